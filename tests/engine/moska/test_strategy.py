"""How a sensible player plays."""

from collections import Counter
from random import Random

from playing import At, at

from korttipelit import GAMES, Setup

MOSKA = GAMES["moska"]

TABLE = """
    peli: moska
    säännöt: {rules}
    pakka: {stock}
    hyökkääjä: Aino
    pöytä: {table}
    {more}
    Aino: {aino}
    Eero: {eero}
    Liisa: 6
"""


def table(
    stock="5 ♠9", table="", more="", aino="♣4 ♦J", eero="6", rules="moska"
) -> At:  # fmt: skip
    return at(TABLE.format(stock=stock, table=table, more=more, aino=aino, eero=eero, rules=rules))


def most(here: At, tries: int = 60) -> str:
    """What is mostly advised."""
    found = Counter()
    for seed in range(tries):
        move = here.game.advise(here.state, Random(seed))
        word = "" if move.verb == "play" else here.game.verbs[move.verb] + " "
        found[(word + " ".join(map(str, move.cards))).strip()] += 1
    return found.most_common(1)[0][0]


def test_he_opens_with_his_lowest_card_and_all_that_are_like_it() -> None:
    here = table(aino="♣4 ♦4 ♥J ♠3")
    assert most(here) == "♣4"
    assert most(here.play("Aino ♣4")) == "♦4"
    assert most(here.play("Aino ♦4")) == "riittää"


def test_he_adds_what_is_cheap_and_keeps_what_is_good() -> None:
    assert most(table(table="♥4/♥J", aino="♣4 ♦J")) == "♣4"
    assert most(table(table="♥4/♥J", aino="♣6 ♦J")) == "riittää"
    assert most(table(table="♥4/♥J", aino="♣6 ♠J")) == "riittää"


def test_he_gives_nothing_good_to_one_who_takes_it() -> None:
    given = {"table": "♥J ♦J", "more": "vaihe: lisäys", "aino": "♣J ♣2"}
    assert most(table(**given)) == "riittää"
    assert most(table(stock="", more="valtti: ♠\n    vaihe: lisäys", table="♥4", aino="♣4")) == "♣4"


def test_he_kills_as_cheaply_as_he_can_if_he_can_kill_all() -> None:
    kills = {"table": "♥4 ♦4", "more": "vaihe: avattu"}
    assert most(table(eero="♥5 ♥9 ♦8 ♠3", **kills)) == "kaada ♥4 ♥5"
    assert most(table(eero="♥5 ♥9 ♣8 ♣2", **kills)) == "nosta"


def test_he_tries_the_stock_and_uses_what_he_turns_on_the_dearest_card() -> None:
    deck = {"rules": "moska, pakasta=kyllä", "stock": "♠4 ♦2 ♠9"}
    assert most(table(eero="♣8 ♣2", table="♥4 ♦8", more="vaihe: avattu", **deck)) == "käännä"
    turned = {"table": "♥8 ♦8 ♥K ♦K", "more": "vaihe: avattu\n    käännetty: ♠5", "eero": "6"}
    assert most(table(**deck | turned)) == "kaada ♥K ♠5"


def test_he_exchanges_the_trump_two_and_adds_to_himself_now_and_then() -> None:
    assert most(table(aino="♠2 ♣8")) == "vaihda"
    himself = {"rules": "moska, itselle=kyllä", "more": "riittää: Aino, Liisa"}
    here = table(table="♥4/♥J", eero="♠4 ♦4 ♦K", aino="♣3", **himself)
    assert most(here) in ("♦4", "riittää")
    assert most(table(table="♥4/♥J", eero="♣9 ♦K", **himself)) == "riittää"


def test_sensible_players_bring_a_deal_to_its_end() -> None:
    pack = list(MOSKA.pack(None))
    for seed in range(8):
        rng = Random(seed)
        rng.shuffle(pack)
        state = MOSKA.deal(Setup(MOSKA.options.read("moska"), 2 + seed % 7, tuple(pack)))
        for _ in range(2000):
            if state.result is not None:
                break
            state = MOSKA.play(state, MOSKA.advise(state, rng)).after
        assert state.result is not None
