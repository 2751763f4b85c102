"""A replay in the window: the real table, what is replayed, and the bar that goes through it.

Nobody can lay anything here: the table is one of the past. A click on a call tells what it means.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QKeyEvent,
    QMouseEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from casino_qt.art import palette
from casino_qt.croupier.speech import CallTexts
from casino_qt.money_text import francs, signed_francs
from casino_qt.number_text import number
from casino_qt.scenes.stage import QtTicker, Stage, at
from casino_qt.scenes.view import TableView
from casino_qt.settings import Settings
from casino_qt.tables.replay import Replay
from casino_qt.windows.at_table.rail import RAIL_EDGE, TitleRail
from casino_qt.windows.at_table.sight import PLATE
from casino_qt.windows.book import words as book_words
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.commands.not_now import why_not_now
from casino_qt.windows.doors import ROWS
from casino_qt.windows.help.glossary import CallTeller
from casino_qt.windows.kit.button import RailButton, sign_pitch
from casino_qt.windows.kit.label import GREETING, Label
from casino_qt.windows.kit.place import Place
from casino_qt.windows.kit.plate import Plate
from casino_qt.windows.kit.popover import Popover
from casino_qt.windows.kit.seen import seen
from casino_qt.windows.kit.spoken import Spoken
from casino_qt.windows.kit.surround import Surround
from casino_qt.windows.practice.sign import PracticeTag
from casino_qt.windows.replay import words
from casino_qt.windows.replay.bar import ReplayBar
from casino_qt.windows.replay.scenes import TONGUES, scene_of
from casino_qt.windows.replay.standing import ReplayTeller
from casino_qt.windows.sounds import SoundSign, TableSounds

if TYPE_CHECKING:
    from casino_qt.windows.house import House

BETWEEN_STEPS = 650.0  # ms of stage time
CHAPTER = "s"


@dataclass(frozen=True, slots=True)
class Titled:
    """What a replay is called: a round of the book staked so much, or a file; centimes."""

    staked: int = 0
    file: str = ""


class Sign(PracticeTag):
    """Says that this is a replay."""

    ground = palette.WINE


class Mark(PracticeTag):
    """Says plainly that the replay does not come to what was recorded."""

    HEIGHT = 34.0
    PADDING = 20.0
    ground = palette.ROUGE_DEEP

    def _font_words(self) -> tuple[str, float]:
        return self._text, 0.02


class ReplayPage(QWidget):
    """Plays by itself as soon as the pictures are there."""

    READ_AS: ClassVar = QAccessible.Role.Pane
    READ_ALONE = True

    left = Signal()
    settings_wanted = Signal()
    rules_wanted = Signal(str)
    full_screen_wanted = Signal()
    branch_wanted = Signal()

    def __init__(self, window: QWidget, house: House, replay: Replay, titled: Titled) -> None:
        super().__init__(window)
        # Or pictures of a size that nobody ever sees are asked for, and painted.
        self.resize(house.page_size(window))
        self.house = house
        self.replay = replay
        self.titled = titled
        replay.setParent(self)
        settings = house.settings
        self._speed = 1.0
        self.playing = False
        self._turn = 0
        self._laid = False
        self._seen = 0  # the position that has been told to its end
        self.stage = Stage(house.clock() or QtTicker(self), settings.speed / 100, settings.reduced_motion)
        self.scene = scene_of(
            replay.controller, house.pictures, self.stage, self.calls(), house.rotor_clock()
        )
        self.scene.setParent(self)
        self.view = TableView(self.scene, self)
        self.view.follows_language = False  # the page hands over the calls
        self.view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # no stop of Tab: no ring would be seen there
        self._place = Place.in_window(1440, 900, 1.0)
        self._surround = Surround()
        self._build()
        self._connect()
        self.fit()
        self.retranslate()

    def _build(self) -> None:
        self.back = RailButton("back", self, with_words=True)
        self.sign = Sign(self)
        self.title = TitleRail(self)
        self.gear = RailButton("gear", self)
        self.full = RailButton("full_screen", self)
        self.rules = RailButton("rules", self)
        self.sound = SoundSign(self.house.settings, self)
        self.icons = (self.gear, self.full, self.sound, self.rules)
        self.mark = Mark(self)
        self.mark.setVisible(bool(self.replay.differences()))
        self.bar = ReplayBar(self)
        self.bar.set_steps(len(self.replay.steps))
        self.laying = Label(GREETING, self, "c")
        self.plate = Plate(self)
        self.popover = Popover(self)
        # The keyboard goes round as one reads: the rail from left to right, then the bar.
        for one, other in pairwise((self.back, *reversed(self.icons), *self.bar.stops())):
            self.setTabOrder(one, other)

    def _connect(self) -> None:
        self.sounds = TableSounds(self, self.scene, self.house.sounds)
        bar = self.bar
        self.back.clicked.connect(self.left)
        self.gear.clicked.connect(self.settings_wanted)
        self.full.clicked.connect(self.full_screen_wanted)
        self.rules.clicked.connect(lambda: self.rules_wanted.emit(CHAPTER))
        bar.start_wanted.connect(lambda: self.go_to(0))
        bar.back_wanted.connect(self.step_back)
        bar.play_wanted.connect(self.toggle)
        bar.forward_wanted.connect(self.step_forward)
        bar.end_wanted.connect(lambda: self.go_to(len(self.replay.steps)))
        bar.position_wanted.connect(self.go_to)
        bar.speed_wanted.connect(self.set_speed)
        bar.branch_wanted.connect(self._branch)
        self.house.pictures.ready.connect(self._pictures_came)
        self.scene.busy_changed.connect(self._show_position)
        self.scene.call_asked.connect(self.pause)  # while a card is read nothing goes on
        self.call_teller = CallTeller(self, self, "replay.call")
        self.teller = ReplayTeller(self)

    # -- going -------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The page is seen: play, as soon as there is something to be seen."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._pictures_came()

    def _pictures_came(self, *_: object) -> None:
        if self._laid or not self.ready():
            return
        self._laid = True
        self.laying.hide()
        self.bar.setEnabled(True)
        if self.hasFocus():
            self.bar.slider.setFocus(Qt.FocusReason.OtherFocusReason)
        self.play()

    def ready(self) -> bool:
        """Whether every picture of the table is there."""
        spec = self.house.spec(self.window())
        return all(
            self.house.pictures.sheet(sheet, spec) is not None for sheet in ROWS[self.replay.game].sheets
        )

    def play(self) -> None:
        """Let the steps follow each other; from the end, once more from the start."""
        if self.replay.at_end:
            self.go_to(0)
        self._turn += 1
        self._set_playing(True)
        self._due(self._turn)

    def pause(self) -> None:
        """Stop after the step that is being told."""
        self._turn += 1
        self._set_playing(False)

    def toggle(self) -> None:
        """Play, or pause."""
        if self.playing:
            self.pause()
        else:
            self.play()

    def _set_playing(self, playing: bool) -> None:
        self.playing = playing
        self.bar.show_playing(playing)

    def step_forward(self) -> None:
        """The next step; what is still being told of the one before is finished at once."""
        self.pause()
        self.scene.skip()
        self.replay.forward()
        self._show_position()

    def step_back(self) -> None:
        """Stand before the last step."""
        self.go_to(self.replay.position - 1)

    def go_to(self, position: int) -> None:
        """Stand after step `position`, the picture built from the state."""
        self.pause()
        self.scene.skip()
        self.replay.go_to(position)
        self.scene.refresh()
        self._show_position()
        if (where := self.scene.stands_at()) is not None:
            self.scene.happens_at.emit(where)

    def _due(self, turn: int) -> None:
        """The next step is due. It comes from the event loop: a skip must not run through all of them."""
        QTimer.singleShot(0, self, partial(self._advance, turn))

    def _advance(self, turn: int) -> None:
        if turn != self._turn:
            return
        if not self.replay.forward():
            self._set_playing(False)
            return
        self._show_position()
        self.stage.when_idle(partial(self._told, turn))

    def _told(self, turn: int) -> None:
        """The step has been told; the croupier may still clear the table."""
        if turn != self._turn:
            return
        if self.stage.busy:
            self.stage.when_idle(partial(self._told, turn))
        elif self.replay.at_end:
            self._set_playing(False)
            self._show_position()
        else:
            self.stage.play(at(BETWEEN_STEPS, partial(self._due, turn)))

    def set_speed(self, speed: float) -> None:
        """So many times as fast as the tables are set to."""
        self._speed = speed
        self.stage.speed = self.house.settings.speed / 100 * speed
        self.sounds.follow_pace()

    def _branch(self) -> None:
        self.pause()
        self.scene.skip()
        self.branch_wanted.emit()

    def close_page(self) -> None:
        """Nobody looks any more."""
        self.pause()
        self.scene.hushed = True  # what is finished only because nobody looks is not called
        self.scene.leave()
        self.scene.listen(False)
        self.house.pictures.ready.disconnect(self._pictures_came)

    # -- words -------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The table, by the name the book has for it."""
        return self.replay.game

    def read_rules(self, section: str) -> None:
        """The house rules at a section, in place of what lies over the table."""
        self.popover.lay_away()
        self.rules_wanted.emit(section)

    def calls(self) -> CallTexts:
        """What this table's croupier says, in the tongue chosen for it."""
        settings, game = self.house.settings, self.replay.game
        return CallTexts(TONGUES[game].__get__(settings, Settings), settings.language, game)

    def _titles(self) -> tuple[str, str]:
        replay, record = self.replay, self.replay.recording.record
        table = book_words.table(replay.game)
        if record is None:
            result = self.tr("result so far {net}").format(net=signed_francs(replay.result(self._seen)))
            return table, f"{self.titled.file} · {result}" if self.titled.file else result
        title = self.tr("{table}, round {number}").format(table=table, number=record.number)
        staked = self.tr("staked {amount}").format(amount=francs(self.titled.staked))
        result = self.tr("result {net}").format(net=signed_francs(record.net))
        return title, f"{book_words.moment(record.at)} · {staked} · {result}"

    def _show_position(self, *_: object) -> None:
        replay, controller = self.replay, self.replay.controller
        if not controller.showing:  # what a round brought is not told before it is seen
            self._seen = replay.position
        text = self.tr("Step {step} of {steps}").format(
            step=number(replay.position, 0), steps=number(len(replay.steps), 0)
        )
        if replay.recording.record is None and replay.ended:
            ended = self.tr("rounds: {number} of {all}").format(
                number=number(replay.rounds_ended(self._seen), 0), all=number(len(replay.ended), 0)
            )
            text = f"{text} · {ended}"
        money = self.tr("purse {purse} · in play {lying}").format(
            purse=francs(controller.purse), lying=francs(controller.in_play)
        )
        self.bar.show_position(replay.position, text, "" if controller.showing else money)
        self.teller.take_away()
        self.title.say(*self._titles())

    def where_told(self) -> tuple[str, ...]:
        """What is replayed, the step, the money: a sentence each."""
        told = (*self._titles(), self.bar.where.text(), self.bar.money.text())
        return tuple(one.replace(" · ", ", ") for one in told if one)

    def scale(self) -> float:
        """Logical pixels per su."""
        return self._place.k

    def retranslate(self) -> None:
        """Say everything in the language of the interface."""
        self.back.say(self.tr("Close"), "Esc", self.tr("Back to where the replay was opened"))
        self.sign.say(self.tr("Replay"), self.tr("What is seen here has been played; nothing can be laid."))
        self.gear.say("", keyring.key("anywhere.settings"), self.tr("Settings"))
        self.gear.setAccessibleName(self.tr("Settings"))
        whole = self.window().isFullScreen()
        self.full.icon_name = "window" if whole else "full_screen"
        full = self.tr("Back to the window ({key})") if whole else self.tr("Full screen ({key})")
        self.full.say("", "", full.format(key=keyring.native("anywhere.full_screen")))
        self.full.setAccessibleName(self.tr("Full screen"))
        self.sound.retranslate()
        self.rules.say("", keyring.key("anywhere.rules"), self.tr("About replays and table scripts"))
        self.rules.setAccessibleName(self.tr("About replays and table scripts"))
        self.laying.set_text(self.tr("The table is being laid…"))
        self.setAccessibleName(self.tr("Replay"))
        if names := self.replay.differences():
            self.mark.say(words.difference(names), "")
        self.bar.retranslate()
        self._show_position()
        self.lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language at once."""
        if event.type() == QEvent.Type.LanguageChange:
            self.scene.set_calls(self.calls())
            self.retranslate()
        super().changeEvent(event)

    def setting_changed(self, key: str) -> None:
        """A setting took another value; those that act at once do."""
        settings = self.house.settings
        if key == Settings.speed.key:
            self.set_speed(self._speed)
        elif key == Settings.reduced_motion.key:
            self.stage.reduced = settings.reduced_motion
        elif key == TONGUES[self.replay.game].key:
            self.scene.set_calls(self.calls())
        elif key == Settings.card_index.key:
            self.fit()

    # -- places ------------------------------------------------------------------------------------------

    def fit(self) -> None:
        """Lay everything out in the window."""
        self._place = Place.in_window(self.width(), self.height(), self.devicePixelRatioF())
        self.view.setGeometry(self._place.scene.toAlignedRect())
        self.scene.set_spec(self.house.spec(self), self.devicePixelRatioF())
        self.lay_out()
        self._keep_in_sight()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Another part of the page is seen."""
        self._keep_in_sight()

    def _keep_in_sight(self) -> None:
        """What is said is said where one looks."""
        self.view.show_within(seen(self))
        self.teller.follow_page()

    def lay_out(self) -> None:
        """What is as wide as its words."""
        place, k = self._place, self._place.k
        for button in (*self.icons, self.back):
            button.set_k(k)
        free = (place.width - self.title.wanted(place)) / 2 - RAIL_EDGE
        pitch = sign_pitch(k, len(self.icons), free)
        for index, icon in enumerate(self.icons):
            icon.set_face(place.rectf(place.width - RAIL_EDGE - index * pitch, 8, 36, 36))
        self.back.set_face(place.rectf(24, 8, self.back.wanted_width() / k, 36))
        self.sign.lay_out(place, (self.back.geometry().right() - place.x0) / k + 12, 26)
        taken = (self.sign.geometry().right() - place.x0) / k + 16
        self.title.lay_out(place, max(RAIL_EDGE + pitch * len(self.icons), taken))
        self.mark.k = k
        self.mark.lay_out(place, 36, PLATE)  # clear of every chip, at every table
        self.mark.raise_()
        self.bar.lay_out(place)
        self.laying.set_k(k)
        self.laying.setGeometry(place.rect(0, 400, place.width, 60))
        self.laying.setVisible(not self._laid)
        self.bar.setEnabled(self._laid)

    def sizeHint(self) -> QSize:
        """The whole window, or as much larger as the room is shown."""
        return self.house.page_size(self.window())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window."""
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key whose button cannot be pressed now says why, as the button does."""
        if reason := why_not_now("replay", self, event):
            self.tell(reason)
        else:
            super().keyPressEvent(event)

    def tell(self, text: Spoken) -> None:
        """Say one short thing on a brass plate over the bar."""
        self.plate.tell(text, self._place.point(self._place.width / 2, 730), self._place.k)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the cloth hurries, as at every table; one on a call asks what it means."""
        at = self.view.mapFrom(self, event.position().toPoint())
        called = self.scene.call_at(self.scene.at(self.view.mapToScene(at)))
        if called is not None and event.button() is Qt.MouseButton.LeftButton:
            self.scene.call_asked.emit(*called)
            return
        self.scene.skip()
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The floor beside the table, where there is any."""
        p = QPainter(self)
        self._surround.paint(p, self.size(), self._place)
        p.end()
