"""What the kills of a run met with: fates, moments, journal actions by kind, and what the rules made of them.

Each test that kills notes its part on its own report; `tests/conftest.py` adds the parts up, whichever
process they come from, and says the sums at the end of the run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from casino_qt.rules.cloth_events import Freed, Imprisoned, Lost
from casino_qt.rules.events import Event, Said
from casino_qt.rules.table import YOU
from tests.tables.oracle import Committed

_LOCKING = ("zero", "refait")
"""The calls of what imprisons; a third one takes what is locked twice."""


class Tally:
    """Counts under headings; `parts` is what goes onto a test's report."""

    def __init__(self, of: str) -> None:
        self._of = of
        self._counts: dict[str, Counter[str]] = {}

    def note(self, heading: str, what: str, times: int = 1) -> None:
        """`what` was met `times` more."""
        if times:
            self._counts.setdefault(heading, Counter())[what] += times

    def add(self, other: Tally) -> None:
        """All that another one counted."""
        for heading, counts in other._counts.items():
            self._counts.setdefault(heading, Counter()).update(counts)

    def parts(self) -> dict[str, dict[str, int]]:
        """The counts by heading, each heading with the kind of kills it belongs to."""
        return {f"{self._of}: {heading}": dict(counts) for heading, counts in self._counts.items()}

    def life(self, before: Mapping[str, Committed], after: Mapping[str, Committed]) -> None:
        """Count what one life left in the journals; every bit of it has been replayed by the judge.

        Under "last in the journal" stands what had been durable for the shortest time when the kill came.
        """
        for game, sitting in after.items():
            known = before.get(game)
            same = known is not None and known.session == sitting.session
            old = len(known.actions) if known is not None and same else 0
            new = sitting.actions[old:]
            for action in new:
                self.note(f"in the journal of {game}", _kind(action))
            own = [action for action in new if "by" not in action and action["do"] != "purse"]
            if own:
                self.note(f"last in the journal of {game}", own[-1]["do"])
            told: list[tuple[Event, ...]] = []
            sitting.table(told)
            for events in told[old:]:
                for fate in filter(None, (_prison(event, events) for event in events)):
                    self.note(f"in the prison of {game}", fate)


def _kind(action: Mapping[str, Any]) -> str:
    return f"{action['do']} of another guest" if "by" in action else str(action["do"])


def _prison(event: Event, events: tuple[Event, ...]) -> str:
    """What happened to a prisoner of the person; empty for everything else."""
    match event:
        case Imprisoned(seat=seat, level=1) if seat == YOU:
            return "locked"
        case Imprisoned(seat=seat, level=2) if seat == YOU:
            return "locked twice"
        case Freed(seat=seat, level=1) if seat == YOU:
            return "freed"
        case Freed(seat=seat, level=2) if seat == YOU:
            return "freed to the first lock"
        case Lost(seat=seat) if seat == YOU and event.imprisoned:
            again = any(isinstance(other, Said) and other.call in _LOCKING for other in events)
            return "lost when it came a third time" if again else "lost"
    return ""
