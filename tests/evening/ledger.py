"""What the books say, read from the raw file while the program plays on."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from casino_qt.bank.ledger import table_account
from casino_qt.tables.trente_et_quarante_sitting import GAME
from tests.tables.oracle import Committed, committed


class Books(NamedTuple):
    """Purse and cloth in centimes, and how many coups of the open sitting are booked."""

    purse: int
    in_play: int
    rounds: int
    actions: list[dict[str, object]]


def books(path: Path) -> Books:
    """Read the books; they balance, and the replay of the journal gives the same money."""
    found = committed(path)
    assert found is not None
    return of(found)


def of(found: Committed) -> Books:
    """The same from what was read already."""
    table = found.table()
    assert table.purse() == found.balances["purse"]
    assert table.on_table() == found.balances.get(table_account(GAME), 0)
    return Books(table.purse(), table.on_table(), len(found.rounds), found.actions)
