"""Doubting and believing: who may, what comes of it, and what has to wait."""

import pytest
from facts import proves
from playing import NOBODY, at

from korttipelit import UnknownCard


def table(
    aino: str,
    said: str = "5",
    pile: str = "♦5",
    rules: str = "valepaska",
    stock: str = "",
    eero: str = "♠3 ♠4 ♠5 ♠6 ♠7",
    liisa: str = "♥3 ♥4 ♥5 ♥6 ♥8",
):
    return at(f"""
        peli: valepaska
        säännöt: {rules}
        pakka: {stock}
        pöytä: {pile}
        sanottu: {said}
        Aino: {aino}
        Eero: {eero}
        Liisa: {liisa}
        vuorossa: Aino
    """)


@proves("VALE-1.2", "AMB-VA02")
def test_anyone_may_doubt_the_play_before_the_next_player_acts() -> None:
    at = table("♣4 ♣7 ♦9").play("Aino ♣7 sanoo 7")
    assert at.turn == "Eero Liisa"
    assert at.yes("Eero epäile") == "VA8.3"
    assert at.yes("Liisa epäile") == "VA8.3"
    assert at.yes("Liisa usko") == "VA8.6"
    assert at.no("Aino epäile") == "VA1.1"
    assert at.no("Liisa nosta") == "VA8.13"
    assert at.no("Eero epäile ♠3") == "VA1.3"


@proves("VALE-1.2", "VALE-1.3", "AMB-VA04", "AMB-VA06")
def test_if_the_play_was_true_the_doubter_takes_the_pile_and_the_honest_player_goes_on() -> None:
    at = table("♣4 ♣7 ♦7").play("Aino ♣7 ♦7 sanoo 7", "Liisa epäile")
    assert at.event("doubted") == "VA8.3 Liisa Aino ♣7 ♦7"
    assert at.event("picked_up") == "VA8.8 Liisa ♦5 ♣7 ♦7"
    assert at.event("leads") == "VA8.10 Aino"
    assert (at.turn, at.state.pile, at.state.said) == ("Aino", (), ())
    assert at.hand("Liisa") == "♣7 ♦5 ♦7 ♥3 ♥4 ♥5 ♥6 ♥8"
    assert at.yes("Aino ♣4 sanoo 4") == "VA3.5"


@proves("VALE-1.2", "VALE-1.3", "AMB-VA04")
def test_if_the_play_was_false_the_cheat_takes_it_all_and_the_player_after_him_leads() -> None:
    at = table("♣4 ♣6 ♦9").play("Aino ♣6 sanoo 7", "Liisa epäile")
    assert at.event("doubted") == "VA8.3 Liisa Aino ♣6"
    assert at.event("picked_up") == "VA8.9 Aino ♦5 ♣6"
    assert at.event("leads") == "VA8.11 Eero"
    assert (at.turn, at.hand("Aino")) == ("Eero", "♣4 ♣6 ♦5 ♦9")
    assert at.yes("Eero ♠3 sanoo 3") == "VA3.5"


@proves("AMB-VA06")
def test_one_false_card_among_true_ones_is_a_fraud() -> None:
    at = table("♣4 ♣7 ♦9").play("Aino ♣4 ♣7 sanoo 7", "Eero epäile")
    assert at.event("picked_up").startswith("VA8.9 Aino")


@proves("AMB-VA04")
def test_at_some_tables_the_doubter_leads_after_a_fraud() -> None:
    at = table("♣4 ♣6 ♦9", rules="valepaska, huijauksesta=epäilijä")
    at.play("Aino ♣6 sanoo 7", "Liisa epäile")
    assert at.event("leads") == "VA8.12 Liisa"
    assert at.turn == "Liisa"


@proves("AMB-VA02")
def test_at_some_tables_only_the_next_player_may_doubt() -> None:
    at = table("♣4 ♣6 ♦9", rules="valepaska, epäily=seuraava").play("Aino ♣6 sanoo 7")
    assert at.turn == "Eero"
    assert at.yes("Eero epäile") == "VA8.4"
    assert at.no("Liisa epäile") == "VA1.1"
    at.play("Eero epäile")
    assert at.event("doubted").startswith("VA8.4 Eero")


