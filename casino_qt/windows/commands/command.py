"""What a command is, and where it is heard."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence


@dataclass(frozen=True, slots=True)
class Command:
    """One thing that can be done by a key, in the language of the interface.

    `name` begins with the group it belongs to ("lobby.settings"). `key` is the key of the house, as Qt's
    portable text. A fixed command lies on its key for good; where it has several, `shown` writes them.
    """

    name: str
    words: str
    key: str
    fixed: bool = False
    shown: str = ""

    @property
    def group(self) -> str:
        """The first part of the name."""
        return group_of(self.name)


def group_of(name: str) -> str:
    """The group of the command `name`."""
    return name.split(".")[0]


PLACES: dict[str, tuple[str, ...]] = {
    "lobby": ("anywhere", "lobby"),
    "trente-et-quarante": ("anywhere", "table", "stakes", "trente-et-quarante", "cloth"),
    "roulette": ("anywhere", "table", "stakes", "roulette", "cloth"),
    "trente-et-un": ("anywhere", "table", "trente-et-un", "cloth"),
    "blackjack": ("anywhere", "table", "stakes", "blackjack", "cloth"),
    "replay": ("anywhere", "replay"),
    "cashier": ("anywhere", "cashier"),
    "sheet": ("anywhere", "sheet"),
}
"""Where one may be, and the groups of commands that are heard there."""

TWINS = frozenset({"stakes.double", "blackjack.double"})
"""The only two that may share a key at one table: both lay as much again, and never at the same time."""


def meet(one: str, other: str) -> bool:
    """Whether the commands of these names are ever heard in the same place."""
    if {one, other} == TWINS:
        return False
    first, second = group_of(one), group_of(other)
    return any(first in groups and second in groups for groups in PLACES.values())


def native(key: str) -> str:
    """The key as it is printed on a desk of the interface's language, and as the pages of the house call it.

    Qt says Return for the key that most desks call Enter, and knows no Italian for Shift.
    """
    translate = QCoreApplication.translate
    if key == "Return":
        return translate("Commands", "Enter", "a key")
    if key == "Del":
        return translate("Commands", "Delete", "a key")
    text = QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText).toString(
        QKeySequence.SequenceFormat.NativeText
    )
    return text.replace("Shift+", "{}+".format(translate("Commands", "Shift", "a key")))
