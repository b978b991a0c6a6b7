"""The collecting phase: tricks, drawing, two-card tricks and the card turned from the stock."""

from random import Random

import pytest
from facts import proves
from playing import KOIRA, PACK, At, at, dealt

from korttipelit import Setup

FIRST_TRICK = """
    säännöt: {}
    pakka: ♣2 ♣3 ♣4 ♦2 ♠7
    pöytä:
    Aino: ♣5 ♣6 ♣K
    Eero: ♦J ♦6 ♦7
    Liisa: ♥9 ♥Q ♥K
    vuorossa: Aino
"""


@proves("KOIRA-A-3.1", "KOIRA-C-1.1", "MYLLY-3.4", "KOIRA-B-2.1")
@pytest.mark.parametrize("rules", ["opas", "pari", "suma", "myllymatti"])
def test_any_card_may_be_played_to_a_trick_whatever_was_led(rules: str) -> None:
    table = at(FIRST_TRICK.format(rules)).play("Aino ♣5")
    for card in ("♦J", "♦6", "♦7"):
        assert table.yes(f"Eero {card}") == "K3.1"


@proves("KOIRA-A-3.1", "KOIRA-A-6.2", "KOIRA-A-3.2", "KOIRA-A-3.3", "KOIRA-C-1.2")
def test_the_jack_takes_a_five_and_a_nine_of_other_suits() -> None:
    table = at(FIRST_TRICK.format("opas")).play("Aino ♣5", "Eero ♦J")
    assert not table.happened("trick_won")
    assert table.play("Liisa ♥9").event("trick_won") == "K3.4 Eero ♣5 ♦J ♥9"
    assert table.won("Eero") == "♣5 ♦J ♥9"
    assert table.table == ""
    assert table.turn == "Eero"
    assert table.sizes == [3, 3, 3]


@proves("KOIRA-A-3.2")
def test_a_player_plays_one_card_from_his_own_hand_in_his_turn() -> None:
    table = at(FIRST_TRICK.format("opas"))
    assert table.legal == "♣5 ♣6 ♣K"
    assert table.no("Eero ♦J") == "K1.1"
    assert table.no("Aino ♦J") == "K1.2"
    assert table.no("Aino ♣5-6") == "K1.3"
    assert table.because("Aino ♦J") == {"missing": "♦J"}


@proves("KOIRA-A-0.2", "KOIRA-C-1.0")
def test_what_belongs_to_the_shedding_phase_is_not_done_in_the_collecting_phase() -> None:
    table = at(FIRST_TRICK.format("opas"))
    assert table.no("Aino nosta") == "K1.3"
    assert table.no("Aino anna ♣5") == "K1.3"
    assert table.no("arpa ♣5") == "K1.1"


@proves("AMB-K37", "KOIRA-C-1.1")
def test_play_goes_clockwise_from_the_leader() -> None:
    table = at(FIRST_TRICK.format("opas").replace("vuorossa: Aino", "vuorossa: Liisa"))
    turns = []
    for card in ("Liisa ♥9", "Aino ♣5", "Eero ♦6"):
        turns.append(table.turn)
        table.play(card)
    assert turns == ["Liisa", "Aino", "Eero"]


def test_the_leader_of_a_trick_is_who_played_first_or_is_to_play() -> None:
    table = at(FIRST_TRICK.format("opas"))
    assert table.state.leader == 0
    assert table.play("Aino ♣5").state.leader == 0
    assert table.play("Eero ♦J", "Liisa ♥9").state.leader == 1


@proves("KOIRA-A-3.4", "KOIRA-B-2.5", "KOIRA-C-1.1", "MYLLY-3.1", "AMB-K03")
@pytest.mark.parametrize("rules", ["opas", "pari", "suma", "myllymatti"])
def test_each_card_played_is_replaced_at_once_from_the_stock(rules: str) -> None:
    table = at(FIRST_TRICK.format(rules)).play("Aino ♣5")
    assert table.event("drew") == "K3.5 Aino ♣2"
    assert table.hand("Aino") == "♣2 ♣6 ♣K"
    assert table.play("Eero ♦J").event("drew") == "K3.5 Eero ♣3"


