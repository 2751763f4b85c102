"""Exchanges at the counter without end: `python -m tests.bank.exchanging PROFILE SEED`; one line for each."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import date, timedelta
from functools import partial
from pathlib import Path

from casino_qt.bank.cashier import Cashier, CashierRefuses
from casino_qt.bank.chips import DENOMINATIONS
from casino_qt.bank.profile import Profile


def any_errand(dice: random.Random, cashier: Cashier) -> Callable[[], object]:
    """What somebody might ask for next, sensible or not."""
    value, other = dice.choice(DENOMINATIONS), dice.choice(DENOMINATIONS)
    count = dice.choice([1, 5, 20, 10**6])
    day = date(2026, 11, 28) + timedelta(dice.randrange(5))
    asked: list[Callable[[], object]] = [
        partial(cashier.buy, value, count),
        partial(cashier.sell, value, count),
        partial(cashier.change, value, other, count),
        partial(cashier.change_up, value, count),
        partial(cashier.change_down, value, count),
        cashier.colour_up,
        cashier.buy_all,
        cashier.sell_all,
        partial(cashier.take_allowance, day),
        partial(cashier.new_purse, 500),
    ]
    return dice.choice(asked)


def stand(cashier: Cashier) -> str:
    """All that the counter knows, in one line."""
    till = cashier.till()
    return json.dumps([till.cash, till.coins, sorted(till.heap.items()), cashier.profile.balances()])


def errands(cashier: Cashier, dice: random.Random) -> Iterator[str]:
    """One errand after another; how it stands after each."""
    while True:
        with suppress(CashierRefuses):  # chance may ask for what is refused
            any_errand(dice, cashier)()
        yield stand(cashier)


def main(path: Path, seed: int) -> None:
    """Until somebody kills it."""
    for line in errands(Cashier(Profile.open(path)), random.Random(seed)):
        print(line, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
