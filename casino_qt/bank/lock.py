"""The lock that keeps a second running copy away from a profile.

An advisory lock of the operating system on a file beside the profile, and nothing else:

- the kernel lets go of it when the process ends, however it ends, so a killed casino never locks its owner
  out, and nothing has to be guessed from a process number that may since belong to somebody else;
- `flock` belongs to the open file, not to the process: unlike the POSIX locks SQLite itself uses, it is not
  lost when some other part of the program opens and closes the profile (to copy it, for instance), and a
  second opening within the same process is told as well;
- it is held before SQLite touches the file, so recovery and upgrade are never done twice at once.

The lock file stays when the program ends: removing it would let two copies lock two different files.
"""

from __future__ import annotations

import os
import sys
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
        try:
            # Python opens without inheritance, so a child process never keeps the lock alive.
            self._handle: int | None = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise from_os(error, profile) from error
        try:
            _take(self._handle)
        except (BlockingIOError, PermissionError) as error:
            self.release()
            raise ProfileBusy(profile) from error
        except OSError as error:
            self.release()
            raise from_os(error, profile) from error

    def release(self) -> None:
        """Let go; harmless when already done."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
