"""What the pages of all tables share: the scene under them, and round it buttons, amounts, messages."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar, Self

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QKeyEvent,
    QKeySequence,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from casino_qt.bank.errors import ProfileError
from casino_qt.croupier.speech import CallTexts
from casino_qt.reading.announcing import announce
from casino_qt.rules.refused import Refused
from casino_qt.scenes.game_scene import GameScene
from casino_qt.scenes.stage import QtTicker, Stage, Ticker
from casino_qt.scenes.view import TableView
from casino_qt.settings import Settings
from casino_qt.tables.controller import TableController
from casino_qt.windows.at_table import console
from casino_qt.windows.at_table.game_page import GamePage
from casino_qt.windows.at_table.heir import Heir
from casino_qt.windows.at_table.purse_offer import PurseOffer
from casino_qt.windows.at_table.rail import Bankroll, TitlePlate, lay_out_rail
from casino_qt.windows.at_table.seal_card import seal_card
from casino_qt.windows.at_table.sight import Sight
from casino_qt.windows.at_table.voice import TableVoice
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.commands.not_now import why_not_now
from casino_qt.windows.help.glossary import CallTeller
from casino_qt.windows.kit.button import Button, IconButton, KitButton, RailButton
from casino_qt.windows.kit.choice import ChoiceButton
from casino_qt.windows.kit.guard import Guard
from casino_qt.windows.kit.kept_keys import KeptKeys
from casino_qt.windows.kit.place import Place
from casino_qt.windows.kit.plate import Plate
from casino_qt.windows.kit.popover import Card, Popover
from casino_qt.windows.kit.spoken import Spoken
from casino_qt.windows.kit.surround import Surround
from casino_qt.windows.sounds import SoundSign, TableSounds
from casino_qt.windows.standing.teller import Teller
from casino_qt.windows.worth.asking import Asking

if TYPE_CHECKING:
    from casino_qt.windows.house import House
    from casino_qt.windows.practice.tutor import Tutor


class TablePage(GamePage):
    """One table with the person sitting at it. Leaving the page leaves everything on the cloth as it is.

    A game's own page makes its scene and says what is only its own: its name, its primary button, its why.
    Beside the primary button it may have tools, and choices that take their place while a decision is due.
    """

    READ_AS: ClassVar = QAccessible.Role.Pane

    left = Signal()
    settings_wanted = Signal()
    rules_wanted = Signal(str)
    """The house rules, open at a section ("1.7") or at the page of this table ("1")."""
    full_screen_wanted = Signal()
    keys_wanted = Signal()
    book_wanted = Signal()
    cashier_wanted = Signal()
    placard_wanted = Signal()

    CHAPTER: ClassVar[str]
    """The page of this table in the book of house rules."""

    controller: TableController
    scene: GameScene

    def __init__(
        self,
        parent: QWidget,
        house: House,
        name: str,
        controller: TableController,
        ticker: Ticker | None = None,
    ) -> None:
        super().__init__(parent)
        # Or pictures of a size that nobody ever sees are asked for, and painted.
        self.resize(house.page_size(parent))
        self.table_name = name
        self.house = house
        self.controller = controller
        controller.setParent(self)
        settings = house.settings
        self.stage = Stage(ticker or QtTicker(self), settings.speed / 100, settings.reduced_motion)
        self.scene = self.make_scene()
        self.view = TableView(self.scene, self)
        self.view.follows_language = False  # the page hands over the calls
        self._purse_offer = PurseOffer(self)
        self._place = Place.in_window(1440, 900, 1.0)
        self._surround = Surround()
        self._busy = False
        self._leaving = False
        self._does: object = None
        self._heir = Heir(self)
        KeptKeys(self, _holds_down)
        self.sight = Sight(self)
        self._build()
        self._connect()
        self.fit()
        self.retranslate()

    @classmethod
    def seated(cls, window: QWidget, house: House) -> Self:
        """The page with the person at the table: an open sitting goes on. Raises ProfileError.

        The options of the settings and the seed of the house are wishes for a new sitting.
        """
        raise NotImplementedError

    # -- building ----------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.back = RailButton("back", self, with_words=True)
        self.title = TitlePlate(self)
        self.title.clicked.connect(self.placard_wanted)
        self.gear = RailButton("gear", self)
        self.full = RailButton("full_screen", self)
        self.keys = RailButton("keys", self)
        own = self.own_icons()
        self.tutor = self._tutor()
        taught = self.tutor.icons if self.tutor is not None else ()
        self.rules = RailButton("rules", self)
        self.seal = RailButton("seal", self)
        # From the right edge leftwards.
        self.sound = SoundSign(self.house.settings, self)
        self.icons: tuple[RailButton, ...] = (
            self.gear,
            self.full,
            self.sound,
            self.keys,
            *own,
            self.rules,
            self.seal,
            *taught,
        )
        self.bankroll = Bankroll(self)
        self.bankroll.clicked.connect(self.cashier_wanted)
        self.tools: tuple[IconButton, ...] = self.make_tools()
        self.primary = ChoiceButton("primary", self)
        self.choices: tuple[Button, ...] = self.make_choices()
        for choice in self.choices:
            choice.hide()
        # A click leaves the keyboard with the cloth: the Space that hurries must neither deal again as well
        # nor open once more what has just been laid away.
        for button in (self.back, *self.icons, *self.tools, self.primary, *self.choices):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.guard = Guard(self)
        self.guard.watch(self.primary, *self.choices)
        self.plate = Plate(self)
        self.popover = Popover(self, self.decisions)
        self.asking = Asking(self, self.make_bets())
        for button in self.decisions():  # before what may open another card
            button.clicked.connect(self.popover.lay_away)
            button.clicked.connect(self.asking.derivation.lay_away)
        # The keyboard goes round as one reads: the rail from left to right, then the console.
        rail = (self.back, self.title, *reversed(self.icons))
        read = (*rail, self.bankroll, *self.tools, self.primary, *self.choices)
        for one, other in pairwise(read):
            self.setTabOrder(one, other)
        self.teller = Teller(self, self.make_standing())
        self.call_teller = CallTeller(self, self, "table.call")

    def decisions(self) -> tuple[KitButton, ...]:
        """The buttons of the console."""
        return *self.tools, self.primary, *self.choices

    def _tutor(self) -> Tutor | None:
        """Who advises here: somebody in practice, nobody at a real table."""
        if not self.house.practice:
            return None
        from casino_qt.windows.practice.tutor import Tutor

        return Tutor(self)

    def _connect(self) -> None:
        controller = self.controller
        self.voice = TableVoice(self, self.table_name, self.scene, self.house)
        self.sounds = TableSounds(self, self.scene, self.house.sounds)
        controller.happened.connect(self.sounds.wake)
        self.back.clicked.connect(self.left)
        self.gear.clicked.connect(self.settings_wanted)
        self.full.clicked.connect(self.full_screen_wanted)
        self.keys.clicked.connect(self.keys_wanted)
        self.rules.clicked.connect(lambda: self.rules_wanted.emit(self.CHAPTER))
        self.seal.clicked.connect(self.show_seal)
        self.primary.clicked.connect(self._primary)
        controller.happened.connect(self._refresh)
        controller.restored.connect(self._refresh)
        controller.refused.connect(self._refused)
        controller.failed.connect(self._failed)
        controller.undo_stack.indexChanged.connect(self._refresh)
        self.scene.busy_changed.connect(self._set_busy)

    @property
    def game(self) -> str:
        """The table, by the name the book has for it."""
        return self.table_name

    def calls(self) -> CallTexts:
        """What this table's croupier says, in the tongue chosen for it."""
        settings = self.house.settings
        tongue = self.tongue().__get__(settings, Settings)
        return CallTexts(tongue, settings.language, self.table_name)

    def begin(self) -> None:
        """The person has sat down: the ceremony, or the table as it was left."""
        self.setFocusProxy(self.view)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.controller.sit_down()
        self.teller.begin()
        self.voice.begin()
        self.scene.open_table()
        self._refresh()
        if self.tutor is not None:
            self.tutor.begin()
        if not self._busy:
            self._look_into_purse()

    def close_table(self) -> None:
        """Leave: whatever still moves is finished at once; what it tells is on the disk already."""
        self._leaving = True
        self.scene.leave()
        self.voice.drop()
        if told := self.teller.rest():
            self._tell_outside(told)

    def _tell_outside(self, words: str) -> None:
        """Let who listens hear it, though this page goes; after the calls, which take a turn of the loop."""
        window = self.window()
        QTimer.singleShot(0, window, lambda: QTimer.singleShot(0, window, lambda: announce(window, words)))

    def result(self) -> int:
        """What this sitting has brought so far, centimes."""
        return self.controller.purse + self.controller.in_play - self._purse_offer.came_with

    def place(self) -> Place:
        """Where the table lies in the page."""
        return self._place

    def scale(self) -> float:
        """Logical pixels per su."""
        return self._place.k

    # -- places ------------------------------------------------------------------------------------------

    def fit(self) -> None:
        """Lay everything out in the window; the scene takes this size's pictures as soon as they come."""
        place = Place.in_window(self.width(), self.height(), self.devicePixelRatioF())
        moved, self._place = place != self._place, place
        if moved:
            self.plate.follow_page(place.k)
            self.teller.follow_page(place.k)
        self.view.setGeometry(place.scene.toAlignedRect())
        self.scene.set_spec(self.house.spec(self), self.devicePixelRatioF())
        k = place.k
        for button in (*self.icons, self.back, *self.tools, *self.choices, self.primary):
            button.set_k(k)
        self.bankroll.lay_out(place)
        self.asking.lay_out(place)
        self._lay_out_words(place)
        if self.tutor is not None:
            self.tutor.lay_out(place)
        self.sight.keep()

    def _lay_out_words(self, place: Place) -> None:
        """What is as wide as its words, and the signs in the room that the title leaves them."""
        lay_out_rail(place, self.back, self.title, self.icons)
        self._lay_out_tools(place)
        self._lay_out_choices(place)

    def _lay_out_tools(self, place: Place) -> None:
        """The primary button as wide as its words; the tools between it and the tray."""
        console.lay_out_tools(self.primary, self.tools, place)

    def _lay_out_choices(self, place: Place) -> None:
        """On the console, or where the console is not seen."""
        self.stand_choices(place)
        self.sight.dock(laid=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key whose button cannot be pressed now says why, as the button does."""
        meanwhile = self.telling_words() if self.controller.showing else ""
        if reason := why_not_now(self.table_name, self, event, meanwhile):
            self.tell(reason)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The floor beside the table, where there is any."""
        p = QPainter(self)
        self._surround.paint(p, self.size(), self._place)
        p.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window."""
        self.fit()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Another part of the page is seen."""
        self.sight.keep()

    # -- words -------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language at once."""
        if event.type() == QEvent.Type.LanguageChange:
            self.scene.set_calls(self.calls())
            self.controller.retranslate()
            self.retranslate()
        super().changeEvent(event)

    def setting_changed(self, key: str) -> None:
        """A setting took another value; those that act at once do."""
        settings = self.house.settings
        if key == Settings.speed.key:
            self.stage.speed = settings.speed / 100
            self.sounds.follow_pace()
        elif key == Settings.reduced_motion.key:
            self.stage.reduced = settings.reduced_motion
        elif key == self.tongue().key:
            self.scene.set_calls(self.calls())
        elif key == Settings.card_index.key:
            self.fit()
        self.asking.setting_changed(key)

    def retranslate(self) -> None:
        """Say everything in the language of the interface."""
        salon = self.tr("Salon"), self.tr("Back to the salon; your stakes stay where they lie")
        back, meaning = self.house.way_back() or salon
        self.back.say(back, "Esc", meaning)
        self.title.say(*self.title_words())
        self.setAccessibleName(self.title_words()[0])
        self.title.setAccessibleDescription(self.tr("The placard of this table"))
        seal, _, _ = self.seal_words()
        self.gear.say("", keyring.key("anywhere.settings"), self.tr("Settings"))
        whole = self.window().isFullScreen()
        self.full.icon_name = "window" if whole else "full_screen"
        full = self.tr("Back to the window ({key})") if whole else self.tr("Full screen ({key})")
        self.full.say("", "", full.format(key=keyring.native("anywhere.full_screen")))
        self.sound.retranslate()
        self.rules.say("", keyring.key("anywhere.rules"), self.tr("House rules"))
        self.seal.say("", "", seal)
        keys = self.tr("The keys that are heard here ({key})").format(key=keyring.native("anywhere.keys"))
        self.keys.say("", "", keys)
        for button, name in (
            (self.gear, self.tr("Settings")),
            (self.full, self.tr("Full screen")),
            (self.keys, self.tr("Keys")),
            (self.rules, self.tr("House rules")),
            (self.seal, seal),
        ):
            button.setAccessibleName(name)
        purse = self.tr("In the purse") if self.tutor is None else self.tutor.purse_words()
        desk = f"{keyring.command('anywhere.cashier').words} ({keyring.native('anywhere.cashier')})"
        self.bankroll.say(purse, self.tr("In play"), desk)
        if meanings := self.primary_meanings():
            space = QKeySequence(Qt.Key.Key_Space).toString(QKeySequence.SequenceFormat.NativeText)
            self.primary.could_say(((self.tr("Skip"), space), *meanings))
        self.asking.retranslate()
        self._refresh()
        self._lay_out_words(self._place)
        if self.tutor is not None:
            self.tutor.retranslate()
            self.tutor.lay_out(self._place)

    # -- state -------------------------------------------------------------------------------------------

    def _set_busy(self, busy: bool) -> None:
        self._busy = busy
        self._refresh()
        if not busy:
            self._look_into_purse()

    def _look_into_purse(self) -> bool:
        """Help whom nothing is left for a bet, once that has been told; whether that was so."""
        return not self._leaving and not self.controller.showing and self._purse_offer.look()

    def _refresh(self, *_: object) -> None:
        """Make buttons and amounts agree with the table; while a round is told, with what was before it."""
        controller = self.controller
        self._refresh_primary()
        busy = controller.showing
        if not busy:
            self.bankroll.show_money(controller.purse, controller.in_play)
        self.refresh_tools(self.telling_words() if busy else "")
        choosing = self.choosing()
        if choosing == self.primary.isVisibleTo(self):
            for going in self.choices if not choosing else (*self.tools, self.primary):
                self._heir.yields(going)
            for widget in (*self.tools, self.primary):
                widget.setVisible(not choosing)
        offered = self.offered() if choosing else ()
        for choice in self.choices:
            choice.setVisible(choice in offered)
        self._lay_out_choices(self._place)
        self._heir.takes()
        self.sight.show_question()

    def _allow(self, button: KitButton, allowed: bool, reason: str) -> None:
        allowed = allowed and not self.controller.showing
        if not allowed:
            self._heir.yields(button)
        button.allow(allowed, reason)

    def _refresh_primary(self) -> None:
        """The primary button says what it would do now."""
        if self._busy:
            text, key, meaning = self.tr("Skip"), "Space", self.tr("Show the end at once")
        else:
            text, key, meaning = self.primary_words()
        before = self.primary.shortcut().toString()
        if (does := self._place_does()) != self._does:
            self._does = does
            self.guard.changed(keys=key == before)
        if (text, key, meaning) != (self.primary.words(), before, self.primary.meaning()):
            self.primary.say(text, key, meaning)
            self._lay_out_tools(self._place)

    def _place_does(self) -> object:
        """What a press at the place of the primary button comes to; choices stand there, too."""
        if self.choosing():
            return "choose"
        return "skip" if self._busy else self.primary_does()

    def _primary(self) -> None:
        if self._busy:
            self.scene.skip()
        else:
            self.primary_pressed()

    # -- words between person and house ------------------------------------------------------------------

    def _refused(self, refused: Refused) -> None:
        if not self._look_into_purse():
            self.tell(lambda: self._purse_offer.refusal(refused))

    def _failed(self, problem: ProfileError) -> None:
        self.tell(lambda: problem.line(QCoreApplication.translate))

    def tell(self, text: Spoken, *, stays: bool = False) -> None:
        """Say one short thing on a brass plate over the tray; it goes when the person goes on, or `stays`."""
        self.teller.remember(text)
        self.plate.tell(text, self.sight.plate_at(), self._place.k, stays=stays)

    def show_why(self, about: Any) -> None:
        """Explain the last payment the scene asks about, beside its place on the cloth."""
        if not self.sight.show_why(about):
            self.tell(lambda: self.tr("Nothing of yours was decided there."))

    def read_rules(self, section: str) -> None:
        """The house rules at a section, in place of what lies over the table."""
        self.popover.lay_away()
        self.rules_wanted.emit(section)

    def show_seal(self) -> None:
        """Show the seal of what chance has fixed for this sitting, and the seed of the one before it."""

        def write() -> Card:
            now = self.controller
            return seal_card(self.seal_words(), now.seal, now.last_seed, self.book_wanted)

        box = self.seal.geometry()
        self.popover.tell(write, QPointF(box.center().x(), box.bottom()))

    def been_at_the_cashier(self) -> None:
        """The purse has other chips now; what was bought or sold there is nothing won."""
        self._purse_offer.take(self.controller.sit_down)
        self._refresh()


def _holds_down(event: QKeyEvent) -> bool:
    """A key held down is never a decision: what it repeats presses no button of the page."""
    return event.isAutoRepeat() and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
