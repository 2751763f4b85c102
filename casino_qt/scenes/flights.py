"""Chips between tray and cloth, at any table: they fly in, go home, are pushed back when late.

What is in the air is not yet shown on its pile, though it counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF

from casino_qt.scenes import timing
from casino_qt.scenes.board import Board
from casino_qt.scenes.piece import FLYING, Piece
from casino_qt.scenes.rake import fly_back, fly_chip
from casino_qt.scenes.rest import Rest
from casino_qt.scenes.stage import Stage, Track, at

PUSHED_FROM = 0.35  # share of that time
RETURNED = 0.7  # strength of what is heard as a chip comes home
LATE = 1.6  # a late chip lies a while before it is pushed back


class Flights:
    """Lets chips fly over one board. `ended` is called with the place a chip has landed on.

    `lies` tells under which key of the board lies what is at a place: a chip on chips sounds brighter.
    """

    def __init__(
        self, board: Board, stage: Stage, ended: Callable[[str], None], lies: Callable[[str], str]
    ) -> None:
        self.board = board
        self.stage = stage
        self.ended = ended
        self.lies = lies
        self._flying: dict[str, int] = {}

    def in_the_air(self, place: str) -> int:
        """Centimes on their way to a place."""
        return self._flying.get(place, 0)

    def forget(self) -> None:
        """Whatever was in the air has been taken off the board."""
        self._flying.clear()

    def lay(
        self, place: str, amount: int, rest: Rest, start: QPointF, end: QPointF, delay: float = 0.0
    ) -> None:
        """Chips worth `amount` fly to a place; on landing they are part of what lies there."""
        chip = self._chip(rest, start)
        self._flying[place] = self.in_the_air(place) + amount

        def landed() -> None:
            if chip in self.board.passing:
                upon = any(key.startswith(f"{self.lies(place)}/") for key in self.board.things)
                self.board.kit.ear.hear("chip_on_chips" if upon else "chip", end.x())
                self._flying[place] = max(0, self.in_the_air(place) - amount)
                self.board.gone(chip)
                self.ended(place)

        self.stage.play(fly_chip(chip, start, end, delay, landed))

    def send_home(self, rest: Rest, start: QPointF, home: QPointF) -> None:
        """A chip returns to the tray."""
        chip = self._chip(rest, start)

        def landed() -> None:
            self.board.kit.ear.hear("chip_on_chips", home.x(), RETURNED)
            self.board.gone(chip)

        self.stage.play(fly_back(chip, start, home, 0.0, landed))

    def push_back(self, rests: Sequence[Rest], home: QPointF) -> None:
        """Late chips lie where they were laid for a moment; the croupier pushes them back to the person."""
        for rest in rests:
            self._push_back(rest, home)

    def _push_back(self, rest: Rest, home: QPointF) -> None:
        start = rest.at
        chip = self._chip(rest, start)
        chip.raise_above(True)
        self.board.kit.ear.hear("chip", start.x())

        def push(p: float) -> None:
            way = timing.in_out_sine(timing.window(p, PUSHED_FROM, 1))
            chip.pose(timing.between(start.x(), home.x(), way), timing.between(start.y(), home.y(), way))
            chip.opacity(min(timing.window(p, 0, 0.12), 1 - timing.window(p, 0.92, 1)))

        def fade(p: float) -> None:
            chip.opacity(1 - p)

        def gone() -> None:
            self.board.gone(chip)

        def pushed() -> None:
            self.board.kit.ear.hear("pile_slide", start.x())

        self.stage.play(at(timing.PUSH_BACK * LATE * PUSHED_FROM, pushed))
        self.stage.play(
            Track(
                push,
                timing.PUSH_BACK * LATE,
                timing.linear,
                after=gone,
                still=Track(fade, 3 * timing.STILL, after=gone),
            )
        )

    def held(self, rest: Rest) -> Piece:
        """A chip in the person's hand."""
        chip = self._chip(rest, rest.at)
        chip.pose(rest.at.x(), rest.at.y(), timing.CHIP_HEIGHT / 2)
        return chip

    def _chip(self, rest: Rest, where: QPointF) -> Piece:
        chip = Piece(self.board.kit, rest.kind, rest.key, rest.look, where.x(), where.y(), FLYING)
        self.board.pass_by(chip)
        return chip
