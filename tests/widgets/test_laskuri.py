"""The score calculator: what it reads, scores, explains and keeps."""

import json

import pytest

from koirakoulu.finnish.rami import points
from koirakoulu.protocol import handle
from koirakoulu.views import WIDGETS, WidgetError, laskuri
from koirakoulu.views.elements import to_html
from koirakoulu.views.laskuri_view import LASKURI
from korttipelit import NotationError, read_cards
from korttipelit.rami.rulebook import RULEBOOK
from korttipelit.rami.scoring import Item

THREE = "pelaajat: Aino, Eero, Liisa"


def after(source: str, *actions: dict) -> dict:
    """The state after these actions; each change goes through the protocol, too."""
    state = laskuri.init(source, "saannot.md")
    for action in actions:
        state, _ = laskuri.update(state, action)
        request = {"widget": "laskuri", "state": state, "action": {"do": "hand", "seat": 99}}
        assert json.loads(handle(json.dumps(request)))["error"]["code"] == "bad-action"
        to_html(LASKURI.view(state))
    return state


def deal(ending: str, winner: int, *hands: str | None) -> list[dict]:
    """The actions that write a deal down; a hand that begins with `-` has not been opened."""
    actions = [{"do": "ending", "value": ending}]
    if winner >= 0:
        actions.append({"do": "winner", "value": str(winner)})
    for seat, hand in enumerate(hands):
        if hand is not None:
            actions.append({"do": "hand", "seat": seat, "text": hand.removeprefix("-")})
            actions.append({"do": "opened", "seat": seat, "on": not hand.startswith("-")})
    return [*actions, {"do": "score"}]


def text(state: dict) -> str:
    html = to_html(LASKURI.view(state))
    return html.replace("\N{NO-BREAK SPACE}", " ")


def test_it_is_a_widget_of_its_own() -> None:
    assert WIDGETS["laskuri"] is LASKURI
    html = text(laskuri.init(""))
    assert "Pelaaja 1" in html
    assert "Peli alkaa" in html
    assert "komentosarjoja" in to_html(LASKURI.static({})[0])
    assert not LASKURI.complete({})
    assert not LASKURI.previews({})


def test_a_deal_is_scored_and_every_point_explained() -> None:
    state = after(THREE, *deal("out", 0, None, "ässä jokeri 5", "-K Q"))
    assert laskuri.standing(state).totals == (0, 36, 45)
    html = text(state)
    assert "Aino 0: jaon voittaja" in html
    assert "Eero 36: jokeri 20, ässä 11, vitonen 5" in html
    assert "Liisa 45: kuvakortit 20, ei avannut +25" in html
    assert 'href="saannot.md#RA2.2"' in html
    assert "Nyt johtaa Aino. Raja on 200 pistettä." in html


def test_a_cap_is_told_as_points_let_off() -> None:
    state = after("pelaajat: Aino, Eero", *deal("out", 0, None, "-60"))
    assert "Eero 50: käsikortit 60, ei avannut +25, enintään puolet pisterajasta: −35" in text(
        state
    )
    many = after(THREE, *deal("out", 0, None, "-90", "2"))
    assert "enintään sata pistettä: −15" in text(many)


def test_a_finish_in_one_go_ends_a_game_of_three() -> None:
    actions = [{"do": "ending", "value": "one_go"}, {"do": "winner", "value": "2"}, {"do": "score"}]
    state = after(THREE, *actions)
    assert "Peli päättyi. Voittaja on Liisa." in text(state)
    assert "Laske jako" not in text(state)
    assert "kertalopetus 200" in text(state)


def test_a_dead_end_has_no_winner_to_choose_and_equal_hands_tie() -> None:
    begun = after(THREE, {"do": "ending", "value": "dead_end"})
    assert "Jaon voittaja" not in text(begun)
    state = after(THREE, *deal("dead_end", -1, "8", "8", "30"))
    assert laskuri.standing(state).totals == (0, 0, 30)
    assert "yhtä pieni käsi" in text(state)
    counted = after(THREE, {"do": "rule", "option": "deadlock_tie", "value": "lasketaan"})
    for action in deal("dead_end", -1, "8", "8", "30"):
        counted, _ = laskuri.update(counted, action)
    assert laskuri.standing(counted).totals == (8, 8, 30)


