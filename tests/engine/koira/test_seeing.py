"""Who sees what: hands, won cards, the stock and what is drawn."""

import pytest
from facts import proves
from playing import KOIRA, At, at

from korttipelit import NOBODY

COLLECTING = """
    säännöt: {}
    pakka: ♣2 ♣3 ♠7
    pöytä: ♦4
    pino Aino: ♣9 ♦9
    pino Liisa: ♥2
    voitti viimeksi: Liisa
    tikkejä: Aino, Liisa
    Aino: ♣5 ♣6 ♣K
    Eero: ♦J ♦6 ♦7
    Liisa: ♥9 ♥Q ♥K
    vuorossa: Eero
"""


def seen(table: At, viewer: str) -> list[str]:
    """The lines of the viewer's own view that hold hands or piles."""
    keys = ("pakka", "pino", *table.names)
    return [line for line in repr(table.seen_by(viewer)).splitlines() if line.startswith(keys)]


@proves("AMB-K16", "KOIRA-B-2.3")
def test_won_cards_lie_face_down_and_only_their_number_is_seen() -> None:
    assert seen(at(COLLECTING.format("opas")), "Aino") == [
        "pakka: 3",
        "pino Aino: 2",
        "pino Liisa: 1",
        "Aino: ♣5 ♣6 ♣K",
        "Eero: 3",
        "Liisa: 3",
    ]


@proves("AMB-K16")
def test_a_table_may_let_players_look_at_their_own_won_cards() -> None:
    table = at(COLLECTING.format("opas, voitetut=omat"))
    assert seen(table, "Aino")[1:3] == ["pino Aino: ♣9 ♦9", "pino Liisa: 1"]
    assert seen(table, "")[1:3] == ["pino Aino: 2", "pino Liisa: 1"]


@proves("AMB-K16")
def test_a_table_may_leave_all_won_cards_open() -> None:
    table = at(COLLECTING.format("opas, voitetut=kaikki"))
    assert seen(table, "Eero")[1:3] == ["pino Aino: ♣9 ♦9", "pino Liisa: ♥2"]


@proves("KOIRA-A-9.3", "AMB-K16")
@pytest.mark.parametrize("viewer", ["", "Eero"])
def test_the_first_deal_may_be_played_with_open_hands(viewer: str) -> None:
    table = at(COLLECTING.format("opas, avoimet=kyllä"))
    assert seen(table, viewer)[-3:] == ["Aino: ♣5 ♣6 ♣K", "Eero: ♦6 ♦7 ♦J", "Liisa: ♥9 ♥Q ♥K"]
    # The stock stays closed all the same.
    assert seen(table, viewer)[0] == "pakka: 3"


def test_a_drawn_card_is_seen_by_its_player_only() -> None:
    table = at(COLLECTING.format("opas")).play("Eero ♦6")
    drew = next(event for event in table.events if event.kind == "drew")
    assert drew.secret
    assert drew.seat == 1
    assert all(not event.secret for event in table.events if event.kind == "played")


def test_in_the_shedding_phase_the_others_hands_are_numbers_and_the_rest_is_open() -> None:
    table = at("""
        valtti: ♠
        pöytä: ♦4 ♦6
        kaatuneet: ♣2 ♣3
        poistettu: ♣4 ♣5
        Aino: ♣9 ♦9
        Eero: ♥9
        Liisa: vapaa
        Ville: ♠2 ♠3
        vuorossa: Ville
    """)
    assert repr(table.seen_by("Aino")).splitlines()[2:] == [
        "vaihe: luopuminen",
        "valtti: ♠",
        "pöytä: ♦4 ♦6",
        "kaatuneet: ♣2 ♣3",
        "poistettu: 2",
        "Aino: ♣9 ♦9",
        "Eero: 1",
        "Liisa: vapaa",
        "Ville: 2",
        "vuorossa: Ville",
    ]
    # The positions passed, which hold every hand, are not in a view.
    table.play("Ville nosta")
    assert len(table.state.seen) == 2
    assert KOIRA.view(table.state, 0).seen == ()


def test_open_hands_stay_open_in_the_shedding_phase() -> None:
    table = at("""
        säännöt: opas, avoimet=kyllä
        valtti: ♠
        pöytä:
        Aino: ♣9
        Eero: ♥9
        vuorossa: Aino
    """)
    assert KOIRA.view(table.state, NOBODY).hands == table.state.hands


def test_a_view_can_be_viewed_again_and_shows_no_more() -> None:
    for rules in ("opas", "suma, voitetut=omat"):
        table = at(COLLECTING.format(rules))
        once = table.seen_by("Aino")
        assert once.seen_by("Aino").state == once.state
        assert "♣5" not in repr(once.seen_by("Eero"))


def test_a_gift_is_seen_by_giver_and_receiver_only() -> None:
    table = at("""
        säännöt: napoleonin-koira
        valtti: ♠
        pöytä: ♣4
        napoleonin koira: Aino
        antaa: Liisa
        Aino:
        Eero: ♥9
        Liisa: ♦2 ♦3
        vuorossa: Aino
    """).play("Liisa anna ♦2")
    gave = next(event for event in table.events if event.kind == "gave")
    assert gave.secret
    assert (gave.seat, gave.seats) == (2, (0,))
