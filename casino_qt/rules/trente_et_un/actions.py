"""What may be done at the table. Seats are named; the person is `you`."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.table import YOU as YOU


@dataclass(frozen=True, slots=True)
class Deal:
    """The banker deals three cards to everyone: a new round begins."""


@dataclass(frozen=True, slots=True)
class Draw:
    """One more card for the seat whose turn it is."""

    by: str = YOU


@dataclass(frozen=True, slots=True)
class Stand:
    """No more cards; of the banker: he goes on his, and all is opened."""

    by: str = YOU


Action = Deal | Draw | Stand
