"""Why a key that is known where one is does nothing now: what its button says, its key says, too."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from casino_qt.rules.marking import QT_TRANSLATE_NOOP
from casino_qt.windows.commands.command import PLACES
from casino_qt.windows.commands.keyring import keyring, pressed_key
from casino_qt.windows.commands.table import commands
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.kit.spoken import Spoken

ELSEWHERE = {
    "table.hint": QT_TRANSLATE_NOOP("Commands", "Hints are given in practice only."),
    "lobby.errors": QT_TRANSLATE_NOOP("Commands", "The book of your errors is open in practice only."),
    "cashier.new_purse": QT_TRANSLATE_NOOP("Commands", "A new purse is for whoever has nothing left."),
    "stakes.take": QT_TRANSLATE_NOOP("Commands", "What is taken back is what lies where the keyboard is."),
    "trente-et-quarante.insure": QT_TRANSLATE_NOOP(
        "Commands", "What is insured is the stake on the chance where the keyboard is."
    ),
}
"""Why the commands that belong to another hour, or to another place of the table, can do nothing."""


def why_not_now(place: str, page: QWidget, event: QKeyEvent, meanwhile: str = "") -> Spoken:
    """The reason, in one line; "" for a key that means nothing at `place` (one of PLACES).

    Asked when nobody has heard the key. `meanwhile`: why nothing at all can be done at the moment.
    """
    if event.isAutoRepeat():
        return ""
    pressed = pressed_key(event)
    for button in page.findChildren(KitButton):
        if button.has_key(pressed) and button.isVisible() and button.why_not():
            return button.why_not()
    for group in PLACES[place]:
        for command in commands(group):
            asked = not command.fixed or command.name in ELSEWHERE
            if asked and keyring.pressed(event, command.name):
                return meanwhile or not_now(command.name)
    return ""


def not_now(name: str) -> Spoken:
    """That the command `name` can do nothing at the moment."""

    def say() -> str:
        if name in ELSEWHERE:
            return QCoreApplication.translate("Commands", ELSEWHERE[name])
        text = QCoreApplication.translate("Commands", "Not now \u2013 {command}")
        return text.format(command=keyring.command(name).words)

    return say
