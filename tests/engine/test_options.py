"""House rules as options: the table of them, the rule books, and their text."""

from random import Random

import pytest
from facts import proves
from hypothesis import given
from hypothesis import strategies as st
from playing import KOIRA
from random_play import random_rules

from korttipelit import GAMES, NotationError
from korttipelit.options import TEXT_LIMIT, Contradiction

TABLE = KOIRA.options
ALL_GAMES = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def problems(text: str) -> list[tuple[str, int, str]]:
    """Code, column and nearest of everything wrong with a text of rules."""
    with pytest.raises(NotationError) as error:
        TABLE.read(text)
    return [(p.code, p.column, p.nearest) for p in error.value.problems]


@ALL_GAMES
def test_every_option_has_a_key_a_label_and_a_field_of_the_rules(game) -> None:
    options = game.options.options
    for rules in (book.rules for book in game.options.books.values()):
        assert set(rules._fields) == {"book", *(option.id for option in options)}
    assert len({option.key for option in options}) == len(options)
    for option in options:
        assert option.label
        assert len({value.key for value in option.values}) == len(option.values)
        for key in (option.key, *(value.key for value in option.values)):
            assert not set(key) & set(" ,=:\n"), key
        for name, values in option.matters.items():
            for value in values:
                assert value in [v.id for v in game.options.option(name).values]


@ALL_GAMES
def test_every_rule_book_is_sound_and_written_by_its_name(game) -> None:
    for name, book in game.options.books.items():
        assert name == book.id == book.rules.book
        assert game.options.check(book.rules) == []
        assert game.options.write(book.rules) == name
        assert game.options.read(name) == book.rules
        assert set(book.best) <= set(book.players)
        assert book.sources


@proves("KOIRA-A-2.5", "KOIRA-A-8.2", "KOIRA-A-8.3", "KOIRA-A-8.4", "KOIRA-A-8.5")
@pytest.mark.parametrize(
    ("text", "option", "value"),
    [
        ("opas, valttikortti=näkyvissä", "trump_mode", "face_up_last"),
        ("opas, nosto=pienin", "pickup", "lowest"),
        ("opas, nosto=viimeinen", "pickup", "last"),
        ("opas, sarjat=vapaat", "sequences", "free"),
        ("opas, kaatuu=kierros", "topple_when", "lap"),
        ("opas, jako=5", "deal", 5),
        ("opas, kaksin=10", "two_player_strip", 10),
        ("opas, sokko=kyllä", "blind_flip", True),
        ("opas, häviäjä=Sika 2", "loser_title", "Sika 2"),
    ],
)
def test_what_a_table_agrees_on_is_written_after_its_rule_book(
    text: str, option: str, value: object
) -> None:
    rules = TABLE.read(text)
    assert rules == TABLE.read("opas")._replace(**{option: value})
    assert TABLE.write(rules) == text
    assert list(TABLE.changes(rules)) == [option]


def test_options_are_read_in_any_order_and_written_in_the_order_of_the_table() -> None:
    rules = TABLE.read("  opas ,nosto = pienin,  jako=4 ")
    assert TABLE.write(rules) == "opas, jako=4, nosto=pienin"
    assert TABLE.read("opas, jako=3") == TABLE.read("opas")


