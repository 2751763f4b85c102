"""How a placard is set: title, limits, the table of payments, the rules; in units, whoever paints scales.

On the screen the rules stand beside the table, on paper below it. The letters are the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from casino_qt.art import furniture, lettering, palette
from casino_qt.art.palette import with_alpha
from casino_qt.windows.placard import words
from casino_qt.windows.placard.words import Placard

PAGE = 720.0  # units, of the whole on paper
TABLE, RULES, GAP = 660.0, 440.0, 56.0  # the two columns on the screen
HEAD = 118.0  # title, limits and the line under them
LINE, PAD = 23.0, 8.0  # of a text, above and below a row
BETWEEN = 24.0  # two columns of a table


def _text() -> QFont:
    return lettering.ui(17, 400)


def _strong() -> QFont:
    return lettering.ui(17, 600)


def _head() -> QFont:
    return lettering.ui(14, 500)


def _limits() -> QFont:
    return lettering.ui(18, 500)


def _section() -> QFont:
    return lettering.display(20, 600)


def _small() -> QFont:
    return lettering.ui(15, 400)


@dataclass(frozen=True, slots=True)
class Cell:
    """Lines of one text, `x` from the left edge of its table; right-aligned where `right`."""

    lines: list[str]
    x: float
    font: QFont
    colour: QColor
    right: bool = False


class Rows:
    """A table: columns as wide as their words but for one, which takes what is left and breaks its lines."""

    def __init__(self, heads: tuple[str, ...], rows: tuple[tuple[str, ...], ...], width: float) -> None:
        self.width = width
        columns = len(rows[0])
        broken = 1 if columns > 2 else columns - 1
        fonts = [_strong(), *[_text()] * (columns - 1)]
        if columns > 2:
            fonts[2] = _strong()
        widths = [
            max(
                *(lettering.text_width(row[i], fonts[i]) for row in rows),
                lettering.text_width(heads[i], _head()) if heads else 0.0,
            )
            for i in range(columns)
        ]
        # A first column of whole sentences may break, too, rather than leave the other no room.
        widths[0] = min(widths[0], width * 0.46)
        widths[broken] = width - BETWEEN * (columns - 1) - sum(widths) + widths[broken]
        lefts = [sum(widths[:i]) + BETWEEN * i for i in range(columns)]
        self.lines: list[list[Cell]] = []
        self.measures: list[tuple[str, float, float]] = []
        for index, row in enumerate((heads, *rows) if heads else rows):
            heading = bool(heads) and index == 0
            cells = []
            for i, said in enumerate(row):
                font = _head() if heading else fonts[i]
                colour = palette.INK_2 if heading else palette.INK
                lines = lettering.evened(said, font, widths[i])
                self.measures += [(line, lettering.text_width(line, font), widths[i] + 1) for line in lines]
                right = i > broken
                cells.append(Cell(lines, lefts[i] + (widths[i] if right else 0), font, colour, right))
            self.lines.append(cells)
        self.height = sum(self._high(row) for row in self.lines)

    def _high(self, row: list[Cell]) -> float:
        return LINE * max(len(cell.lines) for cell in row) + 2 * PAD

    def paint(self, p: QPainter, corner: QPointF) -> None:
        """With a hairline under every row."""
        y = corner.y()
        for row in self.lines:
            for cell in row:
                for number, line in enumerate(cell.lines):
                    base = y + PAD + LINE * number + LINE * 0.74
                    align: lettering.Align = "r" if cell.right else "l"
                    lettering.draw_text(p, corner.x() + cell.x, base, line, cell.font, cell.colour, align)
            y += self._high(row)
            p.setPen(QPen(with_alpha(palette.INK_2, 0.35), 0.8))
            p.drawLine(QPointF(corner.x(), y), QPointF(corner.x() + self.width, y))


class Drawing:
    """A placard in one of its two arrangements."""

    def __init__(self, placard: Placard, *, beside: bool) -> None:
        self.title = placard.title
        self._limits_text = placard.limits
        self._beside = beside
        self.width = TABLE + GAP + RULES if beside else PAGE
        column = RULES if beside else PAGE
        self._table = Rows(placard.heads, placard.rows, TABLE if beside else PAGE)
        self._terms = Rows((), placard.terms, column)
        self._notes = [lettering.evened(note, _small(), column - 18) for note in placard.notes]
        notes = sum(21.0 * len(note) + 6 for note in self._notes)
        below = 34 + self._terms.height + 18 + notes
        if beside:
            self.height = HEAD + max(self._table.height, below) + 34
        else:
            self.height = HEAD + self._table.height + 30 + below + 34

    def texts(self) -> Iterator[tuple[str, float, float]]:
        """Every line, the width it needs and the one it has, in units."""
        yield self.title, lettering.text_width(self.title, lettering.display(38, 600)), self.width
        yield self._limits_text, lettering.text_width(self._limits_text, _limits()), self.width
        yield from self._table.measures
        yield from self._terms.measures

    def paint(self, p: QPainter, room: QRectF) -> None:
        """As large as `room` lets it be, in the middle."""
        scale = min(room.width() / self.width, room.height() / self.height)
        p.save()
        p.translate(room.left() + (room.width() - self.width * scale) / 2, room.top())
        p.scale(scale, scale)
        middle = self.width / 2
        lettering.draw_text(p, middle, 36, self.title, lettering.display(38, 600), palette.WINE, "c")
        lettering.draw_text(p, middle, 68, self._limits_text, _limits(), palette.INK, "c")
        furniture.paint_rule_with_diamond(p, middle, 92, 120)
        self._table.paint(p, QPointF(0, HEAD))
        x = TABLE + GAP if self._beside else 0.0
        y = HEAD if self._beside else HEAD + self._table.height + 30
        lettering.draw_text(p, x, y + 22, words.in_force(), _section(), palette.WINE)
        y += 34
        self._terms.paint(p, QPointF(x, y))
        y += self._terms.height + 18
        for note in self._notes:
            furniture.paint_diamond(p, x + 5, y + 11, 4, palette.GOLD)
            for line in note:
                lettering.draw_text(p, x + 18, y + 16, line, _small(), palette.INK)
                y += 21
            y += 6
        foot = lettering.ui(13, 400)
        lettering.draw_text(p, middle, self.height - 4, words.imprint(), foot, palette.INK_2, "c")
        p.restore()
