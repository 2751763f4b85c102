"""The wheel of the table in layers, bottom to top, each a picture anchored at the hub.

Printed on the background: shadow, bowl and seat.  The sheet "wheel" holds the rest: "rotor" (turns;
ROTOR_DETAIL times its size), "gloss" (stands), "arms/shadow" and "arms" (turn), "knob/<y>/<x>" (carried
round, not turned), "dome" (stands), "ball/shadow", "ball/<y>/<x>" (free).  Ball and knobs come at
PHASES × PHASES sub-pixel places: translations are rounded to whole device pixels, and a slow ball would
tremble against the turning rotor.
"""

import math
from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from casino_qt.art.canvas import painter
from casino_qt.art.paths import circle
from casino_qt.art.picture import Picture, oversampled, soft_shadow
from casino_qt.art.roulette_places import Places
from casino_qt.art.wheel_bowl import paint_bowl, paint_seat, paint_varnish, paint_wheel_shadow
from casino_qt.art.wheel_order import APRON_IN, BALL, KNOB
from casino_qt.art.wheel_rotor import paint_still, paint_turning
from casino_qt.art.wheel_turret import (
    arms_outline,
    paint_arms,
    paint_ball,
    paint_dome,
    paint_knob,
    paint_plates,
)

PHASES = 4
ROTOR_DETAIL = 1.5  # the rotor is baked this much larger: turned numerals would go soft at its own size
_AIR = 3  # device pixels round a layer, so that turning edges stay smooth
_ARMS_REACH, _DOME_REACH = 0.30, 0.13

Paint = Callable[[QPainter, float], None]  # (painter, radius of the wheel in its units)


def _layer(r: float, reach: float, paint: Paint, times: int = 3, fx: float = 0.0, fy: float = 0.0) -> Picture:
    """Painted `times` larger for a wheel of r device pixels, the hub moved by parts fx, fy of one."""
    half = math.ceil(reach) + _AIR

    def place(p: QPainter) -> None:
        p.translate(half + fx, half + fy)
        paint(p, r)

    return Picture(oversampled(2 * half, 2 * half, times, place), half, half)


def wheel_pictures(radius: float, scale: float) -> Iterator[tuple[str, Picture]]:
    """Every picture of the sheet "wheel" for a wheel of `radius` su at `scale` device pixels per su."""
    r = radius * scale
    fine = r * ROTOR_DETAIL
    yield "rotor", _layer(fine, APRON_IN * fine, paint_turning, 2)
    yield "gloss", _layer(r, APRON_IN * r, _paint_gloss)
    yield "arms/shadow", soft_shadow(arms_outline(radius), ((0.0, 0.024 * radius, 0.6),), scale)
    yield "arms", _layer(r, _ARMS_REACH * r, paint_arms)
    yield "dome", _layer(r, _DOME_REACH * r, paint_dome)
    yield "ball/shadow", soft_shadow(circle(0, 0, BALL * radius), ((0.0, 0.012 * radius, 0.75),), scale)
    yield from _phases("knob", r, (KNOB + 0.002) * r, paint_knob)
    yield from _phases("ball", r, (BALL + 0.004) * r, paint_ball)


def _phases(key: str, r: float, reach: float, paint: Paint) -> Iterator[tuple[str, Picture]]:
    for row in range(PHASES):
        for column in range(PHASES):
            picture = _layer(r, reach, paint, 4, column / PHASES, row / PHASES)
            yield f"{key}/{row}/{column}", picture


def _paint_gloss(p: QPainter, r: float) -> None:
    paint_still(p, r)
    paint_plates(p, r)


def _paint_standing(p: QPainter, r: float) -> None:
    paint_bowl(p, r, lozenge_shadows=True)
    paint_varnish(p, r)
    paint_seat(p, r)


def print_shadow(p: QPainter, at: Places) -> None:
    """The wheel's shadow on the cloth; `p` paints in su."""
    p.save()
    p.translate(*at.wheel)
    paint_wheel_shadow(p, at.wheel_radius)
    p.restore()


def print_bowl(table: QImage, at: Places, scale: float) -> None:
    """Make the bowl part of the background.

    Two large blends less in every frame that the rotor turns.  The hub falls on a whole device pixel, the one
    on which the scene puts the turning layers.
    """
    r = at.wheel_radius * scale
    bowl = _layer(r, r, _paint_standing, 2)
    x, y = at.wheel
    p = painter(table)
    p.drawImage(QPointF(round(x * scale) - bowl.anchor_x, round(y * scale) - bowl.anchor_y), bowl.image)
    p.end()
