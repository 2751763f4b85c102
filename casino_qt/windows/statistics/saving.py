"""The figures as lines for programs: the same in every language, amounts in francs."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from datetime import UTC, datetime

from casino_qt.rules.money import FRANC
from casino_qt.tables.statistics.figures import Expected, Figures, Row

HEADINGS = ("what", "table", "bet", "rounds", "staked", "result", "expected", "low", "high", "owned", "at")


def first_name(found: Figures) -> str:
    """A name to begin with."""
    return f"casino-qt-statistics{'-' if found.asked.game else ''}{found.asked.game}.png"


def as_table(found: Figures) -> bytes:
    """A line for each row of the table, each place of the drawings, each visit to the cashier (RFC 4180).

    Times are UTC; what is not known is left empty. `low` and `high`: 19 results out of 20 lie between.
    """
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(HEADINGS)
    writer.writerows(_lines(found))
    return text.getvalue().encode()


def _lines(found: Figures) -> Iterator[tuple[object, ...]]:
    for row in found.rows:
        yield _row("bet" if row.kind else "table", row)
    yield _row("total", found.total)
    for name, value in (
        ("longest_won", found.run.won),
        ("longest_lost", found.run.lost),
        ("hours", round(found.hours, 4)),
        ("rounds_an_hour", "" if found.pace is None else round(found.pace, 2)),
    ):
        yield name, found.asked.game, "", value, "", "", "", "", "", "", ""
    for point in found.course:
        result = point.result / FRANC
        owned = point.balance / FRANC
        yield (
            "course", found.asked.game, "", point.rounds, "", result, *_told(point.expected), owned,
            _moment(point.at),
        )  # fmt: skip
    for mark in found.marks:
        done = mark.errand
        moved = (done.given or done.cash) / FRANC
        yield done.kind, "", "", mark.rounds, "", moved, "", "", "", "", _moment(done.at)


def _row(what: str, row: Row) -> tuple[object, ...]:
    amounts = row.staked / FRANC, row.result / FRANC
    return what, row.game, row.kind, row.rounds, *amounts, *_told(row.expected), "", ""


def _told(expected: Expected | None) -> tuple[object, ...]:
    if expected is None:
        return "", "", ""
    return tuple(round(value / FRANC, 4) for value in (expected.mean, expected.low, expected.high))


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()
