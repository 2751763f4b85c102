"""The cashier: cash for chips and back, chips for other chips, the day's allowance, a purse for who is broke.

The ledger keeps two accounts for the person, cash and the purse of chips; tables play with the purse alone.
Of which pieces the purse is made up is counted here at each exchange (`chips.settled` tells the rule). Chips
for other chips of the same worth move no money and are no entry; all else is one, in one transaction with the
count. Amounts are centimes.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from casino_qt.bank import ledger
from casino_qt.bank.chips import DENOMINATIONS, FRANC, Heap, fewest, heap_worth, settled
from casino_qt.bank.profile import OPENING_PURSE, Profile

ALLOWANCE = 100_000
"""What whoever asks for it is given in cash once per calendar day: 1 000 francs."""


class Why(StrEnum):
    """Why the cashier shakes the head; nothing has moved."""

    NO_SUCH_CHIPS = "no_such_chips"
    NO_CASH = "no_cash"
    NOTHING = "nothing"
    SMALLEST = "smallest"
    LARGEST = "largest"
    TOO_FEW = "too_few"
    IN_FEWEST = "in_fewest"
    TAKEN = "taken"
    NOT_BROKE = "not_broke"


class CashierRefuses(ValueError):
    """What was asked for is not done: `why`."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.value)
        self.why = why


@dataclass(frozen=True, slots=True)
class Till:
    """What is the person's at the counter: cash, the pieces of the purse, and coins below a franc."""

    cash: int
    heap: dict[int, int]
    coins: int

    @property
    def purse(self) -> int:
        """All that tables play with."""
        return heap_worth(self.heap) + self.coins


@dataclass(frozen=True, slots=True)
class Errand:
    """An entry that no table made: advance, allowance, purchase or sale, of `amount` (more than 0)."""

    at: str
    kind: str
    amount: int


@dataclass(frozen=True, slots=True)
class Given:
    """What the house has given so far: how many purses and allowances, and how much in each."""

    purses: int
    advanced: int
    allowances: int
    allowed: int


