"""The trente-et-quarante table: rails, cloth, print, score card, and the sheet of its loose pictures.

The cloth speaks French in every language.  Nothing here is state and nothing is translated: rails carry no
words, the tray no chips, the score card no rows.
"""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPainterPathStroker, QPen

from casino_qt.art.canvas import seen_of
from casino_qt.art.furniture_dealing import SHOE, TALON_R
from casino_qt.art.furniture_table import paint_frame, paint_tray_bed
from casino_qt.art.icons import paint_diamond, paint_hatched_lozenge
from casino_qt.art.lettering import (
    call,
    cap_height,
    centred_path,
    cloth,
    display,
    draw_centred,
    draw_text,
    text_width,
    ui,
)
from casino_qt.art.light import elevation
from casino_qt.art.materials import engrave, grain_over, hairline, stops
from casino_qt.art.palette import (
    BAIZE_TRENTE_ET_QUARANTE,
    BRASS_LINE,
    CLOTH_LINE,
    FELT_TEXT,
    FOCUS,
    GOLD,
    INK,
    ROUGE,
    with_alpha,
)
from casino_qt.art.paths import circle, ellipse, polygon, polyline, rrect
from casino_qt.art.trente_et_quarante_places import SPOTS, Places, places

PRISON_SHIFT = 62.0  # couleur and inverse move down for the prison above them, and lose their notes
PREMIUM_HALF = 23.0
PRISON_WORDS = 53.0  # room between a pile on the prison line of couleur and the chevron
_RULE = QColor("#A88645")  # printed rules of the score card


def paint_table(p: QPainter, width: float) -> None:
    """Rails, cloth, rows, shoe's and talon's shadows, tray and empty score card: what both rules share."""
    at = places(width)
    paint_frame(p, at.width, BAIZE_TRENTE_ET_QUARANTE, (0.43, 0.44), 0.66)
    _paint_rows(p, at)
    shoe = at.shoe
    elevation(p, SHOE.outline().translated(*shoe.centre), 3)
    tx, ty = at.talon
    elevation(p, circle(tx, ty, TALON_R), 1)
    p.fillPath(circle(tx, ty, TALON_R - 4), QColor("#0A0604"))
    name = call(19, 600, scale=seen_of(p))
    draw_text(p, tx, ty + TALON_R + 24, "Talon", name, with_alpha(FELT_TEXT, 0.85), "c")
    _paint_score_card(p, at)
    paint_tray_bed(p, at.tray)


def paint_cloth(p: QPainter, width: float, prison: bool = False) -> None:
    """The printed half-table; with `prison` each field has its prison line and a place behind it."""
    at = places(width)
    outline = cloth_outline(at)
    p.save()
    p.setClipPath(outline)
    p.fillPath(outline, QColor(4, 34, 22, 60))
    _paint_end_bands(p, at, prison)
    p.fillPath(_chevron_field(at), QColor(236, 212, 150, 20))
    p.restore()
    _paint_lines(p, at, outline)
    _paint_names(p, at, prison)
    _paint_ribbon(p, at)
    if prison:
        _paint_prison(p, at)


# ---------------------------------------------------------------------- rows
def _paint_rows(p: QPainter, at: Places) -> None:
    for name, rouge in (("noir", False), ("rouge", True)):
        box = at.row(name)
        tram = rrect(box.x, box.y, box.w, box.h, 8)
        p.fillPath(tram, QColor(3, 26, 16, 46))
        hairline(p, tram, CLOTH_LINE, 1, 0.26)
        x, y = at.row_mark(name)
        paint_hatched_lozenge(p, x, y, 52, 66, rouge)
        words = "Rouge" if rouge else "Noir"
        draw_text(
            p,
            x,
            y + 58,
            words,
            cloth(24, 700, scale=seen_of(p)),
            FELT_TEXT,
            "c",
            (QColor(0, 0, 0, 110), 0, 1.2),
        )


def row_lit_outline(at: Places) -> QPainterPath:
    """Tram of the winning row about its centre."""
    box = at.row("noir")
    return rrect(-box.w / 2, -box.h / 2, box.w, box.h, 8)


def paint_row_lit(p: QPainter, at: Places) -> None:
    """The winning row: warm light in the tram and a bright line round it."""
    tram = row_lit_outline(at)
    p.fillPath(tram, QColor(255, 226, 150, 24))
    hairline(p, tram, FOCUS, 1.4, 0.85)


# ---------------------------------------------------------------------- cloth
def cloth_outline(at: Places) -> QPainterPath:
    """Outline of the half-table: square corners on the left, a round end on the right."""
    left, top, foot, r, corner = at.cloth_left, at.cloth_top, at.cloth_foot, at.end_radius, 14
    path = QPainterPath(QPointF(left + corner, top))
    path.lineTo(at.cloth_right - r, top)
    path.arcTo(QRectF(at.cloth_right - 2 * r, top, 2 * r, 2 * r), 90, -180)
    path.lineTo(left + corner, foot)
    path.quadTo(left, foot, left, foot - corner)
    path.lineTo(left, top + corner)
    path.quadTo(left, top, left + corner, top)
    return path


