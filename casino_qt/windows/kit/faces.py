"""What widgets of the kit paint themselves with: the house's furniture at the widget's scale.

Everything takes logical pixels and `k`, logical pixels per su: a line of 1.3 su stays one at every size.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QFont, QPainter
from PySide6.QtWidgets import QWidget

from casino_qt.art import furniture, lettering, palette
from casino_qt.art.furniture import DISABLED, Kind, State
from casino_qt.art.light import soft_box
from casino_qt.art.materials import hairline, vertical
from casino_qt.art.palette import with_alpha
from casino_qt.art.paths import notched, polyline, rrect

__all__ = ["DISABLED", "ROOM", "Kind", "State"]

ROOM = 9.0  # su round a face for its ring and shadow
NOTCH = 12.0  # su, hollowed corners of a cartouche


def begin(widget: QWidget) -> QPainter:
    """Return a painter on `widget` with every smoothing hint on."""
    p = QPainter(widget)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    return p


def ui_font(k: float, px: float, *, weight: int = 500, tracking: float = 0.0) -> QFont:
    """Jost at `px` su, never under 12 pixels: logical ones, as large on every screen."""
    return lettering.ui(px * k, weight, tracking=tracking)


def _scaled(p: QPainter, r: QRectF, k: float, paint: Callable[[QRectF], None]) -> None:
    """Run `paint` with the painter in su, its origin at the corner of `r`."""
    p.save()
    p.translate(r.topLeft())
    p.scale(k, k)
    paint(QRectF(0, 0, r.width() / k, r.height() / k))
    p.restore()


def face(p: QPainter, r: QRectF, k: float, kind: Kind, state: State) -> None:
    """The plate of a button: ivory enamel for the one primary of a screen, dark for every other."""
    _scaled(p, r, k, lambda box: furniture.paint_button(p, box, kind, state))


def focus_ring(p: QPainter, r: QRectF, k: float, radius: float = furniture.RADIUS) -> None:
    """The ring of the keyboard round a plate."""
    _scaled(p, r, k, lambda box: furniture.paint_focus(p, box, radius))


def icon(p: QPainter, name: str, centre: QPointF, k: float, size: float, weight: float) -> None:
    """A line icon of `size` su about the point."""
    colour = palette.TEXT
    furniture.paint_icon(p, name, centre.x(), centre.y(), size * k, colour, weight * k)


def key_width(key: str, k: float) -> float:
    """Width of the hairline key that names a shortcut."""
    return max(18 * k, lettering.text_width(key, ui_font(k, 12)) + 10 * k)


def key_cap(p: QPainter, x: float, cy: float, key: str, k: float, colour: QColor) -> None:
    """The hairline key, its left edge at `x`, centred on `cy`."""
    width, height = key_width(key, k), max(18 * k, 16)
    box = QRectF(x, cy - height / 2, width, height)
    _scaled(p, box, k, lambda inner: furniture.paint_key_cap(p, inner, colour))
    lettering.draw_centred(p, x + width / 2, cy, key, ui_font(k, 12), with_alpha(colour, 0.85))


def diamond(p: QPainter, cx: float, cy: float, half: float) -> None:
    """The house's small gold sign, `half` its half height."""
    furniture.paint_diamond(p, cx, cy, half, palette.GOLD)


def line(p: QPainter, a: QPointF, b: QPointF, width: float, alpha: float = 1.0) -> None:
    """A thin gold line."""
    hairline(p, polyline((a.x(), a.y()), (b.x(), b.y())), palette.GOLD, width, alpha)


def rule_with_diamond(p: QPainter, cx: float, cy: float, half: float, k: float) -> None:
    """The gold rule under a title, `half` su to each side."""
    p.save()
    p.translate(cx, cy)
    p.scale(k, k)
    furniture.paint_rule_with_diamond(p, 0, 0, half)
    p.restore()


def cartouche(p: QPainter, r: QRectF, k: float) -> None:
    """The panel of a dialog with the shadow it throws on the room."""
    soft_box(p, notched, r, NOTCH * k, 18 * k, 12 * k, 0.36)
    _scaled(p, r, k, lambda box: furniture.paint_dialog(p, box))


def card(p: QPainter, r: QRectF, k: float) -> None:
    """The small dark card of a popover."""
    outline = rrect(r.x(), r.y(), r.width(), r.height(), 7 * k)
    soft_box(p, rrect, r, 7 * k, 12 * k, 8 * k, 0.40)
    foot = vertical(r.top(), r.bottom(), ((0, palette.BANNER_TOP), (1, palette.BANNER_FOOT)))
    p.fillPath(outline, QBrush(foot))
    hairline(p, outline, palette.BRASS, 1.6 * k, 0.95)
    hairline(p, rrect(*_inset(r, 5 * k), 4 * k), palette.GOLD, 0.8 * k, 0.4)


def sunk(p: QPainter, r: QRectF, k: float) -> None:
    """A part of a dialog that lies a little deeper: where figures stand that are not to be touched."""
    outline = rrect(r.x(), r.y(), r.width(), r.height(), 6 * k)
    p.fillPath(outline, with_alpha(palette.PLATE_PRESSED_TOP, 0.62))
    hairline(p, outline, palette.BRASS, 1.1 * k, 0.55)


def paper(p: QPainter, r: QRectF, k: float) -> None:
    """An ivory page in a wine binding: the book of house rules."""
    binding = rrect(r.x(), r.y(), r.width(), r.height(), 7 * k)
    soft_box(p, rrect, r, 7 * k, 18 * k, 12 * k, 0.40)
    p.fillPath(binding, palette.BACK_WINE)
    hairline(p, rrect(*_inset(r, 4 * k), 5 * k), palette.GOLD, 1.2 * k, 0.85)
    x, y, w, h = _inset(r, 11 * k)
    page = rrect(x, y, w, h, 3 * k)
    p.fillPath(page, QBrush(vertical(y, y + h, ((0, palette.IVORY), (1, palette.CARD_SHADE)))))
    hairline(p, page, palette.CARD_EDGE, k, 0.9)
    hairline(p, rrect(*_inset(r, 19 * k), 2 * k), palette.GOLD, 0.9 * k, 0.7)


def _inset(r: QRectF, by: float) -> tuple[float, float, float, float]:
    return r.x() + by, r.y() + by, r.width() - 2 * by, r.height() - 2 * by


def brass_plate(p: QPainter, r: QRectF, k: float) -> None:
    """The engraved brass name plate that carries short messages."""
    _scaled(p, r, k, lambda box: furniture.paint_brass_plate(p, box))


def state_of(enabled: bool, down: bool, hovered: bool) -> State:
    """The one state that is painted."""
    if not enabled:
        return "disabled"
    if down:
        return "pressed"
    return "hover" if hovered else "normal"
