"""Runs: suma and its continuation, free runs, and how they are counted and taken."""

import pytest
from facts import proves
from playing import KOIRA, at

SUMA_LED = """
    säännöt: {}
    valtti: ♠
    pöytä:
    Aino: ♥2 ♥3 ♥4 ♣9 ♦2
    Eero: ♥5 ♥6 ♥J ♦9 ♦10
    Liisa: ♥7 ♥8 ♥K ♠3 ♣4
    Ville: ♥9 ♥10 ♣2 ♠6
    vuorossa: Aino
"""
WITH_SUMA = ["suma", "nostokoira"]


@proves("KOIRA-C-2.6", "KOIRA-C-2.8", "C-F7", "KOIRA-A-7.2", "KOIRA-A-4.9", "KOIRA-A-8.4")
@pytest.mark.parametrize("rules", WITH_SUMA)
def test_a_suma_is_led_from_a_two_and_continued_as_one_lot_each(rules: str) -> None:
    table = at(SUMA_LED.format(rules))
    assert table.yes("Aino ♥2-4") == "K5.1"
    assert table.legal == "♣9 ♦2 ♥2 ♥3 ♥4 ♥2-3 ♥2-4"
    table.play("Aino ♥2-4")
    assert table.legal == "♥5 ♥6 ♥J ♥5-6 nosta"
    assert table.yes("Eero ♥5-6") == "K5.4"
    table.play("Eero ♥5-6")
    assert table.table == "♥2-4 ♥5-6"
    assert len(table.state.table) == 2
    assert table.state.pile_start == 4
    # The next may continue, play a higher heart, or a trump.
    assert table.legal == "♥7 ♥8 ♥K ♠3 ♥7-8 nosta"


@proves("KOIRA-A-7.2", "AMB-S09")
def test_on_the_run_2_3_4_one_may_play_the_run_5_6_7_of_the_same_suit_only() -> None:
    table = at("""
        säännöt: nostokoira
        valtti: ♠
        pöytä: ♥2-4
        Aino: ♥5 ♥6 ♥7 ♦5 ♦6 ♦7 ♠5 ♠6 ♠7
        Eero: ♥10
        vuorossa: Aino
    """)
    assert table.yes("Aino ♥5-7") == "K5.4"
    assert table.no("Aino ♦5-7") == "K5.1"
    # Nor a run of trumps that does not start from a two.
    assert table.no("Aino ♠5-7") == "K5.1"


@proves("C-F8", "KOIRA-C-2.8", "KOIRA-C-2.6", "AMB-S04", "AMB-S05", "AMB-S09")
@pytest.mark.parametrize("rules", WITH_SUMA)
def test_a_lot_is_taken_whole_and_what_stays_may_still_be_continued(rules: str) -> None:
    table = at(SUMA_LED.format(rules)).play("Aino ♥2-4", "Eero ♥5-6")
    assert table.because("Liisa nosta") == {"taken": "♥2 ♥3 ♥4"}
    table.play("Liisa nosta")
    assert table.table == "~♥5-6"
    assert table.hand("Liisa") == "♣4 ♥2 ♥3 ♥4 ♥7 ♥8 ♥K ♠3"
    continued = at(
        f"""
        säännöt: {rules}
        valtti: ♠
        pöytä: ♥2-4 ♥5-6
        Aino: ♣4
        Eero: ♥7 ♥8 ♥9
        Liisa: ♦4
        vuorossa: Aino
    """
    ).play("Aino nosta")
    assert continued.yes("Eero ♥7-9") == "K5.4"


@proves("C-F9", "KOIRA-C-2.6")
def test_a_covered_suma_is_not_continued() -> None:
    table = at("""
        säännöt: suma
        valtti: ♠
        pöytä: ♥2-4 ♠6
        Aino: ♥5 ♥6 ♠5 ♠9
        Eero: ♦5
        Liisa: ♦6
        vuorossa: Aino
    """)
    assert table.legal == "♠9 nosta"
    assert table.no("Aino ♥5") == "K4.6"
    assert table.no("Aino ♥5-6") == "K5.4"
    assert table.because("Aino ♥5-6") == {"covering": "♠6"}


