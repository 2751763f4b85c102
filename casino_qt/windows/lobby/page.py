"""The lobby: the painted wall, four doors that are buttons, the greeting, and the cashier's counter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QDateTime, QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from casino_qt.art import palette, text_size
from casino_qt.art.lobby_places import LEDGER_GOLD
from casino_qt.money_text import francs, signed_francs
from casino_qt.reading.announcing import named, sentence
from casino_qt.settings import Settings
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.commands.not_now import why_not_now
from casino_qt.windows.doors import CONTEXT, ROWS, TABLE_ROWS, TABLES
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import Button, RailButton, sign_pitch
from casino_qt.windows.kit.label import (
    CAPITALS,
    GREETING,
    HERO,
    LAST_TABLE,
    LOSS,
    NOTE,
    RESULT,
    SIGN,
    Label,
)
from casino_qt.windows.kit.place import Place
from casino_qt.windows.kit.plate import Plate
from casino_qt.windows.kit.spoken import Spoken, hint
from casino_qt.windows.kit.surround import Surround
from casino_qt.windows.lobby import greeting
from casino_qt.windows.lobby.door import Door
from casino_qt.windows.lobby.ledger import Bell, Clickable, Cover, PurseCorner
from casino_qt.windows.lobby.measures import BUTTON_H, BUTTON_Y, button_rects
from casino_qt.windows.lobby.practice import PracticeSigns
from casino_qt.windows.sounds import SoundSign

MOST_GROWTH = 1.4  # what the places on wall and counter take
BESIDE_SIGNS = 21.0  # su between the words on the rail and the signs
LEAST_LINE = 44.0  # su: the gold line beside the name of the salon with its two diamonds
GREETING_ROOM = 282.0  # su: the sign of the house and its rules begin there


def _words(text: str) -> str:
    return QCoreApplication.translate(CONTEXT, text) if text else ""


_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class LobbyPage(QWidget):
    """The first room. It knows no rules: it says which door was opened and which button pressed."""

    READ_AS: ClassVar = QAccessible.Role.Pane

    table_chosen = Signal(str)
    settings_wanted = Signal()
    rules_wanted = Signal()
    about_wanted = Signal()
    keys_wanted = Signal()
    book_wanted = Signal()
    laboratory_wanted = Signal()
    cashier_wanted = Signal()
    practice_wanted = Signal(bool)
    errors_wanted = Signal()
    players_wanted = Signal()
    full_screen_wanted = Signal()
    painted = Signal()

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, now: Callable[[], QDateTime] | None = None
    ) -> None:
        super().__init__(parent)
        self._now = now or QDateTime.currentDateTime
        self._place = Place.in_window(1440, 900, 1.0)
        self._picture = QPixmap()
        self._surround = Surround()
        self._rooms_from = 1600.0  # su, where the words on the rail begin
        self._limits: dict[str, tuple[int, int]] = {}
        self._unsaid = False
        self._purse: int | None = None
        self._cash = 0
        self._last = ("", 0)
        self._told: Spoken = ""
        self.doors = [Door(self) for _ in TABLES]
        self._player = ""
        self.greeting = Label(GREETING, self)
        self.day = Label(NOTE, self)
        greeting.Calendar(self, self._now, self._lay_out)
        self.players = RailButton("player", self)
        self.card = Clickable(self)
        self.sign = Label(SIGN, self, "c")
        self.purse_label = Label(CAPITALS, self)
        self.purse = Label(HERO, self)
        self.play_money = Label(NOTE, self)
        self.last_label = Label(CAPITALS, self)
        self.last_table = Label(LAST_TABLE, self)
        self.last_result = Label(RESULT, self)
        # In the order they stand under the bell, the ledger and the book of rules on the counter.
        self.cashier = Button("secondary", self)
        self.book = Button("secondary", self)
        self.rules = Button("primary", self)
        self.ledger, self.rule_book = Cover(self, 1, QColor(LEDGER_GOLD)), Cover(self, 2, palette.WINE)
        self.bell, self.corner = Bell(self), PurseCorner(self)
        self.settings = RailButton("gear", self)
        self.about = RailButton("help", self)
        self.keys = RailButton("keys", self)
        self.sound = SoundSign(settings, self)
        self.full_screen = RailButton("full_screen", self)
        self.laboratory = RailButton("laboratory", self, with_words=True)
        # Other rooms of the house, in the order they stand on the rail.
        self.practice = RailButton("practice", self, with_words=True)
        self.rooms: tuple[RailButton, ...] = (self.practice, self.laboratory)
        self.practising = PracticeSigns(self)
        self.errors = Button("secondary", self)
        self.errors.hide()
        self.plate = Plate(self)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        for index, door in enumerate(self.doors):
            door.clicked.connect(lambda _=False, at=index: self._knock(at))
            door.step_wanted.connect(lambda step, at=index: self._step(at, step))
        for rules in (self.rules, self.rule_book):
            rules.clicked.connect(self.rules_wanted)
        self.settings.clicked.connect(self.settings_wanted)
        self.about.clicked.connect(self.about_wanted)
        self.book.clicked.connect(self.book_wanted)
        self.ledger.clicked.connect(self.book_wanted)
        for way in (self.cashier, self.bell, self.corner):
            way.clicked.connect(self.cashier_wanted)
        self.players.clicked.connect(self.players_wanted)
        self.card.clicked.connect(self.players_wanted)
        self.full_screen.clicked.connect(self.full_screen_wanted)
        self.keys.clicked.connect(self.keys_wanted)
        self._house_settings = QShortcut(self)  # heard here by its letter, and by the key of the tables
        self._house_settings.activated.connect(self.settings_wanted)
        self._house_settings.activatedAmbiguously.connect(self.settings_wanted)
        self.laboratory.clicked.connect(self.laboratory_wanted)
        self.practice.clicked.connect(lambda: self.practice_wanted.emit(not self.practising.on))
        self.errors.clicked.connect(self.errors_wanted)
        # The keyboard goes round as one reads: the rail from left to right, the doors, the counter.
        signs = (self.settings, self.about, self.full_screen)
        rail = (self.players, *self.rooms, self.sound, self.keys, *signs)
        counter = (self.errors, self.cashier, self.book, self.rules)
        for one, other in pairwise((*rail, *self.doors, *counter)):
            self.setTabOrder(one, other)
        for button in (*rail, *counter):
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """An arrow on a button goes to a door, not to some other button, as Qt would have it."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _ARROWS:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    # -- what is shown -----------------------------------------------------------------------------------

    def set_picture(self, picture: QPixmap) -> None:
        """Hang the painted wall; its device pixel ratio says at which size it was painted."""
        self._picture = picture
        self.update()

    def set_purse(self, centimes: int, cash: int = 0) -> None:
        """Show what the purse holds, and the cash beside it."""
        self._purse, self._cash = centimes, cash
        self.retranslate()

    def set_player(self, name: str) -> None:
        """Greet whoever plays by name; "" for somebody who gave none."""
        self._player = name
        self.retranslate()

    def set_practice(self, on: bool) -> None:
        """The doors lead to the practice tables, or to the real ones."""
        self.practising.set_on(on)
        self.errors.setVisible(on)
        self.retranslate()

    def set_limits(self, limits: Mapping[str, tuple[int, int]]) -> None:
        """Show the limits (least and most, centimes) of the tables on their doors."""
        self._limits = dict(limits)
        self.retranslate()

    def set_last(self, table: str, result: int) -> None:
        """Show the table left last and what the sitting brought; "" when there was none, or none we know."""
        self._last = (table, result) if table in ROWS else ("", 0)
        self.retranslate()

    def set_still(self, still: bool) -> None:
        """Reduced motion: doors light up at once."""
        for door in self.doors:
            door.still = still

    def welcome(self, table: str = "") -> None:
        """The person comes in: greet by the hour; the keyboard is on a door, that of the `table` one left."""
        self.retranslate()
        if table or not any(door.hasFocus() for door in self.doors):
            door = self.doors[TABLES.index(table) if table else 0]
            door.setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self) -> Place:
        """Where the scene lies in the page."""
        return self._place

    # -- words -------------------------------------------------------------------------------------------

    def table_name(self, table: str) -> str:
        """The name on the door of `table`."""
        row = ROWS.get(table)
        return "" if row is None else _words(row.title)

    def _door_words(self) -> tuple[tuple[str, str], ...]:
        return tuple((_words(row.note), self._stakes(row.name)) for row in TABLE_ROWS)

    def _stakes(self, table: str) -> str:
        if table not in self._limits:
            return ""
        least, most = self._limits[table]
        return self.tr("stakes {least} – {most}").format(least=francs(least), most=francs(most))

    def retranslate(self) -> None:
        """Say everything in the language of the interface."""
        for table, door, (note, limits) in zip(TABLES, self.doors, self._door_words(), strict=True):
            door.say(self.table_name(table), note, limits)
        self.sign.set_text("Salon des Jeux")
        self.setAccessibleName("Salon des Jeux")
        on = self.practising.on
        self.purse_label.set_text(self.tr("Practice purse") if on else self._purse_words())
        self.purse.set_text("" if self._purse is None else francs(self._purse))
        self.play_money.set_text(self.tr("play money, no value"))
        table, result = self._last
        self.last_label.set_text(self.tr("Last table") if table else "")
        self.last_table.set_text(self.table_name(table))
        self.last_result.set_text(signed_francs(result) if table else "")
        self.last_result.set_style(RESULT if result > 0 else LOSS)
        for label in (self.last_label, self.last_table, self.last_result):
            label.setVisible(bool(table) and not on)  # a reader is not led to a line that says nothing
        self.rules.say(
            self.tr("House rules"),
            keyring.key("anywhere.rules"),
            self.tr("The rules of the house, table by table"),
        )
        self.settings.say(
            self.tr("Settings"), keyring.key("lobby.settings"), self.tr("Language, speed, cards, table")
        )
        self.about.say(
            self.tr("About"), keyring.key("lobby.about"), self.tr("Version, licence, whom we thank")
        )
        self.book.say(self.tr("The book"), keyring.key("lobby.book"), self.tr("Every round you have played"))
        for cover, button in ((self.ledger, self.book), (self.rule_book, self.rules)):
            cover.say(button.words())
            hint(cover, button.meaning())
        at_desk = self.tr("Chips for cash and back, the day's allowance")
        self.cashier.say(self.tr("Cashier"), keyring.key("lobby.cashier"), at_desk)
        for way in (self.bell, self.corner):
            hint(way, at_desk)
        self.practising.retranslate()
        self.practice.say(
            self.tr("End practice") if on else self.tr("Practice"),
            keyring.key("lobby.practice"),
            self.tr("Back to the real tables and your purse")
            if on
            else self.tr("Play on a purse of its own, with hints, warnings and a book of your errors"),
        )
        self.errors.say(self.tr("My errors"), keyring.key("lobby.errors"), self.tr("The book of your errors"))
        self.players.say(
            self.tr("Players"), keyring.key("lobby.players"), self.tr("Who plays, and who else may")
        )
        hint(self.card, self.tr("Who plays, and who else may"))
        self.laboratory.say(
            self.tr("Laboratory"),
            keyring.key("lobby.laboratory"),
            self.tr("Ten thousand simulated players: what a system is worth"),
        )
        whole = self.window().isFullScreen()
        self.full_screen.icon_name = "window" if whole else "full_screen"
        self._house_settings.setKeys(keyring.heard("anywhere.settings"))
        keys = self.tr("The keys that are heard here ({key})").format(key=keyring.native("anywhere.keys"))
        self.keys.say("", "", keys)
        self.keys.setAccessibleName(self.tr("Keys"))
        self.sound.retranslate()
        self.full_screen.say(
            "", "", self.tr("Back to the window") if whole else self.tr("Fill the whole screen")
        )
        self._lay_out()

    def _greet(self) -> None:
        """By the hour and by name: the whole name where there is room for it, or the first name."""
        now = self._now()
        self.greeting.set_text(greeting.within(GREETING_ROOM * 0.95, now, self._player))
        self.greeting.setAccessibleName(greeting.greeting(now, self._player))
        self.day.set_text(greeting.day(now))

    def _purse_words(self) -> str:
        if not self._cash:
            return self.tr("In the purse")
        return self.tr("In the purse, and {cash} in cash").format(cash=francs(self._cash))

    # -- doors -------------------------------------------------------------------------------------------

    def _knock(self, index: int) -> None:
        self.plate.hide()
        self.table_chosen.emit(TABLES[index])

    def tell(self, text: Spoken, *, stays: bool = False) -> None:
        """Say one short thing on a brass plate over the parquet."""
        self._told = text
        self.plate.widest = 760.0
        self.plate.tell(text, self._place.point(self._place.width / 2, 733), self._place.k, stays=stays)

    def tell_again(self) -> None:
        """Say and show once more what was said last."""
        self.tell(self._told or _nothing_said)

    def tell_standing(self) -> None:
        """Purse, cash, the last table: said and shown."""

        self._greet()

        def standing() -> str:
            said = [self.greeting.accessibleName(), self.day.text(), self.money_told()]
            table, result = self._last
            if table:
                last = f"{self.table_name(table)}, {signed_francs(result)}"
                said.append(named(self.last_label.text(), last))
            return " ".join(map(sentence, said)).strip()

        self.tell(standing)

    def money_told(self) -> str:
        """Purse and cash, a sentence each; "" until they are known. Practice has no cash."""
        if self._purse is None:
            return ""
        if self.practising.on:
            return sentence(named(self.tr("Practice purse"), francs(self._purse)))
        held = ((self.tr("In the purse"), self._purse), (self.tr("In cash"), self._cash))
        return " ".join(sentence(named(name, francs(amount))) for name, amount in held)

    def tell_at(self, table: str, text: Spoken) -> None:
        """Say one short thing on a brass plate before the door of `table`, until it opens."""
        door = self.doors[TABLES.index(table)].geometry()
        self.plate.widest = 420.0
        self.plate.tell(
            text, QPointF(door.center().x(), self._place.point(0, 733).y()), self._place.k, stays=True
        )

    def _step(self, index: int, step: int) -> None:
        self.doors[(index + step) % len(self.doors)].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """An arrow puts the keyboard back on a door."""
        if event.key() in _ARROWS:
            self.doors[0 if event.key() != Qt.Key.Key_Left else -1].setFocus(Qt.FocusReason.TabFocusReason)
        elif reason := why_not_now("lobby", self, event):
            self.tell(reason)
        else:
            super().keyPressEvent(event)

    # -- places ------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        place = self._place = Place.in_window(self.width(), self.height(), self.devicePixelRatioF())
        k, width = place.k, place.width
        for index, door in enumerate(self.doors):
            door.lay_out(place, index)
        labels = (
            (self.greeting, 78, 18, GREETING_ROOM, 28),
            (self.day, 78, 42, GREETING_ROOM, 22),
            (self.sign, width / 2 - 300, 18, 600, 44),
            (self.purse_label, 44, 832, 400, 18),
            (self.purse, 44, 850, 260, 44),
            (self.last_label, 480, 832, 300, 18),
            (self.last_table, 480, 854, 300, 36),
        )
        self._greet()
        for label, *_ in labels:
            label.grows = MOST_GROWTH
        for label, x, y, w, h in labels:
            label.set_k(k)
            label.setGeometry(place.rect(x, y, w, h))
        self.players.set_k(k)
        self.players.set_face(place.rectf(32, 22, 36, 36))
        wide = max(self.greeting.wanted_width(), self.day.wanted_width())
        self.card.setGeometry(place.rect(78, 12, min(GREETING_ROOM, wide / k), 58))
        self._beside(self.purse, self.play_money, 18)
        self._beside(self.last_table, self.last_result, 14)
        for button, box in zip((self.cashier, self.book, self.rules), button_rects(place), strict=True):
            button.set_k(k)
            for button.growth in text_size.steps(MOST_GROWTH):
                if button.content_room(box.width() * k) >= 0:
                    break
            button.set_face(place.rectf(box.x(), box.y(), box.width(), box.height()))
        self.practising.lay_out(place, self.size())
        self.errors.set_k(k)
        self.errors.set_face(place.rectf(480, BUTTON_Y, self.errors.wanted_width() / k, BUTTON_H))
        for painted in (self.ledger, self.rule_book, self.bell, self.corner):
            painted.lay_out(place)
        signs = (self.full_screen, self.about, self.settings, self.keys, self.sound)
        for sign in (*signs, *self.rooms):
            sign.set_k(k)
        words = sum(room.wanted_width() / k + 14 for room in self.rooms)
        free = width / 2 - 66 - BESIDE_SIGNS - words - 16 - self._beside_sign() - LEAST_LINE
        pitch = sign_pitch(k, len(signs) - 1, free)
        for index, sign in enumerate(signs):
            sign.set_face(place.rectf(width - 66 - index * pitch, 22, 36, 36))
        right = width - 66.0 - (len(signs) - 1) * pitch - BESIDE_SIGNS
        for room in reversed(self.rooms):
            wide = room.wanted_width() / k
            room.set_face(place.rectf(right - wide, 22, wide, 36))
            right -= wide + 14
        self._rooms_from = right + 14

    def _beside_sign(self) -> float:
        """From the middle of the rail to the line beside the name of the salon, su."""
        return self.sign.wanted_width() / 2 / self._place.k + 26

    def _beside(self, label: Label, follower: Label, gap: float) -> None:
        """Put `follower` behind the words of `label`, `gap` su away, on the same baseline."""
        k, box = self._place.k, label.geometry()
        follower.set_k(k)
        follower.grows = MOST_GROWTH
        left = box.left() + min(label.wanted_width(), box.width()) + gap * k
        if not label.text():
            left = box.left()
        right = self._place.point(470 if label is self.purse else self._place.width - 600, 0).x()
        drop = round((label.capital() - follower.capital()) / 2)
        follower.setGeometry(round(left), box.top() + drop, round(right - left), box.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out again."""
        self._lay_out()
        self.plate.follow_page(self._place.k)

    def showEvent(self, event: QShowEvent) -> None:
        """Say what was left unsaid behind a table."""
        if self._unsaid:
            self._unsaid = False
            self.retranslate()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language: at once, or, behind a table, when it is seen again."""
        if event.type() == QEvent.Type.LanguageChange:
            self._unsaid = not self.isVisible()
            if not self._unsaid:
                self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The painted wall; before it has come, its darkness. The sign's rules follow the sign's width."""
        p = faces.begin(self)
        self._surround.paint(p, self.size(), self._place)
        if not self._picture.isNull():
            self._paint_wall(p)
        place = self._place
        reach = self._beside_sign()
        long = min(198.0, self._rooms_from - 16 - place.width / 2 - reach)
        for side in (-1, 1):
            x, middle = place.width / 2 + side * reach, 40
            start, end = place.point(x + side * 12, middle), place.point(x + side * (long - 8), middle)
            faces.line(p, start, end, 1.3 * place.k, 0.8)
            at, tip = place.point(x, middle), place.point(x + side * long, middle)
            faces.diamond(p, at.x(), at.y(), 6 * place.k)
            faces.diamond(p, tip.x(), tip.y(), 3.4 * place.k)
        p.end()
        self.painted.emit()

    def _paint_wall(self, p: QPainter) -> None:
        scene, picture = self._place.scene, self._picture
        exact = picture.deviceIndependentSize()
        if abs(exact.width() - scene.width()) < 1 and abs(exact.height() - scene.height()) < 1:
            p.drawPixmap(scene.topLeft(), picture)
        else:
            p.drawPixmap(scene, picture, QRectF(picture.rect()))


def _nothing_said() -> str:
    return QCoreApplication.translate("Standing", "Nothing has been said yet.")
