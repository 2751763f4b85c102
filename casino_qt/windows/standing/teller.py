"""Tells who listens what happens at a table: what was laid, what a round brought, what is asked.

The calls themselves are told by the scene as they are called. Nothing is told twice, and nothing before it
has been seen: what a round brought is said when it has been told on the table.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible

from casino_qt.money_text import francs
from casino_qt.reading.announcing import announce, sentence
from casino_qt.windows.kit.spoken import Spoken, said
from casino_qt.windows.standing.plate import StandingPlate
from casino_qt.windows.standing.standing import (
    NAMED,
    Lies,
    Standing,
    Told,
    amount_of,
    last_title,
    nothing_said,
)

if TYPE_CHECKING:
    from casino_qt.windows.at_table.table_page import TablePage

KEPT = 8  # things said last that can be had again


class Teller(QObject):
    """One for a page, from when the person has sat down."""

    def __init__(self, page: TablePage, standing: Standing) -> None:
        super().__init__(page)
        self.page = page
        self.standing = standing
        self.plate = StandingPlate(page, "anywhere.standing")
        self.last = StandingPlate(page, "anywhere.again", last_title)
        self._said: deque[Spoken] = deque(maxlen=KEPT)
        self._message: Spoken = ""
        self._decided: Hashable = None
        self._asked = ""
        self._lay: Mapping[Hashable, Lies] = {}
        self._call = ""
        self._result = ""
        self._laid: list[str] = []
        self._just_called = False
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

    def rest(self) -> str:
        """The person gets up: what the round brought that has been hurried by that; "" for nothing."""
        self._end.stop()
        if self.standing.decided() == self._decided:
            return ""
        return " ".join(part for part in (self.standing.news(), self.standing.result()) if part)

    # -- on demand -----------------------------------------------------------------------------------------

    def show(self) -> None:
        """The key: say how things stand and show it; once more: the rest of it, or take it away."""
        self.last.hide()
        if self.plate.isVisible():
            self.plate.turn()
            return
        self.plate.tell(self.standing.told, self.page.scale())
        announce(self.page, self.standing.told().aloud(), urgent=True)

    def again(self) -> None:
        """The other key: say what was said last, and show what was said before, the last thing first."""
        self.plate.hide()
        if self.last.isVisible():
            self.last.turn()
            return
        nothing = nothing_said()
        aloud = " ".join(sentence(part) for part in (said(self._message), self._call, self._result) if part)
        self.last.tell(
            lambda: Told(tuple(said(one) for one in reversed(self._said)) or (nothing_said(),), ()),
            self.page.scale(),
        )
        announce(self.page, aloud or nothing, urgent=True)

    def remember(self, text: Spoken) -> None:
        """A short thing is said on a plate: it can be had again."""
        if not self._said or said(self._said[-1]) != said(text):
            self._said.append(text)
        self._message = text

    def follow_page(self, k: float) -> None:
        """The page has another size: what is shown over it follows."""
        for plate in (self.plate, self.last):
            plate.follow_page(k)

    def keep_in_sight(self) -> None:
        """Another part of the page is seen."""
        for plate in (self.plate, self.last):
            plate.keep_in_sight()

    # -- by itself -----------------------------------------------------------------------------------------

    def _called(self, words: str) -> None:
        self._said.append(words)
        self._just_called = True
        if not self.page.scene.chatting:
            self._call, self._message = words, ""

    def _changed(self, *_: object) -> None:
        self._take_away()
        if not self.page.controller.showing:
            self._note_laid()
            self._end.start()

    def _take_away(self) -> None:
        """What the plates say is not so any more."""
        self.plate.hide()
        self.last.hide()

    def _busy_changed(self, busy: bool) -> None:
        self._take_away()
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

    def _note_laid(self) -> None:
        """What lies elsewhere, or otherwise, than before; what a round has moved is told as its result.

        It is told a moment later: the answer to a typed line interrupts, and comes first.
        """
        before, self._lay = self._lay, self.standing.lies()
        if not QAccessible.isActive() or self.standing.decided() != self._decided:
            return
        changed = [
            (one.name, self._lay[key].words if key in self._lay else francs(0))
            for key, one in {**before, **self._lay}.items()
            if (self._lay[key].centimes if key in self._lay else 0)
            != (before[key].centimes if key in before else 0)
        ]
        if len(changed) > NAMED:
            whole = sum(one.centimes for one in self._lay.values())
            self._laid.append(amount_of(self.page.bankroll.names()[1], francs(whole)))
        elif changed:
            self._laid.append(" ".join(amount_of(name, amount) for name, amount in changed))

    def _tell_end(self) -> None:
        """What was laid, what a round that is over brought, and what is asked now."""
        if self._just_called:
            # A call reaches who listens with the next turn of the event loop, and nothing says that what was
            # begun after it ends after it there: one turn more.
            self._just_called = False
            self._end.start()
            return
        laid, self._laid = self._laid, []
        for words in laid:
            announce(self.page, words)
        if self.page.controller.showing:
            return  # more is being told already; its end comes
        told = [self.standing.news()]
        self._said.extend(part for part in told if part)
        decided = self.standing.decided()
        if decided != self._decided:
            self._decided = decided
            self._asked = ""  # of another round: in the same words it is another question
            self._result = self.standing.result()
            if self._result:
                self._said.append(self._result)
            told.append(self._result)
        asked = self.standing.question()
        if asked != self._asked:
            self._asked = asked
            told.append(f"{asked} {self.standing.may()}." if asked else "")
        announce(self.page, " ".join(part for part in told if part))
