"""A sitting at a table with a cloth: what lies where when a round begins goes into its record."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Generic, Protocol, TypeVar

from casino_qt.bank.records import Json
from casino_qt.rules.cloth import ClothTable
from casino_qt.rules.lying import SpotResult
from casino_qt.rules.table import YOU, Finished
from casino_qt.tables.betting_sitting import BettingSitting, RulesT
from casino_qt.tables.sitting import ActionT


class ClothRecord(Finished, Protocol):
    """The record of a finished round at any cloth."""

    def spots(self, seat: str | None = None) -> dict[Any, SpotResult]:
        """What it did to the seat on each place; for None, summed over the seats."""


PlaceT = TypeVar("PlaceT", bound=str)
RecordT = TypeVar("RecordT", bound=ClothRecord)


class ClothSitting(
    BettingSitting[PlaceT, ActionT, RulesT, RecordT], Generic[PlaceT, ActionT, RulesT, RecordT]
):
    """A round is one action: it begins with what lies there and ends at once."""

    table: ClothTable[PlaceT, ActionT]

    def before_action(self) -> dict[str, Json]:
        """What the person has on the cloth."""
        return {
            str(spot): {
                "stake": lying.stake,
                "won": lying.won,
                "prison": list(lying.prison),
                "premium": lying.premium,
            }
            for spot, lying in self.table.everything_lying(YOU).items()
        }

    def stakes(self, record: RecordT, before: dict[str, Json]) -> dict[str, Json]:
        """What lay on each place when the round began, and what it did there."""
        stakes = {spot: dict(place) for spot, place in before.items()}
        for spot, result in record.spots(YOU).items():
            stakes[str(spot)]["result"] = asdict(result)
        return stakes

    def counted_from(self, now: int) -> int:
        """The action itself: what a half given back between two rounds cost belongs to neither."""
        return now
