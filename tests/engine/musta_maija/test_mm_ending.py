"""Going out, the winner, the loser with Musta Maija, and play that never ends."""

import pytest
from facts import proves
from playing import At, at, dealt
from truths_of_musta_maija import GAME, ROUND, STANDING_STILL

from korttipelit import NOBODY


def last_two(hands: str = "♣2") -> At:
    return at(f"""
        peli: musta-maija
        valtti: ♦
        hyökkääjä: Aino
        voittaja: Liisa
        Aino: {hands}
        Eero: ♥9 ♠K
        Liisa: vapaa
    """)


@proves("MAIJA-1.1", "MAIJA-5.1")
def test_the_first_without_cards_wins_and_the_last_loses_with_musta_maija() -> None:
    here = at("""
        peli: musta-maija
        valtti: ♦
        hyökkääjä: Aino
        Aino: ♣2
        Eero: ♣9 ♣J
        Liisa: ♠Q ♣3
    """).play("Aino ♣2")
    assert here.event("left") == "MM5.1 Aino"
    assert here.end is None
    assert here.turn == "Eero"
    here.play("Eero kaada ♣2 ♣9", "Eero ♣J")
    assert here.event("left") == "MM5.1 Eero"
    assert here.end == ("last_in_game", "MM5.2", "Liisa")
    assert here.state.result.winner == 0
    assert here.hand("Liisa") == "♣3 ♣J ♠Q"
    assert here.event("over") == "MM5.2 Liisa"


@proves("AMB-MM13", "AMB-MM10")
def test_of_two_players_the_attacker_goes_out_with_musta_maija_and_the_victim_takes_her() -> None:
    here = last_two("♠2 ♠Q").play("Aino ♠2", "Aino ♠Q")
    assert here.event("picked_up") == "MM4.8 Eero ♠2 ♠Q"
    assert here.end == ("last_in_game", "MM5.2", "Eero")
    assert here.hand("Eero") == "♥9 ♠2 ♠K ♠Q".replace("♠K ♠Q", "♠Q ♠K")
    assert here.state.result.winner == 2


@proves("AMB-MM13", "MAIJA-4.1")
def test_he_may_not_where_the_victim_holds_too_few_cards() -> None:
    here = last_two("♠2 ♠3 ♠Q").play("Aino ♠2", "Aino ♠3")
    assert here.no("Aino ♠Q") == "MM3.4"


@proves("AMB-MM11")
def test_nobody_is_out_while_the_stock_lasts() -> None:
    here = at("""
        peli: musta-maija
        valtti: ♦
        pakka: ♦7
        hyökkääjä: Aino
        Aino: ♣2
        Eero: ♣9 ♣J
    """).play("Aino ♣2")
    assert not here.happened("left")
    assert here.hand("Aino") == "♦7"


@proves("AMB-MM10")
@pytest.mark.parametrize("seed", range(20))
def test_the_loser_always_holds_musta_maija(seed: int) -> None:
    from random import Random

    from korttipelit.dealing import new_deal, play_at_random

    rng = Random(seed)
    rules = GAME.options.books["musta-maija"].rules
    state = GAME.deal(new_deal(GAME, rules, 2 + seed % 5, rng))
    *_, last = play_at_random(GAME, state, rng)
    result = last.after.result
    if result.loser != NOBODY:
        assert "♠Q" in At(GAME, "ABCDEF"[: 2 + seed % 5], last.after).hand("ABCDEF"[result.loser])
    assert GAME.ruling(last.after, last.move).rule == result.rule


def test_play_that_goes_in_circles_ends_without_a_loser() -> None:
    here = at(STANDING_STILL).play(*ROUND)
    assert here.end is None
    here.play(*ROUND)
    assert here.told("repeated")[-1] == "MM5.4"
    here.play(*ROUND[:3])
    assert here.end == ("repetition", "MM5.4", "-")
    assert here.state.seen == ()


def test_who_goes_out_after_another_has_not_won() -> None:
    here = at("""
        peli: musta-maija
        valtti: ♦
        hyökkääjä: Aino
        Aino: ♣2
        Eero: ♣9 ♣J
        Liisa: ♠Q ♣3
        Ville: vapaa
    """).play("Aino ♣2")
    assert here.state.first == NOBODY


def test_there_is_no_lot_in_musta_maija() -> None:
    from random import Random

    here = dealt("musta-maija", 2, game=GAME)
    with pytest.raises(ValueError, match="chance"):
        GAME.draw(here.state, Random(1))
