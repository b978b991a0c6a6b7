"""The pack, the deal and the stock."""

import pytest
from facts import proves
from playing import KOIRA, NAMES, PACK, at, dealt

from korttipelit import Setup, SetupError, read_cards


@proves("KOIRA-A-1.5", "KOIRA-B-1.1")
def test_the_pack_is_the_ordinary_52_cards_without_jokers() -> None:
    pack = KOIRA.pack(KOIRA.options.read("opas"))
    assert len(set(pack)) == 52
    assert {card.rank for card in pack} == set(range(2, 15))
    assert not {str(card) for card in pack} & {"★1", "★2"}


@proves("KOIRA-A-2.1", "KOIRA-A-2.2", "KOIRA-A-6.1", "KOIRA-B-1.2", "KOIRA-C-1.0", "MYLLY-2.1")
@pytest.mark.parametrize("rules", ["opas", "pari", "suma", "myllymatti"])
def test_three_cards_are_dealt_to_each_and_the_rest_is_the_stock(rules: str) -> None:
    table = dealt(rules, 3, "♣2 ♦2 ♥2 ♣3 ♦3 ♥3 ♣4 ♦4 ♥4 ♠A ♠K", bottom="♠7")
    assert [table.hand(name) for name in table.names] == ["♣2 ♣3 ♣4", "♦2 ♦3 ♦4", "♥2 ♥3 ♥4"]
    assert len(table.state.stock) == 43
    assert [str(card) for card in table.state.stock[:2]] == ["♠A", "♠K"]
    assert str(table.state.stock[-1]) == "♠7"


@proves("KOIRA-A-1.1", "KOIRA-A-1.3")
@pytest.mark.parametrize("players", range(2, 9))
def test_the_same_game_serves_two_to_eight_players(players: int) -> None:
    table = dealt("opas", players)
    assert table.sizes == [3] * players
    assert len(table.state.stock) == 52 - 3 * players
    assert table.phase == "keräys"


@proves("KOIRA-A-1.1", "KOIRA-A-1.2", "KOIRA-A-8.1", "KOIRA-B-1.1")
@pytest.mark.parametrize(
    ("rules", "least", "most"),
    [
        ("opas", 2, 8),
        ("pari", 2, 4),
        ("suma", 2, 8),
        ("myllymatti", 2, 4),
        ("nostokoira", 2, 8),
        ("napoleonin-koira", 2, 8),
    ],
)
def test_each_rule_book_says_how_many_may_play(rules: str, least: int, most: int) -> None:
    for players in (least, most):
        assert len(dealt(rules, players).names) == players
    for players in (least - 1, most + 1):
        setup = Setup(KOIRA.options.read(rules), players, PACK)
        with pytest.raises(SetupError, match=f"{rules} is for {least}–{most} players"):
            KOIRA.deal(setup)


@proves("KOIRA-A-1.1", "KOIRA-B-1.1")
def test_the_guide_is_best_for_three_to_five_and_two_card_tricks_for_three() -> None:
    best = {name: list(book.best) for name, book in KOIRA.options.books.items()}
    for name in ("opas", "suma", "nostokoira", "napoleonin-koira"):
        assert best[name] == [3, 4, 5]
    for name in ("pari", "myllymatti"):
        assert best[name] == [3]


@proves("KOIRA-A-2.7", "KOIRA-A-8.1", "AMB-K17")
@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize("players", [2, 3, 8])
def test_some_tables_deal_four_or_five_and_refill_to_as_many(size: int, players: int) -> None:
    table = dealt(f"opas, jako={size}", players)
    assert table.sizes == [size] * players
    assert len(table.state.stock) == 52 - size * players
    first = KOIRA.legal_moves(table.state)[0]
    assert table.do(first).sizes == [size] * players


@proves("KOIRA-A-2.6", "AMB-K19")
def test_whoever_was_agreed_on_leads_the_first_trick() -> None:
    assert dealt("opas", 3).turn == "Aino"
    table = dealt("opas", 3, leader=2)
    assert table.turn == "Liisa"
    assert [table.names[seat] for seat in table.state.queue] == ["Liisa", "Aino", "Eero"]


@proves("KOIRA-B-1.3", "KOIRA-C-1.1", "MYLLY-3.1")
@pytest.mark.parametrize("rules", ["pari", "suma", "myllymatti"])
def test_the_first_named_player_sits_left_of_the_dealer_and_leads(rules: str) -> None:
    assert KOIRA.options.read(rules).first_leader == "left_of_dealer"
    assert dealt(rules, 3).turn == "Aino"


@proves("AMB-K19", "KOIRA-A-5.3")
@pytest.mark.parametrize(
    "choice", ["aloittaja=vasen", "aloittaja=koira", "jakaja=kiertää", "tehtävä=haukkuu"]
)
def test_who_deals_next_and_what_the_koira_does_change_nothing_in_the_deal(choice: str) -> None:
    plain, other = dealt("opas", 3), dealt(f"opas, {choice}", 3)
    assert other.state._replace(rules=plain.state.rules) == plain.state


@proves("AMB-K18")
def test_two_players_may_agree_to_put_ten_cards_aside_unseen() -> None:
    table = dealt("opas, kaksin=10", 2, "♠2 ♠3 ♠4 ♠5 ♠6 ♠7 ♠8 ♠9 ♠10 ♠J ♣2 ♦2 ♣3 ♦3")
    assert table.state.stripped.bit_count() == 10
    assert table.hand("Aino").startswith("♣2 ♣3")
    assert len(table.state.stock) == 52 - 10 - 6
    for viewer in ("", "Aino"):
        assert table.seen_by(viewer).state.stripped == KOIRA.view(table.state, 1).stripped
        assert "♠2" not in repr(table.seen_by(viewer))


@proves("AMB-K18")
def test_with_three_players_nothing_is_put_aside() -> None:
    assert dealt("opas, kaksin=10", 3).state.stripped == 0
    assert dealt("opas", 2).state.stripped == 0


def test_a_deal_that_cannot_be_lists_everything_that_is_wrong() -> None:
    pack = (*read_cards("♠7 ♠7 ★1"), *PACK[3:])
    setup = Setup(KOIRA.options.read("pari"), 5, pack, leader=5)
    with pytest.raises(SetupError) as error:
        KOIRA.deal(setup)
    assert error.value.problems == (
        "pari is for 2–4 players, not 5",
        "the leader 5 is not one of the 5 players",
        "twice in the pack: ♠7",
        "missing from the pack: ♣2 ♣3 ♣4",
        "not cards of this game: ★1",
    )


def test_rules_that_contradict_each_other_are_not_dealt_by() -> None:
    rules = KOIRA.options.read("pari")._replace(kina_scope="any_tie")
    with pytest.raises(SetupError, match="with two cards every tie is for the highest"):
        KOIRA.deal(Setup(rules, 2, PACK))


@proves("KOIRA-A-1.6", "KOIRA-B-1.3")
def test_the_ace_is_highest_and_the_two_lowest() -> None:
    table = at("""
        pakka: 10
        pöytä:
        Aino: ♠K
        Eero: ♣A
        Liisa: ♥2
        vuorossa: Aino
    """)
    assert table.play("Aino ♠K", "Eero ♣A", "Liisa ♥2").event("trick_won") == "K3.4 Eero ♠K ♣A ♥2"


def test_seats_are_named_in_playing_order() -> None:
    table = dealt("opas", 8)
    assert table.names == NAMES
    for name in NAMES:
        assert table.turn == name
        table.do(KOIRA.legal_moves(table.state)[0])
