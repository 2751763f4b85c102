"""A picture with its anchor: the point of the table (in device pixels inside the picture) it stands on."""

import math
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from casino_qt.art.canvas import blur, canvas, painter, smooth
from casino_qt.art.light import BLACK
from casino_qt.art.palette import with_alpha

Layers = tuple[tuple[float, float, float], ...]  # dy, blur, alpha


class Picture(NamedTuple):
    """An image in device pixels and its anchor, counted from the top-left corner."""

    image: QImage
    anchor_x: float
    anchor_y: float


def oversampled(w: float, h: float, times: int, paint: Callable[[QPainter], None]) -> QImage:
    """A picture of w × h device pixels painted `times` larger and scaled down smoothly."""
    width, height = math.ceil(w), math.ceil(h)
    big = canvas(width * times, height * times)
    p = painter(big, times)
    paint(p)
    p.end()
    return smooth(big, width, height)


def oversampling(size: float) -> int:
    """How many times larger a thing of `size` device pixels is painted before it is scaled down."""
    return 4 if size < 70 else 3


def soft_shadow(path: QPainterPath, layers: Layers, scale: float) -> Picture:
    """Shadow of an outline round the anchor (0, 0), both in su, as a picture of its own.

    Each layer is (dy, blur, alpha) in su: the shadow falls straight down the screen.
    """
    reach = max(abs(dy) + 2 * r for dy, r, _ in layers) + 2
    box = path.boundingRect().adjusted(-reach, -reach, reach, reach)
    left, top = math.floor(box.x() * scale), math.floor(box.y() * scale)
    w, h = math.ceil(box.width() * scale) + 1, math.ceil(box.height() * scale) + 1
    result = canvas(w, h)
    p = painter(result)
    for dy, r, alpha in layers:
        layer = canvas(w, h)
        q = painter(layer)
        q.translate(-left, -top)
        q.scale(scale, scale)
        q.fillPath(path.translated(0, dy), with_alpha(BLACK, alpha))
        q.end()
        p.drawImage(QPointF(0, 0), blur(layer, r * scale))
    p.end()
    return Picture(result, -left, -top)


def free_standing(
    outline: QPainterPath, scale: float, paint: Callable[[QPainter], None], air: float = 2.0, times: int = 1
) -> Picture:
    """Something painted in su about its anchor (0, 0), on a picture just large enough for `outline`."""
    box = outline.boundingRect().adjusted(-air, -air, air, air)
    left, top = math.floor(box.x() * scale), math.floor(box.y() * scale)
    w, h = math.ceil(box.right() * scale) - left, math.ceil(box.bottom() * scale) - top

    def place(p: QPainter) -> None:
        p.translate(-left, -top)
        p.scale(scale, scale)
        paint(p)

    if times > 1:
        return Picture(oversampled(w, h, times, place), -left, -top)
    image = canvas(w, h)
    p = painter(image)
    place(p)
    p.end()
    return Picture(image, -left, -top)


def with_air(image: QImage, air: int) -> QImage:
    """The picture with `air` empty device pixels all round, which keep its edges smooth when it is turned."""
    result = canvas(image.width() + 2 * air, image.height() + 2 * air)
    p = QPainter(result)
    p.drawImage(air, air, image)
    p.end()
    return result
