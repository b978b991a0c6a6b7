"""Drawing, going out, and the end."""

from facts import proves
from playing import NOBODY, at


def table(hands: str, turn: str, pile: str = "", stock: str = "", rules: str = "paskahousu"):
    lines = "\n".join(line.strip() for line in hands.strip().splitlines())
    return at(
        f"peli: paskahousu\nsäännöt: {rules}\npakka: {stock}\npöytä: {pile}\n{lines}\n"
        f"vuorossa: {turn}\n"
    )


FULL = """
    Aino: ♣4 ♦4 ♥4 ♣9 ♦9
    Eero: ♠3 ♠4 ♠5 ♠6 ♠7
"""


@proves("PASKA-3.7")
def test_after_the_turn_one_draws_to_five_as_long_as_the_stock_lasts() -> None:
    at = table(FULL, "Aino", stock="♥J ♥Q ♥K").play("Aino ♣4 ♦4")
    assert at.event("drew") == "PA6.1 Aino ♥J ♥Q"
    assert at.sizes == [5, 5]
    at = table(FULL, "Aino", stock="♥J").play("Aino ♣4 ♦4 ♥4")
    assert at.event("drew") == "PA6.1 Aino ♥J"
    assert at.sizes == [3, 5]


@proves("PASKA-3.7")
def test_who_has_five_or_more_draws_nothing() -> None:
    at = table(FULL.replace("♦9", "♦9 ♣J ♣Q"), "Aino", stock="♥J").play("Aino ♣4 ♦4")
    assert not at.happened("drew")


@proves("PASKA-1.1", "PASKA-3.8")
def test_who_runs_out_of_cards_when_the_stock_is_out_is_free() -> None:
    hands = "Aino: ♣9\nEero: ♠3 ♠4\nLiisa: ♥4"
    at = table(hands, "Aino", "♦8").play("Aino ♣9")
    assert at.event("left") == "PA7.1 Aino"
    assert (at.out, at.turn, at.end) == ("Aino", "Eero", None)
    assert at.table == "♦8 ♣9"


@proves("PASKA-1.1", "PASKA-3.8", "AMB-PA13")
def test_the_last_with_cards_is_the_paskahousu() -> None:
    at = table("Aino: ♣9\nEero: ♠3 ♠4\nLiisa: vapaa", "Aino", "♦8").play("Aino ♣9")
    assert at.end == ("last_with_cards", "PA7.3", "Eero")
    assert at.event("over") == "PA7.3 Eero"
    assert at.turn == ""
    assert at.no("Eero ♠3") == "PA7.3"
    assert at.legal == ""
    assert at.game.rulings(at.state) == ()


@proves("AMB-PA13")
def test_toppling_with_the_last_card_ends_the_deal_as_well() -> None:
    at = table("Aino: ♣10\nEero: ♠3 ♠4", "Aino", "♦8").play("Aino ♣10")
    assert at.end == ("last_with_cards", "PA7.3", "Eero")


@proves("PASKA-3.8")
def test_nobody_is_free_while_the_stock_lasts() -> None:
    hands = "Aino: ♣9\nEero: ♠3 ♠4 ♠5 ♠6 ♠7"
    at = table(hands, "Aino", "♦8", "♥J ♥Q").play("Aino ♣9")
    assert (at.out, at.hand("Aino")) == ("", "♥J ♥Q")


def test_play_in_circles_ends_without_a_loser_at_the_third_time() -> None:
    at = table("Aino: ♣J\nEero: ♣Q", "Aino", rules="paskahousu, kuva-aloitus=ei")
    at.play("Aino passaa", "Eero passaa", "Aino passaa", "Eero passaa")
    assert at.event("repeated") == "PA7.4"
    at.play("Aino passaa")
    assert at.end == ("repetition", "PA7.4", "-")
    assert at.state.result.loser == NOBODY


def test_progress_is_the_beginning_of_another_count() -> None:
    at = table("Aino: ♣J ♣9\nEero: ♣Q ♦9 ♦J", "Aino", rules="paskahousu").play("Aino ♣9")
    assert len(at.state.seen) == 1
    at.play("Eero ♦9")
    assert len(at.state.seen) == 2
    at = table("Aino: ♣J ♣10\nEero: ♣Q ♦9 ♦J", "Aino", "♦8").play("Aino ♣10")
    assert len(at.state.seen) == 1


def test_a_deal_that_drags_on_is_broken_off() -> None:
    at = table("Aino: ♣9 ♣8\nEero: ♠3 ♠4", "Aino", "♦7")
    seen = tuple((n, n, n, n) for n in range(1001))
    at.state = at.state._replace(seen=seen)
    at.play("Aino ♣9")
    assert at.end == ("too_long", "PA7.4", "-")
