"""An evening of somebody called Claire, and the program as it starts with a purse of hers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QSize
from pytestqt.qtbot import QtBot

from casino_qt import app, logbook
from casino_qt.app import Start, Wishes
from casino_qt.art.pictures import Pictures
from casino_qt.bank import roster
from casino_qt.settings import Settings
from tests.screenshots.evening import Evening
from tests.screenshots.fit import BlankPictures


@pytest.fixture(scope="module")
def pictures() -> Iterator[BlankPictures]:
    pictures = BlankPictures()
    yield pictures
    pictures.close()


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path, pictures: BlankPictures) -> Iterator[Evening]:
    evening = Evening(tmp_path / "house", QSize(1280, 720), pictures=pictures)
    evening.profile.rename("Claire")
    evening.window.refresh_lobby()
    yield evening
    evening.close()


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """A start in a house of its own, with two players; not begun yet."""
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    Settings(store).language = "en"
    monkeypatch.setattr("casino_qt.settings.Settings.__init__.__defaults__", (store, None))
    monkeypatch.setattr(app, "usual_profile", lambda: tmp_path / "house" / "purse.casino")
    monkeypatch.setattr("sys.excepthook", None)
    monkeypatch.setattr("casino_qt.windows.keeper.AFTER", 0)
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
