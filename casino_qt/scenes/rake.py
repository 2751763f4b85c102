"""The croupier's rake, and how it takes a losing pile."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF

from casino_qt.scenes import timing
from casino_qt.scenes.piece import FLYING, Kit, Piece
from casino_qt.scenes.stage import Track, fade_in, nothing
from casino_qt.scenes.wardrobe import baked

SHEET = "trente_et_quarante"


class Rake:
    """Blade and stick with their shadows; its pulling edge is at (x, y). Hidden when not in use."""

    def __init__(self, kit: Kit, sheet: str = SHEET) -> None:
        self.kit = kit
        depths = {"rake/stick/shadow": 0.0, "rake/blade/shadow": 1.0, "rake/stick": 2.0, "rake/blade": 3.0}
        self.pieces = [
            Piece(kit, "rake", key, baked(sheet, key), 0, 0, FLYING + depth) for key, depth in depths.items()
        ]
        self.show(False)

    def show(self, visible: bool = True) -> None:
        for piece in self.pieces:
            piece.show(visible)

    def redress(self) -> None:
        for piece in self.pieces:
            piece.redress()

    def pose(self, x: float, y: float, lift: float, opacity: float = 1.0) -> None:
        """At (x, y) su, `lift` su above the cloth; the shadow stays below and falls a little away."""
        for piece in self.pieces:
            if piece.key.endswith("/shadow"):
                piece.pose(x, y + lift * 0.35)
            else:
                piece.pose(x, y, lift)
            piece.opacity(opacity)


def sweep(
    rake: Rake,
    piles: Sequence[Piece],
    place: QPointF,
    end: QPointF,
    half: float,
    delay: float,
    before: Callable[[], None],
    gone: Callable[[], None],
) -> list[Track]:
    """The rake is reached over the pile at `place`, set down behind it and pulled to `end` (su).

    The pile (footprint `half` su from middle to edge) stands until the blade meets it, then rides before it
    and fades at the end of its way. `before` runs when the blade is set down, `gone` when the pile is away.
    """
    starts = [QPointF(pile.x, pile.y) for pile in piles]
    far, gap = place.y() + half + 8, half + 2

    def pull(p: float) -> None:
        edge, fade = timing.between(far, end.y(), p), 1 - timing.window(p, 0.86, 1)
        met = timing.window(place.y() - min(place.y(), edge - gap), 0, max(1.0, place.y() - end.y() + gap))
        aside = (end.x() - place.x()) * met
        rake.pose(place.x() + aside, edge, 0.0, fade)
        for pile, start in zip(piles, starts, strict=True):
            pile.pose(start.x() + aside, min(start.y(), edge - gap))
            pile.opacity(fade)

    behind = QPointF(place.x(), far)
    return _reach_and_pull(rake, piles, end, behind, pull, _pull_time(place, end, half), delay, before, gone)


def _reach_and_pull(
    rake: Rake,
    piles: Sequence[Piece],
    end: QPointF,
    behind: QPointF,
    pull: Callable[[float], None],
    length: float,
    delay: float,
    before: Callable[[], None],
    gone: Callable[[], None],
) -> list[Track]:
    """The rake is reached from `end` to `behind` the piles, set down, and does `pull` in `length` ms."""

    def reach(p: float) -> None:
        lift = timing.RAKE_LIFT * (1 - timing.window(p, 0.8, 1))
        x, y = timing.between(end.x(), behind.x(), p), timing.between(end.y(), behind.y(), p)
        rake.pose(x, y, lift, timing.window(p, 0, 0.25))

    def fade_away(p: float) -> None:
        for pile in piles:
            pile.opacity(1 - p)

    def set_down() -> None:
        rake.kit.ear.hear("rake", behind.x())
        before()

    def over() -> None:
        rake.show(False)
        gone()

    down = delay + timing.RAKE_IN
    waits = Track(nothing, 0.0, timing.linear, delay)
    fades = Track(fade_away, timing.STILL_RAKE, timing.linear, down, set_down, over)
    return [
        Track(reach, timing.RAKE_IN, timing.in_out_sine, delay, rake.show, None, still=waits),
        Track(pull, length, timing.in_out_sine, down, set_down, over, still=fades),
    ]


def _pull_time(place: QPointF, end: QPointF, half: float) -> float:
    return timing.RAKE_PULL + timing.RAKE_PULL_PER_SU * max(0.0, place.y() + half + 8 - end.y())


def sweep_together(
    rake: Rake,
    piles: Sequence[Piece],
    over: Sequence[QPointF],
    middle: float,
    end: float,
    half: float,
    delay: float,
    before: Callable[[], None],
    gone: Callable[[], None],
) -> tuple[list[Track], float]:
    """One pull of a wide rake up the screen along `middle` to the height `end`; also how long it takes, ms.

    `piles` stand until the blade meets them and then ride before it, closing their ranks a little; the rake
    is lifted over what stays at `over`. `before` runs when it is set down, `gone` when all is away.
    """
    starts = [QPointF(pile.x, pile.y) for pile in piles]
    far, gap = max(start.y() for start in starts) + half + 8, half + 2
    blocked = [place.y() for place in over if place.y() < far]
    length = timing.RAKE_PULL + timing.RAKE_PULL_PER_SU * max(0.0, far - end)

    def pull(p: float) -> None:
        edge, fade = timing.between(far, end, p), 1 - timing.window(p, 0.9, 1)
        near = max((1 - abs(edge - gap - y) / (2 * half + 14) for y in blocked), default=0.0)
        rake.pose(middle, edge, 2 * timing.RAKE_LIFT * max(0.0, near), fade)
        for pile, start in zip(piles, starts, strict=True):
            met = timing.window(start.y() - min(start.y(), edge - gap), 0, 90.0)
            x = start.x() + (middle - start.x()) * timing.RANKS_CLOSE * met
            pile.pose(x, min(start.y(), edge - gap))
            pile.opacity(fade)

    here, behind = QPointF(middle, end), QPointF(middle, far)
    tracks = _reach_and_pull(rake, piles, here, behind, pull, length, delay, before, gone)
    return tracks, timing.RAKE_IN + length


def sweep_time(place: QPointF, end: QPointF, half: float) -> float:
    """How long `sweep` takes, ms."""
    return timing.RAKE_IN + _pull_time(place, end, half)


def fly_chip(
    chip: Piece, start: QPointF, end: QPointF, delay: float, landed: Callable[[], None]
) -> list[Track]:
    """Through the air and down: a 2 su drop at the end gives weight without a bounce. Starts hidden."""
    chip.show(False)
    chip.raise_above(True)

    def fly(p: float) -> None:
        lift = timing.CHIP_DROP + timing.CHIP_HEIGHT * timing.arc(p)
        chip.pose(timing.between(start.x(), end.x(), p), timing.between(start.y(), end.y(), p), lift)

    def drop(p: float) -> None:
        chip.pose(end.x(), end.y(), timing.CHIP_DROP * (1 - p))

    def appear() -> None:
        chip.pose(end.x(), end.y())
        chip.show()

    return [
        Track(
            fly,
            timing.CHIP_FLIGHT,
            timing.out_quart,
            delay,
            chip.show,
            still=fade_in(chip.opacity, delay, appear, landed),
        ),
        Track(
            drop,
            timing.CHIP_SETTLE,
            timing.in_out_sine,
            delay + timing.CHIP_FLIGHT,
            None,
            landed,
            still=Track(nothing, 0.0, timing.linear, delay),
        ),
    ]


def fly_back(chip: Piece, start: QPointF, end: QPointF, delay: float, landed: Callable[[], None]) -> Track:
    """From the cloth back to the tray: slow to leave, then gone."""
    chip.raise_above(True)

    def fly(p: float) -> None:
        chip.pose(
            timing.between(start.x(), end.x(), p), timing.between(start.y(), end.y(), p), 10 * timing.arc(p)
        )
        chip.opacity(1 - timing.window(p, 0.8, 1))

    def fade(p: float) -> None:
        chip.opacity(1 - p)

    return Track(
        fly,
        timing.CHIP_BACK,
        timing.in_cubic,
        delay,
        chip.show,
        landed,
        still=Track(fade, timing.STILL, timing.linear, delay, chip.show, landed),
    )
