"""Cards and runs as text: `♠7`, `7♠`, `s7`, `pata 7`, `pataseiska`; `♥2-4` is a run.

They are printed in one form, the first. `~♥5` is a lot that continues a run from a two whose
beginning has been picked up; `!♠2` a two played where it does not begin one.
"""

from typing import Final, NamedTuple

from ..cards import BY_NAME, JOKER_SUIT, RANKS, SUITS, Card, card_at
from ..problems import AmbiguousError, NotationError, Problem, nearest, quoted
from .lines import Field, Word, readable, words

SUIT_WORDS: Final = {"risti": 0, "ruutu": 1, "hertta": 2, "pata": 3}
SUIT_SIGNS: Final = {"♣": 0, "♦": 1, "♥": 2, "♠": 3, "♧": 0, "♢": 1, "♡": 2, "♤": 3}
SUIT_LETTERS: Final = {"c": 0, "d": 1, "h": 2, "s": 3}

RANK_WORDS: Final = {
    word: rank
    for rank, names in {
        2: "kakkonen",
        3: "kolmonen",
        4: "nelonen",
        5: "vitonen viitonen",
        6: "kutonen kuutonen",
        7: "seiska seitsikko seitsemän",
        8: "kasi kahdeksikko kahdeksan",
        9: "ysi yhdeksikkö yhdeksän",
        10: "kymppi kymmenen",
        11: "sotamies jätkä",
        12: "rouva kuningatar",
        13: "kuningas kunkku",
        14: "ässä",
    }.items()
    for word in names.split()
}
RANK_SIGNS: Final = {name.casefold(): rank for rank, name in RANKS.items()} | {"t": 10, "1": 14}
JOKERS: Final = {"★1": "★1", "★2": "★2", "jokeri1": "★1", "jokeri2": "★2", "jokeri": "★1"}


MOST_WORDS: Final = 120
"""A list of cards has no more words than a pack named in words with two words a card."""


class CardText(NamedTuple):
    """A card or a run as it was written. `mark` is `~`, `!` or empty; `at` its offset."""

    cards: tuple[Card, ...]
    mark: str = ""
    at: int = 0


def is_run(cards: tuple[Card, ...]) -> bool:
    """Whether these are one card, or cards of one suit in rising order without a gap."""
    return (
        bool(cards)
        and all(
            card.suit == cards[0].suit != JOKER_SUIT and card.rank == cards[0].rank + i
            for i, card in enumerate(cards)
        )
    ) or len(cards) == 1


def write_lot(cards: tuple[Card, ...], mark: str = "") -> str:
    """A card, or a run as its first card and last rank."""
    if len(cards) == 1:
        return mark + str(cards[0])
    return f"{mark}{cards[0]}-{RANKS[cards[-1].rank]}"


def read_cards(text: str) -> tuple[Card, ...]:
    """The single cards of a text. Raises `NotationError`, or `AmbiguousError` for a lone rank."""
    problems: list[Problem] = []
    singles = read_singles(Field("", readable(text), 1, 1), problems)
    raise_problems(problems)
    return tuple(lot.cards[0] for lot in singles)


def raise_problems(problems: list[Problem]) -> None:
    """Raises what was found: `AmbiguousError` when that is all that is wrong."""
    if len(problems) == 1 and problems[0].code == "ambiguous-card":
        raise AmbiguousError(problems[0], problems[0].nearest.split(" tai "))
    if problems:
        raise NotationError(problems)


def read_singles(field: Field, problems: list[Problem]) -> list[CardText]:
    """The single cards of a field; runs and marks are problems like anything else."""
    singles = []
    for lot in read_lots(field, problems):
        if len(lot.cards) > 1 or lot.mark:
            message = "single cards are read here, no runs and no marks"
            problems.append(field.problem("run", message, at=lot.at))
        else:
            singles.append(lot)
    return singles


