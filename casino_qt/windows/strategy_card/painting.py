"""How the card is painted: three blocks of cells, letters on colours and on patterns, and what they mean.

Everything is in units of the card; whoever paints scales. On paper and on the screen it is the same drawing.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen

from casino_qt.art import lettering, palette
from casino_qt.art.palette import mix, with_alpha
from casino_qt.windows.strategy_card import words
from casino_qt.windows.strategy_card.card import PLAYS, UPS, Row, StrategyCard

PAPER = palette.IVORY
GROUNDS = {
    "hit": mix(palette.BAIZE_TRENTE_ET_QUARANTE, PAPER, 0.72),
    "stand": mix(palette.ROUGE, PAPER, 0.74),
    "double": mix(palette.BRASS, PAPER, 0.30),
    "split": mix(palette.PETROL, PAPER, 0.62),
    "surrender": palette.WINE,
}
INKS = {"surrender": palette.IVORY}
GRID = palette.INK_2
HATCH = 6.0  # units between two lines of a pattern


@dataclass(frozen=True, slots=True)
class Shape:
    """The measures of a block, in units."""

    label: float
    cell: float
    height: float
    letters: float = 18.0
    names: float = 16.0

    @property
    def width(self) -> float:
        """Of a block."""
        return self.label + self.cell * len(UPS)

    def block_height(self, rows: int) -> float:
        """Of a block with its heading."""
        return HEADING + self.height * (rows + 1)


HEADING = 36.0
GAP = 34.0
BESIDE = Shape(118.0, 34.0, 46.0)  # three blocks beside one another, on the screen
BELOW = Shape(150.0, 85.0, 38.0, 20.0, 18.0)  # three blocks under one another, on a page


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a cell lies."""

    row: Row
    column: int
    rect: QRectF


def _font(px: float, weight: int = 500) -> QFont:
    return lettering.ui(px, weight)


class Drawing:
    """The blocks of a card in one of the two arrangements."""

    def __init__(self, card: StrategyCard, ace: str, *, beside: bool) -> None:
        """`ace` stands on an ace of the table's cards."""
        self.card = card
        self.ace = ace
        self.shape = BESIDE if beside else BELOW
        self._corners: list[QPointF] = []
        x = y = 0.0
        feet = []
        for _, rows in card.blocks:
            self._corners.append(QPointF(x, y))
            high = self.shape.block_height(len(rows))
            feet.append(y + high)
            if beside:
                x += self.shape.width + GAP
            else:
                y += high + GAP * 0.7
        self.width = 3 * self.shape.width + 2 * GAP if beside else self.shape.width
        # Beside one another the first two leave room for the legend under them: pairs have most rows.
        self.legend = Legend(card, 2 * self.shape.width + GAP if beside else self.shape.width)
        self.legend_at = (max(feet[:2]) if beside else max(feet)) + 26
        self.height = max(*feet, self.legend_at + self.legend.height)

    def spots(self) -> Iterator[Spot]:
        """Every cell and its place."""
        shape = self.shape
        for (_, rows), corner in zip(self.card.blocks, self._corners, strict=True):
            for number, row in enumerate(rows):
                y = corner.y() + HEADING + shape.height * (number + 1)
                for column in range(len(UPS)):
                    x = corner.x() + shape.label + shape.cell * column
                    yield Spot(row, column, QRectF(x, y, shape.cell, shape.height))

    def paint(self, p: QPainter) -> None:
        """The three blocks, and what the letters mean."""
        for (kind, rows), corner in zip(self.card.blocks, self._corners, strict=True):
            self._paint_heads(p, words.heading(kind), corner)
            for number, row in enumerate(rows):
                self._paint_label(p, words.label(row, self.ace), corner, number)
        for spot in self.spots():
            cell = spot.row.cells[spot.column]
            paint_cell(p, spot.rect, cell.play, cell.then, self.shape.letters)
        self._paint_grids(p)
        self.legend.paint(p, QPointF(0, self.legend_at))

    def texts(self) -> Iterator[tuple[str, float, float]]:
        """What is written beside the cells, the width it needs and the one it has, in units."""
        shape = self.shape
        for kind, rows in self.card.blocks:
            title = lettering.text_width(words.heading(kind), _title_font())
            over = lettering.text_width(words.croupier_shows(), _small())
            yield f"{words.heading(kind)} {words.croupier_shows()}", title + 16 + over, shape.width
            for row in rows:
                needed = lettering.text_width(words.label(row, self.ace), _font(shape.names))
                yield words.label(row, self.ace), needed, shape.label - 12

    def _paint_heads(self, p: QPainter, heading: str, corner: QPointF) -> None:
        shape, x, y = self.shape, corner.x(), corner.y()
        lettering.draw_text(p, x, y + 23, heading, _title_font(), palette.WINE)
        right = x + shape.width
        lettering.draw_text(p, right, y + 23, words.croupier_shows(), _small(), palette.INK_2, "r")
        for column, up in enumerate(UPS):
            cx = x + shape.label + shape.cell * (column + 0.5)
            cy = y + HEADING + shape.height / 2
            lettering.draw_centred(
                p, cx, cy, words.up_card(up, self.ace), _font(shape.names, 600), palette.INK
            )

    def _paint_label(self, p: QPainter, text: str, corner: QPointF, number: int) -> None:
        shape, font = self.shape, _font(self.shape.names)
        y = corner.y() + HEADING + shape.height * (number + 1.5) + lettering.cap_height(font) / 2
        lettering.draw_text(p, corner.x() + 4, y, text, font, palette.INK)

    def _paint_grids(self, p: QPainter) -> None:
        shape = self.shape
        p.setPen(QPen(with_alpha(GRID, 0.75), 0.7))
        p.setBrush(Qt.BrushStyle.NoBrush)
        for (_, rows), corner in zip(self.card.blocks, self._corners, strict=True):
            left, top = corner.x() + shape.label, corner.y() + HEADING + shape.height
            right, foot = corner.x() + shape.width, top + shape.height * len(rows)
            for number in range(len(rows) + 1):
                y = top + shape.height * number
                p.drawLine(*on_pixels(p, QPointF(corner.x(), y), QPointF(right, y)))
            for column in range(len(UPS) + 1):
                x = left + shape.cell * column
                p.drawLine(*on_pixels(p, QPointF(x, top), QPointF(x, foot)))


