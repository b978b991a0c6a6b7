"""Questions in a row: a series of a fence, and questions drawn from play without end."""

import json
from typing import Any

import pytest

from koirakoulu.views import WIDGETS, WidgetError
from koirakoulu.views.asking import rulings_asked
from koirakoulu.views.elements import to_html
from koirakoulu.views.games import VIEWS
from koirakoulu.views.quiz_maker import LEVELS, Drawn, Wish, draw, themes_of
from koirakoulu.views.visa_source import drawn_question, read
from korttipelit import GAMES, read_position

from .views_help import MAKER, QUIZ, SERIES, canonical, everything, only, patched, text_of

VISA = WIDGETS["visa"]
KOIRA = GAMES["koira"]


def start(source: str = SERIES) -> dict[str, Any]:
    return VISA.init(source, "../saannot/", "cards.svg", "v")


def done(state: dict[str, Any], **action: Any) -> dict[str, Any]:
    return VISA.update(state, action)[0]


def solve(state: dict[str, Any], number: int) -> dict[str, Any]:
    """Answers the present question rightly, as a reader would."""
    questions = read(state["source"]).questions
    question = questions[number] if questions else drawn_question(*state["drawn"])
    for choice in question.key:
        state = done(state, do="mark", question=state["number"], choice=choice, on=True)
    return done(state, do="check", question=state["number"])


# --- a series ---


def test_one_question_of_a_series_is_seen_at_a_time() -> None:
    view = VISA.view(done(start(), do="go", question=1))
    hidden = [q.get("hidden") is not None for q in everything(view, class_="k-question")]
    assert hidden == [True, False, True]
    assert text_of(only(view, id="v-where")) == "Kysymys 2/3"


def test_each_question_keeps_its_answer() -> None:
    state = solve(start(), 0)
    state = done(state, do="go", question=1)
    state = done(state, do="mark", question=1, choice=1, on=True)
    state = done(state, do="check", question=1)
    state = done(state, do="go", question=0)
    assert [answer["tries"] for answer in state["answers"]] == [1, 1, 0]
    signs = [text_of(dot) for dot in everything(VISA.view(state), class_="k-dot")]
    assert signs == ["✓", "…", "3"]
    names = [dot.get("aria-label") for dot in everything(VISA.view(state), class_="k-dot")]
    assert names == ["Kysymys 1, ratkaistu", "Kysymys 2, kesken", "Kysymys 3"]


def test_a_question_is_begun_anew_alone_and_the_series_as_a_whole() -> None:
    state = done(solve(start(), 0), do="go", question=1)
    state = solve(state, 1)
    alone = done(state, do="reset", question=1)
    assert [answer["tries"] for answer in alone["answers"]] == [1, 0, 0]
    assert done(state, do="restart") == start()


def test_after_a_question_of_a_series_comes_the_next() -> None:
    view = VISA.view(solve(start(), 0))
    assert text_of(only(view, id="v-q0-on")) == "Seuraava kysymys"
    state = start()
    for number in range(3):
        state = solve(done(state, do="go", question=number), number)
    assert text_of(only(VISA.view(state), id="v-q2-on")) == "Aloita koko sarja alusta"


def test_going_to_a_question_from_the_page_gives_what_the_engine_gives() -> None:
    templates = VISA.previews(start())
    for state in (start(), solve(start(), 0)):
        for number in range(3):
            action = {"do": "go", "question": number}
            after, said = VISA.update(state, action)
            view, spoken = patched(VISA.view(state), templates, action)
            assert canonical(view) == canonical(VISA.view(after))
            assert spoken == said


def test_the_first_answer_to_every_question_is_in_the_page() -> None:
    templates = VISA.previews(start())
    for number, question in enumerate(read(SERIES).questions):
        for ticks in ([question.key[0]], question.key, [*range(len(question.choices))]):
            state = done(start(), do="go", question=number)
            for choice in ticks:
                state = done(state, do="mark", question=number, choice=choice, on=True)
            action = {"do": "check", "question": number, "try": 1}
            after, said = VISA.update(state, action)
            view, spoken = patched(VISA.view(state), templates, action)
            assert canonical(view) == canonical(VISA.view(after))
            assert spoken == said


def test_an_answer_to_another_question_than_the_present_one_is_refused() -> None:
    with pytest.raises(WidgetError, match="another question"):
        done(start(), do="check", question=1)


def test_a_fault_in_a_series_has_the_fences_line() -> None:
    with pytest.raises(WidgetError, match="♦11") as raised:
        start(SERIES.replace("♦10", "♦11"))
    assert raised.value.line == 15


