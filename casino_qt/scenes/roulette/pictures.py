"""Small pictures that only the roulette needs: the ring of the number that fell, the pointer's plate."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from casino_qt.art import lettering, palette
from casino_qt.art.furniture import paint_focus_ring
from casino_qt.art.palette import with_alpha
from casino_qt.art.paths import rrect
from casino_qt.scenes.composed import COMPOSERS
from casino_qt.scenes.roulette import tablet
from casino_qt.scenes.roulette.layout import layout_for
from casino_qt.scenes.wardrobe import Composer, Drawing


def fallen(scale: float, width: float, number: int) -> Drawing:
    """The ring round the number that fell; anchor: the table's origin."""
    outline = layout_for(width).winner_ring(number)
    box = outline.boundingRect()

    def paint(p: QPainter) -> None:
        p.fillPath(outline, with_alpha(palette.FOCUS, 0.10))
        paint_focus_ring(p, outline)

    return Drawing(box.x() - 5, box.y() - 5, box.width() + 10, box.height() + 10, paint)


def offer_plate(scale: float, title: str, lines: tuple[str, ...]) -> Drawing:
    """What a bet would cover, cost and bring. Anchor: middle of its lower edge."""
    large, small = lettering.ui(15, 600, scale=scale), lettering.ui(13, 400, tracking=0.01, scale=scale)
    wide = max([lettering.text_width(title, large), *(lettering.text_width(line, small) for line in lines)])
    step = max(18.0, lettering.cap_height(small) + 9)
    width, height = wide + 28, 27 + step * len(lines) + 3

    def paint(p: QPainter) -> None:
        box = QRectF(-width / 2, -height, width, height)
        plate = rrect(box.x(), box.y(), box.width(), box.height(), 7)
        for grow, alpha in ((6.0, 0.10), (3.0, 0.16), (1.0, 0.22)):
            edge = box.adjusted(-grow, -grow + 4, grow, grow + 4)
            p.fillPath(
                rrect(edge.x(), edge.y(), edge.width(), edge.height(), 7 + grow), with_alpha("#000000", alpha)
            )
        fill = QLinearGradient(0, box.top(), 0, box.bottom())
        fill.setColorAt(0, palette.PLATE_TOP)
        fill.setColorAt(1, palette.PLATE_FOOT)
        p.fillPath(plate, fill)
        p.setPen(QPen(with_alpha(palette.GOLD, 0.85), 1.2))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(plate)
        lettering.draw_text(p, 0, box.top() + 20, title, large, palette.CALL_TEXT, "c")
        for index, line in enumerate(lines):
            y = box.top() + 20 + step * (index + 1)
            lettering.draw_text(p, 0, y, line, small, QColor(palette.TEXT), "c")

    return Drawing(-width / 2 - 8, -height - 8, width + 16, height + 20, paint)


ROULETTE_COMPOSERS: dict[str, Composer] = COMPOSERS | {
    "fallen": fallen,
    "offer_plate": offer_plate,
    "tablet_numbers": tablet.numbers,
    "tablet_frequencies": tablet.frequencies,
    "tablet_runs": tablet.tablet_runs,
}
