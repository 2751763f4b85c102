"""A window as the person gets it, with settings, purse and evening of its own for each test."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QDateTime, QEvent, QSettings, QSize, QTime
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from casino_qt.art.lettering import load_fonts
from casino_qt.art.pictures import Pictures
from casino_qt.settings import Settings
from casino_qt.windows.at_table import table_page
from casino_qt.windows.doors import TABLES
from casino_qt.windows.kit import plate
from casino_qt.windows.kit.guard import Guard
from casino_qt.windows.main_window import MainWindow
from casino_qt.windows.seeing.dress import dress
from casino_qt.windows.system.languages import Languages
from tests.screenshots.evening import AN_HOUR, Evening, Painted
from tests.screenshots.fit import BlankPictures

EVENING = QDateTime(QDate(2026, 11, 28), QTime(21, 40))
SMALL = QSize(1280, 720)


@pytest.fixture(autouse=True)
def deliberate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever presses a button of a table has read it: by the guard's clock a second passes at each look."""
    seconds = count(1.0)
    monkeypatch.setattr(table_page, "Guard", partial(Guard, clock=lambda: next(seconds)))


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a plate says stays for whoever looks at it, however slow the machine is."""
    monkeypatch.setattr(plate, "SHOWN_FOR", AN_HOUR)


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


@pytest.fixture(scope="module")
def pictures(qapp: QApplication) -> Iterator[Pictures]:
    """Blank ones: who looks at pictures has them painted (`painted`)."""
    pictures = BlankPictures()
    yield pictures
    pictures.close()


@pytest.fixture(scope="module")
def painted(qapp: QApplication) -> Iterator[Pictures]:
    """Painted once for all tests of a file, and only what they ask for."""
    pictures = Painted()
    yield pictures
    pictures.close()


class Begin:
    """Begins evenings at 1280 × 720, all with the same profile unless told otherwise."""

    def __init__(self, folder: Path, pictures: Pictures) -> None:
        self._folder = folder
        self._pictures = pictures
        self._begun: list[Evening] = []

    def __call__(
        self,
        seed: str | None = "2",
        tables: Sequence[str] = TABLES,
        *,
        language: str = "en",
        still: bool = True,
        folder: str = "",
    ) -> Evening:
        """`still`: nothing moves at the tables. `folder`: where the profile lies, in that of the test."""
        at = self._folder / folder
        evening = Evening(at, SMALL, language, seed, pictures=self._pictures, tables=tables)
        self._begun.append(evening)
        evening.settings.reduced_motion = still
        return evening

    def end(self, evening: Evening) -> None:
        """The program has gone before the test is over."""
        self._begun.remove(evening)
        evening.close()

    def close(self) -> None:
        """End all of them."""
        for evening in self._begun:
            evening.close()


@pytest.fixture
def begin(qtbot: QtBot, tmp_path: Path, pictures: Pictures) -> Iterator[Begin]:
    """How an evening begins; it ends after the test."""
    begin = Begin(tmp_path, pictures)
    yield begin
    begin.close()


@pytest.fixture
def evening(begin: Begin) -> Evening:
    """An evening whose window has the keyboard."""
    evening = begin()
    evening.window.activateWindow()
    return evening
