"""What a position may leave out, and what cannot be, with every reason."""

import json

import pytest
from playing import at

from korttipelit import CHANCE, GAMES, NOBODY, Move, NotationError

GOOD = """
    peli: moska
    säännöt: {rules}
    {stock}
    hyökkääjä: {attacker}
    pöytä: {table}
    {more}
    Aino: {aino}
    Eero: {eero}
    Liisa: {liisa}
"""
USUAL = {
    "rules": "moska",
    "stock": "valtti: ♠",
    "attacker": "Aino",
    "table": "♣8",
    "more": "",
    "aino": "♥A ♦8",
    "eero": "♣9 ♣J",
    "liisa": "♥7 ♥8",
}
DECK = {"rules": "moska, pakasta=kyllä", "stock": "pakka: ♣2 ♣3 ♠9"}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"stock": "pakka:"}, "which suit is trump"),
        ({"stock": "pakka: 3"}, "the last card of the stock lies open"),
        ({"stock": "pakka: ♠9\n    valtti: ♥"}, "the trump card is ♠9"),
        ({"stock": "pakka: ♠9", "liisa": "vapaa"}, "nobody gets out while there is a stock"),
        ({"attacker": ""}, "does not say who attacks"),
        ({"more": "puolustaja:"}, "nobody to attack"),
        ({"more": "puolustaja: Aino"}, "nobody attacks himself"),
        ({"more": "puolustaja: Liisa", "liisa": "vapaa"}, "Liisa is out and cannot be attacked"),
        ({"attacker": "Liisa", "liisa": "vapaa", "table": ""}, "Liisa is out and cannot attack"),
        ({"liisa": ""}, "Liisa is in the game and has no card"),
        ({"eero": "", "table": ""}, "Eero is in the game and has no card"),
        ({"more": "riittää: Eero"}, "who may add cards"),
        ({"table": "", "more": "vaihe: hyökkäys"}, "the attack is to be opened"),
        ({"table": "♣8/♣10", "more": "vaihe: avaus"}, "nothing is beaten"),
        ({"table": "♣8 ♠8 ♥8", "more": "vaihe: avaus", "liisa": "♥7"}, "with so many cards"),
        ({"table": "♣8 ♠2", "more": "vaihe: avaus"}, "one card, or sets"),
        ({"table": "♣8 ♠8 ♥2", "more": "vaihe: avaus", "eero": "9", "liisa": "♥7"}, "or sets"),
        ({"table": "", "more": "riittää: Aino"}, "nobody has done anything"),
        ({"table": "", "more": "käytetty: 1"}, "nobody has done anything"),
        ({"table": "♣8/♦10"}, "♦10 does not beat ♣8"),
        ({"table": "♣8/♣10 ♦K"}, "♦K has come to no card of its rank"),
        ({"table": "♣8 ♠8 ♥8", "liisa": "♥7"}, "Eero cannot have so many cards to beat"),
        ({"more": "käytetty: 1"}, "the cards on the table do not agree"),
        ({"table": "♣8/♣10", "more": "käytetty: 0"}, "the cards on the table do not agree"),
        ({"rules": "moska, itselle=kyllä", "more": "käytetty: 2"}, "do not agree"),
        ({"table": "♣8/♣10", "more": "vaihe: avattu"}, "the defender has acted"),
        ({"table": "♣8/♣10", "more": "vaihe: lisäys"}, "cannot be doing this"),
        ({"more": "vaihe: lisäys\n    riittää: Aino, Liisa"}, "the attack is over"),
        ({"table": "♣8/♣10", "more": "riittää: Aino, Liisa"}, "the attack is over"),
        ({"table": "♣8 ♦7", "more": "käännetty: ♠4"}, "♦7 has come to no card"),
        ({"table": "♣8 ♠8", "more": "käännetty: ♠10"}, "only while it beats several"),
        ({**DECK, "table": "♣8 ♠8", "more": "käännetty: ♥10"}, "only while it beats several"),
        ({**DECK, "table": "♣8 ♦10", "more": "käännetty: ♠4\n    vaihe: lisäys"}, "only while"),
        ({**DECK, "more": "käännetty: ♠4 ♠5"}, "one card at a time"),
        ({**DECK, "more": "käännetty: 1"}, "one card at a time"),
        ({**DECK, "more": "pakasta: ♦10"}, "♦10 does not lie open"),
        ({"more": "pakasta: ♣8"}, "♣8 does not lie open"),
        ({**DECK, "more": "pakasta: ♣8 ♦10"}, "pakasta is one card"),
        ({"more": "vaihe: kokeilu"}, "vaihe cannot be"),
    ],
)
def test_what_cannot_be_is_refused(changes: dict[str, str], message: str) -> None:
    at(GOOD.format(**USUAL))
    with pytest.raises(NotationError, match=message):
        at(GOOD.format(**USUAL | changes))


def test_a_position_need_not_say_what_follows_from_the_rest() -> None:
    state = at(GOOD.format(**USUAL)).state
    assert (state.defender, state.stage, state.used) == (1, "joining", 0)
    assert at(GOOD.format(**USUAL | {"table": "♣8/♣10"})).state.used == 1
    assert at(GOOD.format(**USUAL | {"table": ""})).state.stage == "opening"
    assert at(GOOD.format(**USUAL | {"stock": "pakka: ♦2 ♥9"})).state.trump == 2


def test_with_cards_from_the_stock_more_may_lie_open_than_the_killer_holds() -> None:
    table = at(GOOD.format(**USUAL | DECK | {"table": "♣8 ♠8 ♦10", "more": "pakasta: ♦10"}))
    assert str(table.state.stray) == "♦10"
    assert "pakasta: ♦10" in repr(table)
    form = table.game.to_json(table.state)
    assert form["stray"] == "♦10"
    assert table.game.from_json(json.loads(json.dumps(form))) == table.state


def test_a_state_in_json_is_checked_like_a_position() -> None:
    moska = GAMES["moska"]
    form = moska.to_json(at(GOOD.format(**USUAL)).state)
    with pytest.raises(ValueError, match="nobody attacks himself"):
        moska.from_json({**form, "attacker": 1})


@pytest.mark.parametrize("seat", [NOBODY, CHANCE, 7])
def test_a_move_of_nobody_at_the_table_is_illegal(seat: int) -> None:
    here = at(GOOD.format(**USUAL))
    assert here.game.ruling(here.state, Move(seat, "enough")).rule == "MO1.1"
