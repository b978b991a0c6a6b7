"""The rule paragraph: `/// saanto | K4.4 Isompi samaa maata käy`."""

from xml.etree.ElementTree import Element, SubElement

from pymdownx.blocks.block import Block, type_string

from koirakoulu.finnish.anchors import anchor, rule_number
from koirakoulu.finnish.options import condition, condition_keys
from koirakoulu.markdown_ext.checks import find_rule
from koirakoulu.markdown_ext.page import Page
from koirakoulu.markdown_ext.scan import BLOCK_NAME, FoundRule


class RuleParagraph(Block):  # type: ignore[misc]
    """One rule: number, heading, at which tables it holds, and the text.

    How it is written has been looked at already, where lines could be counted.
    """

    NAME = BLOCK_NAME
    ARGUMENT = True
    OPTIONS = {"ehto": ["", type_string]}  # noqa: RUF012 - pymdownx declares it so

    def on_create(self, parent: Element) -> Element:
        """The section with all but the text."""
        page: Page = self.config["page"]
        found = FoundRule(0, self.argument, (), "", closed=True)
        game, rule = find_rule(found.id)
        assert game is not None  # looked at before
        assert rule is not None
        section = SubElement(parent, "section", {"class": BLOCK_NAME, "data-saanto": rule.id})
        # The anchor is the heading's: search and the table of contents go by headings.
        heading = SubElement(section, "h3", {"id": anchor(rule.id)})
        number = SubElement(heading, "span", {"class": "saanto-numero"})
        number.text = rule_number(rule.id)
        number.tail = f" {found.heading}"
        if rule.holds:
            section.set("data-ehto", condition_keys(game, rule.holds))
            note = SubElement(section, "p", {"class": "saanto-ehto"})
            note.text = condition(game, rule)
        page.rendered.add(rule.id)
        return section

    def on_markdown(self) -> str:
        """The text is Markdown."""
        return "block"
