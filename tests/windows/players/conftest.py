"""An evening of somebody called Claire, and the program as it starts with a purse of hers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from casino_qt import app, logbook
from casino_qt.app import Start, Wishes
from casino_qt.art.pictures import Pictures
from casino_qt.bank import roster
from casino_qt.settings import Settings
from tests.screenshots.evening import GAME, Evening
from tests.windows.conftest import Begin


@pytest.fixture
def evening(begin: Begin) -> Evening:
    evening = begin(None, (GAME,), still=False, folder="house")
    evening.profile.rename("Claire")
    evening.window.refresh_lobby()
    return evening


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """A start in a house of its own, with two players; not begun yet."""
    place = str(tmp_path / "settings.ini")
    Settings(QSettings(place, QSettings.Format.IniFormat)).language = "en"
    store = QSettings(place, QSettings.Format.IniFormat)
    monkeypatch.setattr("casino_qt.settings.Settings.__init__.__defaults__", (store, None))
    monkeypatch.setattr(app, "usual_profile", lambda: tmp_path / "house" / "purse.casino")
    monkeypatch.setattr("sys.excepthook", None)
    monkeypatch.setattr("casino_qt.windows.staff.keeper.AFTER", 0)
    # No child paints beside these evenings: nobody sits down, and other tests find the cache as it was.
    monkeypatch.setattr(Pictures, "request", lambda _pictures, _sheet, _spec: None)
    for name in ("Claire", "Pierre"):
        roster.create(tmp_path / "house", name)
    start = Start(Wishes())
    yield start
    start.window.close()
    start.close()
    start.languages.be_silent()
    logbook.close_logbook()
    start.window.deleteLater()
    start.settings.deleteLater()
