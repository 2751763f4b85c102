"""Faces of buttons, plates and banners.  Painted without blur, so widgets may paint them while they live.

Sizes are in the painter's units: table units while baking, logical pixels in a widget.  No words here.
"""

from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen

from casino_qt.art.canvas import canvas, painter, scale_of
from casino_qt.art.icons import ICONS, paint_diamond, paint_hatched_lozenge, paint_icon
from casino_qt.art.light import elevation, soft_box
from casino_qt.art.materials import brass_linear, brass_vertical, enamel, hairline, vertical
from casino_qt.art.palette import (
    BANNER_FOOT,
    BANNER_TOP,
    BRASS_LINE,
    FOCUS,
    FOCUS_GAP,
    GOLD,
    INK,
    PLATE_FOOT,
    PLATE_HOVER_FOOT,
    PLATE_HOVER_TOP,
    PLATE_PRESSED_FOOT,
    PLATE_PRESSED_TOP,
    PLATE_TOP,
    TEXT,
    Colour,
    with_alpha,
)
from casino_qt.art.paths import circle, lozenge, notched, rrect

__all__ = [
    "ICONS",
    "Kind",
    "State",
    "button_ink",
    "paint_amount_pill",
    "paint_brass_plate",
    "paint_button",
    "paint_call_banner",
    "paint_dialog",
    "paint_diamond",
    "paint_focus",
    "paint_focus_ring",
    "paint_hatched_lozenge",
    "paint_icon",
    "paint_key_cap",
    "paint_rule_with_diamond",
]

Kind = Literal["primary", "secondary"]
State = Literal["normal", "hover", "pressed", "disabled", "focus"]

RADIUS = 6.0
CALL_REACH, CALL_SHORTEST = 44.0, 160.0  # room around the shadow of a call; a cartouche is never narrower
DISABLED = 0.42  # opacity of a button that cannot be pressed
_PLATES = {
    "hover": (PLATE_HOVER_TOP, PLATE_HOVER_FOOT),
    "pressed": (PLATE_PRESSED_TOP, PLATE_PRESSED_FOOT),
}


def button_ink(kind: Kind) -> QColor:
    """Colour of the words and the icon on a button's face."""
    return INK if kind == "primary" else TEXT


def paint_button(p: QPainter, rect: QRectF, kind: Kind = "secondary", state: State = "normal") -> None:
    """Face of a button: "primary" ivory enamel with a brass lip, "secondary" a dark plate with a brass rim.

    Words and icons are the caller's: in `button_ink`, 1 unit lower when pressed, DISABLED opaque when
    disabled.  The focus ring lies 4 units outside `rect`.
    """
    p.save()
    p.setOpacity(p.opacity() * (DISABLED if state == "disabled" else 1.0))
    if kind == "primary":
        _enamel_plate(p, rect, state)
    else:
        _dark_plate(p, rect, state)
    p.restore()
    if state == "focus":
        paint_focus(p, rect)


def _inset(rect: QRectF, by: float, radius: float) -> QPainterPath:
    box = rect.adjusted(by, by, -by, -by)
    return rrect(box.x(), box.y(), box.width(), box.height(), max(1.0, radius))


def _enamel_plate(p: QPainter, rect: QRectF, state: State) -> None:
    outline = _inset(rect, 0, RADIUS)
    reach, drop = (2.0, 1.0) if state == "pressed" else (4.0, 2.5)
    soft_box(p, rrect, rect, RADIUS, reach, drop, 0.4)
    p.fillPath(outline, QBrush(brass_vertical(rect.top(), rect.bottom())))
    face = _inset(rect, 1.6, RADIUS - 1.4)
    p.fillPath(face, enamel(rect.top(), rect.bottom()))
    hairline(p, _inset(rect, 4.4, RADIUS - 3), BRASS_LINE, 0.8, 0.55)
    if state == "hover":
        p.fillPath(face, QColor(255, 255, 255, 70))
    elif state == "pressed":
        p.save()
        p.setClipPath(face, Qt.ClipOperation.IntersectClip)
        p.fillRect(
            QRectF(rect.x(), rect.y(), rect.width(), 9),
            vertical(rect.top(), rect.top() + 9, ((0, QColor(0, 0, 0, 105)), (1, QColor(0, 0, 0, 0)))),
        )
        p.fillRect(rect, QColor(60, 30, 0, 14))
        p.restore()


def _dark_plate(p: QPainter, rect: QRectF, state: State) -> None:
    outline = _inset(rect, 0, RADIUS)
    soft_box(p, rrect, rect, RADIUS, 3.0, 1.0, 0.32)
    top, foot = _PLATES.get(state, (PLATE_TOP, PLATE_FOOT))
    p.fillPath(outline, vertical(rect.top(), rect.bottom(), ((0, top), (1, foot))))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QBrush(brass_vertical(rect.top(), rect.bottom())), 1.3))
    p.drawPath(_inset(rect, 0.6, RADIUS))
    p.setPen(QPen(QColor(255, 230, 180, 26), 1))
    y = rect.top() + 2.2
    p.drawLine(QPointF(rect.left() + RADIUS, y), QPointF(rect.right() - RADIUS, y))


def paint_focus(p: QPainter, rect: QRectF, radius: float = RADIUS, offset: float = 4.0) -> None:
    """Focus ring round a rectangle, `offset` units outside it."""
    paint_focus_ring(p, _inset(rect, -offset, radius + offset))


