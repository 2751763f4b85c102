"""When Python looks for garbage: never while a thread beside the window's works.

What it finds may be parts of windows. Taken apart in another thread they wait for Python with a lock of Qt in
hand, while the window's thread, which has Python, waits for that lock: nothing would move any more.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

_lock = Lock()
_working = 0
_wanted = False


@contextmanager
def left_alone() -> Iterator[None]:
    """Around the work of such a thread; what is garbage meanwhile is found afterwards."""
    global _working, _wanted
    with _lock:
        if not _working:
            _wanted = gc.isenabled()
            gc.disable()
        _working += 1
    try:
        yield
    finally:
        with _lock:
            _working -= 1
            if _wanted and not _working:
                gc.enable()


def stop_looking() -> None:
    """Nothing of what a start imports is garbage; each look at it only delays the first picture."""
    global _wanted
    with _lock:
        _wanted = False
        gc.disable()


def look_again() -> None:
    """From now on, as soon as no thread works, though not among what is there by now."""
    global _wanted
    with _lock:
        _wanted = True
        gc.freeze()
        if not _working:
            gc.enable()