@proves("C-F10", "KOIRA-C-2.7")
def test_what_does_not_start_from_a_two_is_not_continued() -> None:
    table = at("""
        säännöt: suma
        valtti: ♠
        pöytä: ♥5
        Aino: ♥6 ♥7 ♥8
        Eero: ♦5
        Liisa: ♦6
        vuorossa: Aino
    """)
    assert table.legal == "♥6 ♥7 ♥8 nosta"
    assert table.no("Aino ♥6-7") == "K5.1"
    assert table.because("Aino ♥6-7") == {"missing": "♥2", "to_beat": "♥5"}


@proves("KOIRA-C-2.6", "AMB-S02")
def test_a_run_is_not_led_from_a_higher_card_than_a_two() -> None:
    table = at(SUMA_LED.format("suma"))
    assert table.no("Aino ♥3-4") == "K5.1"
    assert table.because("Aino ♥3-4") == {"missing": "♥2"}
    gap = at(SUMA_LED.format("suma").replace("♥2 ♥3 ♥4", "♥2 ♥4"))
    assert gap.no("Aino ♥2-4") == "K1.2"
    assert gap.because("Aino ♥2-4") == {"missing": "♥3"}


@proves("KOIRA-C-2.6")
def test_a_continuation_leaves_out_no_card() -> None:
    table = at(SUMA_LED.format("suma").replace("♥5 ♥6", "♥6 ♥7").replace("♥7 ♥8", "♥5 ♥8"))
    table.play("Aino ♥2-4")
    assert table.legal == "♥6 ♥7 ♥J nosta"
    assert table.no("Eero ♥6-7") == "K5.4"
    assert table.because("Eero ♥6-7") == {"missing": "♥5", "to_beat": "♥4"}


@proves("AMB-S02")
def test_a_lone_two_is_a_suma_and_a_lone_next_card_continues_it() -> None:
    table = at("""
        säännöt: suma
        valtti: ♠
        pöytä:
        Aino: ♥2 ♣9
        Eero: ♥3 ♦10
        Liisa: ♥4 ♥5 ♦J
        vuorossa: Aino
    """).play("Aino ♥2", "Eero ♥3")
    assert table.table == "♥2 ♥3"
    assert table.yes("Liisa ♥4-5") == "K5.4"


@proves("AMB-S04")
def test_a_higher_card_that_skips_a_rank_ends_the_suma() -> None:
    table = at("""
        säännöt: suma
        valtti: ♠
        pöytä: ♥2-4
        Aino: ♥6 ♣9
        Eero: ♥7 ♥8 ♦10
        Liisa: ♦J
        vuorossa: Aino
    """).play("Aino ♥6")
    assert table.no("Eero ♥7-8") == "K5.4"
    assert table.because("Eero ♥7-8") == {"covering": "♥6"}


@proves("AMB-S04", "AMB-S03")
def test_when_the_continuation_is_taken_the_suma_below_may_be_continued_again() -> None:
    table = at("""
        säännöt: suma, nosto=viimeinen
        valtti: ♠
        pöytä: ♥2-4 ♥5-6
        Aino: ♣4
        Eero: ♥7 ♠3
        Liisa: ♥8 ♥9
        vuorossa: Aino
    """).play("Aino nosta")
    assert table.table == "♥2-4"
    assert table.hand("Aino") == "♣4 ♥5 ♥6"
    assert table.no("Eero ♥7-8") == "K1.2"
    assert table.state.table[-1].from_two
    # What lies there then is a suma like any other: the same run may be put on it.
    table = at("""
        säännöt: suma, nosto=viimeinen
        valtti: ♠
        pöytä: ♥2-4
        Aino: ♣4 ♥5 ♥6
        Eero: ♥7
        Liisa: ♥8 ♥9
        vuorossa: Aino
    """)
    assert table.yes("Aino ♥5-6") == "K5.4"


