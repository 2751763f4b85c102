"""What the pages share where the person lays stakes: undo, clear, repeat, double."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtGui import QKeySequence, QShortcut

from casino_qt.rules.refused import Refused
from casino_qt.scenes.cloth_scene import ClothScene
from casino_qt.tables.betting_controller import BettingController
from casino_qt.windows.at_table.refusals import refusal_text
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.kit.alphabets import in_both
from casino_qt.windows.kit.button import IconButton


def _keys() -> tuple[str, str, str, str]:
    """The keys of the tools, from left to right."""
    return (
        keyring.key("stakes.undo"),
        keyring.key("stakes.clear"),
        keyring.key("stakes.repeat"),
        keyring.key("stakes.double"),
    )


class BettingPage(TablePage):
    """One table with places to lay on and a tray of chips."""

    controller: BettingController
    scene: ClothScene

    def price(self, action: Any) -> int:
        """Centimes that an action takes from the purse by itself."""
        raise NotImplementedError

    def possible_before(self, action: Any) -> bool:
        """Whether the rules can be asked about one of several actions before the others are done."""
        return True

    # -- building ----------------------------------------------------------------------------------------

    def make_tools(self) -> tuple[IconButton, ...]:
        """From left to right."""
        self.undo = IconButton("undo", self)
        self.clear = IconButton("clear", self)
        self.repeat = IconButton("repeat", self)
        self.double = IconButton("double", self)
        return self.undo, self.clear, self.repeat, self.double

    def _connect(self) -> None:
        super()._connect()
        controller = self.controller
        self.undo.clicked.connect(controller.undo)
        self.clear.clicked.connect(controller.clear)
        self.repeat.clicked.connect(controller.repeat)
        self.double.clicked.connect(controller.double)
        self._back = [
            self._everywhere(QKeySequence.StandardKey.Undo, "stakes.take_back", self._take_back),
            self._everywhere(QKeySequence.StandardKey.Redo, "stakes.redo", self._lay_anew),
        ]

    def _everywhere(
        self, standard: QKeySequence.StandardKey, name: str, does: Callable[[], object]
    ) -> QShortcut:
        """The key of this system for it and the one the pages name, in either alphabet."""
        shortcut = QShortcut(self)
        shortcut.setKeys(in_both(*keyring.keys(name), QKeySequence(standard).toString()))
        shortcut.activated.connect(does)
        shortcut.activatedAmbiguously.connect(does)
        return shortcut

    def _take_back(self) -> None:
        """By the key of the system: what the button does, or why it cannot."""
        if reason := self.undo.why_not():
            self.tell(reason)
        else:
            self.controller.undo()

    def _lay_anew(self) -> None:
        if self.controller.showing:
            self.tell(self.telling_words)
        elif self.controller.undo_stack.canRedo():
            self.controller.redo()
        else:
            self.tell(lambda: self.tr("Nothing has been taken back."))

    def retranslate(self) -> None:
        """The tools, and then all the rest."""
        undo, clear, repeat, double = _keys()
        self.undo.say(self.tr("Undo"), undo, self.tr("Take the last move back"))
        self.clear.say(self.tr("Clear"), clear, self.tr("Take back all that is free"))
        self.repeat.say(self.tr("Repeat"), repeat, self.tr("Lay the last bets again"))
        self.double.say(self.tr("Double"), double, self.tr("Lay each stake once more"))
        super().retranslate()

    # -- state -------------------------------------------------------------------------------------------

    def refresh_tools(self, telling: str) -> None:
        """Each says what it would do, or why it cannot."""
        controller, stack = self.controller, self.controller.undo_stack
        self._allow(self.undo, stack.canUndo(), telling or self.tr("There is nothing to take back."))
        words = self.tr("Take the last move back")
        if stack.canUndo() and not telling:
            words = self.tr("Take back: {move}").format(move=stack.undoText())
        if words != self.undo.meaning():
            self.undo.say(self.tr("Undo"), _keys()[0], words)
        for button, actions, nothing in (
            (self.clear, controller.to_clear(), self.tr("Nothing free lies on the cloth.")),
            (self.repeat, controller.to_repeat(), self.tr("There is nothing to lay again.")),
            (self.double, controller.to_double(), self.tr("No stake lies on the cloth.")),
        ):
            reason = telling or self._why_not(actions, nothing)
            self._allow(button, not reason, reason)

    def _why_not(self, actions: Sequence[Any], nothing: str) -> str:
        """Why `actions` cannot be done together now; "" when they can."""
        if not actions:
            return nothing
        needed = sum(self.price(action) for action in actions)
        if needed > self.controller.purse:
            refused = Refused("not_enough_money", purse=self.controller.purse, needed=needed)
            return refusal_text(refused)
        for action in actions:
            if not self.possible_before(action):
                continue
            refused_now = self.controller.refusal(action)
            if refused_now is not None:
                return refusal_text(refused_now)
        return ""
