"""Less movement when the system asks for it."""

from __future__ import annotations

import pytest
from PySide6.QtDBus import QDBusVariant

from casino_qt.windows.motion_hint import MotionHint


@pytest.mark.parametrize(
    ("answer", "heard"),
    [(False, 1), (True, 0), (None, 0), (0, 0), ("no", 0), (QDBusVariant(False), 1), (QDBusVariant(True), 0)],
)
def test_only_a_clear_no_to_animations_counts(answer: object, heard: int) -> None:
    asked: list[int] = []
    MotionHint(lambda: asked.append(1)).hear(answer)
    assert len(asked) == heard


def test_a_system_without_an_answer_changes_nothing() -> None:
    asked: list[int] = []
    MotionHint(lambda: asked.append(1)).ask()
    assert asked == []
