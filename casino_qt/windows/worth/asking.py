"""Who asks what a bet is worth, and when: the pointer that rests on it, the keyboard, a key, a click."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QShortcut

from casino_qt.scenes.spot import TableSpot
from casino_qt.settings import Settings
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.kit.alphabets import in_both, same_key
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.place import Place
from casino_qt.windows.kit.popover import Card, Popover
from casino_qt.windows.worth.line import WorthLine
from casino_qt.windows.worth.told import Bets, Json, Told, unbroken

if TYPE_CHECKING:
    from casino_qt.windows.at_table.table_page import TablePage

REST = 300  # milliseconds for which a pointer lies still on a bet before something is told of it
BELOW = 14.0  # su between a bet and its derivation


def letter() -> str:
    """The key that asks, in the language of the house; none of a button of any table."""
    return keyring.key("table.worth")


class Derivation(Popover):
    """The card of the derivation: wider than others; the key that opened it lays it away again."""

    WIDTH = 560.0

    def __init__(self, page: TablePage) -> None:
        super().__init__(page, page.decisions)
        self.about: Callable[[], QRect] = QRect
        """Where what is explained lies now (logical pixels of the window)."""

    def place_panel(self) -> None:
        """Beside the bet where it fits neither above nor below: what is explained stays to be seen."""
        super().place_panel()
        panel, about = self.panel.geometry(), self.about().translated(-self.pos())
        if about.isEmpty() or not panel.intersects(about) or self.scrolling.needed:
            return
        margin = round(14 * self.k)
        if about.left() - margin - panel.width() >= margin:
            panel.moveRight(about.left() - margin)
        elif about.right() + margin + panel.width() <= self.width() - margin:
            panel.moveLeft(about.right() + margin)
        self.panel.setGeometry(panel)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The letter of the key, on either layout."""
        typed = QKeySequence(event.key()).toString()
        if typed and typed in (letter(), same_key(letter())) and not event.modifiers():
            self.lay_away()
            event.accept()
            return
        super().keyPressEvent(event)


