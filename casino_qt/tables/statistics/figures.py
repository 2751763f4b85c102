"""What is told of the rounds that are asked for: results beside expectations, courses, runs, pace, money.

All of it is adding up leaves (`leaves`), so another table or other days are answered at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from casino_qt.bank.annals import Errand, Moved
from casino_qt.odds.results import DEVIATIONS
from casino_qt.tables.statistics.leaves import Leaf, Reader, Run, Tally
from casino_qt.tables.statistics.parts import ALL, CHANCE, KINDS
from casino_qt.tables.statistics.worths import Worths

POINTS = 240
"""Places a course has at most: a reader walks along them by key."""
HOUR = 3_600  # seconds
LEAST_HOURS = 1 / 12  # five minutes, from which something is said of an hour
HALVED = {"roulette": "simple", "trente-et-quarante": CHANCE}
"""The kind of bet of which half can be taken back out of prison."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Which rounds: of `game`, "" for every table, ended from `since` to before `until` (seconds since 1970,
    UTC; None: all)."""

    game: str = ""
    since: int | None = None
    until: int | None = None

    def holds(self, game: str, at: int) -> bool:
        """Whether a round of `game` that ended then is among them."""
        return self.game in ("", game) and self.while_it_lasts(at)

    def while_it_lasts(self, at: int) -> bool:
        """Whether a moment is within the time that is asked for."""
        return (self.since is None or at >= self.since) and (self.until is None or at < self.until)


@dataclass(frozen=True, slots=True)
class Expected:
    """What bets had to be expected to bring, centimes, and the standard deviation of that."""

    mean: float
    deviation: float

    @property
    def low(self) -> float:
        """19 times out of 20 a result lies above this, or above `high`."""
        return self.mean - DEVIATIONS * self.deviation

    @property
    def high(self) -> float:
        """19 times out of 20 a result lies below this, or below `low`."""
        return self.mean + DEVIATIONS * self.deviation


@dataclass(frozen=True, slots=True)
class Row:
    """One line: of the table `game`, or of the `kind` of bet there ("": all of the table).

    `game` is "" for everything together. `expected` is None while bets of it are still being reckoned.
    """

    game: str
    kind: str
    rounds: int
    staked: int
    result: int
    expected: Expected | None


@dataclass(frozen=True, slots=True)
class Point:
    """After so many `rounds` of those asked for, at the moment `at`.

    `result`: won so far; `balance`: what the person had then, `lowest` and `highest` since the point before.
    """

    rounds: int
    at: int
    result: int
    expected: Expected | None
    balance: int
    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class Mark:
    """A visit to the cashier: how many of the rounds asked for had been played."""

    rounds: int
    errand: Errand


@dataclass(frozen=True, slots=True)
class Figures:
    """All that is told. `hours` were spent playing, pauses left out; `timed` rounds ended in them."""

    asked: Asked
    rows: tuple[Row, ...]
    total: Row
    course: tuple[Point, ...]
    marks: tuple[Mark, ...]
    run: Run
    hours: float
    timed: int

    @property
    def pace(self) -> float | None:
        """Rounds an hour; None where so little was timed that an hour of it is nothing anybody has played."""
        return self.timed / self.hours if self.hours >= LEAST_HOURS else None

    def an_hour(self, amount: float) -> float | None:
        """An amount that all these rounds brought, in centimes an hour at this pace."""
        rounds, pace = self.total.rounds, self.pace
        return amount / rounds * pace if rounds and pace is not None else None

    @property
    def given(self) -> tuple[int, int]:
        """How often the house gave something in the time that is asked for, and how much, in centimes."""
        gifts = [mark.errand.given for mark in self.marks if mark.errand.given]
        return len(gifts), sum(gifts)


Known = Mapping[int, Worths]
"""What is known of each of `Reader.all_agreed`, by its place."""


class _Sums:
    """Tallies by what they were played by and kind."""

    def __init__(self) -> None:
        self.by: dict[tuple[int, str], Tally] = {}
        self.halves = 0

    def add(self, agreed: int, kind: str, tally: Tally) -> None:
        mine = self.by.setdefault((agreed, kind), Tally())
        mine.add(tally.rounds, tally.staked, tally.result)
        mine.stray(tally.squares)

    def row(self, game: str, kind: str, known: Known, rounds: int | None, net: int | None) -> Row:
        """One line; `rounds` and `net` where all kinds are told together."""
        tallies = self.by.values()
        return Row(
            game,
            kind,
            sum(tally.rounds for tally in tallies) if rounds is None else rounds,
            sum(tally.staked for (_, of), tally in self.by.items() if of != ALL),
            (sum(tally.result for tally in tallies) if net is None else net) + self.halves,
            self.expected(known, ALL if rounds is not None else kind),
        )

    def expected(self, known: Known, strays: str) -> Expected | None:
        """Of all kinds that are here; the deviation from the squares of `strays`."""
        mean = variance = 0.0
        for (agreed, kind), tally in self.by.items():
            worths = known.get(agreed)
            if worths is None:
                return None
            if kind != ALL:
                mean -= worths.edges[kind] * tally.staked
            if kind == strays and tally.squares:
                variance += worths.variance(tuple(tally.squares))
        return Expected(mean, sqrt(max(0.0, variance)))


def figures(reader: Reader, asked: Asked, known: Known) -> Figures:
    """Add up what is asked for."""
    leaves = [leaf for leaf in reader.leaves if asked.holds(_game(reader, leaf), leaf.ended)]
    halves = [
        (reader.sittings[session].game, half)
        for session, some in reader.halves.items()
        for half in some
        if asked.holds(reader.sittings[session].game, half.at)
    ]
    run = Run()
    for leaf in leaves:
        run = run.then(leaf.run)
    errands = [errand for errand in reader.errands if asked.while_it_lasts(errand.at)]
    course = _course(reader, leaves, halves, known)
    return Figures(
        asked,
        _rows(reader, asked, leaves, halves, known),
        _one(reader, "", leaves, halves, known),
        course,
        tuple(Mark(_played_before(leaves, errand.at), errand) for errand in errands),
        run,
        sum(leaf.seconds for leaf in leaves) / HOUR,
        sum(leaf.gaps for leaf in leaves),
    )


Halves = Sequence[tuple[str, Moved]]


def _game(reader: Reader, leaf: Leaf) -> str:
    return reader.sittings[leaf.session].game


def _one(reader: Reader, game: str, leaves: Sequence[Leaf], halves: Halves, known: Known) -> Row:
    """The line of one table, or of all."""
    some = [leaf for leaf in leaves if game in ("", _game(reader, leaf))]
    sums = _gathered(reader, some)
    sums.halves = sum(half.amount for at, half in halves if game in ("", at))
    return sums.row(game, ALL, known, sum(leaf.rounds for leaf in some), sum(leaf.net for leaf in some))


def _gathered(reader: Reader, leaves: Sequence[Leaf]) -> _Sums:
    sums = _Sums()
    for leaf in leaves:
        for kind, tally in leaf.tallies.items():
            sums.add(reader.agreed(leaf.session), kind, tally)
    return sums


def _rows(
    reader: Reader, asked: Asked, leaves: Sequence[Leaf], halves: Halves, known: Known
) -> tuple[Row, ...]:
    """Table by table; of one table kind by kind, those that were never laid left out."""
    if not asked.game:
        games = {_game(reader, leaf) for leaf in leaves}
        return tuple(_one(reader, game, leaves, halves, known) for game in KINDS if game in games)
    rows = []
    for kind in KINDS[asked.game]:
        sums = _Sums()
        for leaf in leaves:
            if kind in leaf.tallies:
                sums.add(reader.agreed(leaf.session), kind, leaf.tallies[kind])
        if HALVED.get(asked.game) == kind:
            sums.halves = sum(half.amount for _, half in halves)
        row = sums.row(asked.game, kind, known, None, None)
        if row.rounds or row.result:
            rows.append(row)
    return tuple(rows)


def _played_before(leaves: Sequence[Leaf], at: int) -> int:
    """How many of these rounds had ended at a moment; within a leaf as if they came evenly."""
    rounds = 0
    for leaf in leaves:
        if leaf.ended <= at:
            rounds += leaf.rounds
        elif leaf.begun <= at:
            return rounds + round(leaf.rounds * (at - leaf.begun) / (leaf.ended - leaf.begun))
        else:
            break
    return rounds


def _course(reader: Reader, leaves: Sequence[Leaf], halves: Halves, known: Known) -> tuple[Point, ...]:
    """The way there, from before the first round; neighbouring leaves together where there are many."""
    if not leaves:
        return ()
    every = sum(leaf.rounds for leaf in leaves)
    start = leaves[0]
    points = [Point(0, start.begun, 0, Expected(0.0, 0.0), start.before, start.before, start.before)]
    sums, waiting = _Sums(), sorted((half.at, half.amount) for _, half in halves)
    rounds = result = low = high = 0
    fresh = True
    for at, leaf in enumerate(leaves):
        low, high = (leaf.lowest, leaf.highest) if fresh else (min(low, leaf.lowest), max(high, leaf.highest))
        fresh = False
        rounds += leaf.rounds
        result += leaf.net
        for kind, tally in leaf.tallies.items():
            sums.add(reader.agreed(leaf.session), kind, tally)
        last = at == len(leaves) - 1
        while waiting and (waiting[0][0] <= leaf.ended or last):
            result += waiting.pop(0)[1]
        if last or rounds * POINTS >= len(points) * every:
            expected = sums.expected(known, ALL)
            points.append(Point(rounds, leaf.ended, result, expected, leaf.balance, low, high))
            fresh = True
    return tuple(points)
