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
    "attacker": "Hyökkääjä puuttuu tai ei ole pelissä.",
    "attacks": "Hyökkääjä ja puolustaja eivät sovi yhteen.",
    "bad-name": "{read} ei kelpaa pelaajan nimeksi.",
    "bad-number": "Tähän kuuluu luku.",
    "bad-run": "{read} ei ole sarja.",
    "bad-value": "{read} ei käy tähän.",
    "defender": "Puolustaja puuttuu tai ei ole pelissä.",
    "handless": "Pelissä olevalla pitää olla kortteja.",
    "key-twice": "Sama rivi on kahteen kertaan.",
    "many-cards": "Lyönti on yksi kortti tai yksi sarja.",
    "many-options": "Asetuksia on liikaa.",
    "many-players": "Tässä on liian monta pelaajaa.",
    "mark": "Merkit ~ ja ! kuuluvat vain pöydän kortteihin.",
    "missing-key": "Tilanteesta puuttuu rivi {near}.",
    "name-twice": "Kahdella pelaajalla on sama nimi.",
    "no-card": "{read} ei ole kortti.",
    "no-cards": "Kenelläkään ei ole kortteja.",
    "no-effect": "Asetuksella {read} ei ole näillä säännöillä vaikutusta.",
    "no-game": "Ensimmäisellä rivillä pitää olla peli.",
    "no-hand": "Pelissä olevalla pitää olla kortteja.",
    "no-key": "Riviltä puuttuu kaksoispiste.",
    "no-rank": "{read} ei ole kortin arvo.",
    "no-suit": "{read} ei ole maa.",
    "no-trump": "Valtti puuttuu.",
    "no-turn": "Kuka on vuorossa? Rivi puuttuu.",
    "not-text": "Tekstissä on merkki, joka ei kuulu siihen.",
    "option-twice": "Sama asetus on kahteen kertaan.",
    "out": "Vapaalla ei voi olla kortteja.",
    "out-early": "Vapaita voi olla vasta, kun nostopakka on loppu.",
    "over": "Pelissä on alle kaksi pelaajaa, joten jako on jo ohi.",
    "pair": "{read} ei ole korttipari.",
    "passed": "Rivillä ”riittää” on joku, jonka ei kuulu olla siinä.",
    "players": "Pelaajia ei voi olla näin montaa.",
    "run": "Tähän kirjoitetaan kortit yksitellen.",
    "stage": "Vaihe ei sovi pöydän kortteihin.",
    "too-long": "Teksti on liian pitkä.",
    "too-many-cards": "Kortteja on enemmän kuin pakassa.",
    "trump": "Valttikortin tiedot eivät täsmää nostopakan kanssa.",
    "trump-card": "Nostopakan viimeinen kortti on näkyvissä, joten se pitää nimetä.",
    "turn": "Vuorossa on joku muu.",
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
    ("who played", "Näillä säännöillä pitää tietää, kuka löi minkäkin kortin: lisää rivi ”löi”."),
    ("who led", "Näillä säännöillä pitää tietää, kuka aloitti läjän: lisää rivi ”läjän aloitti”."),
    ("everybody has played", "Kaikki ovat jo lyöneet tähän tikkiin."),
)

_OTHERWISE: Final = "Tilanne ei ole mahdollinen näillä säännöillä."


def problem_text(problem: Problem, game: str = "") -> str:
    """A problem in a sentence, with the nearest right thing; in the words of a game, by its id."""
    near = problem.nearest
    hint = f" Tarkoititko {quote(near)}?" if near and problem.read else ""
    return f"{_said(problem, game)}{hint}"


def placed(problem: Problem, game: str = "") -> str:
    """The same with its line: "Rivi 4: …"."""
    text = problem_text(problem, game)
    return f"Rivi {problem.line}: {text}" if problem.line else text


def _said(problem: Problem, game: str) -> str:
    cards = _CARD.findall(problem.message)
    if problem.code == "card-twice" and cards:
        return f"{sentence(card_name(cards[0]))} on kahdessa paikassa."
    if problem.code == "strange-card" and cards:
        return f"{sentence(card_name(cards[0]))} ei kuulu tämän pelin pakkaan."
    own = SPEECH[game].problems if game in SPEECH else {}
    if problem.code == "table" and problem.code not in own:
        for words, said in _TABLE:
            if words in problem.message:
                named = (_named(number, card) for number, card in enumerate(cards))
                return said.format(*named) if len(cards) > 1 or "{" not in said else _OTHERWISE
        return _OTHERWISE
    said = own.get(problem.code) or _SAID.get(problem.code, _OTHERWISE)
    return said.format(read=quote(problem.read), near=quote(problem.nearest))


def _named(number: int, card: str) -> str:
    return card_name(card, Case.GENITIVE) if number else sentence(card_name(card))
