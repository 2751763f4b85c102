"""A file that is opened while the casino is open already is shown there, and not a second casino beside it.

Who was begun for a file and finds the purse in use lays a note with the file's name into a folder beside the
purse. Whose purse it is looks there, takes the note away and shows the file; by that the other knows that it
may go. A folder it is because the program has no network, not even with itself.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from casino_qt.bank import roster
from casino_qt.bank.errors import ProfileBusy, ProfileError
from casino_qt.bank.lock import ProfileLock

log = logging.getLogger(__name__)

PATIENCE = 3000  # milliseconds in which a casino that lives takes a note; one that hangs does not
NOTE, HALF = ".note", ".half"


def folder_of(profile: Path) -> Path:
    """Where the casino that has this profile open looks for notes."""
    return profile.with_name(f"{profile.stem}-to-open")


def clear_left(house: Path) -> None:
    """Take away what casinos that were killed have left beside the profiles of `house`."""
    for profile in roster.paths(house):
        folder = folder_of(profile)
        if not folder.is_dir():
            continue
        try:
            lock = ProfileLock(profile)
        except ProfileBusy:
            continue  # a casino has it open, and listens there
        except ProfileError as problem:
            log.warning("%s stays: %s", folder, problem)
            continue
        try:
            _throw_away_notes(folder)
            folder.rmdir()
        except OSError as problem:
            log.warning("%s stays: %s", folder, problem)
        finally:
            lock.release()


def _throw_away_notes(folder: Path) -> None:
    """What was wanted of a casino that was killed, nobody waits for. Raises OSError."""
    for left in folder.iterdir():
        left.unlink()


class Bell(QObject):
    """Listens beside one profile at a time."""

    rung = Signal(str)
    """The name of a file that somebody wants to see."""
    silent = Signal(str)
    """The folder where nobody can lay a note, because it cannot be made."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)
        self._folder: Path | None = None

    def hang(self, profile: Path) -> None:
        """Listen for this profile's notes, or say `silent`."""
        self.take_down()
        folder = folder_of(profile)
        try:
            folder.mkdir(exist_ok=True)
            _throw_away_notes(folder)
        except OSError as problem:
            log.warning("nobody can ask for a file to be shown: %s", problem)
            self.silent.emit(str(folder))
            return
        self._folder = folder
        self._watcher.addPath(str(folder))

    def take_down(self) -> None:
        """Listen no more."""
        folder, self._folder = self._folder, None
        if folder is None:
            return
        self._watcher.removePath(str(folder))
        try:
            folder.rmdir()
        except OSError as problem:
            # A note came too late: who laid it takes it back, and opens the file himself.
            log.info("%s stays: %s", folder, problem)

    def _look(self, _path: str) -> None:
        if self._folder is None or not self._folder.is_dir():
            return
        for note in sorted(self._folder.glob(f"*{NOTE}")):
            try:
                name = os.fsdecode(note.read_bytes())
                note.unlink()
            except FileNotFoundError:  # taken back meanwhile
                continue
            except OSError as problem:  # who laid it runs out of patience, and says so
                log.warning("what is wanted cannot be read: %s", problem)
                continue
            self.rung.emit(name)


class Ring(QObject):
    """One note for the casino that has `profile` open. Calls `heard` when it was taken, else `unheard`."""

    def __init__(
        self, parent: QObject, profile: Path, heard: Callable[[], None], unheard: Callable[[], None]
    ) -> None:
        super().__init__(parent)
        self._note = folder_of(profile) / f"{os.getpid()}{NOTE}"
        self._heard, self._unheard = heard, unheard
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._give_up)

    def ring(self, file: Path) -> bool:
        """Lay the note down; False where nobody listens, and then neither is called."""
        half = self._note.with_suffix(HALF)
        if not half.parent.is_dir():
            return False
        self._watcher.addPath(str(half.parent))
        try:
            half.write_bytes(os.fsencode(file.absolute()))
            os.replace(half, self._note)
        except OSError as problem:
            log.warning("the casino that is open cannot be asked: %s", problem)
            return False
        self._patience.start(PATIENCE)
        return True

    def _look(self, _path: str) -> None:
        if self._patience.isActive() and not self._note.exists():
            self._patience.stop()
            self._heard()

    def _give_up(self) -> None:
        try:
            self._note.unlink()
        except FileNotFoundError:  # taken in this very moment
            self._heard()
            return
        except OSError as problem:
            log.warning("the next casino throws it away: %s", problem)
        self._unheard()
