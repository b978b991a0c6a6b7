"""The score of a deal and of a game of Rami, each point with the rule it comes from."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from ..cards import ACE as ACE_RANK
from ..cards import JOKER_SUIT, Card
from ..contract import NOBODY, Seat
from . import rulebook as r
from .options import PLAYERS, RamiRules

EXTRA: Final = 25
"""What a loser who has not opened scores on top of his hand (RAMI-2.2)."""

CAP: Final = 100
"""The most such a loser scores, whatever the limit (RAMI-2.2)."""

ONE_GO: Final = 200
"""What every opponent scores when somebody opens and finishes in one turn (RAMI-2.1)."""

MOST_POINTS: Final = 999
"""No hand is worth more: two packs with their jokers are worth less."""

type Ending = Literal["out", "one_go", "dead_end"]


class Hand(NamedTuple):
    """What a player is left with: his cards, or only their value, and whether he has opened."""

    cards: tuple[Card, ...] = ()
    points: int = 0
    """The value of the hand where the cards are not named."""
    opened: bool = True


class Deal(NamedTuple):
    """How a deal ended: by whom (`NOBODY` in a dead end), and what each player is left with.

    Whoever sits out an extra deal of others has `None`.
    """

    ending: Ending
    winner: Seat
    hands: tuple[Hand | None, ...]


class Item(NamedTuple):
    """Some points of a score: the rule they come from, how many, and for which cards."""

    rule: str
    points: int
    cards: tuple[Card, ...] = ()


class Score(NamedTuple):
    """A player's score of one deal, and how it comes about: the items add up to the points."""

    points: int
    items: tuple[Item, ...]


class Standing(NamedTuple):
    """How a game stands after some deals."""

    scores: tuple[tuple[Score, ...], ...]
    """For each deal each player's score."""
    totals: tuple[int, ...]
    limit: int
    over: bool
    winner: Seat
    """Who has won; `NOBODY` while the game goes on."""
    playing: tuple[Seat, ...]
    """Who plays the next deal; empty when the game is over."""
    rule: str
    """Why it is over or goes on."""


class CannotScore(ValueError):
    """A deal that cannot have been: `problems` lists everything that is wrong, as code and seat."""

    def __init__(self, problems: Sequence[tuple[str, Seat]]) -> None:
        super().__init__("; ".join(code for code, _ in problems))
        self.problems = tuple(problems)


def card_value(card: Card) -> int:
    """What a card left in hand costs (RAMI-1.2)."""
    if card.suit == JOKER_SUIT:
        return 20
    if card.rank == ACE_RANK:
        return 11
    return min(card.rank, 10)


def hand_value(hand: Hand) -> int:
    """What a hand costs: its cards, or the value given for them."""
    return sum(map(card_value, hand.cards)) if hand.cards else hand.points


def limit_of(rules: RamiRules, players: int) -> int:
    """The game limit (RAMI-3.1)."""
    return rules.limit or 100 * (players - 1)


def deal_problems(deal: Deal) -> list[tuple[str, Seat]]:
    """Everything that keeps this from being the end of a deal, as a code and the seat it is about.

    Codes: `players`, `sits-out` (the winner is not in the deal), `winner` (one missing, or one in a
    dead end), `winner-holds-cards`, `winner-not-opened`, `opponent-opened` (in a finish in one go),
    `no-cards` (a loser without any), `bad-points`, `cards-and-points`.
    """
    seats = [seat for seat, hand in enumerate(deal.hands) if hand is not None]
    if len(deal.hands) not in PLAYERS or len(seats) < 2:
        return [("players", NOBODY)]
    dead_end = deal.ending == "dead_end"
    if dead_end != (deal.winner == NOBODY):
        return [("winner", deal.winner)]
    if not dead_end and deal.winner not in seats:
        return [("sits-out", deal.winner)]
    codes = ((seat, _hand_problems(deal, seat)) for seat in seats)
    return [(code, seat) for seat, found in codes for code in found]


def _hand_problems(deal: Deal, seat: Seat) -> list[str]:
    """What is wrong with one hand of a deal."""
    hand = deal.hands[seat]
    assert hand is not None
    if not 0 <= hand.points <= MOST_POINTS:
        return ["bad-points"]
    if hand.cards and hand.points:
        return ["cards-and-points"]
    if seat == deal.winner:
        wrong = {"winner-holds-cards": hand_value(hand) > 0, "winner-not-opened": not hand.opened}
    else:
        one_go = deal.ending == "one_go"
        wrong = {
            "opponent-opened": one_go and hand.opened,
            "no-cards": not one_go and not hand_value(hand),
        }
    return [code for code, is_so in wrong.items() if is_so]


