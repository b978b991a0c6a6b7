"""Why several cards may or may not be played in one go: suma, its continuation, free runs."""

from collections.abc import Sequence

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.koira.beating_verdicts import how
from koirakoulu.finnish.koira.collecting_verdicts import NO_JOKERS
from koirakoulu.finnish.shared import words
from koirakoulu.finnish.shared.beating import does_not_beat
from koirakoulu.finnish.text import join, sentence
from korttipelit import Card, Ruling
from korttipelit.cards import ACE, JOKER_SUIT, card_at
from korttipelit.koira import rulebook as r
from korttipelit.koira.state import Lot, Shedding


def reason(state: Shedding, ruling: Ruling) -> str:
    """Why the cards may or may not be played together."""
    cards = ruling.move.cards
    if any(card.suit == JOKER_SUIT for card in cards):
        return NO_JOKERS
    if ruling.rule == r.ONE_CARD:
        return (
            "tässä pöydässä lyödään yksi kortti kerrallaan, "
            f"joten {words.cards(cards)} eivät käy samalla kertaa."
        )
    if not words.is_run(cards):
        return _no_run(cards)
    if ruling.rule in (r.CONTINUE, r.NO_CONTINUE):
        return _continuation(state, ruling)
    if ruling.legal:
        return _good_run(state, ruling)
    if ruling.rule == r.SUMA_LEAD:
        top = words.card(ruling.cards("to_beat")[0])
        return f"suman saa lyödä vain tyhjään pöytään, mutta pöydässä on {top}."
    if ruling.rule == r.SUMA:
        return _no_two(state, cards)
    run = _name(state)
    why = does_not_beat(how(state), cards[0], ruling.cards("to_beat")[0])
    return f"{run} käy vain, jos sen pienin kortti käy yksinäänkin. {sentence(why)}"


def _name(state: Shedding) -> str:
    return "suma" if state.rules.sequences == "from_two" else "sarja"


def _no_run(cards: tuple[Card, ...]) -> str:
    """What keeps the cards from being a run of any kind."""
    suits = list(dict.fromkeys(card.suit for card in cards))
    if len(suits) > 1:
        found = join([words.suit(suit, Case.PARTITIVE) for suit in suits])
        return f"sarjan kortit ovat kaikki samaa maata, mutta tässä on {found}."
    ranks = [card.rank for card in cards]
    if ranks != sorted(ranks):
        low, high = words.card(min(cards)), words.card(max(cards))
        return f"sarja luetellaan pienimmästä isoimpaan, siis ensin {low} ja viimeisenä {high}."
    gaps = [card_at(suits[0], rank) for rank in range(ranks[0], ranks[-1]) if rank not in ranks]
    return f"sarjassa ei saa olla aukkoja, ja välistä {_missing(gaps)}."


def _missing(cards: Sequence[Card]) -> str:
    return f"{words.verb(cards, 'puuttuu', 'puuttuvat')} {words.cards(cards)}"


def _good_run(state: Shedding, ruling: Ruling) -> str:
    cards, run = ruling.move.cards, "suman" if _name(state) == "suma" else "sarjan"
    if not state.table:
        return f"pöytä on tyhjä, ja {words.cards(cards)} muodostavat {run}."
    lowest, top = words.card(cards[0]), ruling.cards("to_beat")[0]
    start = f"{run} pienin kortti {lowest}"
    if top.suit != state.trump:
        if cards[0].suit == state.trump:
            return f"{start} on valtti, ja valtti lyö minkä tahansa muun maan kortin."
        return f"{start} on isompi kuin {words.card(top)}, ja maa on sama."
    if state.rules.trump_on_trump == "any_trump":
        return f"{start} on valtti, ja valtin päälle käy mikä tahansa valtti."
    return f"{start} on isompi valtti kuin {words.card(top)}."


def _no_two(state: Shedding, cards: tuple[Card, ...]) -> str:
    suit = cards[0].suit
    two = words.card(card_at(suit, 2))
    start = f"suma alkaa aina kakkosesta, mutta {two} puuttuu"
    if not state.table or not state.rules.suma_continue:
        return f"{start}."
    suma = f"{words.suit(suit)}suma"
    if (below := _last_suma(state, suit)) is None:
        return f"{start}, eikä pöydässä ole {suma}a, jota voisi jatkaa."
    return f"{start}. {sentence(_covered(state, below, suma))}"


def _last_suma(state: Shedding, suit: int) -> Lot | None:
    return next(
        (lot for lot in reversed(state.table) if lot.from_two and lot.cards[0].suit == suit), None
    )


def _covered(state: Shedding, suma: Lot, name: str) -> str:
    above = state.table[state.table.index(suma) + 1]
    on_it = words.cards(above.cards)
    verb = "on" if len(above.cards) == 1 else "ovat"
    return f"{name}n päällä {verb} jo {on_it}, joten sumaa ei voi enää jatkaa."


def _continuation(state: Shedding, ruling: Ruling) -> str:
    cards, top = ruling.move.cards, state.table[-1]
    last, suma = top.cards[-1], f"{words.suit(cards[0].suit)}suma"
    if ruling.rule == r.NO_CONTINUE:
        return f"tässä pöydässä sumaa ei saa jatkaa, joten {words.cards(cards)} eivät käy sarjana."
    if ruling.legal:
        return f"{words.cards(cards)} jatkavat {suma}a suoraan {words.card(last, Case.ELATIVE)}."
    if ruling.cards("covering"):
        below = _last_suma(state, cards[0].suit)
        assert below is not None  # the rule says that something covers it
        return _covered(state, below, suma)
    if missing := ruling.cards("missing"):
        end = words.card(last, Case.ILLATIVE)
        return f"{suma} on ehtinyt vasta {end}, ja välistä {_missing(missing)}."
    if last.rank == ACE:
        return f"{suma} on jo ässässä, eikä sitä voi enää jatkaa."
    following = words.card(card_at(last.suit, last.rank + 1), Case.ELATIVE)
    return f"{suma} on jo ehtinyt {words.card(last, Case.ILLATIVE)}, ja jatko alkaa {following}."
