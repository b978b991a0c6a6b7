"""What happens in Koira: a sentence for every kind of event other games do not have."""

from collections.abc import Mapping, Sequence
from typing import Final

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.koira.piles import pile_word
from koirakoulu.finnish.koira.taking import what_is_taken
from koirakoulu.finnish.numbers import count_in_words
from koirakoulu.finnish.shared import happenings, words
from koirakoulu.finnish.shared.happenings import Happening, Sentence
from koirakoulu.finnish.text import sentence
from korttipelit import NOBODY, Card
from korttipelit.koira import rulebook as r
from korttipelit.koira.state import Collecting, Shedding


def _object(cards: Sequence[Card]) -> str:
    return words.cards(cards, Case.ACCUSATIVE)


# The collecting phase.


def _drew_last(h: Happening) -> str:
    if h.shown:
        return f"{h.who} nosti sivuun pakan viimeisen kortin eli {_object(h.shown)}."
    return f"{h.who} nosti sivuun pakan viimeisen kortin."


def _trick_won(h: Happening) -> str:
    best = _winning_card(h)
    if h.played.before.level:
        return f"Kinan voitti {words.card(best)}, joten tikin vei {h.who}."
    if len(h.event.cards) == 1:
        return f"Tikin vei {h.who} ilman vastustajaa."
    return f"Isoin kortti oli {words.card(best)}, joten tikin vei {h.who}."


def _winning_card(h: Happening) -> Card:
    """The winner's card of the round that decided: the last one he played."""
    before: Collecting = h.played.before
    by = (*before.played_by, before.queue[0])
    return next(
        card
        for card, seat in zip(reversed(h.event.cards), reversed(by), strict=True)
        if seat == h.event.seat
    )


def _kina(h: Happening) -> str:
    ranks = [card.rank for card in h.event.cards]
    level = max(rank for rank in ranks if ranks.count(rank) > 1)
    return f"{sentence(words.rank(level, Case.ACCUSATIVE))} löivät {h.several}, joten syntyi kina."


def _dropped(h: Happening) -> str:
    verb = words.verb(h.event.seats, "putosi", "putosivat")
    return f"Kortit ovat lopussa, joten kinasta {verb} {h.several}."


def _lot_due(h: Happening) -> str:
    verb = words.verb(h.event.seats, "saa", "saavat")
    return f"Kina jäi ratkeamatta, joten sen kortit arvotaan. Osansa {verb} {h.several}."


def _shared(h: Happening) -> str:
    return f"{h.who} sai arvassa {_object(h.event.cards)}."


def _returned(h: Happening) -> str:
    return f"{h.who} sai takaisin {_object(h.event.cards)}."


def _lead_passed(h: Happening) -> str:
    return f"Aloitusvuoro siirtyi, ja seuraavan tikin aloittaa {h.who}."


# From one phase to the other.

_ENDED = {
    r.END_OF_STOCK: "nostopakka loppui",
    r.END_PLAYED_OUT: "käsikortit on pelattu loppuun",
    r.END_TURN_EMPTY: "vuorossa olevalta loppuivat kortit",
}


def _phase_ended(h: Happening) -> str:
    return f"Keräysvaihe päättyi, koska {_ENDED[h.event.rule]}."


def _kept(h: Happening) -> str:
    if h.shown:
        # Who merely follows along with open cards sees what nobody at the table was shown.
        kept = "piti käsikorttinsa" if h.event.secret else "näytti käsikorttinsa ja piti ne"
        return f"{h.who} {kept}: {words.cards(h.shown)}."
    if h.event.number == 1:
        return f"{h.who} piti pelaamatta jääneen käsikorttinsa."
    return f"{h.who} piti {count_in_words(h.event.number, 'käsikortti', Case.ACCUSATIVE)}."


def _took_won(h: Happening) -> str:
    if not h.event.number:
        return f"{h.who} jäi luopumisvaiheeseen ilman kortteja."
    return (
        f"{h.who} sai luopumisvaiheeseen "
        f"{count_in_words(h.event.number, 'kortti', Case.ACCUSATIVE)}."
    )


def _napoleon(h: Happening) -> str:
    why = "ei saanut yhtään tikkiä" if h.event.rule == r.NAPOLEON_TRICKS else "jäi ilman kortteja"
    return f"{h.who} {why} ja on Napoleonin koira."


