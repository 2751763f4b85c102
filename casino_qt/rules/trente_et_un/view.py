"""What somebody at the table sees: the own cards, what lies open, how many cards lie face down. No more."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from casino_qt.rules.cards import Card, packs
from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.rules.trente_et_un.hands import best_total, is_soft
from casino_qt.rules.trente_et_un.table import Table


@dataclass(frozen=True, slots=True)
class Other:
    """Another seat as it is seen: how many cards lie there, and which, where they lie open.

    `out`: settled before the banker plays.
    """

    seat: str
    count: int
    shown: tuple[Card, ...]
    out: bool


@dataclass(frozen=True, slots=True)
class View:
    """The table as `seat` sees it in a round. Two are equal when that person could not tell them apart.

    `others` are in the order they were dealt to. `rounds` have ended before this one; the last of them
    brought the seat `last_result` tokens.
    """

    agreement: Agreement
    seat: str
    banker: str
    cards: tuple[Card, ...]
    others: tuple[Other, ...]
    rounds: int
    cards_left: int
    last_result: int

    @property
    def total(self) -> int:
        """The best total of the own cards."""
        return best_total(self.cards)

    @property
    def soft(self) -> bool:
        """Whether an ace counts eleven in it."""
        return is_soft(self.cards)

    @property
    def banks(self) -> bool:
        """Whether the seat holds the bank."""
        return self.seat == self.banker

    def seen(self) -> tuple[Card, ...]:
        """Every card that is known in this round."""
        return self.cards + tuple(card for other in self.others for card in other.shown)

    def unseen(self) -> Counter[Card]:
        """All other cards of the packs: each may be the next."""
        return Counter(packs(self.agreement.packs)) - Counter(self.seen())


def view_of(table: Table, seat: str) -> View:
    """What `seat` sees of the table."""
    others = []
    for other in table.order:
        if other != seat:
            hand = table.hand(other)
            others.append(Other(other, len(hand.cards), hand.cards if hand.opened else (), hand.out))
    last = table.last
    return View(
        table.agreement,
        seat,
        table.banker,
        table.hand(seat).cards,
        tuple(others),
        table.rounds,
        table.cards_left,
        last.result(seat) if last else 0,
    )
