"""What is made from rule books: the table that compares them, and the page of each."""

import re
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import fromstring

import markdown
import pytest

from koirakoulu.finnish.anchors import book_anchor
from koirakoulu.markdown_ext import PageError
from koirakoulu.markdown_ext.comparison import comparison, explaining
from korttipelit import GAMES

ROOT = Path(__file__).resolve().parents[2]
KOIRA = GAMES["koira"]
BOOKS = list(KOIRA.options.books)
RULES_PAGE = ROOT / "docs" / "koira" / "saannot.md"


def converted(text: str, **options: Any) -> str:
    config = {"page": "koira/saannot/sivu.md", **options}
    return markdown.markdown(
        text, extensions=["koirakoulu", "toc"], extension_configs={"koirakoulu": config}
    )


def book_page(book: str, rules: Path = RULES_PAGE) -> str:
    text = f"# Säännöt\n\n```saannot\nkirja: {book}\n```\n"
    options = {"links": "../", "rules_page": "koira/saannot.md", "rules_file": str(rules)}
    return converted(text, **options)


# The table


def table(source: str, links: str = "../saannot/") -> dict[str, list[str]]:
    """The table's rows: the label and the cells' text."""
    rows = comparison(source, "t-1", links).iter("tr")
    texts = [["".join(cell.itertext()).strip() for cell in row] for row in rows]
    return {row[0]: row[1:] for row in texts}


def test_every_option_with_an_effect_in_some_book_has_a_row() -> None:
    rows = table("peli: koira\n")
    assert rows["Pöydän sääntö"] == [book.name for book in KOIRA.options.books.values()]
    for option in KOIRA.options.options:
        books = KOIRA.options.books.values()
        idle = all(option in KOIRA.options.idle(book.rules) for book in books)
        assert (option.label in rows) != idle, option.label
    assert len({len(cells) for cells in rows.values()}) == 1


def test_cells_are_the_books_own_values_and_marked_where_they_differ() -> None:
    rows = table("kirjat: opas, suma, myllymatti\n")
    assert rows["Nostetaan"] == ["pohjimmainen", "pohjimmainen", "≠\u00a0viimeksi lyöty"]
    assert rows["Häviäjän nimi"] == ["koira", "koira", "≠\u00a0myllymatti"]
    assert rows["Jatkosuma"] == ["–", "kyllä", "–"]
    assert rows["Pelaajia"][2].replace("\u2060", "") == "2–4, parhaiten 3"


def test_an_author_may_ask_for_some_options() -> None:
    rows = table("kirjat: pari\nasetukset: kääntö, nosto\n")
    assert list(rows) == [
        "Pöydän sääntö",
        "Pelaajia",
        "Häviäjän nimi",
        "Käännetään näkyviin",
        "Nostetaan",
    ]
    assert rows["Käännetään näkyviin"] == ["–"]
    assert rows["Nostetaan"] == ["≠\u00a0viimeksi lyöty"]


def test_the_table_can_be_read_aloud_and_scrolled_with_the_keyboard() -> None:
    html = converted("```muunnelmataulukko\n```\n", links="../")
    assert "<p><div" not in html
    root = fromstring(html)
    assert root.get("tabindex") == "0"
    assert root.get("role") == "region"
    caption = root.find("table/caption")
    assert caption is not None
    assert root.get("aria-labelledby") == caption.get("id") == "muunnelmataulukko-1-otsikko"
    assert "≠\u00a0= toisin kuin sarakkeessa Koira" in (caption.text or "")
    heads = [head.get("scope") for head in root.iter("th")]
    assert heads == ["col"] * (1 + len(BOOKS)) + ["row"] * (len(heads) - 1 - len(BOOKS))
    signs = {sign.text: sign.get("aria-label") for sign in root.iter("span")}
    assert signs == {"≠": "toisin", "–": "ei vaikutusta"}


def test_values_lead_to_the_rules_that_explain_them() -> None:
    for option in KOIRA.options.options:
        for value in option.values:
            rule = explaining(KOIRA, option, value.id)
            if rule:
                assert value.id in KOIRA.rulebook[rule].holds[option.id]
    cell = next(
        link for link in comparison("", "t", "../s/").iter("a") if link.text == "viimeksi lyöty"
    )
    assert cell.get("href") == "../s/#K4.11"


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("kirjat: opas, sumo\n", "line 2: there is no rule book “sumo” – did you mean suma?"),
        ("asetukset: nostot\n", "line 2: there is no option “nostot” – did you mean nosto?"),
        ("\npeli: koria\n", "line 3: there is no game “koria” – did you mean koira?"),
        ("kirja: opas\n", "line 2: there is no setting “kirja” – did you mean kirjat?"),
        ("kirjat: opas\nkirjat: suma\n", "line 3: the setting kirjat is given twice"),
    ],
)
def test_wrong_tables(source: str, message: str) -> None:
    with pytest.raises(PageError) as raised:
        converted(f"```muunnelmataulukko\n{source}```\n")
    assert message in str(raised.value)


