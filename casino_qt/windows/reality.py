"""The line that reminds of the time one has been here, or of what the evening has cost. Off until it is set.

It is said once, on the plate where everything short is said, and stays there until something else is done.
Nothing is stopped, nothing has to be answered. While no time is set no timer runs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QDateTime, QObject, Qt, QTimer
from shiboken6 import isValid

from casino_qt.money_text import CENTIMES_PER_FRANC, francs
from casino_qt.settings import Settings
from casino_qt.windows.kit.plate import SHOWN_FOR, Plate
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.kit.spoken import Spoken, said

if TYPE_CHECKING:
    from casino_qt.windows.at_table.table_page import TablePage
    from casino_qt.windows.pages_window import PagesWindow

MINUTE = 60_000  # milliseconds
OF_THE_EVENING = (Settings.reality_minutes.key, Settings.reality_loss.key)


@dataclass(frozen=True, slots=True)
class _Shown:
    """What was said last: where, under which keys, and since when it stands there."""

    plate: Plate
    keys: tuple[str, ...]
    words: Spoken
    since: QDateTime


class RealityLine(QObject):
    """One evening in one window, from the moment the purse is there. `now` is the clock of the house."""

    def __init__(self, window: PagesWindow, now: Callable[[], QDateTime]) -> None:
        super().__init__(window)
        self._now = now
        self._since: QDateTime | None = None
        self._bank_had = 0
        self._told: set[str] = set()
        self._waiting: dict[str, Spoken] = {}
        self._shown: _Shown | None = None
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self.timer.timeout.connect(self._time)
        window.settings.changed.connect(self._setting_changed)

    @property
    def _window(self) -> PagesWindow:
        """Asked of Qt: a reference of ours would keep a window that is gone."""
        return cast("PagesWindow", self.parent())

    # -- the evening -------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The person has come in with this purse: time and money are counted from now."""
        self._since, self._bank_had = self._now(), self._bank()
        self._told.clear()
        self._drop_evening()
        self._time()
        self._say()

    def end(self) -> None:
        """The purse is gone: nothing is counted any more."""
        self._since = None
        self._drop_evening()
        self.timer.stop()

    def _drop_evening(self) -> None:
        """What waits to be said of an evening is of no use in another; what became of the program is."""
        for key in OF_THE_EVENING:
            self.forget(key)

    def sit(self, page: TablePage) -> None:
        """Look at the books whenever something has been decided at this table, and has been told."""
        page.controller.happened.connect(self.look)
        page.scene.busy_changed.connect(self.look)

    def _setting_changed(self, key: str) -> None:
        """Whoever sets a line anew wants to hear of the new one."""
        if key in OF_THE_EVENING:
            self._told.discard(key)
            self._time()
            self.look()

    # -- what is looked at -------------------------------------------------------------------------------

    def _time(self) -> None:
        """Remind of the time when it is up; else wake up again when it will be."""
        self.timer.stop()
        wanted, key = self._window.settings.reality_minutes, Settings.reality_minutes.key
        if self._since is None or not wanted or key in self._told:
            return
        passed = self._since.msecsTo(self._now())
        if passed < wanted * MINUTE:
            self.timer.start(max(0, wanted * MINUTE - passed))
            return
        minutes = passed // MINUTE
        self.remind(key, lambda: self.tr("You have been here for %n minute(s).", "", minutes))

    def look(self, *_: object) -> None:
        """Remind of the loss when it is there, and say what waited for a quiet moment."""
        self._take_down()
        limit, key = self._window.settings.reality_loss, Settings.reality_loss.key
        if self._since is not None and limit and key not in self._told:
            lost = self._bank() - self._bank_had
            if lost >= limit:
                self.remind(key, lambda: self._loss_words(lost // CENTIMES_PER_FRANC))
        self._say()

    def _bank(self) -> int:
        """What the bank of the house has won, centimes: stakes that still lie are not lost."""
        house = self._window.house
        return 0 if house is None else house.bank()

    def _loss_words(self, lost: int) -> str:
        """`lost` in whole francs, its thousands parted as in all amounts."""
        text = self.tr("This evening has cost you %n franc(s) so far.", "", lost)
        return text.replace(str(lost), francs(lost * CENTIMES_PER_FRANC))

    # -- saying it ---------------------------------------------------------------------------------------

    def remind(self, key: str, text: Spoken) -> None:
        """Say `text` as soon as it disturbs nobody, and keep in mind that it was said by this key.

        What waited under the same key is old by now.
        """
        self._told.add(key)
        self._waiting[key] = text
        self._say()

    def forget(self, key: str) -> None:
        """What is said under this key, or waits to be, is true no more."""
        self._waiting.pop(key, None)
        if self._shown is not None and self._shown.keys == (key,):
            self._hide()

    def _say(self) -> None:
        """Say it where the person looks: never over a sheet, nor before a round has been told."""
        if not self._waiting:
            return
        window, table = self._window, self._window.table
        over = next((sheet for sheet in window.findChildren(Sheet) if sheet.isVisible()), None)
        if over is not None:
            over.done.connect(self._say, Qt.ConnectionType.SingleShotConnection)
            return
        page = window.lobby if table is None else table
        if page.isHidden() or (table is not None and table.controller.showing):
            return
        waited, self._waiting = self._waiting, {}

        def words() -> str:
            return " ".join(said(text) for text in waited.values())

        page.tell(words, stays=True)
        self._shown = _Shown(page.plate, tuple(waited), words, self._now())

    def _take_down(self) -> None:
        """Whoever goes on playing has read the line, once it was there as long as any other."""
        if self._shown is not None and self._shown.since.msecsTo(self._now()) >= SHOWN_FOR:
            self._hide()

    def _hide(self) -> None:
        """Unless something else stands there meanwhile."""
        shown, self._shown = self._shown, None
        if shown is not None and isValid(shown.plate) and shown.plate.text() == said(shown.words):
            shown.plate.hide()
