"""The lobby: damask wall, cornice, four doors, wall lamps, parquet and the cashier's counter; no words.

Sign, greeting, door texts and buttons are laid over it live, so that they are translated.
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from casino_qt.art.canvas import scale_of
from casino_qt.art.light import shadow
from casino_qt.art.lobby_counter import paint_counter
from casino_qt.art.lobby_doors import BAIZES, paint_door
from casino_qt.art.lobby_places import (
    CORNICE_FOOT,
    FLOOR,
    SCONCE_ARM,
    SCONCE_TULIP,
    SCONCE_Y,
    LobbyPlaces,
    lobby_places,
)
from casino_qt.art.materials import (
    Stops,
    brass_linear,
    draw_wood,
    fibre_brush,
    hairline,
    inlay,
    radial,
    stops,
    vertical,
)
from casino_qt.art.palette import DAMASK, DAMASK_FOOT, DAMASK_MOTIF, DAMASK_TOP, Colour, mix, with_alpha
from casino_qt.art.paths import placed, polygon, rrect, svg_path
from casino_qt.art.trente_et_quarante_places import HEIGHT

_MOTIF = svg_path(
    "M0,-46 C16,-30 30,-18 30,0 C30,18 14,26 0,46 C-14,26 -30,18 -30,0 C-30,-18 -16,-30 0,-46 Z "
    "M0,-34 C-8,-22 -19,-14 -19,0 C-19,12 -9,18 0,30 C9,18 19,12 19,0 C19,-14 8,-22 0,-34 Z "
    "M0,-20 C7,-12 9,-6 0,8 C-9,-6 -7,-12 0,-20 Z"
)
_MOTIF.setFillRule(Qt.FillRule.OddEvenFill)
_LEAVES = svg_path(
    "M30,0 C42,-4 44,-18 36,-24 C38,-14 34,-8 30,0 Z M-30,0 C-42,-4 -44,-18 -36,-24 C-38,-14 -34,-8 -30,0 Z "
    "M0,46 C8,52 8,62 0,70 C-8,62 -8,52 0,46 Z"
)
_CLEAR = QColor(0, 0, 0, 0)


def paint_lobby(p: QPainter, width: float) -> None:
    """The room, `width` × 900 su.  Everything is measured from the middle, so no width shows a seam."""
    at = lobby_places(width)
    _paint_wall(p, at)
    _paint_cornice(p, at)
    _paint_floor(p, at)
    for number in range(4):
        paint_door(p, at, number)
        _paint_floor_light(p, at, number)
    for x in at.sconces():
        _paint_sconce(p, x, SCONCE_Y)
    _paint_evening(p, at)
    paint_counter(p, at)


def glow(
    p: QPainter, x: float, y: float, r: float, colour: Colour, alpha: float, sx: float = 1.0, sy: float = 1.0
) -> None:
    """Light added to what is there, fading from the point outwards."""
    p.save()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    p.translate(x, y)
    p.scale(sx, sy)
    light: Stops = tuple(
        (t, with_alpha(colour, alpha * k))
        for t, k in ((0, 1.0), (0.12, 0.72), (0.35, 0.30), (0.65, 0.08), (1, 0.0))
    )
    p.fillRect(QRectF(-r, -r, 2 * r, 2 * r), radial(0, 0, r, light))
    p.restore()


# ---------------------------------------------------------------------- wall
def _paint_wall(p: QPainter, at: LobbyPlaces) -> None:
    wall = QRectF(0, 0, at.width, HEIGHT)
    p.fillRect(wall, vertical(0, HEIGHT, ((0, DAMASK_TOP), (0.6, DAMASK), (1, DAMASK_FOOT))))
    columns = int(at.width / 2 / 84) + 2
    for row in range(14):
        for column in range(-columns, columns + 1):
            x, y = at.width / 2 + column * 84 + (42 if row % 2 else 0), row * 58 - 10
            p.fillPath(placed(_MOTIF, x, y, 0.92), with_alpha(DAMASK_MOTIF, 0.10))
            p.fillPath(placed(_LEAVES, x, y, 0.92), with_alpha(DAMASK_MOTIF, 0.08))
    p.save()
    p.setOpacity(0.7)
    p.fillRect(wall, fibre_brush(scale_of(p)))
    p.restore()


def _paint_cornice(p: QPainter, at: LobbyPlaces) -> None:
    w = at.width
    p.fillRect(QRectF(0, 0, w, CORNICE_FOOT), QColor("#160A0C"))
    board = QRectF(0, 0, w, 78)
    draw_wood(p, board, 71)
    p.fillRect(
        board,
        vertical(
            0,
            78,
            (
                (0, QColor(255, 214, 160, 60)),
                (0.18, QColor(0, 0, 0, 20)),
                (0.5, QColor(0, 0, 0, 110)),
                (0.8, QColor(255, 200, 140, 26)),
                (1, QColor(0, 0, 0, 170)),
            ),
        ),
    )
    dentil = vertical(80, 90, ((0, "#E6C98C"), (0.4, "#A67C3C"), (1, "#4A3312")))
    half = int(w / 2 / 18) + 1
    for i in range(-half, half + 1):
        p.fillPath(rrect(w / 2 + i * 18 - 6, 80, 12, 10, 1.5), dentil)
    inlay(p, ((0, 79), (w, 79)), 2)
    inlay(p, ((0, CORNICE_FOOT + 0.5), (w, CORNICE_FOOT + 0.5)), 2.4)
    shadow(p, rrect(-40, 60, w + 80, 33, 0), 0, 8, 22, 0.75)  # the dentils lie in the cornice's own shade


# ---------------------------------------------------------------------- floor
def _paint_floor(p: QPainter, at: LobbyPlaces) -> None:
    w = at.width
    floor = QRectF(0, FLOOR, w, 90)
    p.save()
    p.setClipRect(floor)
    p.fillRect(floor, QColor("#1E0E0A"))
    columns = int(w / 2 / 32) + 2
    for i in range(-columns, columns + 1):
        for j in range(4):
            x, y = w / 2 + i * 32, FLOOR + j * 28 - 6
            for side, colour in ((1, QColor(150, 84, 44, 120)), (-1, QColor(104, 54, 28, 120))):
                plank = polygon((x, y), (x + side * 16, y + 12), (x + side * 16, y + 38), (x, y + 26))
                p.fillPath(plank, colour)
                hairline(p, plank, QColor(0, 0, 0), 0.8, 0.35)
    p.fillRect(
        floor,
        vertical(
            FLOOR,
            FLOOR + 70,
            ((0, QColor(0, 0, 0, 150)), (0.35, QColor(0, 0, 0, 50)), (1, QColor(0, 0, 0, 110))),
        ),
    )
    p.restore()
    skirting = QRectF(0, FLOOR - 22, w, 22)
    draw_wood(p, skirting, 72)
    p.fillRect(
        skirting,
        vertical(
            FLOOR - 22,
            FLOOR,
            ((0, QColor(255, 210, 160, 50)), (0.3, QColor(0, 0, 0, 50)), (1, QColor(0, 0, 0, 190))),
        ),
    )
    inlay(p, ((0, FLOOR - 22), (w, FLOOR - 22)), 1.4)


def _paint_floor_light(p: QPainter, at: LobbyPlaces, number: int) -> None:
    """What shines through the door onto the parquet."""
    x = at.door_left(number) + at.door_width / 2
    p.save()
    p.setClipRect(QRectF(0, FLOOR, at.width, 96))
    glow(p, x, FLOOR - 6, 210, "#FFC880", 0.42, 1, 0.40)
    glow(p, x, FLOOR + 20, 150, mix(BAIZES[number], "#FFE0A0", 0.2), 0.5, 1, 0.5)
    p.restore()


# ---------------------------------------------------------------------- lamps
def _paint_sconce(p: QPainter, x: float, y: float) -> None:
    glow(p, x, y - 24, 190, "#FFB85C", 0.42)
    arm, tulip = placed(svg_path(SCONCE_ARM), x, y), placed(svg_path(SCONCE_TULIP), x, y)
    shadow(p, arm, 0, 3, 6, 0.7)
    p.setPen(QPen(QColor(50, 30, 8, 200), 0.8))
    p.setBrush(brass_linear(x - 12, y, x + 12, y + 50))
    p.drawPath(arm)
    p.setPen(QPen(QColor("#8A5A22"), 1))
    p.setBrush(radial(x, y - 12, 34, ((0, "#FFFBEA"), (0.5, "#FFE3A6"), (1, "#D99A48"))))
    p.drawPath(tulip)
    for side in (-1, 1):
        rib = QPainterPath()
        rib.moveTo(x + side * 3, y + 5)
        rib.cubicTo(x + side * 9, y - 8, x + side * 8, y - 24, x + side * 5, y - 38)
        hairline(p, rib, "#B87A32", 1, 0.6)
    glow(p, x, y - 18, 66, "#FFE7B0", 0.8)


def _paint_evening(p: QPainter, at: LobbyPlaces) -> None:
    """The chandelier from above; corners fall off."""
    glow(p, at.width / 2, 60, 620, "#FFCB82", 0.20, 1, 0.5)
    night = QRadialGradient(at.width / 2, HEIGHT * 0.45, at.width * 0.66)
    stops(night, ((0.55, _CLEAR), (1, QColor(4, 0, 4, 150))))
    p.fillRect(QRectF(0, 0, at.width, HEIGHT), night)
