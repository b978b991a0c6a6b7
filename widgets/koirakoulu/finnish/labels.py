"""The words on buttons, labels and signs: short, and the same everywhere."""

from collections.abc import Sequence

from koirakoulu.finnish.anchors import rule_number
from koirakoulu.finnish.cards import card_name, cards_list, suit_name
from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.numbers import count, number_word
from koirakoulu.finnish.text import join, sentence

# Signs beside a player's name.
IN_TURN = "vuorossa"
MAY_ACT = "voi tulla väliin"
ATTACKS = "hyökkää"
DEFENDS = "puolustaa"
FREE = "vapaa"
WINNER = "voittaja"
CARDLESS = "kortitta"
LED = "aloitti"

# The table.
TABLE = "Pöytä"
EMPTY_TABLE = "Pöytä on tyhjä"
STOCK = "Nostopakka"
CLOSED_STOCK = "Umpipakka"
TRUMP = "Valtti"
TRUMP_UNKNOWN = "Valtti ei ole vielä selvinnyt"
TRUMP_CARD = "valttikortti"
FACE_DOWN = "kortti selkä ylöspäin"
CARDS_FACE_DOWN = "kortteja selkä ylöspäin"
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

# Trying something else than was played, and going on from there.
TRY = "Kokeile muuta siirtoa"
TRY_FIRST = "Kokeile itse"
SEAT = "Kenen paikalla pelaat"
TRY_WHAT = "Mitä tässä voisi tehdä? Valitse siirto."
YOUR_MOVE = "Sinun vuorosi. Valitse siirto."
CHOICES = "Siirrot"
GO_ON = "Jatka tästä"
BACK_TO_ROUND = "Takaisin kierrokseen"
FROM_START = "Aloita samasta kohdasta"
OWN_LINE = "Oma jatko"
AS_PLAYED = "Näin pelattiin myös kierroksessa."

# The reader's own deck.
DECK = "Korttien ulkoasu"
FOUR_COLOURS = "Neljä väriä: ruutu sininen, risti vihreä"
BIG_INDEX = "Iso numero kortin kulmassa"

# Quizzes.
QUESTION = "Mitä tästä voi pelata?"
QUESTIONS = "Kysymykset"
NEW_QUESTION = "Uusi kysymys"
NEXT_QUESTION = "Seuraava kysymys"
PREVIOUS_QUESTION = "Edellinen kysymys"
WHOLE_SERIES = "Aloita koko sarja alusta"
WISH = "Millaisia kysymyksiä?"
BOOK = "Säännöt"
THEME = "Aihe"
LEVEL = "Vaikeus"
ANY_THEME = "Kaikki aiheet"
LEVELS = {"helppo": "Helppo", "tavallinen": "Tavallinen", "vaikea": "Vaikea"}
PLAYERS = ("Aino", "Eero", "Liisa", "Onni", "Veera", "Ilmari", "Tuuli", "Otso")
SOLVED_MARK = "ratkaistu"
SHOWN_MARK = "vastaus katsottu"
TRIED_MARK = "kesken"
CHECK = "Tarkista"
HINT = "Vihje"
SHOW = "Näytä vastaus"
AGAIN = "Aloita alusta"
ANSWER = "Vastaus"
CHOOSE_FIRST = "Valitse ensin ainakin yksi."
PRAISE_AT_ONCE = "Oikein heti ensimmäisellä kerralla."
PRAISE = "Nyt meni oikein."
SHOWN = "Tässä on vastaus."
RIGHT = "Oikein"
WRONG = "Väärin"
MISSED = "Puuttui"
VERDICTS = "Perustelut"

# Comparing rule books.
COMPARISON = "Samat kortit eri säännöillä"
BOOKS = "Vertailtavat säännöt"
IN_ALL = "Kaikilla säännöillä"
DIFFERS = "Eri vastaus"
DIFFERS_WHY = "Eri peruste"
SAME = "Sama"
ONLY_DIFFERENT = "Näytä vain erot"
NO_DIFFERENCE = "Näillä säännöillä vastaukset ovat samat."
CHOOSE_BOOKS = "Valitse ainakin yhdet säännöt."
EDIT = "Muuta tilannetta"
TAP_TO = "Napautetun kortin paikka"
TO_HAND = "vuorossa olevan käsi"
TO_TABLE = "pöytä"
WHOSE_TURN = "Vuorossa"
AS_TEXT = "Tilanne tekstinä"
UPDATE = "Päivitä"
RESTORE = "Palauta alkuperäinen"
ELSEWHERE = "toisaalla"
NOT_POSSIBLE = "tällainen tilanne ei ole mahdollinen."
CANNOT_READ = "Tilannetta ei voi lukea. Korjaa nämä rivit:"

