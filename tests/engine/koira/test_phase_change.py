"""The end of the collecting phase, and what becomes of the cards."""

import pytest
from facts import proves
from playing import KOIRA, at

LAST_CARDS = """
    säännöt: {}
    pakka: ♠7
    pöytä:
    pino Aino: ♥2 ♥3
    tikkejä: Aino
    voitti viimeksi: Aino
    Aino: ♣5 ♣6 ♣K
    Eero: ♦J ♦6 ♦7
    Liisa: ♥9 ♥Q ♥K
    vuorossa: Aino
"""


@proves("AMB-K01", "KOIRA-A-3.6", "KOIRA-A-3.7", "KOIRA-A-6.3", "KOIRA-A-0.2")
def test_the_guides_phase_ends_with_the_trick_that_empties_the_stock() -> None:
    table = at(LAST_CARDS.format("opas")).play("Aino ♣5", "Eero ♦6")
    assert table.phase == "keräys"
    table.play("Liisa ♥9")
    assert table.event("phase_ended") == "K3.19"
    assert table.told("took_won") == ["K3.23 Aino", "K3.23 Eero", "K3.23 Liisa"]
    assert table.hand("Aino") == "♣6 ♣K ♥2 ♥3 ♠7"
    assert table.hand("Eero") == "♦7 ♦J"
    assert table.hand("Liisa") == "♣5 ♦6 ♥9 ♥Q ♥K"
    assert table.state.trump == 3


@proves("AMB-K01", "AMB-K10")
def test_the_kina_of_that_trick_is_finished_first() -> None:
    table = at(LAST_CARDS.format("opas").replace("♥9", "♣J")).play("Aino ♣5", "Eero ♦J", "Liisa ♣J")
    assert table.phase == "keräys"
    table.play("Eero ♦6", "Liisa ♥Q")
    assert table.event("trick_won") == "K3.4 Liisa ♣5 ♦J ♣J ♦6 ♥Q"
    assert table.event("phase_ended") == "K3.19"


@proves("AMB-K38")
def test_the_guide_keeps_unplayed_cards_without_showing_them() -> None:
    table = at(LAST_CARDS.format("opas")).play("Aino ♣5", "Eero ♦6", "Liisa ♥9")
    kept = [event for event in table.events if event.kind == "kept"]
    assert [table.text(event) for event in kept] == [
        "K3.24 Aino ♣6 ♣K",
        "K3.24 Eero ♦7 ♦J",
        "K3.24 Liisa ♥Q ♥K",
    ]
    assert all(event.secret for event in kept)


@proves("AMB-K38", "KOIRA-B-3.2", "MYLLY-3.7")
@pytest.mark.parametrize(
    "rules", ["pari", "myllymatti", "opas, näytetään=kyllä", "opas, avoimet=kyllä"]
)
def test_elsewhere_unplayed_cards_are_shown_and_kept(rules: str) -> None:
    table = at(f"""
        säännöt: {rules}
        pakka:
        pöytä: ♣5
        löi: Aino
        kinassa: Eero
        valttikortti: Aino ♠7
        Aino:
        Eero: ♣4
        Liisa: ♥9 ♥Q
        vuorossa: Eero
    """).play("Eero ♣4")
    kept = [event for event in table.events if event.kind == "kept"]
    assert [table.text(event) for event in kept] == ["K3.24 Liisa ♥9 ♥Q"]
    assert not any(event.secret for event in kept)
    assert table.hand("Liisa") == "♥9 ♥Q"


