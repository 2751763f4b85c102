"""The rounds of a profile, added up in short stretches: of a million rounds some thousand leaves are held.

A leaf holds rounds that followed one another in one sitting on one day, so that whatever is asked for by
table and by day is a choice of leaves. The reader goes once through the book, a stretch at a time, and may
come back for what has been played since.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from casino_qt.bank.annals import Annals, Errand, Moved, Played, Sat
from casino_qt.bank.errors import ProfileDamaged
from casino_qt.bank.records import Json
from casino_qt.tables.statistics.parts import Parts, parts_of
from casino_qt.tables.statistics.worths import question

LEAVES = 400
"""About so many leaves are aimed at where one sitting is all there is: a drawing has no room for more."""
PAUSE = 300
"""Seconds between two rounds after which somebody was away, and did not play slowly."""
REMEMBERED = 60_000  # stakes already read, by their text: people lay the same again and again
PRISONS = {"roulette": ("zero", "prison"), "trente-et-quarante": ("refait", "prison")}
"""The rule under which half of a stake can be taken back between two rounds."""


@dataclass(slots=True)
class Tally:
    """Of one kind of bet: rounds it was laid in, all that was staked on it and won with it, its squares."""

    rounds: int = 0
    staked: int = 0
    result: int = 0
    squares: list[float] = field(default_factory=list)

    def add(self, rounds: int, staked: int, result: int) -> None:
        """Count more of the same kind."""
        self.rounds += rounds
        self.staked += staked
        self.result += result

    def stray(self, squares: Iterable[float]) -> None:
        """Add its squares."""
        mine = self.squares
        if not mine:
            mine.extend(squares)
            return
        for at, square in enumerate(squares):
            mine[at] += square


@dataclass(frozen=True, slots=True)
class Run:
    """How long the same went on: rounds that ended level are passed over.

    `first` and `last`: the runs it begins and ends with, won rounds counted up, lost ones down. `whole`: it
    is all one run. `won`, `lost`: the longest.
    """

    first: int = 0
    last: int = 0
    whole: bool = True
    won: int = 0
    lost: int = 0

    def then(self, other: Run) -> Run:
        """This, and the other after it."""
        if not self.first or not other.first:
            return other if not self.first else self
        joined = self.last + other.first if (self.last > 0) == (other.first > 0) else 0
        longest = (self.won, other.won, joined), (self.lost, other.lost, -joined)
        return Run(
            joined if self.whole and joined else self.first,
            joined if other.whole and joined else other.last,
            self.whole and other.whole and joined != 0,
            *(max(each) for each in longest),
        )


WON, LOST = Run(1, 1, True, 1, 0), Run(-1, -1, True, 0, 1)


@dataclass(slots=True)
class Leaf:
    """Some rounds of one sitting on one day. Moments are seconds since 1970, UTC; amounts centimes.

    `seconds` passed between `gaps` pairs of rounds, pauses left out. `before`, `balance`, `lowest` and
    `highest`: what the person had, cash and all, before the first round, after the last, and after any.
    `tallies`: by kind, all kinds as parts.ALL.
    """

    session: int
    begun: int
    ended: int = 0
    rounds: int = 0
    net: int = 0
    before: int = 0
    balance: int = 0
    lowest: int = 0
    highest: int = 0
    gaps: int = 0
    seconds: int = 0
    run: Run = Run()
    tallies: dict[str, Tally] = field(default_factory=dict)


class Reader:
    """Goes through the book of one profile. Belongs to the thread that uses it.

    `leaves`, in the order they were played; `sittings` by number; `errands` to the cashier; `halves` taken
    back between two rounds, by sitting.
    """

    def __init__(self) -> None:
        self.leaves: list[Leaf] = []
        self.sittings: dict[int, Sat] = {}
        self.errands: list[Errand] = []
        self.halves: dict[int, list[Moved]] = {}
        self.last = 0
        self.newest = 0
        self._size = 0
        self._day = (0, 0)
        self._cash = 0
        self._run_errands = 0
        self._entry = 0
        self._left: dict[int, int] = {}
        self._known: dict[tuple[int, str], Parts] = {}
        self._rules: dict[str, int] = {}
        self._by_session: dict[int, int] = {}
        self._agreed: list[tuple[str, Json]] = []
        self._worth_asking: set[int] = set()
        """Places in `_agreed` of rules that the house has."""

    @property
    def done(self) -> float:
        """The part of the rounds that has been read."""
        return self.last / self.newest if self.newest else 1.0

    def begin(self, book: Annals) -> None:
        """Look how much there is. Raises ProfileError."""
        self.newest = book.newest()
        self._size = self._size or max(1, self.newest // LEAVES)
        self.errands = book.errands()
        self._learn(book.sittings(max(self.sittings, default=0)))

    def _learn(self, sittings: Mapping[int, Sat]) -> None:
        for number, sat in sittings.items():
            self.sittings[number] = sat
            text = json.dumps([sat.game, sat.rules], sort_keys=True)
            place = self._rules.setdefault(text, len(self._rules))
            if place == len(self._agreed):
                self._agreed.append((sat.game, sat.rules))
            self._by_session[number] = place

    def read(self, book: Annals, count: int) -> bool:
        """Read the next `count` rounds; whether there are more. Raises ProfileError."""
        rows = [row for row in book.stretch(self.last, count) if row.id <= self.newest]
        for row in rows:
            self._take(book, row)
        self.last = rows[-1].id if rows else self.newest
        return self.last < self.newest

    def finish(self, book: Annals) -> None:
        """Read what stands in the ledger only. Raises ProfileError."""
        entry = book.last_entry()
        if entry == self._entry:
            return  # nothing was booked since
        won: dict[int, int] = {}
        for leaf in self.leaves:
            won[leaf.session] = won.get(leaf.session, 0) + leaf.net
        for number, amount in book.house_lost().items():
            sat = self.sittings.get(number)
            if sat is not None and _has_prison(sat) and amount != won.get(number, 0):
                self.halves[number] = book.between_rounds(number)
        self._entry = entry

    def _take(self, book: Annals, row: Played) -> None:
        leaf = self.leaves[-1] if self.leaves else None
        if not self._day[0] <= row.at < self._day[1]:
            self._day = day_of(row.at)
            leaf = None
        while self._run_errands < len(self.errands) and self.errands[self._run_errands].at <= row.at:
            self._cash += self.errands[self._run_errands].cash
            self._run_errands += 1
        owned = row.balance + self._cash
        if leaf is None or leaf.session != row.session or leaf.rounds >= self._size:
            leaf = Leaf(row.session, row.at, before=owned - row.net)
            leaf.lowest = leaf.highest = owned
            self.leaves.append(leaf)
        gap = row.at - self._left.get(row.session, row.at - PAUSE - 1)
        if 0 <= gap <= PAUSE:
            leaf.gaps += 1
            leaf.seconds += gap
        self._left[row.session] = leaf.ended = row.at
        leaf.rounds += 1
        leaf.net += row.net
        leaf.balance = owned
        leaf.lowest = min(leaf.lowest, owned)
        leaf.highest = max(leaf.highest, owned)
        if row.net:
            leaf.run = leaf.run.then(WON if row.net > 0 else LOST)
        read = self._parts(book, row)
        tallies = leaf.tallies
        for part in read.parts:
            if part.kind not in tallies:
                tallies[part.kind] = Tally()
            tallies[part.kind].add(part.staked > 0, part.staked, part.result)
        for kind, squares in read.squares.items():
            if kind not in tallies:
                tallies[kind] = Tally()
            tallies[kind].stray(squares)

    def _parts(self, book: Annals, row: Played) -> Parts:
        key = self._by_session.get(row.session, -1), row.stakes
        known = self._known.get(key)
        if known is None:
            if row.session not in self.sittings:
                self._learn(book.sittings(max(self.sittings, default=0)))
            sat = self.sittings[row.session]
            try:
                known = parts_of(sat.game, sat.rules, json.loads(row.stakes))
                if (place := self._by_session[row.session]) not in self._worth_asking:
                    question(sat.game, sat.rules)  # nobody could say what such bets are worth
                    self._worth_asking.add(place)
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise ProfileDamaged(book.path, f"round {row.id} cannot be counted: {error!r}") from error
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[key] = known
        return known

    def agreed(self, session: int) -> int:
        """The place in `all_agreed` of what a sitting was played by."""
        return self._by_session[session]

    def all_agreed(self) -> list[tuple[str, Json]]:
        """Each table with each of the rules it was ever played by."""
        return self._agreed


def _has_prison(sat: Sat) -> bool:
    option, value = PRISONS.get(sat.game, ("", ""))
    return bool(option) and sat.rules.get(option, value) == value


def day_of(at: int) -> tuple[int, int]:
    """The midnights round a moment, where the person is; seconds since 1970, UTC."""
    midnight = datetime.fromtimestamp(at).replace(hour=0, minute=0, second=0, microsecond=0)
    following = (midnight + timedelta(hours=36)).replace(hour=0)
    return int(midnight.timestamp()), int(following.timestamp())
