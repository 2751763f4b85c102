"""A drawing of figures on the house's ivory paper: columns, bands, lines between two inked axes.

The one place that knows pyqtgraph, which comes with NumPy: it is imported when something is to be drawn for
the first time, never at start-up. Nothing of pyqtgraph's own behaviour is left in: no menu, no zoom, no
changed setting of its own.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from math import ceil, floor, log10
from typing import Any, ClassVar, NamedTuple

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QBrush,
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from casino_qt.art import lettering, palette
from casino_qt.art.palette import with_alpha
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.as_numbers import AsNumbers

TICKS = 12.5  # su, the figures along the axes
FIGURE_GAP = 18.0  # su between two of them along the foot
FIGURE_LINES = (2.0, 1.2)  # of their height from one to the next up the side; where else there is but one
NEAR = 0.15  # of what is drawn: so much may be missing to the figure above it
AXIS = palette.INK_2
GRID = 40  # of 255: how strongly the heights are ruled across
Figure = Callable[[float, float], str]
"""How a figure of an axis is written in the language of the day; then how far the figures are apart."""


class Reading(NamedTuple):
    """What is read at a place of the drawing: where that is along the foot, and in words."""

    at: float
    words: str


class Plot(QWidget):
    """Draw with `columns`, `band`, `line`, `upright` and `level`, then `frame` it.

    `set_readings` names places: the mouse reads the nearest one in a tooltip, the arrows walk along them, and
    `read` tells the words each time ("" when nothing is read any more).
    """

    READ_AS: ClassVar = QAccessible.Role.Chart

    read = Signal(str)

    def __init__(self, box: AsNumbers, across: Figure, up: Figure) -> None:
        """`box` shows the same as numbers; `across` and `up` write the figures of the two axes."""
        super().__init__(box)
        self.k = 1.0
        self._readings: list[Reading] = []
        self._at = -1
        self._across, self._up = across, up
        self._frame = self._heights = (0.0, 1.0)
        self._scaled: list[tuple[Any, float, QColor, Qt.PenStyle]] = []
        self._view: Any = pg.PlotWidget(self, background=None, axisItems={"left": _Ruler("left")})
        self._still()
        self._marker: Any = pg.InfiniteLine(angle=90, movable=False)
        self._marker.hide()
        self._keep(self._marker, 1.4, palette.INK, Qt.PenStyle.SolidLine)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._view)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._view.viewport().installEventFilter(self)
        self.set_k(1.0)
        box.take(self)

    def _still(self) -> None:
        """Take everything away from the view that moves, opens or paints a ground of its own."""
        view = self._view
        view.READ_NOT = True  # a reader has the summary and the readings of this widget
        view.setMouseEnabled(x=False, y=False)
        view.setMenuEnabled(False)
        view.hideButtons()
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # A cached ground would be an opaque one, in the colour of the window.
        view.setCacheMode(QGraphicsView.CacheModeFlag.CacheNone)
        view.viewport().setAutoFillBackground(False)
        view.viewport().setMouseTracking(True)
        view.disableAutoRange()
        for side, figure in (("bottom", self._across), ("left", self._up)):
            axis = view.getAxis(side)
            axis.enableAutoSIPrefix(False)
            axis.setStyle(maxTickLevel=0)
            axis.tickStrings = _written(figure)

    # -- drawing -----------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Take everything off the paper."""
        self._view.clear()
        self._scaled.clear()
        self._marker.hide()
        self._keep(self._marker, 1.4, palette.INK, Qt.PenStyle.SolidLine)
        self._readings = []

    def columns(
        self,
        edges: Sequence[float],
        heights: Sequence[float],
        colour: Callable[[float], QColor],
        least: float = 0.0,
    ) -> None:
        """A column from each edge to the next, at least `least` wide; `colour` tells it from its middle."""
        left, right = np.asarray(edges[:-1], float), np.asarray(edges[1:], float)
        middles = (left + right) / 2
        inks = [colour(float(middle)) for middle in middles]
        left, right = np.minimum(left, middles - least / 2), np.maximum(right, middles + least / 2)
        bars = pg.BarGraphItem(
            x0=left,
            x1=right,
            y0=0,
            y1=np.asarray(heights, float),
            brushes=[QBrush(with_alpha(ink, 0.78)) for ink in inks],
            pens=[QPen(Qt.PenStyle.NoPen)] * len(inks),
        )
        self._view.addItem(bars)

    def band(
        self, across: Sequence[float], low: Sequence[float], high: Sequence[float], colour: QColor
    ) -> None:
        """What lies between two lines."""
        x = np.asarray(across, float)
        no_pen = QPen(Qt.PenStyle.NoPen)
        lines = [pg.PlotCurveItem(x, np.asarray(edge, float), pen=no_pen) for edge in (low, high)]
        between = pg.FillBetweenItem(*lines, brush=QBrush(colour), pen=no_pen)
        for item in (*lines, between):
            self._view.addItem(item)

    def line(
        self,
        across: Sequence[float],
        up: Sequence[float],
        colour: QColor,
        width: float,
        style: Qt.PenStyle = Qt.PenStyle.SolidLine,
    ) -> None:
        """A line of `width` su through the points."""
        curve = pg.PlotCurveItem(np.asarray(across, float), np.asarray(up, float), antialias=True)
        self._view.addItem(curve)
        self._keep(curve, width, colour, style)

    def upright(self, at: float, colour: QColor, width: float = 1.2) -> None:
        """A dashed line from foot to head."""
        self._endless(90, at, colour, width)

    def level(self, at: float, colour: QColor, width: float = 1.2) -> None:
        """A dashed line from side to side."""
        self._endless(0, at, colour, width)

    def _endless(self, angle: int, at: float, colour: QColor, width: float) -> None:
        line = pg.InfiniteLine(pos=at, angle=angle, movable=False)
        self._view.addItem(line)
        self._keep(line, width, colour, Qt.PenStyle.DashLine)

    def _keep(self, item: Any, width: float, colour: QColor, style: Qt.PenStyle) -> None:
        """Lines are as thick as the window's scale wants them: remember what was asked for."""
        self._scaled.append((item, width, colour, style))
        item.setPen(self._pen(width, colour, style))

    def _pen(self, width: float, colour: QColor, style: Qt.PenStyle) -> QPen:
        pen = QPen(colour, width * self.k * self.devicePixelRatioF(), style)
        pen.setCosmetic(True)  # its width is in the screen's own points, whatever the axes measure
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def frame(self, left: float, right: float, foot: float, head: float) -> None:
        """Show this part and what is missing to a figure above; one without width or height is given some."""
        right = right if right > left else left + 1.0
        head = head if head > foot else foot + 1.0
        self._view.addItem(self._marker, ignoreBounds=True)
        self._view.setRange(xRange=(left, right), yRange=(foot, head), padding=0)
        self._frame, self._heights = (left, right), (foot, head)
        self._space_figures()
        self._space_heights()
        for side in ("bottom", "left"):
            axis = self._view.getAxis(side)
            axis.picture = None  # the figures may be the same and their language another
            axis.update()

    def _space_figures(self) -> None:
        """Along the foot, as many figures as stand beside one another with air between them."""
        axis, (left, right) = self._view.getAxis("bottom"), self._frame
        room = max(1.0, self.width() - self._view.getAxis("left").width() - 12 * self.k)
        font = faces.ui_font(self.k, TICKS, weight=400)
        for step in round_steps(left, right):
            ends = (floor(right / step) * step, ceil(left / step) * step)
            widest = max(lettering.text_width(self._across(end, step), font) for end in ends)
            if (room - widest / 2) * step / (right - left) >= widest + FIGURE_GAP * self.k:
                axis.setTickSpacing(step, step)
                # Half of the first and the last figure stands beyond the ends of the axis.
                axis.setStyle(hideOverlappingLabels=round(widest / 2) + 2)
                self._view.getPlotItem().setContentsMargins(0, self._line() / 2, widest / 2, 0)
                return

    def _space_heights(self) -> None:
        """Up the side, as many figures as stand over one another with air between them.

        What is drawn goes on to the figure above it where that is near: nothing is higher than can be read.
        """
        axis, (foot, head), line = self._view.getAxis("left"), self._heights, self._line()
        room = max(line, self.height() - self._view.getAxis("bottom").height() - line / 2 - 12 * self.k)
        step, top = 1.0, head
        for lines in FIGURE_LINES:
            wanted = lines * line * (head - foot) / room
            step = next(step for step in round_steps(foot, head) if step >= wanted)
            above = ceil(head / step) * step
            top = above if above - head <= NEAR * (head - foot) else head
            if floor(top / step) - floor(foot / step) >= 2:  # the one at the foot is not written
                break
        axis.setTickSpacing(step, step)
        axis.setStyle(hideOverlappingLabels=round(line / 2) + 2)
        self._view.setYRange(foot, top, padding=0)

    def _line(self) -> float:
        """How high a figure of the axes is, in logical pixels."""
        return QFontMetricsF(faces.ui_font(self.k, TICKS, weight=400)).height()

    # -- reading -----------------------------------------------------------------------------------------

    def set_readings(self, readings: Sequence[Reading]) -> None:
        """Name the places of the drawing, from left to right; the one that is read is read anew."""
        self._readings = list(readings)
        self._at = min(self._at, len(self._readings) - 1)
        if self._at >= 0:
            self._tell()

    def readings(self) -> tuple[Reading, ...]:
        """The places of the drawing that have been named."""
        return tuple(self._readings)

    def reading(self) -> str:
        """What is read now; "" for nothing."""
        return self._readings[self._at].words if 0 <= self._at < len(self._readings) else ""

    def read_at(self, index: int) -> None:
        """Read the place `index`, -1 for none."""
        self._at = max(-1, min(index, len(self._readings) - 1))
        self._tell()

    def _tell(self) -> None:
        self._marker.setVisible(self._at >= 0)
        if self._at >= 0:
            self._marker.setPos(self._readings[self._at].at)
        self.read.emit(self.reading())

    def place_of(self, index: int) -> QPointF:
        """Where the place `index` lies, in logical pixels of this widget, half way up."""
        box = self._view.getViewBox()
        (_, _), (foot, head) = box.viewRange()
        scene = box.mapViewToScene(QPointF(self._readings[index].at, (foot + head) / 2))
        return QPointF(self._view.mapFromScene(scene))

    def _under(self, point: QPoint) -> int:
        if not self._readings:
            return -1
        box = self._view.getViewBox()
        scene = self._view.mapToScene(point)
        if not box.sceneBoundingRect().contains(scene):
            return -1
        x = box.mapSceneToView(scene).x()
        places = [reading.at for reading in self._readings]
        after = bisect_left(places, x)
        near = [index for index in (after - 1, after) if 0 <= index < len(places)]
        return min(near, key=lambda index: abs(places[index] - x))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The mouse reads what it passes over; what it does besides is nobody's business here."""
        if isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.MouseMove:
                self._hover(event.position().toPoint(), event.globalPosition().toPoint())
            elif event.type() == QEvent.Type.MouseButtonPress:
                self.setFocus(Qt.FocusReason.MouseFocusReason)
            return True
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        if event.type() == QEvent.Type.Leave and not self.hasFocus():
            self.read_at(-1)
        return False

    def _hover(self, point: QPoint, on_screen: QPoint) -> None:
        index = self._under(point)
        if index != self._at:
            self.read_at(index)
        if index >= 0:
            QToolTip.showText(on_screen, self.reading(), self._view.viewport())
        else:
            QToolTip.hideText()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk from place to place, Home and End go to the ends."""
        last = len(self._readings) - 1
        steps = {
            Qt.Key.Key_Left: self._at - 1 if self._at > 0 else 0,
            Qt.Key.Key_Right: self._at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if event.key() in steps and last >= 0:
            self.read_at(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever goes away reads no longer."""
        super().focusOutEvent(event)
        self.read_at(-1)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show who has the keyboard."""
        super().focusInEvent(event)
        self.update()

    # -- shape -------------------------------------------------------------------------------------------

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        room = round(6 * k)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(room, room, room, room)
        font = faces.ui_font(k, TICKS, weight=400)
        for side in ("bottom", "left"):
            axis = self._view.getAxis(side)
            axis.setTickFont(font)
            axis.setPen(QPen(AXIS, max(1.0, k)))
            axis.setTextPen(QPen(palette.INK))
            axis.setStyle(tickLength=round(-5 * k), tickTextOffset=round(5 * k), autoExpandTextSpace=True)
        self._view.getAxis("left").setGrid(GRID)
        for item, width, colour, style in self._scaled:
            item.setPen(self._pen(width, colour, style))
        self._space_figures()
        self._space_heights()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More room, more figures."""
        super().resizeEvent(event)
        self._space_figures()
        self._space_heights()

    def sizeHint(self) -> QSize:
        """Something to look at."""
        return QSize(round(320 * self.k), round(220 * self.k))

    def minimumSizeHint(self) -> QSize:
        """Below this there is nothing to see."""
        return QSize(round(200 * self.k), round(140 * self.k))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ring of the keyboard."""
        if self.hasFocus():
            p = faces.begin(self)
            r = QRectF(self.rect()).adjusted(6 * self.k, 6 * self.k, -6 * self.k, -6 * self.k)
            faces.focus_ring(p, r, self.k)
            p.end()


class _Ruler(pg.AxisItem):  # type: ignore[misc]  # pyqtgraph has no types
    """The axis that rules the paper: half of its highest figure stands beyond its head.

    At its foot none does: the first figure along the foot stands there.
    """

    def boundingRect(self) -> QRectF:
        """pyqtgraph lets figures stand beyond an axis, but not beyond one that rules."""
        return QRectF(super().boundingRect()).adjusted(0, -self.style["hideOverlappingLabels"], 0, 0)


def round_steps(left: float, right: float) -> Iterator[float]:
    """Steps people count in, 1, 2 or 5 with noughts, from a twelfth of the way up."""
    power = floor(log10((right - left) / 12))
    for exponent in range(power, power + 3):
        yield from (digit * 10.0**exponent for digit in (1, 2, 5))


def _written(figure: Figure) -> Callable[[Sequence[float], float, float], list[str]]:
    """What an axis asks for its figures."""

    def strings(values: Sequence[float], scale: float, spacing: float) -> list[str]:
        return [figure(value * scale, spacing * scale) for value in values]

    return strings
