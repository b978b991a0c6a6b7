"""What cannot be is refused, with every reason."""

import pytest
from playing import at

from korttipelit import NotationError

GOOD = """
    peli: durak
    säännöt: {rules}
    {stock}
    hyökkääjä: {attacker}
    pöytä: {table}
    {more}
    Aino: {aino}
    Eero: ♣9 ♣J ♦9
    Liisa: {liisa}
    Ville: ♦7 ♥6
"""
USUAL = {
    "rules": "vapaa",
    "stock": "valtti: ♠",
    "attacker": "Aino",
    "table": "♣8",
    "more": "riittää:",
    "aino": "♥A ♦8",
    "liisa": "♥7 ♥8",
}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"stock": "pakka:"}, "which suit is trump"),
        ({"stock": "pakka: 3"}, "which suit is trump"),
        ({"stock": "pakka: ♠9\n    valtti: ♥"}, "the turned-up card is ♠9"),
        ({"stock": "pakka: ♠9", "liisa": "vapaa"}, "nobody is out while there is a stock"),
        ({"attacker": ""}, "the attacker is not in the game"),
        ({"attacker": "Liisa", "liisa": "vapaa"}, "the attacker is not in the game"),
        ({"more": "puolustaja: Liisa"}, "the player to the attacker's left"),
        ({"more": "paikat: Eero, Aino, Liisa, Ville"}, "only where sides play"),
        ({"more": "paikat: Aino, Eero, Liisa"}, "every player has one place"),
        ({"more": "paikat: Eero, Aino, Liisa, Ville", "rules": "parit"}, "sit alternately"),
        ({"table": "♣8/♦10"}, "♦10 does not topple ♣8"),
        ({"table": "♣8/♣A ♦10"}, "no card before ♦10 has its rank"),
        ({"table": "♣8 ♠8 ♦8 ♣6", "aino": "♥A"}, "4 attack cards, 3 at most"),
        ({"table": "♣8/♣A", "more": "nostaa: kyllä"}, "no open card"),
        ({"table": "", "more": "riittää: Aino"}, "before the first card"),
        ({"table": "", "aino": ""}, "Aino has no cards and is not out"),
        ({"more": "riittää: Aino"}, "first the defender must topple"),
        ({"more": "lupa: kyllä"}, "first the defender must topple"),
        ({"table": "♣8/♣A", "more": "lupa: kyllä"}, "nobody needs permission"),
        ({"table": "♣8/♣A", "more": "riittää: Eero"}, "only attackers can pass"),
        ({"table": "♣8/♣A", "more": "riittää: Aino, Liisa, Ville"}, "the attack is over"),
        (
            {
                "rules": "lupa",
                "table": "♣8/♣A",
                "more": "lupa: kyllä\n    riittää: Liisa, Ville",
            },
            "nobody is left who could use the permission",
        ),
        ({"more": "ensimmäinen: kyllä\n    kaatuneet: ♣6 ♣7"}, "not the first attack"),
        ({"more": "kutosen pelasi: Eero"}, "no exchange"),
        ({"more": "nostaa: joo"}, "nostaa cannot be"),
        ({"table": "♣8/★1"}, "★1 is no card of this game"),
        ({"table": "♣8/♣A ★1"}, "★1 is no card of this game"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes, message: str) -> None:
    with pytest.raises(NotationError) as error:
        at(GOOD.format(**USUAL | changes))
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("rules", "out", "message"),
    [
        ("vapaa", ("Aino", "Eero", "Liisa"), "only one player is in the game"),
        ("parit", ("Aino", "Liisa"), "only one side is in the game"),
    ],
)
def test_a_deal_that_is_over_has_no_position(rules: str, out: tuple[str, ...], message) -> None:
    hands = {"Aino": "♥A", "Eero": "♥K", "Liisa": "♥Q", "Ville": "♥J"}
    lines = [f"{name}: {'vapaa' if name in out else hand}" for name, hand in hands.items()]
    lines = ["peli: durak", f"säännöt: {rules}", "valtti: ♠", "hyökkääjä: Ville", *lines]
    with pytest.raises(NotationError, match=message):
        at("\n".join(lines))


def test_a_position_needs_no_more_than_what_does_not_follow() -> None:
    table = at("""
        peli: durak
        säännöt: parit
        pakka: 11 ♠9
        hyökkääjä: Eero
        Aino: 6
        Eero: ♣6 ♣7 +4
        Liisa: 6
        Ville: 6
    """)
    assert repr(table).splitlines()[2:] == [
        "pakka: 11 ♠9",
        "hyökkääjä: Eero",
        "Aino: 6",
        "Eero: ♣6 ♣7 +4",
        "Liisa: 6",
        "Ville: 6",
    ]
    assert table.state.trump == 3
    assert table.state.defender == 2
    assert table.turn == "Eero"


def test_a_state_in_json_that_says_another_turn_is_refused() -> None:
    table = at(GOOD.format(**USUAL))
    data = table.game.to_json(table.state)
    assert table.game.from_json(data) == table.state
    with pytest.raises(ValueError, match="somebody else is to play"):
        table.game.from_json(data | {"turn": 0})


def test_who_sees_no_hand_sees_no_plays_of_it() -> None:
    table = at("""
        peli: durak
        säännöt: vapaa
        valtti: ♠
        hyökkääjä: Aino
        Aino: 3
        Eero: ♣6 ♣7
    """)
    assert table.legal == ""
    assert table.game.rulings(table.state) == ()
    assert table.yes("Aino ♣8") == "DU3.1", "one of the three may be it"


def test_no_view_remembers_the_hands_of_earlier_attacks() -> None:
    table = at(GOOD.format(**USUAL)).play(
        "Eero nosta", *(f"{n} riittää" for n in ("Aino", "Liisa"))
    )
    table.play("Ville riittää")
    assert table.state.seen
    for name in ("", "Aino", "Eero"):
        assert table.seen_by(name).state.seen == ()
