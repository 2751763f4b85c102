"""A monkey's evening: some thousand gestures from one seed, in event time, judged again and again."""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from casino_qt.bank.profile import Profile
from casino_qt.scenes.stage import HandTicker
from casino_qt.settings import LANGUAGES
from casino_qt.windows.at_table import table_page
from casino_qt.windows.kit.guard import Guard
from casino_qt.windows.replay import page as replay_page
from tests.evening.monkey.hands import Hands
from tests.evening.monkey.judge import Complaint, Ears, judge, listening, nothing_of_the_system
from tests.screenshots.evening import Evening
from tests.screenshots.fit import BlankPictures

BREATHS = (0.0, 16.0, 160.0, 800.0, 4_000.0)  # milliseconds of a table's time after a gesture
LONG = 60_000.0  # milliseconds
JUDGED_EVERY = 40  # gestures
LAST = 30  # gestures that are told when something is wrong


class Timekeeper(HandTicker):
    """The clocks of all pages: they go on together, and one whose page is gone stands still.

    Counts the time that has passed, whether something moved or not.
    """

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0
        self._of: list[tuple[QObject, HandTicker]] = []

    def clock_of(self, page: QObject) -> HandTicker:
        """A clock for a page."""
        self._of.append((page, clock := HandTicker()))
        return clock

    @property
    def running(self) -> bool:
        """Whether anything moves anywhere."""
        self._of = [(page, clock) for page, clock in self._of if isValid(page)]
        return any(clock.running for _, clock in self._of)

    def advance(self, ms: float) -> None:
        """Let one frame pass everywhere."""
        for page, clock in list(self._of):
            if isValid(page):
                clock.advance(ms)

    def run(self, ms: float, frame: float = 100.0) -> None:
        """As always, in larger steps: nobody looks at what is between."""
        left = ms
        while left > 0 and self.running:
            self.advance(min(frame, left))
            left -= frame
        self.passed += ms if ms < LONG else ms - left  # nobody sits still for what never ends


def practised(evening: Evening) -> list[Profile]:
    """The practice purse, if there was practice."""
    house = evening.house._practising
    return [] if house is None else [house.profile]


def rounds_of(profile: Profile) -> Counter[str]:
    """How many rounds of each game are booked."""
    rows = profile._db.execute(
        "SELECT game, count(*) FROM rounds JOIN sessions ON session = sessions.id GROUP BY 1"
    )
    return Counter({f"round of {game}": count for game, count in rows})


def complain(ears: Ears, written: str) -> None:
    """Raise Complaint where something was complained about."""
    if ears.heard or written.strip():
        raise Complaint("\n".join([*ears.heard, written]))


def play(
    seed: int,
    minutes: float,
    folder: Path,
    tell: Callable[[str], None] = lambda _: None,
    written: Callable[[], str] = str,
) -> Counter[str]:
    """Play so many minutes of event time; what was made how often. Raises Complaint with the last of it.

    `written` is what has been written to standard error since it was last asked.
    """
    dice = random.Random(seed)
    done: deque[str] = deque(maxlen=LAST)
    made: Counter[str] = Counter()
    pictures, clock = BlankPictures(), Timekeeper()
    files = ["", "", str(folder / "taken_out.json"), str(folder / "no" / "such" / "place.json")]
    with pytest.MonkeyPatch.context() as patch, listening() as ears:
        nothing_of_the_system(patch, lambda: dice.choice(files))
        makes = iter((clock, HandTicker()))
        patch.setattr("tests.screenshots.evening.HandTicker", lambda: next(makes))
        patch.setattr(table_page, "QtTicker", clock.clock_of)
        patch.setattr(replay_page, "QtTicker", clock.clock_of)
        # A press that comes too early by the clock of the wall would be another evening on a slow machine.
        patch.setattr(table_page, "Guard", partial(Guard, clock=lambda: clock.passed / 1_000))
        evening = Evening(
            folder, QSize(1280, 720), dice.choice(LANGUAGES), f"{seed:04x}", pictures=pictures, tables=()
        )
        evening.house.ticker = None  # each page has one of its own, as in the program
        hands = Hands(evening, dice)
        try:
            while clock.passed < minutes * 60_000:
                done.append(name := hands.act())
                made[name] += 1
                evening.pass_time(dice.choice(BREATHS))
                # What is to go goes, as in a running event loop: `processEvents` alone leaves it.
                QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
                if sum(made.values()) % JUDGED_EVERY == 0:
                    done.append("judged")
                    judge(evening)
                    tell(f"{clock.passed / 60_000:.1f} minutes, {sum(made.values())} gestures")
                complain(ears, written())
            judge(evening)
            for page in (evening.profile, *practised(evening)):
                made.update(rounds_of(page))
        except BaseException as error:  # of an interrupted hour one wants to know the seed, too
            error.add_note(f"seed {seed}, after {sum(made.values())} gestures; last: {', '.join(done)}")
            for heard in ears.heard:  # it may be the reason
                error.add_note(heard)
            raise
        finally:
            evening.close()
            pictures.close()
        complain(ears, written())
    return made
