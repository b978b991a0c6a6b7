"""Who wins, who loses, and how a deal ends otherwise."""

from random import Random

import pytest
from facts import proves
from joint_circle import circle
from playing import at

from korttipelit import GAMES, NotationError, Result, Setup

LAST = """
    peli: turamoska
    valtti: ♠
    hyökkääjä: Aino
    {}
    Aino: ♣A
    Eero: {}
    Liisa: {}
"""


@proves("TURA-4.2")
def test_the_first_out_wins_and_the_last_with_cards_loses() -> None:
    table = at(LAST.format("", "♣4", "vapaa")).play("Aino ♣A", "Aino riittää")
    assert table.event("left") == "TU6.1 Aino"
    table.play("Eero nosta")
    assert table.end == ("last_in_game", "TU6.3", "Eero")
    assert table.state.result == Result("last_in_game", "TU6.3", loser=1, winner=2)


@proves("AMB-TU06")
def test_two_who_get_out_in_the_same_challenge_are_level() -> None:
    table = at(LAST.format("", "♠4", "vapaa")).play("Aino ♣A", "Aino riittää", "Eero kaada ♣A ♠4")
    assert table.end == ("all_out", "TU6.4", "-")
    assert table.state.result.winner == 2


@proves("AMB-MO08")
def test_players_without_cards_are_skipped() -> None:
    table = at(LAST.format("pöytä: ♥9\n    riittää: Aino, Liisa", "♥10 ♣4", "♦4"))
    table.play("Eero kaada ♥9 ♥10", "Aino riittää", "Liisa riittää")
    assert table.event("leads") == "TU5.4 Eero Liisa"
    out = at(LAST.format("pöytä: ♥9\n    riittää: Aino", "♥10 ♣4", "vapaa")).play(
        "Eero kaada ♥9 ♥10", "Aino riittää"
    )
    assert out.event("leads") == "TU5.4 Eero Aino"


@proves("TURA-4.2")
def test_a_position_says_who_got_out_first_where_it_does_not_follow() -> None:
    table = at(LAST.format("", "♣4", "vapaa"))
    assert table.state.first == 2
    lines = LAST.format("{}", "♣4", "vapaa") + "    Ville: vapaa\n"
    assert at(lines.format("voittaja: Ville")).state.first == 3
    for line in ("", "voittaja: Eero"):
        with pytest.raises(NotationError, match="got out first"):
            at(lines.format(line))
    with pytest.raises(NotationError, match="got out first"):
        at(LAST.format("voittaja: Aino", "♣4", "♣5"))


@pytest.mark.parametrize("stage", ["avattu", "lisäys"])
def test_stages_of_moska_are_none_here(stage: str) -> None:
    with pytest.raises(NotationError, match="vaihe cannot be"):
        at(LAST.format(f"vaihe: {stage}\n    pöytä: ♥9", "♣4", "♣5"))


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("säännöt: turamoska, pakkakaato=ei\n    pöytä: ♥9\n    vaihe: kokeilu", "doing this now"),
        ("pöytä: ♥9/♥10\n    vaihe: kokeilu", "doing this now"),
        ("pöytä: ♥9 ♦9\n    käännetty: ♠9", "only while it beats several"),
    ],
)
def test_what_cannot_be_is_refused(lines: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        at(LAST.format(lines, "♣4 ♣6", "♣5"))


@proves("AMB-K35")
def test_play_in_circles_is_ended_at_the_third_time() -> None:
    table, line = circle("turamoska", 3)
    assert table.play(line).end == ("repetition", "TU6.5", "-")
    table, line = circle("turamoska", 2)
    assert table.play(line).event("repeated") == "TU6.5"


def test_sensible_players_bring_a_deal_to_its_end() -> None:
    turamoska = GAMES["turamoska"]
    pack = list(turamoska.pack(None))
    for seed in range(8):
        rng = Random(seed)
        rng.shuffle(pack)
        state = turamoska.deal(
            Setup(turamoska.options.read("turamoska"), 2 + seed % 7, tuple(pack))
        )
        for _ in range(2000):
            if state.result is not None:
                break
            state = turamoska.play(state, turamoska.advise(state, rng)).after
        assert state.result is not None


def test_with_good_cards_only_a_sensible_player_turns_his_challenge_from_the_stock() -> None:
    table = at("""
        peli: turamoska
        pakka: ♥3 ♥4 ♠9
        hyökkääjä: Aino
        Aino: ♣A ♦A
        Eero: 6
    """)
    moves = [table.game.advise(table.state, Random(seed)).verb for seed in range(40)]
    assert moves.count("turn") > 30