# Waiting and trouble.
WAIT = "Hetki, peli käynnistyy."
FAILED = "Peliä ei saatu käyntiin. Sivun voi silti lukea."
RETRY = "Yritä uudelleen"


def rule_text(rule: str) -> str:
    """The text of a link to a rule: "sääntö 4.4"."""
    return f"sääntö {rule_number(rule)}"


def uncounted_hand(name: str) -> str:
    """The name of a hand nobody may count: "Aino: kortit kädessä"."""
    return f"{name}: kortit kädessä"


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


def stock(name: str, cards: int) -> str:
    """The stock, by what the game calls it, and its size."""
    return f"{name}: {count(cards, 'kortti')}" if cards else f"{name} on loppu"


def trump(suit: str) -> str:
    """The trump suit: "Valtti: pata"."""
    return f"{TRUMP}: {suit_name(suit)}"


def pair(card: str, answer: str, beats: str) -> str:
    """A card with its answer on it: "ruutukymppi, jonka kaataa pataseiska"."""
    return f"{card_name(card)}, jonka {beats} {card_name(answer)}"


def on_top_of(card: str) -> str:
    """Above the choices that would beat a card: "Ruutukympin päälle"."""
    return f"{sentence(card_name(card, Case.GENITIVE))} päälle"


def laid(cards: Sequence[str]) -> str:
    """Above what can be said of cards face down: "Ristivitonen, sanot:"."""
    return f"{sentence(cards_list(cards))}, sanot:"


def claimed(cards: str, claim: str) -> str:
    """Cards, mostly face down, and what is said of them: "2 korttia selkä ylöspäin, sanottu: …"."""
    return f"{cards}, sanottu: {claim}" if claim else cards


def below(cards: int) -> str:
    """Cards under others: "alla 12 korttia"."""
    return f"alla {count(cards, 'kortti')}"


def table(lots: Sequence[str], *, piled: bool = True, under: int = 0) -> str:
    """The table's lots, bottom first where they are piled up."""
    if not lots and not under:
        return EMPTY_TABLE
    if not lots:
        return f"Pöydässä {below(under)}"
    named = "; ".join(lots) if any("," in lot for lot in lots) else join(lots)
    if under:
        return f"Pöydässä {below(under)}, päällä {named}"
    if len(lots) == 1 or not piled:
        return f"Pöydässä {named}"
    return f"Pöydässä pohjimmaisesta alkaen {named}"


def step_of(step: int, steps: int) -> str:
    """Where in a round one is: "Kohta 4/107"."""
    return f"Kohta {step}/{steps}"


def what_could(name: str) -> str:
    """What a reader may try: "Vuorossa: Liisa. …" – the name is not inflected."""
    return f"Vuorossa: {name}. {TRY_WHAT}"


def differences(answers: int, reasons: int) -> str:
    """How much the rule books differ, for ears and for the top of the list."""
    if not answers and not reasons:
        return NO_DIFFERENCE
    said = [f"Eri vastauksia: {answers}."] if answers else []
    return " ".join([*said, f"Eri perusteita: {reasons}."] if reasons else said)


def taken_by(name: str) -> str:
    """Why cards leave the table: "Kortit nosti Eero"."""
    return f"Kortit nosti {name}"


def toppled(pile: str) -> str:
    """Why cards leave the table: "Pakka kaatui"."""
    return f"{sentence(pile)} kaatui"


def question_of(number: int, questions: int) -> str:
    """Where in a series one is: "Kysymys 2/5"."""
    return f"Kysymys {number + 1}/{questions}"


def score(number: int, solved: int) -> str:
    """How far one is in questions without end: "Kysymys 4, oikein 3"."""
    return f"Kysymys {number + 1}, oikein {solved}"


def question_mark(number: int, how: str) -> str:
    """The name of a question's sign: "Kysymys 2, ratkaistu"."""
    return f"Kysymys {number + 1}, {how}" if how else f"Kysymys {number + 1}"


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
    all_of = "Molemmat valintasi" if right == 2 else f"Kaikki {right_word} valintaasi"
    return f"{all_of} ovat oikein, mutta jotain puuttuu vielä."


def how_many(right: int) -> str:
    """The hint: how many right choices there are."""
    if right == 1:
        return "Oikeita vastauksia on yksi."
    return f"Oikeita vastauksia on {number_word(right)}."


def how_many_actions(steps: int) -> str:
    """The length of a round, for its summary: "107 siirtoa"."""
    return count(steps, "siirto")
