"""What is seen at the trente-et-quarante table, besides what is said. Amounts are centimes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from casino_qt.rules.cards import Card
from casino_qt.rules.cloth_events import Freed as Freed
from casino_qt.rules.cloth_events import Halved as Halved
from casino_qt.rules.cloth_events import Imprisoned as Imprisoned
from casino_qt.rules.cloth_events import Lost as Lost
from casino_qt.rules.cloth_events import Won as Won
from casino_qt.rules.events import Event
from casino_qt.rules.shoe_events import ShoeCut as ShoeCut
from casino_qt.rules.shoe_events import ShoeShuffled as ShoeShuffled
from casino_qt.rules.trente_et_quarante.actions import Row, Spot


class Outcome(StrEnum):
    """How a coup ends; the first four are also call ids."""

    ROUGE_GAGNE_ET_COULEUR = "rouge_gagne_et_couleur"
    ROUGE_GAGNE_COULEUR_PERD = "rouge_gagne_couleur_perd"
    ROUGE_PERD_ET_COULEUR = "rouge_perd_et_couleur"
    ROUGE_PERD_COULEUR_GAGNE = "rouge_perd_couleur_gagne"
    APRES = "apres"
    REFAIT = "refait"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class CardsBurnt(Event):
    """`count` cards went face down to the talon."""

    count: int


@dataclass(frozen=True, slots=True)
class BetLaid(Event):
    """`stake` went from the purse to `on`, and `premium` with it where the stake was insured."""

    seat: str
    on: Spot
    stake: int
    premium: int


@dataclass(frozen=True, slots=True)
class Insured(Event):
    """A premium was laid beside the stake."""

    seat: str
    on: Spot
    premium: int


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """Money came back to the purse: from the winnings, from the stake, from the premium."""

    seat: str
    on: Spot
    won: int
    stake: int
    premium: int


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A card was laid at the end of `row`; `total` is the row's sum with it."""

    row: Row
    card: Card
    total: int


@dataclass(frozen=True, slots=True)
class StopCardShown(Event):
    """The red stop card is the next: the coup is void."""


@dataclass(frozen=True, slots=True)
class PremiumTaken(Event):
    """The bank took the insurance premium; the stake was safe."""

    seat: str
    on: Spot
    amount: int


@dataclass(frozen=True, slots=True)
class CoupEnded(Event):
    """The coup is over. `first_red` is None when no card was dealt."""

    number: int
    outcome: Outcome
    noir: int
    rouge: int
    first_red: bool | None
