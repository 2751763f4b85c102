"""A stretch of a sitting replayed at its own table, step by step, forward and back. Nothing is ever written.

The table is one of the past: its engine does once more what the journal says. A step is an action, or all the
bets other guests lay one after the other. Every step was done once before the first is shown, so it is known
beforehand whether the whole can be replayed, and whether it comes to what the book says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Any

from PySide6.QtCore import QObject, Signal

from casino_qt.bank.profile import Profile
from casino_qt.bank.records import Json, RoundRecord, Session
from casino_qt.rules.table import YOU
from casino_qt.tables.blackjack import Blackjack
from casino_qt.tables.controller import TableController
from casino_qt.tables.purse_change import is_purse_change
from casino_qt.tables.roulette import Roulette
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from casino_qt.tables.trente_et_un import TrenteEtUn

KEPT_EVERY = 32  # steps: a moment is kept so often, to come back to
LAID = ("bet", "announce", "take")


@dataclass(frozen=True, slots=True)
class Recording:
    """What is replayed: the entries of `session` from number `first` on.

    `record` is the round the book has of it; None where several rounds, or none, are told. `over`: the
    sitting has ended, so that what was still to come in it may be seen.
    """

    session: Session
    first: int = 0
    record: RoundRecord | None = None
    over: bool = True


def table_of_the_past(profile: Profile, past: Session, day: date | None = None) -> TableController:
    """The table of a sitting as it stood after its actions, only to look at. Raises ProfileError.

    `day` is when it was played, for the ball that lies in the pocket of the date.
    """
    today: Callable[[], date] = date.today if day is None else lambda: day
    tables: dict[str, Callable[[], TableController]] = {
        "trente-et-quarante": lambda: TrenteEtQuarante(profile, past=past),
        "roulette": lambda: Roulette(profile, past=past, today=today),
        "trente-et-un": lambda: TrenteEtUn(profile, past=past),
        "blackjack": lambda: Blackjack(profile, past=past),
    }
    return tables[past.game]()


@dataclass(frozen=True, slots=True)
class Ended:
    """A round that ended with step number `step` (from 1): as it is booked, and as the engine has it."""

    step: int
    booked: RoundRecord
    record: Any
    forgets: bool


class Replay(QObject):
    """Stands after step `position` of `steps`. Raises ProfileDamaged where the journal cannot be replayed.

    With `rehearsed` False nothing is known yet, and nothing may be asked, before `rehearse` is through.
    """

    moved = Signal()
    """Another position: the state is there, whoever shows the table follows."""

    def __init__(
        self,
        profile: Profile,
        recording: Recording,
        parent: QObject | None = None,
        *,
        rehearsed: bool = True,
    ) -> None:
        super().__init__(parent)
        self.recording = recording
        session, first = recording.session, recording.first
        begun = cut(session, first)
        day = None if recording.record is None else _day(recording.record.at)
        self.controller = table_of_the_past(profile, begun, day)
        self.controller.setParent(self)
        self._sitting = self.controller.sitting
        self.steps: tuple[tuple[Json, ...], ...] = tuple(_steps(session.actions[first:]))
        self.position = 0
        self._before = tuple(self._sitting.history)
        self._kept: dict[int, Any] = {}
        self.ended: tuple[Ended, ...] = ()
        if rehearsed:
            for _ in self.rehearse():
                pass

    # -- what is to be known -----------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The table it is played at."""
        return self.recording.session.game

    @property
    def at_end(self) -> bool:
        """Whether every step has been done."""
        return self.position == len(self.steps)

    @property
    def entries(self) -> int:
        """How many entries of the sitting's journal have been done by now."""
        return self.recording.first + sum(len(step) for step in self.steps[: self.position])

    def rounds_ended(self, position: int | None = None) -> int:
        """How many rounds have ended by now, or by another position."""
        upto = self.position if position is None else position
        return sum(ended.step <= upto for ended in self.ended)

    def result(self, position: int | None = None) -> int:
        """What the rounds that have ended by now, or by another position, brought the person, centimes."""
        upto = self.position if position is None else position
        return sum(ended.booked.net for ended in self.ended if ended.step <= upto)

    def differences(self) -> tuple[str, ...]:
        """What comes out otherwise than in the record, by the names of `RoundRecord`; () as it ought."""
        record = self.recording.record
        if record is None:
            return ()
        if not self.ended:
            return ("number",)
        return differences(record, self.ended[-1].booked)

    # -- going -------------------------------------------------------------------------------------------

    def forward(self) -> bool:
        """Do the next step and tell it; False at the end."""
        if self.at_end:
            return False
        steps = self._do(self.position)
        events = tuple(event for step in steps for event in step.events)
        self.moved.emit()
        if events:
            self.controller.happened.emit(events)
        self.controller.purse_changed.emit(self.controller.purse)
        self.controller.sit_down()  # who has come to the table takes his seat
        return True

    def go_to(self, position: int) -> None:
        """Stand after step `position` without telling how it came to it: `moved` is all that is told."""
        position = max(0, min(position, len(self.steps)))
        start = max(kept for kept in self._kept if kept <= position)
        if not start <= self.position <= position:
            self.position = start
            self._sitting.back_to_whole(self._kept[start], self._history(start))
        while self.position < position:
            self._do(self.position)
        self.controller.sit_down()
        self.moved.emit()

    def _do(self, number: int) -> Sequence[Any]:
        steps = self._sitting.go_through(self.steps[number])
        self.position = number + 1
        return steps

    def rehearse(self) -> Iterator[int]:
        """Go through all of it once, and back to the beginning; after each step, how many were done.

        A long one may so be gone through a little at a time.
        """
        ended: list[Ended] = []
        self._kept[0] = self._sitting.whole_moment()
        for number in range(len(self.steps)):
            for step in self._do(number):
                if step.booked is not None:
                    forgets = self._sitting.forgets(step.events)
                    ended.append(Ended(self.position, step.booked, step.ended, forgets))
            if self.position % KEPT_EVERY == 0:
                self._kept[self.position] = self._sitting.whole_moment()
            yield self.position
        self.position = 0
        self._sitting.back_to_whole(self._kept[0], self._before)
        self.ended = tuple(ended)

    def _history(self, position: int) -> list[Any]:
        """The rounds the sitting remembers at a position."""
        history = list(self._before)
        for ended in self.ended:
            if ended.step > position:
                break
            if ended.forgets:
                history.clear()
            else:
                history.append(ended.record)
        return history


