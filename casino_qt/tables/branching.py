"""Practice that begins in the middle of a recorded sitting: what was done up to there, in a purse of its own.

Everything is as it was then, the cards to come included, where the sitting is over. While it is still being
played nobody may see what is to come in it: what has not been dealt yet comes otherwise (`rules/forking.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial
from typing import Any, cast

from casino_qt.bank.fleeting import FleetingProfile
from casino_qt.bank.profile import Profile
from casino_qt.bank.records import Json, Session
from casino_qt.rules.chance import fresh_seed
from casino_qt.rules.forking import DealsCards, ForkedChance, ForkedNumbers, WatchedChance
from casino_qt.rules.table import GameTable
from casino_qt.tables.exporting import SITTINGS
from casino_qt.tables.purse_change import is_purse_change, read_purse_change
from casino_qt.tables.replay import Recording
from casino_qt.tables.written import Written


class BranchProfile(FleetingProfile):
    """Its first sitting is one of the past, its table made as that one was; `now`: as of its base."""

    def __init__(self, past: Session, now: Callable[[], str]) -> None:
        super().__init__(past.purse, now)
        self._past = past
        self._first = 0

    def session(self, session_id: int, upto: int | None = None) -> Session:
        """The first sitting knows how its table is made."""
        return self._as_it_was(super().session(session_id, upto))

    def begin(self) -> Session:
        """Sit down for the first time."""
        past = self._past
        begun = self.begin_session(past.game, past.rules, past.seed, past.purse)
        self._first = begun.id
        return self._as_it_was(begun)

    def _as_it_was(self, session: Session) -> Session:
        past = self._past
        if session.id != self._first or not isinstance(past, Written):
            return session
        return replace(past, id=session.id, actions=session.actions, since=session.since)


def branch(profile: Profile, recording: Recording, entries: int) -> BranchProfile:
    """A purse and a sitting in which the first `entries` of the recorded journal have been done.

    `profile` is where the recording comes from; it is only read. Raises ProfileError.
    """
    past = recording.session if recording.over else forked(profile, recording.session)
    fleeting = BranchProfile(past, profile.clock)
    with fleeting.transaction():
        session = fleeting.begin()
        sitting = SITTINGS[session.game](fleeting, past=session)
        waiting: list[Json] = []
        money = sitting.money()

        def write(booked: Any = None) -> None:
            nonlocal money
            fleeting.commit(session.id, waiting, sitting.postings(money), booked)
            waiting.clear()
            money = sitting.money()

        for entry in past.actions[:entries]:
            told, mine = entry, is_purse_change(entry) and "by" not in entry
            if mine:
                write()
                change = read_purse_change(entry)
                fleeting.world(change.change)
                told = replace(change, entry=fleeting.last_entry()).to_json()
            steps = sitting.go_through([told])
            waiting.append(told)
            if mine:
                money = sitting.money()  # the ledger knows it already
            for step in steps:
                if step.booked is not None:
                    write(step.booked)
        write()
    return fleeting


def forked(profile: Profile, session: Session) -> Session:
    """The sitting with all it has dealt by now, and another chance from there on. Raises ProfileError."""
    if isinstance(session, Written):
        return session
    whole, then = profile.session(session.id), fresh_seed()
    sitting = SITTINGS[session.game](profile, past=whole)
    made = partial(type(sitting.table), sitting.rules(whole.rules))

    def table(chance: Any) -> GameTable[Any]:
        return made(chance, session.purse)

    if session.game == "roulette":
        mark = sitting.table.chance_mark
        return _written(session, lambda: table(ForkedNumbers(session.seed, mark, then)))
    watched = WatchedChance(session.seed)
    again = SITTINGS[session.game](profile, past=_written(whole, lambda: table(watched)))
    shoe, dealt = cast(DealsCards, again.table).in_use
    return _written(session, lambda: table(ForkedChance(watched, shoe, dealt, then)))


def _written(session: Session, make: Callable[[], GameTable[Any]]) -> Written:
    told = {field.name: getattr(session, field.name) for field in fields(Session)}
    return Written(**told, make=make)