@proves("AMB-VA02")
def test_when_all_others_believe_the_play_stands() -> None:
    at = table("♣4 ♣6 ♦9").play("Aino ♣6 sanoo 7", "Liisa usko")
    assert at.event("believed") == "VA8.6 Liisa"
    assert at.turn == "Eero"
    assert at.no("Liisa epäile") == "VA1.1"
    at.play("Eero usko")
    assert (at.turn, at.state.lay, at.state.doubters) == ("Eero", 0, 0)
    assert at.no("Eero epäile") == "VA8.5"
    assert at.no("Eero usko") == "VA8.5"


@proves("AMB-VA02")
def test_the_next_players_act_ends_the_doubting() -> None:
    at = table("♣4 ♣6 ♦9").play("Aino ♣6 sanoo 7")
    assert at.yes("Eero ♠3 sanoo 8") == "VA3.1"
    assert at.yes("Eero nosta") == "VA5.7"
    at.play("Eero ♠3 sanoo 8")
    assert at.event("stood") == "VA8.7 Aino"
    assert at.state.said == (5, 7, 8)
    assert at.turn == "Liisa Aino"
    at.play("Liisa epäile")
    assert at.event("doubted") == "VA8.3 Liisa Eero ♠3"


@proves("AMB-VA02")
def test_who_has_said_he_believes_may_still_act_before_the_others_have_spoken() -> None:
    at = table("♣4 ♣6 ♦9").play("Aino ♣6 sanoo 7", "Eero usko")
    assert at.turn == "Liisa Eero"
    assert at.no("Eero epäile") == "VA8.5"
    assert at.yes("Eero nosta") == "VA5.7"


@proves("AMB-VA02", "AMB-VA07", "PASKA-3.4")
@pytest.mark.parametrize(
    ("pile", "said", "play", "rule"),
    [
        ("♦5", "5", "Aino ♣4 sanoo 10", "VA4.3"),
        ("♦9 ♦Q", "9 Q", "Aino ♣4 sanoo A", "VA4.4"),
        ("♦7 ♥7 ♠8", "7 7 7", "Aino ♣4 sanoo 7", "VA4.7"),
    ],
)
def test_an_announced_topple_waits_until_nobody_doubts(
    pile: str, said: str, play: str, rule: str
) -> None:
    at = table("♣4 ♣6 ♦J", said, pile).play(play)
    assert not at.happened("toppled")
    assert at.turn == "Eero Liisa"
    assert at.no("Eero ♠3 sanoo 8") == "VA8.13"
    at.play("Eero usko")
    assert at.turn == "Liisa"
    at.play("Liisa usko")
    assert at.event("toppled") == f"{rule} Aino"
    assert at.event("leads") == "VA4.9 Aino"
    assert at.turn == "Aino"


@proves("AMB-VA02", "AMB-VA04")
def test_a_doubted_ten_does_not_topple_the_doubter_takes_it_or_the_cheat() -> None:
    at = table("♣10 ♣6 ♦J").play("Aino ♣10 sanoo 10", "Eero epäile")
    assert not at.happened("toppled")
    assert at.event("picked_up") == "VA8.8 Eero ♦5 ♣10"
    assert at.turn == "Aino"


@proves("PASKA-3.4")
def test_at_some_tables_fours_do_not_topple() -> None:
    at = table("♣4 ♣6", "7 7 7", "3", "valepaska, neloset=ei").play("Aino ♣4 sanoo 7")
    at.play("Eero usko", "Liisa usko")
    assert not at.happened("toppled")


@proves("AMB-VA03", "PASKA-3.7")
def test_the_player_draws_only_when_nobody_doubts_any_more() -> None:
    at = table("♣4 ♣6 ♦J ♦9 ♣9", stock="♥J ♥Q").play("Aino ♣4 sanoo 7")
    assert not at.happened("drew")
    at.play("Eero usko", "Liisa usko")
    assert at.event("drew") == "VA6.1 Aino ♥J"
    at = table("♣4 ♣6 ♦J ♦9 ♣9", stock="♥J ♥Q").play("Aino ♣4 sanoo 7", "Eero nosta")
    assert at.event("drew") == "VA6.1 Aino ♥J"