def on_pixels(p: QPainter, begin: QPointF, end: QPointF) -> tuple[QPointF, QPointF]:
    """A line along rows or columns on whole pixels of the device: all of a grid are as thick, as dark."""
    there = p.deviceTransform()
    back, usable = there.inverted()
    if not usable:
        return begin, end
    odd = round(p.pen().widthF() * there.m11()) % 2 / 2

    def moved(point: QPointF) -> QPointF:
        at = there.map(point)
        return back.map(QPointF(math.floor(at.x()) + odd, math.floor(at.y()) + odd))

    return moved(begin), moved(end)


def _title_font() -> QFont:
    return lettering.display(20, 600)


def _small() -> QFont:
    return _font(13.5, 400)


def paint_cell(p: QPainter, r: QRectF, play: str, then: str, size: float) -> None:
    """Colour, pattern, letter of a play; small the letter of what is done instead, where that is no card."""
    p.fillRect(r, GROUNDS[play])
    _paint_pattern(p, r, play)
    ink = QColor(INKS.get(play, palette.INK))
    letter, font = words.letter(play), _font(size, 600)
    small = small_letter(then)
    wide = lettering.text_width(letter, font)
    shift = 4.5 if small else 0.0
    cx, cy = r.center().x() - shift, r.center().y()
    box = QRectF(cx - wide / 2 - 3, cy - size * 0.48, wide + 6 + 3 * shift, size * 0.96)
    p.fillRect(box, with_alpha(GROUNDS[play], 0.82))  # the pattern makes room for the letter
    lettering.draw_centred(p, cx, cy, letter, font, ink)
    if small:
        below = cy + lettering.cap_height(font) / 2
        lettering.draw_text(p, cx + wide / 2 + 1.5, below, small, _font(size * 0.58, 600), ink)


def small_letter(then: str) -> str:
    """The letter of what is done instead; a card goes without saying."""
    return words.letter(then) if then == "stand" else ""


def _paint_pattern(p: QPainter, r: QRectF, play: str) -> None:
    """What tells the plays apart without colour: lines, slanting lines, dots, a lattice; a card has none."""
    if play == "hit":
        return
    p.save()
    p.setClipRect(r, Qt.ClipOperation.IntersectClip)
    ink = with_alpha(palette.IVORY if play == "surrender" else palette.INK, 0.34)
    p.setPen(QPen(ink, 0.7))
    if play == "stand":
        for y in _steps(r.top(), r.bottom()):
            p.drawLine(QPointF(r.left(), y), QPointF(r.right(), y))
    if play in ("double", "surrender"):
        for x in _steps(r.left() - r.height(), r.right()):
            p.drawLine(QPointF(x, r.bottom()), QPointF(x + r.height(), r.top()))
    if play == "surrender":
        for x in _steps(r.left() - r.height(), r.right()):
            p.drawLine(QPointF(x, r.top()), QPointF(x + r.height(), r.bottom()))
    if play == "split":
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QBrush(with_alpha(palette.INK, 0.45)))
        for x in _steps(r.left(), r.right()):
            for y in _steps(r.top(), r.bottom()):
                p.drawEllipse(QPointF(x, y), 0.9, 0.9)
    p.restore()


def _steps(first: float, last: float) -> Iterator[float]:
    at = first + HATCH / 2
    while at < last:
        yield at
        at += HATCH


class Legend:
    """The plays with their letters in lines of at most `width` units, and the line about small letters."""

    SWATCH, LINE = 34.0, 36.0

    def __init__(self, card: StrategyCard, width: float) -> None:
        cells = [cell for row in card.rows() for cell in row.cells]
        played = {cell.play for cell in cells}
        shown_small = any(small_letter(cell.then) for cell in cells)
        self.width = width
        self._font = _font(16, 400)
        self._places: list[tuple[str, QPointF]] = []
        x = y = 0.0
        for play in (play for play in PLAYS if play in played):
            wide = self.SWATCH + 8 + lettering.text_width(words.plays()[play], self._font) + 26
            if x and x + wide - 26 > width:
                x, y = 0.0, y + self.LINE
            self._places.append((play, QPointF(x, y)))
            x += wide
        self._foot = y + self.LINE
        self.note = lettering.filled(words.small_letters(), _small(), width) if shown_small else []
        self.height = self._foot + 6 + 19 * len(self.note)

    def paint(self, p: QPainter, corner: QPointF) -> None:
        """At `corner`."""
        for play, place in self._places:
            r = QRectF(corner.x() + place.x(), corner.y() + place.y(), self.SWATCH, 28)
            paint_cell(p, r, play, "", 17)
            p.setPen(QPen(with_alpha(GRID, 0.75), 0.7))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRect(r)
            y = r.center().y() + lettering.cap_height(self._font) / 2
            lettering.draw_text(p, r.right() + 8, y, words.plays()[play], self._font, palette.INK)
        y = corner.y() + self._foot + 16
        for line in self.note:
            lettering.draw_text(p, corner.x(), y, line, _small(), palette.INK_2)
            y += 19
