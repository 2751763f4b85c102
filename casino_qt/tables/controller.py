"""What every table's controller shares: rules and bank behind signals and slots, undo, sittings, purses.

What a signal reports is already on the disk. Whatever is refused, late, or fails on the disk moves nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QUndoStack

from casino_qt.bank.errors import ProfileError
from casino_qt.bank.profile import Profile
from casino_qt.rules.chance import seal
from casino_qt.rules.events import Event
from casino_qt.rules.house_rules import Agreed
from casino_qt.rules.refused import Refused
from casino_qt.rules.table import GameTable
from casino_qt.tables.moves import Move
from casino_qt.tables.sitting import Played, Sitting


class Onlooker(Protocol):
    """Who looks over the person's shoulder in practice; at a real table there is nobody."""

    def holds(self, actions: Sequence[Any]) -> bool:
        """Whether the person is to think once more before doing `actions`: they are not done now."""

    def noting(self, actions: Sequence[Any]) -> Callable[[int], None] | None:
        """What is to be written, given the number of the sitting, if `actions` are done now."""


class TableController(QObject):
    """One person at a table. Amounts are centimes. A game's own controller adds what may be done there."""

    happened = Signal(object)
    """tuple[Event, ...]: what one accepted move made to be seen."""
    restored = Signal()
    """The state jumped (undo, redo, a purse changed elsewhere): build the picture anew."""
    refused = Signal(object)
    """Refused: the rules do not allow it."""
    failed = Signal(object)
    """ProfileError: the profile could not be written; its `line` says so in the language of the day."""
    purse_changed = Signal(object)
    """int: what the purse holds now."""

    def __init__(self, sitting: Sitting[Any, Any, Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sitting: Sitting[Any, Any, Any] = sitting
        self._showing = False
        self.undo_stack = QUndoStack(self)
        self.onlooker: Onlooker | None = None
        self.opening: tuple[Event, ...] = ()

    # -- what is to be known -------------------------------------------------------------------------

    @property
    def table(self) -> GameTable[Any]:
        """The engine, to be read only. A new sitting brings another object: ask each time."""
        return self._sitting.table

    @property
    def options(self) -> Any:
        """The house rules of this sitting, in the class of its game."""
        raise NotImplementedError

    @property
    def purse(self) -> int:
        """What the person can still lay."""
        return self.table.purse()

    @property
    def in_play(self) -> int:
        """All that lies on the table, locked stakes at face value and premiums included."""
        return self.table.on_table()

    @property
    def seal(self) -> str:
        """The fairness seal of this sitting: SHA-256 of its seed."""
        return seal(self._sitting.session.seed)

    @property
    def last_seed(self) -> str | None:
        """The seed of the sitting before this one, shown once it is over."""
        return self._sitting.last_seed

    @property
    def profile(self) -> Profile:
        """The file this table is kept in."""
        return self._sitting.profile

    @property
    def sitting(self) -> Sitting[Any, Any, Any]:
        """Who keeps the journal: for whoever replays it."""
        return self._sitting

    @property
    def past(self) -> bool:
        """Whether this is a table of the past: it is only looked at, and whatever is done moves nothing."""
        return self._sitting.past

    @property
    def showing(self) -> bool:
        """Whether the scene is still telling what happened last; set by the scene."""
        return self._showing

    @showing.setter
    def showing(self, value: bool) -> None:
        told = self._showing and not value
        self._showing = value
        if told:
            self._all_told()

    def _all_told(self) -> None:
        """The picture has caught up with the state; what must not disturb the telling may be done now."""

    def refusal(self, action: Any) -> Refused | None:
        """Why `action` would be refused now, or None; changes nothing."""
        return Refused("too_late") if self._showing else self.table.refusal(action)

    @property
    def minimum(self) -> int:
        """The least a purse must hold to play on here."""
        return self._sitting.minimum

    # -- one purse for every table -------------------------------------------------------------------

    @Slot()
    def sit_down(self) -> None:
        """The person is at this table again: the purse is what other tables have left of it.

        What was done here before it changed cannot be undone after.
        """
        self._caught_up()

    def _caught_up(self) -> bool:
        """Whether the purse is as the ledger has it; False when the disk failed."""
        changed: list[bool] = []
        if not self._on_disk(lambda: changed.append(self._sitting.catch_up())):
            return False
        if changed[0]:
            self._jumped()
        return True

    # -- undo ----------------------------------------------------------------------------------------

    @Slot()
    def undo(self) -> None:
        """Take the last move back, money and all."""
        self._step(self.undo_stack.undo)

    @Slot()
    def redo(self) -> None:
        """Make the move again that was taken back last."""
        self._step(self.undo_stack.redo)

    # -- sittings and purses -------------------------------------------------------------------------

    def needs_new_purse(self) -> bool:
        """Whether purse and table, and what lies at other tables, together cannot make the smallest bet."""
        here = self.purse + self.in_play
        return not self.past and here < self.minimum and here + self._sitting.lies_elsewhere() < self.minimum

    def needs_chips(self) -> bool:
        """Whether purse and table cannot make the smallest bet, but could with the cash at the cashier's."""
        here = self.purse + self.in_play
        if self.past or here >= self.minimum:
            return False
        return here + self._sitting.cash() >= self.minimum

    @Slot()
    def new_purse(self) -> None:
        """The house advances another 10 000 francs, openly booked; only when `needs_new_purse`."""
        if self._showing or not self._caught_up() or not self.needs_new_purse():
            return
        if self._on_disk(self._sitting.advance):
            self._jumped()

    def new_sitting(self, options: Agreed | None = None, seed: str | None = None) -> bool:
        """Leave this sitting for a new one, under `options` if given. False while something is at stake."""
        if self.past or self._showing or self.table.engaged():
            return False
        if not self._on_disk(lambda: self._sitting.new_sitting(options, seed)):
            return False
        self.undo_stack.clear()
        self.opening = self._sitting.opening
        self.happened.emit(self.opening)
        return True

    def retranslate(self) -> None:
        """Give the undo stack its texts in the language of the day."""
        for index in range(self.undo_stack.count()):
            move = self.undo_stack.command(index)
            if isinstance(move, Move):
                # Qt types command() as read only, but its text may be set and the menu follows.
                move.setText(self._text(move))

    # -- the one way through -------------------------------------------------------------------------

    def _play(self, actions: Sequence[Any]) -> Played[Any] | None:
        """Do `actions` durably, or say why not and return None."""
        if self.past:
            return None
        self._mend()
        if self._showing:
            self.refused.emit(Refused("too_late"))
            return None
        if not self._caught_up():
            return None
        played: list[Played[Any]] = []
        note = None if self.onlooker is None else self.onlooker.noting(actions)
        try:
            done = self._on_disk(lambda: played.append(self._sitting.play(actions, note)))
        except Refused as refused:
            self.refused.emit(refused)
            return None
        return played[0] if done else None

    def _on_disk(self, work: Callable[[], None]) -> bool:
        try:
            work()
        except ProfileError as error:
            self.failed.emit(error)
            return False
        return True

    def _held(self, *actions: Any) -> bool:
        """Whether somebody has the person think once more before `actions`; then they are not done."""
        return self.onlooker is not None and self.onlooker.holds(actions)

    def _settle_for(self, *actions: Any) -> None:
        """Something that is never taken back: what was before it cannot be undone either."""
        played = self._play(actions)
        if played is not None:
            # First the news: whoever watches the stack must not read the outcome before it is told.
            self._tell(played)
            self.undo_stack.clear()

    def _move(self, kind: str, spot: str | None, actions: Sequence[Any]) -> None:
        if not actions:
            return
        played = self._play(actions)
        if played is not None:
            move = Move(kind, self._spoken(spot) if spot else "", played, self._back, self._again)
            move.setText(self._text(move))
            self.undo_stack.push(move)
            self._tell(played)

    def _tell(self, played: Played[Any]) -> None:
        self.happened.emit(played.events)
        self.purse_changed.emit(self.purse)

    def _jumped(self) -> None:
        self.undo_stack.clear()
        self.restored.emit()
        self.purse_changed.emit(self.purse)

    # -- undo ----------------------------------------------------------------------------------------

    # A longer jump within the stack stops at the first move that fails: those beyond it are out of turn.

    def _back(self, move: Move) -> bool:
        sitting = self._sitting
        return (
            sitting.in_step()
            and sitting.is_last(move.played)
            and self._travel(lambda: sitting.withdraw(move.played))
        )

    def _again(self, move: Move) -> bool:
        def work() -> None:
            move.played = self._sitting.play(move.played.actions)

        return self._sitting.in_step() and self._sitting.is_next(move.played) and self._travel(work)

    def _travel(self, work: Callable[[], None]) -> bool:
        if not self._on_disk(work):
            # The stack may have been moved by an action of a menu; put it right when it is done.
            QTimer.singleShot(0, self, self._mend)
            return False
        self.restored.emit()
        self.purse_changed.emit(self.purse)
        return True

    def _step(self, step: Callable[[], None]) -> None:
        if not self._showing and self._caught_up():
            self._mend()
            step()
            self._mend()

    def _mend(self) -> None:
        """Bring the stack's place back to the moves really made, after one that failed on the disk."""
        stack = self.undo_stack
        made = sum(1 for index in range(stack.count()) if getattr(stack.command(index), "made", False))
        if made != stack.index():
            stack.setIndex(made)

    # -- for the game's own controller -----------------------------------------------------------------

    def _spoken(self, spot: str) -> str:
        """The name of a place in the text of an undo step."""
        raise NotImplementedError

    def _text(self, move: Move) -> str:
        """The text of an undo step in the language of the day."""
        raise NotImplementedError
