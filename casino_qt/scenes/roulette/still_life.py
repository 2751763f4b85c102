"""The roulette at rest: from a snapshot to the list of everything that lies on it, and nothing else.

The scene brings its things to this list after every tale, so that a picture can never drift from the state.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from PySide6.QtCore import QPointF

from casino_qt.art.roulette_places import ROULETTE_SIZE
from casino_qt.croupier.speech import CallTexts
from casino_qt.money_text import MINUS, francs, signed_francs
from casino_qt.rules.events import Said
from casino_qt.scenes.called import call_look
from casino_qt.scenes.rest import DISCS, GROUND, LIT, PILES, PRINT, TAGS, Rest, seed_of
from casino_qt.scenes.roulette.layout import Layout, inside
from casino_qt.scenes.roulette.snapshot import Heap, Snapshot
from casino_qt.scenes.roulette.tablet import tablet_look
from casino_qt.scenes.wardrobe import Look, baked
from casino_qt.tables.chips import FRANC, break_up

SHEET = "roulette"
TALLEST = 20  # pieces in one column
FEW = 4  # so many equal pieces are counted at a glance
GUEST_TALLEST = 4
MOST_CHIP = 500


class StillLife:
    """Lays out snapshots for one layout and one set of calls.

    `sides` remembers at which of its two places a bet was laid.
    """

    def __init__(self, layout: Layout, calls: CallTexts, sides: Mapping[str, int]) -> None:
        self.layout = layout
        self.calls = calls
        self._sides = sides

    # Everything.

    def everything(self, now: Snapshot, mode: str) -> list[Rest]:
        """All things of `now` but wheel, tray and call; `mode` is the board on the tablet."""
        things = [self.ground(), self.tablet(now, mode)]
        if now.marked is not None:
            things += self.marker(now.marked)
        for bet in self.bets(now):
            things += self.bet(bet, now)
        return things

    def bets(self, now: Snapshot) -> list[str]:
        """The bets where anything is to be seen."""
        lost = [bet for seat, bet, _ in (now.last.results if now.last is not None else ())]
        others = [bet for _, bet in now.guests] + [bet for _, bet, _ in now.guests_locked]
        return list(dict.fromkeys([*now.heaps, *others, *lost]))

    def ground(self) -> Rest:
        return Rest("ground", "ground", baked(SHEET, "background"), QPointF(0, 0), GROUND)

    def tablet(self, now: Snapshot, mode: str) -> Rest:
        look = tablet_look(self.layout.places.width, mode, now.numbers)
        return Rest("tablet", "tablet", look, QPointF(0, 0), PRINT)

    def marker(self, number: int) -> list[Rest]:
        """The ring round the number that fell, and the marker on it."""
        at = self.layout.dolly(number)
        ring: Look = ("composed", "fallen", self.layout.places.width, number)
        return [
            Rest("ring", "marker/ring", ring, QPointF(0, 0), LIT),
            Rest("marker", "marker/shadow", baked(SHEET, "dolly/shadow"), at, DISCS),
            Rest("marker", "marker/dolly", baked(SHEET, "dolly"), at, TAGS - 1),
        ]

    # The bets.

    def side(self, bet: str) -> int:
        return self._sides.get(bet, 0)

    def stake_at(self, bet: str) -> QPointF:
        return self.layout.stake(bet, self.side(bet))

    def won_at(self, bet: str) -> QPointF:
        return self.layout.won(bet, self.side(bet))

    def bet(
        self, bet: str, now: Snapshot, heap: Heap | None = None, absent: Collection[str] = ()
    ) -> list[Rest]:
        """All that lies on one bet, and the note of what the last spin took there.

        `heap` is what is to be shown in place of the snapshot's; the guests' piles `absent` are on their way.
        """
        heap = now.heap(bet) if heap is None else heap
        things = self.free_and_locked(bet, heap)
        things += [rest for rest in self.others(bet, now) if rest.key not in absent]
        if heap.won:
            things += self.heap(f"{bet}/won", heap.won, self.won_at(bet), "won")
        if self.has_room_for_loss(bet, heap) and now.result(bet):
            things.append(self.loss_tag(bet, now.result(bet), heap))
        if heap.halvable:
            at = self.layout.half_back_at(bet)
            things.append(Rest("ghost", f"{bet}/halve", ("composed", "ghost", "½"), at, TAGS + 2))
        return things

    def free_and_locked(self, bet: str, heap: Heap) -> list[Rest]:
        """The stake, and what is imprisoned once and twice."""
        things = self.heap(f"{bet}/stake", heap.stake, self.stake_at(bet), "stake")
        for level, amount in enumerate(heap.prison, start=1):
            if amount:
                things += self.heap(f"{bet}/prison/{level}", amount, self.layout.cell(bet, level), "stake")
        return things

    def others(self, bet: str, now: Snapshot) -> list[Rest]:
        """The pieces of the other guests, each in the guest's own colour."""
        free = [(guest, 0, count) for (guest, on), count in now.guests.items() if on == bet]
        locked = [(guest, level, n) for (guest, on, level), n in now.guests_locked.items() if on == bet]
        return [self.guest(bet, guest, count, level) for guest, level, count in sorted(free + locked)]

    def guest(self, bet: str, guest: int, count: int, level: int = 0) -> Rest:
        """The pile of guest 1 … 5 on a bet, or in its prison at `level`.

        What is more than a few pieces is not counted any more.
        """
        look: Look = ("pile", (-guest,) * min(GUEST_TALLEST, count), ROULETTE_SIZE, seed_of(f"{bet}/{guest}"))
        at = self.layout.guest(bet, guest, level)
        return Rest("guest", guest_key(bet, guest, level), look, at, PILES - 1 + at.y() / 1000)

    def heap(self, key: str, amount: int, at: QPointF, kind: str) -> list[Rest]:
        """A pile worth `amount` centimes and, where it is needed, the tag under it; nothing for nothing."""
        if not amount:
            return []
        piles = self.pile(key, amount, at)
        if kind == "stake" and _plain(amount):
            return piles
        tag: Look = ("composed", "tag", signed_francs(amount) if kind == "won" else francs(amount), kind)
        return [*piles, Rest("tag", f"{key}/tag", tag, self.layout.tag(key, at), TAGS + at.y() / 1000)]

    def pile(self, key: str, amount: int, at: QPointF) -> list[Rest]:
        """The chips of `amount` centimes; what is less than a franc lies there as the smallest of them."""
        depth = PILES + at.y() / 1000
        pieces = tuple(value // FRANC for value in break_up(amount).pieces) or (1,)
        if "/prison/" in key:
            pieces = _chips_only(pieces)
        columns = [pieces[start : start + TALLEST] for start in range(0, len(pieces), TALLEST)]
        return [
            Rest(
                "pile",
                key if not index else f"{key}/{index}",
                ("pile", column, ROULETTE_SIZE, seed_of(key)),
                at + QPointF(1.1 * self.layout.chip * index, 0),
                depth,
            )
            for index, column in enumerate(columns)
        ]

    def has_room_for_loss(self, bet: str, heap: Heap) -> bool:
        """Whether a loss is noted there: not on the numbers, nor between a stake and an older payment."""
        return not inside(bet) and not (heap.stake and heap.won)

    def loss_tag(self, bet: str, amount: int, heap: Heap) -> Rest:
        """The note of what the last spin took: where a payment would lie, else in the place of the stake.

        It may be asked about.
        """
        look: Look = ("composed", "tag", MINUS + francs(amount), "lost")
        part, place = ("stake", self.stake_at(bet)) if heap.won else ("won", self.won_at(bet))
        at = self.layout.tag(f"{bet}/{part}", place)
        return Rest("lost", f"{bet}/cost", look, at, TAGS)

    # The call.

    def call_at_rest(self, now: Snapshot) -> Callable[[], Look]:
        """What the banner shows when nothing moves: the number that fell last, or an invitation."""
        if now.marked is None:
            return self.said(Said("faites_vos_jeux"))
        return self.said(fell(now.marked))

    def said(self, said: Said) -> Callable[[], Look]:
        """The look of a call, made anew in the languages of the moment it is shown."""
        return lambda: call_look(
            self.calls.call(said), self.calls.subtitle(said), self.layout.call_widest, said
        )


def guest_key(bet: str, guest: int, level: int = 0) -> str:
    """The key of a guest's pile on a bet; of one in prison, once or twice, with its level."""
    return f"{bet}/locked/{level}/guest/{guest}" if level else f"{bet}/guest/{guest}"


def _chips_only(pieces: tuple[int, ...]) -> tuple[int, ...]:
    """Plaques in chips of the highest value: the places of the prison are narrow."""
    changed = [(MOST_CHIP,) * (value // MOST_CHIP) if value > MOST_CHIP else (value,) for value in pieces]
    return tuple(piece for some in changed for piece in some)


def fell(number: int) -> Said:
    """How a number is called."""
    return Said("numero", (number,)) if number else Said("zero")


def _plain(amount: int) -> bool:
    """Whether a pile tells its worth by itself: a few equal pieces."""
    change = break_up(amount)
    return not change.rest and len(set(change.pieces)) == 1 and len(change.pieces) <= FEW