def read_lots(field: Field, problems: list[Problem]) -> list[CardText]:
    """The cards and runs of a field; what cannot be read goes to the problems."""
    lots = []
    found = words(field.value)
    if len(found) > MOST_WORDS:
        message = f"{len(found)} words stand where cards are read; a pack has fewer"
        problems.append(field.problem("too-many-cards", message))
        return []
    for word in _joined(found):
        lot = read_lot(word)
        if isinstance(lot, Problem):
            problems.append(
                lot._replace(line=field.line, column=field.column + word.at, read=word.text[:40])
            )
        else:
            lots.append(lot)
    return lots


def _joined(found: list[Word]) -> list[Word]:
    """Joins a suit word with the rank that follows it (`pata 7`)."""
    joined: list[Word] = []
    for word in found:
        last = joined[-1] if joined else None
        if last and (last.text.casefold() in SUIT_WORDS or last.text in SUIT_SIGNS):
            joined[-1] = Word(last.text + word.text, last.at)
        else:
            joined.append(word)
    return joined


def read_lot(word: Word) -> CardText | Problem:
    """One card or run, or why it is none."""
    text = word.text.rstrip(",;.")
    mark = text[:1] if text[:1] in ("~", "!") else ""
    body = text[len(mark) :].replace("–", "-")
    suit = next((word for word in SUIT_WORDS if body.casefold().startswith(f"{word}-")), "")
    first, dash, last = body[len(suit) :].removeprefix("-").partition("-")
    first = suit + first
    card = _card(first)
    if isinstance(card, Problem) or not dash:
        return card if isinstance(card, Problem) else CardText((card,), mark, word.at)
    end = read_rank(last.removeprefix(SUITS[card.suit] if card.suit < 4 else ""))
    if end is None or card.suit == 4:
        near = write_lot((card, card_at(0 if card.suit == 4 else card.suit, 14)))
        return Problem("bad-run", f"{quoted(text)} is no run", nearest=near)
    if end <= card.rank:
        near = write_lot((card_at(card.suit, end), card)) if end < card.rank else str(card)
        return Problem("bad-run", f"the run {quoted(text)} does not rise", nearest=near)
    cards = tuple(card_at(card.suit, rank) for rank in range(card.rank, end + 1))
    return CardText(cards, mark, word.at)


def _card(text: str) -> Card | Problem:
    """The card a word means: a sign, letter or word for the suit, then the rank; or a sign last."""
    fold = text.casefold()
    if fold in JOKERS:
        return BY_NAME[JOKERS[fold]]
    for suits in (SUIT_SIGNS, SUIT_WORDS, SUIT_LETTERS):
        for name, suit in suits.items():
            if fold.startswith(name) and (rank := read_rank(fold[len(name) :])):
                return card_at(suit, rank)
    if (suit_behind := SUIT_SIGNS.get(fold[-1:])) is not None and (rank := read_rank(fold[:-1])):
        return card_at(suit_behind, rank)
    if rank := read_rank(fold):
        choices = " tai ".join(str(card_at(suit, rank)) for suit in range(4))
        return Problem("ambiguous-card", f"{quoted(text)} could be four cards", nearest=choices)
    return Problem("no-card", f"{quoted(text)} is no card", nearest=_nearest_card(fold))


def read_rank(text: str) -> int | None:
    """The rank of a sign (`7`, `J`) or a word (`seiska`), or `None`."""
    fold = text.casefold()
    return RANK_SIGNS.get(fold) or RANK_WORDS.get(fold)


def _nearest_card(fold: str) -> str:
    """The card whose sign, letters or name are most like the word."""
    names = {
        f"{word}{rank}": card_at(suit, RANK_WORDS[rank])
        for word, suit in SUIT_WORDS.items()
        for rank in RANK_WORDS
    }
    names |= {
        f"{sign}{rank}": card_at(suit, RANK_SIGNS[rank])
        for sign, suit in SUIT_SIGNS.items()
        for rank in RANK_SIGNS
    }
    found = nearest(fold, names)
    return str(names[found]) if found else "♠7"
