"""What many sets of rules are worth: asked of the reckoner one after another, the most wanted first."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from casino_qt.windows.staff.reckoner import Asked, Reckoner

Json = dict[str, Any]


class Worths(QObject):
    """Never more than one question at a time is open: whoever changes a rule waits for that one at most."""

    came = Signal()
    """Another answer is there, or it is known that there will be none."""

    def __init__(self, reckoner: Callable[[], Reckoner | None], parent: QObject) -> None:
        super().__init__(parent)
        self._reckoner = reckoner
        self._answers: dict[str, Json] = {}
        self._problems: dict[str, str] = {}
        self._wanted: list[Json] = []
        self._asked = ""
        self._open: Asked | None = None

    def of(self, question: Json) -> Json | None:
        """The answer, if it is there."""
        return self._answers.get(_key(question))

    def problem(self, question: Json) -> str:
        """Why there is none, "" while there may be one."""
        return self._problems.get(_key(question), "")

    def want(self, questions: Sequence[Json]) -> None:
        """These are to be known, in this order; what was wanted before is not any more."""
        self._wanted = list(questions)
        self._next()

    def _next(self) -> None:
        reckoner = self._reckoner()
        if reckoner is None or (self._open is not None and self._open.wanted):
            return
        for question in self._wanted:
            key = _key(question)
            if key in self._answers or key in self._problems:
                continue
            known = reckoner.known("odds", question)
            if known is not None:
                self._answers[key] = known
                continue
            self._asked = key
            self._open = reckoner.ask("odds", question, self._told, self, self._failed)
            return

    def _told(self, answer: Json) -> None:
        self._answers[self._asked] = answer
        self._go_on()

    def _failed(self, problem: str) -> None:
        self._problems[self._asked] = problem
        self._go_on()

    def _go_on(self) -> None:
        self._open = None
        self._next()
        self.came.emit()


def _key(question: Json) -> str:
    return json.dumps(question, sort_keys=True)
