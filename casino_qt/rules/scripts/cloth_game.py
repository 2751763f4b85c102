"""What the scripts of every game with a cloth share: stakes that lie on places, results by place."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from casino_qt.rules.cloth import ClothTable
from casino_qt.rules.lying import Lying, SpotResult
from casino_qt.rules.scripts.game import ActionT, ChanceT, Game, Json, RulesT, francs
from casino_qt.rules.table import Finished, GameTable


class ClothRecord(Finished, Protocol):
    """A finished round of any game with a cloth."""

    def spots(self) -> dict[Any, SpotResult]:
        """What it did on each place, summed over the seats."""


RecordT = TypeVar("RecordT", bound=ClothRecord)


class ClothGame(Game[ChanceT, ActionT, RulesT, RecordT], Generic[ChanceT, ActionT, RulesT, RecordT]):
    """One game with a cloth, as its scripts see it."""

    LIES = "on the cloth"
    WIDEST_PLACE: ClassVar[int]

    @abstractmethod
    def place_order(self, place: Any) -> int:
        """Where the report names a place."""

    @abstractmethod
    def fell_json(self, record: RecordT) -> Json:
        """What fell or was dealt in a round."""

    @abstractmethod
    def fell_text(self, record: RecordT) -> Iterator[str]:
        """The same to read, in whole lines."""

    @abstractmethod
    def spot_json(self, rules: RulesT, result: SpotResult) -> Json:
        """What a round did on a place, in the words of this game."""

    def round_json(self, agreed: RulesT, record: RecordT) -> Json:
        """What fell, and what it did on each place."""
        spots = {str(spot): self.spot_json(agreed, result) for spot, result in record.spots().items()}
        return self.fell_json(record) | {"spots": spots}

    def round_text(self, agreed: RulesT, record: RecordT) -> Iterator[str]:
        """What fell, and a line for each place."""
        yield from self.fell_text(record)
        for spot, result in record.spots().items():
            yield self._line(spot, _amounts(self.spot_json(agreed, result), keep="staked"))

    def lying(self, table: GameTable[ActionT]) -> dict[str, Lying]:
        """In the order of the places."""
        if not isinstance(table, ClothTable):
            raise TypeError("no table with a cloth")
        lying = table.everything_lying()
        return {place: lying[place] for place in sorted(lying, key=self.place_order)}

    def lying_text(self, lying: dict[str, Lying]) -> Iterator[str]:
        """A line for each place."""
        yield "\nOn the cloth\n"
        for place, lies in lying.items():
            told: Json = {"stake": lies.stake, "won": lies.won, "locked once": lies.prison[0]}
            told |= {"locked twice": lies.prison[1], "premium": lies.premium}
            yield self._line(place, _amounts(told))
        if not lying:
            yield "  nothing\n"

    def _line(self, place: str, amounts: str) -> str:
        return f"  {place:<{self.WIDEST_PLACE}}{amounts}\n"


def _amounts(amounts: Json, keep: str = "") -> str:
    """Names and amounts that are not nothing; the one to keep is always there."""
    shown = {name.replace("_", " "): amount for name, amount in amounts.items() if amount or name == keep}
    return ", ".join(f"{name} {francs(amount)}" for name, amount in shown.items() if isinstance(amount, int))
