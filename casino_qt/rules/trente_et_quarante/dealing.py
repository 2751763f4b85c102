"""From a shoe to two rows and a verdict (house rules, section 1: coup, couleur, stop card)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from casino_qt.rules.cards import Card
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.events import Outcome
from casino_qt.rules.trente_et_quarante.records import RowRecord

PACKS = 6
SHOE_SIZE = 312
BURNT = 5
BEHIND_STOP = 5  # the red stop card stands before so many
ROW_ENDS_ABOVE = 30
REFAIT_TOTAL = 31

NO_ROW = RowRecord((), 0)

WINNERS: dict[Outcome, frozenset[Spot]] = {
    Outcome.ROUGE_GAGNE_ET_COULEUR: frozenset({Spot.ROUGE, Spot.COULEUR}),
    Outcome.ROUGE_GAGNE_COULEUR_PERD: frozenset({Spot.ROUGE, Spot.INVERSE}),
    Outcome.ROUGE_PERD_ET_COULEUR: frozenset({Spot.NOIR, Spot.INVERSE}),
    Outcome.ROUGE_PERD_COULEUR_GAGNE: frozenset({Spot.NOIR, Spot.COULEUR}),
}


@dataclass(frozen=True, slots=True)
class Dealt:
    """Two rows as far as the cards went; `complete` is False when they ended too early."""

    noir: RowRecord
    rouge: RowRecord
    complete: bool

    @property
    def noir_complete(self) -> bool:
        """Whether the first row reached its end."""
        return self.noir.total > ROW_ENDS_ABOVE

    @property
    def count(self) -> int:
        """Cards dealt."""
        return len(self.noir.cards) + len(self.rouge.cards)


def units(total: int) -> int:
    """How a total is called: 31 is one, 40 is ten."""
    return total - ROW_ENDS_ABOVE


def _row(cards: Sequence[Card], start: int, end: int) -> RowRecord:
    total = 0
    at = start
    while at < end and total <= ROW_ENDS_ABOVE:
        total += cards[at].value
        at += 1
    return RowRecord(tuple(cards[start:at]), total)


def deal(cards: Sequence[Card], start: int, end: int) -> Dealt:
    """Deal both rows from `cards[start:end]`, Noir first."""
    noir = _row(cards, start, end)
    if noir.total <= ROW_ENDS_ABOVE:
        return Dealt(noir, NO_ROW, False)
    rouge = _row(cards, start + len(noir.cards), end)
    return Dealt(noir, rouge, rouge.total > ROW_ENDS_ABOVE)


def verdict(dealt: Dealt) -> Outcome:
    """How the coup ends: the lower total wins, the first card of all decides the colour."""
    if not dealt.complete:
        return Outcome.VOID
    noir, rouge = dealt.noir.total, dealt.rouge.total
    if noir == rouge:
        return Outcome.REFAIT if noir == REFAIT_TOTAL else Outcome.APRES
    first_red = dealt.noir.cards[0].red
    if rouge < noir:
        return Outcome.ROUGE_GAGNE_ET_COULEUR if first_red else Outcome.ROUGE_GAGNE_COULEUR_PERD
    return Outcome.ROUGE_PERD_ET_COULEUR if first_red else Outcome.ROUGE_PERD_COULEUR_GAGNE
