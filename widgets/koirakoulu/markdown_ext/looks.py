"""When a page is looked at: as it was written, before fences are taken out, and at the end."""

from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor

from koirakoulu.markdown_ext.checks import check_fences, check_rules
from koirakoulu.markdown_ext.fences import register_fences
from koirakoulu.markdown_ext.page import Page
from koirakoulu.markdown_ext.problems import Fault
from koirakoulu.markdown_ext.scan import scan


class SourceKeeper(Preprocessor):
    """Keeps the text as it is before anything is done to it."""

    def __init__(self, md: Markdown, page: Page) -> None:
        super().__init__(md)
        self.page = page

    def run(self, lines: list[str]) -> list[str]:
        """Looks, and changes nothing."""
        self.page.clear()
        self.page.source[:] = [line.expandtabs(self.md.tab_length) for line in lines]
        return lines


class FirstLook(Preprocessor):
    """Finds fences and rule paragraphs and what is wrong with how they are written.

    superfences and blocks print as text what they cannot read; here that stops the build. It is
    also here that lines can still be counted.
    """

    def __init__(self, md: Markdown, page: Page) -> None:
        super().__init__(md)
        self.page = page

    def run(self, lines: list[str]) -> list[str]:
        """Looks, and changes nothing."""
        page = self.page
        page.lines[:] = lines
        register_fences(self.md, page)
        found = scan(lines)
        if faults := sorted((*check_fences(found.fences), *check_rules(found.rules))):
            page.fail(*faults)
        page.fences[:], page.rules[:] = found.fences, found.rules
        return lines


class LastLook(Treeprocessor):
    """Sees to it that every fence and every rule paragraph came out as one."""

    def __init__(self, md: Markdown, page: Page) -> None:
        super().__init__(md)
        self.page = page

    def run(self, root: Element) -> None:  # noqa: ARG002
        """Looks, and changes nothing."""
        page = self.page
        lost = [
            *((f.line, f"the fence {f.name}") for f in page.fences if f.line not in page.shown),
            *(
                (f.line, f"the paragraph of {f.id}")
                for f in page.rules
                if f.id not in page.rendered
            ),
        ]
        if lost:
            where = "at the left margin, or as deep as the list or tab it is in"
            page.fail(
                *(Fault(n, f"{what} would be printed as text – put it {where}") for n, what in lost)
            )
