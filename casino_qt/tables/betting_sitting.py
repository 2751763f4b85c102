"""A sitting at a table where the person lays stakes: what a round was begun with is kept, to be repeated."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from casino_qt.rules.house_rules import LimitedRules
from casino_qt.rules.table import Finished
from casino_qt.tables.sitting import ActionT, Sitting, Step

LOOK_BACK = 100
"""So many round records are searched for the stakes to repeat."""

PlaceT = TypeVar("PlaceT")
RulesT = TypeVar("RulesT", bound=LimitedRules)
RecordT = TypeVar("RecordT", bound=Finished)


@dataclass(frozen=True, slots=True)
class Begun:
    """What was laid on a place when a round began: the stake in centimes, and whether it was insured."""

    stake: int
    insured: bool


class BettingSitting(Sitting[ActionT, RulesT, RecordT], Generic[PlaceT, ActionT, RulesT, RecordT]):
    """`begun` is what the last round with a stake was begun with, in whatever sitting.

    It is read from the record of the round: of each place its `stake`, and whether a `premium` was there.
    """

    begun: dict[PlaceT, Begun]

    @abstractmethod
    def place(self, name: str) -> PlaceT | None:
        """The place a record names, if the table has it."""

    @property
    def minimum(self) -> int:
        """The smallest bet of this table, in centimes."""
        return self.rules(self.session.rules).min

    def _remember(self) -> None:
        self.begun = {}
        for record in self.profile.rounds(self.GAME, limit=LOOK_BACK):
            self.begun = self._begun_with(record.stakes)
            if self.begun:
                return

    def _note(self, step: Step[RecordT]) -> None:
        super()._note(step)
        if step.booked is not None:
            self.begun = self._begun_with(step.booked.stakes) or self.begun

    def _begun_with(self, stakes: Mapping[str, object]) -> dict[PlaceT, Begun]:
        begun: dict[PlaceT, Begun] = {}
        for name, laid in stakes.items():
            place = self.place(name)
            if place is not None and isinstance(laid, dict) and laid.get("stake"):
                begun[place] = Begun(laid["stake"], bool(laid.get("premium")))
        return begun