@proves("AMB-K03")
def test_a_table_may_draw_only_after_the_trick_beginning_with_its_winner() -> None:
    table = at(FIRST_TRICK.format("opas, täydennys=tikistä")).play("Aino ♣5", "Eero ♦J")
    assert table.sizes == [2, 2, 3]
    table.play("Liisa ♥9")
    assert table.told("drew") == ["K3.6 Eero ♣2", "K3.6 Liisa ♣3", "K3.6 Aino ♣4"]
    assert table.turn == "Eero"


@proves("AMB-K45", "AMB-K03")
def test_with_late_drawing_a_level_player_without_cards_draws_one_to_go_on() -> None:
    table = at("""
        säännöt: opas, täydennys=tikistä
        pakka: ♣2 ♣3 ♣4 ♣5 ♣6 ♣7 ♣8 ♣9 ♣10 ♠7
        pöytä: ♦4 ♥4
        löi: Aino, Eero
        kinassa: Aino, Eero
        kinan alku: 2
        Aino: ♦9
        Eero: ♥9
        vuorossa: Aino
    """).play("Aino ♦9", "Eero ♥9")
    assert table.told("drew") == ["K3.6 Aino ♣2", "K3.6 Eero ♣3"]
    assert table.play("Aino ♣2", "Eero ♣3").event("trick_won") == "K3.4 Eero ♦4 ♥4 ♦9 ♥9 ♣2 ♣3"
    assert table.sizes == [3, 3]


@proves("AMB-K02")
def test_who_plays_after_the_stock_is_out_does_not_draw() -> None:
    table = at("""
        pakka: ♠7
        pöytä:
        Aino: ♣5 ♣6 ♣K
        Eero: ♦J ♦6 ♦7
        Liisa: ♥9 ♥Q ♥K
        vuorossa: Aino
    """).play("Aino ♣5", "Eero ♦6")
    assert not table.happened("drew")
    assert table.sizes == [2, 2, 3]


@proves("AMB-K02")
def test_late_drawing_goes_round_one_card_at_a_time_until_the_stock_is_out() -> None:
    table = at("""
        säännöt: suma, täydennys=tikistä
        pakka: ♣2 ♠7
        pöytä: ♣3 ♣4
        Aino: ♦5 ♦6
        Eero: ♥5 ♥6
        Liisa: ♥9 ♥Q ♥K
        vuorossa: Liisa
    """).play("Liisa ♥9")
    assert table.told("drew") == ["K3.6 Liisa ♣2"]
    assert table.event("drew_last") == "K3.16 Aino"
    assert table.sizes == [2, 2, 3]


LAST_DRAW = [
    # players, deal, stock, last draw in trick, at position, hands after it by position
    (2, 3, 46, 23, 2, [3, 2]),
    (3, 3, 43, 15, 1, [2, 2, 2]),
    (4, 3, 40, 10, 4, [3, 3, 3, 2]),
    (5, 3, 37, 8, 2, [3, 2, 2, 2, 2]),
    (6, 3, 34, 6, 4, [3, 3, 3, 2, 2, 2]),
    (7, 3, 31, 5, 3, [3, 3, 2, 2, 2, 2, 2]),
    (8, 3, 28, 4, 4, [3, 3, 3, 2, 2, 2, 2, 2]),
    (3, 4, 40, 14, 1, [3, 3, 3]),
    (8, 4, 20, 3, 4, [4, 4, 4, 3, 3, 3, 3, 3]),
    (3, 5, 37, 13, 1, [4, 4, 4]),
    (8, 5, 12, 2, 4, [5, 5, 5, 4, 4, 4, 4, 4]),
]


@proves("AMB-K02", "AMB-K04", "KOIRA-C-1.5", "KOIRA-C-1.4")
@pytest.mark.parametrize(("players", "deal", "stock", "trick", "position", "left"), LAST_DRAW)
def test_without_kina_the_number_of_players_says_who_draws_last(
    players: int, deal: int, stock: int, trick: int, position: int, left: list[int]
) -> None:
    table, tricks = kina_free_deal(f"suma, jako={deal}", players, stock)
    assert (len(tricks), len(tricks[-1])) == (trick, position)
    owner = table.state.owner
    assert owner == tricks[-1][-1]
    # The owner has a card less, everybody else a full hand.
    assert table.sizes == [deal - (seat == owner) for seat in range(players)]
    order = [*tricks[-1], *(table.state.queue if table.state.table else ())]
    while table.state.table:
        play_untied(table)
    assert [table.sizes[seat] for seat in order] == left


