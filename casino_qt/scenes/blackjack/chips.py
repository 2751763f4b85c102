"""Chips between tray, guests and boxes before the deal: laid, taken back, late."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from casino_qt.rules.blackjack.actions import YOU
from casino_qt.rules.blackjack.events import BetLaid, Taken
from casino_qt.scenes.blackjack.snapshot import Snapshot
from casino_qt.scenes.rest import Rest
from casino_qt.scenes.tray_work import TrayWork

if TYPE_CHECKING:
    from casino_qt.scenes.blackjack.scene import BlackjackScene

GUEST_STAGGER = 120.0  # between the chips of two guests


class ChipWork(TrayWork):
    """Lets chips fly for one scene. A box is named by its number."""

    scene: BlackjackScene

    def loose(self, key: str, amount: int, at: QPointF) -> list[Rest]:
        return self.scene.still.pile(key, YOU, amount, at, round(self.scene.layout.stake_size(1)))

    def lies(self, place: str) -> str:
        return f"box/{place.partition('/')[0]}"

    def landed(self, place: str) -> None:
        if not self.scene.busy:
            self.scene.lay_box(int(place.partition("/")[0]))

    def in_the_air(self, box: int) -> int:
        """Centimes of the person's on their way to a box."""
        return self._flights.in_the_air(str(box))

    def seat_at(self, box: int, seat: str, now: Snapshot) -> QPointF:
        """Where the stake of a seat on a box stands, before the deal."""
        held = now.boxes.get(box)
        place = held.bettors.index(seat) if held is not None and seat in held.bettors else 0
        return self.scene.layout.behind(box, place) if place else self.scene.layout.stake(box)

    def _size(self, box: int, seat: str, now: Snapshot) -> int:
        held = now.boxes.get(box)
        behind = held is not None and seat in held.bettors and held.holder != seat
        return round(self.scene.layout.stake_size(2 if behind else 1))

    def lay(self, event: BetLaid, now: Snapshot, delay: float = 0.0) -> None:
        """Chips fly to a stake: the person's from the tray, a guest's from before him."""
        box, seat = event.box, event.seat
        end = self.seat_at(box, seat, now)
        tray = self._origin or self.home(event.stake)
        start = tray if seat == YOU else self.scene.layout.name_plate(box)
        place = str(box) if seat == YOU else f"{box}/{seat}"
        key = f"flying/{place}"
        rests = self.scene.still.pile(key, seat, event.stake, start, self._size(box, seat, now))
        for rest in rests[:1]:
            self._flights.lay(place, event.stake, rest, start, end, delay)

    def take_back(self, event: Taken, before: Snapshot) -> None:
        """What is no longer there goes back to the tray, or to the guest."""
        start = self.seat_at(event.box, event.seat, before)
        end = self.home(event.stake) if event.seat == YOU else self.scene.layout.name_plate(event.box)
        size = self._size(event.box, event.seat, before)
        rest = self.scene.still.pile(f"taken/{event.box}", event.seat, event.stake, start, size)[0]
        self._flights.send_home(rest, start, end)

    def jumped(self, before: Snapshot, after: Snapshot) -> None:
        """The state went back or forward: the person's chips follow."""
        for box in sorted({*before.boxes, *after.boxes}):
            old, new = _stake(before, box), _stake(after, box)
            if new > old:
                self.lay(BetLaid(YOU, box, new - old, 0), after)
            elif old > new:
                self.take_back(Taken(YOU, box, old - new), before)

    def push_back(self, box: int, amount: int) -> None:
        """Late: what was laid lies there for a moment and is pushed back to the person."""
        place = self._origin or self.scene.layout.stake(box) + QPointF(0, 4)
        self._flights.push_back(self.loose(f"late/{box}", amount, place)[:1], self.home(amount))


def _stake(now: Snapshot, box: int) -> int:
    return dict(now.boxes[box].bets).get(YOU, 0) if box in now.boxes else 0
