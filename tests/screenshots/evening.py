"""An evening at the casino that is always the same: date, purse, cards; time passes only when told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QDate, QDateTime, QEvent, QSettings, QSize, Qt, QTime
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from casino_qt.art.bake.spec import Spec
from casino_qt.art.lettering import load_fonts
from casino_qt.art.pictures import Pictures
from casino_qt.bank.profile import Profile
from casino_qt.scenes.stage import HandTicker
from casino_qt.settings import Settings
from casino_qt.windows.at_table.blackjack_page import BlackjackPage
from casino_qt.windows.at_table.roulette_page import RoulettePage
from casino_qt.windows.at_table.trente_et_quarante_page import TrenteEtQuarantePage
from casino_qt.windows.at_table.trente_et_un_page import TrenteEtUnPage
from casino_qt.windows.book.sheet import BookSheet
from casino_qt.windows.doors import ROWS
from casino_qt.windows.house import House
from casino_qt.windows.main_window import MainWindow
from casino_qt.windows.seeing.dress import dress
from casino_qt.windows.system.languages import Languages
from tests.screenshots.reckoned import PromptReckoner

NOW = QDateTime(QDate(2026, 11, 28), QTime(21, 40))
GAME = "trente-et-quarante"
ROULETTE = "roulette"
BLACKJACK = "blackjack"
OVAL = "trente-et-un"


class Painted(Pictures):
    """Pictures painted at once or never: no child paints beside an evening that is always the same."""

    def request(self, sheet: str, spec: Spec) -> None:
        """Nothing comes later."""


AN_HOUR = 3_600_000  # milliseconds


class Evening:
    """A window with its house, in `folder`. Time at the tables passes only when told to."""

    def __init__(
        self,
        folder: Path,
        size: QSize,
        language: str = "en",
        seed: str | None = None,
        *,
        pictures: Pictures | None = None,
        refait: str = "half",
        tables: Sequence[str] = (GAME,),
        now: Callable[[], QDateTime] = lambda: NOW,
    ) -> None:
        load_fonts()
        dress()
        QApplication.setCursorFlashTime(0)  # by the real clock a caret is there or not
        folder.mkdir(parents=True, exist_ok=True)
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store, QApplication.instance())
        self.settings.language = language
        self.settings.refait = refait
        self.languages = Languages()
        self.languages.speak(language)
        self.window = MainWindow(self.settings, self.languages, now=now)
        self.window.resize(size)
        self.window.lobby.set_still(True)
        self.profile = Profile.open(
            folder / "purse.casino", lambda: now().toUTC().toString(Qt.DateFormat.ISODateWithMs)
        )
        self.clock = HandTicker()
        self.own_pictures = pictures is None
        self.pictures = Painted() if pictures is None else pictures
        self.rotor = HandTicker()
        self.house = House(
            self.settings,
            self.profile,
            self.pictures,
            seed,
            lambda: self.clock,
            lambda: self.rotor,
            lambda: date.fromisoformat(now().date().toString(Qt.DateFormat.ISODate)),
            PromptReckoner(),
        )
        try:
            self._begin(tables)
        except BaseException:
            self.close()  # a window that is still seen when Python ends takes the interpreter with it
            raise

    def _begin(self, tables: Sequence[str]) -> None:
        """Paint what is needed, and let the house in."""
        spec = self.house.spec(self.window)
        for sheet in ("lobby", *(sheet for table in tables for sheet in ROWS[table].sheets)):
            self.pictures.bake_now(sheet, spec)
        self.window.show()
        QTest.qWaitForWindowExposed(self.window)
        self.window.move_in(self.house)
        self.window.lobby.welcome()
        self.settle()

    @property
    def page(self) -> TrenteEtQuarantePage:
        """The person sits at trente et quarante: its page."""
        page = self.window.table
        assert isinstance(page, TrenteEtQuarantePage)
        return page

    @property
    def roulette(self) -> RoulettePage:
        """The person sits at the roulette: its page."""
        page = self.window.table
        assert isinstance(page, RoulettePage)
        return page

    @property
    def blackjack(self) -> BlackjackPage:
        """The person sits at blackjack: its page."""
        page = self.window.table
        assert isinstance(page, BlackjackPage)
        return page

    def sit_down(self, *, ceremony: bool = False) -> TrenteEtQuarantePage:
        """Go through the first door; without `ceremony` its telling is over."""
        self.enter(GAME)
        if not ceremony:
            self.to_the_end()
        return self.page

    def sit_at_roulette(self) -> RoulettePage:
        """Go through the second door; the wheel stands still."""
        self.enter(ROULETTE)
        self.to_the_end()
        return self.roulette

    @property
    def oval(self) -> TrenteEtUnPage:
        """The person sits at тридцать одно: its page."""
        page = self.window.table
        assert isinstance(page, TrenteEtUnPage)
        return page

    def sit_at_oval(self) -> TrenteEtUnPage:
        """Go through the third door."""
        self.enter(OVAL)
        self.to_the_end()
        return self.oval

    def sit_at_blackjack(self, guests: int = 0) -> BlackjackPage:
        """Go through the last door, to so many others."""
        self.settings.blackjack_guests = guests
        self.enter(BLACKJACK)
        self.to_the_end()
        return self.blackjack

    def enter(self, table: str) -> None:
        """Go through the door of `table`, in one step."""
        before, self.settings.reduced_motion = self.settings.reduced_motion, True  # the page changes at once
        self.window.open_table(table)
        self.settings.reduced_motion = before
        page = self.window.table
        if page is not None:  # how long a pointer has rested is not left to the machine's speed
            page.asking.rest.setInterval(AN_HOUR)

    def leave_in_purse(self, centimes: int) -> None:
        """So much is left of it after bad luck at the roulette, where nobody sits any more."""
        with self.profile.transaction():
            session = self.profile.begin_session(ROULETTE, {}, "00", self.profile.purse())
            lost = self.profile.purse() - centimes
            self.profile.commit(session.id, [], [("purse", -lost), ("house", lost)])
            self.profile.end_session(session.id)

    def pass_time(self, milliseconds: float) -> None:
        """Let time pass at the table in frames of 16 ms."""
        self.clock.run(milliseconds)
        self.settle()

    def to_the_end(self) -> None:
        """Let the table finish what it is telling."""
        self.clock.run(600_000)
        self.settle()

    def settle(self) -> None:
        """Let Qt do what it has put off; whoever has come to a bet has rested there."""
        for _ in range(3):
            QApplication.processEvents()
            page = self.window.table
            if page is not None and isValid(page) and page.asking.rest.isActive():
                page.asking.rest.stop()
                page.asking.look()
        book = self.window.findChild(BookSheet) if isValid(self.window) else None
        rounds = None if book is None else book.rounds
        for _ in range(5_000):
            if rounds is None or not rounds.waiting():
                break
            QTest.qWait(1)  # its clerk sorts it anew in another language

    def close(self) -> None:
        """The evening is over."""
        if self.own_pictures:
            self.pictures.close()
        self.house.stop_practising()
        self.profile.close()
        self.languages.be_silent()
        self.window.hide()
        self.window.deleteLater()
        QApplication.sendPostedEvents(self.window, QEvent.Type.DeferredDelete.value)
        self.settle()
        self.settings.deleteLater()
