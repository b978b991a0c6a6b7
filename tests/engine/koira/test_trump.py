"""The last card of the stock: who gets it, who sees it, and when."""

import pytest
from facts import proves
from playing import KOIRA, at

END_OF_STOCK = """
    säännöt: {}
    pakka: ♣2 ♠7
    pöytä:
    pino Liisa: ♣9 ♦9
    voitti viimeksi: Liisa
    tikkejä: Liisa
    Aino: ♣5 ♣6 ♣K
    Eero: ♦J ♦6 ♦7
    Liisa: ♥9 ♥Q ♥K
    vuorossa: Liisa
"""


@proves("KOIRA-A-2.3", "KOIRA-A-3.6", "KOIRA-A-6.3", "KOIRA-A-8.2", "AMB-K06")
def test_who_draws_the_last_card_shows_it_at_once_and_its_suit_is_trump() -> None:
    table = at(END_OF_STOCK.format("opas")).play("Liisa ♥9", "Aino ♣5")
    assert table.event("drew_last") == "K3.16 Aino ♠7"
    assert table.event("trump_shown") == "K3.17 Aino ♠7"
    table.play("Eero ♦6")
    assert table.phase == "luopuminen"
    assert table.state.trump == 3
    assert "♠7" in table.hand("Aino")


@proves("KOIRA-A-2.3", "AMB-K06")
@pytest.mark.parametrize("viewer", ["", "Aino", "Eero", "Liisa"])
def test_nobody_knows_the_trump_before_the_last_card_is_drawn(viewer: str) -> None:
    table = at(END_OF_STOCK.format("opas"))
    assert "♠7" not in repr(table.seen_by(viewer))
    table.play("Liisa ♥9")
    assert len(table.state.stock) == 1
    assert "♠7" not in repr(table.seen_by(viewer))
    table.play("Aino ♣5")
    assert "valttikortti: Aino ♠7" in repr(table.seen_by(viewer))


@proves("KOIRA-B-3.1", "KOIRA-C-1.0", "KOIRA-C-1.5", "MYLLY-3.6", "AMB-K06")
@pytest.mark.parametrize("rules", ["pari", "suma", "myllymatti", "napoleonin-koira"])
def test_elsewhere_the_last_card_stays_unseen_until_the_phase_ends(rules: str) -> None:
    table = at(END_OF_STOCK.format(rules)).play("Liisa ♥9", "Aino ♣5")
    assert table.event("drew_last") == "K3.16 Aino"
    assert not table.happened("trump_shown")
    for viewer in ("", *table.names):
        seen = table.seen_by(viewer)
        assert "♠7" not in repr(seen)
        assert seen.state.owner == 0
    while table.phase == "keräys":
        assert not table.happened("trump_shown")
        table.do(KOIRA.legal_moves(table.state)[0])
    assert table.event("trump_shown") == "K3.18 Aino ♠7"


@proves("C-F3", "KOIRA-C-1.5", "AMB-K05")
def test_the_last_card_goes_aside_face_down_and_nothing_more_is_drawn() -> None:
    table = at(END_OF_STOCK.format("suma").replace("♣2 ♠7", "♠7")).play("Liisa ♥9")
    assert table.hand("Liisa") == "♥Q ♥K"
    assert str(table.state.trump_card) == "♠7"
    secret = next(event for event in table.events if event.kind == "drew_last")
    assert secret.secret
    table.play("Aino ♣5", "Eero ♦6")
    assert table.told("drew") == []


@proves("AMB-K05")
@pytest.mark.parametrize("rules", ["opas", "suma", "pari"])
def test_the_trump_card_is_not_played_in_the_collecting_phase(rules: str) -> None:
    table = at(f"""
        säännöt: {rules}
        pakka:
        pöytä:
        valttikortti: Aino ♠7
        Aino: ♣5 ♣6
        Eero: ♦J ♦6 ♦7
        Liisa: ♥9 ♥Q ♥K
        vuorossa: Aino
    """)
    assert table.legal == "♣5 ♣6"
    assert table.no("Aino ♠7") == "K1.2"


