"""What a sitting's journal knows besides actions: money that came into a purse, or left it, elsewhere.

The person has one purse for every table. What another table, or an advance, does to it while a sitting is
open is found in the ledger: entries after the sitting began that are not its own. When the person sits down
again the difference is journalled as one of these changes, with the number of the last entry it answers for;
the replay changes the purse at the same point and compares each change with those entries.

For a guest the change is what he brings from the cashier; the ledger is the person's and knows nothing of it.

A table script has no word for it, and needs none: a purse decides nothing but whether a stake can be laid. A
sitting is therefore written with a purse from which every seat could lay all it laid (`exporting.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.bank.records import Json
from casino_qt.rules.action_json import seat, write_seat
from casino_qt.rules.table import YOU

_DO = "purse"


@dataclass(frozen=True, slots=True)
class PurseChange:
    """The purse of `by` changed by `change` centimes; for the person, as the ledger up to `entry` tells."""

    change: int
    by: str = YOU
    entry: int = 0

    def to_json(self) -> Json:
        """For the journal."""
        entry: Json = {} if self.by != YOU else {"entry": self.entry}
        return {"do": _DO, "change": self.change} | entry | write_seat(self.by)


def is_purse_change(entry: Json) -> bool:
    """Whether an entry of the journal is a change of a purse, and no action."""
    return entry.get("do") == _DO


def read_purse_change(obj: Json) -> PurseChange:
    """A change from the journal. Raises ValueError for anything that is none."""
    by = seat(obj)
    keys = {"do", "change"} | ({"entry"} if by == YOU else {"by"})
    numbers = [obj.get("change"), obj.get("entry", 0)]
    change, entry = (number for number in numbers if type(number) is int)
    if obj.keys() != keys or not change or entry < 0:
        raise ValueError(f"no change of a purse: {obj}")
    return PurseChange(change, by, entry)
