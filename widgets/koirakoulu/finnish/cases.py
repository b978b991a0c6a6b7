"""Finnish noun cases and the inflection of a noun from its principal parts.

Nothing here guesses.  A :class:`Noun` is written down with the forms in which
Finnish nouns surprise (consonant gradation, stems, the plural's vowels); only
the endings that always join the same way are computed, and vowel harmony
follows the essive, which is written down too.  In a compound the last part
decides everything, so ``Noun.form`` takes the first part as a plain prefix.
"""

from enum import Enum
from typing import NamedTuple


class Case(Enum):
    """A case a sentence of this site may need; the values are the Finnish names.

    ``ACCUSATIVE`` is the total object with a personal verb ("lyöt
    ristivitosen", "lyöt hertat"): the genitive in the singular, the nominative
    in the plural.  The passive, the imperative and "täytyy" take the
    nominative ("lyödään ristivitonen"), a negated or partial object the
    partitive ("et voi lyödä ristivitosta").
    """

    NOMINATIVE = "nominatiivi"
    GENITIVE = "genetiivi"
    ACCUSATIVE = "akkusatiivi"
    PARTITIVE = "partitiivi"
    INESSIVE = "inessiivi"
    ELATIVE = "elatiivi"
    ILLATIVE = "illatiivi"
    ADESSIVE = "adessiivi"
    ABLATIVE = "ablatiivi"
    ALLATIVE = "allatiivi"
    ESSIVE = "essiivi"
    TRANSLATIVE = "translatiivi"


# Endings that join the stem of the inessive; A stands for a or ä.
_STEM_ENDINGS = {
    Case.INESSIVE: "ssA",
    Case.ELATIVE: "stA",
    Case.ADESSIVE: "llA",
    Case.ABLATIVE: "ltA",
    Case.ALLATIVE: "lle",
    Case.TRANSLATIVE: "ksi",
}


class Noun(NamedTuple):
    """A noun's principal parts, singular and plural."""

    nominative: str
    genitive: str
    partitive: str
    illative: str
    essive: str
    plural_genitive: str
    plural_partitive: str
    plural_illative: str
    plural_essive: str
    plural_inessive: str

    @classmethod
    def parse(cls, row: str) -> "Noun":
        """Read one row of a word table: five singular parts, ``|``, five plural parts."""
        singular, _, plural = row.partition("|")
        return cls(*singular.split(), *plural.split())

    def form(self, case: Case, *, plural: bool = False, prefix: str = "") -> str:
        """Return the noun in a case, behind ``prefix`` when it ends a compound."""
        return prefix + (self._plural(case) if plural else self._singular(case))

    def _singular(self, case: Case) -> str:
        match case:
            case Case.NOMINATIVE:
                return self.nominative
            case Case.GENITIVE | Case.ACCUSATIVE:
                return self.genitive
            case Case.PARTITIVE:
                return self.partitive
            case Case.ILLATIVE:
                return self.illative
            case Case.ESSIVE:
                return self.essive
            case _:
                return self.genitive[:-1] + self._ending(case)

    def _plural(self, case: Case) -> str:
        match case:
            case Case.NOMINATIVE | Case.ACCUSATIVE:
                return self.genitive[:-1] + "t"
            case Case.GENITIVE:
                return self.plural_genitive
            case Case.PARTITIVE:
                return self.plural_partitive
            case Case.ILLATIVE:
                return self.plural_illative
            case Case.ESSIVE:
                return self.plural_essive
            case _:
                return self.plural_inessive[:-3] + self._ending(case)

    def _ending(self, case: Case) -> str:
        return _STEM_ENDINGS[case].replace("A", self.essive[-1])


def noun_table(rows: str) -> dict[str, Noun]:
    """Read a word table, one noun a line, keyed by the singular nominative."""
    nouns = (Noun.parse(row) for row in rows.strip().splitlines())
    return {noun.nominative: noun for noun in nouns}