def _chevron_field(at: Places) -> QPainterPath:
    tip, top, foot = at.chevron_tip, at.cloth_top, at.cloth_foot
    return polygon(
        (at.couleur_left, top),
        (tip - 58, top),
        (tip, at.cloth_middle),
        (tip - 58, foot),
        (at.couleur_left, foot),
    )


def _paint_end_bands(p: QPainter, at: Places, prison: bool) -> None:
    """Concentric yellow bands of inverse; under `prison` half rings only, which leave its places free."""
    cx, cy = at.end_centre
    tip, top, foot, right = at.chevron_tip, at.cloth_top, at.cloth_foot, at.cloth_right + 9
    if prison:
        window = polygon((cx, top), (cx, foot), (right, foot), (right, top))
    else:
        window = polygon((tip - 30, top), (tip + 28, cy), (tip - 30, foot), (right, foot), (right, top))
    for inset, alpha in ((12, 150), (38, 112)):
        r = at.end_radius - inset
        band = circle(cx, cy, r).subtracted(circle(cx, cy, r - 12)).intersected(window)
        p.fillPath(band, QColor(222, 178, 88, alpha))
        grain_over(p, band, 0.12)


def _paint_lines(p: QPainter, at: Places, outline: QPainterPath) -> None:
    top, foot, middle = at.cloth_top, at.cloth_foot, at.cloth_middle
    lines = QPainterPath(outline)
    lines.addPath(polyline((at.couleur_left, top), (at.couleur_left, foot)))
    for shift in (0, 16):
        tip = at.chevron_tip + shift
        lines.addPath(polyline((tip - 58, top), (tip, middle), (tip - 58, foot)))
    ribbon = at.ribbon
    for y in (ribbon.y, ribbon.foot):
        lines.addPath(polyline((ribbon.x, y), (ribbon.right, y)))
    engrave(p, lines, CLOTH_LINE, 2)
    stroker = QPainterPathStroker()
    stroker.setWidth(14)
    hairline(p, outline.subtracted(stroker.createStroke(outline)), CLOTH_LINE, 1, 0.35)


def _print_name(p: QPainter, x: float, y: float, words: str, note: str, px: float, note_y: float) -> None:
    scale = seen_of(p)
    tracking = 0.05 if px > 36 else 0.04
    f = cloth(px, 700, tracking=tracking, scale=scale)
    draw_text(p, x, y + cap_height(f) / 2, words, f, FELT_TEXT, "c", (QColor(0, 0, 0, 130), 0, 1.4))
    draw_text(
        p,
        x,
        note_y,
        note,
        ui(14, 400, tracking=0.02, scale=scale),
        with_alpha(FELT_TEXT, 0.88),
        "c",
        (QColor(0, 0, 0, 90), 0, 1),
    )


def _paint_names(p: QPainter, at: Places, prison: bool) -> None:
    for spot, words, note in (("noir", "NOIR", "la rangée du haut"), ("rouge", "ROUGE", "la rangée du bas")):
        x, y = at.title(spot)
        x -= 3 if prison else 0
        paint_hatched_lozenge(p, at.cloth_left + 86, at.field(spot).centre[1], 126, 112, spot == "rouge")
        f = cloth(42, 700, tracking=0.05, scale=seen_of(p))
        _print_name(p, x, y, words, note, 42, y + cap_height(f) / 2 + 24)
    shift = PRISON_SHIFT if prison else 0.0
    for spot, words, note, pairs in (
        ("couleur", "COULEUR", "même couleur", ((True, True), (False, False))),
        ("inverse", "INVERSE", "couleur contraire", ((True, False), (False, True))),
    ):
        x, y = at.title(spot)
        y += shift
        for side, pair in zip((-1, 1), pairs, strict=True):
            _paint_pair(p, x + side * 36, y - 52, pair)
        _print_name(p, x, y, words, "" if prison else note, 32, y + 36)


def _paint_pair(p: QPainter, cx: float, cy: float, colours: tuple[bool, bool]) -> None:
    """Two lozenges side by side: the first card's colour and the winning row's; letters tell them apart."""
    for dx, rouge in zip((-14, 14), colours, strict=True):
        paint_hatched_lozenge(p, cx + dx, cy, 29, 42, rouge)
        draw_centred(p, cx + dx, cy, "R" if rouge else "N", display(13, 700, scale=seen_of(p)), "#FFF5DC")


def printed_rate(at: Places, scale: float) -> tuple[str, float]:
    """The words for the price of the insurance and where they begin (su), clear of the first premium's place.

    In a small window type keeps its least size: then there is room for fewer letters.
    """
    small = ui(14, 500, tracking=0.04, scale=scale)
    x = at.cloth_left + 48 + text_width("31 après", call(20, 700, scale=scale))
    room = at.premium(SPOTS[0])[0] - PREMIUM_HALF - 6 - x
    printed = ("assurance 1\u00a0%", "assur. 1\u00a0%", "1\u00a0%")
    return next((words for words in printed if text_width(words, small) <= room), printed[-1]), x


