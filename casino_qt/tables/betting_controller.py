"""What the controllers share where the person lays stakes: several at once, and those that come too late."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal, Slot

from casino_qt.tables.controller import TableController


class BettingController(TableController):
    """One person at a table with places to lay on. Amounts are centimes."""

    late = Signal(object, object)
    """Place, int: laid while a round is being shown; the croupier pushes it back."""

    def to_repeat(self) -> tuple[Any, ...]:
        """What `repeat` would lay: what the last round with a stake was begun with and is missing now."""
        raise NotImplementedError

    def to_double(self) -> tuple[Any, ...]:
        """What `double` would lay: each free stake once more."""
        raise NotImplementedError

    def to_clear(self) -> tuple[Any, ...]:
        """What `clear` would take: everything free."""
        raise NotImplementedError

    # -- several bets at once ------------------------------------------------------------------------

    @Slot()
    def clear(self) -> None:
        """Take back everything free."""
        self._move("clear", None, self.to_clear())

    @Slot()
    def repeat(self) -> None:
        """Lay again what the last round was begun with and is missing now; all of it or nothing."""
        self._move("repeat", None, self.to_repeat())

    @Slot()
    def double(self) -> None:
        """Lay each free stake once more; all of it or nothing."""
        self._move("double", None, self.to_double())
