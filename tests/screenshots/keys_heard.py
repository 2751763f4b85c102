"""Which keys are heard in a window now, and whether one of them would do two things."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtGui import QKeySequence, QShortcut

from casino_qt.windows.commands.here import place_now
from casino_qt.windows.kit.alphabets import same_key
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.main_window import MainWindow


def heard(window: MainWindow) -> Iterator[tuple[tuple[str, ...], str]]:
    """All that a key does now: its keys as portable text, and what; buttons and shortcuts where one is."""
    _, page = place_now(window)
    for button in page.findChildren(KitButton):
        if button.isVisible() and button.isEnabled() and not button.shortcut().isEmpty():
            yield (
                (button.shortcut().toString(),),
                button.words() or button.accessibleName() or button.toolTip(),
            )
    for shortcut in (*page.findChildren(QShortcut), *_own(window)):
        if shortcut.isEnabled():
            yield tuple(map(QKeySequence.toString, shortcut.keys())), "a shortcut"


def _own(window: MainWindow) -> list[QShortcut]:
    return [child for child in window.children() if isinstance(child, QShortcut)]


def clashes(window: MainWindow) -> list[str]:
    """Pairs of things that one press would mean at once, on the layout of either alphabet."""
    return [
        f"{keys} mean {one!r}, {others} mean {two!r}"
        for (keys, one), (others, two) in combinations(heard(window), 2)
        if any(key and other in (key, same_key(key)) for key in keys for other in others)
    ]
