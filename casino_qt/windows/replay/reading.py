"""A table script on its way to its table. A long one takes half a minute: the window goes on meanwhile."""

from __future__ import annotations

import stat
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from casino_qt.bank.errors import ProfileError
from casino_qt.bank.fleeting import FleetingProfile
from casino_qt.rules.scripts.reading import read
from casino_qt.rules.scripts.replaying import replay
from casino_qt.rules.scripts.script import AnyScript, ScriptError
from casino_qt.rules.scripts.streams import load
from casino_qt.tables.replay import Recording, Replay
from casino_qt.tables.written import sitting_of
from casino_qt.windows.kit.message import Answer, Letter, Message
from casino_qt.windows.staff.errand import Errand

QUICK_FILE = 32 * 1024  # bytes that are read and checked within a tenth of a second
QUICK_ACTIONS = 1_000
MOST_ACTIONS = 100_000
"""Nobody looks at more of them step by step; `casino-qt replay` tells what they come to."""
PATIENCE = 300  # milliseconds before it is said that it takes a while
SLICE = 0.015  # seconds of the window's time taken at once


class TooLong(ScriptError):
    """More actions than the window shows."""

    def __init__(self) -> None:
        super().__init__(f"more than {MOST_ACTIONS} actions")


class Reading(QObject):
    """One script. Ends with one of the two signals, or with `leave`; then it is gone.

    The file is read and checked in a thread, which needs no Qt; what the table needs is gone through in
    slices, as it belongs to the thread of the window.
    """

    finished = Signal(object, object)
    """The Replay, and the FleetingProfile it stands on, which whoever shows it closes."""
    failed = Signal(object)
    """ScriptError or ProfileError."""

    def __init__(self, window: QWidget, name: str, now: Callable[[], str]) -> None:
        super().__init__(window)
        self._window = window
        self._now = now
        self._name = name
        self._errand = Errand(self)
        self._over = False
        self._nowhere: FleetingProfile | None = None
        self._replay: Replay | None = None
        self._rest: Iterator[int] = iter(())
        self._sheet: Message | None = None
        self._done = 0
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._say)
        self._slices = QTimer(self)
        self._slices.timeout.connect(self._go_on)

    def begin_with_file(self, path: Path) -> None:
        """Read the script at `path`; one that is soon read is read at once."""
        if not _quick(path):
            self._patience.start()
            self._errand.run(partial(_load, path), self._loaded, self._fail)
            return
        self._loaded(_load(path))

    def _loaded(self, answer: AnyScript | ScriptError) -> None:
        if self._over:
            self.deleteLater()  # nobody waits for it any more
        elif isinstance(answer, ScriptError):
            self._fail(answer)
        else:
            self.begin(answer)

    def begin(self, script: AnyScript) -> None:
        """Go through a script whose every action is accepted."""
        if len(script.actions) > MOST_ACTIONS:
            self._fail(TooLong())
            return
        quick = len(script.actions) <= QUICK_ACTIONS
        self._nowhere = FleetingProfile(script.purse, self._now)
        try:
            self._replay = Replay(self._nowhere, Recording(sitting_of(script)), self, rehearsed=quick)
        except ProfileError as problem:
            self._fail(problem)
            return
        if quick:
            self._finish()
            return
        if self._sheet is None and not self._patience.isActive():
            self._patience.start()
        self._rest = self._replay.rehearse()
        self._slices.start(0)

    def _go_on(self) -> None:
        until = time.monotonic() + SLICE
        try:
            for done in self._rest:
                self._done = done
                if time.monotonic() >= until:
                    break
            else:
                self._finish()
                return
        except ProfileError as problem:
            self._fail(problem)
            return
        if self._sheet is not None:
            self._sheet.retranslate()

    # -- how it ends -------------------------------------------------------------------------------------

    def _finish(self) -> None:
        replay, nowhere = self._replay, self._nowhere
        assert replay is not None
        self._replay = self._nowhere = None
        replay.setParent(None)
        self._end()
        self.finished.emit(replay, nowhere)

    def _fail(self, problem: ScriptError | ProfileError) -> None:
        if not self._over:
            self._end()
            self.failed.emit(problem)

    def leave(self) -> None:
        """It is not wanted any more. A file that is still being read is read to its end, for nothing."""
        if not self._over:
            self._end()

    def _end(self) -> None:
        self._over = True
        self._patience.stop()
        self._slices.stop()
        self._rest = iter(())
        sheet, self._sheet = self._sheet, None
        if sheet is not None:
            sheet.lay_away()
        if self._nowhere is not None:
            self._nowhere.close()
            self._nowhere = None
        if not self._errand.busy:
            self.deleteLater()

    # -- what is said meanwhile --------------------------------------------------------------------------

    def _say(self) -> None:
        self._sheet = Message(self._window, self._letter)
        self._sheet.setObjectName("reading")
        self._sheet.done.connect(self.leave)
        self._sheet.open()

    def _letter(self) -> Letter:
        translate = QCoreApplication.translate
        steps = 0 if self._replay is None else len(self._replay.steps)
        if steps:
            share = translate("Replay", "Gone through: {percent} %").format(percent=self._done * 100 // steps)
        else:
            share = translate("Replay", "It is being read and checked.")
        return Letter(
            translate("Replay", "This is a long script"),
            self._name,
            share,
            [Answer(translate("Replay", "Leave it"), lambda: None)],
        )


def _load(path: Path) -> AnyScript | ScriptError:
    """The script at `path`, with every action of it accepted if it is not too long, or what is wrong."""
    try:
        script = read(load(str(path)))
        if len(script.actions) <= MOST_ACTIONS:
            replay(script)
        return script
    except ScriptError as error:
        return error


def _quick(path: Path) -> bool:
    """Whether reading this file keeps nobody waiting; a pipe may never end."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return True  # there is nothing to be read
    plain = stat.S_ISREG(found.st_mode) and found.st_size <= QUICK_FILE
    return plain or stat.S_ISDIR(found.st_mode)