class Cashier:
    """Serves the owner of `profile`. Every method may raise ProfileError; then nothing has moved."""

    def __init__(self, profile: Profile) -> None:
        self.profile = profile

    # -- what there is -------------------------------------------------------------------------------

    def till(self) -> Till:
        """Cash and purse as they are now."""
        purse = self.profile.purse()
        heap = settled(self.profile.counted(), purse)
        return Till(self.profile.balance(ledger.CASH), heap, purse % FRANC)

    def owned(self) -> int:
        """All that is the person's: cash, purse, and what lies on the tables."""
        return sum(
            amount
            for account, amount in self.profile.balances().items()
            if account in (ledger.CASH, ledger.PURSE) or account.startswith(ledger.table_account(""))
        )

    def given(self) -> Given:
        """What came from the house and was not won, by the books."""
        sums = self.profile.sums_of_errands()
        return Given(*sums.get("advance", (0, 0)), *sums.get("allowance", (0, 0)))

    def errands(self, limit: int) -> list[Errand]:
        """The newest entries that no table made, newest first."""
        return [Errand(*row) for row in self.profile.errands(limit)]

    # -- chips ---------------------------------------------------------------------------------------

    def exchange(self, given: Heap, wanted: Heap, coins: int = 0) -> int:
        """Take `given` pieces and `coins` out of the purse for `wanted` ones; the difference is cash.

        Returns what the cash gained. Raises CashierRefuses.
        """
        with self.profile.transaction():
            till = self.till()
            heap = Counter(till.heap)
            heap.subtract(given)
            if any(count < 0 for count in heap.values()) or not 0 <= coins <= till.coins:
                raise CashierRefuses(Why.NO_SUCH_CHIPS)
            gained = heap_worth(given) + coins - heap_worth(wanted)
            if till.cash + gained < 0:
                raise CashierRefuses(Why.NO_CASH)
            heap.update(wanted)
            if gained:
                self.profile.exchange(gained)
            self.profile.count_purse(heap)
        return gained

    def buy(self, value: int, count: int = 1) -> int:
        """Chips of `value` for cash, `count` of them or as many as the cash pays; how many."""
        count = min(count, self.till().cash // value)
        if count < 1:
            raise CashierRefuses(Why.NO_CASH)
        self.exchange({}, {value: count})
        return count

    def buy_all(self) -> int:
        """Chips for all the cash, the fewest there are; what they are worth."""
        wanted = fewest(self.till().cash)
        if not wanted:
            raise CashierRefuses(Why.NO_CASH)
        return -self.exchange({}, wanted)

    def sell(self, value: int, count: int = 1) -> int:
        """Chips of `value` out of the purse, `count` or as many as there are; how many."""
        count = min(count, self.till().heap.get(value, 0))
        if count < 1:
            raise CashierRefuses(Why.NO_SUCH_CHIPS)
        self.exchange({value: count}, {})
        return count

    def sell_all(self) -> int:
        """The whole purse, coins and all; what it brought."""
        till = self.till()
        if not till.purse:
            raise CashierRefuses(Why.NO_SUCH_CHIPS)
        return self.exchange(till.heap, {}, till.coins)

    def change(self, value: int, into: int, count: int = 1) -> tuple[int, int]:
        """Pieces of `value` for pieces of `into`; how many were given, and how many taken.

        Down: `count` of them, or as many as there are. Up: for `count` larger ones, or as many as come out.
        """
        if value == into:
            raise CashierRefuses(Why.NOTHING)
        held = self.till().heap.get(value, 0)
        if not held:
            raise CashierRefuses(Why.NO_SUCH_CHIPS)
        if into < value:
            given = min(count, held)
            taken = given * (value // into)
        else:
            taken = min(count, held * value // into)
            given = taken * (into // value)
        if not taken:
            raise CashierRefuses(Why.TOO_FEW)
        self.exchange({value: given}, {into: taken})
        return given, taken

    def change_down(self, value: int, count: int = 1) -> tuple[int, int]:
        """Pieces of `value` for the next smaller ones."""
        if value == DENOMINATIONS[0]:
            raise CashierRefuses(Why.SMALLEST)
        return self.change(value, DENOMINATIONS[DENOMINATIONS.index(value) - 1], count)

    def change_up(self, value: int, count: int = 1) -> tuple[int, int]:
        """Pieces of `value` for the next larger ones."""
        if value == DENOMINATIONS[-1]:
            raise CashierRefuses(Why.LARGEST)
        return self.change(value, DENOMINATIONS[DENOMINATIONS.index(value) + 1], count)

    def colour_up(self) -> tuple[int, int]:
        """The whole purse for the fewest pieces of the same worth; how many there were, and are."""
        heap = self.till().heap
        few = fewest(heap_worth(heap))
        if heap == few:
            raise CashierRefuses(Why.IN_FEWEST)
        self.exchange(heap, few)
        return sum(heap.values()), sum(few.values())

    # -- what the house gives ------------------------------------------------------------------------

    def may_have_allowance(self, today: date) -> bool:
        """Whether the allowance of `today` is still there to be taken."""
        return not self.profile.allowed(today.isoformat())

    def take_allowance(self, today: date) -> None:
        """The day's allowance, in cash; once for each calendar day, whatever the clock does."""
        if not self.may_have_allowance(today):
            raise CashierRefuses(Why.TAKEN)
        self.profile.allow(ALLOWANCE, today.isoformat())

    def broke(self, least: int) -> bool:
        """Whether all that the person has cannot make a bet of `least`."""
        return self.owned() < least

    def new_purse(self, least: int) -> None:
        """Another purse of chips, only for who is `broke`."""
        if not self.broke(least):
            raise CashierRefuses(Why.NOT_BROKE)
        self.profile.advance(OPENING_PURSE)