def _paint_ribbon(p: QPainter, at: Places) -> None:
    """The insurance ribbon: its title, the rate, and one marked place for each chance's premium."""
    scale, y = seen_of(p), at.cloth_middle
    title = call(20, 700, scale=scale)
    draw_text(p, at.cloth_left + 22, y + cap_height(title) / 2, "31 après", title, "#FBE3A8")
    small = ui(14, 500, tracking=0.04, scale=scale)
    rate, x = printed_rate(at, scale)
    draw_text(p, x, y + cap_height(small) / 2 - 0.5, rate, small, with_alpha(FELT_TEXT, 0.85))
    for spot in SPOTS:
        px, py = at.premium(spot)
        place = ellipse(px, py, PREMIUM_HALF, 13.5)
        p.fillPath(place, QColor(3, 26, 16, 70))
        hairline(p, place, CLOTH_LINE, 1.1, 0.75)
        if spot in ("noir", "rouge"):
            paint_hatched_lozenge(p, px, py, 15, 20, spot == "rouge", grain=False)
        else:
            mark = centred_path(px, py, "C" if spot == "couleur" else "I", display(14, 700, scale=scale))
            p.fillPath(mark, with_alpha(FELT_TEXT, 0.9))


def _paint_prison(p: QPainter, at: Places) -> None:
    """Prison lines: a stake is moved onto the line, and behind it when it is locked twice."""
    scale = seen_of(p)
    words = call(14, 700, scale=scale)
    for spot in SPOTS:
        (x, y), (behind, _) = at.prison(spot), at.prison(spot, twice=True)
        if spot in ("noir", "rouge"):
            box = at.field(spot)
            top, foot = box.y + 10, box.foot - 10
        else:
            top, foot = at.cloth_top + 9, at.cloth_top + 86
        engrave(p, polyline((x, top), (x, foot)), CLOTH_LINE, 1.4, 0.9)
        engrave(p, polyline((x + 4, top), (x + 4, foot)), CLOTH_LINE, 0.8, 0.5)
        for cx, alpha in ((x, 0.42), (behind, 0.55)):
            pen = QPen(with_alpha(CLOTH_LINE, alpha), 1)
            if cx == x:
                pen.setDashPattern([4, 3])
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(pen)
            p.drawPath(circle(cx, y, 22))
        paint_diamond(p, behind, y, 4, with_alpha(GOLD, 0.7))
        # Over the outer place: a pile on the line stands as high as the words. In a small window they are too
        # wide for the corner that the chevron leaves, and go under it.
        line = top + 9 if text_width("en prison", words) <= PRISON_WORDS else y + 38
        draw_text(p, behind, line, "en prison", words, with_alpha(FELT_TEXT, 0.85), "c")


# ---------------------------------------------------------------------- score card
def _paint_score_card(p: QPainter, at: Places) -> None:
    """The printed card on which coups are pricked, without its rows."""
    box, scale = at.score_card, seen_of(p)
    paper = rrect(box.x, box.y, box.w, box.h, 6)
    elevation(p, paper, 2)
    ivory = QLinearGradient(box.x, box.y, box.right, box.foot)
    stops(ivory, ((0, "#FFFBEE"), (1, "#EBDDBC")))
    p.fillPath(paper, ivory)
    hairline(p, rrect(box.x + 6, box.y + 6, box.w - 12, box.h - 12, 3), _RULE, 1, 0.8)
    hairline(p, rrect(box.x + 9, box.y + 9, box.w - 18, box.h - 18, 2), _RULE, 0.7, 0.5)
    draw_text(p, box.x + 24, box.y + 36, "Carte de jeu", call(23, 700, scale=scale), INK)
    columns = at.score_columns()
    head = ui(13, 600, tracking=0.04, scale=scale)
    tight = text_width("Rouge", head) > columns[1] - columns[0] - 8  # type keeps its least size
    if tight:
        head = ui(13, 600, scale=scale)
    heads = (("Noir", INK), ("Rouge", ROUGE), ("C", INK), ("I", INK), ("Points", QColor("#5A4A3A")))
    for x, (words, colour) in zip(columns, heads, strict=True):
        draw_text(p, x, box.y + 66, words, head, colour, "c")
    hairline(p, QLineF(box.x + 20, box.y + 74, box.right - 20, box.y + 74), BRASS_LINE, 1.2, 0.9)
    foot = at.score_first + at.score_rows * at.score_row
    top = box.y + (74 if tight else 50)  # rules never touch the heads
    for i in range(1, at.score_rows):
        y = at.score_first + i * at.score_row
        hairline(p, QLineF(box.x + 20, y, box.right - 20, y), BRASS_LINE, 0.7, 0.35)
    for i, shift in enumerate((-1, 1, 0, -4)):
        x = (columns[i] + columns[i + 1]) / 2 + shift
        hairline(p, QLineF(x, top, x, foot), BRASS_LINE, 0.7, 0.4)
