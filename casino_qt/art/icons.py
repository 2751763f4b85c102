"""Small line icons of the rails and buttons, and the house's lozenges.  Drawn as paths, never as glyphs."""

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from casino_qt.art.materials import grain_over
from casino_qt.art.palette import CLOTH_INK, FIELD_OUTLINE, ROUGE_CLOTH, TEXT, Colour, with_alpha
from casino_qt.art.paths import circle, lozenge, rrect, svg_path

# Strokes in a box of 20 × 20 units about the origin.
_STROKES = {
    "back": "M3,-8 L-5,0 L3,8",
    "forward": "M-3,-8 L5,0 L-3,8",
    "down": "M-8,-3 L0,5 L8,-3",
    "undo": "M-4,-8 L-9,-3 L-4,2 M-9,-3 L3,-3 C8,-3 10,1 10,4 C10,8 7,10 3,10 L-4,10",
    "redo": "M4,-8 L9,-3 L4,2 M9,-3 L-3,-3 C-8,-3 -10,1 -10,4 C-10,8 -7,10 -3,10 L4,10",
    "clear": "M-8,-8 L8,8 M8,-8 L-8,8",
    "repeat": "M8,-2 C7,-7 3,-9 -1,-9 C-6,-9 -9,-5 -9,0 C-9,5 -5,9 0,9 C4,9 7,7 8,4 M9,-8 L8,-2 L2,-3",
    "double": "M-9,-3 L-2,4 M-2,-3 L-9,4 M3,-3 C3,-8 10,-8 10,-3 C10,0 3,3 3,7 L10,7",
    "layouts": "M-7,-9 L7,-9 L7,9 L-7,9 Z M-3.5,-4 L3.5,-4 M-3.5,0 L3.5,0 M-3.5,4 L1,4",
    "sound": "M-9,-3.5 L-5,-3.5 L0,-8 L0,8 L-5,3.5 L-9,3.5 Z M4,-4 C6.5,-1.5 6.5,1.5 4,4 "
    "M7,-7 C11,-3 11,3 7,7",
    "mute": "M-9,-3.5 L-5,-3.5 L0,-8 L0,8 L-5,3.5 L-9,3.5 Z M4,-4 L10,4 M10,-4 L4,4",
    "full_screen": "M-8,-3 L-8,-8 L-3,-8 M3,-8 L8,-8 L8,-3 M8,3 L8,8 L3,8 M-3,8 L-8,8 L-8,3",
    "window": "M-3,-8 L-3,-3 L-8,-3 M8,-3 L3,-3 L3,-8 M3,8 L3,3 L8,3 M-8,3 L-3,3 L-3,8",
    "stats": "M-8,9 L-8,1 M-2.6,9 L-2.6,-4 M2.8,9 L2.8,-1 M8.2,9 L8.2,-9",
    "numbers": "M-9,-8 L9,-8 L9,8 L-9,8 Z M-9,-3 L9,-3 M-9,2.5 L9,2.5 M-3,-8 L-3,8",
    "plus": "M-7,0 L7,0 M0,-7 L0,7",
    "minus": "M-7,0 L7,0",
    "check": "M-8,0 L-2,6 L8,-6",
    "help": "M-5,-4 C-5,-11 6,-11 6,-4 C6,0 0,0 0,4 M0,8.4 L0,9",
    "rules": "M-8,-8 C-4,-9 -2,-8 0,-6 C2,-8 4,-9 8,-8 L8,7 C4,6 2,7 0,9 C-2,7 -4,6 -8,7 Z M0,-6 L0,9",
    "shield": "M0,-9 C3,-7 6,-6 8,-6 C8,1 6,6 0,9 C-6,6 -8,1 -8,-6 C-6,-6 -3,-7 0,-9 Z M-3.5,0 L-1,3 L4,-3",
    "key": "M-9,0 L3,0 M-9,0 L-9,4 M-5,0 L-5,3",
    "keys": "M-10,-6.5 L10,-6.5 L10,6.5 L-10,6.5 Z M-6.6,-2.4 L-5.8,-2.4 M-2.4,-2.4 L-1.6,-2.4 "
    "M1.8,-2.4 L2.6,-2.4 M6,-2.4 L6.8,-2.4 M-4.6,2.6 L4.6,2.6",
    "search": "M3,3 L9,9",
    "say": "M-9,-7 L9,-7 L9,5 L-1,5 L-6,9 L-6,5 L-9,5 Z M-5,-2.5 L5,-2.5 M-5,1 L2,1",
    "hush": "M-9,-7 L9,-7 L9,5 L-1,5 L-6,9 L-6,5 L-9,5 Z M-3.4,-4 L3.4,2 M3.4,-4 L-3.4,2",
    "practice": "M0,-7.5 L10,-3 L0,1.5 L-10,-3 Z M-6,-1.2 L-6,4.6 C-3.5,7 3.5,7 6,4.6 L6,-1.2 M10,-3 L10,4.5",
    "errors": "M-7,-9 L7,-9 L7,9 L-7,9 Z M-3,-5 L3,1 M3,-5 L-3,1 M-3.5,5 L3.5,5",
    "laboratory": "M-3.4,-9 L3.4,-9 M-2,-9 L-2,-2.6 L-8,6.6 C-8.8,8 -8.2,9 -6.8,9 L6.8,9 "
    "C8.2,9 8.8,8 8,6.6 L2,-2.6 L2,-9 M-5.2,2.6 L5.2,2.6 M-1.4,5.8 L-1.4,5.9 M2.2,4.6 L2.2,4.7",
    "player": "M-8.5,9 C-8.5,3.8 -5,1.6 0,1.6 C5,1.6 8.5,3.8 8.5,9",
    "to_start": "M-7,-8 L-7,8 M7,-8 L-3,0 L7,8",
    "to_end": "M7,-8 L7,8 M-7,-8 L3,0 L-7,8",
    "play": "M-5,-9 L8,0 L-5,9 Z",
    "pause": "M-4,-8 L-4,8 M4,-8 L4,8",
    "sum": "M7,-5.5 L7,-8.5 L-7,-8.5 L1,0 L-7,8.5 L7,8.5 L7,5.5",
    "agreement": "M-7,-9 L7,-9 L7,9 L-7,9 Z M-3.8,0 L-1,3.4 L4.2,-3.6",
    "seal": "M-4,2.6 L-5.6,9.4 L-1.6,7.4 L0,9.6 L1.6,7.4 L5.6,9.4 L4,2.6",
}
ICONS = (*_STROKES, "gear", "wallet")


