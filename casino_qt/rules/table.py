"""What every table shares: seats and their accounts, what has been said, checkpoints to come back to.

A game's own table says what an action does; this one keeps the books and knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Generic, Protocol, Self, TypeVar

from casino_qt.rules.events import Event, Said
from casino_qt.rules.refused import Refused

YOU = "you"

Act = TypeVar("Act")


class Rewindable(Protocol):
    """A source of chance that can go back to where it was."""

    def mark(self) -> int:
        """How far the source has been used; hand it to `rewind` to come back here."""

    def rewind(self, mark: int) -> None:
        """Go to where `mark` was taken."""


class Finished(Protocol):
    """What a table keeps of a finished round, whatever the game."""

    @property
    def calls(self) -> tuple[Said, ...]:
        """What was said since the round before."""


@dataclass(frozen=True, slots=True)
class Account:
    """What a seat has put on the table and taken from it since it sat down, in centimes.

    `elsewhere` is what came into its purse meanwhile, or left it, away from this table.
    """

    put_in: int = 0
    taken_out: int = 0
    elsewhere: int = 0


_NOTHING_YET = Account()


@dataclass(slots=True, kw_only=True)
class TableState:
    """Everything that changes. All parts are immutable or copied by `copy`, so that a snapshot is cheap."""

    accounts: dict[str, Account] = field(default_factory=lambda: {YOU: Account()})
    house: int = 0
    said: tuple[Said, ...] = ()  # since the last round ended
    chance_mark: int = 0

    def copy(self) -> Self:
        """A state that may change without this one."""
        return replace(self, accounts=dict(self.accounts))


@dataclass(slots=True)
class Checkpoint:
    """A moment of a table, to come back to. Two are equal when nothing differs, chance to come included."""

    _state: TableState  # only the table that made it reads it


class GameTable(Generic[Act]):
    """A deterministic machine that any number of seats play at. Amounts are centimes.

    Every seat starts with the same purse. `opening` is what is seen before the first action. A game extends
    `TableState` (and its `copy`, where it adds a dict or a list), and says what lies on the table and what
    its last round was.
    """

    opening: tuple[Event, ...]

    def __init__(self, state: TableState, chance: Rewindable, purse: int) -> None:
        self._state: TableState = state
        self._source = chance
        self._start = purse

    # What a game must say.

    def apply(self, action: Act) -> tuple[Event, ...]:
        """Do `action` and return what is seen, in order. Raises Refused; then nothing has changed."""
        raise NotImplementedError

    @property
    def last(self) -> Finished | None:
        """The round that ended last: another object for each round. An action ends one round at most."""
        raise NotImplementedError

    def on_table(self, seat: str = YOU) -> int:
        """All the seat has on the table; nothing where results pass from purse to purse."""
        return 0

    def engaged(self, seat: str = YOU) -> bool:
        """Whether the seat may not get up: something of it lies there, or a round it plays is not over."""
        return self.on_table(seat) > 0

    # What is to be seen.

    @property
    def calls(self) -> tuple[Said, ...]:
        """What has been said since the last round ended."""
        return self._state.said

    def seats(self) -> tuple[str, ...]:
        """`you`, then the others in the order in which they first did something, or as they were agreed."""
        return tuple(self._state.accounts)

    def account(self, seat: str = YOU) -> Account:
        """What the seat has put in and taken out."""
        return self._state.accounts.get(seat, _NOTHING_YET)

    def purse(self, seat: str = YOU) -> int:
        """What the seat can still lay."""
        account = self.account(seat)
        return self._start + account.elsewhere - account.put_in + account.taken_out

    def net(self, seat: str = YOU) -> int:
        """What the seat has won or lost: what came out and lies there, less what was put in."""
        account = self.account(seat)
        return account.taken_out + self.on_table(seat) - account.put_in

    def house_net(self) -> int:
        """What the bank of the house has won; 0 where the seats play against each other."""
        return self._state.house

    @property
    def chance_mark(self) -> int:
        """How far the source of chance has been used."""
        return self._source.mark()

    def sums_to_zero(self) -> bool:
        """Whether what the seats have won is what the bank has lost; anything else is a fault."""
        return sum(self.net(seat) for seat in self.seats()) + self._state.house == 0

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

    def _book(self, seat: str, put_in: int = 0, taken_out: int = 0) -> None:
        """From the purse of the seat to the table, and back."""
        account = self.account(seat)
        self._state.accounts[seat] = Account(
            account.put_in + put_in, account.taken_out + taken_out, account.elsewhere
        )

    def _must_afford(self, seat: str, needed: int) -> None:
        purse = self.purse(seat)
        if needed > purse:
            raise Refused("not_enough_money", purse=purse, needed=needed)
