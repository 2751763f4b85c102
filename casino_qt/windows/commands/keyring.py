"""Which key each command lies on: the house's in the language of the interface, or the person's own.

There is one keyring as there is one language: whoever shows or hears a key asks it by the command's name.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from shiboken6 import isValid

from casino_qt.settings import LANGUAGES, Option, Settings
from casino_qt.windows.commands.command import Command, group_of, meet, native
from casino_qt.windows.commands.table import commands, every
from casino_qt.windows.kit.alphabets import in_both, same_key
from casino_qt.windows.system.languages import say_everything_again

OWN: dict[str, Option[str]] = {
    "en": Settings.keys_en,
    "fr": Settings.keys_fr,
    "it": Settings.keys_it,
    "cs": Settings.keys_cs,
    "ru": Settings.keys_ru,
}
"""Where the person's keys of each language are kept: a JSON object, key by command."""

_Key = Qt.Key
TAKEN = frozenset(
    QKeySequence(key).toString()
    for key in (
        *(_Key.Key_0, _Key.Key_1, _Key.Key_2, _Key.Key_3, _Key.Key_4),
        *(_Key.Key_5, _Key.Key_6, _Key.Key_7, _Key.Key_8, _Key.Key_9),
        *(_Key.Key_Left, _Key.Key_Right, _Key.Key_Up, _Key.Key_Down, _Key.Key_Home, _Key.Key_End),
        *(_Key.Key_PageUp, _Key.Key_PageDown, _Key.Key_Tab, _Key.Key_Backtab, _Key.Key_Escape),
        *(_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space, _Key.Key_Delete, _Key.Key_Backspace),
        *(_Key.Key_Plus, _Key.Key_Minus, _Key.Key_Equal),
    )
)
"""Keys with a work of their own wherever one is."""

