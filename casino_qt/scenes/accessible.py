"""What a screen reader finds on a table: its places by kind, what they hold, what is called and shown there.

The scene's items are pictures and nothing to a screen reader; its spots are virtual children of the view, and
what is only to be read (a call, the numbers that fell) stands among them.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

from casino_qt.reading.announcing import announce, sentence
from casino_qt.reading.parts import NOTHING, Acts, VirtualPart, forget, hollow
from casino_qt.reading.widgets import read_by
from casino_qt.scenes.spot import TableSpot
from casino_qt.scenes.view import TableView

Role = QAccessible.Role
ROLES = {
    "button": Role.Button,
    "chip": Role.RadioButton,
    "text": Role.StaticText,
    "count": Role.Slider,
}
"""What the kinds of spots are to a reader."""


class SpotPart(VirtualPart):
    """One spot of a view, known by its key: what it is called is asked of the scene each time."""

    def __init__(self, view: TableView, key: str) -> None:
        super().__init__(view)
        self.view = view
        self.key = key
        spot = self.spot
        if spot is not None and spot.count is not None:
            self.countable()

    @property
    def spot(self) -> TableSpot | None:
        """The spot as it is listed now; None once it has gone."""
        return self.view.table.readable(self.key) if isValid(self.view) and isValid(self.view.table) else None

    def isValid(self) -> bool:
        return self.spot is not None

    def parent(self) -> QAccessibleInterface:
        reader = QAccessible.queryAccessibleInterface(self.view)
        spot = self.spot
        if isinstance(reader, TableReader) and spot is not None:
            return reader.home(spot)
        return reader

    def role(self) -> Role:
        spot = self.spot
        return Role.NoRole if spot is None else ROLES[spot.kind]

    def state(self) -> QAccessible.State:
        state, spot = QAccessible.State(), self.spot
        if spot is None:
            state.invalid = 1
            return state
        if spot.kind == "chip":
            state.checkable = 1
            state.checked = state.selected = int(spot.chosen is not None and spot.chosen())
        if spot.kind == "text":
            state.readOnly = 1
        if self.view.table.closed(spot):
            state.disabled = 1
        if self.view.table.focus_order.found(spot.key) is not None and not self.view.only_shown:
            state.focusable = 1
            current = self.view.table.focus_order.current
            here = current is not None and self.view.table.read_as(current.key) == self.key
            state.focused = int(here and self.view.hasFocus())
        return state

    def name(self) -> str:
        return "" if (spot := self.spot) is None else spot.name()

    def description(self) -> str:
        spot = self.spot
        if spot is None:
            return ""
        why_not = self.view.table.why_not(spot)
        more = self.view.describe(spot) or self.view.table.note(spot)
        return ", ".join(part for part in (why_not, more) if part)

    def box(self) -> QRect:
        return QRect() if (spot := self.spot) is None else self.view.spot_rect(spot)

    def acts(self) -> Acts:
        spot = self.spot
        if spot is None or self.view.only_shown or self.view.table.closed(spot):
            return {}
        names = QAccessibleActionInterface
        acts = {} if spot.kind == "text" else {names.pressAction(): spot.act}
        if spot.more is not None:
            acts[names.increaseAction()] = spot.more
        if spot.less is not None:
            acts[names.decreaseAction()] = spot.less
        if self.view.table.focus_order.found(spot.key) is not None:
            acts[names.setFocusAction()] = self._focus
        return acts

    def _focus(self) -> None:
        """Bring the keyboard there."""
        self.view.setFocus()
        self.view.table.focus_at(self.key)

    def number(self) -> tuple[int, int, int]:
        spot = self.spot
        return (0, 0, 0) if spot is None or spot.count is None else spot.count.held()

    def set_number(self, number: int) -> None:
        spot = self.spot
        if spot is not None and spot.count is not None:
            spot.count.wish(number)


class GroupPart(VirtualPart):
    """The places of one kind, under one name."""

    def __init__(self, reader: TableReader, group: str) -> None:
        super().__init__(reader.view)
        self.reader = reader
        self.group = group

    def _spots(self) -> list[TableSpot]:
        return self.reader.spots_of(self.group)

    def isValid(self) -> bool:
        return isValid(self.reader.view) and bool(self._spots())

    def role(self) -> Role:
        return Role.Grouping

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def name(self) -> str:
        return self.reader.table.groups().get(self.group, "")

    def box(self) -> QRect:
        box = QRect()
        for spot in self._spots():
            box = box.united(self.reader.view.spot_rect(spot))
        return box

    def childCount(self) -> int:
        return len(self._spots())

    def child(self, index: int) -> QAccessibleInterface:
        spots = self._spots()
        return self.reader.part(spots[index].key) if 0 <= index < len(spots) else NOTHING

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        keys = [spot.key for spot in self._spots()]
        return keys.index(child.key) if isinstance(child, SpotPart) and child.key in keys else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return next(
            (part for spot in self._spots() if _at(part := self.reader.part(spot.key), x, y)), NOTHING
        )


def _at(part: SpotPart, x: int, y: int) -> bool:
    return part.rect().contains(x, y)


class TableReader(QAccessibleWidget):
    """The view as a reader meets it: a table with its spots, those of a kind in one group."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, Role.LayeredPane, view.table.place_name())
        self.view = view
        self.table = view.table
        self._parts: dict[str, SpotPart] = {}
        self._groups: dict[str, GroupPart] = {}
        self._called: list[str] = []
        self._lay: set[str] = set()
        self._listed: list[TableSpot] | None = None
        self._kinds: dict[str, list[TableSpot]] = {}
        view.table.spots_changed.connect(self._spots_changed)
        view.table.focus_moved.connect(self._focus_moved)
        view.table.spoken.connect(self._announce)
        view.table.answered.connect(self._answer)
        view.table.chosen_changed.connect(self._chosen_changed)
        view.destroyed.connect(self._forget)

    def _forget(self) -> None:
        """The view is going with all its parts: its scene may live on, but has nobody to tell."""
        parts = (*self._parts.values(), *self._groups.values())
        forget(parts)
        for part in parts:
            hollow(part)
        self._parts.clear()
        self._groups.clear()
        if isValid(self.table):
            self.table.spots_changed.disconnect(self._spots_changed)
            self.table.focus_moved.disconnect(self._focus_moved)
            self.table.spoken.disconnect(self._announce)
            self.table.answered.disconnect(self._answer)
            self.table.chosen_changed.disconnect(self._chosen_changed)

    # -- what lies there -------------------------------------------------------------------------------------

    def spots(self) -> list[TableSpot]:
        """All there is to read, in order."""
        return self.table.all_readable() if isValid(self.table) else []

    def _top(self) -> list[TableSpot | str]:
        """What is directly on the table: groups by their names, and spots that are alone of their kind."""
        named = self.table.groups()
        top: list[TableSpot | str] = []
        for spot in self.spots():
            kind = self.table.kind_of(spot)
            if kind not in named:
                top.append(spot)
            elif kind not in top:
                top.append(kind)
        return top

    def spots_of(self, group: str) -> list[TableSpot]:
        """The places of one group; sorted once for each listing: a reader asks for them one by one."""
        table = self.table
        if not isValid(table):
            return []
        if table.focus_order.spots is not self._listed:
            self._listed = table.focus_order.spots
            self._kinds = {}
            for spot in self._listed:
                if table.read_as(spot.key) == spot.key:
                    self._kinds.setdefault(table.kind_of(spot), []).append(spot)
        read = [spot for spot in table.readouts() if table.kind_of(spot) == group]
        return read + self._kinds.get(group, [])

    def home(self, spot: TableSpot) -> QAccessibleInterface:
        """What a spot lies in: its group, or the table itself."""
        kind = self.table.kind_of(spot)
        return self._group(kind) if kind in self.table.groups() else self

    def part(self, key: str) -> SpotPart:
        """The spot with this key."""
        key = self.table.read_as(key)
        part = self._parts.get(key)
        if part is None:
            part = self._parts[key] = SpotPart(self.view, key)
            QAccessible.registerAccessibleInterface(part)
        return part

    def _group(self, group: str) -> GroupPart:
        part = self._groups.get(group)
        if part is None:
            part = self._groups[group] = GroupPart(self, group)
            QAccessible.registerAccessibleInterface(part)
        return part

    # -- what Qt asks ----------------------------------------------------------------------------------------

    def text(self, t: QAccessible.Text) -> str:
        return self.table.place_name() if t == QAccessible.Text.Name and isValid(self.table) else ""

    def childCount(self) -> int:
        return len(self._top()) if isValid(self.table) else 0

    def child(self, index: int) -> QAccessibleInterface:
        top = self._top()
        if not 0 <= index < len(top):
            return NOTHING  # type: ignore[no-any-return]  # hints know no null
        one = top[index]
        return self._group(one) if isinstance(one, str) else self.part(one.key)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return next(
            (child for at in range(self.childCount()) if (child := self.child(at)).rect().contains(x, y)),
            NOTHING,
        )

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        top = [one if isinstance(one, str) else one.key for one in self._top()]
        name = child.group if isinstance(child, GroupPart) else getattr(child, "key", "")
        return top.index(name) if name in top else -1

    def focusChild(self) -> QAccessibleInterface:
        current = self.table.focus_order.current
        return NOTHING if current is None or not self.view.hasFocus() else self.part(current.key)

    # -- what happens ----------------------------------------------------------------------------------------

    def _spots_changed(self) -> None:
        """Spots that have gone take their parts with them, and those who listen learn what is new."""
        before, self._lay = self._lay, {spot.key for spot in self.spots()}
        forget([self._parts.pop(key) for key in list(self._parts) if key not in self._lay])
        if QAccessible.isActive() and before:
            for key in self._lay - before:
                self._tell(QAccessibleEvent(self.part(key), QAccessible.Event.ObjectCreated))

    def _focus_moved(self, spot: TableSpot | None) -> None:
        if spot is not None and QAccessible.isActive():
            self._tell(QAccessibleEvent(self.part(spot.key), QAccessible.Event.Focus))

    @staticmethod
    def _tell(event: QAccessibleEvent) -> None:
        QAccessible.updateAccessibility(event)

    def _chosen_changed(self) -> None:
        """Whoever keeps in mind what is chosen learns that it may be another."""
        if QAccessible.isActive():
            state = QAccessible.State()
            state.checked = state.selected = 1
            for part in self._parts.values():
                if part.role() == ROLES["chip"]:
                    self._tell(QAccessibleStateChangeEvent(part, state))

    def _answer(self, words: str) -> None:
        announce(self.view, sentence(words), urgent=True)

    def _announce(self, words: str) -> None:
        """What is called in one breath, where a round is skipped, is told in one."""
        if self.table.refusing:
            self._answer(words)
            return
        self._called.append(words)
        if len(self._called) == 1:
            QTimer.singleShot(0, self.view, self._tell_calls)

    def _tell_calls(self) -> None:
        called, self._called = self._called, []
        announce(self.view, " ".join(map(sentence, dict.fromkeys(called))))


def install() -> None:
    """Let screen readers see tables; a second call does nothing."""
    read_by(TableView, _reader)


def _reader(view: QWidget) -> TableReader:
    assert isinstance(view, TableView)
    return TableReader(view)
