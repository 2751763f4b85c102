"""What the person wishes to agree at тридцать одно: the settings of the table as one thing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from casino_qt.rules.table import YOU
from casino_qt.rules.trente_et_un.agreement import RESULT, Agreement
from casino_qt.rules.trente_et_un.options import Rules
from casino_qt.tables.trente_et_un_guests.party import agreement_for


@dataclass(frozen=True, slots=True)
class Wish:
    """`guests` besides the person, `token` in centimes, `natural` and `packs` as in the house options.

    `bank` is "rotates", "yours" or "guest": whether it goes round, or who keeps it.
    """

    guests: int
    token: int
    natural: int
    bank: str
    packs: int

    @staticmethod
    def from_json(chosen: Mapping[str, Any]) -> Wish:
        """From the settings, by their names in the row of the door."""
        return Wish(**chosen)

    @property
    def agreement(self) -> Agreement:
        """What everybody agrees to. Raises ValueError for what cannot be agreed."""
        bank = "rotates" if self.bank == "rotates" else "fixed"
        rules = Rules.from_json({"natural": self.natural, "bank": bank, "packs": self.packs})
        agreed = agreement_for(self.guests, self.token, rules)
        return replace(agreed, banker=YOU) if self.bank == "yours" else agreed

    @property
    def min(self) -> int:
        """What a hand is played for, in centimes: what the door shows first."""
        return RESULT * self.token

    @property
    def max(self) -> int:
        """The price of a dealt 31, in centimes."""
        return self.natural * self.token
