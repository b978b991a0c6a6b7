"""The practice partner: legal, from what he sees, and to an end."""

from random import Random

import pytest
from playing import at

from korttipelit import GAMES
from korttipelit.dealing import new_deal

GAME = GAMES["paskahousu"]


class Steady(Random):
    """A player without whims."""

    def random(self) -> float:
        return 0.5


def advice(pile: str, hand: str, stock: str = "", rules: str = "paskahousu") -> str:
    table = at(f"""
        peli: paskahousu
        säännöt: {rules}
        pakka: {stock}
        pöytä: {pile}
        Aino: {hand}
        Eero: 5
        vuorossa: Aino
    """)
    move = GAME.advise(table.state, Steady())
    return " ".join(map(str, move.cards)) or move.verb


def test_he_plays_his_lowest_cards_all_at_once() -> None:
    assert advice("♦5", "♣6 ♦6 ♣8 ♣2") == "♣6 ♦6"


def test_he_keeps_tens_aces_and_twos() -> None:
    assert advice("♦5", "♣10 ♣9 ♣2") == "♣9"
    assert advice("♦5", "♣10 ♣J ♣2") == "♣10"
    assert advice("♦5", "♣3 ♣J ♣2") == "♣2"


def test_he_takes_a_small_pile_rather_than_spend_a_two_while_the_stock_lasts() -> None:
    assert advice("♦5", "♣3 ♣J ♣2 ♣K ♣Q", "7") == "pick_up"
    assert advice("♦5 ♥5 ♦6 ♥6", "♣3 ♣J ♣2 ♣K ♣Q", "7") == "♣2"


def test_he_tries_the_stock_before_he_takes() -> None:
    assert advice("♦5", "♣3 ♣J ♣4 ♣K ♣Q", "7") == "turn"
    assert advice("♦5", "♣3 ♣J ♣4 ♣K ♣Q") == "pick_up"


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("extra", ["", ", kuva-aloitus=ei", ", vapaanosto=ei", ", kokeilu=aina"])
def test_sensible_players_play_legally_from_what_they_see_to_an_end(
    players: int, extra: str
) -> None:
    rng = Random(f"{players}{extra}")
    rules = GAME.options.read(f"paskahousu{extra}")
    for _ in range(3):
        state = GAME.deal(new_deal(GAME, rules, players, rng))
        while state.result is None:
            seed = rng.random()
            move = GAME.advise(state, Random(seed))
            assert GAME.ruling(state, move).legal
            assert GAME.advise(GAME.view(state, state.turn), Random(seed)) == move
            state = GAME.play(state, move).after


def test_most_deals_of_sensible_players_have_a_loser() -> None:
    rng = Random(1)
    rules = GAME.options.books["paskahousu"].rules
    reasons = []
    for _ in range(40):
        state = GAME.deal(new_deal(GAME, rules, 4, rng))
        while state.result is None:
            state = GAME.play(state, GAME.advise(state, rng)).after
        reasons.append(state.result.reason)
    assert reasons.count("last_with_cards") > 34
