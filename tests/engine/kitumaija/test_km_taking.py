"""Taking cards off the open pile, Maija's five, and turning from the stock."""

import pytest
from facts import proves
from playing import at
from truths_of_kitumaija import CIRCLE

from korttipelit import UnknownCard

TAKING = """
    peli: kitumaija
    pakka: {stock}
    avopakka: {pile}
    vuorossa: Aino
    Aino: {hand}
    Eero: ♣5 ♣6 ♣7 ♣8 ♣9
"""
FIVE = "♥2 ♥3 ♥4 ♠2 ♠3"
CATCHING = "♥3 ♥4 ♥5 ♠2 ♠3"


def table(pile: str, hand: str = FIVE, stock: str = "♥6 ♥7 ♠4 ♠5"):
    return at(TAKING.format(stock=stock, pile=pile, hand=hand))


@proves("KITU-3.4")
def test_who_cannot_catch_takes_the_three_top_cards_and_the_turn_passes() -> None:
    here = table("♣K ♣2 ♥J ♥Q ♥K")
    assert here.legal == "käännä nosta"
    assert here.yes("Aino nosta") == "KM4.1"
    here.play("Aino nosta")
    assert here.event("picked_up") == "KM4.1 Aino ♥J ♥Q ♥K"
    assert [str(card) for card in here.state.pile] == ["♣K", "♣2"]
    assert here.turn == "Eero"


@proves("KITU-3.4")
def test_who_will_not_catch_may_take_three_as_well() -> None:
    here = table("♣K ♣2 ♥J ♥Q ♠2", "♠A ♥2 ♥3 ♥4 ♠3")
    assert here.legal == "♠3 ♠A käännä nosta"
    assert here.yes("Aino nosta") == "KM4.1"


@proves("KITU-3.5")
def test_the_bottom_card_stays_of_three_only_two_are_taken() -> None:
    here = table("♣K ♥Q ♥K")
    here.play("Aino nosta")
    assert here.event("picked_up") == "KM4.3 Aino ♥Q ♥K"
    assert len(here.state.pile) == 1


@proves("KITU-3.5", "KITU-3.3")
def test_of_three_only_two_are_taken_after_maija_too() -> None:
    here = table("♣K ♥Q ♠Q").play("Aino nosta")
    assert here.event("picked_up") == "KM4.3 Aino ♥Q ♠Q"


@proves("KITU-3.3", "AMB-KM04")
def test_after_maija_the_next_player_takes_five_and_has_no_choice() -> None:
    here = table("♣K ♣2 ♣3 ♥10 ♥J ♥Q ♠Q", "♠K ♠A ♦2 ♦A ♥2")
    assert here.legal == "nosta"
    for line in ("Aino ♠K", "Aino ♦A", "Aino ♥2", "Aino käännä"):
        assert here.no(line) == "KM4.2"
        assert here.because(line) == {"to_beat": "♠Q"}
    assert here.yes("Aino nosta") == "KM4.2"
    here.play("Aino nosta")
    assert here.event("picked_up") == "KM4.2 Aino ♣3 ♥10 ♥J ♥Q ♠Q"
    assert here.turn == "Eero"
    assert str(here.state.pile[-1]) == "♣2"
    assert here.yes("Eero ♣5") == "KM3.1"


@proves("AMB-KM05", "KITU-3.5")
def test_with_one_card_on_the_pile_nothing_is_taken_and_the_turn_passes() -> None:
    here = table("♣K")
    assert here.yes("Aino nosta") == "KM4.3"
    here.play("Aino nosta")
    assert here.event("nothing_taken") == "KM4.3 Aino"
    assert here.turn == "Eero"


@proves("AMB-KM05")
def test_where_nobody_can_catch_the_only_card_play_ends_without_a_loser() -> None:
    here = at(CIRCLE).play("Aino nosta", "Eero nosta")
    assert not here.happened("repeated")
    assert here.play("Aino nosta").event("repeated") == "KM6.5"
    here.play("Eero nosta", "Aino nosta")
    assert here.end == ("repetition", "KM6.5", "-")