@pytest.mark.parametrize(
    ("change", "message", "line"),
    [
        (("kysy: nosto", "kysy: nostot"), "did you mean nosto", 10),
        (("kysy: nosto", "kysy: kina"), "cannot be asked", 10),
    ],
)
def test_a_question_that_cannot_be_asked_is_told(
    change: tuple[str, str], message: str, line: int
) -> None:
    with pytest.raises(WidgetError, match=message) as raised:
        start(SERIES.replace(*change))
    assert raised.value.line == line


# --- what is asked ---


def test_which_moves_topple_is_what_the_engine_makes_of_them() -> None:
    source = f"kysy: kaatuu\n{QUIZ}"
    (question,) = read(source).questions
    game, _, state = read_position(QUIZ)
    topples = [
        ruling.legal
        and any(event.kind == "toppled" for event in game.play(state, ruling.move).events)
        for ruling in game.rulings(state)
    ]
    assert question.key == [i for i, yes in enumerate(topples) if yes]
    assert question.choices[3].verdict.text == (
        "Kaatuu: pöydässä on silloin kolme\N{NO-BREAK SPACE}korttia, yhtä monta kuin pelaajia "
        "läjän alussa."
    )
    assert question.text == "Millä siirroilla pakka kaatuu?"


def test_a_wrong_answer_about_picking_up_does_not_name_the_right_card() -> None:
    question = read(SERIES).questions[1]
    assert question.key == [0]
    assert question.choices[1].verdict.text == "Ei nouse: ruuturouva ei ole pöydän pohjimmainen."


def test_a_kina_comes_from_a_level_highest_card() -> None:
    question = read(SERIES).questions[2]
    assert [choice.name for choice in question.choices if choice.verdict.legal] == [
        "herttasotamies"
    ]


# --- questions without end ---


@pytest.mark.parametrize("book", list(KOIRA.options.books))
def test_every_theme_of_a_book_gives_a_question_with_the_engines_key(book: str) -> None:
    for theme in themes_of(KOIRA, KOIRA.options.read(book)):
        for level in LEVELS:
            drawn = draw(KOIRA, Wish(book, theme, level), 7)
            question = drawn_question(*drawn)
            assert 0 < len(question.key) < len(question.choices)
            assert len(question.choices) < LEVELS[level].stop
            if drawn.kind == "siirrot":
                legal = [r.legal for r in KOIRA.rulings(question.position.state)]
                assert [choice.verdict.legal for choice in question.choices] == legal


def test_a_theme_is_what_is_asked_about() -> None:
    trump = drawn_question(*draw(KOIRA, Wish("opas", "valtti", "helppo"), 1))
    assert trump.position.state.table
    suma = drawn_question(*draw(KOIRA, Wish("suma", "suma", "vaikea"), 1))
    assert any(len(choice.cards) > 1 for choice in suma.choices)
    assert "suma" not in themes_of(KOIRA, KOIRA.options.read("opas"))


def test_harder_questions_have_more_choices() -> None:
    sizes = {
        level: [
            len(drawn_question(*draw(KOIRA, Wish("opas", "lyöminen", level), seed)).choices)
            for seed in range(8)
        ]
        for level in LEVELS
    }
    assert sum(sizes["helppo"]) < sum(sizes["tavallinen"]) < sum(sizes["vaikea"])


def test_a_seed_gives_the_same_question_and_never_the_same_twice_in_a_row() -> None:
    wish = Wish("opas", "kina", "helppo")
    first = draw(KOIRA, wish, 5)
    assert draw(KOIRA, wish, 5) == first
    assert draw(KOIRA, wish, 5, first) != first
    state = start(MAKER)
    for _ in range(5):
        after = done(state, do="new", seed=1)
        assert after["drawn"] != state["drawn"]
        state = after


def test_others_hands_do_not_stand_in_a_drawn_question() -> None:
    for seed in range(10):
        drawn = draw(KOIRA, Wish("opas", "kaikki", "tavallinen"), seed)
        position = read_position(drawn.text)
        (seat,) = KOIRA.to_play(position.state)
        assert KOIRA.view(position.state, seat) == KOIRA.view(
            KOIRA.view(position.state, seat), seat
        )
        hands = [line for line in drawn.text.split("\n") if line.startswith(position.names)]
        for name, line in zip(position.names, hands, strict=False):
            if name != position.names[seat]:
                assert not set("♠♥♦♣") & set(line), drawn.text


