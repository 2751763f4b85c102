"""The window: lobby and table, the change between them, the sheets over them, its place on the screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QDateTime, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QPixmap,
    QResizeEvent,
    QShortcut,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from casino_qt.art import text_size
from casino_qt.reading import widgets as reading
from casino_qt.reading.announcing import announce
from casino_qt.settings import Settings
from casino_qt.windows import hanging
from casino_qt.windows.cashier.visits import Visits
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.doors import ROWS
from casino_qt.windows.kit.alphabets import LatinChords
from casino_qt.windows.kit.fade import Fade
from casino_qt.windows.kit.held import HeldKeys
from casino_qt.windows.kit.kept_keys import KeptKeys
from casino_qt.windows.lobby.page import LobbyPage
from casino_qt.windows.placard.visits import Placards
from casino_qt.windows.reality import RealityLine
from casino_qt.windows.seeing.eyes import Eyes
from casino_qt.windows.seeing.magnifier import Magnifier
from casino_qt.windows.seeing.window_place import SameSize, back_on_a_screen, first_size, smallest
from casino_qt.windows.sheet_window import SheetWindow
from casino_qt.windows.sounds import heard_or_not, mute
from casino_qt.windows.system.languages import Languages, say_everything_again

if TYPE_CHECKING:
    from casino_qt.bank.errors import ProfileError
    from casino_qt.windows.at_table.table_page import TablePage
    from casino_qt.windows.house import House

RESIZED_AFTER = 250  # milliseconds of quiet before pictures for the new size are asked for


class MainWindow(SheetWindow):
    """Made with the lobby only; all else when it is wanted, purse and pictures with the `House`."""

    shown = Signal()
    """The lobby has been painted for the first time."""
    profile_failed = Signal(object)
    """ProfileError: a sitting cannot be taken up."""

    def __init__(
        self,
        settings: Settings,
        languages: Languages,
        now: Callable[[], QDateTime] | None = None,
    ) -> None:
        super().__init__()
        reading.install()
        self.settings = settings
        self.languages = languages
        self.house: House | None = None
        self.table: TablePage | None = None
        self.practice = False
        self.players_folder: Path | None = None
        """Where the players' files lie; None: where the profile of the house lies."""
        self._waiting_for: str | None = None
        self._painted = False
        self._placed = False
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(smallest())
        keyring.use(settings)  # before anybody asks which keys to show
        self.lobby = LobbyPage(settings, self, now)
        self.lobby.set_still(settings.reduced_motion)
        self.lobby.set_last(settings.last_table, settings.last_result)
        self.lobby.table_chosen.connect(self.open_table)
        self.lobby.settings_wanted.connect(lambda: self.open_settings())
        self.lobby.rules_wanted.connect(lambda: self.open_rules())
        self.lobby.about_wanted.connect(self.open_about)
        self.lobby.book_wanted.connect(self.open_book)
        self.lobby.laboratory_wanted.connect(self.open_laboratory)
        self.cashier = Visits(self)
        self.placards = Placards(self, self._made)
        self.reality = RealityLine(self, now or QDateTime.currentDateTime)
        self.lobby.cashier_wanted.connect(self.open_cashier)
        self.lobby.practice_wanted.connect(self.set_practice)
        self.lobby.errors_wanted.connect(self.open_errors)
        self.lobby.players_wanted.connect(self.open_players)
        self.lobby.full_screen_wanted.connect(self.toggle_full_screen)
        self.lobby.keys_wanted.connect(self.open_keys)
        self._held = HeldKeys(self)
        KeptKeys(self, self._holds_down)
        self._chords = LatinChords(self)
        self.magnifier = Magnifier(self)
        self.eyes = Eyes(self, self.magnifier)
        SameSize(self)
        self._shortcuts = {
            "anywhere.book": self.open_book,
            "anywhere.cashier": self.open_cashier,
            "anywhere.mute": self.toggle_sound,
            "anywhere.standing": self.tell_standing,
            "anywhere.again": self.tell_again,
            "anywhere.keys": self.open_keys,
            "anywhere.full_screen": self.toggle_full_screen,
            "anywhere.larger": lambda: self.magnifier.step(1),
            "anywhere.smaller": lambda: self.magnifier.step(-1),
            "anywhere.whole": self.magnifier.whole,
        }
        self._keys = {name: QShortcut(self) for name in self._shortcuts}
        for name, does in self._shortcuts.items():
            self._keys[name].activated.connect(does)
            self._keys[name].activatedAmbiguously.connect(does)  # two keys of one command at once
        for key, across, down in (("Left", -1, 0), ("Right", 1, 0), ("Up", 0, -1), ("Down", 0, 1)):
            way = QShortcut(QKeySequence(f"Ctrl+{key}"), self)
            way.activated.connect(partial(self.magnifier.pan, across, down))
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(RESIZED_AFTER)
        self._resized.timeout.connect(self._new_size)
        self.lobby.painted.connect(self._first_paint, Qt.ConnectionType.QueuedConnection)
        settings.changed.connect(self._setting_changed)
        application = QApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self._leave)
        self._retranslate()

    # -- place on the screen -----------------------------------------------------------------------------

    def appear(self) -> None:
        """Show the window where it was left, or in the middle of the screen the first time."""
        self._take_place()
        if self.settings.full_screen:
            self.showFullScreen()
        else:
            self.show()
        self.lobby.welcome()

    def wanted_size(self) -> QSize:
        """The size the window will appear in."""
        self._take_place()
        screen = self.screen()
        return screen.size() if self.settings.full_screen else self.size()

    def _take_place(self) -> None:
        if self._placed:
            return
        self._placed = True
        stored = self.settings.geometry
        if not (stored and self.restoreGeometry(QByteArray(stored))):
            self.resize(first_size())

    def wanted_room(self) -> QSize:
        """The size of the salon in it."""
        return self.wanted_size() * text_size.rooms()

    def showEvent(self, event: QShowEvent) -> None:
        """From now on there is a window that hears keys."""
        super().showEvent(event)
        if (heard := self.windowHandle()) is not None:
            self._chords.watch(heard)
            self._held.watch(heard)  # hears first whether it is a repeat

    def _holds_down(self, event: QKeyEvent) -> bool:
        """A key held down is never a decision: what it repeats presses no button and calls no command."""
        plain = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        return not event.modifiers() & ~plain and self._held.is_repeat(event)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to the window."""
        if self.isFullScreen():
            self.showNormal()
            back_on_a_screen(self)
        else:
            self.settings.geometry = bytes(self.saveGeometry().data())
            self.showFullScreen()
        self.settings.full_screen = self.isFullScreen()

    def toggle_sound(self) -> None:
        """No sound, or sound again; said, for the sign of it may be anywhere."""
        mute(self.settings)
        announce(self, heard_or_not(self.settings.sound), urgent=True)

    def _leave(self) -> None:
        """Whoever ends the program leaves no window to Qt, which would ask it when Python has gone."""
        if self.isVisible():
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window's place; a ball that runs falls before the light goes out."""
        if not self.isFullScreen():
            self.settings.geometry = bytes(self.saveGeometry().data())
        self.end_replay()
        if self.table is not None:
            self.table.close_table()
            self._remember_sitting(self.table)
        if self.house is not None:
            self.house.close()
        self.settings.sync()
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pages fill the window; pictures for the new size are asked for when it has settled."""
        before = text_size.rooms()
        self.magnifier.lay_out()
        if text_size.rooms() != before:  # words in fixed places have more room, or less
            self.eyes.take_glass()
            say_everything_again()
        self._resized.start()
        super().resizeEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """What nothing on the pages has use for moves them, or makes them larger."""
        self.magnifier.by_wheel(event)

    def _new_size(self) -> None:
        hanging.fit(self)

    def _first_paint(self) -> None:
        if not self._painted:
            self._painted = True
            self.lobby.painted.disconnect(self._first_paint)
            self.shown.emit()

    # -- the house ---------------------------------------------------------------------------------------

    def move_in(self, house: House) -> None:
        """Purse and pictures have come; go to the table somebody already asked for."""
        self.house = house
        keyring.note_what_is_spoilt()
        if house.auditor is not None:
            house.auditor.found.connect(self._audited)
        house.pictures.ready.connect(self._pictures_came)
        house.pictures.failed.connect(self.lobby.tell)
        hanging.fit(self)
        if self.practice:
            self.set_practice(True)
        self.refresh_lobby()
        self.reality.begin()
        if self._waiting_for is not None:
            self.open_table(self._waiting_for)
        self.replay_what_waits(house)

    def move_out(self) -> None:
        """The profile cannot be used after all: back to the lobby as it was before `move_in`."""
        house, self.house = self.house, None
        self.reality.end()
        if house is not None:
            house.pictures.ready.disconnect(self._pictures_came)
            house.pictures.failed.disconnect(self.lobby.tell)
            self.end_replay()
            for sheet in self._sheets.values():
                sheet.lay_away()
            house.close()

    def _audited(self, problem: object) -> None:
        """The profile has been read through: whoever waits may sit down, where it is in order."""
        if problem is None and self._waiting_for is not None:
            self.open_table(self._waiting_for)

    def refresh_lobby(self) -> None:
        """Show purse, limits and last sitting as they are now."""
        if self.house is not None:
            house = self.house.practising() if self.practice else self.house
            self.lobby.set_purse(house.fortune(), house.cash())
            self.lobby.set_limits(self.house.limits())
            self.lobby.set_player(self.house.profile.name())
        self.lobby.set_last(self.settings.last_table, self.settings.last_result)

    def open_table(self, name: str) -> None:
        """Go through the door of table `name`, as soon as its pictures are there.

        Who sits at a table already stays there: a second page would play the same purse behind its back.
        """
        from casino_qt.bank.errors import ProfileError
        from casino_qt.windows.introduction.sheet import lead_in

        if self.table is not None or self.replay_pages():
            return
        house = self.house
        self._waiting_for = name
        if house is None or not house.table_ready(self, name):
            self.lobby.tell_at(name, self.laying_words)
            if house is not None:
                house.hurry(self, name)
            return
        self._waiting_for = None
        self.lobby.plate.hide()
        try:
            hosts = house.practising() if self.practice else house
            first = hosts.first_visit(name)
            hosts.prepare()
            page = ROWS[name].page_class().seated(self, hosts)
        except ProfileError as problem:
            if self.practice:
                self._practice_failed(problem)
            else:
                self.profile_failed.emit(problem)
            return
        hosts.sown(page.controller.seal)
        self.table = page
        page.left.connect(self.leave_table)
        page.settings_wanted.connect(lambda: self.open_settings())
        page.keys_wanted.connect(self.open_keys)
        page.rules_wanted.connect(self.open_rules)
        page.book_wanted.connect(self.open_book)
        page.cashier_wanted.connect(self.open_cashier)
        page.placard_wanted.connect(self.placards.open)
        self.reality.sit(page)
        page.full_screen_wanted.connect(self.toggle_full_screen)
        self._change_page(page)
        lead_in(page, first=first)

    # -- practice ----------------------------------------------------------------------------------------

    def set_practice(self, on: bool) -> None:
        """Have the doors lead to the practice tables, or back to the real ones."""
        from casino_qt.bank.errors import ProfileError

        if self.house is None:
            on = False  # the purse has not come yet
        elif on:
            try:
                self.house.practising()
            except ProfileError as problem:
                self._practice_failed(problem)
                return
        self.practice = on
        self.lobby.set_practice(on)
        self.refresh_lobby()
        announce(self.lobby, self.lobby.money_told(), urgent=True)

    def _practice_failed(self, problem: ProfileError) -> None:
        """The practice purse cannot be used: say so, and what can be done; the real house goes on."""
        from casino_qt.windows.practice.problems import practice_message

        self.set_practice(False)
        if self.house is not None:
            self.house.stop_practising()
        practice_message(self, problem, lambda: self.set_practice(True)).open()

    def open_errors(self) -> None:
        """Show the book of errors of practice."""
        from casino_qt.windows.practice.errors_sheet import ErrorsSheet

        if self.house is not None and self.practice:
            profile = self.house.practising().profile
            sheet = ErrorsSheet(self, profile, self.settings.card_index, self._practice_failed)
            sheet.done.connect(sheet.deleteLater)
            sheet.open()

    def laying_words(self) -> str:
        """What is said while the pictures of a table are still being painted, or the books read through."""
        if self.house is not None and self.house.auditor is not None and self.house.auditor.busy:
            return self.tr("The books are being looked through…")
        return self.tr("The table is being laid…")

    def _pictures_came(self, sheet: str, _spec: object) -> None:
        """More pictures are there: hang the wall; a table that was waited for may be ready now."""
        if sheet == "lobby":
            hanging.hang_wall(self)
        if self._waiting_for is not None:
            self.open_table(self._waiting_for)
        if self.house is not None:
            self.house.pictures.settle(self.house.spec(self))

    def leave_table(self) -> None:
        """Back to the salon; what lies on the cloth stays there."""
        page = self.table
        if page is None:
            return
        page.close_table()
        self._remember_sitting(page)
        self.refresh_lobby()
        self._change_page(self.lobby)
        self.table = None
        if self.house is not None and self.house.keeper is not None:
            self.house.keeper.look()  # a new day may have come at the table
        page.deleteLater()
        self.lobby.welcome(page.table_name)
        self.reality.look()

    def _remember_sitting(self, page: TablePage) -> None:
        if page.house.practice:
            return  # what is won in practice is nobody's result
        self.settings.last_table = page.table_name
        self.settings.last_result = page.result()

    def _change_page(self, page: QWidget) -> None:
        old: QPixmap | None = None
        if self.isVisible() and not self.settings.reduced_motion:
            old = self.grab()
        for other in (self.lobby, self.table):
            if other is not None and other is not page:
                other.hide()
        self.magnifier.enter(page, None if self.table is not page else self.table.view)
        page.show()
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        if old is not None:
            Fade(self, old)

    # -- settings that act at once -----------------------------------------------------------------------

    def _setting_changed(self, key: str) -> None:
        if key == Settings.language.key:
            self.languages.speak(self.settings.language)
        elif key == Settings.reduced_motion.key:
            self.lobby.set_still(self.settings.reduced_motion)
        elif key == Settings.card_index.key:
            hanging.fit(self)
        for page in (self.table, *self.replay_pages()):
            if page is not None:
                page.setting_changed(key)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and window state."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.lobby.retranslate()
            for page in (self.table, *self.replay_pages()):
                if page is not None:
                    page.retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle("Salon des Jeux")
        for name, shortcut in self._keys.items():
            shortcut.setKeys(keyring.heard(name))
        if self.house is not None:  # before that no logbook is open
            keyring.note_what_is_spoilt()
