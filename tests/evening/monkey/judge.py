"""What must hold whatever the monkey does, and ears for what is complained about."""

from __future__ import annotations

import logging
import os
import sys
import tempfile
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
from casino_qt.scenes.cloth_scene import ClothScene
from casino_qt.scenes.game_scene import GameScene
from casino_qt.scenes.roulette.scene import RouletteScene
from casino_qt.scenes.stage import HandTicker, Stage
from casino_qt.scenes.trente_et_quarante.scene import TrenteEtQuaranteScene
from casino_qt.scenes.trente_et_un.scene import TrenteEtUnScene
from casino_qt.windows.replay.scenes import scene_of
from tests.evening.monkey.night import Night

OFFSCREEN = "This plugin does not support"
"""How the platform without a display says that there is nothing to raise, and no keyboard to hold."""


class Complaint(AssertionError):
    """Something was complained about, or does not hold."""


class Ears(logging.Handler):
    """Hears every exception that nobody caught, every message of Qt's, and what the logbook calls an error.

    What it only warns of was met with before it happened, as a file that cannot be written.
    """

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """An entry of the logbook."""
        self.heard.append(self.format(record))

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
    logging.getLogger().addHandler(ears)
    try:
        yield ears
    finally:
        sys.excepthook, sys.unraisablehook = hook, unraisable
        qInstallMessageHandler(before)
        logging.getLogger().removeHandler(ears)


@contextmanager
def overheard() -> Iterator[Callable[[], str]]:
    """What whoever writes to standard error itself, past Python and Qt, has written since it was last asked.

    Meanwhile nothing written there reaches the terminal.
    """
    with tempfile.TemporaryFile() as written:
        sys.stderr.flush()
        kept = os.dup(2)
        os.dup2(written.fileno(), 2)

        def news() -> str:
            sys.stderr.flush()
            said = os.pread(written.fileno(), os.fstat(written.fileno()).st_size - heard[0], heard[0])
            heard[0] += len(said)
            return said.decode(errors="replace")

        heard = [0]
        try:
            yield news
        finally:
            sys.stderr.flush()
            os.dup2(kept, 2)
            os.close(kept)


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


def fresh(scene: GameScene) -> GameScene:
    """A scene built anew from the state of the same table; it hears nothing of what happens later.

    Which chip the hand holds, what a tablet shows, whether the person has looked and how much of the table is
    seen are no state of it.
    """
    shape = scene._shape
    assert shape is not None
    another = scene_of(scene.controller, scene._pictures, Stage(HandTicker()), scene._calls, HandTicker())
    another.listen(False)
    if isinstance(scene, ClothScene) and isinstance(another, ClothScene):
        another.chip_value = scene.chip_value
    if isinstance(scene, RouletteScene) and isinstance(another, RouletteScene):
        another.board_mode = scene.board_mode
    if isinstance(scene, TrenteEtUnScene) and isinstance(another, TrenteEtUnScene):
        another.paced, another.open_handed = scene.paced, scene.open_handed
        another.remember_look(scene.looked)
    another.set_spec(*shape)
    another._banner.show_within(scene._banner._seen)
    if isinstance(scene, TrenteEtQuaranteScene) and isinstance(another, TrenteEtQuaranteScene):
        another.move_cut(scene.cut_at)
    another.refresh()
    return another


def shows_the_state(scene: GameScene) -> None:
    """At rest the picture is the one that is built from the state, by this scene and by a new one."""
    before = set(scene.picture())
    another = fresh(scene)
    scene.refresh()
    for whose, built in (("a new scene", another), ("the scene itself", scene)):
        if wrong := before ^ set(built.picture()):
            seen = "\n".join(f"{'shown' if one in before else 'built'}: {one}" for one in sorted(wrong))
            raise Complaint(f"the picture is not that of the state by {whose}:\n{seen}")
    another.deleteLater()


def judge(night: Night) -> None:
    """Come to rest, and look at everything."""
    night.to_the_end()
    if not night.empty:
        books_balance(night.profile, night.profile.path)
    page = night.window.table
    if page is not None and page.house is not night.house:
        books_balance(page.house.profile, page.house.profile.path)
    for shown in (page, *night.window.replay_pages()):
        if shown is not None and not shown.scene.busy and not shown.stage.busy:
            shows_the_state(shown.scene)
