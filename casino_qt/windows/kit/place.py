"""Where table units fall in a window: the one translation from su to logical pixels."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF

from casino_qt.art.bake.spec import Spec

HEIGHT = 900  # su, always
NARROWEST, WIDEST = 1440, 1600  # su


@dataclass(frozen=True, slots=True)
class Place:
    """A scene of `width` × 900 su lying in a window: `k` logical pixels per su, its corner at `x0`, `y0`."""

    width: int
    k: float
    x0: float
    y0: float
    ratio: float

    @classmethod
    def in_window(cls, width_px: float, height_px: float, ratio: float) -> Place:
        """Lay the scene into a window of logical pixels on a screen with `ratio` device pixels each.

        Scale and width are those of the pictures baked for this window; what is left over at the sides is
        the room's.
        """
        spec = Spec.for_window(width_px, height_px, ratio)
        k = spec.scale / ratio
        return cls(spec.width, k, (width_px - spec.width * k) / 2, (height_px - HEIGHT * k) / 2, ratio)

    @property
    def scale(self) -> float:
        """Device pixels per su."""
        return self.k * self.ratio

    def pick(self, narrow: float, wide: float) -> float:
        """A measure given for 1440 and for 1600 su, between them straight."""
        return narrow + (wide - narrow) * (self.width - NARROWEST) / (WIDEST - NARROWEST)

    def point(self, x: float, y: float) -> QPointF:
        """A point in su as logical pixels of the window."""
        return QPointF(self.x0 + x * self.k, self.y0 + y * self.k)

    def rectf(self, x: float, y: float, w: float, h: float) -> QRectF:
        """A rectangle in su as logical pixels of the window."""
        return QRectF(self.x0 + x * self.k, self.y0 + y * self.k, w * self.k, h * self.k)

    def rect(self, x: float, y: float, w: float, h: float) -> QRect:
        """The same on whole pixels, never smaller than what was asked for."""
        return self.rectf(x, y, w, h).toAlignedRect()

    @property
    def scene(self) -> QRectF:
        """The whole scene in the window."""
        return self.rectf(0, 0, self.width, HEIGHT)
