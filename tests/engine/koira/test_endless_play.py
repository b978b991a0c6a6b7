"""Endless play: where it comes from, and how it is broken off."""

import pytest
from facts import proves
from playing import KOIRA, At, at

ACES = """
    säännöt: {}
    valtti: ♠
    pöytä:
    Aino: ♥2 ♥A
    Eero: ♦2 ♦A
    Liisa: ♣2 ♣A
    vuorossa: Aino
"""


def lead_an_ace(table: At, held: dict[str, list[str]], newest: bool) -> None:
    """Whoever leads plays the ace he has held longest, or his newest; nobody can beat it."""
    name = table.turn
    if table.table:
        assert table.legal == "nosta"
        held[name].append(table.table)
        table.play(f"{name} nosta")
    else:
        aces = held[name]
        table.play(f"{name} {aces.pop(-1 if newest else 0)}")


@proves("AMB-K35", "AMB-K26")
@pytest.mark.parametrize("rules", ["opas", "pari", "opas, nosto=pienin"])
@pytest.mark.parametrize(("newest", "circle"), [(False, 18), (True, 12)])
def test_three_who_always_lead_an_ace_never_finish(rules: str, newest: bool, circle: int) -> None:
    table = at(ACES.format(rules))
    held = {"Aino": ["♥A"], "Eero": ["♦A"], "Liisa": ["♣A"]}
    start, repeats, actions = table.state, [], 0
    while table.end is None:
        lead_an_ace(table, held, newest)
        actions += 1
        if table.happened("repeated"):
            repeats.append(actions)
        if actions == circle:
            assert table.state._replace(seen=()) == start._replace(seen=())
    # Broken off exactly when the first position stands for the third time.
    assert actions == 2 * circle
    assert repeats[0] == circle
    assert table.end == ("repetition", "K7.5", "-")
    assert table.event("over") == "K7.5"


LAST_CARD_CIRCLE = """
    säännöt: {}
    valtti: ♣
    pöytä: ♥7
    Aino: ♠8
    Eero: ♣10 ♦K ♠J
    Liisa: ♥K ♠K
    vuorossa: Liisa
"""
CIRCLE = (
    "Liisa ♥K",
    "Aino nosta",
    "Eero ♣10",
    "Liisa nosta",
    "Aino ♥K",
    "Eero nosta",
    "Liisa ♣10",
    "Aino nosta",
    "Eero ♥K",
    "Liisa nosta",
    "Aino ♣10",
    "Eero nosta",
)


@proves("AMB-K35", "AMB-K24")
def test_taking_the_last_card_can_force_a_circle_of_twelve_moves() -> None:
    table = at(LAST_CARD_CIRCLE.format("pari"))
    start = table.state
    for line in CIRCLE:
        plays = [move for move in KOIRA.legal_moves(table.state) if move.cards]
        assert len(plays) <= 1
        table.play(line)
    assert table.state._replace(seen=()) == start._replace(seen=())
    assert table.end is None
    table.play(*CIRCLE[:-1])
    assert table.end is None
    table.play(CIRCLE[-1])
    assert table.end == ("repetition", "K7.5", "-")


@proves("AMB-K35")
def test_a_voluntary_pick_up_breaks_that_circle() -> None:
    table = at(LAST_CARD_CIRCLE.format("pari")).play("Liisa nosta")
    assert table.table == ""
    assert table.turn == "Aino"


@proves("AMB-K35")
def test_by_another_agreement_the_most_cards_lose_an_endless_deal() -> None:
    table = at(LAST_CARD_CIRCLE.format("pari, ikikierto=eniten")).play(*CIRCLE, *CIRCLE)
    # Eero holds three cards.
    assert table.end == ("repetition", "K7.6", "Eero")


@proves("AMB-K35")
def test_if_two_have_as_many_cards_nobody_loses_it() -> None:
    table = at(ACES.format("opas, ikikierto=eniten"))
    held = {"Aino": ["♥A"], "Eero": ["♦A"], "Liisa": ["♣A"]}
    while table.end is None:
        lead_an_ace(table, held, newest=False)
    assert table.sizes == [2, 2, 2]
    assert table.end == ("repetition", "K7.6", "-")


@proves("AMB-K35")
def test_without_a_guard_the_circle_goes_on() -> None:
    table = at(LAST_CARD_CIRCLE.format("pari, ikikierto=ei"))
    for _ in range(5):
        table.play(*CIRCLE)
    assert table.end is None
    assert table.state.seen == ()


@proves("AMB-K35")
def test_the_second_time_a_position_stands_is_told() -> None:
    table = at(LAST_CARD_CIRCLE.format("pari")).play(*CIRCLE)
    repeated = [event for event in table.events if event.kind == "repeated"]
    assert [(event.rule, event.number) for event in repeated] == [("K7.5", 2)]


@proves("AMB-K35")
def test_a_topple_or_an_exit_starts_the_counting_anew() -> None:
    table = at(LAST_CARD_CIRCLE.format("pari")).play(*CIRCLE)
    assert len(table.state.seen) == 13
    # Eero beats with his last card.
    table = at("""
        valtti: ♠
        pöytä: ♥7 ♥8
        Aino: ♥3
        Eero: ♥9
        Liisa: ♦5
        Ville: ♦6
        vuorossa: Aino
    """).play("Aino nosta")
    assert len(table.state.seen) == 2
    table.play("Eero ♥9")
    assert len(table.state.seen) == 1
    # Liisa topples the pile.
    table = at("""
        valtti: ♠
        pöytä: ♥7
        Aino: ♥3
        Liisa: ♠5 ♦5
        vuorossa: Liisa
    """).play("Liisa ♠5")
    assert table.happened("toppled")
    assert len(table.state.seen) == 1


@proves("AMB-K35")
@pytest.mark.parametrize("players", [2, 3])
def test_five_hundred_actions_a_player_without_progress_are_too_many(players: int) -> None:
    third = "Liisa: vapaa" if players == 3 else ""
    table = at(f"""
        valtti: ♠
        pöytä:
        Aino: ♥3 ♥4 ♦2
        Eero: ♣3 ♣4 ♦3
        {third}
        vuorossa: Aino
    """)
    # As if nearly as many had gone by, in a position unlike any to come.
    _, *rest = table.state.seen[0]
    past = (7, *rest)
    table.state = table.state._replace(seen=(past,) * (500 * players - 1))
    table.play("Aino ♥3")
    assert table.end is None
    assert len(table.state.seen) == 500 * players
    table.play("Eero nosta")
    assert table.end == ("too_long", "K7.5", "-")


@proves("AMB-K35")
@pytest.mark.parametrize("rules", ["opas", "pari", "suma", "opas, nosto=pienin"])
def test_with_two_players_each_refused_lead_costs_the_leader_a_card(rules: str) -> None:
    table = at(f"""
        säännöt: {rules}
        valtti: ♠
        pöytä:
        Aino: ♥3 ♥4 ♥5
        Eero: ♣3 ♣4
        vuorossa: Aino
    """)
    for card in ("♥5", "♥4", "♥3"):
        assert table.turn == "Aino"
        table.play(f"Aino {card}")
        if table.end is None:
            table.play("Eero nosta")
    assert table.end == ("last_in_game", "K7.2", "Eero")
