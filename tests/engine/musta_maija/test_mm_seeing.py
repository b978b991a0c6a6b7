"""Who sees what, positions that cannot be, and the practice partner."""

from random import Random

import pytest
from facts import proves
from playing import at, dealt
from truths_of_musta_maija import GAME

from korttipelit import NotationError, read_position
from korttipelit.dealing import new_deal


@proves("MAIJA-3.2")
def test_the_trump_card_is_seen_by_all_once_it_is_turned() -> None:
    here = dealt("musta-maija", 2, game=GAME)
    assert set(here.seen_by("Eero").state.stock) == {None}
    here.play(f"Aino {here.legal.split()[0]}", "Aino riittää")
    shown = here.seen_by("Eero").state
    assert shown.stock[-1] == here.state.stock[-1]
    assert set(shown.stock[:-1]) == {None}
    assert here.seen_by("Eero").hand("Aino") == "? ? ? ? ?"


BASE = """
peli: musta-maija
säännöt: musta-maija
valtti: ♦
pakka: 4 ♦7
pöytä: ♥8/♥9 ♥2
vaihe: kaato
hyökkääjä: Aino
kaatuneet: ♣K
Aino: ♣2
Eero: ♥A
Liisa: ♠Q
"""


def problems(*changes: tuple[str, str]) -> list[str]:
    text = BASE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    with pytest.raises(NotationError) as error:
        read_position(text)
    return [problem.message for problem in error.value.problems]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ([("valtti: ♦", "valtti: ♠"), ("♦7", "♠7")], "spades cannot be trump"),
        ([("♦7", "♣7")], "the last card of the stock is the trump card, not ♣7"),
        ([("valtti: ♦", "valtti:")], "by now trump has been turned"),
        ([("Liisa: ♠Q", "Liisa: vapaa")], "nobody is out while the stock lasts"),
        ([("Liisa: ♠Q", "Liisa:")], "Liisa is in the game and has no cards"),
        ([("hyökkääjä: Aino", "hyökkääjä:")], "somebody attacks"),
        ([("hyökkääjä: Aino", "hyökkääjä: Aino\nvoittaja: Eero")], "Eero is still in the game"),
        ([("♣K", "♠Q"), ("Liisa: ♠Q", "Liisa: ♠A")], "Musta Maija never topples"),
        ([("♥2", "♣3")], "a lead is of one suit"),
        ([("♥8/♥9", "♥8/♥7")], "♥7 does not topple ♥8"),
        ([("♥8/♥9 ♥2", "♥8/♥9")], "when all is toppled the table is empty"),
        ([("kaato", "lyönti")], "nothing is toppled while cards are led"),
        ([("♥8/♥9 ♥2", "♥2"), ("kaato", "lisäys")], "nothing is added at this table"),
        ([("♥8/♥9 ♥2", "")], "on an empty table somebody leads"),
        (
            [
                ("pakka: 4 ♦7\n", ""),
                ("Aino: ♣2", "Aino: vapaa"),
                ("kaato", "lyönti"),
                ("♥8/♥9 ♥2", "♥2"),
            ],
            "Aino is out and cannot attack",
        ),
        (
            [("pakka: 4 ♦7\n", ""), ("Aino: ♣2", "Aino: vapaa"), ("Liisa: ♠Q", "Liisa: vapaa")],
            "at least two players are still in the game",
        ),
        (
            [("säännöt: musta-maija", "säännöt: musta-maija, lyöntiraja=aina"), ("♥2", "♥2 ♥3")],
            "more lies open than Eero holds cards",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes, message: str) -> None:
    assert message in problems(*changes)


def test_before_the_first_lead_the_stock_holds_a_card_that_can_be_trump() -> None:
    text = "peli: musta-maija\nvaltti:\npakka: ♠2 ♠3\nhyökkääjä: Aino\nAino: ♣2\nEero: ♣3\n"
    with pytest.raises(NotationError, match="no card of the stock can become the trump card"):
        read_position(text)
    with pytest.raises(NotationError, match="by now trump has been turned"):
        read_position(text.replace("peli: musta-maija", "peli: musta-maija\nkaatuneet: ♥2"))
    assert read_position(text.replace("♠3", "♥3")).state.trump == -1


def test_a_position_need_not_say_what_follows() -> None:
    text = """
        peli: musta-maija
        valtti: ♦
        pöytä: ♥8
        hyökkääjä: Aino
        Aino: ♣2
        Eero: ♠Q
    """
    assert at(text).turn == "Eero"
    assert at(text.replace("        pöytä: ♥8\n", "")).turn == "Aino"


@pytest.mark.parametrize("extra", ["", ", lisäys=kyllä", ", lyöntiraja=aina, jako=6"])
@pytest.mark.parametrize("players", range(2, 7))
def test_sensible_players_play_legally_to_an_end(extra: str, players: int) -> None:
    rng = Random(f"{extra}{players}")
    rules = GAME.options.read(f"musta-maija{extra}")
    for _ in range(4):
        state = GAME.deal(new_deal(GAME, rules, players, rng))
        while state.result is None:
            seed = rng.random()
            move = GAME.advise(state, Random(seed))
            seen = GAME.view(state, GAME.to_play(state)[0])
            assert GAME.advise(seen, Random(seed)) == move
            assert GAME.ruling(state, move).legal
            state = GAME.play(state, move).after
        assert state.result.reason in ("last_in_game", "repetition")


def test_a_sensible_attacker_gets_rid_of_musta_maija() -> None:
    here = at("""
        peli: musta-maija
        valtti: ♦
        pakka: 9 ♦7
        hyökkääjä: Aino
        Aino: ♣2 ♣3 ♠5 ♠Q ♦A
        Eero: 5
    """)
    moves = [str(GAME.advise(here.state, Random(n)).cards[0]) for n in range(30)]
    assert moves.count("♠Q") > 25


def test_a_sensible_victim_keeps_his_trumps_where_he_must_take_anyway() -> None:
    here = at("""
        peli: musta-maija
        valtti: ♦
        pakka: 9 ♦7
        pöytä: ♠3 ♠Q
        hyökkääjä: Aino
        Aino: 5
        Eero: ♦A ♣3 ♣4 ♣5 ♣6
    """)
    verbs = [GAME.advise(here.state, Random(n)).verb for n in range(60)]
    assert 30 < verbs.count("pick_up") < 60
