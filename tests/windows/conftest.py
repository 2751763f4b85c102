"""A window as the person gets it, with settings, purse and evening of its own for each test."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QDateTime, QEvent, QSettings, QSize, QTime
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from casino_qt.art.lettering import load_fonts
from casino_qt.settings import Settings
from casino_qt.windows import table_page
from casino_qt.windows.dress import dress
from casino_qt.windows.kit.guard import Guard
from casino_qt.windows.languages import Languages
from casino_qt.windows.main_window import MainWindow

EVENING = QDateTime(QDate(2026, 11, 28), QTime(21, 40))
SMALL = QSize(1280, 720)


@pytest.fixture(autouse=True)
def deliberate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever presses a button of a table has read it: by the guard's clock a second passes at each look."""
    seconds = count(1.0)
    monkeypatch.setattr(table_page, "Guard", partial(Guard, clock=lambda: next(seconds)))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """The preferences of somebody who comes for the first time and reads English."""
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings = Settings(store)
    settings.language = "en"
    return settings


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    """English to begin with, and no translator left afterwards."""
    languages = Languages()
    languages.speak("en")
    yield languages
    languages.be_silent()


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, languages: Languages) -> Iterator[MainWindow]:
    """The window at 1280 × 720, the lobby in it, nothing else; gone after the test.

    One that only waits to be deleted would still follow every language of the tests to come.
    """
    load_fonts()
    dress()
    window = MainWindow(settings, languages, now=lambda: EVENING)
    window.resize(SMALL)
    window.show()
    qtbot.waitExposed(window)
    window.lobby.set_purse(2_415_050)
    window.lobby.set_limits({"trente-et-quarante": (500, 500_000), "roulette": (500, 20_000)})
    window.lobby.set_last("trente-et-quarante", 32_500)
    window.lobby.welcome()
    yield window
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)
