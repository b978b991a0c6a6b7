"""The fences `pelivalitsin` and `pelitaulukko`: all games, made from what the engine says of them.

Choosing needs no script: what is chosen in a list is matched by the style sheet with what a game's
element says of it (`data-pelaajia~="4"`), and where it cannot be, all games are seen.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final
from xml.etree.ElementTree import Element

from koirakoulu.finnish import abouts, comparison, sentence
from koirakoulu.finnish.games import SPEECH
from koirakoulu.markdown_ext.comparison import framed
from koirakoulu.markdown_ext.page import Page
from koirakoulu.markdown_ext.settings import read_settings
from koirakoulu.views.elements import el
from korttipelit import GAMES, Game

PLAYERS: Final = range(2, 9)
MINUTES: Final = (15, 20, 30, 45)
AGES: Final = range(6, 13)


def chooser(source: str, element_id: str, page: Page) -> Element:
    """The games with lists to choose by. Raises `WidgetError` for settings: there are none."""
    read_settings(source, ())
    asked: Mapping[str, tuple[str, Mapping[str, str]]] = {
        "pelaajia": (abouts.PLAYERS, {str(n): str(n) for n in PLAYERS}),
        "kesto": (abouts.MINUTES, {str(n): abouts.at_most(n) for n in MINUTES}),
        "vaikeus": (abouts.HOW_HARD, {str(n): word for n, word in abouts.DIFFICULTY.items()}),
        "ika": (abouts.AGE, {str(n): abouts.years(n) for n in AGES}),
    }
    return el(
        "div",
        {"class": "pelivalitsin", "id": element_id},
        el(
            "fieldset",
            {"data-search-exclude": True},
            el("legend", {}, abouts.CHOOSE),
            [_choice(f"{element_id}-{key}", key, *found) for key, found in asked.items()],
        ),
        el("ul", {}, [_card(game, page) for game in _games()]),
        el("p", {"class": "pelivalitsin-tulos", "data-search-exclude": True}, abouts.FITTING),
    )


def _choice(name: str, key: str, text: str, values: Mapping[str, str]) -> Element:
    return el(
        "label",
        {"for": name},
        f"{text} ",
        el(
            "select",
            {"id": name, "class": f"valitse-{key}", "autocomplete": "off"},
            el("option", {"value": ""}, abouts.ANY),
            [el("option", {"value": value}, said) for value, said in values.items()],
        ),
    )


def _card(game: Game[Any], page: Page) -> Element:
    about, books = game.about, list(game.options.books.values())
    possible = _players(game)
    facts = (
        (abouts.PLAYERS, comparison.players(possible, books[0].best)),
        (abouts.MINUTES, abouts.minutes(about.minutes)),
        (abouts.HOW_HARD, abouts.DIFFICULTY[about.difficulty]),
        (abouts.AGE, abouts.age(about.age)),
    )
    return el(
        "li",
        {
            "data-pelaajia": _words(possible),
            "data-kesto": _words(n for n in MINUTES if about.minutes[1] <= n),
            "data-vaikeus": about.difficulty,
            "data-ika": _words(n for n in AGES if about.age <= n),
        },
        el("p", {"class": "pelivalitsin-nimi"}, _linked(game, page)),
        el("p", {}, SPEECH[game.id].brief),
        el(
            "dl",
            {},
            [el("div", {}, el("dt", {}, name), "\n", el("dd", {}, said)) for name, said in facts],
        ),
        el("p", {}, abouts.books(book.name for book in books)) if len(books) > 1 else None,
    )


def _games() -> list[Game[Any]]:
    """The games the site has words for, in the engine's order."""
    return [game for game in GAMES.values() if game.id in SPEECH]


def _words(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def _players(game: Game[Any]) -> list[int]:
    """How many may play by some book of the game."""
    return sorted({n for book in game.options.books.values() for n in book.players})


def _linked(game: Game[Any], page: Page) -> Element | str:
    """The game's name, as a link where its rules stand on the site."""
    links = page.rules_of(game.id).links
    return el("a", {"href": links}, game.name) if links else game.name


def family(source: str, element_id: str, page: Page) -> Element:
    """The games side by side. Raises `WidgetError` for settings: there are none."""
    read_settings(source, ())
    heads = (
        abouts.GAME,
        abouts.PLAYERS,
        abouts.MINUTES,
        abouts.HOW_HARD,
        abouts.WHAT_BEATS,
        abouts.WHERE_TRUMP,
        abouts.WHAT_TAKEN,
        abouts.WHO_LOSES,
    )
    return framed(element_id, abouts.COMPARED, heads, [_row(game, page) for game in _games()])


def _row(game: Game[Any], page: Page) -> list[Element | str]:
    about, first = game.about, next(iter(game.options.books.values()))
    return [
        _linked(game, page),
        comparison.players(_players(game), first.best),
        abouts.minutes(about.minutes),
        sentence(abouts.DIFFICULTY[about.difficulty]),
        sentence(abouts.BEATS[about.beats]),
        sentence(abouts.TRUMP[about.trump]),
        sentence(abouts.PICK_UP[about.pick_up]),
        sentence(abouts.END[about.end]),
    ]
