"""What is wrong with how fences and rule paragraphs are written."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from koirakoulu.finnish.options import condition_keys
from koirakoulu.finnish.ruled import RULED, Ruled
from koirakoulu.markdown_ext.names import FENCES
from koirakoulu.markdown_ext.problems import Fault, hint, nearest_hint
from koirakoulu.markdown_ext.scan import BLOCK_NAME, OPTION_INDENT, FoundFence, FoundRule, slip_of
from korttipelit import Rule
from korttipelit.problems import quoted

BLOCK_OPTIONS: Final = ("ehto",)


def check_fences(fences: Sequence[FoundFence]) -> Iterator[Fault]:
    """What is wrong with how fences are opened and closed."""
    for line, name, rest, _, closed, *_ in fences:
        if name not in FENCES:
            yield Fault(line, f"there is no widget {quoted(name)}{hint(slip_of(name, FENCES))}")
        elif rest:
            yield Fault(line, _wrong_option(name, rest))
        elif not closed:
            yield Fault(
                line, f"the fence {name} is never closed: its end is indented like its start"
            )


def _wrong_option(name: str, rest: str) -> str:
    """A widget's options are lines, so nothing may follow its name."""
    key = re.split(r"[\s={}]+", rest.strip("{} "))[0] or rest
    return (
        f"the fence {name} takes no option {quoted(key)} on its first line – "
        "options stand in the fence, a line each: avain: arvo"
    )


def check_rules(rules: Sequence[FoundRule]) -> Iterator[Fault]:
    """What is wrong with rule paragraphs."""
    seen: dict[str, int] = {}
    for found in rules:
        yield from _check_rule(found)
        if found.id in seen:
            message = f"the rule {found.id} has a paragraph already, on line {seen[found.id]}"
            yield Fault(found.line, message)
        seen.setdefault(found.id, found.line)


def _check_rule(found: FoundRule) -> Iterator[Fault]:
    name, bar, _ = found.head.partition("|")
    if bar:
        yield Fault(found.line, f"there is no block {quoted(name)}{hint(BLOCK_NAME)}")
        return
    if not found.head:
        yield Fault(found.line, "a rule paragraph names its rule: /// saanto | K4.4 Otsikko")
        return
    game, rule = find_rule(found.id)
    if game is None or rule is None:
        ids = [rule for game in RULED.values() for rule in game.rulebook]
        yield Fault(found.line, f"there is no rule {quoted(found.id)}{nearest_hint(found.id, ids)}")
    if not found.heading:
        yield Fault(found.line, f"the rule {found.id} has no heading")
    if not found.closed:
        yield Fault(
            found.line,
            f"the paragraph of {found.id} is never closed: as many slashes on a line of their own",
        )
    yield from _check_options(found, game, rule)


def _check_options(found: FoundRule, game: Ruled | None, rule: Rule | None) -> Iterator[Fault]:
    given: dict[str, str] = {}
    wrong = []
    for line, text in found.options:
        key, colon, value = (part.strip() for part in text.partition(":"))
        if not colon or key not in BLOCK_OPTIONS:
            near = slip_of(key, BLOCK_OPTIONS) or BLOCK_OPTIONS[0]
            message = f"a rule paragraph has no option {quoted(key)}{hint(f'{near}: …')}"
            wrong.append(Fault(line, message))
        elif key in given:
            wrong.append(Fault(line, f"the option {key} is given twice"))
        given[key] = value
    key, colon, _ = (part.strip() for part in found.next_line.partition(":"))
    if not found.options and colon and (key in BLOCK_OPTIONS or slip_of(key, BLOCK_OPTIONS)):
        message = f"the option {quoted(key)} is not indented by {OPTION_INDENT} spaces"
        wrong.append(Fault(found.line + 1, message))
    yield from wrong
    if not wrong and game is not None and rule is not None:
        line = found.options[0][0] if found.options else found.line
        yield from _check_condition(line, given.get("ehto", ""), game, rule)


def _check_condition(line: int, text: str, game: Ruled, rule: Rule) -> Iterator[Fault]:
    """The page must say of a rule what the engine does: where it holds."""
    right = condition_keys(game, rule.holds)
    if read_condition(text) == read_condition(right):
        return
    if not right:
        yield Fault(line, f"{rule.id} holds at every table, so it takes no ehto")
    elif not text:
        yield Fault(line, f"{rule.id} holds at some tables only – did you mean ehto: {right}?")
    else:
        yield Fault(line, f"{rule.id} does not hold under {quoted(text)} – did you mean {right}?")


def read_condition(text: str) -> dict[str, frozenset[str]]:
    """A condition as each option's key and values, whatever order they are written in."""
    parts = (part.partition("=") for part in text.split(",") if part.strip())
    return {
        key.strip(): frozenset(value.strip() for value in values.split("|"))
        for key, _, values in parts
    }


def find_rule(rule: str) -> tuple[Ruled | None, Rule | None]:
    """The rule with this id, and its game."""
    for game in RULED.values():
        if rule in game.rulebook:
            return game, game.rulebook[rule]
    return None, None
