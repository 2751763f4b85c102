"""Whether nothing happens where nobody does anything, on a machine that may be late with what is over."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest

LISTENS, LOOKS = 400, 30  # milliseconds of silence that are wanted, and how often they are listened for


def comes_to_rest(happened: Callable[[], int], listens: int = LISTENS) -> bool:
    """Whether a while comes in which what has `happened` does not grow: what goes on for ever leaves none."""
    for _ in range(LOOKS):
        before = happened()
        QTest.qWait(listens)
        QCoreApplication.processEvents()  # what has become due while the machine did not come to it
        if happened() == before:
            return True
    return False
