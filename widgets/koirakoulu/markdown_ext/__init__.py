"""The Python-Markdown extension: fences that become widgets, and numbered rule paragraphs.

`markdown_extensions: [koirakoulu]` is all a site needs; pymdownx.superfences and pymdownx.blocks
come along, and are shared when a site configures them itself.
"""

from typing import Any

from markdown import Extension, Markdown
from pymdownx.blocks import BlocksExtension, BlocksProcessor
from pymdownx.superfences import SuperFencesCodeExtension

from koirakoulu.markdown_ext.book_rules import (
    BookParagraph,
    BookRules,
    BookSection,
    NumberLinks,
)
from koirakoulu.markdown_ext.looks import FirstLook, LastLook, SourceKeeper
from koirakoulu.markdown_ext.page import Page, Rules
from koirakoulu.markdown_ext.paragraphs import RuleParagraph
from koirakoulu.markdown_ext.problems import PageError
from korttipelit import GAMES

__all__ = ["KoirakouluExtension", "PageError", "makeExtension"]


class KoirakouluExtension(Extension):
    """Everything authors of pages get."""

    def __init__(self, **options: Any) -> None:
        self.config = {
            "page": ["", "The page's name in messages"],
            "first_line": [1, "The line of the page's file on which the text begins"],
            "game": [next(iter(GAMES)), "The game of fences that name none"],
            "links": ["", "The address of that game's rules page, from this page"],
            "rules_page": ["", "That rules page's name in messages"],
            "rules_file": ["", "That rules page's file, for the fence that quotes from it"],
            "other_rules": [{}, "The same three (links, page, file) of other games, by their ids"],
            "assets": ["", "The address of the folder with the card pictures, from this page"],
        }
        super().__init__(**options)

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - Python-Markdown's name
        """Adds the fences, the rule paragraph and what looks for mistakes in them."""
        md.registerExtension(self)
        given = self.getConfigs()
        rules = {game: Rules(**found) for game, found in given["other_rules"].items()}
        rules[given["game"]] = Rules(given["links"], given["rules_page"], given["rules_file"])
        page = {name: given[name] for name in ("page", "first_line", "assets", "game")}
        self.page = Page(**page, rules_of_games=rules)
        if not _has_superfences(md):
            SuperFencesCodeExtension().extendMarkdown(md)
        # Otherwise Python-Markdown would put a paragraph around every widget.
        md.block_level_elements.append("koira-widget")
        # The text as the author wrote it; then, before fences are taken out, the rules of a book
        # in the place of their fence, and the first look.
        md.preprocessors.register(SourceKeeper(md, self.page), "koirakoulu-source", 1000)
        md.preprocessors.register(BookRules(md, self.page), "koirakoulu-book", 25.2)
        md.preprocessors.register(FirstLook(md, self.page), "koirakoulu-look", 25.1)
        _RuleBlocks(self.page).extendMarkdown(md)
        md.treeprocessors.register(LastLook(md, self.page), "koirakoulu-rules", 4)
        # After MkDocs' own (0), which warns of addresses that are no file of the docs.
        md.treeprocessors.register(NumberLinks(md, self.page), "koirakoulu-numbers", -1)

    def reset(self) -> None:
        """Forgets the last page."""
        self.page.clear()


class _RuleBlocks(BlocksExtension):  # type: ignore[misc]
    """Registers the rule paragraph with pymdownx.blocks, whoever brought that in."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page

    def extendMarkdownBlocks(self, md: Markdown, block_mgr: BlocksProcessor) -> None:  # noqa: ARG002, N802
        """Adds the block `saanto` and those of a book's page."""
        for block in (RuleParagraph, BookParagraph, BookSection):
            block_mgr.register(block, {"page": self.page})


def _has_superfences(md: Markdown) -> bool:
    return any(isinstance(known, SuperFencesCodeExtension) for known in md.registeredExtensions)


def makeExtension(**options: Any) -> KoirakouluExtension:  # noqa: N802 - Python-Markdown's name
    """What Python-Markdown calls for an extension named by its module."""
    return KoirakouluExtension(**options)
