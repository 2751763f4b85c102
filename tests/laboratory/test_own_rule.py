"""A system of one's own: what the form may say, and what is said of one that may not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from casino_qt.laboratory.own_rule import NEVER, Form, OwnRule, Step, read_form
from casino_qt.laboratory.systems import Verdict
from casino_qt.rules.scripts.script import ScriptError


def read(form: Any) -> Form:
    return read_form(json.dumps(form).encode())


def test_all_but_the_start_may_be_left_out() -> None:
    assert read({"start": 3}) == Form(3, Step(), Step(), NEVER, NEVER, NEVER, NEVER, 1_000_000)


def test_a_whole_form_is_read() -> None:
    form = {
        "start": 2,
        "after_win": "start",
        "after_loss": {"times": 2, "divided_by": 3, "plus": -1},
        "reset_at": {"wins": 3, "losses": 8, "ahead": 10, "behind": 40},
        "cap": 64,
    }
    assert read(form) == Form(2, None, Step(2, 3, -1), 3, 8, 10, 40, 64)


def test_the_form_of_oscar_s_grind_grinds() -> None:
    # A piece more after a win, the same after a loss, over when the series is a piece ahead.
    rule = OwnRule(read({"start": 1, "after_win": {"plus": 1}, "reset_at": {"ahead": 1}}), 2)
    state, laid = rule.begins(), []
    for won in (False, False, True, True, False, True):
        wish = rule.wish(state)
        laid.append(wish)
        state = rule.after(state, wish, Verdict.WON if won else Verdict.LOST, 2 * wish if won else -2 * wish)
    assert laid == [1, 1, 1, 2, 1, 1]
    assert state == (2, 1, 0, 0)


@pytest.mark.parametrize(
    ("form", "why"),
    [
        ([], "a system must be one JSON object"),
        ({}, "'start' is missing"),
        ({"start": 0}, "'start' is a whole number from 1"),
        ({"start": 1.0}, "'start' is a whole number"),
        ({"start": True}, "'start' is a whole number"),
        ({"start": "1"}, "'start' is a whole number"),
        ({"start": 10**6 + 1}, "'start' is a whole number"),
        ({"start": 1, "stop": 3}, "a system has no 'stop', only start, after_win"),
        ({"start": 5, "cap": 4}, "'start' is above 'cap'"),
        ({"start": 1, "after_win": "double"}, "'after_win' is 'start', 'same' or an object"),
        ({"start": 1, "after_win": 2}, "'after_win' must be one JSON object"),
        ({"start": 1, "after_loss": {"by": 2}}, "'after_loss' has no 'by', only times"),
        ({"start": 1, "after_loss": {"times": -1}}, "'times' is a whole number from 0 to 100"),
        ({"start": 1, "after_loss": {"divided_by": 0}}, "'divided_by' is a whole number from 1"),
        ({"start": 1, "after_loss": {"plus": 1.5}}, "'plus' is a whole number"),
        ({"start": 1, "reset_at": 3}, "'reset_at' must be one JSON object"),
        ({"start": 1, "reset_at": {"ahead": 0}}, "'ahead' is a whole number from 1"),
        ({"start": 1, "reset_at": {"time": 1}}, "'reset_at' has no 'time'"),
    ],
    ids=str,
)
def test_a_form_that_cannot_be_costs_one_line(form: Any, why: str) -> None:
    with pytest.raises(ScriptError, match=why) as refused:
        read(form)
    assert str(refused.value).isprintable()


def test_a_file_that_is_no_form_costs_one_line() -> None:
    for data, why in (
        (b"", "not JSON"),
        (b"\xff", "not UTF-8"),
        (b'{"start": 1, "start": 2}', "stands twice"),
    ):
        with pytest.raises(ScriptError, match=why):
            read_form(data)
