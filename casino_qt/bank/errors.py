"""What can go wrong with the profile file, each kind with one line for the person, marked for translation."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from casino_qt.rules.marking import QT_TRANSLATE_NOOP

CONTEXT = "Profile"


def untranslated(_context: str, text: str) -> str:
    """The source text itself: what stands in for Qt's translate() where there is no Qt."""
    return text


class ProfileError(Exception):
    """The profile cannot be used, or could not be written just now. What was on disk is still there.

    `text` is the English source line (context "Profile"), `path` the profile concerned, `detail` a
    technical remark for the log.
    """

    text: ClassVar[str] = QT_TRANSLATE_NOOP("Profile", "The profile {path} cannot be used.")

    def __init__(self, path: Path, detail: str = "") -> None:
        super().__init__(str(path), detail)
        self.path = path
        self.detail = detail

    def line(self, translate: Callable[[str, str], str] = untranslated) -> str:
        """One line for the person; pass `QCoreApplication.translate` for the language of the interface."""
        shown = "".join(char if char.isprintable() else "?" for char in str(self.path))
        return translate(CONTEXT, self.text).format(path=shown)

    def __str__(self) -> str:
        return self.line() + (f" ({self.detail})" if self.detail else "")


class ProfileBusy(ProfileError):
    """Another running copy holds the profile."""

    text = QT_TRANSLATE_NOOP("Profile", "The profile {path} is in use by another running copy of the casino.")


class ProfileDamaged(ProfileError):
    """The file is not whole, or its books do not agree; it is never overwritten."""

    text = QT_TRANSLATE_NOOP("Profile", "The profile {path} is damaged; it was left exactly as it is.")


class ProfileForeign(ProfileDamaged):
    """The file is something else than a profile of this casino."""

    text = QT_TRANSLATE_NOOP(
        "Profile", "The file {path} is not a profile of this casino; it was left exactly as it is."
    )


class ProfileTooNew(ProfileError):
    """The file was written by a later version of the program."""

    text = QT_TRANSLATE_NOOP(
        "Profile", "The profile {path} was written by a newer version of the casino; please update it."
    )


class ProfileUnwritable(ProfileError):
    """The file or its folder cannot be written; what was asked for has not happened."""

    text = QT_TRANSLATE_NOOP(
        "Profile", "The profile {path} cannot be written: the place is protected or the disk does not answer."
    )


class ProfileFull(ProfileUnwritable):
    """No room on the disk; what was asked for has not happened."""

    text = QT_TRANSLATE_NOOP("Profile", "The disk is full: the profile {path} could not be written.")


_FULL_ERRNO = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
# Primary result codes of SQLite (the low byte of the extended ones).
_KINDS: dict[int, type[ProfileError]] = {
    sqlite3.SQLITE_BUSY: ProfileBusy,
    sqlite3.SQLITE_LOCKED: ProfileBusy,
    sqlite3.SQLITE_CORRUPT: ProfileDamaged,
    sqlite3.SQLITE_NOTADB: ProfileForeign,
    sqlite3.SQLITE_FULL: ProfileFull,
    sqlite3.SQLITE_READONLY: ProfileUnwritable,
    sqlite3.SQLITE_CANTOPEN: ProfileUnwritable,
    sqlite3.SQLITE_PERM: ProfileUnwritable,
    sqlite3.SQLITE_IOERR: ProfileUnwritable,
    sqlite3.SQLITE_NOLFS: ProfileUnwritable,
    # A table or column that is not there: the file says it is of our version and is not.
    sqlite3.SQLITE_ERROR: ProfileDamaged,
    sqlite3.SQLITE_MISMATCH: ProfileDamaged,
}


def from_sqlite(error: sqlite3.Error, path: Path) -> ProfileError:
    """The kind of trouble behind an error of SQLite."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    kind = ProfileDamaged if code is None else _KINDS.get(code & 0xFF, ProfileError)
    if code == sqlite3.SQLITE_IOERR_SHMSIZE:  # there is no room for the index of the journal
        kind = ProfileFull
    return kind(path, f"{getattr(error, 'sqlite_errorname', None) or type(error).__name__}: {error}")


def from_os(error: OSError, path: Path) -> ProfileError:
    """The kind of trouble behind an error of the operating system."""
    kind = ProfileFull if error.errno in _FULL_ERRNO else ProfileUnwritable
    return kind(path, error.strerror or str(error))
