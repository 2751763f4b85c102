"""The printed race track for announced bets: numbers in the order of the wheel round the four zones."""

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from casino_qt.art.canvas import seen_of
from casino_qt.art.icons import paint_diamond
from casino_qt.art.lettering import centred_path, cloth, display, draw_text, ui
from casino_qt.art.materials import engrave, grain_over
from casino_qt.art.palette import CLOTH_INK, CLOTH_LINE, FELT_TEXT, ZERO_CLOTH, with_alpha
from casino_qt.art.paths import polyline
from casino_qt.art.roulette_outlines import piste_cell, piste_infield, piste_outline
from casino_qt.art.roulette_piste import ZONES, Piste, Zone
from casino_qt.art.roulette_places import Places
from casino_qt.art.roulette_tableau import NUMERAL
from casino_qt.art.wheel_order import ORDER, ROUGES

_ROUGE = QColor("#A11D28")


class Lettering(NamedTuple):
    """What is printed in a zone: its name, its pieces, the size of the name."""

    words: str
    note: str
    px: float


_ZONES: dict[Zone, Lettering] = {
    "petite_serie": Lettering("Série 5/8", "6 jetons", 21),
    "orphelins": Lettering("Orphelins", "5 jetons", 21),
    "grande_serie": Lettering("Série 0/2/3", "9 jetons", 21),
    "zero_spiel": Lettering("Jeu 0", "4 jetons", 18),
}


def paint_piste(p: QPainter, at: Places) -> None:
    """The race track of the table."""
    piste = at.piste
    face = display(at.between(14.5, 16), 700, scale=seen_of(p))
    for number in ORDER:
        cell = piste_cell(piste, number)
        colour = ZERO_CLOTH if number == 0 else _ROUGE if number in ROUGES else CLOTH_INK
        p.fillPath(cell, colour)
        grain_over(p, cell, 0.08)
        depth = 0.54 if number in ROUGES else 0.5
        p.fillPath(centred_path(*piste.number_centre(number, depth), str(number), face), NUMERAL)
    _paint_partings(p, piste)
    infield = piste_infield(piste)
    p.fillPath(infield, QColor(4, 30, 26, 120))
    lines = QPainterPath()
    for index in range(len(ZONES) - 1):
        lines.addPath(polyline(*piste.cut(index)))
    engrave(p, lines, CLOTH_LINE, 1.6)
    engrave(p, infield, CLOTH_LINE, 1.6)
    engrave(p, piste_outline(piste), CLOTH_LINE, 2.2)
    for zone in ZONES:
        _paint_zone_name(p, piste, zone)


def _paint_partings(p: QPainter, piste: Piste) -> None:
    """Lines between the numbers; every rouge one also carries a gold lozenge."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    for number in ORDER:
        p.setPen(QPen(with_alpha(CLOTH_LINE, 0.59), 1))
        p.drawPath(piste_cell(piste, number))
        if number in ROUGES:
            paint_diamond(p, *piste.number_centre(number, 0.12), 3.2, "#F3D48D")


def _paint_zone_name(p: QPainter, piste: Piste, zone: Zone) -> None:
    words, note, px = _ZONES[zone]
    scale = seen_of(p)
    shade = (QColor(0, 0, 0, 120), 0.0, 1.0)
    x, _ = piste.zone_centre(zone, 12 if zone == "zero_spiel" else 3)  # a slanted zone is widest elsewhere
    y = piste.middle
    draw_text(p, x, y + 1, words, cloth(px, 700, scale=scale), FELT_TEXT, "c", shade)
    small = ui(13, 400, tracking=0.02, scale=scale)
    draw_text(p, x, y + 19, note, small, with_alpha(FELT_TEXT, 0.88), "c")
