"""What is seen at the roulette table, besides what is said. Amounts are centimes, places canonical names."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.cloth_events import Freed as Freed
from casino_qt.rules.cloth_events import Halved as Halved
from casino_qt.rules.cloth_events import Imprisoned as Imprisoned
from casino_qt.rules.cloth_events import Lost as Lost
from casino_qt.rules.cloth_events import Won as Won
from casino_qt.rules.events import Event, Said
from casino_qt.rules.roulette.wheel import Colour


@dataclass(frozen=True, slots=True)
class BetLaid(Event):
    """`stake` went from the purse to `on`."""

    seat: str
    on: str
    stake: int


@dataclass(frozen=True, slots=True)
class Announced(Event):
    """An announced bet was laid out: `pieces` of `piece` each, `laid` says what went where.

    `rest` was handed over with it and never left the purse.
    """

    seat: str
    name: str
    piece: int
    pieces: int
    rest: int
    laid: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Echoed(Said):
    """The croupier repeats an announced bet: its canonical name, the value of a piece, how many pieces."""

    name: str = ""
    piece: int = 0
    pieces: int = 0


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """Money came back to the purse: from the winnings, from the stake."""

    seat: str
    on: str
    won: int
    stake: int


@dataclass(frozen=True, slots=True)
class BallThrown(Event):
    """The ball runs; it will fall into `number`."""

    number: int


@dataclass(frozen=True, slots=True)
class NumberFell(Event):
    """The ball lies in the pocket of `number`."""

    number: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """What was imprisoned on `on` at each level lies now on `to`."""

    seat: str
    on: str
    to: str
    prison: tuple[int, int]


@dataclass(frozen=True, slots=True)
class SpinEnded(Event):
    """The round is over. `count` counts the spins of the table from 1."""

    count: int
    number: int
