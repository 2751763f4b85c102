"""One move of the person that may be undone, as Qt's undo stack holds it. The controller moves the money."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakMethod

from PySide6.QtGui import QUndoCommand

from casino_qt.tables.sitting import Played


class Move(QUndoCommand):
    """A move already made and durable when it is pushed; `kind` and `spot` say what its text is made of.

    `back` and `again` undo and redo it and answer whether they could. Qt moves its place in the stack either
    way, so a move that could not be made is left out of step, and the controller mends the stack.

    They are held weakly: in a ring with its controller a move would be freed by Python's collector before the
    stack frees it again.
    """

    def __init__(
        self,
        kind: str,
        spot: str,
        played: Played[Any],
        back: Callable[[Move], bool],
        again: Callable[[Move], bool],
    ) -> None:
        super().__init__()
        self.kind = kind
        self.spot = spot
        self.played = played
        self.made = True
        self._back = WeakMethod(back)
        self._again = WeakMethod(again)

    def undo(self) -> None:
        """Called by the stack."""
        back = self._back()
        if self.made and back is not None:
            self.made = not back(self)

    def redo(self) -> None:
        """Called by the stack; also once when the move is pushed, when there is nothing left to do."""
        again = self._again()
        if not self.made and again is not None:
            self.made = again(self)
