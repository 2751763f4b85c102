"""The small form of a rule of one's own."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from casino_qt.laboratory.own_rule import NEVER, Form, Step, read_form
from casino_qt.windows.laboratory.form import SYSTEMS
from casino_qt.windows.laboratory.own_rule import FIRST_RULE, OwnRuleSheet
from casino_qt.windows.laboratory.sheet import LaboratorySheet

WHOLE = {
    "start": 2,
    "after_win": "same",
    "after_loss": {"times": 3, "divided_by": 2, "plus": -1},
    "reset_at": {"wins": 3, "losses": 8, "ahead": 10, "behind": 40},
    "cap": 64,
}


@pytest.fixture
def rule(sheet: LaboratorySheet) -> OwnRuleSheet:
    """Opened as the person opens it: by choosing the system."""
    system = sheet.form.system
    system.setFocus()
    QTest.keyClick(system, Qt.Key.Key_End)
    assert SYSTEMS[system.index()] == "own"
    assert sheet.own_rule is not None
    assert sheet.own_rule.isVisible()
    return sheet.own_rule


@pytest.mark.parametrize("written", [WHOLE, FIRST_RULE, {"start": 1}], ids=["whole", "first", "least"])
def test_what_is_shown_is_what_is_read(rule: OwnRuleSheet, written: dict[str, Any]) -> None:
    rule.show_rule(written)
    assert read_form(json.dumps(rule.rule()).encode()) == read_form(json.dumps(written).encode())


def test_a_rule_is_written_by_keys_and_taken(sheet: LaboratorySheet, rule: OwnRuleSheet) -> None:
    assert rule.start.hasFocus()
    rule.start.selectAll()
    for written in ("3", "50"):  # begins with, never more than
        QTest.keyClicks(rule.focusWidget(), written)
        QTest.keyClick(rule.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(rule.after["after_win"], Qt.Key.Key_Down)
    QTest.keyClick(rule.after["after_win"], Qt.Key.Key_Tab)
    QTest.keyClick(rule.after["after_loss"], Qt.Key.Key_Tab)
    QTest.keyClicks(rule.focusWidget(), "2")
    QTest.keyClick(rule.focusWidget(), Qt.Key.Key_Return)
    assert rule.isHidden()
    taken = read_form(json.dumps(dict(sheet.form.own_rule)).encode())
    assert taken == Form(3, Step(), Step(2, 1, 1), NEVER, NEVER, NEVER, NEVER, 50)
    assert sheet.form.order().own == sheet.form.own_rule


MISTAKES = (
    ("start", "", "A whole number from 1 to 1\u00a0000\u00a0000 is wanted here."),
    ("start", "0", "A whole number from 1 to 1\u00a0000\u00a0000 is wanted here."),
    ("start", "two", "A whole number from 1 to 1\u00a0000\u00a0000 is wanted here."),
    ("cap", "1", "The first stake may not be more than the highest one."),
    ("cap", "9999999", "A whole number from 1 to 1\u00a0000\u00a0000 is wanted here."),
    ("times", "101", "A whole number from 0 to 100 is wanted here."),
    ("divided_by", "0", "A whole number from 1 to 100 is wanted here."),
    ("losses", "-3", "A whole number from 1 to 1\u00a0000\u00a0000 is wanted here."),
)


def test_what_cannot_be_is_said_and_nothing_is_taken(sheet: LaboratorySheet, rule: OwnRuleSheet) -> None:
    entries = {"start": rule.start, "cap": rule.cap, **rule.reset, **rule.steps["after_loss"]}
    for field, written, line in MISTAKES:
        rule.show_rule(WHOLE)
        entry = entries[field]
        entry.setText(written)
        rule.use.click()
        assert rule.isVisible()
        assert (rule.notice.text(), entry.is_wrong(), entry.hasFocus()) == (line, True, True), written
        QTest.keyClicks(entry, "1")
        assert (rule.notice.text(), entry.is_wrong()) == ("", False)
    assert sheet.form.own_rule == FIRST_RULE


def test_escape_leaves_the_rule_as_it_was(sheet: LaboratorySheet, rule: OwnRuleSheet) -> None:
    rule.start.setText("9")
    QTest.keyClick(rule.start, Qt.Key.Key_Escape)
    assert rule.isHidden()
    assert sheet.isVisible()
    assert sheet.form.own_rule == FIRST_RULE
    sheet.form.rule.click()
    assert rule.start.text() == "1"


def test_figures_are_asked_for_where_the_stake_is_reckoned(rule: OwnRuleSheet) -> None:
    plus = rule.steps["after_win"]["plus"]
    assert not plus.isVisible()
    rule.after["after_win"].take(2)
    assert plus.isVisible()
