"""Drawing after an attack: who first, and how many."""

from facts import proves
from playing import at

ROUND = """
    peli: durak
    säännöt: vapaa
    pakka: {}
    hyökkääjä: Aino
    pöytä: ♣8/♣9 ♦8/♦9
    Aino: ♣6 ♥K ♥A ♦J
    Eero: ♣J ♥9 ♠7 ♠Q
    Liisa: ♣10 ♥7 ♠8 ♠A ♦10 ♦6
    Ville: ♦7 ♥6 ♠J ♠10 ♦Q ♣A
"""
DONE = ("Aino riittää", "Liisa riittää", "Ville riittää")


@proves("DURAK-5.5")
def test_after_the_attack_the_attacker_draws_first_and_the_defender_last() -> None:
    table = at(ROUND.format("♣7 ♣Q ♣K ♦A ♥8 ♠9")).play(*DONE)
    assert table.told("drew") == ["DU5.1 Aino ♣7 ♣Q", "DU5.1 Eero ♣K ♦A"]
    assert table.sizes == [6, 6, 6, 6]
    assert len(table.state.stock) == 2


@proves("DURAK-5.5")
def test_co_attackers_draw_clockwise_between_them() -> None:
    text = ROUND.format("♣7 ♣Q ♣K ♦A ♥8 ♠9").replace("♦7 ♥6 ♠J", "♦7 ♥8 ♠J")
    text = text.replace("♣7 ♣Q ♣K ♦A ♥8 ♠9", "♣7 ♣Q ♣K ♦A ♦K ♥Q ♥6 ♠9")
    table = at(text).play("Aino riittää", "Liisa ♠8", "Eero kaada ♠8 ♠Q", "Aino riittää")
    table.play("Liisa riittää", "Ville ♥8", "Eero kaada ♥8 ♥9", *DONE)
    assert table.told("drew") == [
        "DU5.1 Aino ♣7 ♣Q",
        "DU5.1 Liisa ♣K",
        "DU5.1 Ville ♦A",
        "DU5.1 Eero ♦K ♥Q ♥6 ♠9",
    ]


@proves("DURAK-5.5")
def test_when_the_stock_runs_out_the_rest_do_without() -> None:
    table = at(ROUND.format("♣7 ♠9")).play(*DONE)
    assert table.told("drew") == ["DU5.1 Aino ♣7 ♠9"], "the turned-up card is drawn last"
    assert table.sizes == [6, 4, 6, 6]
    assert table.state.stock == ()
    assert table.turn == "Eero"


@proves("AMB-DU07")
def test_who_holds_six_or_more_draws_nothing() -> None:
    table = at(ROUND.format("♣7 ♣Q ♣K ♦A ♠9").replace("♦9\n", "♦9 ♥8\n"))
    table.play("Eero nosta", *DONE)
    assert table.told("drew") == ["DU5.1 Aino ♣7 ♣Q"]
    assert table.sizes[1] == 9


def test_what_is_drawn_is_seen_by_who_drew_it() -> None:
    table = at(ROUND.format("♣7 ♣Q ♣K ♦A ♥8 ♠9")).play(*DONE)
    drew = [event for event in table.events if event.kind == "drew"]
    assert all(event.secret for event in drew)
    assert [event.number for event in drew] == [2, 2]


def test_the_turned_up_card_is_seen_by_all_and_no_other_of_the_stock() -> None:
    table = at(ROUND.format("♣7 ♣Q ♣K ♦A ♥8 ♠9"))
    for name in ("", "Aino", "Eero"):
        assert "pakka: 5 ♠9" in repr(table.seen_by(name))
