"""What happens in any game: a sentence for each kind of event that several games have.

Sentences tell what has happened, in the past tense. A player's name is always the subject, or
stands alone, so that it is never inflected.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.numbers import count_in_words
from koirakoulu.finnish.shared import words
from korttipelit import Card, Event, Played

MANY: Final = 5
"""More cards than this are counted, not named: they are seen on the table."""


class Happening(NamedTuple):
    """An event with all that its sentence needs."""

    event: Event
    names: Sequence[str]
    played: Played[Any]
    open_cards: bool
    """Whether cards that only their player sees may be named."""

    @property
    def who(self) -> str:
        """Whose event it is."""
        return self.names[self.event.seat]

    @property
    def several(self) -> str:
        """The other players it is about."""
        return words.players(self.names, self.event.seats)

    @property
    def rules(self) -> Any:
        """The table's rules."""
        return self.played.after.rules

    @property
    def shown(self) -> tuple[Card, ...]:
        """The event's cards, if they may be named."""
        return () if self.event.secret and not self.open_cards else self.event.cards

    @property
    def size(self) -> int:
        """How many cards it is about, named or not."""
        return self.event.number or len(self.event.cards) or 1

    @property
    def cards(self) -> str:
        """The cards as an object: "ruutukympin ja pataseiskan", "kuusi korttia", "kortin"."""
        if 0 < len(self.shown) == self.size <= MANY:
            return words.cards(self.shown, Case.ACCUSATIVE)
        if self.size == 1:
            return "kortin"
        return count_in_words(self.size, "kortti", Case.ACCUSATIVE)


type Sentence = Callable[[Happening], str]
"""Puts an event into a sentence."""


def answered(verb: str) -> Sentence:
    """The sentence of an answer by what the game calls it: "kaatoi", "tappoi"."""

    def said(h: Happening) -> str:
        beaten, answer = h.event.cards
        with_it = words.card(answer, Case.ADESSIVE)
        return f"{h.who} {verb} {words.card(beaten, Case.ACCUSATIVE)} {with_it}."

    return said


def attack_passes(attacker: str, defender: str) -> Sentence:
    """The sentence of who attacks whom next: "Seuraava hyökkääjä on …, ja puolustaja on …."."""

    def said(h: Happening) -> str:
        whom = f", ja {defender} on {h.several}" if h.event.seats else ""
        return f"Seuraava {attacker} on {h.who}{whom}."

    return said


def _trump_shown(h: Happening) -> str:
    if not h.event.cards:
        return "Valttikortti käännettiin näkyviin."
    card = h.event.cards[0]
    return f"Valttikortti on {words.card(card)}, joten valtti on {words.suit(card.suit)}."


def _swapped(h: Happening) -> str:
    given, taken = (words.card(card, Case.ACCUSATIVE) for card in h.event.cards)
    return f"{h.who} pani pakan alle {given} ja sai tilalle {taken}."


def _toppled(h: Happening) -> str:
    verb = words.verb(range(h.size), "poistui", "poistuivat")
    cards = words.cards(h.shown) if 0 < len(h.shown) <= MANY else "pöydän kortit"
    return f"Pelistä {verb} {cards}."


_TIMES: Final = {2: "toista", 3: "kolmatta"}


def _repeated(h: Happening) -> str:
    times = _TIMES.get(h.event.number, f"{h.event.number}.")
    return f"Sama tilanne on nyt {times} kertaa. Kolmannella kerralla jako keskeytetään."


SENTENCES: Final[Mapping[str, Sentence]] = {
    "played": lambda h: f"{h.who} löi {words.cards(h.event.cards, Case.ACCUSATIVE)}.",
    "answered": answered("kaatoi"),
    "picked_up": lambda h: f"{h.who} nosti pöydästä {h.cards}.",
    "toppled": _toppled,
    "turned": lambda h: f"{h.who} käänsi nostopakasta {h.cards}.",
    "drew": lambda h: f"{h.who} nosti pakasta {h.cards}.",
    "trump_shown": _trump_shown,
    "swapped": _swapped,
    "leads": lambda h: f"Seuraavaksi aloittaa {h.who}.",
    "skipped": lambda h: f"{h.who} jäi väliin.",
    "left": lambda h: f"Kortit loppuivat, joten {h.who} on vapaa.",
    "buried": lambda h: f"Takaisin pakan keskelle meni {words.cards(h.event.cards)}.",
    "table_empty": lambda _: "Pöytä on tyhjä.",
    "repeated": _repeated,
}
"""By the kind of event. A game takes these and puts its own beside them or in their place."""
