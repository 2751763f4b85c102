"""Whether anything flashes: the rule of WCAG 2.3.1, asked of the pictures a person sees one after the other.

A flash is a pair of opposing changes of a tenth or more of the largest relative luminance, the darker of the
two below 0.80; or a pair of opposing changes to or from a saturated red. What must not be: more than three of
them within a second, over a quarter of any field of 341 × 256 pixels of a screen of 1024 × 768.
Looked at is the mean of every patch of that size, upright, square and long. What flies past or turns changes
one place after the other and is none; what comes and goes over less than a patch is one if the mean shows it.
"""

from __future__ import annotations

from collections import deque

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from casino_qt.scenes.stage import HandTicker

FRAME = 1000 / 30  # milliseconds: what a flash of four in a second cannot slip through
WIDTH, HEIGHT = (
    240,
    150,
)  # pixels of a picture: what is smaller than one of them cannot fill a quarter of a field
FIELD = 341 * WIDTH // 1024, 256 * HEIGHT // 768
PATCHES = ((FIELD[0], FIELD[1] // 4), (FIELD[0] // 2, FIELD[1] // 2), (FIELD[0] // 4, FIELD[1]))
STRIDE = 3  # pixels from patch to patch
MOST = 3  # flashes in a second
DARKER_BELOW, STEP = 0.80, 0.10  # of the largest relative luminance
SATURATED, RED_STEP = 0.80, 20 / 320  # share of red in a saturated one; of (R - G - B), 320 being the largest

Plane = npt.NDArray[np.float32]
Mask = npt.NDArray[np.bool_]


def _linear() -> Plane:
    levels = np.arange(256) / 255
    return np.where(levels <= 0.04045, levels / 12.92, ((levels + 0.055) / 1.055) ** 2.4).astype(np.float32)


_LINEAR = _linear()


class Turns:
    """Of many brightnesses: which way each went last, from where it would turn back, when it turned."""

    def __init__(self, step: float, darker_below: float) -> None:
        self._step, self._darker_below = step, darker_below
        self._extreme: Plane | None = None
        self._rising: npt.NDArray[np.int8] | None = None
        self._lately: deque[Mask] = deque(maxlen=round(1000 / FRAME))

    def see(self, seen: Plane) -> int:
        """How many opposing changes there have been within the last second where there were most."""
        if self._extreme is None or self._rising is None:
            self._extreme, self._rising = seen.copy(), np.zeros(seen.shape, np.int8)
        far = self._extreme
        dark = np.minimum(far, seen) < self._darker_below
        up = (self._rising <= 0) & (seen - far >= self._step) & dark
        down = (self._rising >= 0) & (far - seen >= self._step) & dark
        further = ((self._rising > 0) & (seen > far)) | ((self._rising < 0) & (seen < far))
        self._extreme = np.where(up | down | further, seen, far)
        self._rising = np.where(up, 1, np.where(down, -1, self._rising)).astype(np.int8)
        self._lately.append(up | down)
        return int(np.sum(self._lately, axis=0).max())


class Meter:
    """Looks at pictures 30 times a second."""

    def __init__(self) -> None:
        self._light, self._red = Turns(STEP, DARKER_BELOW), Turns(RED_STEP, 2.0)
        self._changes = 0
        self.pictures = 0

    @property
    def flashes(self) -> float:
        """The most of them within one second anywhere: pairs of changes."""
        return self._changes / 2

    def see(self, picture: QImage) -> None:
        """The next picture, of WIDTH × HEIGHT."""
        self.pictures += 1
        bits = np.frombuffer(picture.constBits(), np.uint8).reshape(HEIGHT, picture.bytesPerLine())
        blue, green, red = (_LINEAR[bits[:, at : 4 * WIDTH : 4]] for at in range(3))
        light = self._light.see(_means(0.2126 * red + 0.7152 * green + 0.0722 * blue))
        self._changes = max(self._changes, light, self._red.see(_means(self._redness(bits))))

    @staticmethod
    def _redness(bits: npt.NDArray[np.uint8]) -> Plane:
        blue, green, red = (bits[:, at : 4 * WIDTH : 4].astype(np.float32) / 255 for at in range(3))
        whole = red + green + blue
        saturated = (red >= SATURATED * whole) & (whole > 0)
        return np.where(saturated, np.maximum(0, red - green - blue), 0).astype(np.float32)

    def watch(self, scene: QGraphicsScene, *tickers: HandTicker, most: float = 120_000) -> None:
        """Look at a table until nothing moves at it any more, `most` milliseconds at longest."""
        for _ in range(round(most / FRAME)):
            self.see(seen(scene))
            if not any(ticker.running for ticker in tickers):
                break
            for ticker in tickers:
                ticker.advance(FRAME)


def seen(scene: QGraphicsScene) -> QImage:
    """A small picture of the table as it stands now."""
    picture = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    picture.fill(0)
    p = QPainter(picture)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(p, QRectF(0, 0, WIDTH, HEIGHT), scene.sceneRect())
    p.end()
    return picture


def _means(plane: Plane) -> Plane:
    """The mean of every patch."""
    sums = np.pad(plane.cumsum(0, np.float64).cumsum(1), ((1, 0), (1, 0)))
    means = []
    for wide, high in PATCHES:
        whole = sums[high:, wide:] - sums[:-high, wide:] - sums[high:, :-wide] + sums[:-high, :-wide]
        means.append((whole[::STRIDE, ::STRIDE] / (wide * high)).ravel())
    return np.concatenate(means).astype(np.float32)
