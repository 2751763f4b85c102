"""Staking systems as one person plays them: what to lay, and what the coup before says about the next.

Stakes are whole pieces, a piece being the first stake. What is laid may be less than what was wished, because
the table has a maximum and the purse an end; the system goes on from what was laid. A coup that is neither
won nor lost changes nothing: the stake is laid again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import IntEnum
from typing import Any, ClassVar, Generic, TypeVar

State = TypeVar("State")


class Verdict(IntEnum):
    """How a system reads a coup. Lost: half of the stake went, or more; won: it brought anything."""

    LOST = -1
    NULL = 0
    WON = 1


def verdict(numerator: int, staked: int) -> Verdict:
    """How a result is read, `staked` being the numerators of the whole stake."""
    if numerator > 0:
        return Verdict.WON
    return Verdict.LOST if 2 * numerator <= -staked else Verdict.NULL


class System(ABC, Generic[State]):
    """A system; what it has to remember is a value that can be compared and hashed."""

    name: ClassVar[str]

    @abstractmethod
    def begins(self) -> State:
        """Before the first coup."""

    @abstractmethod
    def wish(self, state: State) -> int:
        """Pieces it wants on the next coup, at least one."""

    @abstractmethod
    def after(self, state: State, laid: int, verdict: Verdict, gained: int) -> State:
        """After `laid` pieces were won, lost or neither; `gained` is the result, in numerators."""


AnySystem = System[Any]


class Flat(System[None]):
    """One piece, always."""

    name = "flat"

    def begins(self) -> None:
        """Nothing to remember."""

    def wish(self, state: None) -> int:
        """One piece."""
        return 1

    def after(self, state: None, laid: int, verdict: Verdict, gained: int) -> None:
        """Nothing changes."""


class Martingale(System[int]):
    """Twice as much after a loss, one piece after a win."""

    name = "martingale"

    def begins(self) -> int:
        """The wish."""
        return 1

    def wish(self, state: int) -> int:
        """What is remembered."""
        return state

    def after(self, state: int, laid: int, verdict: Verdict, gained: int) -> int:
        """Doubled or from the beginning."""
        if verdict is Verdict.NULL:
            return state
        return 1 if verdict is Verdict.WON else 2 * laid


class DAlembert(System[int]):
    """A piece more after a loss, a piece less after a win."""

    name = "dalembert"

    def begins(self) -> int:
        """The wish."""
        return 1

    def wish(self, state: int) -> int:
        """What is remembered."""
        return state

    def after(self, state: int, laid: int, verdict: Verdict, gained: int) -> int:
        """One up or one down."""
        return state if verdict is Verdict.NULL else max(1, laid - verdict)


LABOUCHERE_LINE = (1, 2, 3, 4)
LONGEST_LINE = 200  # of a Labouchère; a longer one is given up


class Labouchere(System[tuple[int, ...]]):
    """A line of numbers: first and last together are the stake; a win strikes both, a loss is written behind.

    When all are struck, or there are too many, a new line is begun.
    """

    name = "labouchere"

    def begins(self) -> tuple[int, ...]:
        """The line."""
        return LABOUCHERE_LINE

    def wish(self, state: tuple[int, ...]) -> int:
        """First and last together; a single number by itself."""
        return state[0] + state[-1] if len(state) > 1 else state[0]

    def after(self, state: tuple[int, ...], laid: int, verdict: Verdict, gained: int) -> tuple[int, ...]:
        """Two numbers fewer, or one more."""
        if verdict is Verdict.NULL:
            return state
        line = state[1:-1] if verdict is Verdict.WON else (*state, laid)
        return line if 0 < len(line) <= LONGEST_LINE else LABOUCHERE_LINE


PAROLI_WINS = 3


class Paroli(System[tuple[int, int]]):
    """Stake and payment stay for the next coup, until three are won in a row or one is lost."""

    name = "paroli"

    def begins(self) -> tuple[int, int]:
        """The wish, and coups won in a row."""
        return 1, 0

    def wish(self, state: tuple[int, int]) -> int:
        """As remembered."""
        return state[0]

    def after(self, state: tuple[int, int], laid: int, verdict: Verdict, gained: int) -> tuple[int, int]:
        """Doubled by a win, but for the third."""
        if verdict is Verdict.NULL:
            return state
        wins = state[1] + 1
        return (2 * laid, wins) if verdict is Verdict.WON and wins < PAROLI_WINS else self.begins()


def _fibonacci(most: int) -> tuple[int, ...]:
    numbers = [1, 1]
    while numbers[-1] <= most:
        numbers.append(numbers[-1] + numbers[-2])
    return tuple(numbers)


FIBONACCI = _fibonacci(10**13)
"""The numbers as far as any table lets one go, and one more."""
FIBONACCI_BACK = 2


class Fibonacci(System[int]):
    """1, 1, 2, 3, 5, 8 …: one number on after a loss, two back after a win.

    Whoever could not lay his number does not go on to the next.
    """

    name = "fibonacci"

    def begins(self) -> int:
        """The place in the row."""
        return 0

    def wish(self, state: int) -> int:
        """The number there."""
        return FIBONACCI[state]

    def after(self, state: int, laid: int, verdict: Verdict, gained: int) -> int:
        """On or back."""
        if verdict is Verdict.NULL:
            return state
        if verdict is Verdict.WON:
            return max(0, state - FIBONACCI_BACK)
        return state + (laid == FIBONACCI[state])


SYSTEMS: dict[str, AnySystem] = {
    system.name: system for system in (Flat(), Martingale(), DAlembert(), Labouchere(), Paroli(), Fibonacci())
}
