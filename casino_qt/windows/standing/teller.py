"""Tells who listens what happens at a table: what was laid, what a round brought, what is asked.

The calls themselves are told by the scene as they are called. Nothing is told twice, and nothing before it
has been seen: what a round brought is said when it has been told on the table.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QAccessible

from casino_qt.money_text import francs
from casino_qt.reading.announcing import announce
from casino_qt.windows.standing.plate import StandingPlate
from casino_qt.windows.standing.standing import NAMED, Lies, Standing, amount_of

if TYPE_CHECKING:
    from casino_qt.windows.table_page import TablePage


class Teller(QObject):
    """One for a page, from when the person has sat down."""

    def __init__(self, page: TablePage, standing: Standing) -> None:
        super().__init__(page)
        self.page = page
        self.standing = standing
        self.plate = StandingPlate(page)
        self._decided: Hashable = None
        self._asked = ""
        self._lay: Mapping[Hashable, Lies] = {}
        self._call = ""
        self._result = ""
        # After what is called in the same moment: a round that is skipped is told in the order of its calls.
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(0)
        self._end.timeout.connect(self._tell_end)

    def begin(self) -> None:
        """From now on; what lies there already is no news."""
        page = self.page
        self._decided = self.standing.decided()
        self._lay = self.standing.lies()
        page.scene.spoken.connect(self._called)
        page.scene.busy_changed.connect(self._busy_changed)
        for changed in (page.controller.happened, page.controller.restored):
            changed.connect(self._changed)

    # -- on demand -----------------------------------------------------------------------------------------

    def show(self) -> None:
        """The key: say how things stand and show it; once more: take it away."""
        if self.plate.isVisible():
            self.plate.hide()
            return
        self.plate.tell(self.standing.told, self.page.scale())
        announce(self.page, self.standing.told().aloud(), urgent=True)

    def again(self) -> None:
        """The other key: the last call and the last result once more."""
        last = " ".join(part for part in (self._call, self._result) if part)
        self.page.tell(last or QCoreApplication.translate("Standing", "Nothing has been said yet."))

    # -- by itself -----------------------------------------------------------------------------------------

    def _called(self, words: str) -> None:
        self._call = words

    def _changed(self, *_: object) -> None:
        self.plate.hide()
        if not self.page.controller.showing:
            self._tell_laid()
            self._end.start()

    def _busy_changed(self, busy: bool) -> None:
        self.plate.hide()
        if not busy:
            self._tell_added()
            self._end.start()

    def _tell_added(self) -> None:
        """What was put on a place while the table was busy, before anything is decided: insured, doubled."""
        before, self._lay = self._lay, self.standing.lies()
        if self.standing.decided() == self._decided:
            added = [
                amount_of(one.name, one.words)
                for key, one in self._lay.items()
                if one.centimes > (before[key].centimes if key in before else 0)
            ]
            announce(self.page, " ".join(added))

    def _tell_laid(self) -> None:
        """What lies elsewhere, or otherwise, than before; what a round has moved is told as its result."""
        before, self._lay = self._lay, self.standing.lies()
        if not QAccessible.isActive() or self.standing.decided() != self._decided:
            return
        changed = [
            (one.name, now)
            for key, one in {**before, **self._lay}.items()
            if (now := self._lay[key].centimes if key in self._lay else 0)
            != (before[key].centimes if key in before else 0)
        ]
        if len(changed) > NAMED:
            whole = sum(one.centimes for one in self._lay.values())
            announce(self.page, amount_of(self.page.bankroll.names()[1], francs(whole)))
        elif changed:
            announce(self.page, " ".join(amount_of(name, francs(amount)) for name, amount in changed))

    def _tell_end(self) -> None:
        """What a round that is over brought, and what is asked now."""
        if self.page.controller.showing:
            return  # more is being told already; its end comes
        told = []
        decided = self.standing.decided()
        if decided != self._decided:
            self._decided = decided
            self._result = self.standing.result()
            told.append(self._result)
        asked = self.standing.question()
        if asked != self._asked:
            self._asked = asked
            told.append(f"{asked} {self.standing.may()}." if asked else "")
        announce(self.page, " ".join(part for part in told if part))
