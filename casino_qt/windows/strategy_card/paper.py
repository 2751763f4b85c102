"""The card on a page: title, rules, the blocks, the small line at the foot."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from casino_qt.art import furniture, lettering, palette
from casino_qt.windows.house_rules.clauses import Draft
from casino_qt.windows.strategy_card import words
from casino_qt.windows.strategy_card.card import StrategyCard
from casino_qt.windows.strategy_card.painting import Drawing


class Page:
    """Everything that stands on the page, in units."""

    def __init__(self, card: StrategyCard, ace: str, draft: Draft) -> None:
        self.title = words.title()
        self.drawing = Drawing(card, ace, beside=False)
        self.width = self.drawing.width
        self._lines = [
            line
            for text in (*words.rules(draft), words.worth(card.edge))
            for line in lettering.filled(text, self._small(), self.width)
        ]
        self._top = 76.0 + 21.0 * len(self._lines)
        self._imprint_at = self._top + self.drawing.height + 22
        self.height = self._imprint_at + 6

    def _small(self) -> QFont:
        return lettering.ui(15.5, 400)

    def paint(self, p: QPainter, room: QRectF) -> None:
        """As large as `room` lets it be, in the middle."""
        scale = min(room.width() / self.width, room.height() / self.height)
        p.save()
        p.translate(room.left() + (room.width() - self.width * scale) / 2, room.top())
        p.scale(scale, scale)
        middle = self.width / 2
        lettering.draw_text(p, middle, 34, self.title, lettering.display(34, 600), palette.WINE, "c")
        furniture.paint_rule_with_diamond(p, middle, 52, 110)
        y = 80.0
        for line in self._lines:
            lettering.draw_text(p, middle, y, line, self._small(), palette.INK_2, "c")
            y += 21
        p.save()
        p.translate(0, self._top)
        self.drawing.paint(p)
        p.restore()
        foot = lettering.ui(13, 400)
        lettering.draw_text(p, middle, self._imprint_at, words.imprint(), foot, palette.INK_2, "c")
        p.restore()
