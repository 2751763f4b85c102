"""No test hurries: nowhere is it said how long somebody is waited for, but in one place."""

from __future__ import annotations

import ast
from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.patience import PatientBot

WAITS = {"waitUntil", "waitSignal", "waitSignals"}


def test_who_waits_in_a_test_has_patience(qtbot: QtBot) -> None:
    assert isinstance(qtbot, PatientBot)


def test_nobody_says_how_long() -> None:
    hurried = [
        f"{path.name}:{call.lineno}"
        for path in Path(__file__).parent.rglob("*.py")
        for written in [path.read_text(encoding="utf-8")]
        if "timeout=" in written and any(wait in written for wait in WAITS)
        for call in ast.walk(ast.parse(written))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in WAITS
        and not isinstance(call.func.value, ast.Call)  # `super()`, where it is said
        and any(word.arg == "timeout" for word in call.keywords)
    ]
    assert hurried == []
