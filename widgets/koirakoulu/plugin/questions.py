"""Questions and answers of a page as data for search engines (schema.org's FAQPage)."""

from html.parser import HTMLParser
from typing import Final

from koirakoulu.views.elements import script_json

QUESTION: Final = "h2"

SKIPPED: Final = {"koira-widget", "script", "style", "template"}
"""What is no answer, whatever text is in it."""

PARTS: Final = {"p", "li", "dt", "dd", "tr", "h3", "h4", "div", "summary"}
"""What begins on a line of its own."""


def structured_data(html: str) -> str:
    """A script element of data for the head of the page; nothing when it asks no question."""
    parser = _Parser()
    parser.feed(html)
    entities = [
        {
            "@type": "Question",
            "name": question,
            "acceptedAnswer": {"@type": "Answer", "text": answer},
        }
        for question, answer in parser.found()
    ]
    if not entities:
        return ""
    data = {"@context": "https://schema.org", "@type": "FAQPage", "inLanguage": "fi"}
    text = script_json({**data, "mainEntity": entities})
    return f'<script type="application/ld+json">{text}</script>'


class _Parser(HTMLParser):
    """Reads a page's text by its second-level headings."""

    def __init__(self) -> None:
        super().__init__()
        self.sections: list[tuple[list[str], list[str]]] = []
        self.in_heading = False
        self.skipped: list[str] = []

    def found(self) -> list[tuple[str, str]]:
        """The questions with their answers, both plain text."""
        texts = [("".join(head), "".join(text)) for head, text in self.sections]
        plain = [(_line(head), _lines(text)) for head, text in texts]
        return [(head, text) for head, text in plain if head.endswith("?") and text]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        permalink = tag == "a" and ("class", "headerlink") in attrs
        if self.skipped or permalink or tag in SKIPPED:
            if not self.skipped or tag == self.skipped[0]:
                self.skipped.append("a" if permalink else tag)
        elif tag == QUESTION:
            self.sections.append(([], []))
            self.in_heading = True
        elif tag in PARTS:
            self._add("\n")

    def handle_endtag(self, tag: str) -> None:
        if self.skipped:
            if tag == self.skipped[-1]:
                self.skipped.pop()
        elif tag == QUESTION:
            self.in_heading = False
        elif tag in PARTS:
            self._add("\n")

    def handle_data(self, data: str) -> None:
        self._add(data.replace("\n", " "))

    def _add(self, data: str) -> None:
        if self.sections and not self.skipped:
            self.sections[-1][0 if self.in_heading else 1].append(data)


def _line(text: str) -> str:
    return " ".join(text.split())


def _lines(text: str) -> str:
    return "\n".join(line for part in text.split("\n") if (line := _line(part)))
