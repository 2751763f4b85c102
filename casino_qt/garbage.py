"""When Python's search for garbage is due, for the window's thread alone to do it (`windows/staff/broom.py`).

Left to itself Python searches in whatever thread has just made many things. What it finds may be parts of
windows: taken apart in another thread they wait for Python with a lock of Qt in hand, while the window's
thread, which has Python, waits for that lock, and nothing moves any more. Commands and children of ours have
no windows; they leave Python to itself.
"""

from __future__ import annotations

import gc

HEAPED = 10
"""How many times what would be due may wait for rest: memory is dearer than a picture that stutters once."""


def stop_looking() -> None:
    """Nothing of what a start imports is garbage, and afterwards only `Litter` looks."""
    gc.disable()


def keep() -> None:
    """What is there by now stays until the end; nobody looks at it again."""
    gc.freeze()


class Litter:
    """When which of Python's three generations is due, by Python's own thresholds (`gc.get_threshold`)."""

    __slots__ = ("_old",)

    def __init__(self) -> None:
        self._old = 0
        """How many things were in the oldest generation when it was last looked through."""

    def sweep(self, *, at_rest: bool) -> bool:
        """Throw away what is due; of the older generations only at rest, for that takes some milliseconds.

        Returns whether something waits for rest.
        """
        young, middle, old = gc.get_count()
        many_young, many_middle, many_old = gc.get_threshold()
        if middle > many_middle * (1 if at_rest else HEAPED):
            if old > many_old and self._grown():
                gc.collect()
                self._old = len(gc.get_objects(2))
            else:
                gc.collect(1)
            return False
        if young > many_young:
            gc.collect(0)
            middle += 1
        return middle > many_middle

    def _grown(self) -> bool:
        """By a quarter, as Python asks it: so a look through everything costs each thing only so much."""
        return len(gc.get_objects(2)) * 4 > self._old * 5
