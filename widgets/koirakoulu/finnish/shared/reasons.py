"""Reasons any game has for a ruling, and reasons looked up by the rule that decides.

A reason goes on after "Käy:" or "Ei käy:" and starts in lower case; a reason why something beside
playing a card may be done stands alone. It speaks to the player in turn.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from koirakoulu.finnish.shared import beating, words
from koirakoulu.finnish.shared.beating import Beating
from koirakoulu.finnish.text import join
from korttipelit import CHANCE, Card, Move, Position, Ruling, verbs

type Reason = Callable[[Position, Ruling], str]
"""Why a move may or may not be made."""


class Asked(NamedTuple):
    """A ruling with all that its reason needs."""

    position: Position
    ruling: Ruling

    @property
    def state(self) -> Any:
        """The state, of the game's own type."""
        return self.position.state

    @property
    def names(self) -> tuple[str, ...]:
        """The players."""
        return self.position.names

    @property
    def move(self) -> Move:
        """The move that is ruled on."""
        return self.ruling.move

    @property
    def legal(self) -> bool:
        """Whether it may be made."""
        return self.ruling.legal

    @property
    def card(self) -> Card:
        """The card the player wants to play: of an answer the one from the hand."""
        return self.move.cards[-1]

    def role(self, name: str) -> tuple[Card, ...]:
        """The cards in a role."""
        return self.ruling.cards(name)


type Said = str | Callable[[Asked], str]
"""A reason: the same words always, or made from what is asked."""


def by_rule(table: Mapping[str, Said]) -> Reason:
    """The reasons of a game, each under the id of the rule that decides."""

    def reason(position: Position, ruling: Ruling) -> str:
        said = table[ruling.rule]
        return said if isinstance(said, str) else said(Asked(position, ruling))

    return reason


def on_top(how: Callable[[Any], Beating]) -> Callable[[Asked], str]:
    """Why the card beats the card in the role `to_beat`, or does not; `how` is asked of a state."""

    def said(asked: Asked) -> str:
        top = asked.role("to_beat")[0]
        return beating.reason(how(asked.state), asked.card, top, legal=asked.legal)

    return said


def not_in_turn(asked: Asked) -> str:
    """Somebody else is in turn."""
    seats = asked.position.game.to_play(asked.state)
    if seats == (CHANCE,):
        return "seuraavaksi arvotaan."
    # Who else may step in can tell of his cards.
    in_turn = f"vuorossa on {asked.names[seats[0]]}."
    return f"nyt ei arvota mitään, vaan {in_turn}" if asked.move.seat == CHANCE else in_turn


def not_in_hand(asked: Asked) -> str:
    """Cards the player does not have, in the role `missing`; or one card twice."""
    missing = asked.role("missing")
    twice = next((card for card in missing if asked.move.cards.count(card) > 1), None)
    if twice is not None:
        return f"{words.card(twice)} on pakassa vain kerran, eikä sitä voi lyödä kahdesti."
    verb = words.verb(missing, "ei ole", "eivät ole")
    return f"{words.cards(missing)} {verb} kädessäsi."


def one_at_a_time(asked: Asked) -> str:
    """More cards than go in one move."""
    both = words.cards(asked.move.cards)
    return f"kortit lyödään yksi kerrallaan, joten {both} eivät käy samalla kertaa."


NO_SUCH_ACTION: Final[Mapping[str, str]] = {
    verbs.ANSWER: "nyt ei kaadeta kortteja.",
    verbs.PICK_UP: "nyt ei nosteta pöydästä.",
    verbs.TURN: "nyt ei käännetä korttia nostopakasta.",
    verbs.GIVE: "nyt ei anneta kortteja toisille.",
    verbs.SNATCH: "nyt kenenkään kädestä ei näykätä kortteja.",
    verbs.LOT: "nyt ei ole mitään arvottavaa.",
    verbs.ENOUGH: "nyt ei ole lyömistä lopetettavaksi.",
    verbs.SWAP: "nyt valttikorttia ei voi vaihtaa.",
    verbs.PASS: "nyt ei voi passata.",
    verbs.DOUBT: "nyt ei ole mitään epäiltävää.",
    verbs.BELIEVE: "nyt ei ole mitään uskottavaa.",
    verbs.ALLOW: "nyt ei anneta lupaa muille.",
}


def no_such_action(asked: Asked) -> str:
    """What the game does not know, or not at this moment."""
    return NO_SUCH_ACTION.get(asked.move.verb, "lyönnistä puuttuu kortti.")


def some(cards: Sequence[Card], most: int = 3) -> str:
    """Cards as examples: "esimerkiksi herttaysi, herttakymppi tai pataässä"."""
    named = join([words.card(card) for card in cards[:most]], "tai")
    return named if len(cards) <= most else f"esimerkiksi {named}"
