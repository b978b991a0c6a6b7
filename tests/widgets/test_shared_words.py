"""Words that games share, where no game here would use them in a test of its own."""

import pytest
from tables import KOIRA, NAMES, check_sentence

from koirakoulu.finnish.abouts import BEATS, DIFFICULTY, END, FAMILIES, PICK_UP, TRUMP
from koirakoulu.finnish.shared.attack import THEMES as ATTACK_THEMES
from koirakoulu.finnish.shared.beating import Beating, reason
from koirakoulu.finnish.shared.ending import how_it_ended
from koirakoulu.finnish.shared.happenings import SENTENCES, Happening, answered, attack_passes
from koirakoulu.finnish.shared.moves import DOINGS, LABELS, answers, label, lot
from koirakoulu.finnish.shared.reasons import NO_SUCH_ACTION
from koirakoulu.finnish.shared.standing import roles, stock_of
from koirakoulu.views.attack import THEMES
from korttipelit import GAMES, Event, Move, Played, Result, read_cards, verbs

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)


def told(event: Event, sentence: object = None) -> str:
    state = type("State", (), {"rules": None})
    h = Happening(event, NAMES, Played(state, Move(0, "play"), state, (event,)), open_cards=False)
    said: str = (sentence or SENTENCES[event.kind])(h)  # type: ignore[operator]
    check_sentence(said)
    return said.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            Event("answered", "X1.1", 1, read_cards("♦10 ♠7")),
            "Eero kaatoi ruutukympin pataseiskalla.",
        ),
        (
            Event("picked_up", "X1.1", 1, read_cards("♦10 ♠7")),
            "Eero nosti pöydästä ruutukympin ja pataseiskan.",
        ),
        (
            Event("picked_up", "X1.1", 1, read_cards("♦10 ♠7 ♣2 ♣5 ♥3 ♥K")),
            "Eero nosti pöydästä kuusi korttia.",
        ),
        (
            Event("toppled", "X1.1", 1, read_cards("♦10 ♠7")),
            "Pelistä poistuivat ruutukymppi ja pataseiska.",
        ),
        (Event("toppled", "X1.1", 1, number=8), "Pelistä poistuivat pöydän kortit."),
        (
            Event("drew", "X1.1", 1, read_cards("♦10 ♠7 ♣2"), secret=True),
            "Eero nosti pakasta kolme korttia.",
        ),
        (
            Event("swapped", "X1.1", 1, read_cards("♠2 ♠Q")),
            "Eero pani pakan alle patakakkosen ja sai tilalle patarouvan.",
        ),
        (Event("leads", "X1.1", 1), "Seuraavaksi aloittaa Eero."),
        (Event("skipped", "X1.1", 1), "Eero jäi väliin."),
        (Event("left", "X1.1", 1), "Kortit loppuivat, joten Eero on vapaa."),
        (Event("table_empty", "X1.1"), "Pöytä on tyhjä."),
    ],
)
def test_events(event: Event, sentence: str) -> None:
    assert told(event) == sentence


def test_a_game_calls_its_attacks_by_its_own_words() -> None:
    event = Event("answered", "X1.1", 1, read_cards("♦10 ♠7"))
    assert told(event, answered("tappoi")) == "Eero tappoi ruutukympin pataseiskalla."
    leads = Event("leads", "X1.1", 1, seats=(2,))
    passes = attack_passes("hyökkääjä", "tappaja")
    assert told(leads, passes) == "Seuraava hyökkääjä on Eero, ja tappaja on Liisa."
    assert answers("tappaa")(Move(1, verbs.ANSWER, read_cards("♦10 ♠7"))) == (
        "tappaa ruutukympin pataseiskalla"
    )
    assert roles(NAMES, 0, 2, "tappaa") == "Hyökkää: Aino, tappaa: Liisa"


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Move(1, verbs.ANSWER, read_cards("♦10 ♠7")), "♦10 ← ♠7"),
        (Move(1, "play", read_cards("♦10 ♠10")), "♦10 ♠10"),
        (Move(1, verbs.SWAP), "Vaihda"),
        (Move(1, verbs.ENOUGH), "Riittää"),
    ],
)
def test_labels(move: Move, text: str) -> None:
    assert label(move, LABELS) == text


