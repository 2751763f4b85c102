"""A file that is opened while the casino is open already is shown there, and not a second casino beside it.

Who was begun for a file and finds the purse in use lays a note with the file's name into a folder beside the
purse. Whose purse it is looks there, takes the note away and shows the file; by that the other knows that it
may go. A folder it is because the program has no network, not even with itself.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

PATIENCE = 3000  # milliseconds in which a casino that lives takes a note; one that hangs does not
NOTE, HALF = ".note", ".half"


def folder_of(profile: Path) -> Path:
    """Where the casino that has this profile open looks for notes."""
    return profile.with_name(f"{profile.stem}-to-open")


class Bell(QObject):
    """Listens beside one profile at a time."""

    rung = Signal(str)
    """The name of a file that somebody wants to see."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)
        self._folder: Path | None = None

    def hang(self, profile: Path) -> None:
        """Listen for this profile's notes. Where no folder can be made, nobody can ring."""
        self.take_down()
        folder = folder_of(profile)
        try:
            folder.mkdir(exist_ok=True)
            for left in folder.iterdir():
                left.unlink()  # what was wanted of a casino that was killed, nobody waits for
        except OSError:
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
        except OSError:
            return  # a note came too late: who laid it takes it back, and opens the file himself

    def _look(self, _path: str) -> None:
        if self._folder is None or not self._folder.is_dir():
            return
        for note in sorted(self._folder.glob(f"*{NOTE}")):
            try:
                name = os.fsdecode(note.read_bytes())
                note.unlink()
            except OSError:  # taken back meanwhile
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
        except OSError:
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
        except OSError:
            pass  # it stays for the next casino, which throws it away
        self._unheard()