def test_a_shared_last_place_asks_for_one_more_deal() -> None:
    both = (*deal("out", 0, None, "10", "190"), *deal("out", 1, "10", None, "20"))
    state = after(THREE, *both)
    assert "Vielä yksi jako: kaikki pelaavat." in text(state)
    tied = after(THREE, {"do": "rule", "option": "final_tie", "value": "tasoissa"}, *both)
    assert "Vielä yksi jako: mukana ovat Aino ja Eero." in text(tied)
    assert tied["draft"]["hands"][2] is None
    done = after(
        THREE,
        {"do": "rule", "option": "final_tie", "value": "tasoissa"},
        *both,
        {"do": "winner", "value": "1"},
        {"do": "hand", "seat": 0, "text": "4"},
        {"do": "score"},
    )
    assert "Voittaja on Eero." in text(done)
    assert "Liisa 0: ei pelannut tätä jakoa" in text(done)
    with pytest.raises(WidgetError, match="sits"):
        laskuri.update(tied, {"do": "hand", "seat": 2, "text": "4"})


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        (deal("out", -1, None, "5", "6"), "Valitse jaon voittaja."),
        (deal("out", 0, None, "", "6"), "Eero: merkitse käteen jääneet kortit"),
        (deal("out", 0, None, "jokkeri", "6"), "Eero: ”jokkeri” ei ole kortti eikä pistemäärä."),
        (deal("out", 0, None, "jokkeri", "6"), "Tarkoititko: jokeri?"),
        (deal("one_go", 0, None, "5", "-6"), "Eero: kertalopetuksessa"),
        (deal("out", 0, "7", "5", "6"), "Aino: voittajan käteen ei jää kortteja."),
        (deal("out", 0, "-7", "5", "6"), "Aino: voittaja on avannut."),
        (deal("out", 0, None, "5\x00", "6"), "ei ole kortti eikä pistemäärä."),
        (deal("out", 0, None, "0", "6"), "Eero: merkitse käteen jääneet kortit"),
        (deal("out", 0, None, "5000", "6"), "Eero: pisteitä on liikaa."),
        (deal("out", 0, None, "5 " * 70, "6"), "Eero: kortteja on liikaa."),
    ],
)
def test_what_cannot_be_scored_is_told_and_nothing_is_lost(actions: list, told: str) -> None:
    state = after(THREE, *actions)
    assert told in text(state)
    assert state["deals"] == []
    assert state["draft"]["hands"][2]["text"] == "6"


def test_the_last_deal_may_be_taken_back_and_an_evening_begun_anew() -> None:
    played = deal("out", 0, None, "5", "6")
    state = after(THREE, *played, *deal("out", 1, "7", None, "8"), {"do": "undo"})
    assert laskuri.standing(state).totals == (0, 5, 6)
    assert state["draft"]["hands"][0]["text"] == "7"
    new = after(THREE, *played, {"do": "new"})
    assert new["deals"] == []
    assert new["names"] == ["Aino", "Eero", "Liisa"]
    with pytest.raises(WidgetError, match="take back"):
        laskuri.update(new, {"do": "undo"})


def test_names_and_players_are_the_tables_own() -> None:
    state = after(
        "", {"do": "players", "number": "4"}, {"do": "name", "seat": 3, "text": " Ilo  V "}
    )
    assert laskuri.names_of(state) == ["Pelaaja 1", "Pelaaja 2", "Pelaaja 3", "Ilo V"]
    scored = after(THREE, *deal("out", 0, None, "5", "6"))
    with pytest.raises(WidgetError, match="cannot play"):
        laskuri.update(scored, {"do": "players", "number": "4"})


def test_other_rules_score_what_was_written_anew() -> None:
    state = after(THREE, *deal("out", 0, None, "90", "95"), *deal("out", 0, None, "90", "95"))
    assert not laskuri.standing(state).over
    low, said = laskuri.update(state, {"do": "rule", "option": "limit", "value": "100"})
    assert laskuri.standing(low).over
    assert "Voittaja on Aino." in said
    shorter = after(THREE, *deal("out", 0, None, "90", "95"), *deal("out", 0, None, "90", "95"))
    shorter = shorter | {"deals": [*shorter["deals"], shorter["deals"][0]]}
    cut, _ = laskuri.update(shorter, {"do": "rule", "option": "limit", "value": "100"})
    assert len(cut["deals"]) == 2


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"do": "fly"},
        {"do": ["score"]},
        {"do": "players", "number": 3},
        {"do": "players", "number": "9"},
        {"do": "name", "seat": 7, "text": "x"},
        {"do": "name", "seat": 0, "text": None},
        {"do": "rule", "option": "limit", "value": "7"},
        {"do": "rule", "option": "nothing", "value": "7"},
        {"do": "ending", "value": "rain"},
        {"do": "winner", "value": "7"},
    ],
)
def test_an_unknown_action_is_refused(action: dict) -> None:
    with pytest.raises(WidgetError):
        laskuri.update(laskuri.init(THREE), action)


@pytest.mark.parametrize(
    ("source", "line"),
    [("pelaajat: Aino", 1), ("peli: koira", 1), ("\npelajat: Aino, Eero", 2), ("moi", 1)],
)
def test_a_bad_fence_is_refused_with_its_line(source: str, line: int) -> None:
    with pytest.raises(WidgetError) as error:
        laskuri.init(source)
    assert error.value.line == line


def test_rules_of_a_fence_are_read_as_everywhere() -> None:
    assert laskuri.rules_of(laskuri.init("säännöt: rami, raja=300")).limit == 300
    with pytest.raises(NotationError):
        laskuri.init("säännöt: rummi")


def test_every_rule_that_gives_points_has_words() -> None:
    for rule in (rule for rule in RULEBOOK if rule.startswith(("RA1", "RA2"))):
        assert points.item(Item(rule, 20, read_cards("♠7")))


def test_an_evening_is_long_but_not_endless() -> None:
    state = after(THREE)
    one = after(
        THREE,
        {"do": "rule", "option": "limit", "value": "500"},
        *deal("out", 0, None, "1 2"[2:], "2"),
    )
    state = one | {"deals": one["deals"] * laskuri.MOST_DEALS}
    for action in deal("out", 0, None, "2", "2"):
        state, _ = laskuri.update(state, action)
    assert len(state["deals"]) == laskuri.MOST_DEALS
