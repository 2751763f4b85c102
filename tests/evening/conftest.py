"""The real program in this process: its start, its window, its profile; pictures are painted once."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings
from PySide6.QtWidgets import QApplication

from casino_qt import app as program
from casino_qt.windows.at_table import table_page
from casino_qt.windows.kit.guard import Guard
from tests.evening.guest import Guest, settle, wait

Opened = Callable[..., Guest]


class Fell(AssertionError):
    """Something unforeseen happened in the program."""


@pytest.fixture(scope="session")
def pictures() -> Path:
    """The cache of painted pictures that all programs share, those in this process too."""
    return Path(os.environ["XDG_CACHE_HOME"])


@pytest.fixture
def open_casino(
    qapp: QApplication, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Opened]:
    """Open the casino as the command line does; closed again, and found sound, after the test."""
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path / "config"))
    hook, names = sys.excepthook, (qapp.applicationName(), qapp.applicationDisplayName())
    program.name(qapp)
    starts: list[program.Start] = []
    fallen: list[str] = []

    def open_it(*, language: str = "en", seed: str | None = None, own_time: bool = False) -> Guest:
        """With `own_time` it passes at the tables only when the guest watches, and nobody waits for it."""
        start = program.Start(program.Wishes(language=language, profile=tmp_path / "purse.casino", seed=seed))
        starts.append(start)
        start.open_lobby()
        wait(lambda: start.window.house is not None, "the profile")
        assert start.window.house is not None
        start.window.house.introduces = False  # a guest who has been here before
        assert start.net is not None
        start.net.caught.connect(fallen.append)
        guest = Guest(start.window)
        if own_time:
            seconds = count(1.0)  # whoever reads what a button means needs no time for it, either
            monkeypatch.setattr(table_page, "Guard", partial(Guard, clock=lambda: next(seconds)))
            start.window.house.ticker = guest.clock
            start.window.house.rotor = guest.clock
        return guest

    yield open_it
    for start in starts:
        start.window.close()
        if start.window.house is not None:
            start.window.house.pictures.close()
        start.close()
        start.languages.be_silent()
        start.window.deleteLater()
        # At once: a window that only waits to be deleted is heard in the silence of a later test.
        QApplication.sendPostedEvents(start.window, QEvent.Type.DeferredDelete.value)
        settle()
    sys.excepthook = hook
    qapp.setApplicationName(names[0])
    qapp.setApplicationDisplayName(names[1])
    if fallen:
        raise Fell(fallen[0])
