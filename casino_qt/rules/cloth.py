"""What every table with a cloth shares: seats and their accounts, money on places, checkpoints, the calls.

A game's own table says what an action does; this one keeps the books and knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Protocol, Self, TypeVar

from casino_qt.rules.events import Event, Said
from casino_qt.rules.lying import NOTHING, Lying
from casino_qt.rules.refused import Refused

YOU = "you"

Place = TypeVar("Place", bound=str)
Act = TypeVar("Act")


class Rewindable(Protocol):
    """A source of chance that can go back to where it was."""

    def mark(self) -> int:
        """How far the source has been used; hand it to `rewind` to come back here."""

    def rewind(self, mark: int) -> None:
        """Go to where `mark` was taken."""


@dataclass(frozen=True, slots=True)
class Account:
    """What a seat has put on the table and taken from it since it sat down, in centimes.

    `elsewhere` is what came into its purse meanwhile, or left it, away from this table.
    """

    put_in: int = 0
    taken_out: int = 0
    elsewhere: int = 0


@dataclass(slots=True, kw_only=True)
class ClothState(Generic[Place]):
    """Everything that changes. All parts are immutable or copied by `copy`, so that a snapshot is cheap."""

    accounts: dict[str, Account] = field(default_factory=lambda: {YOU: Account()})
    lying: dict[tuple[str, Place], Lying] = field(default_factory=dict)
    house: int = 0
    said: tuple[Said, ...] = ()  # since the last round ended
    chance_mark: int = 0

    def copy(self) -> Self:
        """A state that may change without this one."""
        return replace(self, accounts=dict(self.accounts), lying=dict(self.lying))


@dataclass(slots=True)
class Checkpoint:
    """A moment of a table, to come back to. Two are equal when nothing differs, chance to come included."""

    _state: ClothState[Any]  # only the table that made it reads it


class ClothTable(Generic[Place, Act]):
    """A table where any number of seats lay money on places, with one bank. Amounts are centimes.

    Every seat starts with the same purse. `opening` is what is seen before the first action.
    """

    opening: tuple[Event, ...]

    def __init__(self, state: ClothState[Place], chance: Rewindable, purse: int) -> None:
        self._state: ClothState[Place] = state
        self._source = chance
        self._start = purse

    def apply(self, action: Act) -> tuple[Event, ...]:
        """Do `action` and return what is seen, in order. Raises Refused; then nothing has changed."""
        raise NotImplementedError

    # What is to be seen.

    @property
    def calls(self) -> tuple[Said, ...]:
        """What has been said since the last round ended."""
        return self._state.said

    def seats(self) -> tuple[str, ...]:
        """`you`, then the others in the order in which they first did something."""
        return tuple(self._state.accounts)

    def account(self, seat: str = YOU) -> Account:
        """What the seat has put in and taken out."""
        return self._state.accounts.get(seat, Account())

    def purse(self, seat: str = YOU) -> int:
        """What the seat can still lay."""
        account = self.account(seat)
        return self._start + account.elsewhere - account.put_in + account.taken_out

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

    def house_net(self) -> int:
        """What the bank has won, counted from what it raked in and paid out."""
        return self._state.house

    def sums_to_zero(self) -> bool:
        """Whether what the seats have won is what the bank has lost; anything else is a fault."""
        won = sum(
            account.taken_out - account.put_in + self.on_table(seat)
            for seat, account in self._state.accounts.items()
        )
        return won + self._state.house == 0

    # Away from the table.

    def change_purse(self, change: int, seat: str = YOU) -> None:
        """Money came into a seat's purse, or left it, away from this table: no action, nothing to be seen.

        Raises ValueError for more than the purse holds.
        """
        if self.purse(seat) + change < 0:
            raise ValueError(f"{seat} has {self.purse(seat)} in the purse, {-change} cannot have left it")
        account = self.account(seat)
        self._state.accounts[seat] = replace(account, elsewhere=account.elsewhere + change)

    # Going back.

    def refusal(self, action: Act) -> Refused | None:
        """Why `action` would be refused now, or None. Changes nothing."""
        before = self.checkpoint()
        try:
            self.apply(action)
        except Refused as refused:
            return refused
        self.restore(before)
        return None

    def checkpoint(self) -> Checkpoint:
        """This moment, chance to come included."""
        state = self._state.copy()
        state.chance_mark = self._source.mark()
        return Checkpoint(state)

    def restore(self, checkpoint: Checkpoint) -> None:
        """Stand again exactly as when the checkpoint was made."""
        self._state = checkpoint._state.copy()
        self._source.rewind(self._state.chance_mark)

    # The money of one seat, for the game's own table.

    def _note(self, events: Iterable[Event]) -> None:
        self._state.said += tuple(event for event in events if isinstance(event, Said))

    def _move(self, seat: str, spot: Place, after: Lying, put_in: int = 0, taken_out: int = 0) -> None:
        account = self.account(seat)
        self._state.accounts[seat] = replace(
            account, put_in=account.put_in + put_in, taken_out=account.taken_out + taken_out
        )
        if after == NOTHING:
            self._state.lying.pop((seat, spot), None)
        else:
            self._state.lying[seat, spot] = after

    def _must_afford(self, seat: str, needed: int) -> None:
        purse = self.purse(seat)
        if needed > purse:
            raise Refused("not_enough_money", purse=purse, needed=needed)

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
