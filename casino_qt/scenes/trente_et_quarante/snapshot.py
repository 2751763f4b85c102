"""What the table shows at one moment, read from the controller and frozen. Decides and reckons nothing."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from casino_qt.rules.cards import Card
from casino_qt.rules.refused import Refused
from casino_qt.rules.trente_et_quarante.actions import YOU, Action, Insure, Row, Spot
from casino_qt.rules.trente_et_quarante.events import Outcome
from casino_qt.rules.trente_et_quarante.records import CoupRecord

if TYPE_CHECKING:
    from casino_qt.tables.trente_et_quarante import TrenteEtQuarante

SHOE_LEVELS, TALON_LEVELS = 8, 4

WINNER: dict[Outcome, Row | None] = {
    Outcome.ROUGE_GAGNE_ET_COULEUR: Row.ROUGE,
    Outcome.ROUGE_GAGNE_COULEUR_PERD: Row.ROUGE,
    Outcome.ROUGE_PERD_ET_COULEUR: Row.NOIR,
    Outcome.ROUGE_PERD_COULEUR_GAGNE: Row.NOIR,
    Outcome.APRES: None,
    Outcome.REFAIT: None,
    Outcome.VOID: None,
}


@dataclass(frozen=True)
class Heap:
    """What lies on one chance, centimes; `insurable`: a premium would be accepted now."""

    stake: int = 0
    won: int = 0
    prison: tuple[int, int] = (0, 0)
    premium: int = 0
    insurable: bool = False
    halvable: bool = False


@dataclass(frozen=True)
class Snapshot:
    """One moment of the table. `shoe` and `talon` are how full they look (0 … 8, 0 … 4)."""

    heaps: dict[Spot, Heap]
    last: CoupRecord | None
    history: tuple[CoupRecord, ...]
    cutting: bool
    shoe_number: int
    shoe: int
    talon: int
    purse: int
    size: int

    def cards(self, row: Row) -> tuple[Card, ...]:
        """The cards that lie in `row`."""
        if self.last is None:
            return ()
        return (self.last.noir if row is Row.NOIR else self.last.rouge).cards

    def total(self, row: Row) -> int:
        if self.last is None:
            return 0
        return (self.last.noir if row is Row.NOIR else self.last.rouge).total

    @property
    def winner(self) -> Row | None:
        """The row that won the coup which lies there."""
        return None if self.last is None else WINNER[self.last.outcome]

    def result(self, spot: Spot) -> tuple[str, int] | None:
        """What the last coup took there, as ("lost" | "premium", centimes), for the note beside the stake."""
        if self.last is None:
            return None
        found = self.last.spots(YOU).get(spot)
        if found is None:
            return None
        if found.lost:
            return ("lost", found.lost)
        if found.premium_taken and not found.won:
            return ("premium", found.premium_taken)
        return None

    def payment(self, spot: Spot) -> tuple[str, int] | None:
        """What may be asked about there, as (kind, centimes): a payment still lying, or what was taken."""
        found = None if self.last is None else self.last.spots(YOU).get(spot)
        if found is not None and found.won and self.heaps[spot].won:
            return ("won", found.won)
        return self.result(spot)


def shoe_level(cards: int, size: int) -> int:
    """How full the shoe looks with `cards` in it: a card left is seen."""
    return min(SHOE_LEVELS, math.ceil(SHOE_LEVELS * cards / size))


def talon_level(cards: int, size: int) -> int:
    """How full the basket looks with `cards` in it: the first card is seen."""
    return min(TALON_LEVELS, math.ceil(TALON_LEVELS * cards / size))


def read(controller: TrenteEtQuarante) -> Snapshot:
    """The table as it stands now."""
    table = controller.table
    history = tuple(controller.history)
    cutting = table.phase.value == "cutting"
    record = table.last
    lies = (
        record is not None
        and not cutting
        and record.shoe == table.shoe_number
        and record.outcome is not Outcome.VOID
        and bool(history)
    )
    heaps: dict[Spot, Heap] = {}
    for spot in Spot:
        lying = table.lying(spot)
        heaps[spot] = Heap(
            lying.stake,
            lying.won,
            lying.prison,
            lying.premium,
            insurable=bool(lying.stake) and not lying.premium and refusal(controller, Insure(spot)) is None,
            halvable=table.halvable(spot),
        )
    size = table.shoe_size
    lying_cards = len(record.noir.cards) + len(record.rouge.cards) if record is not None and lies else 0
    return Snapshot(
        heaps=heaps,
        last=record if lies else None,
        history=history,
        cutting=cutting,
        shoe_number=table.shoe_number,
        shoe=0 if cutting else shoe_level(size - table.talon, size),
        talon=talon_level(table.talon - lying_cards, size),
        purse=table.purse(),
        size=size,
    )


def end_of_coup(controller: TrenteEtQuarante, before: Snapshot, end: Snapshot) -> Snapshot:
    """How the last coup left the table when another shoe, seen in `end`, followed at once."""
    record = controller.table.last
    if record is None or record.outcome is Outcome.VOID:
        return replace(before, heaps=end.heaps, last=None)
    return replace(
        before, heaps=end.heaps, last=record, history=(*before.history, record), shoe=0, purse=end.purse
    )


def refusal(controller: TrenteEtQuarante, action: Action) -> Refused | None:
    """Why the table would refuse `action` now; asks without changing anything."""
    return controller.table.refusal(action)
