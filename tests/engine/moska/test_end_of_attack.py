"""What happens when the killer gives up, and when an attack is over."""

import pytest
from facts import proves
from playing import at

TABLE = """
    peli: moska
    säännöt: {rules}
    {stock}
    hyökkääjä: Aino
    pöytä: {table}
    {stage}
    Aino: {aino}
    Eero: {eero}
    Liisa: ♥4 ♥J ♥7 ♠7
    Ville: {ville}
"""


def table(
    table="♦4/♦7 ♣4", stage="riittää: Aino, Liisa, Ville", aino="♣9", eero="♣J ♦K ♦Q", ville="♥8",
    rules="moska", stock="valtti: ♠",
):  # fmt: skip
    return at(
        TABLE.format(
            table=table, stage=stage, aino=aino, eero=eero, ville=ville, rules=rules, stock=stock
        )
    )


@proves("MOSKA-3.7", "AMB-MO04")
def test_when_the_killer_has_given_up_the_others_may_still_add_what_he_must_take() -> None:
    here = table().play("Eero nosta")
    assert here.event("gave_up") == "MO4.5 Eero"
    assert here.turn == "Aino Liisa Ville"
    assert here.yes("Liisa ♥7") == "MO5.1"
    assert here.no("Liisa ♥J") == "MO5.1"
    assert here.no("Eero kaada ♣4 ♣J") == "MO1.1"
    here.play("Liisa ♥7", "Aino riittää", "Liisa riittää", "Ville riittää")
    assert here.event("picked_up") == "MO5.4 Eero ♣4 ♥7"
    assert here.event("toppled") == "MO5.5 Eero ♦4 ♦7"
    assert here.hand("Eero") == "♣4 ♣J ♦Q ♦K ♥7"


@proves("AMB-MO04")
def test_late_cards_are_limited_like_the_others() -> None:
    here = table(eero="♣J ♦K").play("Eero nosta", "Liisa ♥7")
    assert here.happened("picked_up"), "no more than he could have answered with his hand"
    used = table(
        "♦4/♦7 ♦2/♦5 ♣2/♣5 ♥2/♥5 ♠4", eero="♣J ♦K ♦Q", stage="riittää: Aino, Liisa, Ville"
    ).play("Eero nosta")
    assert used.play("Liisa ♥7").happened("picked_up"), "no more than six cards of his hand"


@proves("AMB-MO04")
def test_some_tables_do_not_limit_late_cards() -> None:
    here = table(eero="♣J", rules="moska, lisäykset=vapaat").play("Eero nosta")
    here.play("Liisa ♥4", "Liisa ♥7", "Liisa ♠7")
    assert here.turn == "Aino Liisa Ville"
    here.play("Liisa riittää", "Aino riittää", "Ville riittää")
    assert here.event("picked_up") == "MO5.4 Eero ♣4 ♥4 ♥7 ♠7"


@proves("MOSKA-3.7")
def test_where_nobody_may_add_he_takes_at_once() -> None:
    here = table(eero="♣J").play("Eero nosta")
    assert here.event("picked_up") == "MO5.4 Eero ♣4"


@proves("MOSKA-3.8", "MOSKA-3.5", "AMB-MO07")
def test_killed_and_killing_cards_go_and_the_killer_draws_last() -> None:
    here = table(stage="riittää: Aino, Liisa, Ville", stock="pakka: ♣2 ♣3 ♥K ♥Q ♠8")
    here.play("Eero kaada ♣4 ♣J", "Aino riittää", "Liisa riittää")
    assert here.sizes == [1, 2, 4, 1]
    here.play("Ville riittää")
    assert here.event("toppled") == "MO5.5 Eero ♦4 ♦7 ♣4 ♣J"
    assert here.gone == "♣4 ♣J ♦4 ♦7"
    assert here.event("drew") == "MO5.6 Eero ♣2 ♣3 ♥K ♥Q"
    assert here.sizes == [1, 6, 4, 1]


@proves("MOSKA-3.9")
def test_who_has_killed_everything_attacks_the_next_player() -> None:
    here = table().play("Eero kaada ♣4 ♣J", "Aino riittää", "Liisa riittää", "Ville riittää")
    assert here.event("leads") == "MO5.7 Eero Liisa"
    assert here.turn == "Eero"


@proves("MOSKA-3.9")
def test_who_has_taken_even_one_card_is_passed_over() -> None:
    here = table(eero="♣J").play("Eero nosta")
    assert here.event("leads") == "MO5.8 Liisa Ville"
    assert here.turn == "Liisa"


@proves("AMB-MO08")
@pytest.mark.parametrize(
    ("eero", "line", "leads"),
    [("♣J ♦K", "kaada ♣4 ♣J", "Eero Liisa"), ("♣J ♦K", "nosta", "Liisa Aino")],
)
def test_players_without_cards_are_skipped(eero: str, line: str, leads: str) -> None:
    here = table("♣4", "vaihe: avattu", aino="♥2", eero=eero, ville="vapaa")
    here.play(f"Eero {line}")
    while not here.happened("leads"):
        here.play(f"{here.turn.split()[0]} riittää")
    assert here.event("leads")[6:] == leads


@proves("AMB-MO08")
def test_a_killer_who_has_got_out_leaves_the_attack_to_the_next() -> None:
    here = table("♣4", "vaihe: avattu", eero="♣J").play("Eero kaada ♣4 ♣J")
    assert here.event("left") == "MO6.1 Eero"
    assert here.event("leads") == "MO5.7 Liisa Ville"
