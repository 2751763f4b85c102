"""Every state of the statistics: many evenings, one table, nothing yet."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtTest import QTest

from casino_qt.bank.profile import Profile
from casino_qt.tables.roulette import Roulette
from casino_qt.windows.doors import TABLES
from casino_qt.windows.statistics.sheet import StatisticsSheet
from tests.screenshots.evening import Evening
from tests.screenshots.state import State
from tests.windows.book.evenings import fill

EVENINGS = 4
FIRST = datetime(2026, 11, 29, 21, tzinfo=UTC)
BETS = ("plein:17", "cheval:14/17", "transversale:13/14/15", "carre:1/2/4/5", "sixain:1/6", "colonne:1",
        "douzaine:2", "colonnes:1/2", "douzaines:2/3", "rouge")  # fmt: skip


@contextmanager
def on_evening(profile: Profile, evening: int) -> Iterator[None]:
    """Meanwhile the profile looks at a clock of that evening: nine seconds later at each look."""
    real, now = profile._now, [FIRST + timedelta(days=evening)]

    def look() -> str:
        now[0] += timedelta(seconds=9)
        return now[0].isoformat(timespec="milliseconds")

    profile._now = look
    yield
    profile._now = real


def rich(profile: Profile, evenings: int = EVENINGS, first: int = 0) -> None:
    """Some evenings at every table, with every bet of the tableau, and another purse after the third."""
    for evening in range(first, first + evenings):
        with on_evening(profile, evening):
            fill(profile, 8)
            wheel, dice = Roulette(profile, seed=f"{evening:02x}"), random.Random(evening)
            wheel.seat_guests(0)
            for _ in range(12):
                for bet in dice.sample(BETS, 3):
                    wheel.bet(bet, dice.choice([500, 1_000]))
                wheel.spin()
            wheel.clear()
            wheel.new_sitting()
            if evening == 2:
                profile.advance(1_000_000)


@lru_cache(maxsize=1)
def _played() -> sqlite3.Connection:
    """A profile with all of it, played once for all states, in memory."""
    kept = sqlite3.connect(":memory:")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "rich.casino"
        profile = Profile.open(path, lambda: (FIRST - timedelta(days=1)).isoformat(timespec="milliseconds"))
        rich(profile)
        profile._db.backup(kept)
        profile.close()
    return kept


def _open(evening: Evening, *, played: bool = True) -> StatisticsSheet:
    if played:
        _played().backup(evening.profile._db)
    evening.window.refresh_lobby()
    evening.window.open_book()
    evening.window.open_statistics()
    sheet = evening.window.findChildren(StatisticsSheet)[-1]
    while sheet.waiting():
        QTest.qWait(5)
    return sheet


def _rich(evening: Evening, *, played: bool = True) -> None:
    sheet = _open(evening, played=played)
    assert sheet.page.owned is not None
    sheet.page.owned.setFocus()
    sheet.page.owned.read_at(120)


def _first(evening: Evening) -> None:
    rich(evening.profile, 1)
    _rich(evening, played=False)


def _numbers(evening: Evening) -> None:
    sheet = _open(evening)
    sheet.which.table.take(TABLES.index("roulette") + 1)
    for box in sheet.page.boxes:
        box.switch.click()
    table = sheet.page.boxes[0].table
    assert table is not None
    table.setFocus()
    table.setCurrentIndex(table.model().index(40, 2))


def _empty(evening: Evening) -> None:
    _open(evening, played=False)


STATISTICS_STATES: tuple[State, ...] = (
    State("statistics_rich", _rich),
    State("statistics_numbers", _numbers),
    State("statistics_empty", _empty),
)

FIRST_EVENING = State("statistics_first_evening", _first)
"""All that the statistics show after many evenings, at the price of one: for whoever looks at no curves."""
