"""Lines to write on: the caret stands beside the example, and nothing of the house lies over the line."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from casino_qt.art.lettering import load_fonts
from casino_qt.art.pictures import Pictures
from casino_qt.rules.refused import CONTEXT, REASONS
from casino_qt.settings import LANGUAGES
from casino_qt.tables.roulette_sitting import GAME as ROULETTE
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.field import EDGE, Field
from tests.screenshots.evening import Evening

SIZES = (QSize(1280, 720), QSize(1440, 900), QSize(1920, 1080))


def painted(widget: QWidget) -> QImage:
    """A widget by itself, on nothing."""
    image = QImage(widget.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    flags = QWidget.RenderFlag.DrawChildren
    widget.render(image, QPoint(), QRegion(), flags)
    return image


def inked(image: QImage, box: QRect) -> bool:
    """Whether anything is painted there."""
    return any(
        image.pixelColor(x, y).alpha() > 8
        for x in range(box.left(), box.right() + 1)
        for y in range(box.top(), box.bottom() + 1)
    )


@pytest.mark.parametrize("k", [0.8, 1.0, 1.5])
def test_the_example_begins_beside_the_caret(qtbot: QtBot, k: float) -> None:
    load_fonts()
    parent = QWidget()
    qtbot.addWidget(parent)
    field = Field(parent, 40)
    field.k = k
    field.resize(300, 40)
    field.setPlaceholderText("Name")
    parent.show()
    at_rest = int(field.example_left())
    assert at_rest == EDGE  # where the first letter of an answer will stand
    assert inked(painted(field), QRect(at_rest, 0, 6, 40))
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    caret = field.cursorRect().center().x()
    image = painted(field)
    left = int(field.example_left())
    assert caret < left - 1
    assert not inked(image, QRect(caret + 1, 0, left - caret - 2, 40))
    assert inked(image, QRect(left - 1, 0, 30, 40))
    field.setText("x")
    assert not inked(painted(field), QRect(left + 20, 0, 200, 40))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def test_what_is_told_leaves_the_seat_of_the_line_free(
    qtbot: QtBot, tmp_path: Path, pictures: Pictures, size: QSize
) -> None:
    evening = Evening(tmp_path, size, "en", "2", pictures=pictures, tables=(ROULETTE,))
    try:
        page = evening.sit_at_roulette()
        seat = page.typed.geometry()
        for language in LANGUAGES:
            evening.languages.speak(language)
            for code, reason in REASONS.items():
                page.tell(QCoreApplication.translate(CONTEXT, reason))
                assert not page.plate.geometry().intersects(seat), (language, code)
    finally:
        evening.close()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def test_the_ring_of_the_line_stays_within_its_seat(
    qtbot: QtBot, tmp_path: Path, pictures: Pictures, size: QSize
) -> None:
    evening = Evening(tmp_path, size, "en", "2", pictures=pictures, tables=(ROULETTE,))
    try:
        line = evening.sit_at_roulette().typed
        line.open()
        evening.settle()
        assert line.listening()
        # Its dark gap reaches a hair over the printed line of the seat.
        image, room = painted(line), int((faces.ROOM - 2.5) * line.k)
        wide, high = line.width(), line.height()
        assert inked(image, QRect(room, room, wide - 2 * room, 8))
        for edge in (QRect(0, 0, wide, room), QRect(0, high - room, wide, room)):
            assert not inked(image, edge)
    finally:
        evening.close()
