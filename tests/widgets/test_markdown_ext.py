# Messages are read whole, however long the line.
# ruff: noqa: E501

"""The Markdown extension: pages and what becomes of them, and every way a page can be wrong."""

import re
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, SubElement

import markdown
import pytest

from koirakoulu.finnish.options import condition_keys
from koirakoulu.finnish.ruled import RULED
from koirakoulu.markdown_ext import PageError, fences
from koirakoulu.views import WidgetError

GOLDENS = Path(__file__).parent / "goldens" / "markdown"
POSITION = "peli: koira\nsäännöt: opas\nvaihe: luopuminen\nvaltti: ♠\npöytä: ♦Q\n"
POSITION += "Aino: ♣A\nEero: 6\nLiisa: ♠4 ♦10\nvuorossa: Liisa\n"


def converted(
    text: str, extensions: tuple[str, ...] = ("koirakoulu", "toc"), **options: Any
) -> str:
    config = {"page": "sivu.md", **options}
    return markdown.markdown(
        text, extensions=list(extensions), extension_configs={"koirakoulu": config}
    )


def problem(text: str, **options: Any) -> str:
    """What is wrong with a page."""
    with pytest.raises(PageError) as raised:
        converted(text, **options)
    return str(raised.value)


def stand_in(name: str, source: str, element_id: str, links: str = "", assets: str = "") -> Element:
    """A widget that shows what it is given."""
    if "virhe" in source:
        raise WidgetError(2, "line 2, column 1: toinen rivi on väärin")
    if "kaatuu" in source:
        raise KeyError("hups")
    element = Element("koira-widget", {"id": element_id, "data-widget": name})
    element.set("data-links", links)
    element.set("data-assets", assets)
    SubElement(element, "pre").text = source
    return element


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fences, "widget_element", stand_in)


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize("path", sorted(GOLDENS.glob("*.txt")), ids=lambda path: path.stem)
def test_pages(path: Path, request: pytest.FixtureRequest) -> None:
    title, text, wanted = path.read_text("utf-8").split("----\n")
    html = converted(text.strip("\n"), links="../saannot/", assets="../a/") + "\n"
    if request.config.getoption("--update"):
        path.write_text(f"{title}----\n{text}----\n{html}", "utf-8")
    else:
        assert html == wanted


# Rule paragraphs


def paragraph(head: str, *lines: str) -> str:
    """A page with a paragraph on its third line."""
    return "\n".join(["Alku.", "", f"/// saanto | {head}", *lines, "Teksti.", "///", ""])


PARAGRAPHS = [
    (
        paragraph("K4.44 Isompi käy"),
        "sivu.md, line 3: there is no rule “K4.44” – did you mean K4.4?",
    ),
    (paragraph("K4.4"), "sivu.md, line 3: the rule K4.4 has no heading"),
    (
        paragraph(""),
        "sivu.md, line 3: a rule paragraph names its rule: /// saanto | K4.4 Otsikko",
    ),
    (
        paragraph("K4.10 Pohjimmainen nostetaan"),
        "sivu.md, line 3: K4.10 holds at some tables only – did you mean ehto: nosto=pohjimmainen?",
    ),
    (
        paragraph("K4.10 Pohjimmainen nostetaan", "    ehto: nosto=viimeinen"),
        "sivu.md, line 4: K4.10 does not hold under “nosto=viimeinen” – did you mean nosto=pohjimmainen?",
    ),
    (
        paragraph("K4.4 Isompi käy", "    ehto: nosto=viimeinen"),
        "sivu.md, line 4: K4.4 holds at every table, so it takes no ehto",
    ),
    (
        paragraph("K4.10 Pohjimmainen", "    ehtto: nosto=pohjimmainen"),
        "sivu.md, line 4: a rule paragraph has no option “ehtto” – did you mean ehto: …?",
    ),
    (
        paragraph("K4.10 Pohjimmainen", *["    ehto: nosto=pohjimmainen"] * 2),
        "sivu.md, line 5: the option ehto is given twice",
    ),
    (
        paragraph("K4.10 Pohjimmainen", "ehto: nosto=pohjimmainen"),
        "sivu.md, line 4: the option “ehto” is not indented by 4 spaces",
    ),
    (
        paragraph("K4.4 Isompi käy") + "\n" + paragraph("K4.4 Isompi käy taas"),
        "sivu.md, line 9: the rule K4.4 has a paragraph already, on line 3",
    ),
    (
        "/// sääntö | K4.4 Isompi käy\nTeksti.\n///\n",
        "sivu.md, line 1: there is no block “sääntö” – did you mean saanto?",
    ),
    (
        "/// saanto | K4.4 Isompi käy\nTeksti.\n",
        "sivu.md, line 1: the paragraph of K4.4 is never closed: as many slashes on a line of their own",
    ),
    (
        "Alku.\n\n        /// saanto | K4.4 Isompi käy\n        Teksti.\n        ///\n",
        "sivu.md, line 3: the paragraph of K4.4 would be printed as text – put it at the left margin, or as deep as the list or tab it is in",
    ),
]


@pytest.mark.parametrize(("text", "message"), PARAGRAPHS)
def test_wrong_paragraphs(text: str, message: str) -> None:
    assert problem(text) == message


def test_every_rule_of_every_game_can_have_its_paragraph() -> None:
    blocks = []
    for game in RULED.values():
        for rule in game.rulebook.values():
            holds = condition_keys(game, rule.holds)
            option = [f"    ehto: {holds}", ""] if holds else []
            blocks.append(paragraph(f"{rule.id} Otsikko", *option))
    html = converted("\n".join(blocks))
    assert html.count('<section class="saanto"') == len(blocks)
    assert "saanto |" not in html
    assert "Pöydän säännöt: nostetaan – pohjimmainen" in html


