"""What the croupiers deal with: talon, the pack for the cut, stop card, bowl, rake, token, bracket.

Everything is painted in su about the anchor (0, 0); the talon fills in steps.
"""

import random

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen

from casino_qt.art.canvas import scale_of
from casino_qt.art.light import elevation, inner_shadow
from casino_qt.art.materials import (
    across,
    brass_conical,
    brass_linear,
    brass_vertical,
    draw_wood,
    fibre_brush,
    hairline,
    radial,
    vertical,
)
from casino_qt.art.palette import FOCUS, IVORY, with_alpha
from casino_qt.art.paths import circle, ellipse, lozenge, polygon, rrect, svg_path
from casino_qt.art.shoe import Shoe
from casino_qt.art.trente_et_quarante_places import CARD_HEIGHT, CARD_WIDTH

SHOE = Shoe(142.0, 232.0, CARD_HEIGHT, steps=8, stop=5)
TALON_STEPS = 4
TALON_R = 50.0
PACK_W, PACK_H = 720.0, 132.0
PACK_CARDS = 312
RAKE_BLADE, RAKE_STICK = 112.0, 760.0
CARD_RADIUS = CARD_HEIGHT * 36 / 900
_COLLAR = polygon((-13, 3), (13, 3), (6, -24), (-6, -24))
_CLEAR = QColor(0, 0, 0, 0)


# ---------------------------------------------------------------------- talon
_TALON_HEAP = (
    (-38.0, -12.0, 8.0),
    (17.0, 10.0, -4.0),
    (64.0, 2.0, 12.0),
    (-12.0, -6.0, -10.0),
    (40.0, 8.0, 6.0),
    (-70.0, 6.0, 2.0),
    (5.0, -8.0, 4.0),
    (-25.0, 4.0, -6.0),
)


def paint_talon(p: QPainter, quarters: int, small_back: QImage) -> None:
    """Round basket for the cards played, with nothing (0) to a full heap (4); `small_back` is 86 su high."""
    p.fillPath(circle(0, 0, TALON_R), QBrush(brass_conical(0, 0, 50)))
    inside = circle(0, 0, TALON_R - 5)
    p.fillPath(inside, QColor("#0A0604"))
    p.fillPath(inside, radial(0, 10, TALON_R, ((0, "#5A1A22"), (0.6, "#35101A"), (1, "#14070A"))))
    p.fillPath(inside, fibre_brush(scale_of(p)))
    scale = scale_of(p)
    w, h = small_back.width() / scale, small_back.height() / scale
    p.save()
    p.setClipPath(inside)
    depth = 110 - 20 * quarters if quarters else 30
    for turn, dx, dy in _TALON_HEAP[: (0, 1, 3, 5, 8)[quarters]]:
        p.save()
        p.translate(dx, dy)
        p.rotate(turn)
        p.fillPath(rrect(-w / 2, -h / 2 + 1.5, w, h, 3), QColor(0, 0, 0, 90))
        p.drawImage(QRectF(-w / 2, -h / 2, w, h), small_back)
        p.restore()
    p.fillPath(inside, QColor(4, 2, 1, depth))
    p.restore()
    inner_shadow(p, inside, 14, 0.9 - 0.12 * quarters, 0, 6 - quarters)
    hairline(p, circle(0, 0, TALON_R), QColor(50, 30, 6), 1, 0.78)
    hairline(p, inside, QColor(50, 30, 6), 1, 0.78)


# ---------------------------------------------------------------------- the cut
def pack_outline() -> QPainterPath:
    """The cradle with the gathered pack, about its centre."""
    return rrect(-PACK_W / 2 - 14, -PACK_H / 2 - 8, PACK_W + 28, PACK_H + 16, 7)


