"""The brass turret in the rotor's middle, and the ball.

Plates and domes stand still, the arms turn, the knobs are carried round but keep the lamp's highlight.
Painted about the origin; r is the wheel's radius in the painter's units.
"""

from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from casino_qt.art.light import shadow
from casino_qt.art.materials import Stops, brass_conical, radial, stops
from casino_qt.art.paths import circle, placed, svg_path
from casino_qt.art.wheel_order import BALL, KNOB, KNOB_AT

ARMS = 4
_PLATES = ((0.205, 30), (0.165, 70))
_DOMES = (0.098, 0.070, 0.038)
_DOME: Stops = ((0, "#FFFBE8"), (0.2, "#F6DDA0"), (0.55, "#C2924A"), (0.85, "#7A5722"), (1, "#4E340F"))
_KNOB: Stops = ((0, "#FFFBE8"), (0.25, "#F3D692"), (0.6, "#B98A3E"), (1, "#553811"))
_IVORY: Stops = ((0, "#FFFFFF"), (0.35, "#F7F1E2"), (0.75, "#CFC3A8"), (1, "#8B7D62"))


def _arm() -> QPainterPath:
    return svg_path(
        "M-.020,-.04 C-.016,-.12 -.011,-.18 -.013,-.232 C-.013,-.24 .013,-.24 .013,-.232 "
        "C.011,-.18 .016,-.12 .020,-.04 Z"
    )


def _edge(r: float) -> QPen:
    return QPen(QColor(60, 36, 8, 180), max(0.4, r * 0.002))


def paint_plates(p: QPainter, r: float) -> None:
    """The two base plates with their shadows."""
    for radius, turn in _PLATES:
        shadow(p, circle(0, 0, r * radius), 0, r * 0.012, r * 0.02, 0.6)
        p.setPen(_edge(r))
        p.setBrush(QBrush(brass_conical(0, 0, turn)))
        p.drawPath(circle(0, 0, r * radius))


def arms_outline(r: float, angle: float = 0.0) -> QPainterPath:
    """Outline of the four arms with their knobs, for the shadow."""
    outline = QPainterPath()
    for i in range(ARMS):
        turned = QTransform().rotate(angle + i * 360 / ARMS).scale(r, r)
        outline = outline.united(turned.map(_arm())).united(turned.map(circle(0, -KNOB_AT, KNOB)))
    return outline


def paint_arms(p: QPainter, r: float) -> None:
    """The four arms without their knobs."""
    brass = QLinearGradient(-0.02 * r, 0, 0.02 * r, 0)
    stops(brass, ((0, "#7A5722"), (0.25, "#E9C67C"), (0.42, "#FFF5D2"), (0.6, "#C8994A"), (1, "#5E3F14")))
    arm = placed(_arm(), 0, 0, r)
    p.save()
    p.setPen(_edge(r))
    p.setBrush(brass)
    for _ in range(ARMS):
        p.drawPath(arm)
        p.rotate(360 / ARMS)
    p.restore()


def paint_knob(p: QPainter, r: float) -> None:
    """One knob, its highlight towards the lamp."""
    p.setPen(_edge(r))
    p.setBrush(radial(-0.010 * r, -0.012 * r, 0.042 * r, _KNOB))
    p.drawPath(circle(0, 0, KNOB * r))


def paint_dome(p: QPainter, r: float) -> None:
    """The three domes over the arms, each with its shadow."""
    for radius in _DOMES:
        shadow(p, circle(0, 0, r * radius), 0, r * 0.012, r * 0.016, 0.5)
        p.setPen(_edge(r))
        p.setBrush(radial(-r * radius * 0.35, -r * radius * 0.42, r * radius * 1.5, _DOME))
        p.drawPath(circle(0, 0, r * radius))


def paint_ball(p: QPainter, r: float) -> None:
    """The ivory ball."""
    b = BALL * r
    p.setPen(QPen(QColor(60, 45, 25, 150), max(0.3, b * 0.06)))
    p.setBrush(radial(-b * 0.35, -b * 0.4, b * 1.5, _IVORY))
    p.drawPath(circle(0, 0, b))