def test_rules_are_in_the_table_of_contents() -> None:
    md = markdown.Markdown(extensions=["koirakoulu", "toc"])
    md.convert(paragraph("K4.4 Isompi samaa maata käy"))
    tokens: list[dict[str, Any]] = md.toc_tokens  # type: ignore[attr-defined]
    assert [(t["id"], t["name"]) for t in tokens] == [("K4.4", "4.4 Isompi samaa maata käy")]


# Fences


def fence(header: str, body: str, fences: str = "```") -> str:
    """A page with a fence on its third line."""
    return f"Alku.\n\n{fences}{header}\n{body}{fences}\n"


def test_a_position_that_cannot_be_read() -> None:
    text = fence("visa", POSITION.replace("valtti: ♠", "valtti: ♠♠").replace("♦10", "♦11"))
    lines = problem(text).splitlines()
    assert [line.split(": ")[0] for line in lines] == ["sivu.md, line 7", "sivu.md, line 11"]
    assert "“♦11” is no card" in lines[1]
    assert "did you mean" in lines[1]


def test_an_illegal_move_quotes_the_move_and_the_verdict() -> None:
    text = fence("kierros", POSITION + "\nLiisa ♦10\n")
    message = problem(text)
    assert message.startswith("sivu.md, line 14: Liisa lyö ruutukympin. ")
    assert "Ei käy: ruutukymppi on pienempi kuin ruuturouva." in message


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("- Kohta\n\n" + "".join(f"    {x}\n" for x in ["```visa", "peli: koria", "```"]), 4),
        ("> Lainaus\n>\n> ```visa\n> peli: koria\n> ```\n", 4),
        ("```python\n```visa\n```\n\n```visa\npeli: koria\n```\n", 6),
        ("````md\n```visa\nesimerkki\n```\n````\n\n```visa\npeli: koria\n```\n", 8),
    ],
)
def test_the_line_is_the_pages_own(text: str, line: int) -> None:
    assert problem(text).startswith(f"sivu.md, line {line}: “koria” is not a game")


def test_the_line_counts_front_matter_and_lines_other_extensions_take() -> None:
    text = fence("visa", "peli: koria\n")
    assert problem(text, first_line=6).startswith("sivu.md, line 9: ")
    with pytest.raises(PageError, match=r"^sivu\.md, line 6: "):
        converted(f"nimi: arvo\n\n{text}", ("koirakoulu", "meta"))


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            fence('visa title="x"', "a\n"),
            "sivu.md, line 3: the fence visa takes no option “title” on its first line – options stand in the fence, a line each: avain: arvo",
        ),
        (fence("visa {.luokka}", "a\n"), "the fence visa takes no option “.luokka”"),
        (fence("visa rikki=", "a\n"), "the fence visa takes no option “rikki”"),
        (fence("vissa", "a\n"), "sivu.md, line 3: there is no widget “vissa” – did you mean visa?"),
        (fence("Kierros", "a\n"), "there is no widget “Kierros” – did you mean kierros?"),
        (
            "```visa\npeli: koira\n",
            "sivu.md, line 1: the fence visa is never closed: its end is indented like its start",
        ),
        ("- a\n\n    ```visa\n  dedent\n    ```\n", "line 3: the fence visa is never closed"),
        (fence("visa", "eka\nvirhe\n"), "sivu.md, line 5: toinen rivi on väärin"),
        (
            fence("visa", "kaatuu\n"),
            "sivu.md, line 3: the fence visa cannot be shown: KeyError: 'hups'",
        ),
    ],
)
def test_wrong_fences(text: str, message: str) -> None:
    assert message in problem(text)


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize(
    "extensions",
    [
        ("koirakoulu",),
        ("koirakoulu", "pymdownx.superfences"),
        ("pymdownx.superfences", "koirakoulu"),
        ("fenced_code", "koirakoulu"),
        ("koirakoulu", "pymdownx.blocks.details", "attr_list", "md_in_html", "tables"),
    ],
)
def test_whatever_else_a_site_has_configured(extensions: tuple[str, ...]) -> None:
    html = converted(fence("visa", "a\n") + "\n" + paragraph("K4.4 Isompi käy"), extensions)
    assert '<koira-widget id="visa-1"' in html
    assert "<p><koira-widget" not in html
    assert '<h3 id="K4.4">' in html


def test_an_extension_that_takes_fences_away_is_named() -> None:
    with pytest.raises(PageError, match=r"another extension .* list koirakoulu after it"):
        converted(fence("visa", POSITION), ("koirakoulu", "fenced_code"))


def test_one_markdown_object_reads_many_pages() -> None:
    md = markdown.Markdown(extensions=["koirakoulu"])
    text = paragraph("K4.4 Isompi käy") + "\n" + fence("visa", POSITION)
    assert md.convert(text) == md.reset().convert(text)
    with pytest.raises(PageError):
        md.reset().convert(fence("visa", "peli: koria\n"))
    assert "K4.4" in md.reset().convert(text)


def test_a_page_without_a_name_says_the_line() -> None:
    with pytest.raises(PageError, match=r"^line 4: "):
        markdown.markdown(fence("visa", "peli: koria\n"), extensions=["koirakoulu"])


def test_what_is_not_shown_yet_is_not_searched() -> None:
    html = converted(fence("kierros", POSITION + "\nLiisa ♠4\n"))
    assert "<template" in html
    templates = re.findall("<template[^>]*>", html)
    assert all('data-search-exclude=""' in template for template in templates)