@proves("AMB-VA03")
def test_a_stock_that_the_player_will_draw_is_not_tried_by_the_next() -> None:
    at = table("♣4 ♣6 ♦J ♦9 ♣9", stock="♥J").play("Aino ♣4 sanoo 7")
    assert at.no("Eero käännä") == "VA1.3"
    at = table("♣4 ♣6 ♦J ♦9 ♣9", stock="♥J ♥Q").play("Aino ♣4 sanoo 7")
    assert at.yes("Eero käännä") == "VA5.2"


@proves("AMB-VA05", "PASKA-3.8")
def test_going_out_is_certain_only_when_nobody_doubts() -> None:
    at = table("♣4").play("Aino ♣4 sanoo 7")
    assert (at.out, at.turn) == ("", "Eero Liisa")
    stays = at.state
    at.play("Eero usko", "Liisa usko")
    assert at.event("left") == "VA7.1 Aino"
    assert (at.out, at.turn) == ("Aino", "Eero")
    at.state = stays
    at.play("Liisa epäile")
    assert at.hand("Aino") == "♣4 ♦5"
    assert at.out == ""


@proves("AMB-VA05", "AMB-VA04")
def test_an_honest_player_whose_cards_are_out_is_free_and_the_next_leads() -> None:
    at = table("♣7").play("Aino ♣7 sanoo 7", "Liisa epäile")
    assert at.event("left") == "VA7.1 Aino"
    assert at.event("leads") == "VA7.2 Eero"


@proves("AMB-VA03", "AMB-PA14")
def test_an_honest_player_without_cards_draws_and_leads() -> None:
    at = table("♣7", stock="♥J ♥Q ♥K").play("Aino ♣7 sanoo 7", "Liisa epäile")
    assert at.event("drew") == "VA6.2 Aino ♥J ♥Q ♥K"
    assert (at.turn, at.state.lay) == ("Aino", 0)


@proves("AMB-VA05", "PASKA-1.1")
def test_the_deal_ends_only_when_the_last_play_is_believed() -> None:
    at = table("♣4", liisa="vapaa").play("Aino ♣4 sanoo 7")
    assert at.turn == "Eero"
    assert at.no("Eero ♠7 sanoo 7") == "VA8.13"
    stays = at.state
    at.play("Eero usko")
    assert at.end == ("last_with_cards", "VA7.3", "Eero")
    at.state = stays
    at.play("Eero epäile")
    assert (at.end, at.turn) == (None, "Eero")


@proves("PASKA-3.5", "AMB-PA06")
def test_a_led_ten_is_believed_and_taken_or_doubted() -> None:
    at = table("♣4 ♣6", "", "").play("Aino ♣4 sanoo 10")
    assert at.legal == "epäile usko nosta epäile usko"
    at.play("Eero nosta")
    assert at.event("picked_up") == "VA4.6 Eero ♣4"
    assert at.turn == "Liisa"


def test_what_nobody_has_seen_cannot_be_turned_up() -> None:
    table = at("""
        peli: valepaska
        pöytä: 3
        sanottu: 5 7 7
        lyöty: 2
        Aino: 3
        Eero: ♠3
        vuorossa: Aino
    """)
    assert table.turn == "Eero"
    assert table.state.doubters == 2
    with pytest.raises(UnknownCard):
        table.play("Eero epäile")
    table.play("Eero usko")
    assert table.turn == "Eero"


def test_play_in_circles_ends_without_a_loser() -> None:
    at = table("♣4 ♣6", eero="♠3 ♠4", liisa="vapaa", said="", pile="")
    for _ in range(2):
        at.play("Aino ♣4 sanoo 10", "Eero epäile", "Eero ♠3 sanoo 10", "Aino epäile")
    at.play("Aino ♣4 sanoo 10", "Eero epäile")
    assert at.end == ("repetition", "VA7.4", "-")
    assert at.state.result.loser == NOBODY


def test_a_deal_may_end_in_circles_as_the_next_player_lets_a_play_stand() -> None:
    at = table("♣4 ♣6 ♣8", eero="♠3 ♠4", liisa="vapaa").play("Aino ♣4 sanoo 7")
    here = (1, 7, *at.state.hands)
    at.state = at.state._replace(seen=(here, here))
    at.play("Eero ♠3 sanoo 8")
    assert at.end == ("repetition", "VA7.4", "-")
    assert not at.happened("claimed")
