"""Out of the game, and the end."""

from facts import proves
from playing import at

END = """
    peli: durak
    säännöt: {}
    valtti: ♠
    hyökkääjä: Aino
    pöytä: {}
    Aino: {}
    Eero: {}
    Liisa: {}
"""


@proves("DURAK-7.1", "DURAK-1.1", "DURAK-6.1")
def test_the_last_player_with_cards_is_the_fool() -> None:
    table = at(END.format("vapaa", "♣8", "", "♣9 ♥7", "vapaa")).play("Eero nosta")
    assert table.end == ("last_in_game", "DU7.1", "Eero")
    assert table.event("over") == "DU7.1 Eero"
    assert table.out == "Aino Liisa"
    assert (table.legal, table.turn) == ("", "")


@proves("DURAK-7.3", "AMB-DU09")
def test_nobody_has_cards_left_after_the_attack_and_it_is_a_draw() -> None:
    table = at(END.format("vapaa", "♣8", "", "♣9", "vapaa")).play("Eero kaada ♣8 ♣9")
    assert table.end == ("draw", "DU7.3", "-")
    assert table.told("left") == ["DU6.1 Aino", "DU6.1 Eero"]


@proves("DURAK-7.3")
def test_the_deal_ends_only_when_the_attack_is_over() -> None:
    table = at(END.format("vapaa", "", "♣8", "♣9 ♥6", "vapaa")).play("Aino ♣8")
    assert table.end is None, "Aino has no cards left, but Eero may still topple hers"
    assert table.turn == "Eero"
    table.play("Eero kaada ♣8 ♣9")
    assert table.end == ("last_in_game", "DU7.1", "Eero")


@proves("DURAK-6.1", "DURAK-6.2")
def test_alone_the_turn_skips_who_has_no_cards() -> None:
    table = at("""
        peli: durak
        säännöt: vapaa
        valtti: ♠
        hyökkääjä: Aino
        Aino: ♣8 ♦8 ♥A
        Eero: ♣9
        Liisa: ♥8 ♥9
        Ville: ♥7
    """).play("Aino ♣8", "Eero kaada ♣8 ♣9")
    assert table.event("leads") == "DU4.10 Liisa Ville", "A attacked B, now C attacks D"


def test_an_attacker_who_got_out_is_passed_over_when_his_turn_comes() -> None:
    table = at("""
        peli: durak
        säännöt: vapaa
        valtti: ♠
        hyökkääjä: Aino
        Aino: ♣8 ♦8 ♥A
        Eero: ♣7 ♣6
        Liisa: vapaa
        Ville: ♥7
    """).play("Aino ♣8", "Eero nosta", "Aino riittää", "Ville riittää")
    assert table.event("leads") == "DU4.11 Ville Aino"
    assert not table.happened("skipped")


@proves("DURAK-7.2")
def test_the_side_that_alone_has_cards_has_lost() -> None:
    table = at("""
        peli: durak
        säännöt: parit
        valtti: ♠
        hyökkääjä: Aino
        pöytä: ♣8
        Aino: ♥A
        Eero: ♣9
        Liisa: ♥8
        Ville: vapaa
    """).play("Eero kaada ♣8 ♣9")
    assert table.end == ("last_side", "DU7.2", "-")
    assert table.state.result.losers == (0, 2)
    assert table.event("over") == "DU7.2 Aino Liisa"


@proves("AMB-DU09")
def test_sides_can_draw_too() -> None:
    table = at("""
        peli: durak
        säännöt: parit
        valtti: ♠
        hyökkääjä: Aino
        pöytä: ♣8
        Aino:
        Eero: ♣9
        Liisa: vapaa
        Ville: vapaa
    """).play("Eero kaada ♣8 ♣9")
    assert table.end == ("draw", "DU7.3", "-")
    assert table.state.result.losers == ()


def test_while_the_stock_lasts_nobody_is_out() -> None:
    table = at("""
        peli: durak
        säännöt: vapaa
        pakka: 9 ♠9
        hyökkääjä: Aino
        pöytä: ♣8
        Aino: ♥A
        Eero: ♣9
    """).play("Eero kaada ♣8 ♣9")
    assert table.sizes == [6, 5]
    table = at("""
        peli: durak
        säännöt: vapaa
        pakka: 3 ♠9
        hyökkääjä: Aino
        pöytä: ♣8
        Aino: ♥A ♥K
        Eero: ♣9
    """).play("Eero kaada ♣8 ♣9")
    assert table.out == "Eero", "the stock ran out before he could draw"
    assert table.end == ("last_in_game", "DU7.1", "Aino")


CIRCLE = """
    peli: durak
    säännöt: vapaa
    valtti: ♠
    hyökkääjä: Aino
    Aino: ♥A ♥6
    Eero: ♦A ♦6
    Liisa: ♣A ♣6
"""


@proves("AMB-DU16")
def test_attacks_that_go_in_circles_are_broken_off_at_the_third_time() -> None:
    table = at(CIRCLE)
    lines = 0
    while table.end is None:
        seat = table.game.to_play(table.state)[0]
        name = table.names[seat]
        legal = table.legal
        if "nosta" in legal:
            table.play(f"{name} nosta")
        elif "riittää" in legal:
            table.play(f"{name} riittää")
        else:
            aces = [card for card in legal.split() if "A" in card]
            table.play(f"{name} {aces[0]}")
        lines += 1
        assert lines < 400
    assert table.end == ("repetition", "DU7.5", "-")
    assert set(table.told("repeated")) == {"DU7.5"}
