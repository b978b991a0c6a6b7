"""The site's search finds a word in all its forms.

Material searches for what was typed, and Finnish is full of forms: who types "nostan" does not find
"nostetaan". So each entry of the index gets the other forms of its words, as tags that weigh next
to nothing: a page that has the very word stays first. Tags are not shown in the results (CSS).

Which forms: those the site itself uses, and for words of the game those people ask with, guessed
from the dictionary form and kept when Voikko says that they are forms of it.
"""

import itertools
import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from finnishsite.words import WORD, Reading, Words

FAMILIES: Final = Path(__file__).resolve().parents[1] / "search_words.txt"
"""Words that mean the same to somebody who searches: a family a line."""

WEIGHT: Final = 0.01

CONTENT: Final = {"nimisana", "laatusana", "nimisana_laatusana", "teonsana"}
"""The kinds of words people search for."""

NAMES: Final = {"etunimi", "sukunimi", "paikannimi", "nimi"}
"""A word is seldom one of these and something else as well: "valtti" is no Christian name here."""

TOO_COMMON: Final = {"olla", "voida", "sama", "muu", "itse", "toinen", "oma", "saada"}

_VERB_ENDINGS = (
    "n",
    "t",
    "taan",
    "tään",
    "daan",
    "dään",
    "etaan",
    "etään",
    "i",
    "in",
    "nut",
    "nyt",
)
_NOUN_ENDINGS = (
    *("n", "t", "a", "ä", "ta", "tä", "ja", "jä", "ia", "iä"),
    *("en", "ien", "jen", "den", "iden", "ita", "itä"),
    *("lla", "llä", "ssa", "ssä"),
)
_GRADES = (
    *(("tt", "t"), ("kk", "k"), ("pp", "p"), ("nt", "nn"), ("lt", "ll"), ("rt", "rr")),
    *(("mp", "mm"), ("nk", "ng"), ("t", "d"), ("p", "v"), ("k", "")),
)
_STEM = re.compile(r"^(.*?)([^aeiouyäö]+)([aeiouyäö]{1,2})$")
_TAGS = re.compile(r"<[^>]*>")


def improve(index: Path, words: Words) -> int:
    """Adds the tags to a built index; gives how many there are."""
    data = json.loads(index.read_text("utf-8"))
    data["config"]["fields"]["tags"] = {"boost": WEIGHT}
    entries: list[dict[str, Any]] = data["docs"]
    texts = [_words(entry) for entry in entries]
    forms = _Forms(words, set().union(*texts), read_families())
    count = 0
    for entry, text in zip(entries, texts, strict=True):
        tags = sorted(forms.others(text))
        count += len(tags)
        if tags:
            entry["tags"] = [*entry.get("tags", []), " ".join(tags)]
    index.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), "utf-8")
    return count


def read_families(path: Path = FAMILIES) -> list[list[str]]:
    """Words that are to find each other, as the list has them."""
    lines = (line.partition("#")[0].split() for line in path.read_text("utf-8").splitlines())
    return [line for line in lines if line]


class _Forms:
    """All forms of the words of one site."""

    def __init__(self, words: Words, vocabulary: set[str], families: Iterable[list[str]]) -> None:
        self.words = words
        self.kin = _joined(families)
        self.roots = {word: set(self._roots(word)) for word in vocabulary}
        self.forms: defaultdict[str, set[str]] = defaultdict(set)
        """By root: the forms of all words that come from it, compounds aside."""
        lemmas: dict[str, tuple[str, str]] = {}
        for word in vocabulary:
            for reading in self._readings(word):
                if len(reading.parts) == 1:
                    root = self._family(reading.parts[0])
                    self.forms[root] |= {word, reading.lemma}
                    if reading.lemma == reading.parts[0]:
                        lemmas[reading.lemma] = (root, reading.kind)
        for family in families:
            for word in family:
                kinds = [r.kind for r in words.readings(word) if r.lemma == word]
                lemmas[word] = (self._family(word), kinds[0] if kinds else "")
        for lemma, (root, kind) in lemmas.items():
            self.forms[root] |= {lemma, *self._guessed(lemma, kind)}

    def others(self, text: set[str]) -> set[str]:
        """The forms of a text's words that do not stand in it."""
        roots = set().union(*(self.roots[word] for word in text))
        found = set().union(*(self.forms[root] for root in roots)) - text
        # What is typed finds every word that begins with it, so the longest forms are enough.
        following = sorted(found | text)
        starts = {a for a, b in itertools.pairwise(following) if b.startswith(a)}
        return found - starts

    def _readings(self, word: str) -> Sequence[Reading]:
        """The readings of a word that has a meaning of its own: "kuin" is no kind of moon."""
        readings = self.words.readings(word)
        plain = all(reading.kind in CONTENT | NAMES for reading in readings)
        found = [r for r in readings if r.kind in CONTENT and r.lemma not in TOO_COMMON]
        return found if plain else ()

    def _roots(self, word: str) -> Iterator[str]:
        """What a word comes from: its own root and those of its parts."""
        for reading in self._readings(word):
            yield from (self._family(part) for part in reading.parts if len(part) > 1)

    def _family(self, root: str) -> str:
        return self.kin.get(root, root)

    def _guessed(self, lemma: str, kind: str) -> Iterator[str]:
        endings = _VERB_ENDINGS if kind == "teonsana" else _NOUN_ENDINGS
        for stem in _stems(lemma):
            for form in (stem + ending for ending in endings):
                if any(reading.lemma == lemma for reading in self.words.readings(form)):
                    yield form


def _stems(lemma: str) -> set[str]:
    """What endings may be added to: "nosta", "nost", "kaada", "kaad" …; many are none."""
    found = {lemma, lemma[:-1], lemma[:-2]}
    for stem in tuple(found):
        if match := _STEM.match(stem):
            start, middle, end = match.groups()
            for strong, weak in _GRADES:
                if middle.endswith(strong):
                    graded = start + middle.removesuffix(strong) + weak
                    found |= {graded + end, graded + end[:-1]}
    if lemma.endswith("nen"):
        found |= {lemma[:-3] + "se", lemma[:-3] + "s", lemma[:-3] + "si"}
    return {stem for stem in found if len(stem) > 1}


def _joined(families: Iterable[list[str]]) -> Mapping[str, str]:
    return {word: family[0] for family in families for word in family}


def _words(entry: Mapping[str, Any]) -> set[str]:
    text = _TAGS.sub(" ", f"{entry['title']} {entry['text']}")
    return {word.casefold() for word in WORD.findall(text)}
