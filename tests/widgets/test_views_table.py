"""The table as it is drawn and as it is heard."""

import json

import pytest

from koirakoulu.views import WIDGETS
from koirakoulu.views.elements import script_json, to_html
from koirakoulu.views.games import VIEWS
from koirakoulu.views.scenes import open_scene, scene_for
from koirakoulu.views.static import widget_element
from koirakoulu.views.table import faces, symbol_id, table
from korttipelit import CARDS, GAMES, read_position
from korttipelit.notation import Position

from .views_help import QUIZ, ROUND, RUNS, everything, only, text_of

COLLECTING = """\
peli: koira
säännöt: opas
vaihe: keräys
pakka: 20
pöytä: ♣5 ♦J
pino Eero: 6
Aino: ♠2 ♠3
Eero: 3
Liisa: ♥K ♥Q ♥4
vuorossa: Liisa
"""


def drawn(source: str, seat: int = 2) -> str:
    return to_html(table(scene_for(read_position(source), seat), "t", faces("cards.svg")))


def scene_table(position: Position, seat: int = 2):  # type: ignore[no-untyped-def]
    return table(scene_for(position, seat), "t", faces("cards.svg"))


@pytest.mark.parametrize("card", [str(card) for card in CARDS])
def test_every_card_has_a_face_and_a_name(card: str) -> None:
    svg = faces("cards.svg")(card)
    assert only(svg, "use").get("xlink:href") == f"cards.svg#{symbol_id(card)}"
    assert svg.get("role") == "img"
    assert svg.get("aria-label")
    assert text_of(svg) == card[1:] + card[0]  # what is seen where the picture cannot be had


def test_every_game_has_an_adapter() -> None:
    assert set(VIEWS) == set(GAMES)


def test_who_is_in_turn_is_told_in_words() -> None:
    view = scene_table(read_position(QUIZ))
    assert text_of(only(view, id="t-s2")).startswith("Liisa vuorossa")
    assert len(everything(view, class_="k-tag-turn")) == 1


def test_a_free_player_is_called_free() -> None:
    assert "vapaa" in text_of(only(scene_table(read_position(RUNS), 3), id="t-s2"))


def test_a_player_in_the_game_without_cards_is_told_so() -> None:
    position = read_position(RUNS.replace("Eero: 2", "Eero:"))
    assert "kortitta" in text_of(only(scene_table(position, 3), id="t-s1"))


def test_a_run_lies_as_one_lot() -> None:
    view = scene_table(read_position(RUNS), 3)
    lots = everything(view, class_="k-lot")
    assert [len(everything(lot, "svg")) for lot in lots] == [3, 1]
    pile = only(view, class_="k-pile").get("aria-label", "")
    assert "hertat" not in pile
    assert "ristit kakkosesta neloseen" in pile


def test_the_stock_has_its_count_and_the_trump_card_crosswise() -> None:
    view = scene_table(read_position(COLLECTING))
    stock = only(view, class_="k-stock")
    assert text_of(stock) == "Nostopakka: 20 korttia"
    assert len(everything(only(stock, class_="k-under"), "svg")) == 1
    assert "Valtti ei ole vielä selvinnyt" in text_of(view)


def test_won_piles_show_their_size_only() -> None:
    assert "voitettuja 6" in text_of(only(scene_table(read_position(COLLECTING)), id="t-s1"))


def test_the_player_who_led_the_trick_is_told() -> None:
    assert "aloitti" in text_of(only(scene_table(read_position(COLLECTING)), id="t-s0"))


def test_open_hands_leave_the_stock_closed() -> None:
    scene = open_scene(read_position(COLLECTING))
    assert scene.seats[0].cards == ("♠2", "♠3")
    assert scene.stock is not None
    assert scene.stock.under is None


def test_no_view_shows_a_card_its_reader_may_not_see() -> None:
    html = drawn(QUIZ.replace("♥3 ♣A", "♥3 ♣A ♥7"))
    assert "herttaseiska" not in html
    assert "c-h7" not in html


# --- the widget in its page ---


@pytest.mark.parametrize(("name", "source"), [("visa", QUIZ), ("kierros", ROUND)])
def test_a_page_carries_the_state_it_shows(name: str, source: str) -> None:
    element = widget_element(name, source, "w-1", "../saannot/", "../assets/")
    state = json.loads(element[0].get("data-state", ""))
    assert state["cards"] == "../assets/cards-bf.svg"
    view = only(element, class_="k-view")
    assert [to_html(child) for child in view] == [to_html(WIDGETS[name].view(state))]
    live = only(element, class_="k-live")
    assert (live.get("role"), live.get("aria-live")) == ("status", "polite")


@pytest.mark.parametrize(("name", "source"), [("visa", QUIZ), ("kierros", ROUND)])
def test_ids_are_of_the_widget_and_stand_once(name: str, source: str) -> None:
    element = widget_element(name, source, "w-1")
    ids = [found.get("id", "") for found in element.iter() if found.get("id")]
    shown = [
        found.get("id", "")
        for part in element
        if part.tag != "template"
        for found in part.iter()
        if found.get("id")
    ]
    assert all(identifier.startswith("w-1") for identifier in ids)
    assert len(shown) == len(set(shown))


def test_no_source_ends_the_script_it_is_carried_in() -> None:
    text = script_json({"source": "</script><!-- & ♠"})
    assert not set("<>&") & set(text)
    assert json.loads(text) == {"source": "</script><!-- & ♠"}


def test_names_are_escaped() -> None:
    source = QUIZ.replace("Liisa", "<b>Liisa</b>")
    html = to_html(widget_element("visa", source, "w-1"))
    assert "<b>" not in html
