"""Rings and lights that follow the person: the focus ring, the light on the field under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from casino_qt.art import palette
from casino_qt.art.furniture import paint_focus_ring
from casino_qt.art.palette import with_alpha
from casino_qt.scenes.piece import FLYING
from casino_qt.scenes.place import Place

MARGIN = 6.0


class Mark(QGraphicsItem):
    """An outline in su that is painted live; hidden without one. The one kind of item that paints itself."""

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        super().__init__()
        self._outline = QPainterPath()
        self._scale = 1.0
        self._box = QRectF()
        self.setZValue(z)
        self.setVisible(False)
        scene.addItem(self)

    @property
    def outline(self) -> QPainterPath:
        return self._outline

    def follow(self, outline: QPainterPath | None, place: Place) -> None:
        """Go round `outline` (su), or away."""
        wanted = QPainterPath() if outline is None else outline
        if wanted == self._outline and self._scale == place.unit:
            return
        self.prepareGeometryChange()
        self._outline = wanted
        self._scale = place.unit
        box = wanted.boundingRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        self._box = QTransform.fromScale(self._scale, self._scale).mapRect(box)
        self.setVisible(not wanted.isEmpty())
        self.update()

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._scale, self._scale)
        self.draw(painter)
        painter.restore()

    def draw(self, painter: QPainter) -> None:
        """Paint the mark in su."""
        raise NotImplementedError


class FocusRing(Mark):
    """The ring of the keyboard: light line on a dark gap."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene, FLYING + 50)

    def draw(self, painter: QPainter) -> None:
        paint_focus_ring(painter, self._outline)


class FieldLight(Mark):
    """The field under the pointer, brighter by `strength`."""

    def __init__(self, scene: QGraphicsScene, strength: float = 0.10) -> None:
        super().__init__(scene, 0.0)
        self._strength = strength

    def draw(self, painter: QPainter) -> None:
        painter.fillPath(self._outline, with_alpha(palette.FOCUS, self._strength))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(with_alpha(palette.FOCUS, 0.7), 1.8))
        painter.drawPath(self._outline)
