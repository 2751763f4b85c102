"""A sunk plate of figures, a name at the left, an amount at the right of each line; and a bar of chances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from casino_qt.art import palette
from casino_qt.art.materials import hairline
from casino_qt.art.palette import mix, with_alpha
from casino_qt.art.paths import rrect
from casino_qt.reading.announcing import named
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.label import FIELD, Label

FIGURE = replace(FIELD, px=16, weight=500)
AHEAD = mix(palette.BAIZE_TRENTE_ET_QUARANTE, palette.IVORY, 0.45)
BEHIND = mix(palette.ROUGE, palette.IVORY, 0.55)
HATCH = 7.0  # su between two lines over what is lost


class FigurePlate(QWidget):
    """The lines are known by their keys; names and figures are set in the language of the day."""

    def __init__(self, keys: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._k = 1.0
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(0, 1)
        self.names = {key: Label(FIELD, self) for key in keys}
        self.figures = {key: Label(FIGURE, self, "r") for key in keys}
        for row, key in enumerate(keys):
            self._grid.addWidget(self.names[key], row, 0, Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(self.figures[key], row, 1, Qt.AlignmentFlag.AlignVCenter)

    def say(self, names: Mapping[str, str]) -> None:
        """Name the lines."""
        for key, name in names.items():
            self.names[key].set_text(name)

    def show_figure(self, key: str, text: str) -> None:
        """Set one figure."""
        self.figures[key].set_text(text)
        self.figures[key].setAccessibleName(named(self.names[key].text(), text))

    def rescale(self, k: float) -> None:
        """Gaps at `k` logical pixels per su; the labels are scaled by the sheet."""
        self._k = k
        self._grid.setHorizontalSpacing(round(20 * k))
        self._grid.setVerticalSpacing(round(5 * k))
        self._grid.setContentsMargins(round(18 * k), round(10 * k), round(18 * k), round(10 * k))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The plate."""
        p = faces.begin(self)
        faces.sunk(p, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._k)
        p.end()


class ChanceBar(QWidget):
    """Ahead at the left, level between, behind at the right, each as wide as it is likely; behind is hatched.

    The figures stand on a plate beside it: it says nothing of its own.
    """

    READ_NOT = True
    HEIGHT = 26.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.k = 1.0
        self._shares: tuple[float, float] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        self.updateGeometry()
        self.update()

    def show_shares(self, ahead: float | None, level: float | None) -> None:
        """How likely the first two are; None while nobody knows."""
        self._shares = None if ahead is None or level is None else (ahead, level)
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(round(120 * self.k), round(self.HEIGHT * self.k))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The three parts on ivory, and the lines between them."""
        p = faces.begin(self)
        k = self.k
        r = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        outline = rrect(r.x(), r.y(), r.width(), r.height(), 4 * k)
        p.fillPath(outline, palette.IVORY if self._shares is not None else palette.PLATE_PRESSED_TOP)
        if self._shares is not None:
            p.save()
            p.setClipPath(outline)
            ahead, level = self._shares
            first, second = r.left() + ahead * r.width(), r.left() + (ahead + level) * r.width()
            p.fillRect(QRectF(r.left(), r.top(), first - r.left(), r.height()), AHEAD)
            self._paint_behind(p, QRectF(second, r.top(), r.right() - second, r.height()))
            for x in {first, second}:
                faces.line(p, QPointF(x, r.top()), QPointF(x, r.bottom()), 1.4 * k)
            p.restore()
        hairline(p, outline, palette.BRASS, 1.1 * k, 0.75)
        p.end()

    def _paint_behind(self, p: QPainter, r: QRectF) -> None:
        p.fillRect(r, BEHIND)
        p.setPen(QPen(with_alpha(palette.INK, 0.35), 0.9 * self.k))
        x = r.left() - r.height()
        while x < r.right():
            start = QPointF(max(x, r.left()), r.bottom() - max(0.0, r.left() - x))
            p.drawLine(start, QPointF(x + r.height(), r.top()))
            x += HATCH * self.k
