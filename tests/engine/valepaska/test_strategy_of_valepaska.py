"""The practice partner: legal, from what he sees, and to an end."""

from random import Random

import pytest
from playing import at

from korttipelit import GAMES
from korttipelit.dealing import new_deal
from korttipelit.notation.record import write_move

GAME = GAMES["valepaska"]


class Steady(Random):
    """A player without whims: every chance comes out at the same number."""

    def __init__(self, chance: float = 0.5) -> None:
        super().__init__()
        self.chance = chance

    def random(self) -> float:
        return self.chance


def advice(said: str, hand: str, chance: float = 0.5, stock: str = "", more: str = "") -> str:
    table = at(f"""
        peli: valepaska
        pakka: {stock}
        pöytä: {len(said.split()) or ""}
        sanottu: {said}
        Aino: {hand}
        Eero: 5
        vuorossa: Aino
        {more}
    """)
    move = GAME.advise(table.state, Steady(chance))
    return write_move(GAME, table.names, move)


def test_he_tells_the_truth_when_he_can() -> None:
    assert advice("5", "♣3 ♣6 ♦6") == "Aino ♣6 ♦6 sanoo 6"


def test_he_lies_little_and_with_what_he_wants_least() -> None:
    assert advice("9", "♣3 ♣4 ♦6") == "Aino ♣3 sanoo 9"
    assert advice("5 2", "♣3 ♣4 ♦6") == "Aino ♣3 sanoo 2"


def test_now_and_then_he_tries_the_stock_or_takes_the_pile_instead() -> None:
    assert advice("9", "♣3 ♣4 ♦6", 0.9) == "Aino nosta"
    assert advice("9", "♣3 ♣4 ♦6 ♦5 ♥3", 0.9, "7") == "Aino käännä"
    assert advice("10", "♣3 ♣4 ♦6") == "Aino nosta"


def test_he_adds_to_a_turned_card_only_what_is_true() -> None:
    table = at("""
        peli: valepaska
        pakka: 5
        pöytä: 1 ♣9
        sanottu: 7 9
        käännetty: kyllä
        Aino: ♣3 ♣4 ♦6 ♦7 ♥8
        Eero: 5
        vuorossa: Aino
    """)
    assert GAME.advise(table.state, Steady()).verb == "enough"


def doubts(said: str, lay: int, eero: str, aino: str = "3", chance: float = 0.5) -> bool:
    table = at(f"""
        peli: valepaska
        pöytä: {len(said.split())}
        sanottu: {said}
        Aino: {aino}
        Eero: {eero}
        vuorossa: Aino
        lyöty: {lay}
    """)
    return GAME.advise(table.state, Steady(chance)).verb == "doubt"


def test_he_doubts_what_cannot_be_true() -> None:
    assert doubts("7 7 7", 3, "♣7 ♦7")
    assert not doubts("7 7 7", 3, "♣7 ♦8")


def test_he_mostly_doubts_when_more_cards_have_been_told_than_there_are() -> None:
    assert doubts("5 2 2 2 2", 1, "♣2 ♦7")
    assert not doubts("5 2 2 2 2", 1, "♣2 ♦7", chance=0.7)
    assert not doubts("5 2 2 2", 1, "♣2 ♦7")


def test_he_doubts_last_cards_more_readily() -> None:
    assert doubts("7", 1, "♣8", aino="", chance=0.4)
    assert not doubts("7", 1, "♣8", chance=0.4)
    assert doubts("7", 1, "♣8", chance=0.05)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("extra", ["", ", kuva-aloitus=ei", ", vapaanosto=ei", ", epäily=seuraava"])
def test_sensible_players_play_legally_from_what_they_see_to_an_end(
    players: int, extra: str
) -> None:
    rng = Random(f"{players}{extra}")
    rules = GAME.options.read(f"valepaska{extra}")
    for _ in range(2):
        state = GAME.deal(new_deal(GAME, rules, players, rng))
        while state.result is None:
            seed = rng.random()
            move = GAME.advise(state, Random(seed))
            assert GAME.ruling(state, move).legal
            assert GAME.advise(GAME.view(state, move.seat), Random(seed)) == move
            state = GAME.play(state, move).after
