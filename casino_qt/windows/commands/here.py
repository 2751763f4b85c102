"""What is heard now: where one is, and the door behind each key."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from casino_qt.windows.commands.command import PLACES, Command
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.commands.table import commands
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.kit.sheet import Sheet

if TYPE_CHECKING:
    from casino_qt.windows.pages_window import PagesWindow


@dataclass(frozen=True, slots=True)
class Heard:
    """A command with what it does now: a button, a shortcut without one, or neither for a fixed key."""

    command: Command
    door: KitButton | QShortcut | None

    @property
    def open(self) -> bool:
        """Whether it can be done this moment; what was there a moment ago may be gone."""
        return self.door is not None and isValid(self.door) and self.door.isEnabled()

    def why_not(self) -> str:
        """Why its line cannot be pressed; "" when it can."""
        if self.open:
            return ""
        if isinstance(self.door, KitButton) and isValid(self.door):
            return self.door.why_not()
        return QCoreApplication.translate("KeysSheet", "This is done by the key itself.")

    def go(self) -> None:
        """Do it, if it can still be done: as the key, and as the button."""
        if not self.open:
            return
        if isinstance(self.door, KitButton):
            self.door.click()
        elif self.door is not None:
            self.door.activated.emit()


def place_now(window: PagesWindow, but: Sheet | None = None) -> tuple[str, QWidget]:
    """Where one is, as in PLACES, and the widget of it; the sheet `but` is looked through."""
    sheets = [sheet for sheet in window.findChildren(Sheet) if sheet.isVisible() and sheet is not but]
    if sheets:
        order = window.children()
        top = max(sheets, key=lambda sheet: order.index(sheet) if sheet in order else -1)
        return top.PLACE, top
    if window.replay_pages():
        page = window.replay_pages()[-1]
        return getattr(page, "table_name", "replay"), page  # whoever goes on differently sits at a table
    if window.table is not None:
        return window.table.table_name, window.table
    return "lobby", window.lobby


def door_of(command: Command, page: QWidget, window: QObject) -> KitButton | QShortcut | None:
    """The visible button of the page, or the shortcut of page or window, that hears the key of `command`."""
    key = keyring.key(command.name)
    if command.fixed or not key:
        return None
    buttons, shortcuts = page.findChildren(KitButton), [*page.findChildren(QShortcut), *_own(window)]
    if command.group == "anywhere":  # those are heard by the pages under a sheet
        buttons += window.findChildren(KitButton)
        shortcuts += [one for one in window.findChildren(QShortcut) if _is_seen(one)]
    for button in buttons:
        if button.isVisible() and button.has_key(key):
            return button
    for shortcut in shortcuts:
        if key in map(QKeySequence.toString, shortcut.keys()):
            return shortcut
    return None


def _is_seen(shortcut: QShortcut) -> bool:
    parent = shortcut.parent()
    return isinstance(parent, QWidget) and parent.isVisible()


def _own(window: QObject) -> list[QShortcut]:
    return [child for child in window.children() if isinstance(child, QShortcut)]


def heard_now(window: PagesWindow, but: Sheet | None = None) -> list[tuple[str, list[Heard]]]:
    """The commands that are heard where one is, group by group; one without its door now is left out."""
    place, page = place_now(window, but)
    groups = PLACES[place]
    told = []
    for group in (*groups[1:], groups[0]):
        found = []
        for command in commands(group):
            door = door_of(command, page, window)
            if command.fixed or door is not None:
                found.append(Heard(command, door))
        if found:
            told.append((group, found))
    return told
