"""One position under several rule books: what each says is the engine's, and may be changed."""

import json
from typing import Any

import pytest

from koirakoulu.finnish.problems import placed, problem_text
from koirakoulu.views import WIDGETS, WidgetError
from koirakoulu.views.elements import to_html
from koirakoulu.views.position_text import toggled, with_line
from koirakoulu.views.vertailu import of
from korttipelit import GAMES, NotationError, Problem, read_position

from .views_help import BOOKS, RUNS, canonical, everything, only, patched, text_of

MAIJA = """\
peli: musta-maija
valtti: ♦
hyökkääjä: Aino
pöytä: ♣5
Aino: ♥7 ♣2
Eero: ♣9 ♠3
"""
VERTAILU = WIDGETS["vertailu"]
KOIRA = GAMES["koira"]


def start(source: str = BOOKS) -> dict[str, Any]:
    return VERTAILU.init(source, "../saannot/", "cards.svg", "w")


def after(state: dict[str, Any], *actions: dict[str, Any]) -> tuple[dict[str, Any], str]:
    said = ""
    for action in actions:
        state, said = VERTAILU.update(state, action)
    return state, said


TRUMPS = BOOKS.replace("opas, pari, myllymatti", "opas, opas, valtille=mikä-tahansa")


def test_every_books_answer_is_the_engines() -> None:
    for source in (BOOKS, TRUMPS, BOOKS.replace("kirjat: opas, pari, myllymatti\n", "")):
        state = start(source)
        for row in of(state).rows:
            assert {name for group in row.groups for name in group.names} == {
                column.name for column in of(state).columns
            }
        for column in of(state).columns:
            position = read_position(with_line(state["text"], "säännöt", column.rules))
            legal = {
                row.name: group.verdict.legal
                for row in of(state).rows
                for group in row.groups
                if column.name in group.names
            }
            rulings = KOIRA.rulings(position.state)
            assert list(legal.values())[: len(rulings)] == [r.legal for r in rulings]


def test_where_books_differ_is_marked_with_sign_and_word() -> None:
    rows = {row.name: row for row in of(start(TRUMPS)).rows}
    assert rows["patanelonen"].differs
    assert not rows["ruutukuningas"].differs
    view = VERTAILU.view(start(TRUMPS))
    marks = [text_of(mark) for mark in everything(view, class_="k-mark")]
    assert marks[:2] == ["≈ Eri peruste", "≠ Eri vastaus"]
    assert text_of(only(view, id="w-summary")).startswith("Eri vastauksia: 1.")


def test_each_answer_has_its_reason_and_rule() -> None:
    view = VERTAILU.view(start(TRUMPS))
    answers = everything(view, class_="k-said-by")
    assert all(only(answer, "a").get("href", "").startswith("../saannot/#K") for answer in answers)
    texts = [text_of(answer) for answer in answers]
    assert any("Ei käy: valtin päälle kelpaa vain isompi valtti" in text for text in texts)


def test_a_book_without_such_a_position_says_why() -> None:
    state = start("kirjat: suma, opas\n" + RUNS)
    view = VERTAILU.view(state)
    told, why = (text_of(part) for part in only(view, class_="k-impossible"))
    assert told == "Koira: tällainen tilanne ei ole mahdollinen."
    assert why == "Rivi 5: Näillä säännöillä ei lyödä sarjoja."
    assert of(state).rows


def test_books_are_chosen_and_left_out() -> None:
    state, said = after(start(TRUMPS), {"do": "book", "book": "suma", "on": True})
    assert state["books"] == ["opas", "opas, valtille=mikä-tahansa", "suma"]
    assert said
    state, said = after(
        state, *({"do": "book", "book": book, "on": False} for book in state["books"])
    )
    assert said == "Valitse ainakin yhdet säännöt."
    to_html(VERTAILU.view(state))


def test_a_tapped_card_goes_into_the_place_and_out_again() -> None:
    state, _ = after(start(), {"do": "card", "card": "♥5"})
    assert "Liisa: ♦K ♠4 ♠9 ♥5" in state["text"]
    state, _ = after(state, {"do": "card", "card": "♥5"})
    assert "♥5" not in state["text"]
    state, _ = after(state, {"do": "place", "place": "pöytä"}, {"do": "card", "card": "♠9"})
    assert "pöytä: ♦10 ♠7 ♠9" in state["text"]
    assert "Liisa: ♦K ♠4\n" in state["text"]


def test_whatever_is_tapped_can_be_tapped_away_even_where_it_makes_no_position() -> None:
    place = {"do": "place", "place": "pöytä"}
    state, said = after(start(), place, {"do": "card", "card": "♥5"})
    assert said == "Tilannetta ei voi lukea. Korjaa nämä rivit:"
    errors = only(VERTAILU.view(state), class_="k-errors")
    assert text_of(errors[0]) == "Rivi 5: Herttavitonen ei käy pöydässä pataseiskan päälle."
    state, _ = after(state, {"do": "card", "card": "♥5"})
    assert of(state).rows


def test_unseen_cards_stay_when_one_is_added_to_them() -> None:
    text = toggled("Aino: 4\n", "♥5", "Aino")
    assert text == "Aino: ♥5 +4\n"
    assert toggled(text, "♥5", "Aino") == "Aino: +4\n"
    assert toggled("pöytä: ♥2-4 ♥8\n", "♥3", "pöytä") == "pöytä: ♥8\n"


