"""Why a table script cannot be replayed, in the language of the interface.

The rules speak as a program does, one line in English, which a writer of scripts wants to read. Whoever only
opened the wrong file is told in a sentence what is the matter with it; what is left of the line comes behind.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from casino_qt.rules.scripts.script import ScriptError
from casino_qt.windows.at_table.refusals import refusal_text

translate = QCoreApplication.translate

_SYSTEM: dict[str, Callable[[], str]] = {
    os.strerror(errno.ENOENT): lambda: translate("Replay", "There is no such file."),
    os.strerror(errno.EISDIR): lambda: translate("Replay", "This is a folder."),
    os.strerror(errno.EACCES): lambda: translate("Replay", "This file may not be read."),
}
_OF_THE_SYSTEM = frozenset(os.strerror(number) for number in errno.errorcode)

_KINDS: tuple[tuple[str, Callable[[], str]], ...] = (
    (r"larger than ", lambda: translate("Replay", "The file is too large for a table script.")),
    (
        r"begins with a byte-order|not UTF-8|not JSON|nested too deeply|a script must be|not a casino-qt",
        lambda: translate("Replay", "This is no table script."),
    ),
    (
        r"'version' is not",
        lambda: translate("Replay", "The script was written by another version of the casino."),
    ),
    (r"'game' is one of", lambda: translate("Replay", "The casino has no such table.")),
)


def _led_on(line: str) -> str:
    """What the system says, behind a colon: no capital but that of an abbreviation."""
    return line[:1].lower() + line[1:] if line[1:2].islower() else line


def reason(problem: ScriptError) -> str:
    """What is the matter, as one line."""
    if problem.action is not None:
        if problem.refused is not None:  # the house refuses in a sentence
            text = translate("Replay", "Action {number} of the script cannot be done. {reason}")
            return text.format(number=problem.action, reason=refusal_text(problem.refused))
        text = translate("Replay", "Action {number} of the script cannot be done: {reason}")
        return text.format(number=problem.action, reason=problem.reason)
    if problem.reason in _SYSTEM:
        return _SYSTEM[problem.reason]()
    if problem.reason in _OF_THE_SYSTEM:
        said = _led_on(problem.reason)
        return translate("Replay", "The file cannot be read: {reason}").format(reason=said)
    for pattern, sentence in _KINDS:
        if re.match(pattern, problem.reason):
            return sentence()
    return translate("Replay", "The script is not in order: {reason}").format(reason=problem.reason)
