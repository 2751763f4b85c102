"""A cartouche that is a bit too high for its margin gives the margin up; a bar comes for what is hidden."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from casino_qt.windows.kit.scrolling import LEAST_MARGIN, Scrolling

MARGIN = 19


@pytest.mark.parametrize(
    ("spare", "scrolled"),
    [(2 * MARGIN, False), (2 * MARGIN - 1, False), (2 * LEAST_MARGIN, False), (2 * LEAST_MARGIN - 1, True)],
)
def test_nobody_scrolls_for_a_margin(qtbot: QtBot, spare: int, scrolled: bool) -> None:
    sheet = QWidget()
    qtbot.addWidget(sheet)
    sheet.resize(640, 360)
    sheet.show()
    panel, scrolling = QWidget(sheet), Scrolling(sheet)
    scrolling.lay_out(panel, 400, 360 - spare, MARGIN)
    assert scrolling.needed is scrolled
    assert panel.y() == (MARGIN if scrolled else spare // 2)
    assert panel.x() == 120
