"""What a table with a cloth shares with every other: stakes, winnings and premiums that lie on places.

A game's own table says what an action does; this one keeps what lies where and knows no game.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Generic, Self, TypeVar

from casino_qt.rules.cloth_events import Halved
from casino_qt.rules.lying import NOTHING, Lying
from casino_qt.rules.money import half_lost
from casino_qt.rules.refused import Refused
from casino_qt.rules.table import YOU, Act, GameTable, Rewindable, TableState

Place = TypeVar("Place", bound=str)


@dataclass(slots=True, kw_only=True)
class ClothState(TableState, Generic[Place]):
    """The books, and what each seat has on each place."""

    lying: dict[tuple[str, Place], Lying] = field(default_factory=dict)

    def copy(self) -> Self:
        """A state that may change without this one."""
        return replace(self, accounts=dict(self.accounts), lying=dict(self.lying))


class ClothTable(GameTable[Act], Generic[Place, Act]):
    """A table where any number of seats lay money on places, with one bank, and it lies there until taken."""

    _state: ClothState[Place]

    def __init__(self, state: ClothState[Place], chance: Rewindable, purse: int) -> None:
        super().__init__(state, chance, purse)

    # What is to be seen.

    def lying(self, spot: Place, seat: str = YOU) -> Lying:
        """What the seat has on that place."""
        return self._state.lying.get((seat, spot), NOTHING)

    def on_table(self, seat: str = YOU) -> int:
        """All the seat has on the cloth: free, locked at face value, and premiums."""
        return sum(lying.on_table for (owner, _), lying in self._state.lying.items() if owner == seat)

    def everything_lying(self, seat: str | None = None) -> dict[Place, Lying]:
        """Where anything of the seat lies; for None, of anybody, summed over the seats."""
        sums: dict[Place, Lying] = {}
        for (owner, spot), lying in self._state.lying.items():
            if seat is None or owner == seat:
                sums[spot] = sums.get(spot, NOTHING) + lying
        return sums

    # The money of one seat, for the game's own table.

    def _move(self, seat: str, spot: Place, after: Lying, put_in: int = 0, taken_out: int = 0) -> None:
        self._book(seat, put_in, taken_out)
        if after == NOTHING:
            self._state.lying.pop((seat, spot), None)
        else:
            self._state.lying[seat, spot] = after

    def _give_half_back(self, seat: str, spot: Place) -> Halved:
        """Half of what is locked once goes to the purse, the other half to the bank."""
        lying = self.lying(spot, seat)
        single, double = lying.prison
        lost = half_lost(single)
        self._move(seat, spot, replace(lying, prison=(0, double)), taken_out=single - lost)
        self._state.house += lost
        return Halved(seat, spot, single - lost, lost)

    @staticmethod
    def _raised(lying: Lying, stake: int, minimum: int, maximum: int) -> int:
        """The whole stake after `stake` more is laid on `lying`, or a refusal: one person has one limit."""
        whole = lying.stake + stake
        if stake < 1 or whole < minimum:
            raise Refused("below_minimum", minimum=minimum)
        if whole + lying.counted_locked > maximum:
            raise Refused("above_maximum", maximum=maximum)
        return whole

    @staticmethod
    def _shares(lying: Lying, wanted: int | None, minimum: int) -> tuple[int, int]:
        """Of what is taken (None: all that is free), what comes from the winnings and what from the stake."""
        amount = lying.free if wanted is None else wanted
        if not lying.free or amount < 1:
            raise Refused("nothing_to_take")
        if amount > lying.free:
            raise Refused("more_than_lies", free=lying.free)
        won = min(amount, lying.won)
        stake = amount - won
        if stake and 0 < lying.stake - stake < minimum:
            raise Refused("leaves_below_minimum", minimum=minimum)
        return won, stake
