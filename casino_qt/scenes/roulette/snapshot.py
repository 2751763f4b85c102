"""What the roulette shows at one moment, read from the controller and frozen. Decides and reckons nothing."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from casino_qt.rules.roulette.records import SpinRecord
from casino_qt.tables.guests.roster import ROSTER

if TYPE_CHECKING:
    from casino_qt.tables.roulette import Roulette

YOU = "you"


@dataclass(frozen=True)
class Heap:
    """What the person has on one bet, centimes; `halvable`: half of what is locked may be had now."""

    stake: int = 0
    won: int = 0
    prison: tuple[int, int] = (0, 0)
    halvable: bool = False


EMPTY = Heap()


@dataclass(frozen=True)
class Snapshot:
    """One moment of the table.

    `heaps` holds only bets where something of the person's lies; `guests` the whole pieces of the others by
    (guest 1 … 5, bet), and `guests_locked` those in prison by (guest, bet, level). `numbers` are the numbers
    fallen, oldest first; `marked` is the number the marker stands on, None before the first spin and while
    the ball runs.
    """

    heaps: dict[str, Heap]
    guests: dict[tuple[int, str], int]
    numbers: tuple[int, ...]
    last: SpinRecord | None
    purse: int
    marked: int | None
    guests_locked: dict[tuple[int, str, int], int] = field(default_factory=dict)

    def heap(self, bet: str) -> Heap:
        return self.heaps.get(bet, EMPTY)

    def result(self, bet: str) -> int:
        """Centimes the last spin took from the person there; 0 when nothing."""
        if self.last is None:
            return 0
        return sum(result.lost for seat, on, result in self.last.results if seat == YOU and on == bet)

    def paid(self, bet: str) -> int:
        """Centimes the last spin paid the person there."""
        if self.last is None:
            return 0
        return sum(result.won for seat, on, result in self.last.results if seat == YOU and on == bet)

    def payment(self, bet: str) -> tuple[str, int] | None:
        """What may be asked about there, as ("won" | "lost", centimes)."""
        if self.heap(bet).won and self.paid(bet):
            return ("won", self.paid(bet))
        lost = self.result(bet)
        return ("lost", lost) if lost else None


def guest_number(seats: tuple[str, ...], seat: str) -> int:
    """1 … 5: which of the other guests a seat is. A guest of the house always has the same colour."""
    known = [guest.seat for guest in ROSTER]
    if seat in known:
        return known.index(seat) + 1
    return [other for other in seats if other != YOU].index(seat) % len(ROSTER) + 1


def read(controller: Roulette) -> Snapshot:
    """The table as it stands now."""
    table = controller.table
    heaps: dict[str, Heap] = {}
    for bet in table.bets():
        lying = table.lying(bet)
        heaps[bet] = Heap(lying.stake, lying.won, lying.prison, table.halvable(bet))
    guests: dict[tuple[int, str], int] = {}
    locked: dict[tuple[int, str, int], int] = {}
    seats = table.seats()
    for seat in seats:
        if seat == YOU:
            continue
        for bet in table.bets(seat):
            lying = table.lying(bet, seat)
            guest = guest_number(seats, seat)
            if lying.stake:
                guests[guest, bet] = guests.get((guest, bet), 0) + max(1, lying.stake // table.options.min)
            for level, amount in enumerate(lying.prison, start=1):
                if amount:
                    place = (guest, bet, level)
                    locked[place] = locked.get(place, 0) + max(1, amount // table.options.min)
    numbers = table.history
    marked = numbers[-1] if numbers else None
    return Snapshot(heaps, guests, numbers, table.last, table.purse(), marked, locked)


def to_lay_anew(before: Snapshot, now: Snapshot) -> list[str]:
    """The bets that may look otherwise now than before: the person's, and what other guests have changed."""
    bets = [*before.heaps, *now.heaps]
    laid, lies = before.guests, now.guests
    bets += [place[1] for place in [*laid, *lies] if laid.get(place) != lies.get(place)]
    locked, held = before.guests_locked, now.guests_locked
    bets += [place[1] for place in [*locked, *held] if locked.get(place) != held.get(place)]
    return list(dict.fromkeys(bets))


def with_the_ball_running(now: Snapshot) -> Snapshot:
    """The table while the ball runs: no marker, no notes of the spin before, no halves to be had."""
    heaps = {bet: replace(heap, halvable=False) for bet, heap in now.heaps.items()}
    return replace(now, heaps=heaps, last=None, marked=None)
