"""How тридцать одно stands: the person's cards, the company, the bank, what the round brought."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING

from casino_qt.reading.announcing import sentence
from casino_qt.rules.cards import Card
from casino_qt.rules.trente_et_un.actions import YOU
from casino_qt.scenes.trente_et_un import words
from casino_qt.windows.standing.standing import Lies, Standing

if TYPE_CHECKING:
    from casino_qt.windows.at_table.trente_et_un_page import TrenteEtUnPage


class TrenteEtUnStanding(Standing):
    """Of one page."""

    page: TrenteEtUnPage

    def __init__(self, page: TrenteEtUnPage) -> None:
        super().__init__(page)
        self._read: tuple[int, tuple[Card, ...]] = (0, ())
        """The person's cards as they were told last, and in which round of the table."""

    def seen(self) -> Sequence[str]:
        """One's own cards as far as one has looked, the others, the pack, what was agreed."""
        scene, now = self.page.scene, self.page.scene.told
        others = [words.guest(now, seat) for seat in now.seats if seat != YOU]
        bank = [words.bank_now(now.banker)]
        return [
            words.own_hand(now.hand(YOU), scene.sees_own),
            *bank,
            *others,
            words.pack(now),
            words.agreed(now),
        ]

    def lies(self) -> Mapping[Hashable, Lies]:
        """Nothing that was laid by hand: the tokens are agreed, and stand with purse and play."""
        return {}

    def decided(self) -> Hashable:
        """The round that is over."""
        record = self.page.controller.table.last
        return None if record is None else (record.talia, record.number)

    def result(self) -> str:
        """The purse: what the round brought stands on the banner, and is told with the calls."""
        return self.money()

    def news(self) -> str:
        """The person's cards where nobody asks about them: a dealt 31, the card that was too much."""
        held = self.page.scene.told.hand(YOU)
        if not held.opened or self._with_round(held.cards) == self._read:
            return ""
        self._read = self._with_round(held.cards)
        return sentence(words.own_hand(held, seen=True))

    def question(self) -> str:
        """The person's cards when it is his turn."""
        if not self.page.controller.asked:
            return ""
        held, seen = self.page.scene.told.hand(YOU), self.page.scene.sees_own
        if seen:
            self._read = self._with_round(held.cards)
        return sentence(words.own_hand(held, seen))

    def _with_round(self, cards: tuple[Card, ...]) -> tuple[int, tuple[Card, ...]]:
        """Cards that lie there, and the round they were dealt in."""
        return self.page.controller.table.rounds + self.page.scene.told.on, cards