@proves("AMB-S03")
def test_whoever_is_in_turn_while_the_suma_is_on_top_may_continue_it() -> None:
    table = at("""
        säännöt: suma
        valtti: ♠
        pöytä:
        Aino: ♥2 ♥3 ♥6 ♥7
        Eero: ♥4 ♥5 ♦9
        Liisa: ♣4 ♣5
        vuorossa: Aino
    """).play("Aino ♥2-3", "Eero ♥4-5", "Liisa nosta")
    # A round later it is Aino herself.
    assert table.turn == "Aino"
    assert table.table == "~♥4-5"
    assert table.yes("Aino ♥6-7") == "K5.4"


@proves("AMB-S01")
def test_a_suma_of_trumps_may_be_played_on_a_plain_card() -> None:
    table = at("""
        säännöt: suma
        valtti: ♠
        pöytä: ♥A
        Aino: ♠2 ♠3 ♠4 ♦2 ♦3
        Eero: ♦5
        Liisa: ♦6
        vuorossa: Aino
    """)
    assert table.yes("Aino ♠2-4") == "K5.2"
    # A two of another suit beats nothing.
    assert table.no("Aino ♦2-3") == "K4.4"
    assert table.legal == "♠2 ♠3 ♠4 ♠2-3 ♠2-4 nosta"
    table.play("Aino ♠2-4")
    assert table.table == "♥A ♠2-4"
    assert table.state.table[-1].from_two


@proves("AMB-S01")
def test_a_table_may_let_a_suma_only_be_led() -> None:
    table = at("""
        säännöt: suma, suman-alku=tyhjään
        valtti: ♠
        pöytä: ♥A
        Aino: ♠2 ♠3 ♠4 ♦2
        Eero: ♠5 ♠6
        Liisa: ♦6
        vuorossa: Aino
    """)
    assert table.no("Aino ♠2-4") == "K5.3"
    assert table.because("Aino ♠2-4") == {"to_beat": "♥A"}
    assert table.legal == "♠2 ♠3 ♠4 nosta"
    # A two beating there does not begin one either.
    table.play("Aino ♠2")
    assert table.table == "♥A ♠2"
    assert not table.state.table[-1].from_two
    assert table.no("Eero ♠5-6") == "K5.1"


@proves("KOIRA-C-2.6", "AMB-S09")
def test_a_table_may_forbid_continuing() -> None:
    table = at(SUMA_LED.format("suma, jatkosuma=ei")).play("Aino ♥2-4")
    assert table.no("Eero ♥5-6") == "K5.5"
    assert table.legal == "♥5 ♥6 ♥J nosta"
    assert not table.play("Eero ♥5").state.table[-1].from_two
    assert table.no("Liisa ♥7-8") == "K5.1"


@proves("KOIRA-C-2.8", "AMB-S06")
@pytest.mark.parametrize("rules", WITH_SUMA)
def test_a_run_counts_as_one_card_whatever_its_length(rules: str) -> None:
    table = at(f"""
        säännöt: {rules}
        valtti: ♠
        pöytä:
        Aino: ♥2 ♥3 ♥4 ♥5 ♣9
        Eero: ♥6 ♥7 ♥8 ♦9
        Liisa: ♥J ♣4
        vuorossa: Aino
    """).play("Aino ♥2-5", "Eero ♥6-8")
    assert not table.happened("toppled")
    table.play("Liisa ♥J")
    assert table.event("toppled") == "K4.13 Liisa ♥2 ♥3 ♥4 ♥5 ♥6 ♥7 ♥8 ♥J"


@proves("KOIRA-C-2.8", "AMB-S05")
@pytest.mark.parametrize(
    ("pickup", "taken"), [("pohjimmainen", "♥2 ♥3"), ("viimeinen", "♠K"), ("pienin", "♥2 ♥3")]
)
def test_of_runs_the_same_lot_is_taken_as_of_single_cards(pickup: str, taken: str) -> None:
    table = at(f"""
        säännöt: suma, nosto={pickup}
        valtti: ♠
        pöytä: ♥2-3 ♠4 ♠K
        Aino: ♥6
        Eero: ♦9
        Liisa: ♥J
        Ville: ♥Q
        vuorossa: Aino
    """)
    assert table.because("Aino nosta") == {"taken": taken}


