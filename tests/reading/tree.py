"""The tree a reader walks, as plain values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

Text = QAccessible.Text
STATES = ("focusable", "focused", "checked", "selected", "disabled", "expanded", "modal", "readOnly")


@dataclass
class Node:
    """One thing as it was when it was read; `what` is how to ask it for more.

    Only its number is kept, as a reader keeps it. Qt takes away what it gave to read by without a word to
    PySide, and who still held it ended the process: whatever of PySide's came to lie in its place was freed
    twice.
    """

    role: str
    name: str
    description: str
    states: frozenset[str]
    kind: str
    """The class of the widget behind it; "" where there is none."""
    number: int = field(repr=False)
    """What Qt knows it by."""
    children: list[Node] = field(default_factory=list)

    def everything(self) -> Iterator[Node]:
        """This and all below it, in order."""
        yield self
        for child in self.children:
            yield from child.everything()

    def find_all(self, role: str = "", starts: str = "", *states: str) -> list[Node]:
        """Everything of this role whose name begins so, in all these states."""
        return [
            node
            for node in self.everything()
            if role in ("", node.role) and node.name.startswith(starts) and node.states.issuperset(states)
        ]

    def find(self, role: str = "", starts: str = "", *states: str) -> Node:
        """The first of them. Raises AssertionError, with what there is, where there is none."""
        found = self.find_all(role, starts, *states)
        assert found, f"no {role} {starts!r} in\n{self.walk()}"
        return found[0]

    @property
    def what(self) -> QAccessibleInterface:
        """It as it is now; not to be kept. Raises AssertionError where it has gone."""
        what: QAccessibleInterface | None = QAccessible.accessibleInterface(self.number)
        assert what is not None, f"{self.role} {self.name!r} has gone"
        return what

    @property
    def actions(self) -> list[str]:
        """Names of what may be done with it."""
        held = self.what.actionInterface()
        return [] if held is None else list(held.actionNames())

    def do(self, action: str = "Press") -> None:
        """Do it, as a reader does."""
        held = self.what.actionInterface()
        assert held is not None
        assert action in held.actionNames(), f"{self.name!r} knows {self.actions}"
        held.doAction(action)

    def walk(self, indent: int = 0) -> str:
        """A line for each, as far to the right as it lies deep."""
        states = ", ".join(sorted(self.states - {"focusable"}))
        line = f"{'  ' * indent}{self.role} {self.name!r} [{states}] {self.description}".rstrip()
        return "\n".join([line, *(child.walk(indent + 1) for child in self.children)])


def read(thing: QWidget | QAccessibleInterface) -> Node:
    """Everything a reader finds in a thing, without what is not shown."""
    what = QAccessible.queryAccessibleInterface(thing) if isinstance(thing, QWidget) else thing
    assert what is not None
    assert what.isValid()
    state = what.state()
    states = frozenset(name for name in STATES if getattr(state, name))
    behind: QObject | None = what.object()
    node = Node(
        what.role().name,
        what.text(Text.Name),
        what.text(Text.Description),
        states,
        "" if behind is None else type(behind).__name__,
        QAccessible.uniqueId(what),
    )
    for at in range(what.childCount()):
        child = what.child(at)
        if child is not None and child.isValid() and not child.state().invisible:
            node.children.append(read(child))
    return node
