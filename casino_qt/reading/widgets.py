"""How a painted widget reads: its class says so, by class attributes and the two methods named here.

READ_AS        the role; left out, Qt's own guess stands
READ_NOT       nothing for a reader: a decoration, or a second way for the mouse alone
READ_ALONE     while it is shown it is all there is of its window
read_press()   what a press does, for a widget that is no button to Qt
read_state(s)  more of its state, set in `s`
read_keys()    the shortcuts that press it
read_parts()   the parts it consists of
read_taken()   which of them is taken, -1 for none; left out, they are asked one by one
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, overload, runtime_checkable

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

from casino_qt.reading.parts import NOTHING, Acts, VirtualPart, forget, hollow

Role = QAccessible.Role


@dataclass(frozen=True, slots=True)
class Part:
    """One part as its widget tells of it; `box` in the widget's pixels."""

    name: str
    box: QRect
    taken: bool
    take: Callable[[], None]
    description: str = ""


class Parts(Sequence[Part]):
    """Many parts of which each is made when it is asked for."""

    def __init__(self, count: int, make: Callable[[int], Part]) -> None:
        self._indices = range(count)
        self._make = make

    def __len__(self) -> int:
        return len(self._indices)

    @overload
    def __getitem__(self, index: int) -> Part: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Part]: ...

    def __getitem__(self, index: int | slice) -> Part | Sequence[Part]:
        at = self._indices[index]
        return self._make(at) if isinstance(at, int) else [self._make(one) for one in at]


@runtime_checkable
class Parted(Protocol):
    """A widget that consists of choices, one of them taken."""

    def read_parts(self) -> Sequence[Part]:
        """The choices, in order."""


class Choice(VirtualPart):
    """One of the choices of a `Parted` widget, known by its place in the row."""

    def __init__(self, widget: QWidget, index: int, role: Role) -> None:
        super().__init__(widget)
        self._index = index
        self._role = role

    @property
    def part(self) -> Part | None:
        """The choice as it is now; None once there are fewer."""
        if not isValid(self.widget) or not isinstance(self.widget, Parted):
            return None
        parts = self.widget.read_parts()
        return parts[self._index] if self._index < len(parts) else None

    def isValid(self) -> bool:
        return self.part is not None

    def role(self) -> Role:
        return self._role

    def state(self) -> QAccessible.State:
        state, part = QAccessible.State(), self.part
        state.focusable = state.selectable = 1
        if self._role == Role.RadioButton:
            state.checkable = 1
        if part is not None and part.taken:
            state.selected = 1
            state.checked = 1 if self._role == Role.RadioButton else 0
            state.focused = 1 if self.widget.hasFocus() else 0
        return state

    def name(self) -> str:
        return "" if (part := self.part) is None else part.name

    def description(self) -> str:
        return "" if (part := self.part) is None else part.description

    def box(self) -> QRect:
        return QRect() if (part := self.part) is None else part.box

    def acts(self) -> Acts:
        part = self.part
        return {} if part is None else {QAccessibleActionInterface.pressAction(): part.take}


def beyond(name: str, description: str) -> str:
    """What a description says besides the name: Qt describes by the tooltip, which may begin with it."""
    rest = description.removeprefix(name)
    if not name or rest == description or rest[:1].isalnum():
        return description
    rest = rest.strip(" \u00a0;,.:·")
    return rest[1:-1] if rest.startswith("(") and rest.endswith(")") else rest


