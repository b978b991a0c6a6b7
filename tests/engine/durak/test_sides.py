"""Pairs and three against three: who attacks whom, and who plays on for one who is out."""

from facts import proves
from playing import at

PAIRS = """
    peli: durak
    säännöt: parit
    valtti: ♠
    hyökkääjä: Aino
    pöytä: ♣8
    Aino: ♦8 ♥A ♥K
    Eero: ♣9
    Liisa: ♥8 ♥9 ♥6
    Ville: ♥7 ♦7 ♣K
"""
"""Aino and Liisa are the pair A, C of the source, Eero and Ville the pair B, D."""


@proves("DURAK-5.1")
def test_nobody_takes_part_in_an_attack_on_his_own_side() -> None:
    table = at(PAIRS.replace("♣9\n", "♣9 ♦9 ♦10\n")).play("Eero kaada ♣8 ♣9")
    assert table.no("Ville ♥7") == "DU3.13"
    assert table.no("Ville nosta") == "DU3.13"
    table.play("Aino salli")
    assert table.event("allowed") == "DU3.10 Aino Liisa"
    assert table.turn == "Liisa"
    table.play("Liisa ♥8")
    assert table.no("Ville kaada ♥8 ♣K") == "DU3.13"


@proves("DURAK-6.1", "DURAK-6.3", "AMB-DU10")
def test_in_pairs_the_partner_takes_the_turns_of_one_who_is_out() -> None:
    table = at(PAIRS).play("Eero kaada ♣8 ♣9")
    assert table.event("left") == "DU6.1 Eero"
    assert table.event("replaced") == "DU6.3 Ville Eero"
    assert table.event("leads") == "DU4.10 Ville Liisa", "D attacks C, whom B would attack"
    table.play("Ville ♣K", "Liisa nosta", "Ville riittää")
    assert table.event("leads") == "DU4.11 Ville Aino", "from B over C to D, who attacks A"
    table.play("Ville ♥7", "Aino kaada ♥7 ♥K", "Ville riittää")
    assert table.event("leads") == "DU4.10 Aino Ville", "A attacks B, for whom D defends"
    assert table.event("replaced") == "DU6.3 Ville Eero"


@proves("DURAK-6.4", "DURAK-6.5", "AMB-DU10", "AMB-DU01")
def test_three_a_side_as_in_the_example_of_the_source() -> None:
    table = at("""
        peli: durak
        säännöt: kolmikot, lupa=ei
        valtti: ♠
        hyökkääjä: B3
        pöytä: ♠6
        A1: ♠J ♣6 ♥6
        B1: vapaa
        A2: ♦7 ♦8 ♥8
        B2: ♣7 ♣10 ♣9
        A3: ♥9 ♥10 ♦6
        B3: ♦9 ♦10
    """)
    assert seats(table) == "A1-X-A2-B2-A3-B3", "nobody moves before the empty place is due"
    # It becomes A1's turn; B1, whom he should attack, is out: B2 and B3 move up.
    table.play("A1 kaada ♠6 ♠J", "B3 riittää", "B2 riittää")
    assert seats(table) == "A1-B2-A2-B3-A3-X"
    assert table.event("replaced") == "DU6.4 B2 B1"
    assert table.event("leads") == "DU4.10 A1 B2"
    # B2 repels, so he attacks A2, who sits on his right at the table.
    table.play("A1 ♣6", "B2 kaada ♣6 ♣7", "A1 riittää", "A2 riittää", "A3 riittää")
    assert table.event("leads") == "DU4.10 B2 A2"
    # The attack succeeds; the turn is with B3, who attacks A3 and succeeds, too.
    table.play("B2 ♣10", "A2 nosta", "B2 riittää", "B3 riittää")
    assert table.event("leads") == "DU4.11 B3 A3"
    assert seats(table) == "A1-B2-A2-B3-A3-X"
    table.play("B3 ♦9", "A3 nosta", "B3 riittää", "B2 riittää")
    # The next place of the B side is empty: B2 and B3 move again.
    assert seats(table) == "A1-B3-A2-X-A3-B2"
    assert table.event("replaced") == "DU6.4 B2 B1"
    assert table.event("leads") == "DU4.11 B2 A1"


def seats(table) -> str:
    """Who sits where in thought, `X` for an empty place."""
    state = table.state
    return "-".join(table.names[seat] if state.active >> seat & 1 else "X" for seat in state.order)


@proves("DURAK-6.6")
def test_the_turn_goes_evenly_from_player_to_player_within_each_side() -> None:
    table = at("""
        peli: durak
        säännöt: kolmikot, lupa=ei
        valtti: ♠
        paikat: A1, B2, A2, B3, A3, B1
        hyökkääjä: A1
        A1: ♣6 ♥6 ♥8
        B1: vapaa
        A2: ♦6 ♦7 ♦8
        B2: ♣7 ♣8 ♣9
        A3: ♥9 ♥10 ♥J
        B3: ♦9 ♦10 ♦J
    """)
    attacks = []
    for _ in range(6):
        attacker, defender = (table.names[s] for s in (table.state.attacker, table.state.defender))
        attacks.append(f"{attacker}-{defender}")
        table.play(f"{attacker} {table.legal.split()[0]}", f"{defender} nosta")
        while table.state.table:
            table.play(f"{table.turn} riittää")
    assert attacks == ["A1-B2", "A2-B3", "A3-B2", "A1-B3", "A2-B2", "A3-B3"]


@proves("DURAK-0.2")
def test_the_sides_sit_alternately() -> None:
    table = at(PAIRS)
    assert table.state.order == (0, 1, 2, 3)
    assert table.state.defender == 1


@proves("DURAK-4.4")
def test_in_sides_the_second_attacker_is_the_defenders_left_in_the_moved_up_seats() -> None:
    table = at("""
        peli: durak
        säännöt: kolmikot, lupa=ei
        valtti: ♠
        paikat: A1, B3, A2, B1, A3, B2
        hyökkääjä: A2
        puolustaja: B1
        pöytä: ♣8/♣9
        A1: ♦6
        B1: ♦9 ♦10
        A2: ♥6
        B2: ♣7
        A3: ♥9
        B3: ♦J
    """)
    table.play("A2 riittää")
    assert table.turn == "A3"
    table.play("A3 riittää")
    assert table.turn == "A1"


@proves("DURAK-6.4")
def test_where_two_of_a_side_are_out_the_third_takes_every_turn() -> None:
    table = at("""
        peli: durak
        säännöt: kolmikot, lupa=ei
        valtti: ♠
        hyökkääjä: A3
        pöytä: ♣8
        A1: ♦6 ♦7
        B1: vapaa
        A2: ♥6
        B2: vapaa
        A3: ♥9
        B3: ♣9 ♦J ♦Q
    """).play("B3 kaada ♣8 ♣9", "A3 riittää", "A1 riittää", "A2 riittää")
    assert table.event("leads") == "DU4.10 B3 A1"
    table.play("B3 ♦J", "A1 nosta", "B3 riittää")
    assert table.event("replaced") == "DU6.4 B3 B1"
    assert table.event("leads") == "DU4.11 B3 A2"
    assert table.state.order == (0, 5, 2, 1, 4, 3)
