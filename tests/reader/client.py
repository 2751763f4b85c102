"""What a screen reader knows of a program: names, roles, states, values, actions, and what is announced.

Every question goes over the bus to the program, never to a memory of an earlier answer, and none waits longer
than it was allowed to. Needs the system's gi bindings of AT-SPI (Debian: python3-gi gir1.2-atspi-2.0).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402  # the version must have been asked for first

CALL_MS = 8000  # how long one question may take
ROLES = {"push button": "button"}
"""Names of roles that newer versions of AT-SPI have renamed, as they are called here."""
HARMLESS = ("GetApplicationBusAddress",)  # what Qt says of every newer registry
SIGNALS = (
    "object:announcement",
    "object:state-changed:focused",
    "object:property-change:accessible-name",
    "object:property-change:accessible-description",
    "object:property-change:accessible-value",
    "object:children-changed",
    "object:selection-changed",
    "object:active-descendant-changed",
    "object:text-changed",
)
POLITE, ASSERTIVE = 1, 2
KEYS = {
    "Tab": 0xFF09,
    "Return": 0xFF0D,
    "Escape": 0xFF1B,
    "Left": 0xFF51,
    "Up": 0xFF52,
    "Right": 0xFF53,
    "Down": 0xFF54,
    "Delete": 0xFFFF,
}
"""Numbers of X11 for keys that print no sign of their own."""


class Silence(TimeoutError):
    """What was waited for has not come; says what it was."""


@dataclass(frozen=True)
class Heard:
    """One event: its kind ("object:announcement"), its words if it has any, and who sent it."""

    kind: str
    words: str
    politeness: int
    source: Node


class Node:
    """One accessible object of the program. It may have gone: then `alive` is false and answers are empty."""

    def __init__(self, thing: Any) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and self.thing == other.thing

    def __hash__(self) -> int:
        return hash(self.thing)

    def _ask(self, question: Callable[[], Any], without: Any) -> Any:
        try:
            self.thing.clear_cache()
            answer = question()
        except GLib.Error:
            return without
        return without if answer is None else answer

    @property
    def alive(self) -> bool:
        return "defunct" not in self.states and self.role != "invalid"

    @property
    def role(self) -> str:
        name = str(self._ask(self.thing.get_role_name, "invalid"))
        return ROLES.get(name, name)

    @property
    def name(self) -> str:
        return str(self._ask(self.thing.get_name, ""))

    @property
    def description(self) -> str:
        return str(self._ask(self.thing.get_description, ""))

    @property
    def states(self) -> frozenset[str]:
        """Lower-case nicks: "focusable", "focused", "checked", "enabled", "showing", "expanded"…"""
        found = self._ask(lambda: self.thing.get_state_set().get_states(), [])
        return frozenset(str(state.value_nick) for state in found)

    @property
    def value(self) -> tuple[float, float, float] | None:
        """Current value, least and most; None where there is none."""
        held = self._ask(self.thing.get_value_iface, None)
        if held is None:
            return None
        asked = (held.get_current_value, held.get_minimum_value, held.get_maximum_value)
        now, least, most = (float(self._ask(ask, 0.0)) for ask in asked)
        return now, least, most

    def set_value(self, wanted: float) -> bool:
        """Whether the program took the value."""
        held = self._ask(self.thing.get_value_iface, None)
        return held is not None and bool(self._ask(lambda: held.set_current_value(wanted), False))

    @property
    def text(self) -> str:
        """What an object of running or editable text holds."""
        held = self._ask(self.thing.get_text_iface, None)
        if held is None:
            return ""
        count = self._ask(held.get_character_count, 0)
        return str(self._ask(lambda: Atspi.Text.get_text(held, 0, count), ""))

    def write(self, words: str) -> bool:
        """Replace what an editable text holds; whether it could be."""
        held = self._ask(self.thing.get_editable_text_iface, None)
        return held is not None and bool(self._ask(lambda: held.set_text_contents(words), False))

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, width and height on the screen, pixels."""
        found = self._ask(lambda: self.thing.get_extents(Atspi.CoordType.SCREEN), None)
        return (found.x, found.y, found.width, found.height) if found is not None else (0, 0, 0, 0)

    @property
    def actions(self) -> tuple[str, ...]:
        """What may be done with it: "Press", "Increase", "SetFocus"…"""
        held = self._ask(self.thing.get_action_iface, None)
        if held is None:
            return ()
        count = self._ask(held.get_n_actions, 0)
        return tuple(str(self._ask(partial(held.get_action_name, at), "")) for at in range(count))

    def do(self, action: str = "") -> bool:
        """Do the action of that name (left out: the first); whether the program has it."""
        names = [name.lower() for name in self.actions]
        if not names or (action and action.lower() not in names):
            return False
        at = names.index(action.lower()) if action else 0
        return bool(self._ask(lambda: self.thing.get_action_iface().do_action(at), False))

    def focus(self) -> bool:
        """Bring the keyboard there; whether that could be asked for."""
        held = self._ask(self.thing.get_component_iface, None)
        return held is not None and bool(self._ask(held.grab_focus, False))

    def children(self) -> list[Node]:
        count = self._ask(self.thing.get_child_count, 0)
        found = (self._ask(partial(self.thing.get_child_at_index, at), None) for at in range(count))
        return [Node(thing) for thing in found if thing is not None]

    def parent(self) -> Node | None:
        thing = self._ask(self.thing.get_parent, None)
        return None if thing is None else Node(thing)

    def everything(self, shown_only: bool = True) -> Iterator[Node]:
        """This object and all below it, in the program's order; what is not shown is left out."""
        yield self
        for child in self.children():
            if not shown_only or "showing" in child.states:
                yield from child.everything(shown_only)

    def find_all(self, role: str = "", name: str = "", *states: str) -> list[Node]:
        """Everything shown below with this role, this whole name and all these states; "" asks nothing."""
        return [
            node
            for node in self.everything()
            if (not role or node.role == role)
            and (not name or node.name == name)
            and node.states.issuperset(states)
        ]

    def find(self, role: str = "", name: str = "", *states: str) -> Node | None:
        """The first of `find_all`."""
        return next(iter(self.find_all(role, name, *states)), None)

    def figures(self) -> list[list[Node]]:
        """The cells of a table, line by line, the heads of its columns first."""
        held = self._ask(self.thing.get_table_iface, None)
        if held is None:
            return []
        rows, columns = self._ask(held.get_n_rows, 0), range(self._ask(held.get_n_columns, 0))
        heads = [self._ask(partial(held.get_column_header, at), None) for at in columns]
        lines = [
            [self._ask(partial(held.get_accessible_at, row, at), None) for at in columns]
            for row in range(rows)
        ]
        return [[Node(cell) for cell in line if cell is not None] for line in (heads, *lines)]

    def line(self) -> str:
        """All there is to say of it in one line, as a reader of the tree wants it."""
        told = self.states & {"checked", "focused", "selected", "expanded", "editable", "pressed", "busy"}
        if "enabled" not in self.states:
            told |= {"disabled"}
        parts = [self.role, repr(self.name)]
        parts += [f"value={self.value[0]:g}"] if self.value is not None else []
        parts += [f"text={self.text!r}"] if self.text and self.text != self.name else []
        parts += [f"[{', '.join(sorted(told))}]"] if told else []
        parts += [f"— {self.description}"] if self.description else []
        parts += [f"({', '.join(self.actions)})"] if self.actions else []
        return " ".join(parts)

    def walk(self, indent: int = 0, shown_only: bool = True) -> str:
        """This object and all below it, a line each, as far to the right as it lies deep."""
        lines = ["  " * indent + self.line()]
        for child in self.children():
            if not shown_only or "showing" in child.states:
                lines.append(child.walk(indent + 1, shown_only))
        return "\n".join(lines)