class WidgetReader(QAccessibleWidget):
    """A widget that says itself how it reads."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.said = widget
        self._choices: list[Choice] = []
        if isinstance(widget, Parted):
            widget.destroyed.connect(self._forget_choices)

    def _forget_choices(self) -> None:
        forget(self._choices)
        for choice in self._choices:
            hollow(choice)
        self._choices.clear()

    def role(self) -> Role:
        role = getattr(self.said, "READ_AS", None)
        return super().role() if role is None else role

    def text(self, t: QAccessible.Text) -> str:
        text = super().text(t)
        if t == QAccessible.Text.Description:
            return beyond(super().text(QAccessible.Text.Name), text)
        return text

    def state(self) -> QAccessible.State:
        state = super().state()
        if self.said.focusProxy() is not None:
            state.focused = 0
        if getattr(self.said, "READ_NOT", False):
            state.invisible = 1
        if getattr(self.said, "READ_ALONE", False):
            state.modal = 1
        add = getattr(self.said, "read_state", None)
        if add is not None:
            add(state)
        return state

    # -- parts ---------------------------------------------------------------------------------------------

    def _children(self) -> list[QAccessibleInterface]:
        """The widgets in it; only the topmost of those that are read alone, while there is one."""
        found = [super(WidgetReader, self).child(at) for at in range(super().childCount())]
        shown = [one for one in found if one is not None and _shown(one)]
        alone = [one for one in shown if getattr(one.object(), "READ_ALONE", False)]
        if not alone:
            return shown
        order = self.said.children()  # the last one lies uppermost
        return [max(alone, key=lambda one: order.index(one.object()))]

    def childCount(self) -> int:
        if isinstance(self.said, Parted):
            return len(self.said.read_parts())
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface:
        if not isinstance(self.said, Parted):
            children = self._children()
            return children[index] if 0 <= index < len(children) else NOTHING
        count = len(self.said.read_parts())
        part_role = Role.ListItem if self.role() == Role.List else Role.RadioButton
        while len(self._choices) < count:
            choice = Choice(self.said, len(self._choices), part_role)
            QAccessible.registerAccessibleInterface(choice)
            self._choices.append(choice)
        return self._choices[index] if 0 <= index < count else NOTHING

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        if isinstance(self.said, Parted):
            return self._choices.index(child) if child in self._choices else -1
        things = [one.object() for one in self._children()]
        return things.index(child.object()) if child is not None and child.object() in things else -1

    def focusChild(self) -> QAccessibleInterface:
        if not isinstance(self.said, Parted):
            return super().focusChild()
        taken = self._taken()
        return self.child(taken) if taken >= 0 and self.said.hasFocus() else NOTHING

    def keyBindingsForAction(self, actionName: str) -> list[str]:
        keys = getattr(self.said, "read_keys", None)
        return keys() if keys is not None and actionName == self.pressAction() else []

    def _taken(self) -> int:
        """Which choice is taken, -1 for none."""
        if hasattr(self.said, "read_taken"):
            return int(self.said.read_taken())
        parts = self.said.read_parts() if isinstance(self.said, Parted) else ()
        return next((at for at, part in enumerate(parts) if part.taken), -1)

    # -- actions ---------------------------------------------------------------------------------------------

    def actionNames(self) -> list[str]:
        names = list(super().actionNames())
        if hasattr(self.said, "read_press") and self.said.isEnabled() and self.pressAction() not in names:
            names.insert(0, self.pressAction())
        return names

    def doAction(self, actionName: str) -> None:
        press = getattr(self.said, "read_press", None)
        if press is not None and actionName == self.pressAction():
            press()
        else:
            super().doAction(actionName)


def _shown(one: QAccessibleInterface) -> bool:
    thing = one.object()
    if thing is None or not isValid(thing):
        return False
    return not getattr(thing, "READ_NOT", False) and not (isinstance(thing, QWidget) and thing.isHidden())


def choice_moved(widget: QWidget) -> None:
    """Another choice of a `Parted` widget is taken: who listens hears it, if the keyboard is there."""
    if not QAccessible.isActive() or not widget.hasFocus():
        return
    reader = QAccessible.queryAccessibleInterface(widget)
    choice = reader.focusChild() if isinstance(reader, WidgetReader) else None
    if choice is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(choice, QAccessible.Event.Focus))


Maker = Callable[[QWidget], QAccessibleWidget]
_makers: list[tuple[type[QWidget], Maker]] = []
_readers: dict[int, QAccessibleWidget] = {}  # Qt keeps no Python reference of its own
_installed: list[bool] = []


def read_by(kind: type[QWidget], make: Maker) -> None:
    """Widgets of this kind have a reader of their own."""
    install()
    if all(known is not kind for known, _ in _makers):
        _makers.append((kind, make))


def install() -> None:
    """Let screen readers see what is painted; a second call does nothing."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_make)


def _make(_key: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, QWidget):
        return None
    made = next((make for kind, make in _makers if isinstance(thing, kind)), None)
    if made is None and not speaks_for_itself(thing):
        return None
    reader = WidgetReader(thing) if made is None else made(thing)
    key = id(reader)
    _readers[key] = reader
    thing.destroyed.connect(lambda: _let_go(key))
    return reader


def _let_go(key: int) -> None:
    """The widget has gone."""
    reader = _readers.pop(key, None)
    if reader is not None:
        hollow(reader)


def speaks_for_itself(thing: QWidget) -> bool:
    """Whether the class of a widget says how it reads."""
    marks = ("READ_AS", "READ_NOT", "READ_ALONE", "read_press", "read_state", "read_parts")
    return any(hasattr(thing, mark) for mark in marks)
