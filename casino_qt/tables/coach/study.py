"""What a coach must know of a game: which decisions the person has, and which of them an action makes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from casino_qt.odds.advice.advice import Json


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision the person has now: `question` as it is asked and kept, `place` where it is made.

    A place is the name of a bet, a box and a hand ("3/0"), or "" where there is only one.
    """

    question: Json
    place: str = ""


class Study(Protocol):
    """A game as a coach sees it. It reads the controller and never acts."""

    def general(self) -> Json:
        """A question that is always asked at this table, so that whoever reckons is warm for the others."""

    def due(self) -> Sequence[Decision]:
        """What the person has to decide now, the most urgent first."""

    def made(self, actions: Sequence[Any]) -> Sequence[tuple[Decision, str]]:
        """Which decisions `actions`, done now, would make, and how."""
