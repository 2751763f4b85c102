"""A monkey plays for minutes of event time; `python -m tests.evening.monkey` lets it play for an hour."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.evening.monkey.play import play

MINUTES = 2.5


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_a_monkey_does_is_borne(qapp: QApplication, tmp_path: Path, seed: int) -> None:
    made = play(seed, MINUTES, tmp_path)
    assert sum(made.values()) > 60