def test_the_page_has_a_first_question_that_follows_from_its_fence() -> None:
    assert start(MAKER) == start(MAKER)
    assert "Mitä tästä voi pelata?" in text_of(VISA.view(start(MAKER)))
    other = VISA.init(MAKER, "../saannot/", "cards.svg", "w")
    assert other["drawn"] != start(MAKER)["drawn"]  # two fences alike on a page


def test_a_wish_changes_what_is_drawn_next() -> None:
    state = done(start(MAKER), do="wish", theme="nostaminen")
    assert state["drawn"] == start(MAKER)["drawn"]
    state = done(state, do="new", seed=3)
    assert state["drawn"][0] == "nosto"


def test_another_book_without_the_theme_asks_about_anything() -> None:
    state = start("arvo: suma\nsäännöt: suma\n")
    state = done(state, do="wish", book="opas")
    assert state["wish"] == ["opas", "kaikki", "tavallinen"]


def test_rules_of_ones_own_can_be_asked_about() -> None:
    state = start("arvo: nostaminen\nsäännöt: opas, nosto=pienin\n")
    question = drawn_question(*state["drawn"])
    assert question.position.state.rules.pickup == "lowest"


def test_what_is_solved_is_counted_once() -> None:
    state = solve(start(MAKER), 0)
    assert state["solved"] == 1
    state = done(state, do="new", seed=1)
    state = done(state, do="show", question=1)
    state = done(state, do="check", question=1)
    state = done(state, do="new", seed=2)
    assert (state["number"], state["solved"]) == (2, 1)
    assert text_of(only(VISA.view(state), id="v-score")) == "Kysymys 3, oikein 1"


def test_templates_of_the_first_question_are_no_answers_to_the_second() -> None:
    templates = VISA.previews(start(MAKER))
    state = done(start(MAKER), do="new", seed=1)
    main = only(VISA.view(state), id="v-main").get("data-action")
    assert main not in {template.get("data-action") for template in templates}


def test_the_first_answer_to_a_drawn_question_is_in_the_page() -> None:
    state = start(MAKER)
    for choice in drawn_question(*state["drawn"]).key:
        state = done(state, do="mark", question=0, choice=choice, on=True)
    action = {"do": "check", "question": 0, "try": 1}
    after, said = VISA.update(state, action)
    view, spoken = patched(VISA.view(state), VISA.previews(start(MAKER)), action)
    assert to_html(view) == to_html(VISA.view(after))
    assert spoken == said


@pytest.mark.parametrize(
    ("source", "message", "line"),
    [
        ("arvo: valti\n", "did you mean valtti", 1),
        ("arvo: valtti\nvaikeus: vaike\n", "did you mean vaikea", 2),
        ("arvo: valtti\nsäännöt: opos\n", "opas", 2),
        ("arvo: suma\nsäännöt: opas\n", "arvo cannot be", 1),
        ("arvo: valtti\npöytä: ♦10\n", "there is no option", 2),
        ("arvo: valtti\narvo: kina\n", "twice", 2),
    ],
)
def test_a_bad_wish_stops_the_build(source: str, message: str, line: int) -> None:
    with pytest.raises(WidgetError, match=message) as raised:
        start(source)
    assert raised.value.line == line


@pytest.mark.parametrize(
    "action",
    [
        {"do": "new"},
        {"do": "new", "seed": -1},
        {"do": "new", "seed": "1"},
        {"do": "wish", "theme": "x"},
        {"do": "wish", "book": ["opas"]},
    ],
)
def test_a_bad_action_on_a_wish_is_refused(action: dict[str, Any]) -> None:
    with pytest.raises(WidgetError):
        VISA.update(start(MAKER), action)


def test_questions_of_the_page_cannot_be_drawn_anew() -> None:
    for action in ({"do": "new", "seed": 1}, {"do": "wish", "theme": "kina"}):
        with pytest.raises(WidgetError, match="page's own"):
            VISA.update(start(QUIZ), action)


def test_the_state_survives_json() -> None:
    state = done(start(MAKER), do="new", seed=9)
    assert json.loads(json.dumps(state)) == state
    assert Drawn(*state["drawn"]).kind in VIEWS["koira"].kinds


def test_rulings_are_asked_as_they_are() -> None:
    position = read_position(QUIZ)
    rulings = KOIRA.rulings(position.state)
    assert [c.verdict.legal for c in rulings_asked(position)] == [r.legal for r in rulings]
