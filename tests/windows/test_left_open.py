"""A window may still be open when the process ends, and then Qt takes it down with all that is in it."""

from __future__ import annotations

from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from casino_qt.art.lettering import load_fonts
from casino_qt.settings import Settings
from casino_qt.windows.main_window import MainWindow
from casino_qt.windows.system.languages import Languages


def test_a_window_that_is_left_open_goes_without_a_fault(
    qtbot: QtBot, settings: Settings, languages: Languages
) -> None:
    """Who hears its last events asks it for nothing: what falls in Qt's hands there ends the process."""
    load_fonts()
    window = MainWindow(settings, languages)
    window.show()
    qtbot.waitExposed(window)
    delete(window)
    assert not isValid(window)
