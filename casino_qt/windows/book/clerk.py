"""Who looks things up in the book: a thread of its own, so that no window waits for the disk."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from threading import Condition, Thread
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from casino_qt.bank.book import Book
from casino_qt.bank.errors import ProfileError

T = TypeVar("T")
MOST_WAITING = 3
"""Older questions than the newest so many are dropped: whoever still wants to know asks again."""

Question = Callable[[Book], Any]
Then = Callable[[Any], None]


class Clerk(QObject):
    """Answers the newest question first. Opens the book when first asked; close it when done."""

    failed = Signal(object)
    """ProfileError: the book cannot be read."""
    _answered = Signal(int, object, bool)

    def __init__(
        self, path: Path, parent: QObject | None = None, opened: Callable[[Path], Book] = Book
    ) -> None:
        """`opened` opens the book that questions are put to."""
        super().__init__(parent)
        self._path = path
        self._opened = opened
        # By ticket. What is asked may hold parts of windows, so that only the window's thread lets go of it.
        self._questions: dict[int, tuple[Question, Then]] = {}
        self._tickets = count()
        self._todo: list[int] = []
        self._asked = Condition()
        self._thread: Thread | None = None
        self._book: Book | None = None
        self._in_vain = False
        self._closed = False
        self._answered.connect(self._tell)  # from the clerk's thread into that of the window

    def ask(self, question: Callable[[Book], T], then: Callable[[T], None], *, instead: bool = False) -> None:
        """Put `question` to the book in the clerk's thread, and its answer to `then` in this one.

        `question` must touch nothing but the book. It may be dropped for newer ones; `instead`: nobody wants
        to know any more what was asked before, also what is being looked up now.
        """
        ticket = next(self._tickets)
        self._questions[ticket] = question, then
        with self._asked:
            kept = [] if instead else self._todo[1 - MOST_WAITING :]
            dropped = self._todo[: len(self._todo) - len(kept)]
            if instead and self._book is not None:
                self._in_vain = True
                self._book.interrupt()
            self._todo = [*kept, ticket]
            self._asked.notify()
        for one in dropped:
            del self._questions[one]
        if self._thread is None:
            self._thread = Thread(target=self._work, name="clerk", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Nobody asks any more; returns when the file is let go."""
        with self._asked:
            self._closed = True
            self._todo.clear()
            self._asked.notify()
        if self._thread is not None:
            self._thread.join()
        self._questions.clear()

    def _work(self) -> None:
        book: Book | None = None
        try:
            while (ticket := self._next()) is not None:
                wanted = True
                try:
                    if book is None:
                        book = self._opened(self._path)
                        with self._asked:
                            self._book = book
                    answer: Any = self._questions[ticket][0](book)
                except ProfileError as problem:
                    answer = problem.with_traceback(None)  # which would hold the question
                    wanted = not self._in_vain
                self._answered.emit(ticket, answer, wanted)
        finally:
            with self._asked:
                self._book = None
            if book is not None:
                book.close()

    def _next(self) -> int | None:
        with self._asked:
            self._asked.wait_for(lambda: self._todo or self._closed)
            self._in_vain = False
            return None if self._closed else self._todo.pop()

    def _tell(self, ticket: int, answer: Any, wanted: bool) -> None:
        if self._closed:
            return
        _, then = self._questions.pop(ticket)
        if not wanted:
            return
        if isinstance(answer, ProfileError):
            self.failed.emit(answer)
        else:
            then(answer)
