"""After the stock: going out, the last card, the winner and kitumaija."""

from random import Random

import pytest
from facts import proves
from playing import at
from truths_of_kitumaija import GAME

from korttipelit import NOBODY
from korttipelit.dealing import new_deal

ENDGAME = """
    peli: kitumaija
    avopakka: {pile}
    vuorossa: Aino
    Aino: {aino}
    Eero: ♣5 ♣6
    Liisa: {liisa}
"""


@proves("KITU-1.1", "KITU-4.1")
def test_the_first_without_cards_wins_and_play_goes_on_until_one_has_cards() -> None:
    here = at(ENDGAME.format(pile="♣2 ♥9", aino="♥10 ♣3", liisa="♥2 ♥3"))
    here.play("Aino ♥10", "Aino ♣3")
    assert here.event("left") == "KM6.1 Aino"
    assert here.end is None
    here.play("Eero ♣5", "Eero ♣6")
    assert here.event("left") == "KM6.1 Eero"
    assert here.end == ("last_in_game", "KM6.3", "Liisa")
    assert here.event("over") == "KM6.3 Liisa"
    assert here.state.result.winner == 0


@proves("KITU-4.1", "AMB-KM08")
def test_whose_cards_run_out_in_mid_turn_leaves_his_catch_card_to_be_caught() -> None:
    here = at(ENDGAME.format(pile="♣2 ♥9", aino="♥10", liisa="♥2 ♥3")).play("Aino ♥10")
    assert here.event("last_card") == "KM6.2 Aino ♥10"
    assert here.event("left") == "KM6.1 Aino"
    assert here.turn == "Eero"
    assert str(here.state.top) == "♥10"
    assert here.no("Eero ♣5") == "KM3.1"


@proves("AMB-KM08")
def test_maija_alone_is_no_catch_card_so_three_are_taken() -> None:
    here = at(ENDGAME.format(pile="♣2 ♥9 ♥J ♠2", aino="♠Q", liisa="♥2 ♥3"))
    assert here.legal == "nosta"
    assert here.no("Aino ♠Q") == "KM3.5"
    assert here.play("Aino nosta").hand("Aino") == "♥9 ♥J ♠2 ♠Q"


@proves("AMB-KM09")
def test_one_may_go_out_with_maija_and_the_next_player_takes_five() -> None:
    here = at(ENDGAME.format(pile="♣2 ♣3 ♥6 ♥7 ♥8 ♥9", aino="♥10 ♠Q", liisa="♥2 ♥3"))
    here.play("Aino ♥10", "Aino ♠Q")
    assert here.event("left") == "KM6.1 Aino"
    here.play("Eero nosta")
    assert here.event("picked_up") == "KM4.2 Eero ♥7 ♥8 ♥9 ♥10 ♠Q"


def test_without_the_stock_nothing_is_drawn() -> None:
    here = at(ENDGAME.format(pile="♣2 ♥9", aino="♥10 ♣3 ♣4", liisa="♥2 ♥3"))
    here.play("Aino ♥10", "Aino ♣3")
    assert not here.happened("drew")
    assert here.sizes == [1, 2, 2]


def test_the_turn_passes_over_who_is_out() -> None:
    text = ENDGAME.format(pile="♣2 ♥9", aino="♥10 ♣3 ♣4", liisa="♥2").replace("♣5 ♣6", "vapaa")
    here = at(text).play("Aino ♥10", "Aino ♣3")
    assert here.turn == "Liisa"


def test_who_goes_out_after_another_has_not_won() -> None:
    text = ENDGAME.format(pile="♣2 ♥9", aino="♥10 ♣3", liisa="♥2") + "    Ville: vapaa\n"
    assert at(text).play("Aino ♥10", "Aino ♣3").state.first == NOBODY


def test_a_stock_that_runs_short_is_drawn_as_far_as_it_goes() -> None:
    here = at("""
        peli: kitumaija
        pakka: ♠4
        avopakka: ♣2 ♥9
        vuorossa: Aino
        Aino: ♥10 ♣3 ♣4 ♥2 ♥3
        Eero: ♣5 ♣6 ♣7 ♣8 ♣9
    """).play("Aino ♥10", "Aino ♣3")
    assert here.event("drew") == "KM3.7 Aino ♠4"
    assert here.sizes == [4, 5]


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("extra", ["", ", valtti=käännetään, kova-risti=ei", ", määrät=kyllä"])
def test_sensible_players_play_legally_to_an_end(extra: str, players: int) -> None:
    rng = Random(f"{extra}{players}")
    rules = GAME.options.read(f"kitumaija{extra}")
    for _ in range(3):
        state = GAME.deal(new_deal(GAME, rules, players, rng))
        while state.result is None:
            seed = rng.random()
            move = GAME.advise(state, Random(seed))
            assert GAME.advise(GAME.view(state, state.turn), Random(seed)) == move
            assert GAME.ruling(state, move).legal
            state = GAME.play(state, move).after
        assert state.result.reason in ("last_in_game", "repetition")
        assert GAME.ruling(state, move).rule == state.result.rule


def test_a_sensible_player_turns_on_a_low_card_and_takes_a_high_one() -> None:
    for pile, verb in (("♣2 ♥5", "turn"), ("♣2 ♥K", "pick_up"), ("♣2 ♦3", "pick_up")):
        here = at(f"""
            peli: kitumaija
            pakka: 9
            avopakka: {pile}
            vuorossa: Aino
            Aino: ♣4 ♣5 ♠4 ♠5 ♠6
            Eero: 5
        """)
        verbs = [GAME.advise(here.state, Random(n)).verb for n in range(50)]
        assert verbs.count(verb) > 40
