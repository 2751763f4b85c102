"""What is written on the tablet: the last numbers, how often each came, the runs. Shape tells colour, too.

Anchor of every drawing: the table's origin.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from casino_qt.art import lettering, palette
from casino_qt.art.furniture import paint_brass_plate
from casino_qt.art.palette import with_alpha
from casino_qt.art.paths import circle, lozenge, polygon, rrect
from casino_qt.art.roulette_places import MARQUEE_ROWS, Places, places
from casino_qt.scenes.roulette import words
from casino_qt.scenes.wardrobe import Drawing, Look, Paint
from casino_qt.tables.roulette_bets import POCKETS, colour

MODES = ("numbers", "frequencies", "runs")
TWO_SIGMA = 1.96
RUN_ROWS = 24

_NOIR, _ZERO, _ROUGE = QColor("#F5EBD3"), QColor("#5FD0A0"), QColor("#FF8A80")
_INKS = {"noir": _NOIR, "zero": _ZERO, "rouge": _ROUGE}


def tablet_look(width: float, mode: str, numbers: tuple[int, ...]) -> Look:
    """The look of the written part of the tablet in the language of this moment."""
    title = words.board(mode)
    if mode == "numbers":
        return ("composed", "tablet_numbers", width, title, numbers[-MARQUEE_ROWS:])
    if mode == "frequencies":
        count = len(numbers)
        expected, spread = band(count)
        notes = (words.spins(count), words.expected(expected, spread))
        counts = Counter(numbers)
        rows = tuple(counts[number] for number in range(POCKETS))
        return ("composed", "tablet_frequencies", width, title, notes, rows, expected, spread)
    return ("composed", "tablet_runs", width, title, numbers[-RUN_ROWS:], runs(numbers))


def band(count: int) -> tuple[float, float]:
    """How often a number is to be expected in `count` spins, and how far chance strays 19 times out of 20."""
    p = 1 / POCKETS
    return count * p, TWO_SIGMA * math.sqrt(count * p * (1 - p))


def runs(numbers: Sequence[int]) -> tuple[tuple[str, int], ...]:
    """The mark of each simple chance pair and of the dozen that came last, and how many times in a row."""
    found = []
    for marks in zip(*map(marks_of, numbers), strict=True):
        length = 0
        while length < len(marks) and marks[-1 - length] == marks[-1]:
            length += 1
        found.append((marks[-1], length))
    return tuple(found)


def marks_of(number: int) -> tuple[str, str, str, str]:
    """Colour, parity, half and dozen of a number, "0" for each where zero fell."""
    if number == 0:
        return "0", "0", "0", "0"
    parity, half = ("I" if number % 2 else "P"), ("M" if number <= 18 else "P")
    return ("R" if colour(number) == "rouge" else "N"), parity, half, str((number + 11) // 12)


# ---------------------------------------------------------------------- drawings
def numbers(scale: float, width: float, title: str, last: tuple[int, ...]) -> Drawing:
    """The last numbers, the newest above: noir on the left, zéro, rouge on the right."""
    at = places(width)

    def paint(p: QPainter) -> None:
        head = lettering.call(19, 700, scale=scale)
        y = at.marquee.y + 25 - lettering.cap_height(head) / 2
        _squeezed(p, at.marquee.centre[0], y, title, head, at.marquee.w - 20, palette.RAIL_TITLE)
        for row, number in enumerate(reversed(last)):
            kind = colour(number)
            line = at.marquee_row(row)
            if row == 0:
                p.fillPath(
                    rrect(line.x + 3, line.y + 3, line.w - 6, line.h - 6, 4), QColor(255, 240, 200, 34)
                )
            x, y = at.marquee_place(row, kind)
            x -= 3 if kind == "rouge" else 0
            fade = 1.0 if row < 3 else 1.0 - 0.022 * (row - 2)
            face = lettering.display(23 if row == 0 else 21, 700, scale=scale)
            lettering.draw_centred(p, x, y, str(number), face, with_alpha(_INKS[kind], fade))
            if kind == "rouge":
                p.fillPath(lozenge(line.right - 4.5, y, 2.2, 3.6), with_alpha("#F3D48D", 0.9 * fade))

    return _on_tablet(at, paint)


def frequencies(
    scale: float,
    width: float,
    title: str,
    notes: tuple[str, str],
    counts: tuple[int, ...],
    expected: float,
    spread: float,
) -> Drawing:
    """A bar for every number; 19 of 20 bars end in the lighter band if nothing but chance is at work."""
    at = places(width)
    pane = at.marquee_window

    def paint(p: QPainter) -> None:
        _title(p, at, title, scale)
        foot = 40.0
        h = (pane.h - foot - 6) / POCKETS
        left, right, top = pane.x + 27, pane.right - 6, pane.y + 4
        most = max(max(counts), expected + spread, 1.0)
        unit = (right - left) / most
        low, high = max(0.0, expected - spread), expected + spread
        band_box = QRectF(left + low * unit, top, (high - low) * unit, h * POCKETS)
        p.fillRect(band_box, QColor(238, 217, 164, 40))
        middle = left + expected * unit
        p.setPen(QPen(QColor(238, 217, 164, 150), 1))
        p.drawLine(QLineF(middle, top, middle, top + h * POCKETS))
        face = lettering.ui(12, 500, scale=scale)
        for number, count in enumerate(counts):
            y = top + (number + 0.5) * h
            ink = _INKS[colour(number)]
            lettering.draw_text(p, left - 5, y + lettering.cap_height(face) / 2, str(number), face, ink, "r")
            bar = QRectF(left, y - h * 0.26, count * unit, h * 0.52)
            p.fillRect(bar, with_alpha(ink, 0.85))
            if colour(number) == "rouge" and count:
                p.fillPath(lozenge(bar.right(), y, h * 0.24, h * 0.36), QColor("#F3D48D"))
        for index, note in enumerate(notes):
            y = pane.foot - foot + 15 + index * 16
            _fitted(p, at, pane.centre[0], y, note, 12.5, scale)

    return _on_tablet(at, paint)


def tablet_runs(
    scale: float, width: float, title: str, last: tuple[int, ...], lengths: tuple[tuple[str, int], ...]
) -> Drawing:
    """Rouge or noir, pair or impair, manque or passe, dozen: spin by spin; a line joins what repeats."""
    at = places(width)
    pane = at.marquee_window

    def paint(p: QPainter) -> None:
        _title(p, at, title, scale)
        head = 50.0
        h = (pane.h - head - 8) / RUN_ROWS
        columns = [pane.x + pane.w * (0.14 + 0.24 * i) for i in range(4)]
        big = lettering.display(17, 700, scale=scale)
        small = lettering.ui(12.5, 600, scale=scale)
        for x, (mark, length) in zip(columns, lengths, strict=False):
            lettering.draw_centred(p, x, pane.y + 15, f"{length}×", small, palette.TEXT)
            _mark(p, x, pane.y + 35, mark, columns.index(x), big, 1.25)
        p.setPen(QPen(with_alpha(palette.GOLD, 0.45), 1))
        p.drawLine(QLineF(pane.x + 5, pane.y + head - 3, pane.right - 5, pane.y + head - 3))
        rows = [marks_of(number) for number in reversed(last)]
        face = lettering.ui(12, 600, scale=scale)
        for index, marks in enumerate(rows):
            y = pane.y + head + (index + 0.5) * h
            for column, (x, mark) in enumerate(zip(columns, marks, strict=True)):
                if index + 1 < len(rows) and rows[index + 1][column] == mark:
                    p.setPen(QPen(QColor(238, 217, 164, 90), 1.4))
                    p.drawLine(QLineF(x, y + h * 0.36, x, y + h * 0.64))
                _mark(p, x, y, mark, column, face, 1.0)

    return _on_tablet(at, paint)


def _mark(p: QPainter, x: float, y: float, mark: str, column: int, face: QFont, size: float) -> None:
    if mark == "0":
        p.fillPath(circle(x, y, 3.2 * size), _ZERO)
    elif column == 0 and mark == "R":
        p.fillPath(lozenge(x, y, 5.0 * size, 7.0 * size), _ROUGE)
    elif column == 0:
        p.setPen(QPen(_NOIR, 1.4 * size))
        p.setBrush(QColor("#15110F"))
        p.drawPath(circle(x, y, 5.0 * size))
        p.setBrush(Qt.BrushStyle.NoBrush)
    elif column == 2:
        way = (-1 if mark == "P" else 1) * 3.6 * size  # passe points up, manque down
        p.fillPath(polygon((x - 4.6 * size, y - way), (x + 4.6 * size, y - way), (x, y + way)), _NOIR)
    else:
        lettering.draw_centred(p, x, y, mark, face, _NOIR)


def _title(p: QPainter, at: Places, title: str, scale: float) -> None:
    """A brass plate for a head: this is not the board that lies there as a rule."""
    box = at.marquee
    plate = QRectF(box.x + 5, box.y + 6, box.w - 10, 29)
    paint_brass_plate(p, plate)
    face = lettering.call(17, 700, scale=scale)
    _squeezed(p, plate.center().x(), plate.center().y(), title, face, plate.width() - 12, palette.INK)


def _fitted(p: QPainter, at: Places, x: float, y: float, text: str, px: float, scale: float) -> None:
    face = lettering.ui(px, 500, scale=scale)
    room = at.marquee_window.w - 8
    _squeezed(p, x, y - lettering.cap_height(face) / 2, text, face, room, palette.TEXT)


def _squeezed(p: QPainter, x: float, y: float, text: str, face: QFont, room: float, ink: QColor) -> None:
    """In the middle of (x, y), set closer rather than cut."""
    wide = lettering.text_width(text, face)
    p.save()
    p.translate(x, y)
    if wide > room:
        p.scale(room / wide, 1.0)
    lettering.draw_centred(p, 0, 0, text, face, ink)
    p.restore()


def _on_tablet(at: Places, paint: Paint) -> Drawing:
    box = at.marquee
    return Drawing(box.x, box.y, box.w, box.h, paint)
