"""A hundred thousand rounds from seeds, two to nine seats: no token, card or bank is ever lost."""

from __future__ import annotations

from collections import Counter

import pytest

from casino_qt.rules.cards import Card, packs
from casino_qt.rules.chance import SeededChance
from casino_qt.rules.events import Event
from casino_qt.rules.trente_et_un.actions import Deal, Draw, Stand
from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.rules.trente_et_un.events import (
    BankPassed,
    CardDealt,
    CardDrawn,
    PackRanOut,
    PackShuffled,
    RoundEnded,
    TaliaEnded,
    TokensPaid,
)
from casino_qt.rules.trente_et_un.options import Rules
from casino_qt.rules.trente_et_un.table import Table

ROUNDS = 100_000
PURSE = 10**9
TABLES = [(seats, bank) for seats in range(2, 10) for bank in ("rotates", "fixed")]
ROUNDS_EACH = -(-ROUNDS // len(TABLES))


class Watcher:
    """Counts what it sees, as a spectator with a good memory would."""

    def __init__(self, agreement: Agreement) -> None:
        self.agreement = agreement
        self.pack = Counter(packs(agreement.packs))
        self.bankers = {agreement.banker}
        self.ran_out = self.talias = 0
        self._pack: list[Card] = []  # what this pack has dealt, without what was shuffled again
        self._round: list[Card] = []

    def see(self, events: tuple[Event, ...]) -> None:
        for event in events:
            match event:
                case CardDealt(card=card) | CardDrawn(card=card):
                    self._pack.append(card)
                    self._round.append(card)
                case PackRanOut(count):
                    assert Counter(self._pack) == self.pack  # all of it was seen
                    assert count == len(self._pack) - len(self._round)
                    self._pack = list(self._round)
                    self.ran_out += 1
                case RoundEnded(results=results):
                    assert sum(tokens for _, tokens in results) == 0
                    self._round.clear()
                case TokensPaid(payer, payee, tokens, centimes):
                    assert payer != payee
                    assert centimes == tokens * self.agreement.token > 0
                case TaliaEnded():
                    self.talias += 1
                case BankPassed(taker=taker):
                    self.bankers.add(taker)
                case PackShuffled():
                    assert Counter(self._pack) <= self.pack
                    self._pack.clear()

    def out(self) -> int:
        """Cards out of the pack."""
        return len(self._pack)


@pytest.mark.parametrize(("seats", "bank"), TABLES)
def test_rounds_without_number(seats: int, bank: str) -> None:
    names = ("you", *(f"guest {number}" for number in range(1, seats)))
    rules = Rules.from_json({"bank": bank, "packs": (seats + len(bank)) % 3 + 1, "natural": 2 + seats % 9})
    agreement = Agreement(names, names[seats // 2], 100, rules)
    table = Table(agreement, SeededChance(f"31{seats}{len(bank)}"), PURSE)
    watcher = Watcher(agreement)
    least = {name: 20 + place for place, name in enumerate(names)}  # from timid to mad
    while table.rounds < ROUNDS_EACH:
        watcher.see(table.apply(Deal()))
        if table.rounds % 100 == 0:
            assert all(table.hand(name).total <= 31 for name in names)
        while (seat := table.to_act) is not None:
            draws = table.hand(seat).total < least[seat] and Draw(seat) in table.legal(seat)
            watcher.see(table.apply(Draw(seat) if draws else Stand(seat)))
        assert table.last is not None
        assert all(len(hand.cards) > 3 or hand.total <= 31 for _, hand in table.last.hands)
        if not table.last.talia_over:
            assert watcher.out() + table.cards_left == agreement.pack_size
    assert table.sums_to_zero()
    assert sum(table.purse(name) for name in names) == seats * PURSE
    assert watcher.talias == table.talia - 1 > 0
    assert watcher.bankers == (set(names) if bank == "rotates" else {agreement.banker})
    if seats in (2, 9) and rules.packs == 1:
        assert watcher.ran_out > 0
