"""Run in Pyodide before its memory is kept: imports the engine and uses it a little.

What is imported, compiled, cached or specialised now need not be in the reader's browser. No game
and no widget is named: each game is dealt and played at random, and each widget gets the texts.
"""

import gc
import json
import sys
import zipimport
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any
from xml.etree.ElementTree import Element

from koirakoulu.protocol import handle
from koirakoulu.views import WIDGETS
from korttipelit import GAMES, Game, Position, Record, Step, write_position, write_record
from korttipelit.dealing import new_deal, play_at_random

NAMES = ("Aino", "Eero", "Liisa", "Onni", "Veera", "Väinö", "Helmi", "Toivo")
CACHED = type(lru_cache(len))
ACTIONS = 6  # of a view's controls, as many are pressed
MOVES = 40  # of a deal, as many are played


def texts(game: Game[Any]) -> Iterator[str]:
    """A record of the game and some positions from it."""
    for book in game.options.books.values():
        players = book.best.start
        names = NAMES[:players]
        setup = new_deal(game, book.rules, players, Random(1))
        start = state = game.deal(setup)
        steps = []
        for played, _ in zip(play_at_random(game, start, Random(2)), range(MOVES), strict=False):
            steps.append(Step(played.move))
            state = played.after
        yield write_record(Record(game, names, setup, tuple(steps)))
        yield write_position(Position(game, names, start))
        if state.result is None:
            yield write_position(Position(game, names, state))


def use(widget: str, text: str) -> int:
    """Shows a text as a widget and presses some of its controls; how many answered."""
    shown = json.loads(handle(json.dumps({"widget": widget, "source": text, "id": "k"})))
    if "error" in shown:
        return 0
    elements = WIDGETS[widget].view(shown["state"]).iter()
    controls = (element for element in elements if element.get("data-action"))
    answered = 0
    for control in islice(controls, ACTIONS):
        request = {"widget": widget, "state": shown["state"], "action": action_of(control)}
        answered += "error" not in json.loads(handle(json.dumps(request)))
    return answered


def action_of(control: Element) -> dict[str, Any]:
    """What the page would send for a control as it stands."""
    action: dict[str, Any] = json.loads(control.get("data-action", "{}"))
    if name := control.get("data-value"):
        options = [*control.iter("option")]
        action[name] = options[0].get("value") if options else control.get("value", "")
    return action


def warm_up() -> None:
    """Every widget with every game; one that nothing could be made of is a mistake.

    A widget that answers without a text is about no game.
    """
    for widget in WIDGETS:
        if use(widget, ""):
            continue
        for game in GAMES.values():
            if not sum(use(widget, text) for text in texts(game)):
                raise RuntimeError(f"nothing makes the widget {widget} of {game.id} answer")


def imported() -> list[str]:
    """The files Python has imported from its library, by their path in it."""
    specs = (getattr(module, "__spec__", None) for module in list(sys.modules.values()))
    loaders = {spec.name: spec.loader for spec in specs if spec}
    return sorted(
        loader.get_filename(name).removeprefix(f"{loader.archive}/")
        for name, loader in loaders.items()
        if isinstance(loader, zipimport.zipimporter)
    )


def forget() -> None:
    """Lets go of what the warming up left behind, and of the library: the reader has none."""
    for found in gc.get_objects():
        if isinstance(found, CACHED):
            found.cache_clear()
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]


warm_up()
told = json.dumps(imported())
forget()
