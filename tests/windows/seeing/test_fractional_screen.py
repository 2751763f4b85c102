"""Where a logical pixel is no whole number of the screen's: lines of a grid are alike, no cell has a seam."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem

from casino_qt.art.cashier import FRAMED, NOTE, NOTES, paint_note
from casino_qt.windows.book.leaf import Leaf
from casino_qt.windows.book.rounds import COLUMNS
from casino_qt.windows.strategy_card.painting import on_pixels
from tests.screenshots.evening import Evening
from tests.screenshots.states import STATES

RATIOS = (1.0, 1.25, 1.5, 2.0, 3.0)
PAPER = QColor("#FBF4E2")


def sheet(width: int, height: int, ratio: float) -> QImage:
    """An empty page of so many logical pixels."""
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(PAPER)
    return image


@pytest.mark.parametrize("ratio", RATIOS)
def test_lines_of_a_grid_are_alike(qapp: QApplication, ratio: float) -> None:
    image = sheet(400, 20, ratio)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(QPen(Qt.GlobalColor.black, 0.7))
    for step in range(11):
        x = 10.3 + 34.7 * step
        p.drawLine(*on_pixels(p, QPointF(x, 0), QPointF(x, 20)))
    p.end()
    row = [image.pixelColor(x, image.height() // 2).lightness() for x in range(image.width())]
    inked = [x for x, light in enumerate(row) if light < PAPER.lightness()]
    lines = [x for x in inked if x - 1 not in inked]
    assert len(lines) == 11
    profiles = {tuple(row[x : x + 4]) for x in lines}
    assert len(profiles) == 1


@pytest.mark.parametrize("ratio", RATIOS)
def test_a_chosen_row_of_the_book_has_no_seams(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, ratio: float
) -> None:
    next(state for state in STATES if state.name == "book_full").reach(evening)
    evening.settle()
    leaf = evening.window.findChildren(Leaf)[0]
    image = sheet(leaf.width(), leaf.rowHeight(0), ratio)
    p = QPainter(image)
    for at in range(len(COLUMNS)):
        option = QStyleOptionViewItem()
        index = leaf.model().index(0, at)
        option.rect = leaf.visualRect(index).translated(0, -leaf.visualRect(index).top())
        option.state = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_Enabled
        leaf.itemDelegate().paint(p, option, index)
    p.end()
    right = round(sum(leaf.columnWidth(at) for at in range(len(COLUMNS))) * ratio) - 2
    above = {image.pixel(x, 2) for x in range(2, right)}  # over the letters
    assert len(above) == 1


@pytest.mark.parametrize("value", NOTES)
def test_the_numbers_of_a_note_keep_clear_of_its_frame(qapp: QApplication, value: int) -> None:
    w, h = NOTE
    image = sheet(round(w), round(h), 8.0)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_note(p, QPointF(0, 0), value)
    p.end()
    dark = [
        (x / 8, y / 8)
        for x in range(image.width())
        for y in range(0, image.height(), 3)
        if image.pixelColor(x, y).lightness() < 70
    ]
    # The frame and the waves are paler than the black of a corner's number.
    assert dark
    assert min(x for x, _ in dark) >= FRAMED - 0.5
    assert max(x for x, _ in dark) <= w - FRAMED + 0.5
