"""Files taken out of the book, each whole or not at all; and what to say when the disk does not want one."""

from __future__ import annotations

import csv
import errno
import io
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event

from PySide6.QtCore import QCoreApplication

from casino_qt.bank.book import Book, Line, Order, Sums, Wanted
from casino_qt.rules.scripts.game import francs

AT_A_TIME = 2_000  # rounds
HEADINGS = ("date", "table", "sitting", "round", "fell", "stake", "result", "balance")
"""The first line of a CSV: the same in every language, for programs."""


class NotWritten(Exception):
    """The file could not be written; nothing of it is left, and one that was there before is as it was."""

    def __init__(self, path: Path, cause: OSError) -> None:
        super().__init__(str(path), cause)
        self.path = path
        self.cause = cause

    def line(self) -> str:
        """One line for the person."""
        full = self.cause.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
        text = (
            QCoreApplication.translate("Book", "The disk is full: {file} was not written.")
            if full
            else QCoreApplication.translate(
                "Book", "{file} cannot be written: the place is protected or the disk does not answer."
            )
        )
        return text.format(file=self.path.name)


def write(path: Path, parts: Iterable[bytes]) -> None:
    """Write `parts` one after the other to `path`. Raises NotWritten; what else `parts` raise passes."""
    making = path.with_name(path.name + ".part")
    try:
        with making.open("wb") as file:
            for part in parts:
                file.write(part)
            file.flush()
            os.fsync(file.fileno())
        making.replace(path)
    except OSError as error:
        raise NotWritten(path, error) from error
    finally:
        with suppress(OSError):  # where all went well it has gone; else the first trouble is the one to tell
            making.unlink(missing_ok=True)


def csv_lines(lines: Iterable[Line]) -> bytes:
    """Rounds as lines of a CSV (RFC 4180); amounts in francs with a point, times in UTC."""
    text = io.StringIO()
    writer = csv.writer(text)
    for line in lines:
        amounts = (francs(line.staked), francs(line.net), francs(line.balance))
        writer.writerow((line.at, line.game, line.session, line.number, line.outcome, *amounts))
    return text.getvalue().encode()


def csv_parts(
    book: Book, wanted: Wanted, order: Order, sums: Sums, rows: Iterable[tuple[int, int]], stop: Event
) -> Iterator[bytes]:
    """The rounds in `rows` (pairs of first and last) as a CSV, so many at a time; ends early at `stop`.

    Raises ProfileError.
    """
    yield (",".join(HEADINGS) + "\r\n").encode()
    for first, last in rows:
        for top in range(first, last + 1, AT_A_TIME):
            if stop.is_set():
                return
            yield csv_lines(book.page(wanted, order, sums, top, min(AT_A_TIME, last + 1 - top)))