@proves("AMB-K01")
@pytest.mark.parametrize(
    ("players", "unplayed"), [(2, 5), (3, 6), (4, 11), (5, 11), (6, 15), (7, 16), (8, 19)]
)
def test_the_trick_that_empties_the_stock_leaves_that_many_cards_unplayed(
    players: int, unplayed: int
) -> None:
    table, _ = kina_free_deal("opas", players, 52 - 3 * players)
    while table.phase == "keräys":
        play_untied(table)
    assert sum(event.number for event in table.log if event.kind == "kept") == unplayed


@proves("AMB-K04", "KOIRA-B-3.1")
@pytest.mark.parametrize(("players", "trick", "position"), [(2, 23, 2), (3, 22, 1), (4, 20, 2)])
def test_in_two_card_tricks_parity_says_who_draws_last(
    players: int, trick: int, position: int
) -> None:
    _, tricks = kina_free_deal("pari", players, 52 - 3 * players)
    assert (len(tricks), len(tricks[-1])) == (trick, position)


@proves("AMB-K04")
def test_a_kina_moves_the_last_draw_one_play_earlier_for_each_of_its_cards() -> None:
    position = """
        pakka: ♣2 ♣3 ♠7
        pöytä:
        Aino: ♣5 ♣6 ♣K
        Eero: ♦J ♦5 ♦7
        vuorossa: Aino
    """
    even = at(position).play("Aino ♣5", "Eero ♦J")
    assert even.play("Eero ♦5").event("drew_last") == "K3.16 Eero ♠7"
    tied = at(position).play("Aino ♣5", "Eero ♦5")
    assert tied.play("Aino ♣K").event("drew_last") == "K3.16 Aino ♠7"


def kina_free_deal(rules: str, players: int, stock: int) -> tuple[At, list[list[int]]]:
    """A random deal played without ties until the last draw, and who played to each trick."""
    for seed in range(100):
        pack = list(PACK)
        Random(seed).shuffle(pack)
        setup = Setup(KOIRA.options.read(rules), players, tuple(pack))
        table = At(KOIRA, dealt(rules, players).names, KOIRA.deal(setup))
        assert len(table.state.stock) == stock
        tricks: list[list[int]] = []
        try:
            while table.phase == "keräys" and table.state.stock:
                if not table.state.table:
                    tricks.append([])
                tricks[-1].append(table.state.queue[0])
                play_untied(table)
        except LookupError:
            continue
        if finishes_untied(table):
            return table, tricks
    raise AssertionError("no deal without ties found")


def finishes_untied(table: At) -> bool:
    """Whether the trick in progress can be finished without a tie."""
    rest = At(KOIRA, table.names, table.state)
    try:
        while rest.phase == "keräys" and rest.state.table:
            play_untied(rest)
    except LookupError:
        return False
    return True


def play_untied(table: At) -> None:
    """Plays a card unlike all on the table; `LookupError` when there is none."""
    ranks = {card.rank for card in table.state.table}
    moves = [m for m in KOIRA.legal_moves(table.state) if m.cards and m.cards[0].rank not in ranks]
    if not moves:
        raise LookupError
    table.do(moves[0])


# Two-card tricks

PAIR = """
    säännöt: {}
    pakka: ♣2 ♣3 ♣4 ♦2 ♦3 ♦4 ♠7
    pöytä:
    Aino: ♣5 ♣6 ♣K
    Eero: ♦J ♦6 ♦7
    Liisa: ♥9 ♥Q ♥K
    vuorossa: Aino
"""


@proves("KOIRA-B-2.1", "KOIRA-B-2.2", "KOIRA-B-2.3", "MYLLY-3.3", "MYLLY-3.5", "KOIRA-A-7.1")
@pytest.mark.parametrize("rules", ["pari", "myllymatti"])
def test_two_neighbours_play_a_trick_and_the_others_stay_out(rules: str) -> None:
    table = at(PAIR.format(rules)).play("Aino ♣5")
    assert table.no("Liisa ♥9") == "K1.1"
    assert table.play("Eero ♦J").event("trick_won") == "K3.4 Eero ♣5 ♦J"
    assert table.won("Eero") == "♣5 ♦J"


@proves("KOIRA-B-2.4", "MYLLY-3.3")
@pytest.mark.parametrize("rules", ["pari", "myllymatti"])
def test_a_leader_who_wins_plays_against_the_same_neighbour_again(rules: str) -> None:
    table = at(PAIR.format(rules)).play("Aino ♣K", "Eero ♦6")
    assert table.turn == "Aino"
    table.play("Aino ♣5")
    assert table.turn == "Eero"