def cut(session: Session, actions: int) -> Session:
    """The sitting with its first `actions` only."""
    return replace(session, actions=tuple(session.actions[:actions]))


def differences(record: RoundRecord, again: RoundRecord) -> tuple[str, ...]:
    """In what a round that was replayed is not what its record says.

    House rules that a record of an older version does not have yet are no difference.
    """
    wrong = [
        name
        for name in ("number", "seal", "cards", "outcome", "stakes", "net", "balance")
        if getattr(record, name) != getattr(again, name)
    ]
    if any(again.rules.get(name) != value for name, value in record.rules.items()):
        wrong.append("rules")
    return tuple(wrong)


def _day(at: str) -> date | None:
    """The day of a record where the person is."""
    return datetime.fromisoformat(at).astimezone().date() if at else None


def _steps(entries: Sequence[Json]) -> list[tuple[Json, ...]]:
    """What is done together: money that came from elsewhere with what follows, other guests' bets as one."""
    steps: list[tuple[Json, ...]] = []
    together: list[Json] = []
    guests = False
    for entry in entries:
        silent = is_purse_change(entry)
        others = entry.get("by", YOU) != YOU and entry.get("do") in LAID
        if guests and not (others or silent):
            steps.append(tuple(together))
            together, guests = [], False
        together.append(entry)
        if others:
            guests = True
        elif not silent:
            steps.append(tuple(together))
            together = []
    if together:
        steps.append(tuple(together))
    return steps
