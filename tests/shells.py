"""Shells: what PySide has in hand of things of Qt's that are no QObjects and that Qt has made itself.

Qt takes such a thing away without a word to PySide. A shell that is kept longer stands for whatever comes to
lie in the same place: a move on an undo stack that lay where a reader of a window had lain was freed twice
(PySide 6.11: its map has several shells at one address, and is asked once more when a shell has gone).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QMetaObject, QObject
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget
from shiboken6 import Shiboken, createdByPython, isValid, ownedByPython


def lent() -> Iterator[object]:
    """All shells there are of what Qt may take away unasked."""
    for shell in Shiboken.getAllValidWrappers():
        if not (isinstance(shell, (QObject, QMetaObject)) or createdByPython(shell) or ownedByPython(shell)):
            yield shell


@dataclass(frozen=True, slots=True)
class Laid:
    """A widget in a layout whose item there has a shell.

    PySide makes one for each widget of a layout that is filled when it is set into another. It takes the
    shell back with `removeWidget` and `takeAt`; not where the widget is deleted, or laid somewhere else.
    """

    shell: QLayoutItem
    layout: QLayout
    widget: QWidget | None

    def has_gone(self) -> bool:
        """Whether there is a shell still, but the item no more; what lies there now is not touched."""
        return (
            isValid(self.shell) and isValid(self.layout) and _at(self.layout, self.shell) is not self.widget
        )


def laid(window: QWidget) -> list[Laid]:
    """All there are in this window. Each shell is held: no other can be taken for it."""
    within = [one for one in Shiboken.getAllValidWrappers() if isinstance(one, QLayout) and _in(one, window)]
    return [
        Laid(shell, layout, _at(layout, shell))
        for shell in lent()
        if isinstance(shell, QLayoutItem)
        for layout in within
        if layout.indexOf(shell) >= 0
    ]


def _in(layout: QLayout, window: QWidget) -> bool:
    widget = layout.parentWidget()
    return widget is not None and window.isAncestorOf(widget)


def _at(layout: QLayout, shell: QLayoutItem) -> QWidget | None:
    """What the layout has there; asked by the address of the shell alone."""
    at = layout.indexOf(shell)
    item = None if at < 0 else layout.itemAt(at)
    return None if item is None else item.widget()
