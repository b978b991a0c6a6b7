"""The example deal: what is told of it happens, and the order first told of it cannot be."""

from pathlib import Path

import pytest

from korttipelit import Replay, replay, replay_text

PAGE = Path(__file__).parents[2] / "docs" / "koira" / "esimerkki.md"


@pytest.fixture(scope="module")
def deal() -> Replay:
    """The record of the page, played through."""
    fence = PAGE.read_text(encoding="utf-8").split("```kierros\n")[1].split("```")[0]
    return replay_text(fence[fence.index("peli:") :])


def _told(deal: Replay) -> list[str]:
    """The moves and the events a listener would notice, in order."""
    names = deal.record.names
    told = []
    for step in deal.steps:
        for event in step.events:
            who = names[event.seat] if event.seat >= 0 else ""
            told.append(f"{event.kind} {who} {' '.join(map(str, event.cards))}".strip())
    return told


def test_the_whole_deal_is_played_from_the_first_card_to_the_koira(deal: Replay) -> None:
    assert deal.error is None
    assert len(set(deal.record.start.pack)) == 52
    assert deal.result is not None
    assert deal.result.reason == "last_in_game"


def test_eero_takes_the_first_trick_with_the_jack_of_diamonds(deal: Replay) -> None:
    told = _told(deal)
    plays = [event for event in told if event.startswith("played")]
    assert plays[:3] == ["played Aino ♣5", "played Eero ♦J", "played Liisa ♥9"]
    assert "trick_won Eero ♣5 ♦J ♥9" in told


def test_the_seven_of_spades_is_drawn_last_and_makes_spades_trump(deal: Replay) -> None:
    told = _told(deal)
    drawn = [event for event in told if event.startswith("drew")]
    assert drawn[-1] == "drew_last Eero ♠7"
    assert "trump_shown Eero ♠7" in told


def test_the_first_two_piles_go_as_they_are_told(deal: Replay) -> None:
    told = _told(deal)
    start = told.index("leads Eero")
    assert told[start + 1 : start + 8] == [
        "played Eero ♥8",
        "played Liisa ♥K",
        "played Aino ♠2",
        "toppled Aino ♥8 ♥K ♠2",
        "played Aino ♦10",
        "played Eero ♦Q",
        "picked_up Liisa ♦10",
    ]


def test_liisa_saves_her_only_spade_and_has_no_diamond_above_the_queen(deal: Replay) -> None:
    step = next(s for s in deal.steps if s.move.verb == "pick_up")
    hand = deal.record.game.rulings(step.before)
    legal = [str(ruling.move.cards[0]) for ruling in hand if ruling.legal and ruling.move.cards]
    assert legal == ["♠6"]


AS_FIRST_TOLD = """
peli: koira
säännöt: opas
vaihe: luopuminen
valtti: ♠
pöytä:
Aino: ♠2 ♦10 +9
Eero: ♥K ♦Q +9
Liisa: ♥8 ♠7 +9
vuorossa: Liisa

Liisa ♥8
Eero ♥K
Aino ♠2
Aino ♦10
Eero ♦Q
Liisa nosta
"""


@pytest.mark.parametrize(
    ("seats", "line"),
    [(("Aino", "Eero", "Liisa"), "Eero ♥K"), (("Liisa", "Eero", "Aino"), "Eero ♦Q")],
)
def test_the_order_as_first_told_fits_no_seating(seats: tuple[str, ...], line: str) -> None:
    hands = {text.split(":")[0]: text for text in AS_FIRST_TOLD.splitlines() if ": ♠2" in text}
    hands |= {text.split(":")[0]: text for text in AS_FIRST_TOLD.splitlines() if ": ♥" in text}
    text = AS_FIRST_TOLD.strip()
    block = "\n".join(hands[name] for name in ("Aino", "Eero", "Liisa"))
    done = replay_text(text.replace(block, "\n".join(hands[name] for name in seats)))
    assert done.error is not None
    assert done.error.ruling is not None
    assert done.error.ruling.rule == "K1.1"
    assert text.splitlines()[done.error.line - 1] == line


def test_a_changed_card_stops_the_deal_where_it_is_changed(deal: Replay) -> None:
    steps = deal.record.steps
    wrong = next(i for i, step in enumerate(steps) if step.move.verb == "pick_up")
    other = steps[wrong + 1].move._replace(seat=steps[wrong].move.seat)
    record = deal.record._replace(
        steps=(*steps[:wrong], steps[wrong]._replace(move=other), *steps[wrong + 1 :])
    )
    done = replay(record)
    assert len(done.steps) == wrong
    assert done.error is not None