def icon_path(name: str) -> QPainterPath:
    """Strokes of an icon in a box of 20 × 20 units about the origin.  Raises KeyError for an unknown name."""
    if name == "gear":
        return _gear()
    if name == "wallet":
        path = rrect(-9, -6, 18, 13, 2)
        path.addPath(svg_path("M-9,-2 L9,-2 M4,2.5 L6,2.5"))
        return path
    path = svg_path(_STROKES[name])
    if name == "key":
        path.addPath(circle(6, 0, 3.5))
    if name == "player":
        path.addPath(circle(0, -4.4, 4.2))
    if name == "search":
        path.addPath(circle(-2, -2, 6.5))
    if name == "seal":
        path.addPath(circle(0, -2.5, 6.2))
        path.addPath(circle(0, -2.5, 2.6))
    return path


def _gear() -> QPainterPath:
    path = QPainterPath()
    for i in range(32):
        a, r = math.radians(i * 11.25), 9.0 if (i // 2) % 2 == 0 else 6.6
        point = QPointF(r * math.cos(a), r * math.sin(a))
        if i == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    path.addPath(circle(0, 0, 3))
    return path


def paint_icon(
    p: QPainter, name: str, cx: float, cy: float, size: float = 18, colour: Colour = TEXT, weight: float = 1.6
) -> None:
    """An icon centred on the point, `size` units across, stroked `weight` units wide."""
    p.save()
    p.translate(cx, cy)
    p.scale(size / 20, size / 20)
    pen = QPen(QColor(colour), weight * 20 / size)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    p.setPen(pen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(icon_path(name))
    p.restore()


def paint_diamond(p: QPainter, cx: float, cy: float, half: float, colour: Colour) -> None:
    """The small solid lozenge used as a full point between texts; `half` is half its height."""
    p.fillPath(lozenge(cx, cy, half * 0.62, half), QColor(colour))


def paint_hatched_lozenge(
    p: QPainter, cx: float, cy: float, w: float, h: float, rouge: bool, grain: bool = True
) -> None:
    """Rouge or noir as printed on cloth: colour and heraldic hatching, so that shape tells it without colour.

    Rouge is gules (upright lines), noir is sable (lines crossed).
    """
    shape = lozenge(cx, cy, w / 2, h / 2)
    p.fillPath(shape.translated(0, 1.5), QColor(0, 0, 0, 90))
    p.fillPath(shape, ROUGE_CLOTH if rouge else CLOTH_INK)
    p.save()
    p.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    pitch = 5.0 if w > 36 else 4.0
    p.setPen(QPen(QColor(255, 226, 196, 52) if rouge else QColor(255, 244, 214, 40), 1))
    for i in range(math.ceil(w / pitch)):
        x = cx - w / 2 + i * pitch
        p.drawLine(QPointF(x, cy - h / 2), QPointF(x, cy + h / 2))
    if not rouge:
        for i in range(math.ceil(h / pitch)):
            y = cy - h / 2 + i * pitch
            p.drawLine(QPointF(cx - w / 2, y), QPointF(cx + w / 2, y))
    p.restore()
    if grain:
        grain_over(p, shape, 0.12)
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(with_alpha(FIELD_OUTLINE, 0.88), 1.6 if w > 36 else 1.2))
    p.drawPath(shape)
    if w > 24:
        p.setPen(QPen(with_alpha(FIELD_OUTLINE, 0.47), 0.9))
        p.drawPath(lozenge(cx, cy, w * 0.43, h * 0.43))
    p.restore()
