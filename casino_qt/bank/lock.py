"""The lock that keeps a second running copy away from a profile.

An advisory lock of the operating system on a file beside the profile, and nothing else:

- the kernel lets go of it when the process ends, however it ends, so a killed casino never locks its owner
  out, and nothing has to be guessed from a process number that may since belong to somebody else;
- `flock` belongs to the open file, not to the process: unlike the POSIX locks SQLite itself uses, it is not
  lost when some other part of the program opens and closes the profile (to copy it, for instance), and a
  second opening within the same process is told as well;
- it is held before SQLite touches the file, so recovery and upgrade are never done twice at once.

The lock file stays when the program ends. Only an opening that comes to nothing removes the one it made,
while it holds it; so whoever has taken a lock looks whether it is still that of the file beside the profile,
for two copies must never hold two different files.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from casino_qt.bank.errors import ProfileBusy, from_os

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class ProfileLock:
    """Held from construction to `release`; raises ProfileBusy when somebody else holds it, ProfileUnwritable
    when the lock file cannot be made."""

    def __init__(self, profile: Path) -> None:
        self.path = profile.with_name(profile.name + ".lock")
        self._handle: int | None = None
        self._made = False
        try:
            while not self._hold():
                self.release()
        except (BlockingIOError, PermissionError) as error:
            taken = self._handle is not None
            self.release()
            raise (ProfileBusy(profile) if taken else from_os(error, profile)) from error
        except OSError as error:
            self.release()
            raise from_os(error, profile) from error

    def _hold(self) -> bool:
        """Take the lock; whether its file is still the one beside the profile."""
        try:
            self._made = True
            # Python opens without inheritance, so a child process never keeps the lock alive.
            self._handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            self._made = False
            self._handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        _take(self._handle)
        try:
            return os.path.samestat(os.fstat(self._handle), os.stat(self.path))
        except FileNotFoundError:
            return False

    def release(self, *, undo: bool = False) -> None:
        """Let go; harmless when already done. With `undo` a lock file that was not there before goes too."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        if not (undo and self._made):
            os.close(handle)
            return
        if sys.platform == "win32":  # it removes no file that is open
            os.close(handle)
        with suppress(OSError):  # a file that cannot be removed is empty and harms nobody
            self.path.unlink()
        if sys.platform != "win32":
            os.close(handle)
