"""Pictures to paint on: blank canvases, painters, seeded noise, blur.  Needs a QApplication for `blur`."""

import math
import random

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QPixmapCache
from PySide6.QtWidgets import QGraphicsBlurEffect, QGraphicsPixmapItem, QGraphicsScene

from casino_qt.art.palette import Colour

_HINTS = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)


def canvas(w: float, h: float, fill: Colour | None = None) -> QImage:
    """A premultiplied picture of at least w × h device pixels, transparent unless `fill` is given."""
    image = QImage(max(1, math.ceil(w)), max(1, math.ceil(h)), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent if fill is None else fill)
    return image


class Brush(QPainter):
    """A painter on a picture of which `density` device pixels are one pixel as the person sees it."""

    density = 1.0


def painter(image: QImage, scale: float = 1.0, seen: float | None = None) -> QPainter:
    """A painter with every smoothing hint on; with `scale` it paints in table units (su).

    `seen` is logical pixels per unit, where they are not those of the picture.
    """
    p = Brush(image)
    p.setRenderHints(_HINTS)
    if seen is not None:
        p.density = scale / seen
    if scale != 1.0:
        p.scale(scale, scale)
    return p


def scale_of(p: QPainter) -> float:
    """Device pixels per unit of this painter, turns and translations left aside."""
    return math.sqrt(abs(p.deviceTransform().determinant()))


def seen_of(p: QPainter) -> float:
    """Logical pixels per unit of this painter: by these goes what is drawn otherwise where it is small."""
    return scale_of(p) / (p.density if isinstance(p, Brush) else 1.0)


def noise(w: int, h: int, seed: int = 1) -> QImage:
    """Grey noise of w × h pixels; the same seed gives the same picture on every machine."""
    stride = (w + 3) // 4 * 4
    grains = random.Random(seed).randbytes(stride * h)
    return QImage(grains, w, h, stride, QImage.Format.Format_Grayscale8).copy()


def smooth(image: QImage, w: float, h: float) -> QImage:
    """The picture scaled to w × h pixels without regard to its proportions."""
    return image.scaled(
        QSize(max(1, round(w)), max(1, round(h))),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )


def blur(image: QImage, radius: float) -> QImage:
    """The picture blurred by `radius` device pixels.  Dear: only for baking, never while a table is live."""
    scene = QGraphicsScene()
    item = QGraphicsPixmapItem(QPixmap.fromImage(image))
    effect = QGraphicsBlurEffect()
    effect.setBlurRadius(radius)
    effect.setBlurHints(QGraphicsBlurEffect.BlurHint.QualityHint)
    item.setGraphicsEffect(effect)
    scene.addItem(item)
    result = canvas(image.width(), image.height())
    # An effect leaves a copy in Qt's store of pixmaps, which would wake half a minute later to drop it.
    room = QPixmapCache.cacheLimit()
    QPixmapCache.setCacheLimit(0)
    p = painter(result)
    scene.render(p, QRectF(result.rect()), QRectF(image.rect()))
    p.end()
    QPixmapCache.setCacheLimit(room)
    return result