@proves("MYLLY-4.5")
def test_the_rule_books_say_what_the_sources_say() -> None:
    books = {name: book.rules for name, book in TABLE.books.items()}
    assert {name: rules.pickup for name, rules in books.items()} == {
        "opas": "bottom",
        "pari": "last",
        "suma": "bottom",
        "myllymatti": "last",
        "nostokoira": "bottom",
        "napoleonin-koira": "bottom",
        "presidentin-koira": "bottom",
    }
    assert {name: rules.phase1_end for name, rules in books.items()} == {
        "opas": "finish_trick_keep",
        "pari": "turn_empty_keep",
        "suma": "play_out",
        "myllymatti": "turn_empty_keep",
        "nostokoira": "finish_trick_keep",
        "napoleonin-koira": "play_out",
        "presidentin-koira": "finish_trick_keep",
    }
    assert [n for n, rules in books.items() if rules.sequences == "from_two"] == [
        "suma",
        "nostokoira",
    ]
    assert [n for n, rules in books.items() if rules.blind_flip] == ["pari", "myllymatti"]
    assert [n for n, rules in books.items() if rules.show_kept] == ["pari", "myllymatti"]
    assert [n for n, rules in books.items() if rules.phase2_leader != "trump_owner"] == [
        "myllymatti"
    ]
    assert [n for n, rules in books.items() if rules.empty_handed == "napoleon"] == [
        "napoleonin-koira"
    ]
    assert [n for n, rules in books.items() if rules.trump_reveal == "on_draw"] == [
        "opas",
        "nostokoira",
        "presidentin-koira",
    ]
    assert [n for n, rules in books.items() if rules.trump_mode == "none"] == ["presidentin-koira"]
    assert [n for n, rules in books.items() if rules.full_suit_topple != "off"] == ["suma"]
    assert {rules.trump_on_trump for rules in books.values()} == {"higher_only"}
    assert {rules.stall_guard for rules in books.values()} == {"no_loser"}
    assert {rules.end_check for rules in books.values()} == {"immediate"}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", [("unknown-book", 1, "opas")]),
        ("opaz", [("unknown-book", 1, "opas")]),
        ("säännöt", [("unknown-book", 1, "opas")]),
        ("opas, nsto=pienin", [("unknown-option", 7, "nosto")]),
        ("opas, qqqq=1", [("unknown-option", 7, "")]),
        ("opas,", [("unknown-option", 6, "")]),
        ("opas, nosto=pieni", [("bad-value", 7, "nosto=pienin")]),
        ("opas, nosto", [("bad-value", 7, "nosto=pohjimmainen")]),
        ("opas, nosto=", [("bad-value", 7, "nosto=pohjimmainen")]),
        ("opas, jako=6", [("bad-value", 7, "jako=3")]),
        ("opas, jako=4, jako=5", [("option-twice", 15, "")]),
        ("opas, häviäjä=", [("bad-value", 7, "häviäjä=koira")]),
        ("opas, häviäjä", [("bad-value", 7, "häviäjä=koira")]),
        (f"opas, häviäjä={'x' * (TEXT_LIMIT + 1)}", [("bad-value", 7, "häviäjä=koira")]),
        ("opas, häviäjä=a\nb", [("bad-value", 7, "häviäjä=koira")]),
        ("opaz, nsto=1", [("unknown-book", 1, "opas"), ("unknown-option", 7, "nosto")]),
        ("opas" + ", jako=4" * 60, [("many-options", 1, "")]),
    ],
)
def test_what_is_no_rule_is_told_with_its_place_and_the_nearest(
    text: str, found: list[tuple[str, int, str]]
) -> None:
    assert problems(text) == found


def test_problems_tell_where_the_text_stands() -> None:
    with pytest.raises(NotationError) as error:
        TABLE.read("opas, nsto=1", line=4, column=10)
    assert [(p.line, p.column) for p in error.value.problems] == [(4, 16)]


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("pari, kina=kaikki", ["pair-any-tie"]),
        ("opas, tikki=pari, kina=kaikki", ["pair-any-tie"]),
        ("suma, kaatuu=kierros", ["runs-lap"]),
        ("opas, sarjat=vapaat, kaatuu=kierros", ["runs-lap"]),
        ("pari, kina=kaikki, sarjat=suma, kaatuu=kierros", ["pair-any-tie", "runs-lap"]),
    ],
)
def test_rules_that_contradict_each_other_are_refused_with_every_reason(
    text: str, codes: list[str]
) -> None:
    assert [code for code, *_ in problems(text)] == codes
    with pytest.raises(NotationError, match="and"):
        TABLE.read(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("opas, kääntö=jaossa", "kääntö=jaossa has no effect without valttikortti=näkyvissä"),
        ("opas, jatkosuma=ei", "jatkosuma=ei has no effect without sarjat=suma"),
        ("opas, sarjan-nosto=kerralla", "without sarjat=suma|vapaat"),
        ("opas, täysi-maa=pöytä", "without sarjat=suma|vapaat"),
        ("opas, sarjat=vapaat, suman-alku=tyhjään", "without sarjat=suma"),
        ("opas, lahja=näykätään", "without kortitta=napoleon"),
        ("opas, napoleoniksi=tikittä", "without kortitta=napoleon"),
        ("suma, näytetään=kyllä", "without keräys=pakka|vuoro"),
        ("opas, kaatuu=kierros, laskenta=nyt", "without kaatuu=kortit"),
        (
            "opas, valttikortti=näkyvissä, paljastus=lopussa",
            "paljastus=lopussa has no effect without valttikortti=piilossa",
        ),
    ],
)
def test_a_rule_that_would_have_no_effect_is_refused_and_not_ignored(
    text: str, message: str
) -> None:
    with pytest.raises(NotationError) as error:
        TABLE.read(text)
    (problem,) = error.value.problems
    assert problem.code == "no-effect"
    assert problem.message.endswith(message)


def test_what_stands_idle_in_a_rule_book_is_no_error() -> None:
    # In suma full suits topple; without runs that says nothing, but the book says it.
    assert TABLE.read("suma, sarjat=ei").full_suit_topple == "whole_table"


def test_a_contradiction_names_its_options() -> None:
    rules = TABLE.read("suma")._replace(topple_when="lap")
    assert TABLE.check(rules) == [
        Contradiction(
            "runs-lap",
            ("sequences", "topple_when"),
            "sarjat=suma and kaatuu=kierros: no source says when a pile of runs has gone round",
        )
    ]


@ALL_GAMES
@given(seed=st.integers(0, 1 << 30))
def test_the_text_of_any_sound_rules_reads_back(game, seed: int) -> None:
    rules = random_rules(game, Random(seed).choice)
    text = game.options.write(rules)
    assert game.options.read(text) == rules
    assert game.options.write(game.options.read(text)) == text
