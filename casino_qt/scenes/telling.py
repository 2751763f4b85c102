"""What the retelling of any round is made of: a clock of its own, calls, piles that come, slide and go.

A telling keeps its own time (`t`, ms from now) and adds tracks in the order of the events. It knows a board
and a banner, never a game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce

from PySide6.QtCore import QPointF, QRectF

from casino_qt.scenes import timing
from casino_qt.scenes.banner import Banner
from casino_qt.scenes.board import Board
from casino_qt.scenes.card import round_about
from casino_qt.scenes.piece import Piece
from casino_qt.scenes.rest import Rest
from casino_qt.scenes.stage import Track, at, fade_in
from casino_qt.scenes.wardrobe import Look
from casino_qt.tables.chips import FRANC

PAID_WITHIN = 44.0  # su round the middle of a stake or payment: the pile and its amount


@dataclass(frozen=True)
class Slide:
    """Piles and their tags that move together by a way, su."""

    pieces: list[Piece]
    start: QPointF
    end: QPointF


class Telling:
    """Tracks in the making. Nothing moves until they are played."""

    def __init__(self, board: Board, banner: Banner) -> None:
        self.board = board
        self.banner = banner
        self.t = 0.0
        self.tracks: list[Track] = []
        self._next_call = 0.0

    # The clock.

    def wait(self, ms: float) -> None:
        self.t += ms

    def do(self, call: Callable[[], object], delay: float | None = None) -> None:
        """Have `call` made at the present of the tale, or at `delay`."""

        def run() -> None:
            call()

        self.tracks.append(at(self.t if delay is None else delay, run))

    def hear_out(self) -> None:
        """Wait until the call before has been up long enough."""
        self.t = max(self.t, self._next_call)

    def call(self, text: Callable[[], Look], least: float = timing.CALL_MIN) -> None:
        """Say something, once the call before has been up long enough; `t` becomes that moment."""
        self.hear_out()
        self.do(lambda: self.banner.say(text))
        self._next_call = self.t + least

    def last_end(self) -> float:
        """When the last track so far has ended."""
        return max((track.delay + track.duration for track in self.tracks), default=0.0)

    # Things on the board.

    def passing(self, rest: Rest) -> Piece:
        """A thing that will be gone again, not shown yet; it lies over what rests at the same place."""
        piece = Piece(self.board.kit, rest.kind, rest.key, rest.look, rest.at.x(), rest.at.y(), rest.z + 0.2)
        piece.show(False)
        self.board.pass_by(piece)
        return piece

    def under(self, key: str, *kinds: str) -> list[str]:
        """The keys of the lasting things at `key` or below it, of some kinds only if any are given."""
        return [
            name
            for name, piece in self.board.things.items()
            if (name == key or name.startswith(key + "/")) and (not kinds or piece.kind in kinds)
        ]

    def take_off(self, names: Sequence[str]) -> list[Piece]:
        """Lasting things become passing ones of this tale."""
        pieces = [self.board.things.pop(name) for name in names]
        for piece in pieces:
            self.board.pass_by(piece)
        return pieces

    def away(self, pieces: Sequence[Piece]) -> None:
        for piece in pieces:
            self.board.gone(piece)

    # Movements.

    def fade_away(self, pieces: Sequence[Piece], delay: float) -> None:
        """Marks of the round before leave."""

        def fade(p: float) -> None:
            for piece in pieces:
                piece.opacity(1 - p)

        def gone() -> None:
            self.away(pieces)

        still = Track(fade, timing.STILL, delay=delay, after=gone)
        self.tracks.append(Track(fade, timing.MARK_FADE, delay=delay, after=gone, still=still))

    def see(self, *places: QPointF) -> None:
        """Money of the person goes or comes at these places now."""
        if places:
            self.board.kit.eye(reduce(QRectF.united, (round_about(place, PAID_WITHIN) for place in places)))

    def push_in(self, rests: Sequence[Rest], start: float, landed: Callable[[], None]) -> None:
        """Piles pushed from the croupier's side (height `start`) to their places; then `landed`."""
        pieces = [self.passing(rest) for rest in rests]
        homes = [QPointF(piece.x, piece.y) for piece in pieces]

        def push(p: float) -> None:
            for piece, home in zip(pieces, homes, strict=True):
                piece.pose(home.x(), timing.between(start, home.y(), p))
                piece.opacity(timing.window(p, 0, 0.2))

        def show() -> None:
            if homes:
                self.board.kit.ear.hear("pile_slide", homes[0].x())
            for home in homes:
                self.see(home)
            for piece in pieces:
                piece.show()

        def appear() -> None:
            push(1.0)
            show()

        def fade(p: float) -> None:
            for piece in pieces:
                piece.opacity(p)

        def done() -> None:
            landed()
            self.away(pieces)

        self.tracks.append(
            Track(
                push,
                timing.PAY,
                timing.out_cubic,
                self.t,
                show,
                done,
                still=fade_in(fade, self.t, appear, done),
            )
        )

    def count_up(self, show: Callable[[int], None], old: int, amount: int, end: Callable[[], None]) -> None:
        """From just before a payment arrives its tag counts up in a few steps, never from nothing.

        Whole francs pass through whole francs: centimes that are nobody's would only flicker.
        """
        shown = [0]
        unit = 1 if (old + amount) % FRANC else FRANC

        def count(p: float) -> None:
            step = min(timing.COUNT_STEPS, int(p * timing.COUNT_STEPS) + 1)
            if step != shown[0]:
                shown[0] = step
                reached = old + amount * step // timing.COUNT_STEPS
                show(max(unit, reached - reached % unit))

        self.tracks.append(
            Track(
                count,
                timing.COUNT_UP,
                timing.linear,
                self.t + timing.PAY - timing.COUNT_LEAD,
                None,
                end,
                still=at(self.t + timing.STILL, end),
            )
        )

    def slide(self, slides: Sequence[Slide], arrived: Callable[[], None]) -> None:
        """All piles move at once, each by its way; then they are gone and `arrived` lays what is there."""
        homes = [[QPointF(piece.x, piece.y) for piece in one.pieces] for one in slides]

        def move(p: float) -> None:
            for one, starts in zip(slides, homes, strict=True):
                way = (one.end - one.start) * p
                for piece, home in zip(one.pieces, starts, strict=True):
                    piece.pose(home.x() + way.x(), home.y() + way.y())

        def begin() -> None:
            if slides:
                self.board.kit.ear.hear("pile_slide", slides[0].start.x())

        def done() -> None:
            for one in slides:
                self.away(one.pieces)
            arrived()

        self.tracks.append(
            Track(
                move,
                timing.MOVE_PILE,
                timing.in_out_cubic,
                self.t,
                begin,
                done,
                still=Track(move, 0.0, delay=self.t, before=begin, after=done),
            )
        )
        self.t += timing.MOVE_PILE
