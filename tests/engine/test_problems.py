"""What is wrong with a text: how it is told, and how much of it."""

import pytest

from korttipelit import AmbiguousError, NotationError, Problem
from korttipelit.problems import MOST, SHOWN, nearest, quoted


def test_a_problem_reads_as_a_place_a_sentence_and_a_hint() -> None:
    problem = Problem("no-card", "“♠11” is no card", 3, 12, "♠11", "♠J")
    assert str(problem) == "line 3, column 12: “♠11” is no card – did you mean ♠J?"
    assert str(Problem("over", "the deal is over")) == "the deal is over"


def test_an_error_lists_its_problems_line_by_line() -> None:
    error = NotationError([Problem("a", "first", 1, 1), Problem("b", "second", 2, 1)])
    assert str(error) == "line 1, column 1: first\nline 2, column 1: second"
    assert isinstance(error, ValueError)


def test_an_error_lists_no_more_than_can_be_read() -> None:
    error = NotationError([Problem("a", "wrong", n, 1) for n in range(1, MOST + 11)])
    assert len(error.problems) == MOST
    assert str(error).endswith("… and 10 more")


def test_an_ambiguity_lists_the_readings() -> None:
    error = AmbiguousError(Problem("ambiguous-card", "could be two"), ["♠7", "♥7"])
    assert error.choices == ("♠7", "♥7")
    assert isinstance(error, NotationError)


@pytest.mark.parametrize(
    ("text", "found"), [("nosta", "nosta"), ("NOSTO", "nosto"), ("nsta", "nosta"), ("zzz", "")]
)
def test_the_nearest_thing_is_found_without_minding_capitals(text: str, found: str) -> None:
    assert nearest(text, ["anna", "nosta", "nosto"]) == found


def test_a_stricter_look_finds_less() -> None:
    assert nearest("liisa", ["löi"]) == "löi"
    assert nearest("liisa", ["löi"], cutoff=0.75) == ""


def test_a_long_text_is_quoted_in_part() -> None:
    assert quoted("a\n  b") == "“a b”"
    assert quoted("x" * SHOWN) == f"“{'x' * SHOWN}”"
    assert quoted("x" * 1_000_000) == f"“{'x' * SHOWN}…”"
