"""A reckoner whose answers come when a test says so."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from casino_qt.windows.staff.reckoner import Asked, Json
from tests.screenshots.reckoned import PromptReckoner


class SlowReckoner(PromptReckoner):
    """Knows nothing but what it has answered."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, Json]] = []
        self.waiting: list[Asked] = []
        self._told: list[tuple[str, Json]] = []

    def ask(
        self,
        name: str,
        question: Json,
        then: Callable[[Json], None],
        owner: QObject,
        otherwise: Callable[[str], None] | None = None,
    ) -> Asked:
        """Keep the question."""
        self.asked.append((name, question))
        self.waiting.append(Asked(self, then, otherwise, owner))
        return self.waiting[-1]

    def known(self, name: str, question: Json) -> Json | None:  # type: ignore[override]  # the prompt one knows all
        """The answer, if it has come."""
        return super().known(name, question) if (name, question) in self._told else None

    def come(self) -> None:
        """The answer to the last question is there."""
        self._told.append(self.asked[-1])
        self.waiting[-1].tell(super().known(*self.asked[-1]))

    def give_up(self) -> None:
        """There is none to the last question."""
        self.waiting[-1].tell_problem("no child can be started here")
