"""One lamp above the table: shadows fall straight down the screen, whatever is turned.

Everything here blurs and is meant for baking; what a window paints while it lives uses `soft_edge`.
"""

import math
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from casino_qt.art.canvas import blur, canvas, painter, scale_of
from casino_qt.art.palette import Colour, with_alpha

BLACK = QColor(0, 0, 0)

# Height above the cloth -> (dx, dy, blur, alpha) of the contact and the ambient shadow, in su.
ELEVATIONS: dict[int, tuple[tuple[float, float, float, float], ...]] = {
    0: (),  # print on cloth
    1: ((0, 1, 2, 0.45), (0, 2, 6, 0.28)),  # card lying, single chip, enamel disc
    2: ((0, 2, 3, 0.45), (0, 5, 12, 0.32)),  # pile, plaque, button
    3: ((0, 4, 6, 0.40), (0, 12, 26, 0.38)),  # card in flight, call banner, shoe
    4: ((0, 8, 10, 0.40), (0, 24, 48, 0.42)),  # dialog, bowl of the wheel
}


def shadow(
    p: QPainter,
    path: QPainterPath,
    dx: float = 0,
    dy: float = 3,
    r: float = 8,
    a: float = 0.45,
    colour: Colour = BLACK,
) -> None:
    """Soft shadow of an outline: offset dx, dy, blur r, opacity a; lengths in the painter's units."""
    scale = scale_of(p)
    outline = p.worldTransform().map(path)
    box = outline.boundingRect()
    margin = int(r * scale * 2 + 4)
    left, top = int(box.x()) - margin, int(box.y()) - margin
    image = canvas(box.width() + 2 * margin + 4, box.height() + 2 * margin + 4)
    q = painter(image)
    q.translate(-left, -top)
    q.fillPath(outline, with_alpha(colour, a))
    q.end()
    p.save()
    p.resetTransform()
    p.drawImage(QPointF(left + dx * scale, top + dy * scale), blur(image, r * scale))
    p.restore()


def elevation(p: QPainter, path: QPainterPath, level: int) -> None:
    """Contact and ambient shadow of something lying `level` (0–4) above the cloth."""
    for dx, dy, r, a in ELEVATIONS[level]:
        shadow(p, path, dx, dy, r, a)


def inner_shadow(
    p: QPainter,
    path: QPainterPath,
    r: float = 18,
    a: float = 0.6,
    dx: float = 0,
    dy: float = 4,
    colour: Colour = BLACK,
) -> None:
    """Shadow that the edge of an opening throws into it."""
    scale = scale_of(p)
    outline = p.worldTransform().map(path)
    box = outline.boundingRect()
    margin = int(r * scale * 2 + 8)
    left, top = int(box.x()) - margin, int(box.y()) - margin
    image = canvas(box.width() + 2 * margin + 4, box.height() + 2 * margin + 4)
    around = QPainterPath()
    around.addRect(QRectF(image.rect()))
    hole = outline.translated(dx * scale - left, dy * scale - top)
    q = painter(image)
    q.fillPath(around.subtracted(hole), with_alpha(colour, a))
    q.end()
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    p.resetTransform()
    p.drawImage(QPointF(left, top), blur(image, r * scale))
    p.restore()


def soft_edge(p: QPainter, path: QPainterPath, reach: float, dy: float, alpha: float) -> None:
    """A cheap shadow without blur, for widgets that paint themselves: strokes that widen and add up.

    Only what of them lies outside is painted, lest they and the inside add up to a hard edge.
    """
    steps = max(5, round(reach))
    p.save()
    p.translate(0, dy)
    p.fillPath(path, with_alpha(BLACK, alpha))
    outside = QPainterPath()
    outside.addRect(path.boundingRect().adjusted(-reach, -reach, reach, reach))
    p.setClipPath(outside - path, Qt.ClipOperation.IntersectClip)
    p.setBrush(Qt.BrushStyle.NoBrush)
    layer = 1 - (1 - alpha) ** (1 / steps)
    for i in range(steps, 0, -1):
        pen = QPen(with_alpha(BLACK, layer), 2 * reach * (i - 0.5) / steps)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        p.setPen(pen)
        p.drawPath(path)
    p.restore()


Box = Callable[[float, float, float, float, float], QPainterPath]
"""An outline with four equal corners, such as `rrect` or `notched`: x, y, width, height, size of a corner."""


def soft_box(
    p: QPainter, box: Box, rect: QRectF, corner: float, reach: float, dy: float, alpha: float
) -> None:
    """`soft_edge` of an upright box, on whole pixels: its corners are painted once at each scale and kept,
    its sides are drawn out between them. A dialog is painted again with every word that changes on it.
    """
    scale = scale_of(p)
    image = _soft_corners(box, round(corner * scale, 3), round(reach * scale, 3), alpha)
    out, end = _around(reach * scale), image.width() // 2
    wide, high = round(rect.width() * scale) + 2 * out, round(rect.height() * scale) + 2 * out
    if wide < 2 * end or high < 2 * end or p.deviceTransform().isRotating():
        soft_edge(p, box(rect.x(), rect.y(), rect.width(), rect.height(), corner), reach, dy, alpha)
        return
    at = p.deviceTransform().map(QPointF(rect.left(), rect.top() + dy))
    p.save()
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)  # a side is the same all along
    p.resetTransform()  # a widget may begin between two pixels of its window
    to_pixels, _ = p.deviceTransform().inverted()
    p.setTransform(QTransform.fromTranslate(round(at.x()) - out, round(at.y()) - out) * to_pixels)
    far = image.width() - end
    columns = ((0, end, 0, end), (end, wide - 2 * end, end, 1), (wide - end, end, far, end))
    rows = ((0, end, 0, end), (end, high - 2 * end, end, 1), (high - end, end, far, end))
    for x, w, from_x, part_w in columns:
        for y, h, from_y, part_h in rows:
            if w == part_w and h == part_h:
                p.drawImage(x, y, image, from_x, from_y, part_w, part_h)
            elif part_w == part_h == 1:
                p.fillRect(QRectF(x, y, w, h), with_alpha(BLACK, alpha))
            elif w > 0 and h > 0:
                p.drawImage(QRectF(x, y, w, h), image, QRectF(from_x, from_y, part_w, part_h))
    p.restore()


def _around(reach: float) -> int:
    """Whole pixels that a soft edge needs outside its outline."""
    return math.ceil(reach) + 1


@lru_cache(maxsize=64)
def _soft_corners(box: Box, corner: float, reach: float, alpha: float) -> QImage:
    """The soft edge of the smallest box that has all four corners and a middle; in device pixels."""
    out = _around(reach)
    side = 2 * (math.ceil(corner + reach) + 1) + 1
    image = canvas(side + 2 * out, side + 2 * out)
    p = painter(image)
    soft_edge(p, box(out, out, side, side, corner), reach, 0, alpha)
    p.end()
    return image
