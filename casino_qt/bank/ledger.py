"""Double entry: how postings are checked and turned into transfers. Arithmetic; the profile writes them down.

An entry arrives as postings (account, amount) that must sum to zero, and is booked as transfers, each taking
an amount from one account and giving the same to another. A book of transfers cannot be out of balance.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from casino_qt.bank.records import Posting

PURSE = "purse"
CASH = "cash"
HOUSE = "house"
WORLD = "world"
"""The last two alone may stand below zero, as the schema checks: the bank, and the world money comes from."""

LARGEST = 10**15
"""No single posting is larger, in centimes: far above any purse, far below what the file can hold."""


class LedgerError(ValueError):
    """An entry that may not be booked; the books are as before."""


class Overdrawn(LedgerError):
    """An entry that would take more from an account than it holds."""


class Transfer(NamedTuple):
    """`amount` (more than 0) goes from `source` to `target`."""

    source: str
    target: str
    amount: int


def table_account(game: str) -> str:
    """The account of what lies on the table of `game`."""
    return "table:" + game


def net(postings: Iterable[Posting]) -> dict[str, int]:
    """What each account gains, accounts that gain nothing left out."""
    sums: dict[str, int] = {}
    for account, amount in postings:
        if type(amount) is not int or abs(amount) > LARGEST:
            raise LedgerError(f"{amount!r} is not a whole number of centimes")
        if not account:
            raise LedgerError("a posting needs an account")
        sums[account] = sums.get(account, 0) + amount
    return {account: amount for account, amount in sums.items() if amount}


def transfers(postings: Iterable[Posting]) -> list[Transfer]:
    """The transfers that book `postings`; raises LedgerError when they do not sum to zero."""
    sums = net(postings)
    if sum(sums.values()):
        raise LedgerError(f"postings sum to {sum(sums.values())}, not to zero")
    moves: list[Transfer] = []
    takers = [(account, amount) for account, amount in sorted(sums.items()) if amount > 0]
    for source, amount in sorted(sums.items()):
        owed = -amount
        while owed > 0:
            target, due = takers.pop(0)
            paid = min(owed, due)
            moves.append(Transfer(source, target, paid))
            owed -= paid
            if paid < due:
                takers.insert(0, (target, due - paid))
    return moves
