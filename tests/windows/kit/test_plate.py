"""What is said in one line on brass stays whole in the window, whatever names the line holds."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from casino_qt.art.lettering import load_fonts
from casino_qt.windows.kit.plate import Plate


@pytest.mark.parametrize("name", ["purse.casino", f"{'evenings-of-the-year/' * 12}purse", "x" * 255])
def test_a_path_that_is_longer_than_the_plate_goes_on_in_the_next_line(qtbot: QtBot, name: str) -> None:
    load_fonts()
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    plate = Plate(page)
    line = f"The profile /home/claire/{name} cannot be written: the disk is full."
    plate.tell(line, QPointF(640, 630), 0.8)
    assert plate.text() == line
    assert page.rect().contains(plate.geometry())
    for measured in plate.measured():
        assert measured.fits, measured
    assert plate.width() < 640
