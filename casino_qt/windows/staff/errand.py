"""One thing done with files in a thread of its own, so that no window waits for the disk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Thread
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from casino_qt.bank.errors import ProfileError

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Sent:
    """What is out, and for whom; it may hold parts of windows, and is kept until its thread holds nothing."""

    thread: Thread
    task: Callable[[], Any]
    then: Callable[[Any], None]
    failed: Callable[[ProfileError], None]


class Errand(QObject):
    """One at a time. Whoever sends it lives until it comes back: `busy` says whether it is out."""

    _back = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sent: _Sent | None = None
        self._back.connect(self._tell)  # from the errand's thread into that of the window

    @property
    def busy(self) -> bool:
        """Whether it is out."""
        return self._sent is not None

    def run(
        self, task: Callable[[], T], then: Callable[[T], None], failed: Callable[[ProfileError], None]
    ) -> None:
        """Do `task` beside the window; its answer goes to `then`, a ProfileError it raises to `failed`."""
        assert not self.busy

        def work() -> None:
            answer: T | None = None
            trouble: BaseException | None = None
            try:
                answer = task()
            except BaseException as found:  # raised again in the window's thread, where the net hangs
                trouble = found
            self._back.emit(answer, trouble)

        thread = Thread(target=work, name="errand", daemon=True)
        self._sent = _Sent(thread, task, then, failed)
        thread.start()

    def _tell(self, answer: Any, trouble: BaseException | None) -> None:
        sent, self._sent = self._sent, None
        assert sent is not None  # who came back was out
        sent.thread.join()  # it has nothing left to do
        if isinstance(trouble, ProfileError):
            sent.failed(trouble)
        elif trouble is not None:
            raise trouble  # what nobody foresaw is for the net under the window
        else:
            sent.then(answer)
