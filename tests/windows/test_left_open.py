"""What is left open or left behind when a window goes: Qt takes it down in an order of its own."""

from __future__ import annotations

from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from casino_qt.art.lettering import load_fonts
from casino_qt.settings import Settings
from casino_qt.windows.commands.keyring import keyring
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


def test_the_keys_of_somebody_who_has_gone_are_those_of_the_house(settings: Settings) -> None:
    keyring.use(settings)
    house = keyring.key("anywhere.settings")
    keyring.put("anywhere.settings", "F12")
    assert keyring.key("anywhere.settings") == "F12"
    delete(settings)
    assert keyring.key("anywhere.settings") == house
    assert not keyring.spoilt
