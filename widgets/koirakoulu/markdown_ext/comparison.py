"""The fence `muunnelmataulukko`: rule books side by side, made from the books themselves."""

from collections.abc import Sequence
from typing import Any, Final
from xml.etree.ElementTree import Element

from koirakoulu.finnish import comparison as words
from koirakoulu.finnish.anchors import rule_link
from koirakoulu.finnish.ruled import Ruled
from koirakoulu.markdown_ext.settings import LEFT_OUT, game_of, known, read_settings
from koirakoulu.views.elements import el
from korttipelit.options import Book, Option

SETTINGS: Final = ("peli", "kirjat", "asetukset")

ALWAYS: Final = ("loser_title",)
"""Shown whichever options the author asks for, above the others."""


type Cell = Element | str | list[Element | str]


def comparison(source: str, element_id: str, links: str = "", otherwise: str = "") -> Element:
    """The table of a fence, about the game `otherwise` if it names none. Raises `WidgetError`.

    `links` is the address of the game's rules page: a value leads to the paragraph on it.
    """
    settings = read_settings(source, SETTINGS)
    game = game_of(settings, otherwise)
    chosen, asked = settings.get("kirjat", LEFT_OUT), settings.get("asetukset", LEFT_OUT)
    known(chosen, chosen.words, game.options.books, "rule book")
    known(asked, asked.words, [option.key for option in game.options.options], "option")
    books = [game.options.books[book] for book in chosen.words or game.options.books]
    options = [option for option in game.options.options if option.id in ALWAYS]
    options += [
        option
        for option in game.options.options
        if option.id not in ALWAYS and (option.key in asked.words or not asked.words)
    ]
    shown = [
        option
        for option in options
        if option.key in asked.words or any(option not in _idle(game, book) for book in books)
    ]
    return _table(game, books, shown, element_id, links)


def _table(
    game: Ruled, books: Sequence[Book[Any]], options: Sequence[Option], name: str, links: str
) -> Element:
    first = next(iter(game.options.books.values()))
    rows: list[Sequence[Cell]] = [
        [words.PLAYERS, *(words.players(book.players, book.best) for book in books)]
    ]
    rows += [
        [option.label, *(_cell(game, first, book, option, links) for book in books)]
        for option in options
    ]
    heads = (words.OPTION, *(book.name for book in books))
    return framed(name, words.caption(first.name), heads, rows)


def framed(
    name: str, caption: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]]
) -> Element:
    """A table that scrolls inside its frame; the first cell of a row is its heading."""
    title = f"{name}-otsikko"
    return el(
        "div",
        {"class": "taulukko", "role": "region", "tabindex": 0, "aria-labelledby": title},
        el(
            "table",
            {"class": "muunnelmat", "id": name},
            el("caption", {"id": title}, caption),
            _lines("thead", el("tr", {}, [el("th", {"scope": "col"}, head) for head in heads])),
            _lines("tbody", *(_row(*row) for row in rows)),
        ),
    )


def _row(head: Cell, *cells: Cell) -> Element:
    return el("tr", {}, el("th", {"scope": "row"}, head), *(el("td", {}, cell) for cell in cells))


def _cell(
    game: Ruled, first: Book[Any], book: Book[Any], option: Option, links: str
) -> list[Element | str]:
    """What one book says: a dash where the option has no effect, a mark where it differs."""
    if option in _idle(game, book):
        return [_sign(words.NO_EFFECT_SIGN, words.NO_EFFECT)]
    value = option.value(getattr(book.rules, option.id))
    rule = explaining(game, option, value.id)
    label = el("a", {"href": rule_link(rule, links)}, value.label) if rule else value.label
    if book is first or getattr(first.rules, option.id) == value.id:
        return [label]
    mark = _sign(words.DIFFERS_SIGN, words.DIFFERS)
    return [el("strong", {"class": "muunnelmat-ero"}, mark, "\u00a0", label)]


def _sign(sign: str, name: str) -> Element:
    return el("span", {"role": "img", "aria-label": name}, sign)


def explaining(game: Ruled, option: Option, value: object) -> str:
    """The first rule that is in force because of this value, not of others before it."""
    for rule in game.rulebook.values():
        if rule.holds and list(rule.holds)[-1] == option.id and value in rule.holds[option.id]:
            return rule.id
    return ""


def _idle(game: Ruled, book: Book[Any]) -> list[Option]:
    return game.options.idle(book.rules)


def _lines(tag: str, *rows: Element) -> Element:
    """Rows with a line break after each cell, or the site's search would join their words."""
    for row in rows:
        for cell in row:
            cell.tail = "\n"
    return el(tag, {}, *rows)
