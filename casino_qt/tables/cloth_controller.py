"""What the controllers of the cloths share: chips laid on places, taken back, carried from one to another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import Slot

from casino_qt.rules.cloth import ClothTable
from casino_qt.tables.betting_controller import BettingController


class ClothController(BettingController):
    """One person at a table where stakes lie until they are taken. Amounts are centimes."""

    BET: ClassVar[Callable[..., Any]]
    TAKE: ClassVar[Callable[..., Any]]
    HALVE: ClassVar[Callable[..., Any]]
    """The actions of the game: `BET(place, stake)`, `TAKE(place, stake or None)`, `HALVE(place)`."""

    @property
    def table(self) -> ClothTable[Any, Any]:
        """The engine, to be read only. A new sitting brings another object: ask each time."""
        raise NotImplementedError

    def places(self) -> Sequence[Any]:
        """The places where the person may have something, in the order in which they are cleared."""
        raise NotImplementedError

    def to_double(self) -> tuple[Any, ...]:
        """What `double` would lay: each free stake once more."""
        lying = ((place, self.table.lying(place)) for place in self.places())
        return tuple(self.BET(place, there.stake) for place, there in lying if there.stake)

    def to_clear(self) -> tuple[Any, ...]:
        """What `clear` would take: everything free."""
        return tuple(self.TAKE(place) for place in self.places() if self.table.lying(place).free)

    @Slot(object, object)
    def take(self, on: Any, centimes: int | None = None) -> None:
        """Take `centimes` back from `on`, winnings first; None takes all that is free there."""
        self._move("take", on, [self.TAKE(on, centimes)])

    @Slot(object)
    def halve(self, on: Any) -> None:
        """Half of what was locked last on `on`, back to the purse."""
        self._move("halve", on, [self.HALVE(on)])

    def _carry(self, on: Any, won: bool, lay: Callable[[int], Any]) -> None:
        """Take the payment from `on` (`won`), else the stake, and do what `lay` makes of it; both or neither.

        A payment may be carried to its own stake: it rides. Winnings are taken first (house rules, section
        1), so with a stake that is carried away a payment beside it goes to the purse.
        """
        lying = self.table.lying(on)
        amount = lying.won if won else lying.stake
        if amount:
            self._move("carry", on, [self.TAKE(on, amount if won else None), lay(amount)])