OF_THE_SYSTEM = frozenset(
    QKeySequence(key).toString()
    for key in (
        *("Ctrl+C", "Ctrl+X", "Ctrl+V", "Ctrl+A", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Y", "Ctrl+Q", "Ctrl+W"),
        *("Ctrl+Ins", "Shift+Ins", "Shift+Del", "Alt+F4", "Ctrl+F4", "Alt+Space", "Ctrl+Alt+Del"),
    )
)
"""What a field does with its text and a desktop with its windows, on one system or another."""

_WINDOWS = ("Tab", "Backtab", "Esc")
"""With Ctrl or Alt they go from window to window."""


class Keyring:
    """The keys of one person; without settings those of the house."""

    def __init__(self) -> None:
        self._used: Settings | None = None
        self._noted: set[str] = set()

    def use(self, settings: Settings) -> None:
        """From now on the keys are those kept in `settings`, for as long as there are any."""
        self._used = settings
        self._noted.clear()

    @property
    def _settings(self) -> Settings | None:
        return self._used if self._used is not None and isValid(self._used) else None

    # -- asking ------------------------------------------------------------------------------------------

    def key(self, name: str) -> str:
        """The key of the command `name`, as Qt's portable text; "" where it has none."""
        own = self._own().get(name)
        return self.default(name) if own is None else own

    def keys(self, name: str) -> tuple[str, ...]:
        """All keys that do it: on many layouts + wants Shift, and whoever means it presses = without."""
        key = self.key(name)
        return (key, key[:-1] + "=") if key.endswith("+") else (key,) if key else ()

    def heard(self, name: str) -> list[QKeySequence]:
        """What a shortcut has to hear for it, in either alphabet."""
        return in_both(*self.keys(name))

    def default(self, name: str) -> str:
        """The key of the house."""
        return self.command(name).key

    def command(self, name: str) -> Command:
        """The command of that name. Raises KeyError where there is none."""
        for command in commands(group_of(name)):
            if command.name == name:
                return command
        raise KeyError(name)

    def native(self, name: str) -> str:
        """The key as this system writes it, for a text; where it has several, all of them."""
        command = self.command(name)
        return command.shown or native(self.key(name))

    def pressed(self, event: QKeyEvent, name: str) -> bool:
        """Whether `event` is the key of the command, on the layout of either alphabet."""
        key, pressed = self.key(name), pressed_key(event)
        return bool(pressed) and pressed in (key, same_key(key))

    def is_own(self, name: str) -> bool:
        """Whether the person has chosen another key than the house's, in this language."""
        return name in self._own()

    # -- changing ----------------------------------------------------------------------------------------

    def why_not(self, name: str, key: str) -> str:
        """Why the command cannot lie on `key`, in one line of the interface's language; "" when it can."""
        if not key or ("," in QKeySequence(key).toString() and key != ","):
            return QCoreApplication.translate("Commands", "That is no key a command can lie on.")
        if _has_a_work(key):
            return QCoreApplication.translate("Commands", "{key} has a work of its own everywhere.").format(
                key=native(key)
            )
        for other in self._rivals(name):
            theirs = self.key(other.name)
            if theirs and key in (*self.keys(other.name), same_key(theirs)):
                taken = QCoreApplication.translate("Commands", "{key} is taken: {command}.").format(
                    key=native(key), command=other.words
                )
                return taken.removesuffix(".") if other.words.endswith("?") else taken
        return ""

    def _rivals(self, name: str) -> Iterator[Command]:
        return (other for other in every() if other.name != name and meet(name, other.name))

    def put(self, name: str, key: str) -> None:
        """Lay the command on `key` in this language. Raises ValueError, which says why, where it may not."""
        if reason := self.why_not(name, key):
            raise ValueError(reason)
        own = self._own()
        own.pop(name, None)
        if key != self.default(name):
            own[name] = key
        self._keep(own)

    def reset(self, name: str) -> None:
        """The house's key again. Raises ValueError where another command lies on it by now."""
        self.put(name, self.default(name))

    def reset_all(self) -> None:
        """The keys of the house for all commands, in this language."""
        self._keep({})

    # -- keeping -----------------------------------------------------------------------------------------

    def _option(self) -> Option[str]:
        language = QLocale().name().split("_")[0]
        return OWN[language if language in LANGUAGES else "en"]

    @property
    def spoilt(self) -> bool:
        """Whether the file holds something for this language that is left out: the house's keys stand in."""
        settings = self._settings
        if settings is None:
            return False
        option = self._option()
        kept = option.__get__(settings, Settings)
        if not kept:
            return settings.is_kept(option) and not settings.is_set(option)
        return _read(kept) != self._own()

    def note_what_is_spoilt(self) -> None:
        """Once for each language into the logbook."""
        key = self._option().key
        if self.spoilt and key not in self._noted:
            from casino_qt.logbook import (
                log,
            )  # what rotates its files is not paid for before the lobby is seen

            self._noted.add(key)
            log.warning("settings %s: not all of it could be used, the keys of the house stand in", key)

    def _own(self) -> dict[str, str]:
        """What the person chose; what is spoilt in the file is left out, and so is what clashes in it."""
        settings = self._settings
        kept = "" if settings is None else self._option().__get__(settings, Settings)
        read = _read(kept) if kept else None
        if not isinstance(read, dict):
            return {}
        known = every()
        open_ = {command.name for command in known if not command.fixed}
        own = {
            name: key
            for name, key in read.items()
            if name in open_ and _one_key(key) and not _has_a_work(key)
        }
        while clashing := next((name for name in reversed(own) if _clashes(name, own, known)), None):
            del own[clashing]  # the house's key comes back, and may clash with another of them
        return own

    def _keep(self, own: dict[str, str]) -> None:
        settings = self._settings
        if settings is None:
            raise RuntimeError("nobody keeps these keys")
        self._option().__set__(settings, json.dumps(own, ensure_ascii=False) if own else "")
        say_everything_again()


def pressed_key(event: QKeyEvent) -> str:
    """The key of an event, as Qt's portable text; "" where an input method sends words without a key."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return QKeySequence(int(event.key()) | modifiers.value).toString()


def _read(kept: str) -> object:
    """What the file holds; None where that is no JSON."""
    try:
        return json.loads(kept)
    except (ValueError, RecursionError):
        return None


def _one_key(key: object) -> bool:
    """Whether this is one key, as Qt writes it."""
    return isinstance(key, str) and QKeySequence(key).count() == 1 and QKeySequence(key).toString() == key


def _has_a_work(key: str) -> bool:
    """Whether it does something of its own wherever one is, on the layout of either alphabet."""
    if key in TAKEN | OF_THE_SYSTEM:
        return True
    chord, _, letter = key.rpartition("+")
    changes_window = bool(chord) and letter in _WINDOWS
    return key.startswith("Meta+") or changes_window or same_key(key) in OF_THE_SYSTEM


def _clashes(name: str, own: Mapping[str, str], known: Sequence[Command]) -> bool:
    """Whether another command heard in the same place lies on the key that was chosen for `name`."""
    rivals = (other for other in known if other.name != name and meet(name, other.name))
    theirs = [own.get(other.name, other.key) for other in rivals]
    return any(own[name] in (key, same_key(key)) for key in theirs if key)


keyring = Keyring()