@proves("AMB-S05")
def test_a_table_may_let_joined_lots_be_taken_together() -> None:
    text = """
        säännöt: {}, sarjan-nosto=kerralla
        valtti: ♠
        pöytä: {}
        Aino: ♣6
        Eero: ♦9
        Liisa: ♣J
        Ville: ♦J
        Kalle: ♦Q
        vuorossa: Aino
    """
    table = at(text.format("suma", "♥2-3 ♥4 ♥5-6 ♥9"))
    assert table.because("Aino nosta") == {"taken": "♥2 ♥3 ♥4 ♥5 ♥6"}
    assert table.play("Aino nosta").table == "♥9"
    last = at(text.format("suma, nosto=viimeinen", "♥2-3 ♥4 ♥5-6"))
    assert last.because("Aino nosta") == {"taken": "♥2 ♥3 ♥4 ♥5 ♥6"}
    lowest = at(text.format("suma, nosto=pienin", "♥9 ♠2-3 ♠4"))
    assert lowest.because("Aino nosta") == {"taken": "♠2 ♠3 ♠4"}
    assert lowest.play("Aino nosta").table == "♥9"
    # Neighbours that make no run stay apart.
    apart = at(text.format("suma", "♥5 ♥6 ♥9"))
    assert apart.because("Aino nosta") == {"taken": "♥5"}


FULL = """
    säännöt: {}
    valtti: {}
    pöytä: {}
    läjän alussa: 5
    Aino: ♥10 ♥J ♥Q ♥K ♥A ♣3
    Eero: ♦9
    Liisa: ♣J
    Ville: ♣Q
    Kalle: ♣K
    vuorossa: Aino
"""


@proves("C-F11", "KOIRA-C-2.9", "AMB-S08", "AMB-S07")
def test_a_whole_suit_on_the_table_topples_at_once_and_its_player_leads() -> None:
    table = at(FULL.format("suma", "♠", "♥2-9")).play("Aino ♥10-A")
    assert table.event("toppled") == "K5.9 Aino ♥2 ♥3 ♥4 ♥5 ♥6 ♥7 ♥8 ♥9 ♥10 ♥J ♥Q ♥K ♥A"
    assert table.table == ""
    assert table.turn == "Aino"


@proves("KOIRA-C-2.9")
def test_it_topples_no_matter_in_how_many_lots_it_was_played() -> None:
    table = at(FULL.format("suma", "♠", "♥2-4 ♥5 ♥6-9")).play("Aino ♥10-A")
    assert table.event("toppled").startswith("K5.9 Aino ♥2 ♥3")


@proves("AMB-S07")
def test_a_full_suit_of_trumps_takes_the_cards_below_along() -> None:
    table = at(FULL.format("suma", "♥", "♦8 ♥2-9")).play("Aino ♥10-A")
    assert table.event("toppled").startswith("K5.9 Aino ♦8 ♥2 ♥3")
    assert table.table == ""


@proves("AMB-S07", "AMB-K43")
def test_where_only_the_suit_goes_the_cards_below_stay_and_the_turn_passes() -> None:
    table = at(FULL.format("suma, täysi-maa=maa", "♥", "♦8 ♥2-9")).play("Aino ♥10-A")
    assert table.event("toppled").startswith("K5.10 Aino ♥2 ♥3")
    assert table.table == "♦8"
    assert table.turn == "Eero"
    assert table.state.pile_start == 5
    assert table.play("Eero ♦9").table == "♦8 ♦9"
    alone = at(FULL.format("suma, täysi-maa=maa", "♠", "♥2-9")).play("Aino ♥10-A")
    assert alone.event("toppled").startswith("K5.10 Aino ♥2")
    assert alone.turn == "Aino"


@proves("AMB-S07", "AMB-S09", "AMB-S08")
def test_in_nostokoira_a_full_suit_does_not_topple() -> None:
    table = at(FULL.format("nostokoira", "♠", "♥2-9")).play("Aino ♥10-A")
    assert not table.happened("toppled")
    assert table.table == "♥2-9 ♥10-A"
    assert table.turn == "Eero"
    assert table.legal == "nosta"


