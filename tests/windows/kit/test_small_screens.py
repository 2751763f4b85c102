"""On a screen smaller than the least window a sheet that fills it is scrolled, and no row is pressed flat."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from casino_qt.settings import LANGUAGES
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.laboratory.sheet import LaboratorySheet
from casino_qt.windows.statistics.sheet import StatisticsSheet
from tests.screenshots.evening import Evening
from tests.windows.conftest import Begin

SCREENS = (QSize(1024, 640), QSize(853, 480), QSize(640, 360))  # the least, 1280 × 720 at 1.5 and at 2


def filling(evening: Evening, kind: type[Sheet]) -> Sheet:
    window = evening.window
    window.open_laboratory() if kind is LaboratorySheet else window.open_statistics()
    evening.settle()
    (sheet,) = (one for one in evening.window.findChildren(Sheet) if type(one) is kind)
    return sheet


@pytest.mark.parametrize("kind", [LaboratorySheet, StatisticsSheet])
def test_nothing_of_a_sheet_is_pressed_flat(kind: type[Sheet], begin: Begin) -> None:
    evening = begin()
    evening.window.setMinimumSize(1, 1)
    sheet = filling(evening, kind)
    for language in LANGUAGES:
        evening.settings.language = language
        for screen in SCREENS:
            evening.window.resize(screen)
            evening.settle()
            least, given = sheet._outer.totalMinimumSize(), sheet.panel.size()
            assert given.expandedTo(least) == given, (language, screen)
            assert sheet.scrolling.needed or sheet.rect().contains(sheet.panel.geometry())