@proves("AMB-K01", "KOIRA-C-1.5", "KOIRA-C-1.6", "KOIRA-C-1.8")
@pytest.mark.parametrize("rules", ["suma", "napoleonin-koira"])
def test_hands_are_played_out_without_drawing(rules: str) -> None:
    table = at(LAST_CARDS.format(rules)).play("Aino ♣5", "Eero ♦6", "Liisa ♥9")
    assert table.phase == "keräys"
    table.play("Liisa ♥Q", "Aino ♣6", "Eero ♦7")
    # Aino has drawn the last card and plays one card less than the others.
    table.play("Liisa ♥K", "Aino ♣K")
    table.play("Eero ♦J")
    assert table.event("lot_due") == "K3.15 Liisa Aino ♥K ♣K ♦J"
    table.play("arpa ♥K ♣K ♦J")
    assert table.event("phase_ended") == "K3.20"
    assert not table.happened("kept")
    assert table.hand("Aino") == "♣K ♥2 ♥3 ♠7"
    assert table.hand("Eero") == ""


@proves("KOIRA-C-1.6", "AMB-K12")
def test_a_player_without_cards_does_not_stop_the_others() -> None:
    table = at("""
        säännöt: suma
        pakka:
        pöytä:
        kinassa: Eero, Liisa
        valttikortti: Aino ♠7
        Aino:
        Eero: ♦4
        Liisa: ♥9 ♥Q
        vuorossa: Eero
    """).play("Eero ♦4", "Liisa ♥9")
    assert table.event("trick_won") == "K3.4 Liisa ♦4 ♥9"
    # Alone, she keeps her cards by playing them to herself.
    assert table.turn == "Liisa"
    assert table.play("Liisa ♥Q").event("trick_won") == "K3.4 Liisa ♥Q"
    assert table.event("phase_ended") == "K3.20"
    assert table.hand("Liisa") == "♦4 ♥9 ♥Q"


@proves("AMB-K12")
def test_a_winner_without_cards_passes_the_lead_clockwise() -> None:
    table = at("""
        säännöt: suma
        pakka:
        pöytä:
        valttikortti: Liisa ♠7
        Aino: ♣2 ♣3
        Eero: ♦4 ♦5
        Liisa: ♥9
        vuorossa: Aino
    """).play("Aino ♣2", "Eero ♦4", "Liisa ♥9")
    assert table.event("trick_won") == "K3.4 Liisa ♣2 ♦4 ♥9"
    assert table.event("lead_passed") == "K3.22 Aino"
    assert table.turn == "Aino"


@proves("AMB-K01", "AMB-K39", "KOIRA-B-3.2")
def test_two_card_tricks_go_on_until_the_player_in_turn_has_no_cards() -> None:
    table = at("""
        säännöt: pari
        pakka:
        pöytä:
        valttikortti: Aino ♠7
        pino Aino: ♣2
        Aino: ♣5
        Eero: ♦J ♦6 ♦7
        Liisa: ♥9 ♥Q ♥A
        vuorossa: Aino
    """).play("Aino ♣5")
    # Aino has played her last card, but it is not her turn.
    assert table.phase == "keräys"
    table.play("Eero ♦J", "Eero ♦6", "Liisa ♥A")
    # Liisa leads to Aino, whose turn comes without a card.
    table.play("Liisa ♥9")
    assert table.event("phase_ended") == "K3.21"
    assert table.hand("Liisa") == "♦6 ♥9 ♥Q ♥A"
    assert table.told("kept") == ["K3.24 Eero ♦7", "K3.24 Liisa ♥Q"]


@proves("KOIRA-B-3.3", "AMB-K13")
@pytest.mark.parametrize("rules", ["pari", "myllymatti"])
def test_a_lead_nobody_can_answer_goes_back_to_its_player(rules: str) -> None:
    table = at(f"""
        säännöt: {rules}
        pakka:
        pöytä:
        valttikortti: Eero ♠7
        Aino: ♣5 ♣6
        Eero:
        Liisa: ♥9
        vuorossa: Aino
    """).play("Aino ♣6")
    assert table.event("returned") == "K3.21 Aino ♣6"
    assert table.event("phase_ended") == "K3.21"
    assert table.hand("Aino") == "♣5 ♣6"