@proves("AMB-S07")
def test_count_and_full_suit_at_once_are_one_topple() -> None:
    text = FULL.format("suma", "♠", "♥2-9").replace("läjän alussa: 5", "läjän alussa: 2")
    text = text.replace("Eero: ♦9", "Eero: vapaa").replace("Liisa: ♣J", "Liisa: vapaa")
    table = at(text.replace("Kalle: ♣K", "Kalle: vapaa")).play("Aino ♥10-A")
    assert [event.rule for event in table.events if event.kind == "toppled"] == ["K4.13"]


@proves("AMB-S08")
def test_the_ace_is_high_only() -> None:
    table = at("""
        säännöt: suma
        valtti: ♠
        pöytä:
        Aino: ♥2 ♥3 ♥Q ♥K ♥A
        Eero: ♦9
        vuorossa: Aino
    """)
    assert table.legal == "♥2 ♥3 ♥Q ♥K ♥A ♥2-3"
    free = table.with_rules(sequences="free")
    assert free.legal == "♥2 ♥3 ♥Q ♥K ♥A ♥2-3 ♥Q-K ♥Q-A ♥K-A"


FREE = """
    säännöt: opas, sarjat=vapaat
    valtti: ♠
    pöytä: {}
    Aino: ♥9 ♥10 ♥J ♠5 ♠6 ♥3 ♥4
    Eero: ♦9
    Liisa: ♣J
    vuorossa: Aino
"""


@proves("AMB-S10", "KOIRA-A-4.9", "KOIRA-A-8.4")
def test_with_free_runs_any_run_may_be_led_or_beat_with_its_lowest_card() -> None:
    table = at(FREE.format(""))
    assert table.yes("Aino ♥3-4") == "K5.11"
    table = at(FREE.format("♥8"))
    assert table.legal == "♥9 ♥10 ♥J ♠5 ♠6 ♥9-10 ♥9-J ♥10-J ♠5-6 nosta"
    assert table.yes("Aino ♥9-J") == "K5.11"
    assert table.yes("Aino ♠5-6") == "K5.11"
    assert table.no("Aino ♥3-4") == "K4.4"
    assert table.play("Aino ♥9-J").table == "♥8 ♥9-J"
    assert not table.state.table[-1].from_two


@proves("AMB-S10", "AMB-S05")
def test_free_runs_that_join_may_be_taken_together() -> None:
    table = at("""
        säännöt: opas, sarjat=vapaat, sarjan-nosto=kerralla
        valtti: ♠
        pöytä: ♥5-6 ♥7 ♥9
        Aino: ♣6
        Eero: ♦9
        Liisa: ♣J
        Ville: ♦J
        vuorossa: Aino
    """)
    assert table.because("Aino nosta") == {"taken": "♥5 ♥6 ♥7"}


def test_cards_that_are_no_run_are_not_played_together() -> None:
    from korttipelit import Move, read_cards

    for rules, rule in (("suma", "K5.1"), ("opas, sarjat=vapaat", "K5.11")):
        table = at(SUMA_LED.format(rules))
        gap = KOIRA.ruling(table.state, Move(0, "play", read_cards("♥2 ♥4")))
        assert (gap.legal, gap.rule, gap.cards("missing")) == (False, rule, read_cards("♥3"))
        for cards in ("♥2 ♦2", "♥4 ♥3"):
            ruling = KOIRA.ruling(table.state, Move(0, "play", read_cards(cards)))
            assert (ruling.legal, ruling.rule, ruling.because) == (False, rule, ())
        twice = KOIRA.ruling(table.state, Move(0, "play", read_cards("♥2 ♥2")))
        assert (twice.legal, twice.rule) == (False, "K1.2")
        assert KOIRA.ruling(table.state, Move(0, "play", ())).rule == "K1.3"


@proves("AMB-S01", "KOIRA-C-2.2")
@pytest.mark.parametrize("rules", WITH_SUMA)
def test_runs_are_ordered_after_single_cards_by_suit_first_card_and_length(rules: str) -> None:
    table = at(f"""
        säännöt: {rules}
        valtti: ♦
        pöytä: ♥2-3
        Aino: ♥4 ♥5 ♥6 ♦2 ♦3
        Eero: ♦9
        vuorossa: Aino
    """)
    assert table.legal == "♦2 ♦3 ♥4 ♥5 ♥6 ♦2-3 ♥4-5 ♥4-6 nosta"
