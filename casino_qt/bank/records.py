"""What the bank hands out: sessions, round records, entries of the ledger. Amounts in centimes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

Json = dict[str, object]
"""One action in table-script notation, or one rules object."""

Posting = tuple[str, int]
"""Account and amount: what it gains, or loses when negative."""


@dataclass(frozen=True, slots=True)
class Session:
    """One sitting at one table. With `seed`, `rules` and `purse` its `actions` replay it exactly.

    `purse` is what the person sat down with, `since` the last entry of the ledger at that moment.
    """

    id: int
    game: str
    rules: Json
    seed: str
    purse: int
    actions: Sequence[Json] = ()
    since: int = 0


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """One finished round, kept for history and statistics.

    `rules` is the whole rules object, `seal` the SHA-256 of the seed, `cards` what was dealt by row or hand,
    `stakes` what lay where when the round began, `net` what the round brought the person, `balance` what the
    person owns after it (purse and table), `at` the time in UTC, set by the bank.
    """

    number: int
    rules: Json
    seal: str
    cards: Mapping[str, object]
    outcome: str
    stakes: Mapping[str, object]
    net: int
    balance: int
    at: str = ""
    session: int = 0


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the ledger: its postings sum to zero."""

    id: int
    at: str
    kind: str
    session: int | None
    postings: tuple[Posting, ...] = field(default=())