_LEADS = {
    r.TRUMP_OWNER_LEADS: "Luopumisvaiheen aloittaa {}, jolla on valttikortti.",
    r.TRICK_WINNER_LEADS: "Luopumisvaiheen aloittaa {}, joka vei viimeisen tikin.",
    r.DRAWER_LEADS: "Presidentin osan aloittaa {}, joka nosti pakan viimeisen kortin.",
    r.WINNER_LEADS: "Presidentin osan aloittaa {}, joka vei viimeisen tikin.",
    r.THREE_LEADS: "Presidentin osan aloittaa {}, jolla on ristikolmonen.",
    r.PILE_CLEARED: "Seuraavan läjän aloittaa {}.",
}


def _leads(h: Happening) -> str:
    return _LEADS[h.event.rule].format(h.who)


def _phase_began(_: Happening) -> str:
    return "Nyt pelataan presidenttiä."


def _passed(h: Happening) -> str:
    return f"{h.who} passasi."


# The shedding phase.


def _left(h: Happening) -> str:
    if h.event.rule == r.EMPTY_FREE:
        return f"{h.who} jäi ilman kortteja ja on vapaa."
    return f"Kortit loppuivat, joten {h.who} on vapaa."


def _toppled(h: Happening) -> str:
    if h.event.rule == r.PILE_CLEARED:
        return "Muut passasivat, joten läjä siirrettiin sivuun."
    pile, toppler = pile_word(h.rules), h.event.seat
    why = {
        r.TOPPLE: _as_many_as_players,
        r.TOPPLE_LAP: lambda _: "Kierros tuli täyteen",
        r.FULL_SUIT: _whole_suit,
        r.FULL_SUIT_ONLY: _whole_suit,
    }[h.event.rule](h)
    what = f"{pile} kaatui"
    if h.event.rule == r.FULL_SUIT_ONLY and len({card.suit for card in h.event.cards}) == 1:
        what = f"{words.suit(h.event.cards[0].suit, plural=True)} kaatuivat"
    by = "" if toppler == NOBODY else f" Kaataja oli {h.names[toppler]}."
    return f"{why}, joten {what}.{by}"


def _as_many_as_players(h: Happening) -> str:
    before: Shedding = h.played.before
    thing = "kortti" if h.rules.sequences == "off" else "erä"
    number = len(before.table) + 1
    lots = count_in_words(number, thing)
    if h.rules.topple_count == "current_only":
        return f"Pöydässä oli {lots}, eikä pelaajia ollut enempää"
    # Somebody may have left the game in the middle of the pile; then players are fewer by now.
    when = "" if number == before.active.bit_count() else " läjän alussa"
    return f"Pöydässä oli {lots}, yhtä monta kuin pelaajia{when}"


def _whole_suit(h: Happening) -> str:
    cards: tuple[Card, ...] = h.event.cards
    suit = next(c.suit for c in cards if sum(d.suit == c.suit for d in cards) == 13)
    return f"Pöydässä oli koko {words.suit(suit)}"


def _table_empty(_: Happening) -> str:
    return "Pöytä jäi tyhjäksi, joten seuraavaksi aloitetaan uusi läjä."


def _picked_up(h: Happening) -> str:
    return f"{h.who} nosti {what_is_taken(h.played.before)}."


def _skipped(h: Happening) -> str:
    return f"{h.who} jäi väliin, koska ilman kortteja ei voi aloittaa."


def _gave(h: Happening) -> str:
    dog = h.names[h.event.seats[0]]
    card = _object(h.shown) if h.shown else "kortin"
    if h.event.rule == r.SNATCH:
        return f"{dog} näykkäsi {card}, josta luopui {h.who}."
    return f"{h.who} antoi {card}, jonka sai Napoleonin koira {dog}."


SENTENCES: Final[Mapping[str, Sentence]] = {
    **happenings.SENTENCES,
    "drew_last": _drew_last,
    "trick_won": _trick_won,
    "kina": _kina,
    "dropped": _dropped,
    "lot_due": _lot_due,
    "shared": _shared,
    "returned": _returned,
    "lead_passed": _lead_passed,
    "phase_ended": _phase_ended,
    "kept": _kept,
    "took_won": _took_won,
    "napoleon": _napoleon,
    "leads": _leads,
    "left": _left,
    "toppled": _toppled,
    "table_empty": _table_empty,
    "picked_up": _picked_up,
    "skipped": _skipped,
    "gave": _gave,
    "phase_began": _phase_began,
    "passed": _passed,
}
"""The sentence of each kind of event."""