def score_deal(rules: RamiRules, deal: Deal) -> tuple[Score, ...]:
    """Each player's score of a deal. Raises `CannotScore` with everything that is wrong.

    Who sits a deal out scores nothing, with no item.
    """
    if problems := deal_problems(deal):
        raise CannotScore(problems)
    winners = _winners(deal)
    return tuple(
        Score(0, ()) if hand is None else _score(rules, deal, seat, hand, winners)
        for seat, hand in enumerate(deal.hands)
    )


def _winners(deal: Deal) -> tuple[Seat, ...]:
    """Who won the deal; in a dead end everybody with the smallest hand (RAMI-2.3)."""
    if deal.winner != NOBODY:
        return (deal.winner,)
    values = {seat: hand_value(hand) for seat, hand in enumerate(deal.hands) if hand is not None}
    return tuple(seat for seat, value in values.items() if value == min(values.values()))


def _score(
    rules: RamiRules, deal: Deal, seat: Seat, hand: Hand, winners: tuple[Seat, ...]
) -> Score:
    if seat in winners and (len(winners) == 1 or rules.deadlock_tie == "all_zero"):
        rule = r.WINNER if deal.winner != NOBODY else r.DEAD_END
        return Score(0, (Item(rule if len(winners) == 1 else r.TIED_ZERO, 0),))
    if deal.ending == "one_go":
        return Score(ONE_GO, (Item(r.ONE_GO, ONE_GO),))
    items = _items(hand)
    if seat in winners:
        items.append(Item(r.TIED_COUNT, 0))
    if not hand.opened:
        items.append(Item(r.UNOPENED, EXTRA))
        items += _capped(sum(item.points for item in items), limit_of(rules, len(deal.hands)))
    return Score(sum(item.points for item in items), tuple(items))


def _items(hand: Hand) -> list[Item]:
    """What a hand costs, kind by kind."""
    if not hand.cards:
        return [Item(r.HAND, hand.points)]
    kinds: dict[str, list[Card]] = {r.JOKER: [], r.ACE: [], r.COURT: [], r.NUMBER: []}
    for card in hand.cards:
        kinds[_kind(card)].append(card)
    return [
        Item(rule, sum(map(card_value, cards)), tuple(cards))
        for rule, cards in kinds.items()
        if cards
    ]


def _kind(card: Card) -> str:
    if card.suit == JOKER_SUIT:
        return r.JOKER
    if card.rank == ACE_RANK:
        return r.ACE
    return r.COURT if card.rank > 10 else r.NUMBER


def _capped(points: int, limit: int) -> list[Item]:
    """What is let off one who has not opened (AMB-RA01)."""
    cap, rule = min((limit // 2, r.CAP_LIMIT), (CAP, r.CAP_HUNDRED))
    return [Item(rule, cap - points)] if points > cap else []


def score_game(rules: RamiRules, players: int, deals: Sequence[Deal]) -> Standing:
    """How a game stands after these deals.

    Raises `CannotScore` for a deal that cannot be scored, for one of other players than were to
    play (`who-plays`), and for one after the end of the game (`after-the-end`).
    """
    if players not in PLAYERS:
        raise CannotScore([("players", NOBODY)])
    scores: list[tuple[Score, ...]] = []
    limit = limit_of(rules, players)
    standing = Standing((), (0,) * players, limit, False, NOBODY, tuple(range(players)), r.TOTALS)
    for deal in deals:
        if standing.over:
            raise CannotScore([("after-the-end", NOBODY)])
        seats = tuple(seat for seat, hand in enumerate(deal.hands) if hand is not None)
        if len(deal.hands) != players or seats != standing.playing:
            raise CannotScore([("who-plays", NOBODY)])
        scores.append(score_deal(rules, deal))
        points = zip(standing.totals, scores[-1], strict=True)
        totals = tuple(total + score.points for total, score in points)
        standing = _after(rules, tuple(scores), totals, limit)
    return standing


def _after(
    rules: RamiRules, scores: tuple[tuple[Score, ...], ...], totals: tuple[int, ...], limit: int
) -> Standing:
    everybody = tuple(range(len(totals)))
    if max(totals) < limit:
        rule = r.OWN_LIMIT if rules.limit else r.LIMIT
        return Standing(scores, totals, limit, False, NOBODY, everybody, rule)
    lowest = tuple(seat for seat, total in enumerate(totals) if total == min(totals))
    if len(lowest) == 1:
        return Standing(scores, totals, limit, True, lowest[0], (), r.LOWEST_WINS)
    if rules.final_tie == "extra_deal_all":
        return Standing(scores, totals, limit, False, NOBODY, everybody, r.EXTRA_ALL)
    return Standing(scores, totals, limit, False, NOBODY, lowest, r.EXTRA_TIED)