def test_trump_and_turn_are_changed_by_lists() -> None:
    state, _ = after(start(), {"do": "trump", "trump": "♦"}, {"do": "turn", "turn": "Aino"})
    assert "valtti: ♦" in state["text"]
    assert "vuorossa: Aino" in state["text"]


def test_errors_in_the_text_are_told_in_finnish_by_line() -> None:
    state, said = after(start(), {"do": "text", "text": BOOKS.partition("\n")[2] + "Matti\n"})
    assert said == "Tilannetta ei voi lukea. Korjaa nämä rivit:"
    assert text_of(only(VERTAILU.view(state), class_="k-errors")) == (
        "Rivi 9: Riviltä puuttuu kaksoispiste. Tarkoititko ”avain: arvo”?"
    )
    state, _ = after(state, {"do": "restore"})
    assert state == start()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("♦10", "♦11"), "Rivi 4: ”♦11” ei ole kortti."),
        (("vuorossa: Liisa", "vuorossa: Lisa"), "Tarkoititko ”Liisa”?"),
        (("valtti: ♠", "valtti: s"), None),
        (("♠9 ♦K", "♠7 ♦K"), "Pataseiska on kahdessa paikassa."),
        (("vaihe: luopuminen\n", ""), "Vaihe on keräys, luopuminen tai presidentti."),
    ],
)
def test_a_readers_slip_is_told(change: tuple[str, str], said: str | None) -> None:
    text = BOOKS.partition("\n")[2].replace(*change)
    state, _ = after(start(), {"do": "text", "text": text})
    html = text_of(VERTAILU.view(state))
    assert said is None or said in html


def test_every_problem_has_a_finnish_sentence() -> None:
    with pytest.raises(NotationError) as raised:
        read_position("peli: koira\nsäännöt: opos\nvaihe: luopumisvaihe\npöytä: X\nAino: vapaa\n")
    for problem in raised.value.problems:
        assert problem_text(problem).endswith((".", "?"))


def test_problems_are_told_in_the_words_of_the_game() -> None:
    out = Problem("out", "Aino is out and has cards", 4, 1)
    assert placed(out) == "Rivi 4: Vapaalla ei voi olla kortteja."
    assert placed(out, "koira") == "Rivi 4: Keräysvaiheessa kukaan ei ole vielä vapaa."
    missing = Problem("missing-key", "the position does not say valtti", nearest="valtti: …")
    assert problem_text(missing, "durak") == "Tilanteesta puuttuu rivi ”valtti: …”."
    strange = Problem("strange-card", "♠2 is no card of this game")
    assert problem_text(strange) == "Patakakkonen ei kuulu tämän pelin pakkaan."


def test_the_game_of_a_comparison_is_that_of_its_fence() -> None:
    maija = VERTAILU.init(MAIJA)
    assert [column.rules for column in of(maija).columns] == list(
        GAMES["musta-maija"].options.books
    )
    state, said = after(start(), {"do": "text", "text": MAIJA}, {"do": "update"})
    assert said == "Tilannetta ei voi lukea. Korjaa nämä rivit:"
    errors = only(VERTAILU.view(state), "ul", class_="k-errors")
    assert text_of(errors) == "Rivi 1: Sääntöjä ”opas” ei ole. Tarkoititko ”musta-maija”?"


def test_only_books_that_have_such_a_position_are_compared_unasked() -> None:
    state = start(BOOKS.replace("kirjat: opas, pari, myllymatti\n", ""))
    assert "presidentin-koira" in KOIRA.options.books
    assert "presidentin-koira" not in state["books"]
    assert len(of(state).columns) == len([c for c in of(state).columns if c.position])


def test_opening_the_panel_needs_no_python() -> None:
    templates = VERTAILU.previews(start())
    state = start()
    for on in (True, False):
        action = {"do": "edit", "on": on}
        seen, _ = VERTAILU.update(state, action)
        view, _ = patched(VERTAILU.view(state), templates, action)
        assert canonical(view) == canonical(VERTAILU.view(seen))
        state = seen


def test_the_fences_line_of_a_fault_is_told() -> None:
    with pytest.raises(WidgetError, match="♦11") as raised:
        start(BOOKS.replace("♦10", "♦11"))
    assert raised.value.line == 5
    with pytest.raises(WidgetError, match="no rule book") as raised:
        start(BOOKS.replace("pari", "pair"))
    assert raised.value.line == 1


def test_the_state_survives_json() -> None:
    state, _ = after(start(), {"do": "card", "card": "♥5"}, {"do": "only", "on": True})
    assert json.loads(json.dumps(state)) == state


@pytest.mark.parametrize(
    "action",
    [
        {"do": "fly"},
        {"do": "card", "card": "♥11"},
        {"do": "card"},
        {"do": "book", "book": "kissa", "on": True},
        {"do": "text", "text": 1},
        {"do": "turn", "turn": "Matti"},
        {"do": "trump", "trump": "x"},
        {"do": "place", "place": "Aino"},
    ],
)
def test_a_bad_action_is_refused(action: dict[str, Any]) -> None:
    with pytest.raises(WidgetError):
        VERTAILU.update(start(), action)
