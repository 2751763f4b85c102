"""One thing done with files in a thread of its own, so that no window waits for the disk."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from casino_qt.bank.errors import ProfileError
from casino_qt.garbage import left_alone

T = TypeVar("T")


class Errand(QObject):
    """One at a time. Whoever sends it lives until it comes back: `busy` says whether it is out."""

    _back = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.busy = False
        self._back.connect(self._tell)  # from the errand's thread into that of the window

    def run(
        self, task: Callable[[], T], then: Callable[[T], None], failed: Callable[[ProfileError], None]
    ) -> None:
        """Do `task` beside the window; its answer goes to `then`, a ProfileError it raises to `failed`."""
        assert not self.busy
        self.busy = True

        @left_alone()
        def work() -> None:
            try:
                answer: Any = task()
            except ProfileError as problem:
                self._back.emit(failed, problem, None)
            except BaseException as trouble:  # raised again in the window's thread, where the net hangs
                self._back.emit(None, None, trouble)
            else:
                self._back.emit(then, answer, None)

        Thread(target=work, name="errand", daemon=True).start()

    def _tell(self, told: Callable[[Any], None] | None, answer: Any, trouble: BaseException | None) -> None:
        self.busy = False
        if trouble is not None:
            raise trouble  # what nobody foresaw is for the net under the window
        if told is not None:
            told(answer)
