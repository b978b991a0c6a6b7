"""All games in one list to choose from, and side by side, from what the engine says of them."""

import re
from pathlib import Path
from typing import Any

import markdown
import pytest

from koirakoulu.finnish.games import SPEECH
from koirakoulu.markdown_ext import PageError
from koirakoulu.markdown_ext.game_lists import AGES, MINUTES, PLAYERS, chooser, family
from koirakoulu.markdown_ext.page import Page, Rules
from korttipelit import GAMES

from .views_help import everything, only, text_of

STYLES = Path(__file__).resolve().parents[2] / "docs" / "stylesheets" / "koirakoulu.css"
WORDED = [game for game in GAMES.values() if game.id in SPEECH]
PAGE = Page("pelit.md", 1, "", "koira", {"koira": Rules("../koira/saannot/")})


def converted(text: str, **options: Any) -> str:
    return markdown.markdown(
        text, extensions=["koirakoulu"], extension_configs={"koirakoulu": options}
    )


def test_every_game_can_be_chosen_by_what_the_engine_says_of_it() -> None:
    cards = everything(chooser("", "p-1", PAGE), "li")
    assert [text_of(only(card, class_="pelivalitsin-nimi")) for card in cards] == [
        game.name for game in WORDED
    ]
    for card, game in zip(cards, WORDED, strict=True):
        players = {n for book in game.options.books.values() for n in book.players}
        assert {int(n) for n in card.get("data-pelaajia", "").split()} == players
        for minutes in card.get("data-kesto", "").split():
            assert game.about.minutes[1] <= int(minutes)
        assert all(int(age) >= game.about.age for age in card.get("data-ika", "").split())
        assert card.get("data-vaikeus") == str(game.about.difficulty)
        assert SPEECH[game.id].brief in text_of(card), game.id


def test_a_game_leads_to_its_rules_where_they_stand() -> None:
    for made in (chooser("", "p-1", PAGE), family("", "t-1", PAGE)):
        (link,) = everything(made, "a")
        assert (link.get("href"), link.text) == ("../koira/saannot/", "Koira")


def test_every_choice_of_every_list_is_matched_by_the_style_sheet() -> None:
    styles = STYLES.read_text("utf-8")
    view = chooser("", "p-1", PAGE)
    known = {"pelaajia": PLAYERS, "kesto": MINUTES, "vaikeus": (1, 2, 3), "ika": AGES}
    for key, numbers in known.items():
        select = only(view, "select", class_=f"valitse-{key}")
        values = [option.get("value") for option in select]
        assert values == ["", *map(str, numbers)]
        for number in numbers:
            rule = f'.valitse-{key} [value="{number}"]:checked) li:not([data-{key}~="{number}"])'
            assert rule in styles


def test_nobody_is_left_without_a_game() -> None:
    """Whoever can play with the engine at all can choose as much."""
    most = max(n for game in GAMES.values() for b in game.options.books.values() for n in b.players)
    assert most in PLAYERS
    assert min(game.about.age for game in GAMES.values()) <= AGES[-1]


def test_the_family_stands_side_by_side() -> None:
    rows = everything(family("", "t-1", PAGE), "tr")
    assert [text_of(cell) for cell in rows[0]][:3] == ["Peli", "Pelaajia", "Jaon kesto"]
    koira = [text_of(cell).replace("\u2060", "").replace("\u00a0", " ") for cell in rows[1]]
    assert koira == [
        "Koira",
        "2–8, parhaiten 3–5",
        "20–40 min",
        "Keskitasoa",
        "Isompi samaa maata tai valtti",
        "Nostopakan viimeinen kortti",
        "Yhden kortin tai sarjan pöydästä",
        "Se, jolle kortit jäävät käteen",
    ]
    assert len(rows) == 1 + len(WORDED)


def test_the_fences_become_plain_content() -> None:
    html = converted("# Pelit\n\n```pelivalitsin\n```\n\n```pelitaulukko\n```\n")
    assert "<koira-widget" not in html
    assert re.search(r'<div class="pelivalitsin" id="pelivalitsin-1">', html)
    assert re.search(r'<table class="muunnelmat" id="pelitaulukko-1">', html)


@pytest.mark.parametrize("fence", ["pelivalitsin", "pelitaulukko"])
def test_they_take_no_settings(fence: str) -> None:
    with pytest.raises(PageError, match="line 2: there is no setting “peli”"):
        converted(f"```{fence}\npeli: koira\n```\n")
