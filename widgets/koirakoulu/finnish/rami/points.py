"""Where points come from, and how a game of Rami stands, in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from koirakoulu.finnish.numbers import count
from koirakoulu.finnish.shared import words
from koirakoulu.finnish.text import join, quote
from korttipelit import NOBODY, Problem
from korttipelit.rami import rulebook as r
from korttipelit.rami.scoring import Item, Score, Standing

_CARDS: Final[Mapping[str, tuple[str, str]]] = {
    r.JOKER: ("jokeri", "jokerit"),
    r.ACE: ("ässä", "ässät"),
    r.COURT: ("kuvakortti", "kuvakortit"),
    r.NUMBER: ("", "numerokortit"),
}
_OTHERS: Final[Mapping[str, str]] = {
    r.WINNER: "jaon voittaja",
    r.HAND: "käsikortit",
    r.ONE_GO: "kertalopetus",
    r.UNOPENED: "ei avannut",
    r.CAP_HUNDRED: "enintään sata pistettä",
    r.CAP_LIMIT: "enintään puolet pisterajasta",
    r.DEAD_END: "pienin käsi umpikujassa",
    r.TIED_ZERO: "yhtä pieni käsi kuin toisella",
    r.TIED_COUNT: "yhtä pienet kädet lasketaan",
}


def item(item: Item) -> str:
    """One reason for points: "ässä 11", "ei avannut +25"."""
    if item.rule in _CARDS:
        one, many = _CARDS[item.rule]
        named = many if len(item.cards) > 1 else one or words.rank(item.cards[0].rank)
        return f"{named} {item.points}"
    told = _OTHERS[item.rule]
    if item.rule == r.UNOPENED:
        return f"{told} +{item.points}"
    if item.points < 0:
        return f"{told}: −{-item.points}"
    return f"{told} {item.points}" if item.points else told


def score(name: str, score: Score) -> str:
    """A player's score with its reasons: "Eero 36: ässä 11, jokeri 20, vitonen 5"."""
    reasons = ", ".join(map(item, score.items)) or "ei pelannut tätä jakoa"
    return f"{name} {score.points}: {reasons}"


def standing(found: Standing, names: Sequence[str]) -> str:
    """How the game stands: who leads or has won, and what is played next."""
    if found.over:
        return f"Peli päättyi. Voittaja on {names[found.winner]}."
    if not found.scores:
        return "Peli alkaa. Syötä ensimmäinen jako."
    if found.rule in (r.EXTRA_ALL, r.EXTRA_TIED):
        tied = join([names[seat] for seat in found.playing])
        who = "kaikki pelaavat" if found.rule == r.EXTRA_ALL else f"mukana ovat {tied}"
        return (
            f"Pisteraja tuli täyteen, mutta pienin pistemäärä on usealla. Vielä yksi jako: {who}."
        )
    lowest = min(found.totals)
    leaders = [name for name, total in zip(names, found.totals, strict=True) if total == lowest]
    best = join(leaders)
    verb = "johtaa" if len(leaders) == 1 else "johtavat"
    return f"Nyt {verb} {best}. Raja on {count(found.limit, 'piste')}."


_PROBLEMS: Final[Mapping[str, str]] = {
    "winner": "Valitse jaon voittaja.",
    "winner-holds-cards": "{}: voittajan käteen ei jää kortteja.",
    "winner-not-opened": "{}: voittaja on avannut.",
    "opponent-opened": "{}: kertalopetuksessa kukaan vastustaja ei ole avannut.",
    "no-cards": "{}: merkitse käteen jääneet kortit tai niiden pisteet.",
    "no-card": "{}: {} ei ole kortti eikä pistemäärä.",
    "not-text": "{}: {} ei ole kortti eikä pistemäärä.",
    "too-many-points": "{}: pisteitä on liikaa.",
    "too-many-cards": "{}: kortteja on liikaa.",
}


def problem(code: str, names: Sequence[str], seat: int) -> str:
    """What keeps a deal from being scored."""
    return _PROBLEMS[code].format("" if seat == NOBODY else names[seat])


def unread(found: Problem, name: str) -> str:
    """What cannot be read of what a player is left with."""
    told = _PROBLEMS[found.code].format(name, quote(found.read))
    return f"{told} Tarkoititko: {found.nearest}?" if found.nearest else told
