"""A decision as a question that can be written down, its answer, and what was done as an error with a cost.

A question is one JSON object: `game`, `ask`, and whatever the worth of its plays hangs on. Questions with the
same worth are the same question, so that an answer is remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

LEAST_COST = 1e-9
"""Stakes by which a play must be worse than the best to be an error: less is a last digit of a float."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What each play of a decision is worth, in stakes, and why the best one is: a code and its figures."""

    worth: Mapping[str, float]
    reason: str = ""
    figures: Mapping[str, float] = field(default_factory=dict)

    @property
    def best(self) -> str:
        """The play that is worth most."""
        return max(self.worth, key=self.worth.__getitem__)

    def cost(self, play: str) -> float:
        """What `play` gives away against the best, in stakes. Raises KeyError where it was not to be had."""
        lost = self.worth[self.best] - self.worth[play]
        return lost if lost > LEAST_COST else 0.0

    def to_json(self) -> Json:
        """For the desk to send."""
        return {"worth": dict(self.worth), "reason": self.reason, "figures": dict(self.figures)}

    @classmethod
    def from_json(cls, told: Json) -> Advice:
        """As the desk has sent it."""
        return cls(told["worth"], told["reason"], told["figures"])


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was done, judged: the `kind` of error ("" where it was the best play) and its `cost` in stakes.

    A kind is words parted by "/", the same for alike errors; `windows` say it in five languages.
    """

    question: Json
    played: str
    best: str
    kind: str
    cost: float

    @property
    def millionths(self) -> int:
        """The cost as it is kept, in millionths of the stake."""
        return round(self.cost * 1_000_000)

    @property
    def thousandths(self) -> float:
        """The cost as it is said, in thousandths of the stake."""
        return self.cost * 1_000


def verdict(question: Json, advice: Advice, played: str, kind: Callable[[Json, str, str], str]) -> Verdict:
    """`played` judged; `kind` names the error made of a question, what was played and what is best."""
    cost = advice.cost(played)
    error = kind(question, played, advice.best) if cost else ""
    return Verdict(question, played, advice.best, error, cost)
