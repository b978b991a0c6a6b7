"""The words on buttons, labels and signs: short, and the same everywhere."""

from collections.abc import Sequence

from koirakoulu.finnish.anchors import rule_number
from koirakoulu.finnish.cards import cards_list, lot_name, suit_name
from koirakoulu.finnish.numbers import count, number_word

# Signs beside a player's name.
IN_TURN = "vuorossa"
FREE = "vapaa"
CARDLESS = "kortitta"
LED = "aloitti"
LEADS = "aloittaa"
GIVES = "antaa kortin"
NAPOLEON = "Napoleonin koira"

# The table.
TABLE = "Pöytä"
EMPTY_TABLE = "Pöytä on tyhjä"
STOCK = "Nostopakka"
STOCK_OUT = "Nostopakka on loppu"
TRUMP = "Valtti"
TRUMP_UNKNOWN = "Valtti ei ole vielä selvinnyt"
TRUMP_CARD = "valttikortti"
PHASES = {"collecting": "Keräysvaihe", "shedding": "Luopumisvaihe"}
FACE_DOWN = "kortti selkä ylöspäin"
OVER = "Peli on ohi"

# Stepping through a round.
ROUND = "Esimerkkikierros"
CONTROLS = "Kierroksen selaus"
FIRST = "Alkuun"
BACK = "Edellinen"
NEXT = "Seuraava"
LAST = "Loppuun"
STEP_SLIDER = "Siirry kohtaan"
START = "Alkutilanne"
ALL_STEPS = "Koko kierros tekstinä"

# Quizzes.
QUESTION = "Mitä tästä voi pelata?"
CHECK = "Tarkista"
HINT = "Vihje"
SHOW = "Näytä vastaus"
AGAIN = "Aloita alusta"
ANSWER = "Vastaus"
CHOOSE_FIRST = "Valitse ensin ainakin yksi."
PRAISE_AT_ONCE = "Oikein heti ensimmäisellä."
PRAISE = "Nyt meni oikein."
SHOWN = "Tässä on vastaus."
RIGHT = "Oikein"
WRONG = "Väärin"
MISSED = "Puuttui"
CAN = "Käy"
CANNOT = "Ei käy"
VERDICTS = "Perustelut"

# Waiting and trouble.
WAIT = "Hetki, peli käynnistyy."
FAILED = "Peliä ei saatu käyntiin. Sivun voi silti lukea."
RETRY = "Yritä uudelleen"


def rule_text(rule: str) -> str:
    """The text of a link to a rule: "sääntö 4.4"."""
    return f"sääntö {rule_number(rule)}"


def hand(name: str, cards: int) -> str:
    """The name of a player's hand: "Aino: 3 korttia kädessä"."""
    return f"{name}: {count(cards, 'kortti')} kädessä"


def face_down(cards: int) -> str:
    """Cards nobody may see: "3 korttia selkä ylöspäin"."""
    return FACE_DOWN if cards == 1 else f"{count(cards, 'kortti')} selkä ylöspäin"


def won(cards: int) -> str:
    """A pile of won cards: "voitettuja 6"."""
    return f"voitettuja {cards}"


def gone(cards: int) -> str:
    """Cards out of play: "kaatuneita 6"."""
    return f"kaatuneita {cards}"


def stock(cards: int) -> str:
    """The stock and its size."""
    return f"{STOCK}: {count(cards, 'kortti')}"


def trump(suit: str) -> str:
    """The trump suit: "Valtti: pata"."""
    return f"{TRUMP}: {suit_name(suit)}"


def trump_under(card: str | None) -> str:
    """The card that lies crosswise under the stock."""
    shown = cards_list([card]) if card else FACE_DOWN
    return f"pakan alla poikittain {TRUMP_CARD}: {shown}"


def table(lots: Sequence[str]) -> str:
    """The table's cards, bottom first."""
    if not lots:
        return EMPTY_TABLE
    if len(lots) == 1:
        return f"Pöydässä {lot_name(lots[0])}"
    return f"Pöydässä pohjimmaisesta alkaen {cards_list(list(lots))}"


def step_of(step: int, steps: int) -> str:
    """Where in a round one is: "Kohta 4/107"."""
    return f"Kohta {step}/{steps}"


def right_so_far(right: int, *, some_wrong: bool, some_missing: bool) -> str:
    """What a wrong answer gets: how many choices are right, and nothing of the others."""
    missing = " Jotain puuttuu vielä." if some_missing else ""
    if right == 0:
        return "Yhtään oikeaa ei vielä löytynyt."
    right_word = number_word(right)
    if some_wrong:
        one = "Valinnoistasi yksi on oikein, muu ei käy."
        many = f"Valinnoistasi {right_word} on oikein, muu ei käy."
        return (one if right == 1 else many) + missing
    if right == 1:
        return "Valintasi on oikein, mutta jotain puuttuu vielä."
    return f"Valintasi ovat oikein, kaikki {right_word}, mutta jotain puuttuu vielä."


def how_many(right: int) -> str:
    """The hint: how many right choices there are."""
    if right == 1:
        return "Oikeita vastauksia on yksi."
    return f"Oikeita vastauksia on {number_word(right)}."


def how_many_actions(steps: int) -> str:
    """The length of a round, for its summary: "107 siirtoa"."""
    return count(steps, "siirto")