def test_several_cards_that_are_no_run_are_listed() -> None:
    assert lot(Move(1, "play", read_cards("♦10 ♠10"))) == "ruutukymppi ja patakymppi"
    assert lot(Move(1, "play", read_cards("♦10 ♦J"))) == "ruudut kympistä sotamieheen"


@pytest.mark.parametrize(
    ("how", "cards", "legal", "said"),
    [
        (
            Beating(SPADES, "kaataa"),
            "♠2 ♦10",
            True,
            "pata on valtti, ja valtti kaataa minkä tahansa muun maan kortin.",
        ),
        (Beating(SPADES), "♦9 ♦10", False, "ruutuysi on pienempi kuin ruutukymppi."),
        (
            Beating(SPADES),
            "♥9 ♦10",
            False,
            "hertta ei ole samaa maata kuin ruutukymppi eikä valtti.",
        ),
        (Beating(None), "♥9 ♦10", False, "hertta ei ole samaa maata kuin ruutukymppi."),
        (
            Beating(DIAMONDS, hard=(CLUBS,)),
            "♦A ♣10",
            False,
            "risti on kova maa, ja ristikympin päälle kelpaa vain isompi risti.",
        ),
        (
            Beating(DIAMONDS, hard=(CLUBS,)),
            "♣9 ♣10",
            False,
            "ristiysi on pienempi kuin ristikymppi.",
        ),
        (
            Beating(DIAMONDS),
            "♣9 ♦10",
            False,
            "ruutukympin päälle kelpaa vain isompi valtti, eikä ristiysi ole valtti.",
        ),
    ],
)
def test_what_beats_what(how: Beating, cards: str, legal: bool, said: str) -> None:
    card, top = read_cards(cards)
    assert reason(how, card, top, legal=legal) == said


def test_endings_name_who_won_or_who_lost_together() -> None:
    def ended(result: Result) -> str:
        state = type("State", (), {"result": result})
        return how_it_ended("typerys", state, NAMES)

    assert (
        ended(Result("x", "X1.1", loser=1)) == "Jako päättyi: muut ovat vapaita. Typerys on Eero."
    )
    assert ended(Result("x", "X1.1", loser=1, winner=0)) == (
        "Jako päättyi: muut ovat vapaita. Voittaja on Aino. Typerys on Eero."
    )
    assert ended(Result("x", "X1.1", losers=(0, 2))) == "Jako päättyi. Hävinneet: Aino ja Liisa."


def test_the_stock_in_words() -> None:
    assert stock_of((), trump_last=True) == "Nostopakka on lopussa"
    assert stock_of((None,), trump_last=True) == "Nostopakassa on enää valttikortti"
    assert stock_of((None,), trump_last=False) == "Nostopakassa 1\u00a0kortti"


def test_every_verb_has_its_words() -> None:
    assert set(LABELS) == set(verbs.WORDS) - {verbs.ANSWER}
    assert set(DOINGS) == {"play", *verbs.WORDS} - {verbs.LOT}
    assert set(NO_SUCH_ACTION) == set(verbs.WORDS)


def test_what_a_game_is_like_has_its_words() -> None:
    for game in GAMES.values():
        about = game.about
        assert about.family in FAMILIES
        assert about.difficulty in DIFFICULTY
        assert about.beats in BEATS, game.id
        assert about.trump in TRUMP, game.id
        assert about.pick_up in PICK_UP, game.id
        assert about.end in END, game.id


def test_the_themes_of_attack_games_have_labels() -> None:
    assert {theme.key for theme in THEMES} == set(ATTACK_THEMES)
    assert KOIRA.about.family == "collecting"
