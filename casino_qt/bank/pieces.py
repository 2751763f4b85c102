"""How the purse was made up when the cashier counted it last, and which days' allowances were taken."""

from __future__ import annotations

from casino_qt.bank.chips import Heap
from casino_qt.bank.storage import Store, errors_of, moment

_ERRAND = "kind NOT IN ('play', 'withdrawal')"
"""Word for word the condition of their index."""


class PurseCount(Store):
    """The part of a profile that knows pieces. Tables know amounts only, and make change as they pay.

    The count is of the cashier's last visitor; what tables have done to the purse since is found by comparing
    it with the ledger (`chips.settled`).
    """

    def counted(self) -> dict[int, int]:
        """The pieces of the purse when the cashier counted them last; nothing before the first time."""
        with errors_of(self.path):
            return dict(self._db.execute("SELECT value, count FROM pieces ORDER BY value"))

    def count_purse(self, heap: Heap) -> None:
        """Write down what the purse is made up of now."""
        with self.transaction():
            self._db.execute("DELETE FROM pieces")
            self._db.executemany(
                "INSERT INTO pieces VALUES (?, ?)", [(value, count) for value, count in heap.items() if count]
            )

    def allowed(self, day: str) -> bool:
        """Whether the allowance of `day` (ISO date) has been taken."""
        with errors_of(self.path):
            found = self._db.execute("SELECT 1 FROM allowances WHERE day = ?", (day,)).fetchone()
        return found is not None

    def errands(self, limit: int) -> list[tuple[str, str, int]]:
        """Moment, kind and amount of the newest entries that no table made, newest first."""
        with errors_of(self.path):
            rows = self._db.execute(
                f"""SELECT at, kind, (SELECT SUM(amount) FROM transfers WHERE entry = entries.id)
                    FROM entries WHERE {_ERRAND} ORDER BY id DESC LIMIT ?""",
                (limit,),
            ).fetchall()
        return [(moment(self.path, at), kind, amount) for at, kind, amount in rows]

    def sums_of_errands(self) -> dict[str, tuple[int, int]]:
        """How many entries of each kind no table made, and how much they moved, in centimes."""
        with errors_of(self.path):
            rows = self._db.execute(
                f"""SELECT kind, COUNT(*), SUM((SELECT SUM(amount) FROM transfers WHERE entry = entries.id))
                    FROM entries WHERE {_ERRAND} GROUP BY kind"""
            ).fetchall()
        return {kind: (count, amount) for kind, count, amount in rows}
