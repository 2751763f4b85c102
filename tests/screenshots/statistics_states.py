"""Every state of the statistics: many evenings, one table, some days, nothing yet, a day that is none."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

from PySide6.QtTest import QTest

from casino_qt.bank.profile import Profile
from casino_qt.tables.roulette import Roulette
from casino_qt.windows.doors import TABLES
from casino_qt.windows.statistics.sheet import StatisticsSheet
from tests.screenshots.evening import Evening
from tests.screenshots.state import State
from tests.windows.book.evenings import fill

EVENINGS = 6
BETS = ("plein:17", "cheval:14/17", "transversale:13/14/15", "carre:1/2/4/5", "sixain:1/6", "colonne:1",
        "douzaine:2", "colonnes:1/2", "douzaines:2/3", "rouge")  # fmt: skip


@contextmanager
def _clock(profile: Profile) -> Iterator[list[datetime]]:
    """Meanwhile the profile looks at a clock of these evenings: nine seconds later at each look."""
    real, now = profile._now, [datetime(2026, 11, 28, 21, tzinfo=UTC)]

    def look() -> str:
        now[0] += timedelta(seconds=9)
        return now[0].isoformat(timespec="milliseconds")

    profile._now = look
    yield now
    profile._now = real


def rich(profile: Profile, evenings: int = EVENINGS) -> None:
    """Some evenings at every table, with every bet of the tableau, an allowance and cash in between."""
    with _clock(profile) as now:
        for evening in range(evenings):
            now[0] = now[0].replace(hour=21, minute=0) + timedelta(days=1)
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


def _open(evening: Evening, evenings: int = EVENINGS) -> StatisticsSheet:
    if evenings:
        rich(evening.profile, evenings)
    evening.window.refresh_lobby()
    evening.window.open_book()
    evening.window.open_statistics()
    sheet = evening.window.findChildren(StatisticsSheet)[-1]
    _wait(sheet)
    return sheet


def _wait(sheet: StatisticsSheet) -> None:
    while sheet.waiting():
        QTest.qWait(5)


def _rich(evening: Evening) -> None:
    _open(evening)


def _read(evening: Evening) -> None:
    sheet = _open(evening)
    assert sheet.page.owned is not None
    sheet.page.owned.setFocus()
    sheet.page.owned.read_at(7)


def _one_table(evening: Evening) -> None:
    _open(evening).which.table.take(TABLES.index("roulette") + 1)


def _blackjack(evening: Evening) -> None:
    sheet = _open(evening)
    sheet.which.table.take(TABLES.index("blackjack") + 1)
    sheet.page.ledger.setFocus()


def _empty(evening: Evening) -> None:
    _open(evening, 0)


def _wrong(evening: Evening) -> None:
    _open(evening).which.since.setText("31/2/2026")


def _help(evening: Evening) -> None:
    evening.window.open_rules(StatisticsSheet.SECTION)


STATISTICS_STATES: tuple[State, ...] = (
    State("statistics_rich", _rich),
    State("statistics_read", _read),
    State("statistics_one_table", _one_table),
    State("statistics_blackjack", _blackjack),
    State("statistics_empty", _empty),
    State("statistics_wrong_day", _wrong),
    State("statistics_help", _help),
)
