"""A monkey plays for minutes of event time; `python -m tests.evening.monkey` lets it play for an hour."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from casino_qt.art.lettering import load_fonts
from casino_qt.rules.trente_et_quarante.actions import Spot
from tests.evening.monkey.judge import Complaint, overheard, shows_the_state
from tests.evening.monkey.play import play
from tests.scenes.table_room import Room
from tests.screenshots.fit import BlankPictures

MINUTES = 2.5
AGAIN = 0.6


def test_whatever_a_monkey_does_is_borne(qapp: QApplication, tmp_path: Path) -> None:
    made = play(7, MINUTES, tmp_path)
    assert sum(made.values()) > 60


def test_the_same_seed_is_the_same_evening(qapp: QApplication, tmp_path: Path) -> None:
    def told(where: str) -> tuple[list[str], Counter[str]]:
        lines: list[str] = []
        return lines, play(7, AGAIN, tmp_path / where, lines.append)

    assert told("first") == told("second")


def test_a_picture_that_is_not_that_of_the_state_is_complained_about(
    qapp: QApplication, tmp_path: Path
) -> None:
    load_fonts()
    pictures = BlankPictures()
    room = Room(tmp_path, pictures, reduced=True)
    room.cut()
    room.controller.bet(Spot.ROUGE, 500)
    room.scene.skip()
    shows_the_state(room.scene)
    room.scene.listen(False)  # deaf: what is laid now is not shown
    room.controller.bet(Spot.NOIR, 500)
    with pytest.raises(Complaint, match="new scene"):
        shows_the_state(room.scene)
    room.profile.close()
    pictures.close()


def test_what_is_written_past_python_is_overheard() -> None:
    with overheard() as written:
        os.write(2, b"a library complains\n")
        assert written() == "a library complains\n"
        assert written() == ""
