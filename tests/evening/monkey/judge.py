"""What must hold whatever the monkey does, and ears for what is complained about."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from casino_qt.bank.audit import audit
from casino_qt.bank.profile import Profile
from casino_qt.scenes.game_scene import GameScene
from tests.screenshots.evening import Evening

OFFSCREEN = "This plugin does not support"
"""How the platform without a display says that there is nothing to raise, and no keyboard to hold."""


class Complaint(AssertionError):
    """Something was complained about, or does not hold."""


class Ears:
    """Hears every exception that nobody caught and every message of Qt's."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def fallen(self, kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        """An exception nobody caught."""
        self.heard.append("".join(traceback.format_exception(kind, error, where)))

    def message(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        """Whatever Qt has to say."""
        if kind != QtMsgType.QtDebugMsg and not text.startswith(OFFSCREEN):
            self.heard.append(f"{kind.name}: {text}")


@contextmanager
def listening() -> Iterator[Ears]:
    """Everything is heard meanwhile."""
    ears = Ears()
    hook, unraisable = sys.excepthook, sys.unraisablehook
    sys.excepthook = ears.fallen
    sys.unraisablehook = lambda told: ears.heard.append(f"{told.exc_value!r} in {told.object!r}")
    before = qInstallMessageHandler(ears.message)
    try:
        yield ears
    finally:
        sys.excepthook, sys.unraisablehook = hook, unraisable
        qInstallMessageHandler(before)


def nothing_of_the_system(patch: pytest.MonkeyPatch, choose: Callable[[], str]) -> None:
    """No dialog and no program of the system is ever opened: a file is chosen by `choose`, "" for none."""
    for name in ("getOpenFileName", "getSaveFileName"):
        patch.setattr(QFileDialog, name, staticmethod(lambda *_, **__: (choose(), "")))
    patch.setattr(QFileDialog, "getExistingDirectory", staticmethod(lambda *_, **__: choose()))
    patch.setattr(QDesktopServices, "openUrl", staticmethod(lambda _: True))


def books_balance(profile: Profile, path: Path) -> None:
    """The ledger sums to zero, account by account and as a whole."""
    if (sum_ := sum(profile.balances().values())) != 0:
        raise Complaint(f"the ledger sums to {sum_}")
    audit(profile._db, path)


def shows_the_state(scene: GameScene) -> None:
    """At rest the picture is the one that is built from the state."""
    before = set(scene.picture())
    scene.refresh()
    if wrong := before ^ set(scene.picture()):
        raise Complaint("the picture is not that of the state:\n" + "\n".join(map(str, sorted(wrong))))


def judge(evening: Evening) -> None:
    """Come to rest, and look at everything."""
    evening.to_the_end()
    books_balance(evening.profile, evening.profile.path)
    page = evening.window.table
    if page is not None and page.house is not evening.house:
        books_balance(page.house.profile, page.house.profile.path)
    if page is not None and not page.scene.busy and not page.stage.busy:
        shows_the_state(page.scene)
