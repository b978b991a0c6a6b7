"""Finnish words: which there are, and what they are forms of.

Voikko knows the language; `own_words.txt` knows what Voikko does not. A line there is a word, or
`word=model`: the word is inflected like the model, which Voikko knows. With a hyphen before it the
word may also end a compound (`-kasi=risti`: kasi, kasin, patakasilla …).
"""

import itertools
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from libvoikko import Voikko, VoikkoException

OWN_WORDS: Final = Path(__file__).resolve().parents[1] / "own_words.txt"

WORD: Final = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*")
"""A word in running text; a hyphen may stand inside it."""

_PART = re.compile(r"\+([^+()]+)\(([^()]*)\)")


class NoVoikko(Exception):
    """Voikko or its Finnish dictionary is not on this machine."""


class Reading(NamedTuple):
    """What a word may be: its dictionary form, its kind, the words it is made from."""

    lemma: str
    kind: str
    parts: tuple[str, ...]


class OwnWord(NamedTuple):
    """A word Voikko does not know. Without a model it has no other forms."""

    word: str
    model: str = ""
    ends_compounds: bool = False

    @property
    def ending(self) -> int:
        """How many letters the word and its model have in common at the end."""
        pairs = zip(reversed(self.word), reversed(self.model), strict=False)
        return len(list(itertools.takewhile(lambda pair: pair[0] == pair[1], pairs)))

    @property
    def stem(self) -> str:
        """What stays the same in all forms: "kas" of kasi."""
        return self.word[: len(self.word) - self.ending]

    def as_model(self, form: str) -> str:
        """The form the model has where this word has that one: "ristin" for "kasin"."""
        return self.model[: len(self.model) - self.ending] + form[len(self.stem) :]


class Words:
    """Everything that is asked of a language. Raises `NoVoikko`."""

    def __init__(self, own: Iterable[OwnWord] = ()) -> None:
        try:
            self._voikko = Voikko("fi")
        except (VoikkoException, OSError) as problem:
            raise NoVoikko(str(problem)) from problem
        own = tuple(own)
        self._plain = {word.word for word in own if not word.model}
        self._inflected = tuple(word for word in own if word.model)
        self.readings = cache(self._readings)
        """All readings of a word, none when it is not known."""

    def known(self, word: str) -> bool:
        """Whether a word is spelled as words are. A word may be known by its parts."""
        if word in self._plain or word.casefold() in self._plain or self._voikko.spell(word):
            return True
        if "-" in word and all(part and self.known(part) for part in word.split("-")):
            return True
        return any(True for _ in self._own_readings(word))

    def _readings(self, word: str) -> tuple[Reading, ...]:
        found = [
            Reading(reading["BASEFORM"].casefold(), reading["CLASS"], _parts(reading["WORDBASES"]))
            for reading in self._voikko.analyze(word)
            if "BASEFORM" in reading and "WORDBASES" in reading
        ]
        found = found or list(self._own_readings(word))
        return tuple(dict.fromkeys(found))

    def _own_readings(self, word: str) -> Iterator[Reading]:
        form = word.casefold()
        for own in self._inflected:
            at = form.find(own.stem)
            while at >= 0:
                head, tail = form[:at], form[at:]
                if not head or (own.ends_compounds and self._voikko.spell(head)):
                    for reading in self._voikko.analyze(own.as_model(tail)):
                        if reading["BASEFORM"] == own.model:
                            parts = (head, own.word) if head else (own.word,)
                            yield Reading(head + own.word, reading["CLASS"], parts)
                at = form.find(own.stem, at + 1)


def read_own_words(path: Path = OWN_WORDS) -> list[OwnWord]:
    """The words of the list. Raises `ValueError` with every line that is none."""
    found, wrong = [], []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        word, equals, model = (part.strip() for part in text.partition("="))
        own = OwnWord(word.removeprefix("-"), model, word.startswith("-"))
        if not all(WORD.fullmatch(part) for part in (own.word, *([model] if equals else ()))):
            wrong.append(f"{path.name}:{number}: {text} is neither a word nor word=model")
        elif equals and not (own.ending and own.stem):
            wrong.append(f"{path.name}:{number}: {own.word} does not end like {model}")
        found.append(own)
    if wrong:
        raise ValueError("\n".join(wrong))
    return found


def _parts(bases: str) -> tuple[str, ...]:
    """The words in "+nost(nostaa)(+o)+o", without endings."""
    return tuple(
        base.casefold() for _, base in _PART.findall(bases) if base and not base.startswith("+")
    )