@proves("AMB-K05", "KOIRA-C-1.8", "MYLLY-3.6", "KOIRA-A-3.7")
@pytest.mark.parametrize("rules", ["opas", "suma", "pari", "myllymatti"])
def test_the_trump_card_joins_its_owners_cards_for_the_shedding_phase(rules: str) -> None:
    table = at(f"""
        säännöt: {rules}
        pakka:
        pöytä: ♣5
        löi: Aino
        kinassa: Eero
        valttikortti: Aino ♠7
        pino Aino: ♣2
        Aino:
        Eero: ♦J
        vuorossa: Eero
    """)
    table.play("Eero ♦J")
    assert table.phase == "luopuminen"
    assert table.hand("Aino") == "♣2 ♠7"
    assert table.hand("Eero") == "♣5 ♦J"
    assert table.state.trump == 3


@proves("KOIRA-C-1.8")
def test_the_whole_suit_of_the_trump_card_is_trump() -> None:
    table = at("""
        säännöt: suma
        pakka:
        pöytä:
        kinassa: Aino
        valttikortti: Aino ♥3
        pino Eero: ♣K ♥2
        pino Aino: ♠A ♠9
        Aino: ♠2
        Eero:
        vuorossa: Aino
    """).play("Aino ♠2")
    assert table.event("trump_shown") == "K3.18 Aino ♥3"
    assert table.play("Aino ♠A").legal == "♥2 nosta"


FACE_UP = "opas, valttikortti=näkyvissä"


@proves("KOIRA-A-2.4", "KOIRA-A-2.5", "KOIRA-A-8.2", "AMB-K07")
def test_a_table_may_turn_the_last_card_up_when_it_is_left_alone() -> None:
    table = at(END_OF_STOCK.format(FACE_UP))
    assert "♠7" not in repr(table.seen_by("Eero"))
    assert table.play("Liisa ♥9").event("trump_shown") == "K2.5 ♠7"
    assert "pakka: ♠7" in repr(table.seen_by("Eero"))
    table.play("Aino ♣5")
    assert not table.happened("trump_shown")
    assert "valttikortti: Aino ♠7" in repr(table.seen_by("Eero"))


@proves("AMB-K07")
def test_it_may_lie_face_up_from_the_deal() -> None:
    table = at(END_OF_STOCK.format(f"{FACE_UP}, kääntö=jaossa"))
    seen = table.seen_by("Eero")
    assert "pakka: 1 ♠7" in repr(seen)
    table.play("Liisa ♥9", "Aino ♣5")
    assert table.told("trump_shown") == []


@proves("AMB-K07")
def test_it_may_be_shown_when_it_is_drawn() -> None:
    table = at(END_OF_STOCK.format(f"{FACE_UP}, kääntö=nostettaessa")).play("Liisa ♥9")
    assert "♠7" not in repr(table.seen_by("Eero"))
    assert table.play("Aino ♣5").event("trump_shown") == "K2.5 Aino ♠7"


@proves("AMB-K07", "KOIRA-A-2.4")
def test_a_face_up_trump_changes_nothing_in_the_tricks() -> None:
    table = at(END_OF_STOCK.format(f"{FACE_UP}, kääntö=jaossa").replace("♣5", "♠2"))
    table.play("Liisa ♥9", "Aino ♠2", "Eero ♦J")
    assert table.event("trick_won") == "K3.4 Eero ♥9 ♠2 ♦J"


@proves("AMB-K07")
def test_with_late_drawing_the_card_is_turned_up_as_the_others_are_drawn() -> None:
    table = at(END_OF_STOCK.format(f"{FACE_UP}, täydennys=tikistä, keräys=loppuun"))
    table.play("Liisa ♥9", "Aino ♣5", "Eero ♦6")
    assert table.event("trump_shown") == "K2.5 ♠7"
    assert table.told("drew") == ["K3.6 Liisa ♣2"]
    assert table.event("drew_last") == "K3.16 Aino ♠7"


@proves("AMB-K07")
def test_a_last_card_nobody_has_named_is_turned_up_without_a_name() -> None:
    table = at(END_OF_STOCK.format(FACE_UP).replace("♣2 ♠7", "2"))
    assert table.play("Liisa ♥9").event("trump_shown") == "K2.5"


def test_play_stops_where_the_trump_card_has_not_been_named() -> None:
    from korttipelit import UnknownCard

    table = at(END_OF_STOCK.format("opas").replace("♣2 ♠7", "1"))
    table.play("Liisa ♥9", "Aino ♣5")
    with pytest.raises(UnknownCard, match="trump card"):
        table.play("Eero ♦6")