def paint_pack(p: QPainter) -> None:
    """The gathered 312 cards standing in their cradle, seen from above: edge beside edge, PACK_W su long."""
    outline = pack_outline()
    box = outline.boundingRect()
    p.save()
    p.setClipPath(outline)
    draw_wood(p, box, 47)
    p.fillPath(
        outline,
        vertical(
            box.top(),
            box.bottom(),
            (
                (0, QColor(255, 214, 160, 50)),
                (0.06, QColor(0, 0, 0, 30)),
                (0.94, QColor(0, 0, 0, 60)),
                (1, QColor(0, 0, 0, 170)),
            ),
        ),
    )
    p.restore()
    hairline(p, outline, QColor(0, 0, 0), 1, 0.6)
    block = QRectF(-PACK_W / 2, -PACK_H / 2, PACK_W, PACK_H)
    p.fillRect(block, QColor("#8C7A54"))
    rng = random.Random(312)
    pitch = PACK_W / PACK_CARDS
    drift = 0.0
    for i in range(PACK_CARDS):
        x = block.left() + i * pitch
        drift = 0.85 * drift + rng.uniform(-0.5, 0.5)  # cards were gathered by the handful
        shade = min(1.0, max(0.0, 0.42 + 0.35 * drift + rng.uniform(-0.35, 0.35)))
        ragged = rng.uniform(-1.2, 1.2) + 0.8 * drift
        p.fillRect(
            QRectF(x, block.top() + ragged + 1, pitch * 0.66, block.height() - 2 + ragged * 0.4),
            QColor.fromRgbF(0.97 - 0.05 * shade, 0.925 - 0.06 * shade, 0.82 - 0.09 * shade),
        )
    p.fillRect(
        block,
        vertical(
            block.top(),
            block.bottom(),
            (
                (0, QColor(255, 250, 235, 70)),
                (0.10, QColor(0, 0, 0, 0)),
                (0.82, QColor(60, 36, 8, 26)),
                (1, QColor(40, 20, 4, 120)),
            ),
        ),
    )
    p.fillRect(
        block,
        across(
            block.left(),
            block.right(),
            (
                (0, QColor(0, 0, 0, 110)),
                (0.03, QColor(0, 0, 0, 0)),
                (0.42, QColor(255, 240, 200, 26)),
                (0.97, QColor(0, 0, 0, 0)),
                (1, QColor(0, 0, 0, 110)),
            ),
        ),
    )
    for side in (-1, 1):
        x = side * (PACK_W / 2 + 4)
        stop = rrect(x - 4, block.top() - 3, 8, block.height() + 6, 2.5)
        p.fillPath(stop, QBrush(brass_linear(x - 4, block.top(), x + 4, block.bottom())))
        hairline(p, stop, QColor(50, 30, 6), 0.8, 0.8)


def paint_plain_card(p: QPainter, colour: str, line: str) -> None:
    """A plain celluloid card about its centre: the red stop card, or the amber card of the cut."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    card = rrect(-w / 2, -h / 2, w, h, CARD_RADIUS)
    body = QColor(colour)
    p.fillPath(card, body)
    p.fillPath(
        card,
        vertical(
            -h / 2,
            h / 2,
            ((0, QColor(255, 255, 255, 60)), (0.4, QColor(255, 255, 255, 0)), (1, QColor(0, 0, 0, 60))),
        ),
    )
    hairline(p, card, QColor(0, 0, 0), 0.8, 0.45)
    hairline(p, rrect(-w / 2 + 5, -h / 2 + 5, w - 10, h - 10, 3), line, 1.2, 0.9)
    hairline(p, lozenge(0, 0, 20, 32), line, 1.2, 0.9)
    p.fillPath(lozenge(0, 0, 13, 21), with_alpha(line, 0.9))


def cut_edge_outline() -> QPainterPath:
    """The cut card standing in the pack, seen from above."""
    return rrect(-3, -PACK_H / 2 - 16, 6, PACK_H + 26, 2)


def paint_cut_edge(p: QPainter) -> None:
    """The amber cut card standing between two cards of the pack."""
    edge = cut_edge_outline()
    box = edge.boundingRect()
    p.fillPath(edge, across(box.left(), box.right(), ((0, "#FFE3A0"), (0.45, "#E3A32C"), (1, "#8E5A0E"))))
    p.fillPath(
        edge,
        vertical(
            box.top(),
            box.bottom(),
            ((0, QColor(255, 255, 240, 120)), (0.2, _CLEAR), (1, QColor(0, 0, 0, 70))),
        ),
    )
    hairline(p, edge, QColor(50, 26, 4), 0.8, 0.85)


# ---------------------------------------------------------------------- sibilla
BOWL_R = 118.0


def paint_bowl(p: QPainter) -> None:
    """The sibilla: shallow mahogany bowl with a brass rim in which the packs are mixed, empty."""
    p.save()
    p.setClipPath(circle(0, 0, BOWL_R))
    draw_wood(p, QRectF(-BOWL_R, -BOWL_R, 2 * BOWL_R, 2 * BOWL_R), 53)
    p.restore()
    p.fillPath(
        circle(0, 0, BOWL_R),
        radial(
            0,
            0,
            BOWL_R,
            (
                (0, QColor(255, 214, 160, 30)),
                (0.50, QColor(0, 0, 0, 40)),
                (0.58, QColor(0, 0, 0, 120)),
                (0.80, QColor(0, 0, 0, 90)),
                (0.93, QColor(255, 214, 160, 40)),
                (1, QColor(0, 0, 0, 140)),
            ),
        ),
    )
    shine = vertical(
        -BOWL_R,
        BOWL_R,
        (
            (0, QColor(0, 0, 0, 130)),
            (0.45, _CLEAR),
            (0.8, QColor(255, 222, 170, 46)),
            (1, QColor(255, 222, 170, 10)),
        ),
    )
    p.fillPath(circle(0, 0, BOWL_R - 4), shine)
    inner_shadow(p, circle(0, 0, BOWL_R - 6), 20, 0.75, 0, 10)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for r, w in ((BOWL_R - 2, 4.0), (BOWL_R * 0.56, 1.4)):
        p.setPen(QPen(QColor(0, 0, 0, 150), w + 1.6))
        p.drawPath(circle(0, 0.8, r))
        p.setPen(QPen(QBrush(brass_conical(0, 0, 55)), w))
        p.drawPath(circle(0, 0, r))


# ---------------------------------------------------------------------- rake
def rake_blade_outline(blade: float = RAKE_BLADE) -> QPainterPath:
    """Blade (`blade` su long) and collar; the anchor is the middle of the blade's upper, pulling edge."""
    return rrect(-blade / 2, 0, blade, 13, 5).united(_COLLAR)


