"""What is wrong with a text a reader has written, in Finnish.

The engine's own messages are for authors of pages and programs; the code of a problem says which
kind it is, and its message which cards and names it is about.
"""

import re
from typing import Final

from koirakoulu.finnish.cards import card_name
from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.games import SPEECH
from koirakoulu.finnish.text import quote, sentence
from korttipelit import Problem

_CARD: Final = re.compile(r"[♠♥♦♣](?:10|[2-9JQKA])|★[12]")

_SAID: Final = {
    "ambiguous-card": "{read} voi olla mikä tahansa neljästä kortista.",
    "bad-name": "{read} ei kelpaa pelaajan nimeksi.",
    "bad-number": "Tähän kuuluu luku.",
    "bad-run": "{read} ei ole sarja.",
    "bad-value": "{read} ei käy tähän.",
    "free": "Näillä säännöillä kortitta jäänyt on heti vapaa: kirjoita nimen perään vapaa.",
    "hand": "Keräysvaiheessa kädessä ei voi olla näin monta korttia.",
    "key-twice": "Sama rivi on kahteen kertaan.",
    "kina": "Kinan tiedot eivät täsmää pöydän kanssa.",
    "many-cards": "Lyönti on yksi kortti tai yksi sarja.",
    "many-options": "Asetuksia on liikaa.",
    "many-players": "Tässä on liian monta pelaajaa.",
    "mark": "Merkit ~ ja ! kuuluvat vain pöydän kortteihin.",
    "napoleon": "Napoleonin koiran tiedot eivät käy näillä säännöillä.",
    "name-twice": "Kahdella pelaajalla on sama nimi.",
    "no-card": "{read} ei ole kortti.",
    "no-effect": "Asetuksella {read} ei ole näillä säännöillä vaikutusta.",
    "no-game": "Ensimmäisellä rivillä pitää olla peli.",
    "no-key": "Riviltä puuttuu kaksoispiste.",
    "no-phase": "Vaihe on joko keräys tai luopuminen.",
    "no-suit": "{read} ei ole maa.",
    "no-trump": "Valtti puuttuu.",
    "no-turn": "Kuka on vuorossa? Rivi puuttuu.",
    "not-text": "Tekstissä on merkki, joka ei kuulu siihen.",
    "option-twice": "Sama asetus on kahteen kertaan.",
    "other-game": "Peli pysyy samana: {read} on toinen peli.",
    "other-phase": "Tämä rivi ei kuulu tähän vaiheeseen.",
    "out": "Keräysvaiheessa kukaan ei ole vielä vapaa.",
    "over": "Pelissä on alle kaksi pelaajaa, joten jako on jo ohi.",
    "pair-any-tie": "Kun tikkiin lyö kaksi, kinan asetusta ei voi vaihtaa.",
    "players": "Pelaajia ei voi olla näin montaa.",
    "run": "Tähän kuuluu kortteja yksitellen.",
    "runs-lap": "Sarjat ja kierroksesta kaatuva pakka eivät sovi yhteen.",
    "too-long": "Teksti on liian pitkä.",
    "too-many-cards": "Kortteja on enemmän kuin pakassa.",
    "trump": "Valttikortin tiedot eivät täsmää nostopakan kanssa.",
    "turn-empty": "Vuorossa olevalla ei ole korttia lyötäväksi.",
    "turn-out": "Vuorossa oleva on jo vapaa.",
    "unknown": "{read} ei ole peli.",
    "unknown-book": "Sääntöjä {read} ei ole.",
    "unknown-key": "Riviä {read} ei tunneta. Pelaajan nimi alkaa isolla kirjaimella.",
    "unknown-option": "Asetusta {read} ei ole.",
    "unknown-player": "Pelaajaa {read} ei ole.",
    "unknown-verb": "{read} ei ole siirto.",
}

_TABLE: Final = (
    ("does not beat", "{0} ei käy pöydässä {1} päälle."),
    ("would have toppled", "Pöydässä on niin monta korttia, että ne olisivat jo kaatuneet."),
    ("is a run", "Näillä säännöillä ei lyödä sarjoja."),
    ("starts from no two", "Näillä säännöillä sarja alkaa kakkosesta."),
    ("marks a suma", "Näillä säännöillä ei ole sumia."),
    ("who played", "Näillä säännöillä pitää tietää, kuka löi minkäkin kortin: lisää rivi löi."),
    ("who led", "Näillä säännöillä pitää tietää, kuka aloitti läjän: lisää rivi läjän aloitti."),
    ("everybody has played", "Kaikki ovat jo lyöneet tähän tikkiin."),
)

_OTHERWISE: Final = "Asema ei ole mahdollinen näillä säännöillä."


def problem_text(problem: Problem) -> str:
    """A problem in a sentence, with the nearest right thing."""
    near = problem.nearest
    hint = f" Tarkoititko {quote(near)}?" if near and problem.read else ""
    return f"{_said(problem)}{hint}"


def placed(problem: Problem) -> str:
    """The same with its line: "Rivi 4: …"."""
    text = problem_text(problem)
    return f"Rivi {problem.line}: {text}" if problem.line else text


def _said(problem: Problem) -> str:
    cards = _CARD.findall(problem.message)
    if problem.code == "card-twice" and cards:
        return f"{sentence(card_name(cards[0]))} on kahdessa paikassa."
    if problem.code == "table":
        for words, said in _TABLE:
            if words in problem.message:
                named = (_named(number, card) for number, card in enumerate(cards))
                return said.format(*named) if len(cards) > 1 or "{" not in said else _OTHERWISE
        return _OTHERWISE
    known = next((s.problems for s in SPEECH.values() if problem.code in s.problems), _SAID)
    return known.get(problem.code, _OTHERWISE).format(read=quote(problem.read))


def _named(number: int, card: str) -> str:
    return card_name(card, Case.GENITIVE) if number else sentence(card_name(card))
