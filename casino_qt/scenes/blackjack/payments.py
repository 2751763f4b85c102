"""Money at the end of a hand: what is lost goes to the bank, what is won is paid and goes home.

Piles are looked for when their time comes: a stake may be doubled and lost in one tale.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF

from casino_qt.rules.blackjack.actions import YOU
from casino_qt.rules.blackjack.events import Share
from casino_qt.scenes import timing
from casino_qt.scenes.banner import Banner
from casino_qt.scenes.blackjack.snapshot import Snapshot
from casino_qt.scenes.blackjack.still_life import StillLife, stake_key
from casino_qt.scenes.board import Board
from casino_qt.scenes.piece import Piece
from casino_qt.scenes.rest import Rest
from casino_qt.scenes.stage import Track
from casino_qt.scenes.telling import Telling

LEAVE = 360.0
RISE = 84.0  # su: how far a lost pile is drawn up the cloth before it is gone
BY_HAND = 0.6  # strength of what is heard of a pile drawn away without the rake
PILES = ("pile", "guest")


class Payments(Telling):
    """A telling at the moment `now`; `home` is where in the tray money of the person goes."""

    def __init__(
        self,
        board: Board,
        still: StillLife,
        banner: Banner,
        now: Snapshot,
        home: Callable[[int], QPointF],
    ) -> None:
        super().__init__(board, banner)
        self.still = still
        self.layout = still.layout
        self.now = now
        self.home = home
        self._kept: list[tuple[list[Piece], str]] = []  # piles that go home when the coup is over

    def _move_money(self, number: int, index: int, shares: Sequence[Share]) -> None:
        """Lost stakes go to the bank, won ones are paid beside; what is the bettor's goes home later."""
        box = self.now.boxes[number]
        count = len(box.hands)
        for share in shares:
            place = box.bettors.index(share.seat)
            if place:
                self._behind(number, place, share)
                continue
            at, key = self.layout.stake(number, index, count), stake_key(number, index)
            self._share(key, share, at, count)

    def _behind(self, number: int, place: int, share: Share) -> None:
        """Those behind have one pile for all their hands of a box: it goes with the last of them."""
        at = self.layout.behind(number, place)
        key = f"box/{number}/behind/{place}"
        live = any(not hand.over and hand.stake(share.seat) for hand in self.now.boxes[number].hands)
        if not live:
            self._share(key, share, at, 2)

    def _share(self, key: str, share: Share, at: QPointF, count: int) -> None:
        if share.seat == YOU:
            self.do(lambda: self.see(at))
        if share.paid >= share.stake:
            self._keep(key, share.seat)
            if share.paid > share.stake:
                self._pay(key, share.seat, share.paid - share.stake, at, count)
        elif share.paid:
            self._halve(key, share, at, count)
        else:
            self._leave([key])

    def _keep(self, key: str, seat: str) -> None:
        """A stake that was not lost lies there until it goes home."""
        held: list[Piece] = []
        self._kept.append((held, seat))

        def begin() -> None:
            self.away(self.take_off(self.under(key, "tag")))
            held.extend(self.take_off(self.under(key, *PILES)))

        self.do(begin)

    def _pay(self, key: str, seat: str, amount: int, at: QPointF, count: int) -> None:
        """The payment is pushed from the croupier's side beside the stake."""
        size = round(self.layout.stake_size(count))
        beside = at + QPointF(size * 0.72, -size * 0.34)
        rests = self.still.pile(f"{key}/paid", seat, amount, beside, size)
        pieces = [self.passing(rest) for rest in rests]
        self._kept.append((pieces, seat))
        homes = [QPointF(piece.x, piece.y) for piece in pieces]

        def push(p: float) -> None:
            for piece, home in zip(pieces, homes, strict=True):
                piece.pose(
                    timing.between(self.layout.bank.x(), home.x(), p),
                    timing.between(self.layout.bank.y() + 120, home.y(), p),
                )
                piece.opacity(timing.window(p, 0, 0.25))

        def show() -> None:
            self.board.kit.ear.hear("pile_slide", at.x())
            for piece in pieces:
                piece.show()

        still = Track(push, 0.0, delay=self.t, before=show)
        self.tracks.append(Track(push, timing.PAY, timing.out_cubic, self.t, show, still=still))

    def _halve(self, key: str, share: Share, at: QPointF, count: int) -> None:
        """Of a hand given up one part goes home, the other to the bank."""
        size = round(self.layout.stake_size(count))
        lost = self._made(self.still.pile(f"{key}/lost", share.seat, share.stake - share.paid, at, size))
        back = self._made(self.still.pile(f"{key}/back", share.seat, share.paid, at, size))
        self._kept.append((back, share.seat))

        def part() -> None:
            self.away(self.take_off(self.under(key)))
            for piece in [*lost, *back]:
                piece.show()

        self.do(part)
        self._rise(lost, part)

    def _made(self, rests: Sequence[Rest]) -> list[Piece]:
        return [self.passing(rest) for rest in rests]

    def _leave(self, keys: Sequence[str]) -> None:
        """Lost piles are drawn up the cloth to the bank."""
        held: list[Piece] = []

        def begin() -> None:
            names = [name for key in keys for name in self.under(key)]
            taken = self.take_off(names)
            self.away([piece for piece in taken if piece.kind not in PILES])
            held.extend(piece for piece in taken if piece.kind in PILES)

        self._rise(held, begin)

    def _rise(self, pieces: list[Piece], begin: Callable[[], None]) -> None:
        homes: list[QPointF] = []

        def start() -> None:
            begin()
            homes.extend(QPointF(piece.x, piece.y) for piece in pieces)
            if homes:
                self.board.kit.ear.hear("rake", homes[0].x(), BY_HAND)

        def rise(p: float) -> None:
            for piece, home in zip(pieces, homes, strict=False):
                piece.pose(home.x(), home.y() - RISE * p)
                piece.opacity(1 - timing.window(p, 0.5, 1))

        def fade(p: float) -> None:
            for piece in pieces:
                piece.opacity(1 - p)

        def gone() -> None:
            self.away(pieces)

        still = Track(fade, timing.STILL, delay=self.t, before=start, after=gone)
        self.tracks.append(Track(rise, LEAVE, timing.in_out_sine, self.t, start, gone, still=still))

    def _send_home(self) -> None:
        """All that lies there for somebody goes to him: to the tray, or over the armrest."""
        kept, self._kept = self._kept, []
        if not kept:
            return
        homes: list[tuple[Piece, QPointF, QPointF]] = []

        def start() -> None:
            self.board.kit.ear.hear("stack", self.home(0).x())
            for pieces, seat in kept:
                for piece in pieces:
                    at = QPointF(piece.x, piece.y)
                    end = self.home(0) if seat == YOU else at + QPointF(0, 60)
                    homes.append((piece, at, end))
                    piece.raise_above(seat == YOU)

        def move(p: float) -> None:
            for piece, at, end in homes:
                x, y = timing.between(at.x(), end.x(), p), timing.between(at.y(), end.y(), p)
                piece.pose(x, y, 10 * timing.arc(p))
                piece.opacity(1 - timing.window(p, 0.75, 1))

        def fade(p: float) -> None:
            for piece, _, _ in homes:
                piece.opacity(1 - p)

        def gone() -> None:
            self.away([piece for piece, _, _ in homes])

        still = Track(fade, timing.STILL, delay=self.t, before=start, after=gone)
        self.tracks.append(Track(move, LEAVE, timing.in_cubic, self.t, start, gone, still=still))