def test_a_mistyped_name_is_no_code() -> None:
    with pytest.raises(PageError, match="did you mean muunnelmataulukko"):
        converted("```muunelmataulukko\n```\n")


# The pages of books


@pytest.mark.parametrize("book", BOOKS)
def test_a_page_holds_exactly_the_rules_of_its_book(book: str) -> None:
    html = book_page(book)
    rules = KOIRA.options.books[book].rules
    wanted = {rule.id for rule in KOIRA.rulebook.values() if rule.holds_under(rules)}
    found = re.findall(r'<h3 data-search-exclude="" id="([^"]+)">', html)
    assert sorted(found) == sorted(book_anchor(book, rule) for rule in wanted)
    assert re.findall(r'<a class="saanto-numero" href="\.\./#([^"]+)"', html) == [
        anchor.removeprefix(f"{book}-") for anchor in found
    ]
    # Nothing here counts as the paragraph of a rule, and no anchor is that of the rules page.
    assert "data-saanto" not in html
    assert not re.search(r'id="K\d', html)
    assert "///" not in html
    assert "Pöydän säännöt:" not in html


def test_sections_without_rules_are_left_out_and_the_others_keep_their_order() -> None:
    headings = re.findall(r"<h2[^>]*>([^<]+)", book_page("opas"))
    assert "5 Sarjat eli suma" not in headings
    assert headings == sorted(headings)
    assert "5 Sarjat eli suma" in re.findall(r"<h2[^>]*>([^<]+)", book_page("suma"))


def test_headings_are_in_the_table_of_contents() -> None:
    config = {"rules_page": "koira/saannot.md", "rules_file": str(RULES_PAGE), "links": "../"}
    md = markdown.Markdown(
        extensions=["koirakoulu", "toc"], extension_configs={"koirakoulu": config}
    )
    md.convert("```saannot\nkirja: suma\n```\n")
    tokens: list[dict[str, Any]] = md.toc_tokens  # type: ignore[attr-defined]
    first = tokens[0]
    assert (first["id"], first["name"]) == ("1-peli-ja-pelaajat", "1 Peli ja pelaajat")
    child = first["children"][0]
    assert (child["id"], child["name"]) == ("suma-K1.1", "1.1 Vuoro kiertää myötäpäivään")


def test_links_lead_where_they_led_on_the_rules_page(tmp_path: Path) -> None:
    rules = tmp_path / "saannot.md"
    rules.write_text(
        "---\ntitle: S\n---\n\n## 4 Luopuminen\n\n/// saanto | K4.4 Isompi käy\n"
        "[a](visat.md) [b](#K4.5) [c](../x.md#y) [d](https://e.fi/f) [e](/g)\n///\n",
        "utf-8",
    )
    html = book_page("opas", rules)
    addresses = re.findall(r"<p><a href=.*?</p>", html)[0]
    assert re.findall(r'href="([^"]*)"', addresses) == [
        "../visat.md",
        "../saannot.md#K4.5",
        "../../x.md#y",
        "https://e.fi/f",
        "/g",
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# A\n\n```saannot\nkirja: opus\n```\n", "line 4: there is no rule book “opus”"),
        ("# A\n\n```saannot\npeli: koira\n```\n", "line 3: there is no rule book “”"),
        ("# A\n\n```saannot\nkirja: opas\n", "line 3: the fence saannot is never closed"),
        ("- A\n\n    ```saannot\n    kirja: opas\n    ```\n", "line 3: the fence saannot stands"),
        ("```saannot opas\n```\n", "line 1: the fence saannot takes no option “opas”"),
        ("```sannot\n```\n", "line 1: there is no widget “sannot” – did you mean saannot?"),
    ],
)
def test_wrong_fences(text: str, message: str) -> None:
    with pytest.raises(PageError) as raised:
        converted(text, rules_page="koira/saannot.md", rules_file=str(RULES_PAGE))
    assert message in str(raised.value)


def test_faults_below_keep_their_lines() -> None:
    text = "```saannot\nkirja: opas\n```\n\n```visa\npeli: koria\n```\n"
    with pytest.raises(PageError, match=r"line 6: “koria” is not a game"):
        converted(text, rules_page="koira/saannot.md", rules_file=str(RULES_PAGE))


def test_a_site_without_a_rules_page_is_told() -> None:
    with pytest.raises(PageError, match="which page holds the rules"):
        converted("```saannot\nkirja: opas\n```\n")
