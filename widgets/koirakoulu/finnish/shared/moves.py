"""Moves in words and as labels, by the verbs all games share."""

from collections.abc import Callable, Mapping
from typing import Final

from koirakoulu.finnish.cards import run_name
from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.shared import words
from koirakoulu.finnish.text import sentence
from korttipelit import Move, verbs
from korttipelit.cards import RANKS, SUITS
from korttipelit.contract import PLAY

type Doing = Callable[[Move], str]
"""What a move's player does, after his name: "lyö herttaysin"."""


def _with_cards(verb: str) -> Doing:
    return lambda move: f"{verb} {words.cards(move.cards, Case.ACCUSATIVE)}".rstrip()


def answers(verb: str) -> Doing:
    """An answer by what the game calls it: "kaataa ruutukympin pataseiskalla"."""

    def does(move: Move) -> str:
        beaten, answer = move.cards
        with_it = words.card(answer, Case.ADESSIVE)
        return f"{verb} {words.card(beaten, Case.ACCUSATIVE)} {with_it}"

    return does


DOINGS: Final[Mapping[str, Doing]] = {
    PLAY: _with_cards("lyö"),
    verbs.ANSWER: answers("kaataa"),
    verbs.PICK_UP: lambda _: "nostaa pöydästä",
    verbs.TURN: lambda _: "kääntää kortin nostopakasta",
    verbs.GIVE: _with_cards("antaa"),
    verbs.SNATCH: _with_cards("näykkää"),
    verbs.ENOUGH: lambda _: "ei lyö enempää",
    verbs.SWAP: lambda _: "vaihtaa itselleen valttikortin",
    verbs.PASS: lambda _: "passaa",
    verbs.DOUBT: lambda _: "epäilee",
    verbs.BELIEVE: lambda _: "uskoo",
    verbs.ALLOW: lambda _: "antaa muiden hyökätä",
}
"""By the verb. A game takes these and puts its own in their place."""

LABELS: Final[Mapping[str, str]] = {
    verbs.PICK_UP: "Nosta",
    verbs.TURN: "Käännä",
    verbs.GIVE: "Anna",
    verbs.SNATCH: "Näykkää",
    verbs.LOT: "Arpa",
    verbs.ENOUGH: "Riittää",
    verbs.SWAP: "Vaihda",
    verbs.PASS: "Passaa",
    verbs.DOUBT: "Epäile",
    verbs.BELIEVE: "Usko",
    verbs.ALLOW: "Salli",
}
"""The word before the cards of a label; plays and answers have none."""


def lot(move: Move) -> str:
    """What is played, by name: a card, a run ("hertat kakkosesta neloseen"), several cards."""
    cards = move.cards
    if len(cards) > 1 and words.is_run(cards):
        return run_name(SUITS[cards[0].suit], RANKS[cards[0].rank], RANKS[cards[-1].rank])
    return words.cards(cards)


def label(move: Move, known: Mapping[str, str]) -> str:
    """The move in symbols, for a button or a list: "♥9", "♥2–4", "♦10 ← ♠7", "Anna ♥5".

    Cards face down are told with what is said of them: "♥5 ♣9, sanoo 7".
    """
    cards = move.cards
    if move.verb == verbs.ANSWER:
        return " ← ".join(map(str, cards))
    if len(cards) > 1 and move.verb != verbs.LOT and words.is_run(cards) and not move.claim:
        said = f"{cards[0]}–{RANKS[cards[-1].rank]}"
    else:
        said = " ".join(map(str, cards))
    if move.claim:
        said = f"{said}, sanoo {RANKS[move.claim]}"
    return sentence(f"{known.get(move.verb, '')} {said}".strip())
