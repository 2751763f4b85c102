"""The printed tableau of the French roulette: numbers, zero, simple chances with their prison, feet.

The cloth speaks French in every language.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from casino_qt.art.canvas import seen_of
from casino_qt.art.icons import paint_diamond, paint_hatched_lozenge
from casino_qt.art.lettering import (
    call,
    cap_height,
    centred_path,
    cloth,
    display,
    draw_text,
    text_width,
    ui,
)
from casino_qt.art.materials import engrave, grain_over
from casino_qt.art.palette import (
    CLOTH_INK,
    CLOTH_LINE,
    FELT_TEXT,
    FIELD_OUTLINE,
    GOLD,
    ROUGE_CLOTH,
    with_alpha,
)
from casino_qt.art.paths import circle, polyline
from casino_qt.art.roulette_outlines import CORNER, cartouche, lozenge_place, zero_cap
from casino_qt.art.roulette_places import (
    CHANCE_ROWS,
    COLUMNS,
    FOOT_H,
    ROWS,
    SIMPLE_CHANCES,
    Places,
)
from casino_qt.art.wheel_order import ROUGES

NUMERAL = QColor("#FFF5DC")
_SHADE = (QColor(0, 0, 0, 120), 0.0, 1.0)
_TITLES = {
    "passe": ("Passe", "19 – 36"),
    "pair": ("Pair", "2 · 4 · 6 …"),
    "noir": ("Noir", ""),
    "manque": ("Manque", "1 – 18"),
    "impair": ("Impair", "1 · 3 · 5 …"),
    "rouge": ("Rouge", ""),
}
_DOZENS = ("P", "M", "D")  # premier, milieu, dernier


def numeral_size(at: Places) -> float:
    """Height in su of the face in which the numbers are set."""
    return at.between(24, 27)


def paint_tableau(p: QPainter, at: Places) -> None:
    """Everything printed between the wheel and the tablet of the last numbers."""
    cap = zero_cap(at)
    p.fillPath(cap, QColor(10, 90, 60, 90))
    engrave(p, cap, CLOTH_LINE, 2)
    zero = centred_path(*at.number_centre(0), "0", display(numeral_size(at) + 6, 700, scale=seen_of(p)))
    p.fillPath(zero.translated(0, 1.2), QColor(0, 0, 0, 90))
    p.fillPath(zero, NUMERAL)
    _paint_grid(p, at)
    for number in range(1, COLUMNS * ROWS + 1):
        _paint_number(p, at, number)
    _paint_frame(p, at)
    for chance in SIMPLE_CHANCES:
        _paint_chance(p, at, chance)
        _paint_prison(p, at, chance)
    _paint_feet(p, at)


def _paint_grid(p: QPainter, at: Places) -> None:
    lines = QPainterPath()
    left, right, foot = at.numbers_left, at.numbers_right, at.foot
    for i in range(COLUMNS + 1):
        lines.addPath(polyline((at.line_x(i), at.zero_line), (at.line_x(i), foot)))
    for i in range(ROWS + 1):
        lines.addPath(polyline((left, at.line_y(i)), (right, at.line_y(i))))
    engrave(p, lines, CLOTH_LINE, 1.6)


def _paint_number(p: QPainter, at: Places, number: int) -> None:
    x, y = at.number_centre(number)
    shape = cartouche(x, y, at.number_w * 0.62, at.cell(number).h * 0.70, number)
    p.fillPath(shape.translated(0, 1), QColor(0, 0, 0, 80))
    p.fillPath(shape, ROUGE_CLOTH if number in ROUGES else CLOTH_INK)
    grain_over(p, shape, 0.10)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(FIELD_OUTLINE, 1.3))
    p.drawPath(shape)
    p.fillPath(centred_path(x, y, str(number), display(numeral_size(at), 700, scale=seen_of(p))), NUMERAL)


def _paint_frame(p: QPainter, at: Places) -> None:
    """Lines of the outside bets; only the outer corners of the tableau are rounded."""
    lines = QPainterPath()
    top, feet, foot = at.zero_line, at.numbers_foot, at.foot
    for inner, outer in ((at.numbers_left, at.left), (at.numbers_right, at.right)):
        way = 1 if outer > inner else -1
        for row in range(CHANCE_ROWS, ROWS + 1, CHANCE_ROWS):
            lines.addPath(polyline((inner, at.line_y(row)), (outer, at.line_y(row))))
        edge = polyline((inner, top), (outer - way * CORNER, top))
        edge.quadTo(outer, top, outer, top + CORNER)
        edge.lineTo(outer, foot - CORNER)
        edge.quadTo(outer, foot, outer - way * CORNER, foot)
        edge.lineTo(inner, foot)
        lines.addPath(edge)
    lines.addPath(polyline((at.numbers_left, foot), (at.numbers_right, foot)))
    for x in (
        at.dozen_foot(2, 0).x,
        at.dozen_foot(2, 0).right,
        at.dozen_foot(2, 1).x,
        at.dozen_foot(2, 1).right,
    ):
        lines.addPath(polyline((x, feet), (x, foot)))
    engrave(p, lines, CLOTH_LINE, 2)


def _paint_chance(p: QPainter, at: Places, chance: str) -> None:
    box, scale = at.field(chance), seen_of(p)
    words, note = _TITLES[chance]
    x = box.centre[0]
    if chance in ("noir", "rouge"):
        cx, cy, w, h = lozenge_place(at, chance)
        paint_hatched_lozenge(p, cx, cy, w, h, chance == "rouge")
        name = cloth(at.field_w * 0.15, 700, scale=scale)
        draw_text(p, x, box.y + 135, words, name, FELT_TEXT, "c", _SHADE)
        return
    title = cloth(at.field_w * 0.20, 700, tracking=0.01, scale=scale)
    draw_text(p, x, box.y + 50, words, title, FELT_TEXT, "c", _SHADE)
    small = ui(14, 400, tracking=0.04, scale=scale)
    draw_text(p, x, box.y + 73, note, small, with_alpha(FELT_TEXT, 0.88), "c")


def _paint_prison(p: QPainter, at: Places, chance: str) -> None:
    """The prison line: a stake is moved onto it, and behind it when it is locked twice."""
    scale, way = seen_of(p), at.outwards(chance)
    (x, y), (behind, _) = at.prison(chance), at.prison(chance, twice=True)
    r = at.chip_diameter / 2 + 1.5
    for shift, width, alpha in ((0.0, 1.6, 0.92), (-way * 4.0, 0.9, 0.55)):
        engrave(p, polyline((x + shift, y - r - 5), (x + shift, y + r + 5)), CLOTH_LINE, width, alpha)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for cx, alpha, dashes in ((x, 0.8, [4.0, 3.0]), (behind, 0.75, [])):
        pen = QPen(with_alpha(CLOTH_LINE, alpha), 1)
        if dashes:
            pen.setDashPattern(dashes)
        p.setPen(pen)
        p.drawPath(circle(cx, y, r))
    paint_diamond(p, behind, y, 4, with_alpha(GOLD, 0.75))
    wx, wy = at.prison_words(chance)
    f = call(16, 700, scale=scale)
    draw_text(p, wx, wy + cap_height(f) / 2 + 4, "en prison", f, with_alpha(FELT_TEXT, 0.9), "c", _SHADE)


def _paint_feet(p: QPainter, at: Places) -> None:
    scale = seen_of(p)
    large, small = display(18, 700, scale=scale), display(11.5, 700, scale=scale)
    label_y = at.numbers_foot + FOOT_H * 0.21
    for side in range(2):
        for dozen in (1, 2, 3):
            letter = _DOZENS[dozen - 1]
            wide = text_width("12", large)
            x = at.dozen_foot(dozen, side).centre[0] - (wide + 3 + text_width(letter, small)) / 2
            draw_text(p, x, label_y + cap_height(large) / 2, "12", large, FELT_TEXT, "l", _SHADE)
            top = label_y - cap_height(large) / 2 + cap_height(small)
            draw_text(p, x + wide + 3, top, letter, small, "#F1CF85")
    for column in (1, 2, 3):
        x = at.column_foot(column).centre[0]
        paint_diamond(p, x, label_y - 2, 6.5, with_alpha(FELT_TEXT, 0.8))
