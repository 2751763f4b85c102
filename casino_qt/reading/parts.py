"""Parts of a thing that is one widget to Qt but many to a person: choices, spots, cards, lines."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleValueInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QWidget
from shiboken6 import VoidPtr, delete

NOTHING: Any = None
"""Qt's way of saying that there is no such object; its stubs have no word for it."""

Acts = Mapping[str, Callable[[], None]]


def forget(parts: Iterable[VirtualPart]) -> None:
    """These parts are asked no more: Qt keeps whatever was made known to it until it is told."""
    for part in parts:
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))


def hollow(thing: object) -> None:
    """What this spoke for has gone: let go of all of it, in favour of nothing that is still there.

    PySide never frees the shell of what Qt was given to read by, and a whole table would hang on it.
    """
    for name, value in list(vars(thing).items()):
        if isinstance(value, QObject):
            setattr(thing, name, _nobody())
        elif isinstance(value, (list, dict, set)):
            setattr(thing, name, type(value)())


@cache
def _nobody() -> QObject:
    """A thing of Qt's that has gone, as `isValid` knows it."""
    thing = QObject()
    delete(thing)
    return thing


class PartActions(QAccessibleActionInterface):
    """What may be done with a part: Qt's names of actions, each with what it does."""

    def __init__(self, part: VirtualPart) -> None:
        super().__init__()
        self._part = part

    def actionNames(self) -> list[str]:
        return list(self._part.acts())

    def doAction(self, actionName: str) -> None:
        act = self._part.acts().get(actionName)
        if act is not None:
            act()

    def keyBindingsForAction(self, actionName: str) -> list[str]:
        return self._part.keys() if actionName == self.pressAction() else []


class PartValue(QAccessibleValueInterface):
    """A number that a part holds and a reader may set."""

    def __init__(self, part: VirtualPart) -> None:
        super().__init__()
        self._part = part

    def currentValue(self) -> int:
        return self._part.number()[0]

    def minimumValue(self) -> int:
        return self._part.number()[1]

    def maximumValue(self) -> int:
        return self._part.number()[2]

    def minimumStepSize(self) -> int:
        return 1

    def setCurrentValue(self, value: Any) -> None:
        self._part.set_number(round(float(value)))


class VirtualPart(QAccessibleInterface):
    """One part of `widget`. It has no parts of its own unless its class says so, and no object behind it."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.widget = widget
        self._actions = PartActions(self)
        self._value: PartValue | None = None

    # -- what each kind says for itself --------------------------------------------------------------------

    @abstractmethod
    def name(self) -> str:
        """What it is called, in the language of the day."""

    @abstractmethod
    def box(self) -> QRect:
        """Where it is in its widget; empty while it is nowhere."""

    def description(self) -> str:
        """What else there is to say of it."""
        return ""

    def acts(self) -> Acts:
        """What may be done with it."""
        return {}

    def keys(self) -> list[str]:
        """The shortcuts that press it."""
        return []

    def number(self) -> tuple[int, int, int]:
        """Its number, the least and the most; asked only of a part made with `countable`."""
        raise NotImplementedError

    def set_number(self, number: int) -> None:
        """A reader wishes it to hold another number."""
        raise NotImplementedError

    def countable(self) -> None:
        """It holds a number from now on."""
        self._value = PartValue(self)

    # -- what Qt asks ----------------------------------------------------------------------------------------

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject:
        return NOTHING  # type: ignore[no-any-return]  # hints know no null

    def window(self) -> QWindow:
        return self.widget.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self.widget)

    def child(self, index: int) -> QAccessibleInterface:
        return NOTHING  # type: ignore[no-any-return]  # hints know no null

    def childCount(self) -> int:
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return NOTHING  # type: ignore[no-any-return]  # hints know no null

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def text(self, t: QAccessible.Text) -> str:
        if t == QAccessible.Text.Name:
            return self.name()
        if t == QAccessible.Text.Description:
            return self.description()
        if t == QAccessible.Text.Value and self._value is not None:
            return str(self.number()[0])
        return ""

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """What a part is called is not for others to change."""

    def rect(self) -> QRect:
        box = self.box()
        return QRect(self.widget.mapToGlobal(box.topLeft()), box.size())

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()

    def interface_cast(self, t: QAccessible.InterfaceType) -> Any:
        # Returning None here ends the process as soon as a reader looks: a null pointer must be said as one.
        if t == QAccessible.InterfaceType.ActionInterface and self.acts():
            return self._actions
        if t == QAccessible.InterfaceType.ValueInterface and self._value is not None:
            return self._value
        return VoidPtr(0)