@proves("KOIRA-B-2.4", "MYLLY-3.3")
@pytest.mark.parametrize("rules", ["pari", "myllymatti"])
def test_a_responder_who_wins_leads_to_the_next_player(rules: str) -> None:
    table = at(PAIR.format(rules)).play("Aino ♣5", "Eero ♦J")
    assert table.turn == "Eero"
    table.play("Eero ♦6")
    assert table.turn == "Liisa"


@proves("KOIRA-B-5.2")
def test_the_rule_books_differ_in_who_plays_a_trick() -> None:
    books = KOIRA.options.books
    players = {name: book.rules.trick_players for name, book in books.items()}
    assert [name for name, who in players.items() if who == "pair"] == ["pari", "myllymatti"]
    assert dealt("opas", 3).state.queue == (0, 1, 2)
    assert dealt("pari", 3).state.queue == (0, 1)


@proves("KOIRA-B-5.2", "AMB-K18")
@pytest.mark.parametrize("seed", range(3))
def test_with_two_players_both_kinds_of_trick_are_the_same(seed: int) -> None:
    tables = [dealt(f"opas, tikki={who}", 2) for who in ("kaikki", "pari")]
    rng = Random(seed)
    while any(table.phase == "keräys" for table in tables):
        move = rng.choice(KOIRA.legal_moves(tables[0].state))
        for table in tables:
            table.do(move)
        assert tables[0].log == tables[1].log
        assert tables[0].state._replace(rules=tables[1].state.rules) == tables[1].state


# A card turned from the stock


@proves("KOIRA-B-2.6", "MYLLY-3.2", "AMB-K14")
@pytest.mark.parametrize("rules", ["pari", "myllymatti", "opas, sokko=kyllä"])
def test_the_top_card_of_the_stock_may_be_turned_and_is_then_played(rules: str) -> None:
    table = at(PAIR.format(rules))
    assert table.legal == "♣5 ♣6 ♣K käännä"
    assert table.yes("Aino käännä") == "K3.7"
    table.play("Aino käännä")
    assert table.event("turned") == "K3.7 Aino ♣2"
    assert table.table == "♣2"
    # Nothing is drawn: the hand is whole.
    assert table.hand("Aino") == "♣5 ♣6 ♣K"
    assert len(table.state.stock) == 6


@proves("AMB-K14")
@pytest.mark.parametrize("rules", ["opas", "suma", "nostokoira"])
def test_where_the_source_is_silent_no_card_is_turned(rules: str) -> None:
    table = at(PAIR.format(rules))
    assert "käännä" not in table.legal
    assert table.no("Aino käännä") == "K1.3"


@proves("AMB-K14")
def test_the_last_card_of_the_stock_may_not_be_turned() -> None:
    table = at("""
        säännöt: pari
        pakka: ♣2 ♠7
        pöytä:
        Aino: ♣5 ♣6 ♣K
        Eero: ♦J ♦6 ♦7
        vuorossa: Aino
    """)
    assert table.play("Aino käännä").legal == "♦6 ♦7 ♦J"
    assert table.no("Eero käännä") == "K3.8"
    assert [r.rule for r in KOIRA.rulings(table.state) if not r.legal] == ["K3.8"]


@proves("AMB-K14")
def test_a_card_may_be_turned_in_a_kina() -> None:
    table = at("""
        säännöt: pari
        pakka: ♣2 ♦A ♣3 ♣4 ♠7
        pöytä:
        Aino: ♣5 ♣6 ♣K
        Eero: ♦5 ♦6 ♦7
        vuorossa: Aino
    """).play("Aino ♣5", "Eero ♦5", "Aino ♣6", "Eero käännä")
    assert table.event("turned") == "K3.7 Eero ♣4"
    assert table.event("trick_won") == "K3.4 Aino ♣5 ♦5 ♣6 ♣4"


def test_a_turned_card_nobody_has_named_stops_the_play() -> None:
    from korttipelit import UnknownCard

    table = at(PAIR.format("pari").replace("♣2 ♣3 ♣4 ♦2 ♦3 ♦4 ♠7", "7"))
    with pytest.raises(UnknownCard, match="turned from the stock"):
        table.play("Aino käännä")
