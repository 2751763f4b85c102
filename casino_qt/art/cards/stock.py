"""The pasteboard of a card: ivory ground, edge, engraved frame, and the index in its two corners."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QPen, QTransform

from casino_qt.art.cards.engraver import Engraver
from casino_qt.art.cards.grid import COURTS, HEIGHT, RADIUS, WIDTH, index_text
from casino_qt.art.cards.inks import GOLD_RULE, IVORY, IVORY_EDGE, IVORY_LIGHT, IVORY_SHADE, SUIT_INK
from casino_qt.art.cards.pips import pip_path
from casino_qt.art.lettering import PLAYFAIR, font, load_fonts
from casino_qt.art.palette import with_alpha
from casino_qt.art.paths import rrect

_EDGE_FINE, _EDGE_BOLD = 3.0, 8.0


def ivory() -> QLinearGradient:
    """The colour of the pasteboard over the whole card, light above left."""
    gradient = QLinearGradient(0, 0, WIDTH * 0.4, HEIGHT)
    for stop, colour in ((0, IVORY_LIGHT), (0.5, IVORY), (1, IVORY_SHADE)):
        gradient.setColorAt(stop, colour)
    return gradient


def stock(pen: Engraver) -> None:
    """The ivory card itself: lit from above left, with a fine edge."""
    pen.fill(rrect(0, 0, WIDTH, HEIGHT, RADIUS), ivory())
    edge = _EDGE_FINE if pen.fine else _EDGE_BOLD
    outline = rrect(edge / 2, edge / 2, WIDTH - edge, HEIGHT - edge, RADIUS - edge / 2)
    pen.painter.strokePath(outline, QPen(IVORY_EDGE, edge))


def frame(pen: Engraver) -> None:
    """The engraved double rule of aces and number cards (fine drawing)."""
    for margin, radius, width, alpha in ((22, 20, 2.6, 0.95), (29, 15, 1.1, 0.7)):
        rule = rrect(margin, margin, WIDTH - 2 * margin, HEIGHT - 2 * margin, radius)
        pen.painter.strokePath(rule, QPen(with_alpha(GOLD_RULE, alpha), width))


def index_block(pen: Engraver, rank: str, suit: str, index: str) -> None:
    """Rank and suit in the upper left corner and, turned, in the lower right one."""
    block = index_path(rank, suit, index, pen.fine)
    ink = SUIT_INK[suit]
    for degrees in (0, 180):
        with pen.turned(degrees):
            pen.fill(block, ink)
            if not pen.fine:
                pen.painter.strokePath(_letters(rank, index, fine=False), _fattening(ink))


def _fattening(ink: QColor) -> QPen:
    return QPen(ink, 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.BevelJoin)


def index_path(rank: str, suit: str, index: str, fine: bool) -> QPainterPath:
    """The index of the upper left corner as one path, in card units."""
    letters = QPainterPath(_letters(rank, index, fine))
    if fine:
        letters.addPath(pip_path(suit, _fine_x(rank), 188, 54))
    else:
        letters.addPath(pip_path(suit, 86, 226, 92))
    return letters


def _fine_x(rank: str) -> float:
    """Courts have their window close by, so that their index stands nearer to the edge."""
    return 57 if rank in COURTS else 70


@lru_cache(maxsize=128)
def _letters(rank: str, index: str, fine: bool) -> QPainterPath:
    """The rank set in Playfair, squeezed where it is too wide for its corner."""
    load_fonts()
    if fine:
        face, centre, baseline, widest = font(PLAYFAIR, 108, 700), _fine_x(rank), 140.0, 76.0
        deepest = 12.0
        if rank in COURTS:
            widest = 70.0
    else:
        face, centre, baseline, widest = font(PLAYFAIR, 164, 800), 86.0, 152.0, 122.0
        deepest = 17.0
    path = QPainterPath()
    # Variable fonts overlap their contours: any other rule shows holes in them.
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(QPointF(0, 0), face, index_text(rank, index))
    bounds = path.boundingRect()
    # J, Q and Д reach below the line: they shrink towards their top so as not to touch the pip.
    shrink = min(1.0, (deepest - bounds.top()) / bounds.height())
    squeeze = min(shrink, widest / bounds.width())
    place = QTransform()
    place.translate(centre - bounds.center().x() * squeeze, baseline + bounds.top() * (1 - shrink))
    place.scale(squeeze, shrink)
    return place.map(path)
