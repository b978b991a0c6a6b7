# Sentences are read whole, however long the line.

"""What attack games and hidden piles put on the table, with hand-made scenes."""

from typing import Any
from xml.etree.ElementTree import Element

import pytest

from koirakoulu.finnish.verdicts import Verdict
from koirakoulu.views.asking import Choice
from koirakoulu.views.choices import grid, groups
from koirakoulu.views.elements import el, to_html
from koirakoulu.views.scene import Leaving, Lot, Scene, Seat, Stock, Tag
from koirakoulu.views.seating import topmost
from koirakoulu.views.table import faces, table

from .views_help import everything, only, text_of

SEATS = (Seat("Aino", ("♠K", "♥9")), Seat("Eero", (), 5), Seat("Liisa", (), 4))
BOUT = (Lot("♦10", ("♦10",), answer="♠7"), Lot("♥6", ("♥6",)))


def drawn(**parts: Any) -> Element:
    return table(Scene("", SEATS, **parts), "t", faces("cards.svg"))


def label(**parts: Any) -> str:
    pile = only(drawn(**parts), class_="k-centre").find("*[@role='group']")
    assert pile is not None
    return pile.get("aria-label", "")


def test_an_answer_lies_on_the_card_it_beats_and_both_are_named() -> None:
    view = drawn(lots=BOUT, piled=False)
    pairs = everything(view, class_="k-pair")
    assert [[card.get("aria-label") for card in pair] for pair in pairs] == [
        ["ruutukymppi", "pataseiska"]
    ]
    assert len(everything(view, class_="k-lot")) == 2


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        (
            {"lots": BOUT, "piled": False},
            "Pöydässä ruutukymppi, jonka kaataa pataseiska; herttakutonen",
        ),
        (
            {"lots": BOUT[:1], "piled": False, "beats": "tappaa"},
            "Pöydässä ruutukymppi, jonka tappaa pataseiska",
        ),
        (
            {"lots": (BOUT[1], Lot("♥7", ("♥7",))), "piled": False},
            "Pöydässä herttakutonen ja herttaseiska",
        ),
        (
            {"lots": (Lot("♥7", ("♥7",)),), "below": 12},
            "Pöydässä alla 12 korttia, päällä herttaseiska",
        ),
        ({"below": 3}, "Pöydässä alla 3 korttia"),
        (
            {"lots": (Lot("♥7", ("♥7",)), Lot("", ("♥8", "♠8")))},
            "Pöydässä pohjimmaisesta alkaen herttaseiska ja herttakasi ja patakasi",
        ),
        (
            {"lots": (Lot("", (), down=2, claim="kaksi seiskaa"),)},
            "Pöydässä 2 korttia selkä ylöspäin, sanottu: kaksi seiskaa",
        ),
    ],
)
def test_the_table_is_told_in_words(parts: dict[str, Any], said: str) -> None:
    assert label(**parts).replace("\u00a0", " ") == said


def test_cards_face_down_show_their_number_and_the_claim_and_no_card() -> None:
    view = drawn(lots=(Lot("", (), "Eero", down=3, claim="kolme kasia"),), below=5)
    lot = only(view, class_="k-down")
    assert text_of(lot) == "3”kolme kasia”Eero"
    assert text_of(only(view, class_="k-below")) == "+5"
    assert "♥" not in to_html(lot)


def test_a_hand_nobody_may_count_has_no_number() -> None:
    seats = (SEATS[0], Seat("Eero", (), 5, counted=False))
    html = to_html(table(Scene("", seats), "t", faces("cards.svg")))
    assert "Eero: kortit kädessä" in html
    assert "kortteja selkä ylöspäin" in html
    assert "5" not in html.partition("Eero")[2].partition("k-centre")[0].replace("#", "")


def test_a_stock_without_a_card_under_it_shows_a_back_only() -> None:
    plain = drawn(stock=Stock(20, crosswise=False))
    assert not everything(plain, class_="k-under")
    assert len(everything(plain, class_="k-stack")[0]) == 1
    crossed = drawn(stock=Stock(20, "♠5"))
    assert only(crossed, class_="k-under")[0].get("aria-label") == "pataviitonen".replace(
        "vii", "vi"
    )


def test_several_may_act_and_roles_are_signs_in_words() -> None:
    seats = (
        SEATS[0]._replace(tags=(Tag("attack", "hyökkää"), Tag("turn", "vuorossa"))),
        SEATS[1]._replace(tags=(Tag("defend", "tappaa"),)),
        SEATS[2]._replace(tags=(Tag("turn", "vuorossa"),)),
    )
    view = table(Scene("", seats), "t", faces("cards.svg"))
    assert [text_of(sign) for sign in everything(view, class_="k-tag-turn")] == ["vuorossa"] * 2
    assert text_of(only(view, class_="k-tag-defend")) == "tappaa"
    assert view.get("aria-label") == "Pöytä"


def test_pairs_that_leave_the_table_are_still_seen_as_pairs() -> None:
    view = drawn(leaving=Leaving("Kortit kaatuivat", BOUT[:1]))
    leaving = only(view, class_="k-leaving")
    assert leaving.get("aria-label") == "Kortit kaatuivat: ruutukymppi ja pataseiska"
    assert everything(leaving, class_="k-pair")


def test_a_high_pile_shows_its_last_lots_and_counts_the_rest() -> None:
    lots = [Lot("♥7", ("♥7",)), Lot("", ("♥8", "♠8")), Lot("", (), down=3), *BOUT, BOUT[1]]
    below, shown = topmost(lots, 3)
    assert (below, shown) == (6, tuple(lots[3:]))
    assert topmost(lots[:2]) == (0, tuple(lots[:2]))


# --- many choices ---

YES = Verdict(True, "Käy", "pata on valtti.", "MM3.4")


def answers(*pairs: tuple[str, str]) -> list[Choice]:
    return [Choice(f"kaataa {mine}", (card, mine), YES, on=card) for card, mine in pairs]


def test_choices_stand_under_the_card_they_would_beat() -> None:
    choices = [
        *answers(("♦10", "♠7"), ("♦10", "♦Q"), ("♥6", "♠7")),
        Choice("nostaa pöydästä", (), YES),
    ]
    found = groups(choices)
    assert [group.numbers for group in found] == [(0, 1), (2,), (3,)]
    face = faces("cards.svg", named=False)
    assert [found[0].label(choices[1]), found[2].label(choices[3])] == [
        "Ruuturouva",
        "Nostaa pöydästä",
    ]
    picture = found[0].pictures(choices[0], face)
    assert picture is not None
    assert len(everything(picture, "svg")) == 1
    html = to_html(grid(found[0], "t-on", [el("p", {}, "♠7"), el("p", {}, "♦Q")]))
    assert "Ruutukympin päälle" in html
    assert 'aria-labelledby="t-on-0"' in html


def test_answers_to_one_card_only_are_pairs_without_a_heading() -> None:
    choices = answers(("♦10", "♠7"), ("♦10", "♦Q"))
    (group,) = groups(choices)
    assert group.numbers == (0, 1)
    picture = group.pictures(choices[0], faces("cards.svg", named=False))
    assert picture is not None
    assert everything(picture, class_="k-pair")
    assert group.label(choices[0]) == "Kaataa ♠7"