def paint_focus_ring(p: QPainter, path: QPainterPath, width: float = 2.2) -> None:
    """Focus (or winner's) ring along any outline: a dark gap first, so that it also shows on ivory."""
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(FOCUS_GAP, width + 2.8))
    p.drawPath(path)
    p.setPen(QPen(FOCUS, width))
    p.drawPath(path)
    p.restore()


def paint_key_cap(p: QPainter, rect: QRectF, colour: Colour) -> None:
    """Hairline key round the letter of a shortcut."""
    hairline(p, _inset(rect, 0.5, 3), colour, 0.9, 0.5)


def paint_call_banner(p: QPainter, rect: QRectF) -> None:
    """The croupier's cartouche without its words: dark plate, hollowed corners, a lozenge at each end."""
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    outline = notched(x, y, w, h, 12)
    _call_shadow(p, rect)
    p.save()
    p.fillPath(outline, vertical(y, y + h, ((0, BANNER_TOP), (1, BANNER_FOOT))))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QBrush(brass_linear(x, y, x + w, y + h)), 1.8))
    p.drawPath(outline)
    p.setPen(QPen(with_alpha(GOLD, 0.45), 0.8))
    p.drawPath(notched(x + 5.5, y + 5.5, w - 11, h - 11, 10))
    for cx in (x + 26, x + w - 26):
        cy = y + h / 2
        p.fillPath(lozenge(cx, cy, 4.6, 7), with_alpha(GOLD, 0.9))
        p.fillPath(circle(cx, cy - 12, 1.4), with_alpha(GOLD, 0.55))
        p.fillPath(circle(cx, cy + 12, 1.4), with_alpha(GOLD, 0.55))
    p.restore()


def _call_shadow(p: QPainter, rect: QRectF) -> None:
    """The shadow of the cartouche: both ends as they are, the middle drawn out to the width.

    Painted anew it would cost more than all the rest of a call, in the midst of a deal.
    """
    scale = scale_of(p)
    image = _call_shadow_ends(scale, rect.height())
    reach, end = round(CALL_REACH * scale), image.width() // 2
    p.save()
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)  # the middle is the same all along
    corner = p.transform().map(rect.topLeft())
    p.resetTransform()
    left, top, wide = round(corner.x()) - reach, round(corner.y()) - reach, round(rect.width() * scale)
    right = left + wide + 2 * reach - end
    high = image.height()
    p.drawImage(left, top, image, 0, 0, end, high)
    p.drawImage(QRectF(left + end, top, right - left - end, high), image, QRectF(end, 0, 1, high))
    p.drawImage(right, top, image, image.width() - end, 0, end, high)
    p.restore()


@lru_cache(maxsize=4)
def _call_shadow_ends(scale: float, height: float) -> QImage:
    """The shadow of the shortest cartouche, CALL_REACH units of room around it."""
    reach = round(CALL_REACH * scale)
    wide, high = 2 * reach + round(CALL_SHORTEST * scale), 2 * reach + round(height * scale)
    image = canvas(wide, high)
    p = painter(image)
    p.translate(reach, reach)
    p.scale(scale, scale)
    elevation(p, notched(0, 0, CALL_SHORTEST, height, 12), 3)
    p.end()
    return image


def paint_dialog(p: QPainter, rect: QRectF) -> None:
    """Panel of a dialog: a dark plate with a brass rim and a hairline inside, no shadow of its own."""
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    outline = _inset(rect, 0.9, 8)
    p.save()
    p.fillPath(outline, vertical(y, y + h, ((0, BANNER_TOP), (1, BANNER_FOOT))))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QBrush(brass_linear(x, y, x + w, y + h)), 1.8))
    p.drawPath(outline)
    hairline(p, notched(x + 8, y + 8, w - 16, h - 16, 12), GOLD, 0.8, 0.45)
    p.restore()


def paint_brass_plate(p: QPainter, rect: QRectF) -> None:
    """Brass name plate; words on it are INK-dark (#2A1705) with a light copy under them."""
    outline = _inset(rect, 0, 3)
    soft_box(p, rrect, rect, 3, 3, 1.5, 0.35)
    p.fillPath(outline, QBrush(brass_linear(rect.left(), rect.top(), rect.right(), rect.bottom())))
    p.fillPath(outline, QColor(40, 20, 0, 40))
    hairline(p, outline, QColor(60, 36, 8), 0.8, 0.75)
    hairline(p, _inset(rect, 2.5, 2), QColor(70, 44, 12), 0.7, 0.47)


def paint_amount_pill(p: QPainter, rect: QRectF, strong: bool = False) -> None:
    """The pill under a pile; `strong` marks a payment."""
    pill = _inset(rect, 0.5, rect.height() / 2)
    p.fillPath(pill, QColor(16, 8, 5, 215))
    hairline(p, pill, GOLD, 1.6 if strong else 1.0, 1.0 if strong else 0.8)


def paint_rule_with_diamond(p: QPainter, cx: float, cy: float, half: float) -> None:
    """Gold hairline broken by a lozenge, as under a title."""
    for side in (-1, 1):
        hairline(p, QLineF(cx + side * 9, cy, cx + side * half, cy), GOLD, 1, 0.5)
    paint_diamond(p, cx, cy, 4.5, GOLD)
