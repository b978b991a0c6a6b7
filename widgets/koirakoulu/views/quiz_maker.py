"""Fresh questions from play: sensible players play a deal, and a moment of it is asked about.

All of it follows from the wish and the seed, so the same seed gives the same question anywhere.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from koirakoulu.finnish import labels
from koirakoulu.views.asking import Choice, Kind, Theme
from koirakoulu.views.games import VIEWS
from korttipelit import Game, Position, UnknownCard, write_position
from korttipelit.dealing import new_deal
from korttipelit.notation import read_position

ANY_THEME: Final = "kaikki"
LEVELS: Final = {"helppo": range(2, 6), "tavallinen": range(4, 9), "vaikea": range(7, 13)}
"""How many choices a question has; where a theme never has so many, the most there are."""

DEALS: Final = 40
"""So many deals are looked through for a theme."""

PATIENCE: Final = 5
"""So many deals are looked through for the level, once there is a question of the theme."""

LONGEST: Final = 400
"""A deal is left after as many moves."""

ENOUGH: Final = 12
"""So many moments of one deal are looked at."""


class Wish(NamedTuple):
    """What a reader wants to be asked about: rules as the notation writes them, theme, level."""

    book: str
    theme: str
    level: str


class Drawn(NamedTuple):
    """A question: the kind and the position in the notation."""

    kind: str
    text: str


def themes_of(game: Game[Any], rules: Any) -> list[str]:
    """The themes there are at a table with these rules."""
    return [ANY_THEME, *(t.key for t in VIEWS[game.id].themes if t.holds(rules))]


def draw(game: Game[Any], wish: Wish, seed: int, avoid: Drawn | None = None) -> Drawn:
    """The question of a seed, never the one to avoid.

    Prefers a moment with as many choices as the level asks for; any moment of the theme is better
    than none.
    """
    rules = game.options.read(wish.book)
    rng = Random(f"{seed} {' '.join(wish)}")
    book = game.options.books[rules.book]
    themes = [t for t in VIEWS[game.id].themes if t.holds(rules)]
    chosen = next((t for t in themes if t.key == wish.theme), None) or rng.choice(themes)
    # Should no deal have the theme, any other is better than no question.
    for theme in (chosen, *themes):
        spare: list[tuple[int, Drawn]] = []
        for deal in range(DEALS):
            players = rng.choice(_players(book.best, wish.level))
            for size, found in _moments(game, rules, players, theme, rng):
                if found == avoid:
                    continue
                if size in LEVELS[wish.level]:
                    return found
                if size < LEVELS[wish.level].stop:
                    spare.append((size, found))
            if spare and deal >= PATIENCE:
                return max(spare, key=lambda one: one[0])[1]
    raise ValueError(f"nothing can be asked about deals under {wish.book}")


def _players(best: Sequence[int], level: str) -> Sequence[int]:
    """The harder the question, the more players there may be."""
    return best[:1] if level == "helppo" else best[:2] if level == "tavallinen" else best


def _moments(
    game: Game[Any], rules: Any, players: int, theme: Theme, rng: Random
) -> list[tuple[int, Drawn]]:
    """Some moments of one deal that suit a theme, in any order, with how many choices they have."""
    kind = VIEWS[game.id].kinds[theme.kind]
    states = [state for state in _states(game, rules, players, rng) if theme.suits(state)]
    rng.shuffle(states)
    found: list[tuple[int, Drawn]] = []
    for state in states[:ENOUGH]:
        position = _seen(game, state, labels.PLAYERS[:players])
        if position is not None and (choices := _choices(kind, position)):
            found.append((len(choices), Drawn(theme.kind, write_position(position))))
    return found


def _states(game: Game[Any], rules: Any, players: int, rng: Random) -> Iterator[Any]:
    """The states of a deal among sensible players."""
    state = game.deal(new_deal(game, rules, players, rng))
    for _ in range(LONGEST):
        if state.result is not None:
            return
        yield state
        state = game.play(state, game.advise(state, rng)).after


def _seen(game: Game[Any], state: Any, names: Sequence[str]) -> Position | None:
    """The position as the player in turn may see it, as it will be read from its text."""
    seat = game.to_play(state)[0]
    if seat < 0:
        return None
    shown = Position(game, tuple(names), game.view(state, seat))
    return read_position(write_position(shown))


def _choices(kind: Kind, position: Position) -> Sequence[Choice]:
    """The choices of a question; none where all of them or none are right, or one is not known."""
    if not kind.fits(position):
        return ()
    try:
        choices = list(kind.ask(position))
    except UnknownCard:
        return ()
    right = sum(choice.verdict.legal for choice in choices)
    return choices if 0 < right < len(choices) else ()
