"""The logbook: what went wrong, in the standard place, so that a person can send it.

It holds times, the program's versions, warnings and tracebacks: no name, no purse, no bets.
"""

from __future__ import annotations

import faulthandler
import logging
import logging.handlers
import platform
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from PySide6.QtCore import QStandardPaths, qVersion

from casino_qt.stamp import stamp

SIZE = 256 * 1024  # bytes of one file; the log and its elders together stay under a megabyte
ELDERS = 3
NAME = "casino-qt.log"
CRASH_NAME = "crash.txt"

log = logging.getLogger("casino_qt")

# Kept open for the whole run: the fault handler writes to its descriptor when the interpreter dies.
_crash_file: IO[str] | None = None


class _Book(logging.handlers.RotatingFileHandler):
    """What a full disk does not take goes to standard error; as soon as there is room again it is written."""

    _told = False

    def handleError(self, record: logging.LogRecord) -> None:
        """Said once, and no traceback in the person's terminal for each entry."""
        problem = sys.exc_info()[1]
        if not isinstance(problem, OSError):
            super().handleError(record)
            return
        self._let_go()
        if not self._told:
            self._told = True
            _say_unwritable(problem)
        _say(self.format(record))

    def _let_go(self) -> None:
        """Open the file anew for the next entry: this one would wait in it, and be in the way to the end."""
        stream: IO[str] | None = self.stream
        self.stream = None  # a file handler opens it then
        if stream is not None:
            with suppress(OSError):  # what it still holds is told already
                stream.close()


def _say_unwritable(problem: OSError) -> None:
    _say(f"casino-qt: the logbook cannot be written: {problem}")


def _say(line: str) -> None:
    with suppress(OSError):  # on the same full disk, or of a terminal that was closed: nobody is left to tell
        print(line, file=sys.stderr)


def folder() -> Path:
    """Return the folder of the logbook; it need not exist."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.StateLocation)) / "log"


def open_logbook(where: Path | None = None) -> bool:
    """Begin to write the logbook in `where`, left out: the standard place.

    Returns whether it can be written; where it cannot, the entries go to standard error and the evening
    goes on without a logbook.
    """
    where = folder() if where is None else where
    close_logbook()
    form = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler: logging.Handler
    try:
        where.mkdir(parents=True, exist_ok=True)
        handler = _Book(where / NAME, maxBytes=SIZE, backupCount=ELDERS, encoding="utf-8")
        _watch_for_crashes(where / CRASH_NAME)
        written = True
    except OSError as problem:
        handler = logging.StreamHandler(sys.stderr)
        written = False
        _say_unwritable(problem)
    handler.setFormatter(form)
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    log.propagate = False
    log.info(versions())
    return written


def versions() -> str:
    """The one line that says what ran."""
    return f"casino-qt {stamp().line}, Python {platform.python_version()}, Qt {qVersion()}, {sys.platform}"


def close_logbook() -> None:
    """Write out and close what is open."""
    global _crash_file
    for handler in list(log.handlers):
        log.removeHandler(handler)
        handler.close()
    if _crash_file is not None:
        faulthandler.disable()
        _crash_file.close()
        _crash_file = None


def _watch_for_crashes(path: Path) -> None:
    """Have a dying interpreter write its last words to `path`, after those of earlier runs."""
    global _crash_file
    grown = path.exists() and path.stat().st_size > SIZE
    _crash_file = path.open("w" if grown else "a", encoding="utf-8")
    faulthandler.enable(_crash_file)