def rake_stick_outline() -> QPainterPath:
    """The stick, up the screen from the collar."""
    return polygon((-4, 2), (4, 2), (5.5, -RAKE_STICK), (-5.5, -RAKE_STICK))


def paint_rake_stick(p: QPainter) -> None:
    """Mahogany stick of the rake."""
    stick = rake_stick_outline()
    p.save()
    p.setClipPath(stick)
    draw_wood(p, QRectF(-8, -RAKE_STICK, 16, RAKE_STICK + 4), 91, True)
    p.fillPath(
        stick,
        across(
            -5.5,
            5.5,
            ((0, QColor(0, 0, 0, 120)), (0.35, QColor(255, 220, 170, 120)), (1, QColor(0, 0, 0, 150))),
        ),
    )
    p.restore()


def paint_rake_blade(p: QPainter, blade: float = RAKE_BLADE) -> None:
    """Brass blade of the rake, `blade` su long, and the collar that holds the stick."""
    p.save()
    p.setPen(QPen(QColor(50, 30, 6, 200), 0.9))
    p.setBrush(QBrush(brass_linear(-13, 0, 13, 0)))
    p.drawPath(_COLLAR)
    edge = vertical(0, 13, ((0, "#FFF0C4"), (0.22, "#E2BD70"), (0.62, "#A87C38"), (1, "#5B3C14")))
    p.setBrush(QBrush(edge))
    p.drawPath(rrect(-blade / 2, 0, blade, 13, 5))
    p.restore()


# ---------------------------------------------------------------------- small things
TOKEN_W, TOKEN_H = 44.0, 26.0


def paint_token(p: QPainter) -> None:
    """Ivory oval that lies on the ribbon as the premium of an insurance, blank, with its shadow."""
    outline = ellipse(0, 0, TOKEN_W / 2, TOKEN_H / 2)
    elevation(p, outline, 1)
    p.fillPath(outline, QBrush(brass_vertical(-TOKEN_H / 2, TOKEN_H / 2)))
    face = ellipse(0, 0, TOKEN_W / 2 - 2, TOKEN_H / 2 - 1.8)
    p.fillPath(face, IVORY)
    p.fillPath(
        face,
        vertical(
            -TOKEN_H / 2,
            TOKEN_H / 2,
            ((0, QColor(255, 255, 255, 90)), (0.6, _CLEAR), (1, QColor(80, 50, 0, 46))),
        ),
    )


def bracket_path() -> QPainterPath:
    """Four corners round the first card of the coup, which decides couleur; anchor: the card's centre."""
    w, h = CARD_WIDTH / 2 + 5, CARD_HEIGHT / 2 + 5
    long, high = 21, 19
    corners = "".join(
        f"M{sx * w},{sy * (h - high)} L{sx * w},{sy * h} L{sx * (w - long)},{sy * h} "
        for sx in (-1, 1)
        for sy in (-1, 1)
    )
    return svg_path(corners)


def paint_bracket(p: QPainter) -> None:
    """The bracket in the focus pair: light line on its dark gap."""
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(20, 8, 2, 200), 4.6))
    p.drawPath(bracket_path())
    p.setPen(QPen(FOCUS, 2.2))
    p.drawPath(bracket_path())
    p.restore()
