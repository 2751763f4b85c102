"""Folders for a moment, in the system's place for such things, each named after the casino it belongs to.

Whoever makes one takes it away again. Those of a casino that was killed are cleared away by the next one.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from pathlib import Path

_NAME = re.compile(r"casino-qt-(\d+)-\w+")


def pattern() -> str:
    """Where a folder of this very process may lie, as QTemporaryDir wants to be told."""
    return str(Path(tempfile.gettempdir()) / f"casino-qt-{os.getpid()}-XXXXXX")


def new_for_parent() -> Path:
    """A new folder that a child hands over to the casino that began it. Raises OSError."""
    return Path(tempfile.mkdtemp(prefix=f"casino-qt-{os.getppid()}-"))


def clear_left() -> None:
    """Take away the folders of this person's casinos that live no more.

    Not on Windows, which clears its own: there a process cannot be asked for without being ended.
    """
    if os.name != "posix":
        return
    for folder in Path(tempfile.gettempdir()).glob("casino-qt-*"):
        name = _NAME.fullmatch(folder.name)
        if name is not None and _is_ours(folder) and not _lives(int(name[1])):
            shutil.rmtree(folder, ignore_errors=True)


def _is_ours(folder: Path) -> bool:
    try:
        about = folder.lstat()
    except OSError:  # taken away meanwhile
        return False
    return about.st_uid == os.getuid() and folder.is_dir() and not folder.is_symlink()


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # somebody else's, who has the number now
        return False
    except OverflowError:  # no number of a process at all
        return False
    return True
