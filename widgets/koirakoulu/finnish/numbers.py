# A word table is read a row at a time, however long the row.
# ruff: noqa: E501

"""Numbers with their nouns: "3 korttia", "kolme korttia", "kolmella kortilla"."""

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.nouns import noun

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"

_CASES = (
    Case.NOMINATIVE,
    Case.GENITIVE,
    Case.PARTITIVE,
    Case.INESSIVE,
    Case.ELATIVE,
    Case.ILLATIVE,
    Case.ADESSIVE,
    Case.ABLATIVE,
    Case.ALLATIVE,
    Case.ESSIVE,
    Case.TRANSLATIVE,
)

_WORDS = """
nolla nollan nollaa nollassa nollasta nollaan nollalla nollalta nollalle nollana nollaksi
yksi yhden yhtä yhdessä yhdestä yhteen yhdellä yhdeltä yhdelle yhtenä yhdeksi
kaksi kahden kahta kahdessa kahdesta kahteen kahdella kahdelta kahdelle kahtena kahdeksi
kolme kolmen kolmea kolmessa kolmesta kolmeen kolmella kolmelta kolmelle kolmena kolmeksi
neljä neljän neljää neljässä neljästä neljään neljällä neljältä neljälle neljänä neljäksi
viisi viiden viittä viidessä viidestä viiteen viidellä viideltä viidelle viitenä viideksi
kuusi kuuden kuutta kuudessa kuudesta kuuteen kuudella kuudelta kuudelle kuutena kuudeksi
seitsemän seitsemän seitsemää seitsemässä seitsemästä seitsemään seitsemällä seitsemältä seitsemälle seitsemänä seitsemäksi
kahdeksan kahdeksan kahdeksaa kahdeksassa kahdeksasta kahdeksaan kahdeksalla kahdeksalta kahdeksalle kahdeksana kahdeksaksi
yhdeksän yhdeksän yhdeksää yhdeksässä yhdeksästä yhdeksään yhdeksällä yhdeksältä yhdeksälle yhdeksänä yhdeksäksi
kymmenen kymmenen kymmentä kymmenessä kymmenestä kymmeneen kymmenellä kymmeneltä kymmenelle kymmenenä kymmeneksi
""".strip().splitlines()

_NUMERALS = [dict(zip(_CASES, row.split(), strict=True)) for row in _WORDS]
_NUMERALS += [{case: form + "toista" for case, form in _NUMERALS[unit].items()} for unit in (1, 2)]

LARGEST_WORD = len(_NUMERALS) - 1


def number(n: int) -> str:
    """Write a whole number in digits, in groups of three: "12", "10 000", "−3"."""
    digits = f"{abs(n):,}".replace(",", NO_BREAK_SPACE)
    return f"\N{MINUS SIGN}{digits}" if n < 0 else digits


def number_word(n: int, case: Case = Case.NOMINATIVE) -> str:
    """Write a number from nought to twelve as a word in a case; others in digits."""
    if not 0 <= n <= LARGEST_WORD:
        return number(n)
    if case is Case.ACCUSATIVE:
        case = Case.GENITIVE if n == 1 else Case.NOMINATIVE
    return _NUMERALS[n][case]


def count(n: int, word: str, case: Case = Case.NOMINATIVE) -> str:
    """Count things in digits: "1 kortti", "3 korttia", "3 kortilla"."""
    return number(n) + NO_BREAK_SPACE + noun(word, _counted(n, case))


def count_in_words(n: int, word: str, case: Case = Case.NOMINATIVE) -> str:
    """Count things in words up to twelve: "yksi kortti", "kolme korttia"."""
    return number_word(n, case) + NO_BREAK_SPACE + noun(word, _counted(n, case))


def _counted(n: int, case: Case) -> Case:
    """The case of a counted noun: partitive after any bare number but one."""
    if n != 1 and case in (Case.NOMINATIVE, Case.ACCUSATIVE):
        return Case.PARTITIVE
    return case