def test_what_is_taken_others_see_only_as_far_as_it_lay_open() -> None:
    (taken, *_) = table("♣K ♥Q ♥K").play("Aino nosta").events
    assert (taken.secret, taken.number) == (True, 2)
    (taken, *_) = table("♣K ♥K").play("Aino nosta").events
    assert (taken.secret, taken.number) == (False, 1)
    peeking = TAKING.replace("kitumaija\n", "kitumaija\n    säännöt: kitumaija, kurkistus=kyllä\n")
    text = peeking.format(stock="♥6", pile="♣K ♣2 ♥J ♥Q ♥K", hand=FIVE)
    assert not at(text).play("Aino nosta").events[0].secret


@proves("KITU-3.6", "AMB-KM07")
def test_a_turned_card_that_catches_is_the_catch_card() -> None:
    here = table("♣K ♥5")
    assert here.yes("Aino käännä") == "KM5.1"
    here.play("Aino käännä")
    assert here.event("turned") == "KM5.1 Aino ♥6"
    assert here.turn == "Aino"
    assert here.sizes == [5, 5]
    here.play("Aino ♥2")
    assert here.event("drew") == "KM3.7 Aino ♥7"
    assert here.sizes == [5, 5]


@proves("KITU-3.6")
def test_a_turned_card_that_does_not_catch_is_taken_with_three_more() -> None:
    here = table("♣K ♣2 ♥J ♥Q ♥K").play("Aino käännä")
    assert [here.text(event) for event in here.events] == [
        "KM5.1 Aino ♥6",
        "KM5.4 Aino ♥J ♥Q ♥K ♥6",
    ]
    assert here.turn == "Eero"
    assert here.sizes == [9, 5]
    assert [str(card) for card in here.state.pile] == ["♣K", "♣2"]


@proves("KITU-3.5", "KITU-3.6")
def test_after_a_failed_turn_too_the_bottom_card_stays() -> None:
    here = table("♣K").play("Aino käännä")
    assert here.event("picked_up") == "KM5.4 Aino ♥6"
    assert [str(card) for card in here.state.pile] == ["♣K"]


@proves("AMB-KM07")
def test_a_turned_maija_catches_nothing() -> None:
    here = table("♣K ♣2 ♠3 ♠4 ♠5", "♥2 ♥3 ♥4 ♥5 ♥8", "♠Q ♥6").play("Aino käännä")
    assert here.event("picked_up") == "KM5.4 Aino ♠3 ♠4 ♠5 ♠Q"


@proves("KITU-3.6", "AMB-KM07", "AMB-KM13")
@pytest.mark.parametrize(
    ("hand", "rule"), [("♥2 ♥3 ♥4 ♠2", "KM5.2"), ("♥2 ♥3 ♥4 ♠2 ♠3 ♠6", "KM5.2")]
)
def test_only_with_exactly_five_cards_is_a_card_turned(hand: str, rule: str) -> None:
    here = table("♣K ♥J", hand)
    assert here.no("Aino käännä") == rule


@proves("AMB-KM07", "KITU-4.1")
def test_without_a_stock_nothing_is_turned() -> None:
    here = table("♣K ♥J", stock="")
    assert here.no("Aino käännä") == "KM5.3"
    assert table("♣K ♥2", CATCHING, "").play("Aino ♥3").no("Aino käännä") == "KM5.3"


@proves("KITU-3.6", "AMB-KM07")
def test_the_free_card_may_be_turned_and_may_be_maija() -> None:
    here = table("♣K ♥5", stock="♥6 ♠Q ♠4").play("Aino käännä")
    assert here.yes("Aino käännä") == "KM5.5"
    here.play("Aino käännä")
    assert here.event("turned") == "KM5.5 Aino ♠Q"
    assert here.sizes == [5, 5]
    assert here.turn == "Eero"
    assert here.legal == "nosta"


@proves("AMB-KM13")
def test_the_free_card_may_be_turned_after_a_catch_from_a_hand_of_five() -> None:
    here = table("♣K ♥2", CATCHING).play("Aino ♥3")
    assert here.yes("Aino käännä") == "KM5.5"
    here.play("Aino käännä")
    assert here.event("drew") == "KM3.7 Aino ♥7"
    six = table("♣K ♥2", f"{CATCHING} ♠6").play("Aino ♥3")
    assert six.no("Aino käännä") == "KM5.2"


def test_a_card_nobody_has_named_cannot_be_turned() -> None:
    with pytest.raises(UnknownCard):
        table("♣K ♥2", CATCHING, "4").play("Aino käännä")
