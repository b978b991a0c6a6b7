"""How a sensible player plays."""

from collections import Counter
from random import Random

from playing import at

from korttipelit import GAMES, Setup

DURAK = GAMES["durak"]

TABLE = """
    peli: durak
    säännöt: {}
    pakka: {}
    hyökkääjä: Aino
    pöytä: {}
    Aino: {}
    Eero: {}
    Liisa: 6
"""


def advice(table, tries: int = 60) -> Counter:
    """What is advised, and how often."""
    found = Counter()
    for seed in range(tries):
        move = DURAK.advise(table.state, Random(seed))
        word = "" if move.verb == "play" else DURAK.verbs[move.verb] + " "
        found[(word + " ".join(map(str, move.cards))).strip()] += 1
    return found


def most(table) -> str:
    return advice(table).most_common(1)[0][0]


def test_he_attacks_with_his_cheapest_card() -> None:
    assert most(at(TABLE.format("vapaa", "5 ♠9", "", "♣8 ♦J ♠7 ♥7", "6"))) == "♥7"


def test_he_keeps_dear_cards_while_there_is_a_stock() -> None:
    assert most(at(TABLE.format("vapaa", "5 ♠9", "♣8/♣K", "♦K ♠7", "5"))) == "riittää"
    assert most(at(TABLE.format("lupa", "5 ♠9", "♣8/♣K", "♦K ♠7", "5"))) == "salli"
    end = TABLE.format("vapaa", "", "♣8/♣K", "♦K ♠7", "5").replace("pakka: ", "valtti: ♠")
    assert most(at(end)) == "♦K"


def test_he_gives_away_no_trump() -> None:
    end = TABLE.format("vapaa", "", "♣8", "♦K ♠8", "5").replace("pakka: ", "valtti: ♠")
    table = at(end + "    nostaa: kyllä\n")
    assert most(table) == "riittää"


def test_he_topples_with_the_cheapest_card() -> None:
    assert most(at(TABLE.format("vapaa", "5 ♠9", "♣8", "5", "♣9 ♣J ♠7 ♥7 ♥8 ♥9"))) == "kaada ♣8 ♣9"


def test_he_spends_no_high_trump_on_a_small_attack_while_there_is_a_stock() -> None:
    assert most(at(TABLE.format("vapaa", "5 ♠9", "♣8", "5", "♠A ♥7 ♥8 ♥9"))) == "nosta"


def test_he_takes_what_he_cannot_topple() -> None:
    assert most(at(TABLE.format("vapaa", "5 ♠9", "♣8", "5", "♥7 ♥8"))) == "nosta"


def test_he_exchanges_the_trump_six() -> None:
    assert advice(at(TABLE.format("vapaa", "5 ♠9", "", "♣8 ♠6", "6"))) == {"vaihda": 60}


def test_sensible_players_finish_every_deal_without_going_in_circles() -> None:
    reasons = Counter()
    for seed in range(120):
        rng = Random(seed)
        book = rng.choice(list(DURAK.options.books.values()))
        players = rng.choice(list(book.players))
        pack = list(DURAK.pack(book.rules))
        rng.shuffle(pack)
        state = DURAK.deal(Setup(book.rules, players, tuple(pack)))
        for _ in range(2000):
            if state.result is not None:
                break
            state = DURAK.play(state, DURAK.advise(state, rng)).after
        assert state.result is not None
        reasons[state.result.reason] += 1
    assert reasons["last_in_game"] > 30
    assert reasons["last_side"] > 30
    assert reasons["repetition"] < 4