class Asking(QObject):
    """Tells one table's person what the bet under pointer or keyboard is worth, on the line and in words.

    It speaks of bets, never of cards that have gone. What takes long is asked of the desk, and told when it
    comes; house options are looked up anew each time.
    """

    def __init__(self, page: TablePage, bets: Bets) -> None:
        super().__init__(page)
        self.page, self.bets = page, bets
        self.line = WorthLine(page)
        self.derivation = Derivation(page)
        self.bet: str | None = None
        """The bet the line is about."""
        self._spot: TableSpot | None = None
        self._pointed: QPointF | TableSpot | None = None
        self._asked_for: set[str] = set()
        self.rest = QTimer(self)
        self.rest.setSingleShot(True)
        self.rest.setInterval(REST)
        self.rest.timeout.connect(self.look)
        self._key = QShortcut(page)
        self._key.setAutoRepeat(False)
        self._key.activated.connect(self.ask)
        self._key.activatedAmbiguously.connect(self.ask)  # both of its letters at once
        self.line.clicked.connect(self.ask)
        page.view.viewport().installEventFilter(self)
        page.view.describe = self.described
        page.scene.focus_moved.connect(self._focus_moved)
        page.scene.busy_changed.connect(self._busy_changed)
        for changed in (page.controller.happened, page.controller.restored):
            changed.connect(self.retell)

    # -- where one points --------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer over the table; the middle button asks about what lies under it at once."""
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self.point_at(event.position())
        elif event.type() == QEvent.Type.Leave:
            self.rest.stop()  # what is told stays, until pointer or keyboard comes to rest elsewhere
            self._pointed = None
        elif (
            event.type() == QEvent.Type.MouseButtonPress
            and isinstance(event, QMouseEvent)
            and event.button() == Qt.MouseButton.MiddleButton
        ):
            self._pointed = event.position()
            self.look(asked=True)
            self.ask()
        return False

    def _focus_moved(self, spot: TableSpot | None) -> None:
        if spot is not None:
            self.point_at(spot)

    def _busy_changed(self, busy: bool) -> None:
        """While a round is told there is nothing to bet on."""
        if busy:
            self.rest.stop()
            self.hush()

    def _under(self, where: QPointF | TableSpot | None) -> TableSpot | None:
        """The place of the table one points at."""
        if not isinstance(where, QPointF):
            return where
        page = self.page
        return page.scene.focus_order.at(page.scene.at(page.view.mapToScene(where.toPoint())))

    def point_at(self, where: QPointF | TableSpot | None) -> None:
        """The pointer is at a point of the view, or the keyboard at a spot: told once it has rested there."""
        self._pointed = where
        self.rest.start()

    def look(self, *, asked: bool = False) -> None:
        """Pointer or keyboard has come to rest: tell what lies there, or fall silent.

        `asked`: the person wants to know, whatever the setting.
        """
        spot = self._under(self._pointed)
        bet = None if spot is None else self.bets.bet_at(spot)
        if spot is None or bet is None or self.page.scene.busy:
            self.hush()
            return
        if self.page.house.settings.show_worth or asked:
            self.bet, self._spot = bet, spot
            self.retell()

    def hush(self) -> None:
        """Take the line away, unless the keyboard is on it."""
        if not self.line.hasFocus():
            self.bet = self._spot = None
            self.line.hide()

    # -- what is told ------------------------------------------------------------------------------------

    def told(self, bet: str) -> Told:
        """All that is known about the bet now; what is not is asked for."""
        return self.bets.told(bet, self._answer(bet))

    def _answer(self, bet: str) -> Json | None:
        question = self.bets.question(bet)
        if question is None:
            return None
        reckoner = self.page.house.reckoner
        known = reckoner.known(question.ask, question.question)
        if known is not None:
            return known
        key = repr(question)
        if key not in self._asked_for:
            self._asked_for.add(key)
            reckoner.ask(
                question.ask, question.question, partial(self._came, key), self, partial(self._failed, key)
            )
        return None

    def _came(self, key: str, _answer: Json) -> None:
        self._asked_for.discard(key)
        self.retell()

    def _failed(self, key: str, _problem: str) -> None:
        """It stays unknown; asked about once more, it is tried once more."""
        self._asked_for.discard(key)

    def described(self, spot: TableSpot) -> str:
        """What a screen reader says of a bet besides its name; nothing is reckoned for that alone."""
        bet = self.bets.bet_at(spot)
        if bet is None:
            return ""
        question = self.bets.question(bet)
        answer = None
        if question is not None:
            answer = self.page.house.reckoner.known(question.ask, question.question)
            if answer is None:
                return ""
        told = self.bets.told(bet, answer)
        return ", ".join(part for part in told.parts if part not in told.known)

    def retell(self, *_: object) -> None:
        """Say what is told now in the language of the day, under the options in force."""
        if self.bet is not None:
            told = self.told(self.bet)
            meaning = QCoreApplication.translate("Worth", "Where these figures come from, in words")
            self.line.tell(told.title, told.parts, letter(), meaning)
        if not self.derivation.isHidden():
            self.derivation.rewrite()

    def retranslate(self) -> None:
        """Another language: another letter, other words."""
        self._key.setKeys(in_both(letter()))
        self.retell()

    # -- the derivation ----------------------------------------------------------------------------------

    def ask(self) -> None:
        """Open the derivation of the bet one points at; where one points at none, say so."""
        if not self.line.isVisible():
            if self._pointed is None:
                self._pointed = self.page.scene.focus_order.current
            self.look(asked=True)
        bet, spot = self.bet, self._spot
        if bet is None or spot is None:
            self.page.tell(
                lambda: QCoreApplication.translate("Worth", "Point at a bet to learn what it is worth.")
            )
            return
        box = self._box(spot)
        top = QPointF(box.center().x(), box.top())
        self.derivation.about = partial(self._box, spot)
        self.derivation.tell(partial(self._write, bet), top, box.height() / self.page.scene.unit() + BELOW)

    def _box(self, spot: TableSpot) -> QRect:
        view = self.page.view
        box = view.spot_rect(spot)
        box.moveTopLeft(view.mapTo(self.page, box.topLeft()))
        return box

    def _write(self, bet: str) -> Card:
        derived = self.told(bet).derivation
        rules = Button("secondary")
        rules.say(
            QCoreApplication.translate("Worth", "House rules {section}").format(
                section=derived.section.upper()
            )
        )
        rules.clicked.connect(partial(self._read, derived.section))
        return Card(derived.title, [unbroken(text) for text in derived.sentences], derived.lines, [rules])

    def _read(self, section: str) -> None:
        self.derivation.lay_away()
        self.page.rules_wanted.emit(section)

    # -- the window --------------------------------------------------------------------------------------

    def lay_out(self, place: Place) -> None:
        """The line lies where the page has room for it."""
        self.line.lay_out(place, self.page.worth_place(place))

    def setting_changed(self, key: str) -> None:
        """Somebody wants to see it, or no longer."""
        if key == Settings.show_worth.key and not self.page.house.settings.show_worth:
            self.hush()
