"""Why the child did not take an order, in the language of the interface.

The child speaks as a program does, one line in English. Most of what it would refuse the form refuses before;
what only the child can know is said here in the person's words.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import francs
from casino_qt.number_text import number

translate = QCoreApplication.translate

_REASONS: tuple[tuple[str, Callable[[], str]], ...] = (
    (
        r"line (?P<line>\d+): (?P<entry>'.*?'|\".*?\") is not ",
        lambda: translate("Laboratory", "Line {line} of the file is no coup of this table: {entry}."),
    ),
    (r"no entry at all", lambda: translate("Laboratory", "There is no coup in the file.")),
    (
        r"more than (?P<most>\d+) entries",
        lambda: translate("Laboratory", "There are more than {most} coups in the file."),
    ),
    (r"not text in UTF", lambda: translate("Laboratory", "The file is no text.")),
    (
        r"nothing is decided within the list",
        lambda: translate("Laboratory", "No stake would be decided within the coups of the file."),
    ),
    (
        r"one stake is from (?P<least>\S+) to (?P<most>\S+) here",
        lambda: translate("Laboratory", "The table takes from {least} to {most} on this bet."),
    ),
    (
        r"one stake is a multiple of",
        lambda: translate(
            "Laboratory", "Half of a stake is laid here: an even number of centimes is wanted."
        ),
    ),
    (
        r"the purse does not hold one stake",
        lambda: translate("Laboratory", "The purse is not enough for one stake and what comes with it."),
    ),
    (
        r"with stakes so high fewer coups",
        lambda: translate("Laboratory", "With stakes so high only fewer coups can be played."),
    ),
    (r"Memory|memory", lambda: translate("Laboratory", "There is not enough memory for so many players.")),
)


def _shown(text: str) -> str:
    """A part of the child's line as the person reads it: amounts in francs, thousands parted."""
    if re.fullmatch(r"\d+\.\d\d", text):
        return francs(int(text.replace(".", "")))
    return number(int(text), 0) if text.isdecimal() else text


def reason(line: str) -> str:
    """The child's line as a sentence; one that is not known is given as it is."""
    for pattern, words in _REASONS:
        match = re.search(pattern, line)
        if match is not None:
            return words().format(**{name: _shown(text) for name, text in match.groupdict().items()})
    text = translate("Laboratory", "This cannot be simulated: {reason}")
    return text.format(reason=line.partition(": ")[2] or line)