@proves("AMB-K13", "KOIRA-B-3.2", "MYLLY-3.7")
@pytest.mark.parametrize("rules", ["pari", "myllymatti"])
def test_a_winner_who_must_lead_without_cards_ends_the_phase(rules: str) -> None:
    table = at(f"""
        säännöt: {rules}
        pakka:
        pöytä:
        valttikortti: Liisa ♠7
        Aino: ♣K
        Eero: ♦6 ♦7
        Liisa: ♥9
        vuorossa: Aino
    """).play("Aino ♣K", "Eero ♦6")
    assert table.event("trick_won") == "K3.4 Aino ♣K ♦6"
    assert table.event("phase_ended") == "K3.21"
    assert [table.hand(name) for name in table.names] == ["♣K ♦6", "♦7", "♥9 ♠7"]


@proves("AMB-K39")
def test_with_all_playing_the_phase_may_end_in_the_middle_of_a_trick() -> None:
    table = at("""
        säännöt: opas, keräys=vuoro
        pakka:
        pöytä: ♣5
        valttikortti: Liisa ♠7
        Aino: ♣6
        Eero: ♦6
        Liisa:
        vuorossa: Eero
    """).play("Eero ♦6")
    assert table.told("returned") == ["K3.21 Aino ♣5", "K3.21 Eero ♦6"]
    assert table.hand("Aino") == "♣5 ♣6"


OWNER_AND_WINNER = """
    säännöt: {}
    pakka:
    pöytä: ♣5
    löi: Aino
    kinassa: Eero
    valttikortti: {} ♠7
    Aino:
    Eero: ♦J
    Liisa: ♥9
    vuorossa: Eero
"""


@proves("KOIRA-A-4.1", "KOIRA-B-4.1", "KOIRA-C-2.1", "AMB-K20", "KOIRA-A-6.3")
@pytest.mark.parametrize("rules", ["opas", "pari", "nostokoira"])
def test_the_owner_of_the_trump_card_leads_the_shedding_phase(rules: str) -> None:
    table = at(OWNER_AND_WINNER.format(rules, "Liisa")).play("Eero ♦J")
    assert table.event("leads") == "K4.1 Liisa"
    assert table.turn == "Liisa"


@proves("MYLLY-4.1", "AMB-K20", "KOIRA-A-4.1")
@pytest.mark.parametrize("rules", ["myllymatti", "opas, avaus=tikki"])
def test_elsewhere_the_winner_of_the_last_trick_leads(rules: str) -> None:
    table = at(OWNER_AND_WINNER.format(rules, "Liisa")).play("Eero ♦J")
    assert table.event("leads") == "K4.2 Eero"
    assert table.turn == "Eero"


@proves("AMB-K20")
def test_a_lone_players_last_card_counts_as_his_trick() -> None:
    table = at("""
        säännöt: suma, avaus=tikki
        pakka:
        pöytä:
        kinassa: Liisa
        valttikortti: Aino ♠7
        voitti viimeksi: Aino
        pino Eero: ♣2
        Aino:
        Eero:
        Liisa: ♥9
        vuorossa: Liisa
    """).play("Liisa ♥9")
    assert table.event("leads") == "K4.2 Liisa"


@proves("AMB-K20")
def test_if_nobody_has_won_a_trick_the_trump_owner_leads() -> None:
    table = at("""
        säännöt: myllymatti
        pakka:
        pöytä: ♣9
        valttikortti: Liisa ♠7
        Aino: ♣6
        Eero: ♦9
        Liisa: ♥2
        vuorossa: Eero
    """).play("Eero ♦9")
    assert table.event("leads") == "K4.2 Liisa"


@proves("MYLLY-1.1")
def test_what_is_collected_is_the_hand_of_the_shedding_phase() -> None:
    table = at(LAST_CARDS.format("opas")).play("Aino ♣5", "Eero ♦6", "Liisa ♥9")
    assert sum(table.sizes) == 12
    assert KOIRA.legal_moves(table.state)[0].cards[0].bit & table.state.hands[0]
