"""The French wheel in plan, standing still and painted whole: the emblem on the roulette's door.

The wheel of the table is painted in layers instead, so that it can turn: see `wheel_layers`.
"""

from collections.abc import Callable

from PySide6.QtGui import QPainter

from casino_qt.art.light import shadow
from casino_qt.art.paths import circle, turned
from casino_qt.art.wheel_bowl import paint_bowl, paint_seat, paint_wheel_shadow
from casino_qt.art.wheel_order import BALL, BALL_RESTS, KNOB_AT, ORDER, POCKET
from casino_qt.art.wheel_rotor import paint_still, paint_turning
from casino_qt.art.wheel_turret import (
    ARMS,
    arms_outline,
    paint_arms,
    paint_ball,
    paint_dome,
    paint_knob,
    paint_plates,
)


def paint_wheel(
    p: QPainter, cx: float, cy: float, r: float, angle: float = 0.0, ball: int | None = None
) -> None:
    """The whole wheel with its shadow, the rotor turned by `angle` degrees, the ball in pocket `ball`."""
    p.save()
    p.translate(cx, cy)
    paint_wheel_shadow(p, r)
    paint_bowl(p, r)
    paint_seat(p, r)
    _turned(p, angle, lambda: paint_turning(p, r))
    paint_still(p, r)
    paint_plates(p, r)
    shadow(p, arms_outline(r, angle), 0, r * 0.02, r * 0.024, 0.6)
    _turned(p, angle, lambda: paint_arms(p, r))
    for i in range(ARMS):
        _carried(p, r * KNOB_AT, angle + i * 360 / ARMS, lambda: paint_knob(p, r))
    paint_dome(p, r)
    if ball is not None:
        _paint_resting_ball(p, r, angle + ORDER.index(ball) * POCKET)
    p.restore()


def _turned(p: QPainter, angle: float, paint: Callable[[], None]) -> None:
    p.save()
    p.rotate(angle)
    paint()
    p.restore()


def _carried(p: QPainter, away: float, angle: float, paint: Callable[[], None]) -> None:
    """Paint something carried round the hub but not turned."""
    p.save()
    p.translate(turned(0, 0, away, angle))
    paint()
    p.restore()


def _paint_resting_ball(p: QPainter, r: float, angle: float) -> None:
    b = BALL * r

    def ball() -> None:
        shadow(p, circle(0, 0, b), b * 0.25, b * 0.55, b * 0.7, 0.75)
        paint_ball(p, r)

    _carried(p, BALL_RESTS * r, angle, ball)
