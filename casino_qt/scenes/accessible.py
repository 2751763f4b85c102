"""What a screen reader finds on a table: every spot as a button with its spoken name.

The scene's items are pictures and nothing to a screen reader; its spots are virtual children of the view.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import VoidPtr, isValid

from casino_qt.scenes.spot import TableSpot
from casino_qt.scenes.view import TableView


class SpotAction(QAccessibleActionInterface):
    """Press: what a click or Enter does there."""

    def __init__(self, button: SpotButton) -> None:
        super().__init__()
        self._button = button

    def actionNames(self) -> list[str]:
        return [self.pressAction()]

    def doAction(self, actionName: str) -> None:
        spot = self._button.spot
        if spot is not None and actionName == self.pressAction():
            spot.act()

    def keyBindingsForAction(self, actionName: str) -> list[str]:
        return []


class SpotButton(QAccessibleInterface):
    """One spot of a view, known by its key: what it is called is asked of the scene each time."""

    def __init__(self, view: TableView, key: str) -> None:
        super().__init__()
        self.view = view
        self.key = key
        self._action = SpotAction(self)

    @property
    def spot(self) -> TableSpot | None:
        """The spot as it is listed now; None once it has gone."""
        for spot in self.view.table.focus_order.spots:
            if spot.key == self.key:
                return spot
        return None

    def isValid(self) -> bool:
        return self.spot is not None

    def object(self) -> QObject:
        # Qt expects no object behind a virtual child; the stub has no word for that.
        return None  # type: ignore[return-value]

    def window(self) -> QWindow:
        return self.view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self.view)

    def child(self, index: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]  # a spot has no parts

    def childCount(self) -> int:
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]  # a spot has no parts

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = 1
        current = self.view.table.focus_order.current
        if current is not None and current.key == self.key and self.view.hasFocus():
            state.focused = 1
        return state

    def text(self, t: QAccessible.Text) -> str:
        spot = self.spot
        if spot is not None and t == QAccessible.Text.Description:
            return self.view.describe(spot)
        return spot.name() if spot is not None and t == QAccessible.Text.Name else ""

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """A spot's name is not for others to change."""

    def rect(self) -> QRect:
        spot = self.spot
        if spot is None:
            return QRect()
        box = self.view.spot_rect(spot)
        return QRect(self.view.viewport().mapToGlobal(box.topLeft()), box.size())

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()

    def interface_cast(self, t: QAccessible.InterfaceType) -> Any:
        # Returning None here ends the process as soon as a reader looks: a null pointer must be said as one.
        return self._action if t == QAccessible.InterfaceType.ActionInterface else VoidPtr(0)


class TableReader(QAccessibleWidget):
    """The view as a reader meets it: a table with its spots."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.LayeredPane, view.table.place_name())
        self.view = view
        self.table = view.table
        self._buttons: dict[str, SpotButton] = {}
        view.table.spots_changed.connect(self._spots_changed)
        view.table.focus_moved.connect(self._focus_moved)
        view.table.spoken.connect(self._announce)

    def forget(self) -> None:
        """The view is going: its scene may live on, but has nobody to tell."""
        if isValid(self.table):
            self.table.spots_changed.disconnect(self._spots_changed)
            self.table.focus_moved.disconnect(self._focus_moved)
            self.table.spoken.disconnect(self._announce)
        if self in _readers:
            _readers.remove(self)

    def text(self, t: QAccessible.Text) -> str:
        return self.view.table.place_name() if t == QAccessible.Text.Name else ""

    def childCount(self) -> int:
        return len(self.view.table.focus_order.spots)

    def child(self, index: int) -> QAccessibleInterface:
        spots = self.view.table.focus_order.spots
        if not 0 <= index < len(spots):
            return None  # type: ignore[return-value]  # Qt's way of saying there is none
        return self._button(spots[index].key)

    def _button(self, key: str) -> SpotButton:
        button = self._buttons.get(key)
        if button is None:
            button = SpotButton(self.view, key)
            QAccessible.registerAccessibleInterface(button)
            self._buttons[key] = button
        return button

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        for index in range(self.childCount()):
            child = self.child(index)
            if child.rect().contains(x, y):
                return child
        return None  # type: ignore[return-value]  # Qt's way of saying there is none

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        keys = [spot.key for spot in self.view.table.focus_order.spots]
        return keys.index(child.key) if isinstance(child, SpotButton) and child.key in keys else -1

    def _spots_changed(self) -> None:
        """Spots that have gone take their buttons with them."""
        keys = {spot.key for spot in self.view.table.focus_order.spots}
        for key in [key for key in self._buttons if key not in keys]:
            button = self._buttons.pop(key)
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(button))

    def _focus_moved(self, spot: TableSpot | None) -> None:
        if spot is None or not QAccessible.isActive():
            return
        event = QAccessibleEvent(self._button(spot.key), QAccessible.Event.Focus)
        QAccessible.updateAccessibility(event)

    def _announce(self, words: str) -> None:
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self.view, words)
            QAccessible.updateAccessibility(event)


_readers: list[TableReader] = []  # Qt keeps no Python reference of its own


def _make(_key: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, TableView):
        return None
    reader = TableReader(thing)
    _readers.append(reader)
    thing.destroyed.connect(lambda: reader.forget())
    return reader


def install() -> None:
    """Let screen readers see tables; a second call does nothing."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_make)


_installed: list[bool] = []
