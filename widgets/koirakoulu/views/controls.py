"""Buttons and links, the same in every widget."""

from collections.abc import Mapping, Sequence
from xml.etree.ElementTree import Element

from koirakoulu.finnish import labels, sentence
from koirakoulu.finnish.anchors import rule_link
from koirakoulu.views.elements import compact, el


def button(
    id: str,  # noqa: A002 - the attribute's name
    text: str,
    action: Mapping[str, object],
    *,
    sign: str = "",
    off: bool = False,
    key: str = "",
    main: bool = False,
    random: str = "",
    then: str = "",
    wake: bool = False,
) -> Element:
    """A button. One that is off stays reachable, so that nobody's focus is lost on it.

    A `sign` is drawn in place of the text, which is then its name. `key` also presses it. The page
    adds a random number to the action under the name `random`, and puts the focus on the element
    `then` when it is done. `wake` has Python made ready when it comes near the button.
    """
    return el(
        "button",
        {
            "type": "button",
            "id": id,
            "class": "k-button" + (" k-main" if main else "") + (" k-sign" if sign else ""),
            "data-action": compact(action),
            "data-key": key or None,
            "data-random": random or None,
            "data-then": then or None,
            "data-wake": wake,
            "aria-disabled": "true" if off else None,
            "aria-label": text if sign else None,
            "title": text if sign else None,
        },
        el("span", {"aria-hidden": "true"}, sign) if sign else text,
    )


def chooser(
    id: str,  # noqa: A002 - the attribute's name
    text: str,
    options: Sequence[tuple[str, str]],
    chosen: str,
    action: Mapping[str, object],
    value: str,
    *,
    random: str = "",
) -> Element:
    """A list to choose from; its choice goes into the action under the name `value`."""
    return el(
        "label",
        {"class": "k-chooser", "for": id},
        el("span", {}, text),
        el(
            "select",
            {
                "id": id,
                "data-action": compact(action),
                "data-value": value,
                "data-quiet": not random,
                "data-random": random or None,
                "autocomplete": "off",
            },
            [
                el("option", {"value": key, "selected": key == chosen}, name)
                for key, name in options
            ],
        ),
    )


def link_to_rule(rule: str, links: str) -> Element:
    """A link to a rule's paragraph."""
    return el("a", {"class": "k-rule", "href": rule_link(rule, links)}, labels.rule_text(rule))


def rule_links(rules: Sequence[str], links: str) -> Element | None:
    """Links to the rules a step shows."""
    if not rules:
        return None
    found: list[Element | str] = []
    for rule in rules:
        link = link_to_rule(rule, links)
        if not found:
            link.text = sentence(labels.rule_text(rule))
        else:
            found.append(" ")
        found.append(link)
    return el("p", {"class": "k-rules"}, found)
