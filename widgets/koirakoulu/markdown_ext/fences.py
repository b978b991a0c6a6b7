"""A fence of ours becomes a widget or a table."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final
from xml.etree.ElementTree import Element

from markdown import Markdown
from pymdownx.superfences import SuperFencesCodeExtension

from koirakoulu.markdown_ext.comparison import comparison
from koirakoulu.markdown_ext.game_lists import chooser, family
from koirakoulu.markdown_ext.names import CHOOSER, FAMILY, FENCES, TABLE
from koirakoulu.markdown_ext.page import Page
from koirakoulu.markdown_ext.problems import Fault, faults_of
from koirakoulu.markdown_ext.scan import FoundFence
from koirakoulu.views import WidgetError
from koirakoulu.views.base import game_named
from koirakoulu.views.elements import to_html
from koirakoulu.views.static import widget_element
from korttipelit import NotationError


def _comparison(source: str, element_id: str, page: Page) -> Element:
    links = page.rules_of(game_named(source) or page.game).links
    return comparison(source, element_id, links, page.game)


PLAIN: Final[dict[str, Callable[[str, str, Page], Element]]] = {
    TABLE: _comparison,
    CHOOSER: chooser,
    FAMILY: family,
}
"""The fences that become plain content, by name."""


def register_fences(md: Markdown, page: Page) -> None:
    """Makes every widget's name a language of the fences this page is read with.

    This is done when a page is read, not before: a superfences listed after this extension takes
    the place of the one it brought.
    """
    processor = md.preprocessors["fenced_code_block"]
    superfences = getattr(processor, "extension", None)
    if not isinstance(superfences, SuperFencesCodeExtension):
        page.fail(
            Fault(0, "another extension (fenced_code?) reads fences – list koirakoulu after it")
        )
    known = {fence["name"] for fence in superfences.superfences}
    for name in FENCES:
        if name not in known:
            superfences.extend_super_fences(name, partial(_format, page), _validate, None)


def _validate(
    language: str,  # noqa: ARG001
    inputs: dict[str, str],
    options: dict[str, Any],  # noqa: ARG001
    attrs: dict[str, str],  # noqa: ARG001
    md: Markdown,  # noqa: ARG001
) -> bool:
    """Options are looked at before, with their lines; what gets here has none."""
    return not inputs


def _format(page: Page, src: str, language: str, **_: Any) -> str:
    """What a fence becomes, as HTML. Raises `PageError` with the line of the page."""
    fence = _take(page, src, language)
    number = 1 + sum(other.name == language and other.line < fence.line for other in page.fences)
    try:
        name = f"{language}-{number}"
        if language in PLAIN:
            element = PLAIN[language](src, name, page)
        else:
            links = page.rules_of(game_named(src) or page.game).links
            element = widget_element(language, src, name, links, page.assets)
    except (WidgetError, NotationError) as error:
        # A fault of the fence as a whole is told with the fence's own line.
        page.fail(
            *(Fault(fence.line and fence.line + line, text) for line, text in faults_of(error))
        )
    except Exception as error:  # noqa: BLE001
        # superfences would swallow it and print the fence as code.
        message = f"the fence {language} cannot be shown: {type(error).__name__}: {error}"
        page.fail(Fault(fence.line, message))
    for template in element.iter("template"):
        # What is not on the page yet is not to be found by the site's search.
        template.set("data-search-exclude", "")
    return to_html(element)


def _take(page: Page, src: str, language: str) -> FoundFence:
    """The fence superfences is at: the first of these words that it has not come to yet."""
    for found in page.fences:
        if (found.name, found.source) == (language, src) and found.line not in page.shown:
            page.shown.add(found.line)
            return found
    return FoundFence(0, language, "", src, closed=True)