class Client:
    """The reader: one for a session bus, whose address must be in the environment before it is made."""

    def __init__(self) -> None:
        Atspi.init()
        Atspi.set_timeout(CALL_MS, CALL_MS)
        self.heard: list[Heard] = []
        self._listener = Atspi.EventListener.new(self._hear)
        for signal in SIGNALS:
            self._listener.register(signal)

    def _hear(self, event: Any) -> None:
        words = event.any_data if isinstance(event.any_data, str) else ""
        self.heard.append(Heard(str(event.type), words, int(event.detail1), Node(event.source)))

    def listen(self, seconds: float) -> None:
        """Let events come for so long."""
        self._until(lambda: False, seconds)

    def _until(self, met: Callable[[], bool], seconds: float) -> bool:
        context = GLib.MainContext.default()
        end = time.monotonic() + seconds
        while True:
            while context.iteration(False):
                pass
            if met():
                return True
            if time.monotonic() >= end:
                return False
            time.sleep(0.01)

    def wait_for(self, met: Callable[[], bool], what: str, seconds: float = 10.0) -> None:
        """Listen until it is so. Raises Silence with `what` after so many seconds."""
        if not self._until(met, seconds):
            raise Silence(f"{what}: not within {seconds:g} s")

    def programs(self) -> list[Node]:
        """Everybody who can be read at this bus."""
        return Node(Atspi.get_desktop(0)).children()

    def program(self, name: str, seconds: float = 30.0, death: Callable[[], str] = str) -> Node:
        """The program of that name, as soon as it has a window that is shown. Raises Silence.

        `death` tells how it ended, "" while it lives: nobody waits for the dead.
        """
        found: list[Node] = []

        def there() -> bool:
            if ended := death():
                raise Silence(f"no window of {name}: {ended}")
            for app in self.programs():
                if app.name == name and any("showing" in window.states for window in app.children()):
                    found.append(app)
            return bool(found)

        self.wait_for(there, f"a window of {name}", seconds)
        return found[0]

    def wait_to_find(
        self, below: Node, role: str = "", name: str = "", *states: str, seconds: float = 10.0
    ) -> Node:
        """As `Node.find`, as soon as it is there. Raises Silence."""
        found: list[Node] = []

        def there() -> bool:
            node = below.find(role, name, *states)
            if node is not None:
                found.append(node)
            return node is not None

        self.wait_for(there, f"{role or 'something'} called {name!r} {' '.join(states)}", seconds)
        return found[0]

    def announcements(self, since: int = 0) -> list[Heard]:
        """What was announced after the first `since` events of `heard`."""
        return [heard for heard in self.heard[since:] if heard.kind.startswith("object:announcement")]

    def wait_for_announcement(self, words: str = "", since: int = 0, seconds: float = 15.0) -> Heard:
        """The first announcement with these words in it after the first `since` events. Raises Silence."""
        found: list[Heard] = []

        def said() -> bool:
            found.extend(one for one in self.announcements(since) if words in one.words)
            return bool(found)

        self.wait_for(said, f"an announcement with {words!r}", seconds)
        return found[0]

    def wait_for_focus(self, name: str = "", since: int = 0, seconds: float = 10.0) -> Node:
        """What the keyboard has come to after the first `since` events; of that name if one is given."""
        found: list[Node] = []

        def came() -> bool:
            found.extend(
                one.source
                for one in self.heard[since:]
                if one.kind == "object:state-changed:focused"
                and one.politeness
                and name in ("", one.source.name)
            )
            return bool(found)

        self.wait_for(came, f"the keyboard at {name!r}", seconds)
        return found[-1]

    def key(self, name: str) -> None:
        """Press and let go a key: "F9", "Tab", "Return", "Escape", an arrow, or a sign by itself."""
        Atspi.generate_keyboard_event(_keysym(name), None, Atspi.KeySynthType.SYM)


def _keysym(name: str) -> int:
    """The number X11 has for a key. Raises KeyError for a name it has no number for here."""
    if len(name) == 1:
        return ord(name)
    if name[0] == "F" and name[1:].isdigit():
        return 0xFFBD + int(name[1:])
    return KEYS[name]
