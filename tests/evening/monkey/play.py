"""A monkey's evening: some thousand gestures from one seed, in event time, judged again and again."""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from casino_qt.bank.profile import Profile
from casino_qt.settings import LANGUAGES
from tests.evening.monkey.clockwork import Timekeeper
from tests.evening.monkey.judge import Complaint, Ears, judge, listening, nothing_of_the_system
from tests.evening.monkey.night import Night, by_the_seed
from tests.evening.monkey.visitor import Visitor
from tests.evening.monkey.wishes import Wishes
from tests.evening.monkey.world import World, places
from tests.screenshots.fit import BlankPictures

BREATHS = (0.0, 16.0, 160.0, 800.0, 4_000.0)  # milliseconds of a table's time after a gesture
JUDGED_EVERY = 40  # gestures
AT_ONE_TABLE = 8  # the same where the monkey keeps to one table
AT_A_TABLE = {
    "play_on": 30, "go_on": 25, "press_a_button": 10, "touch_a_spot": 16, "touch_what_lies": 6,
    "replay_a_round": 4, "lay_away": 8, "change_the_pace": 2, "change_the_language": 2, "change_a_rule": 1,
    "say_a_bet": 3, "change_the_size": 1, "click_anywhere": 6, "press_a_key": 6, "drag": 4,
    "act_as_a_reader": 2, "fill_the_disk": 1, "sleep": 1, "touch_with_a_finger": 1, "shut_and_open": 1,
}  # fmt: skip
"""How often each gesture is made where the monkey keeps to one table; others never."""
SET_BEFORE = 12  # rules that may have been set otherwise before the evening
LAST = 30  # gestures that are told when something is wrong


def practised(night: Night) -> list[Profile]:
    """The practice purse, if there was practice."""
    house = night.house._practising
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
    table: str = "",
) -> Counter[str]:
    """Play so many minutes of event time; what was made how often. Raises Complaint with the last of it.

    `written` is what has been written to standard error since it was last asked. `table`: keep to that one,
    and look more often.
    """
    dice = random.Random(seed)
    done: deque[str] = deque(maxlen=LAST)
    made: Counter[str] = Counter()
    pictures, clock = BlankPictures(), Timekeeper()
    with pytest.MonkeyPatch.context() as patch, listening() as ears:
        nothing_of_the_system(patch, lambda: dice.choice(("", "", *places(folder))))
        by_the_seed(patch, seed, clock)
        night = Night(folder, dice.choice(LANGUAGES), f"{seed:04x}", pictures, clock)
        hands = Visitor(night, dice)
        world = World(night, dice, hands)
        wishes = Wishes(night, dice)
        gestures = [*hands.gestures, *wishes.gestures, *world.gestures]
        if table:
            gestures = [(AT_A_TABLE.get(gesture.__name__, 0), gesture) for _, gesture in gestures]
        for _ in range(dice.randint(0, SET_BEFORE)):
            wishes.change_a_rule()
        weights = [weight for weight, _ in gestures]
        hands.in_between = lambda: dice.choices(gestures, weights)[0][1]()
        try:
            while clock.passed < minutes * 60_000:
                _, gesture = dice.choices(gestures, weights)[0]
                done.append(name := gesture.__name__)
                made[name] += 1
                if table:
                    hands.sit_down_at(table)
                gesture()
                night.pass_time(dice.choice(BREATHS))
                # What is to go goes, as in a running event loop: `processEvents` alone leaves it.
                QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
                if not night.window.isVisible():
                    night.open_again()
                if sum(made.values()) % (AT_ONE_TABLE if table else JUDGED_EVERY) == 0:
                    done.append("judged")
                    judge(night)
                    tell(f"{clock.passed / 60_000:.1f} minutes, {sum(made.values())} gestures")
                complain(ears, written())
            judge(night)
            for profile in [] if night.empty else [night.profile, *practised(night)]:
                made.update(rounds_of(profile))
        except BaseException as error:  # of an interrupted hour one wants to know the seed, too
            error.add_note(f"seed {seed}, after {sum(made.values())} gestures; last: {', '.join(done)}")
            for heard in ears.heard:  # it may be the reason
                error.add_note(heard)
            raise
        finally:
            world.close()
            night.close()
            pictures.close()
        complain(ears, written())
    return made
