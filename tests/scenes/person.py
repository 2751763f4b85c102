"""A real mouse and keyboard on a real view of a table; places are given in su."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from casino_qt.scenes.game_scene import GameScene
from casino_qt.scenes.view import TableView

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def shown(scene: GameScene, width: int = 760, height: int = 470) -> TableView:
    """A view of the scene that has the keyboard."""
    view = TableView(scene)
    view.resize(width, height)
    view.show()
    view.setFocus()
    return view


class Person:
    """Whoever sits before the view."""

    def __init__(self, view: TableView, unit: Callable[[], float]) -> None:
        """`unit`: logical pixels per su, of the scene that is viewed."""
        self.view, self._unit = view, unit

    def at(self, su: QPointF) -> QPoint:
        return self.view.mapFromScene(su * self._unit())

    def click(self, su: QPointF, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.view.viewport(), button, pos=self.at(su))

    def hover(self, su: QPointF) -> None:
        QTest.mouseMove(self.view.viewport(), self.at(su))

    def drag(self, start: QPointF, end: QPointF, drop: bool = True) -> None:
        viewport = self.view.viewport()
        QTest.mousePress(viewport, LEFT, pos=self.at(start))
        for step in range(1, 9):
            QTest.mouseMove(viewport, self.at(start + (end - start) * (step / 8)))
        if drop:
            QTest.mouseRelease(viewport, LEFT, pos=self.at(end))

    def keys(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)
