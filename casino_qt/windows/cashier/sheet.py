"""The cashier's sheet: the desk, buttons for whoever does not drag, the account, and one line of answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from casino_qt.art import palette
from casino_qt.bank.cashier import ALLOWANCE, Cashier, CashierRefuses
from casino_qt.bank.chips import DENOMINATIONS
from casino_qt.bank.errors import ProfileError
from casino_qt.bank.profile import OPENING_PURSE
from casino_qt.money_text import francs, signed_francs
from casino_qt.reading.announcing import announce
from casino_qt.windows.cashier import words
from casino_qt.windows.cashier.account import MOST, Account
from casino_qt.windows.cashier.desk import Desk
from casino_qt.windows.cashier.slot import Slot
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.commands.not_now import not_now
from casino_qt.windows.kit.alphabets import same_key
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.label import JOST, NOTE, Label, Style
from casino_qt.windows.kit.rows import Rows
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.kit.spoken import Spoken, said

if TYPE_CHECKING:
    from casino_qt.art.pictures import Pictures
    from casino_qt.windows.house import House

ANSWER = Style(JOST, 16, 500, palette.MONEY, least=13)
REFUSAL = Style(JOST, 16, 500, palette.RAIL_SUBTITLE, least=13)
COUNTS = (1, 5, 20, 10**9)


class CashierSheet(Sheet):
    """Serves the profile of the house of `house_now`. Who has less than `least_now` (centimes) is broke."""

    help_wanted = Signal(str)
    served = Signal()
    """Cash or purse are others now; it is on the disk."""

    WIDTH = 1340.0
    TOGGLE = "anywhere.cashier"
    PLACE = "cashier"
    KEEPS = ("anywhere.rules",)
    PADDING = 34.0

    def __init__(
        self, window: QWidget, house_now: Callable[[], House | None], least_now: Callable[[], int]
    ) -> None:
        super().__init__(window)
        self._house_now = house_now
        self._least_now = least_now
        self._cashier: Cashier | None = None
        self._pictures: Pictures | None = None
        self._said: tuple[Spoken, bool] = ("", False)
        self.desk = Desk(self.panel)
        self.account = Account(self.panel)
        self.count = Segments(self.panel)
        self.buy, self.sell, self.down, self.up = (Button("secondary", self.panel) for _ in range(4))
        self.buy_all, self.sell_all, self.colour_up = (Button("secondary", self.panel) for _ in range(3))
        self.allowance, self.new_purse = (Button("secondary", self.panel) for _ in range(2))
        self.answer = Label(ANSWER, self.panel, "c")
        self.play_money = Label(NOTE, self.panel, "c")
        self._lay_out()
        self.help = self.add_button(Button("secondary", self.panel))
        self.close_button = self.add_button(Button("primary", self.panel))
        self.row.insertStretch(0, 1)
        self.row.addStretch(1)
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self._columns = QHBoxLayout()
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        self._moves, self._wholes, self._rows = QHBoxLayout(), QGridLayout(), Rows()
        self._left.addWidget(self.desk)
        for part in (self._moves, self._wholes, self._rows):
            self._left.addLayout(part)
        self._left.addStretch(1)
        self._right.addWidget(self.account, 1)
        self._columns.addLayout(self._left, 1)
        self._columns.addLayout(self._right)
        self.content.addLayout(self._columns)
        self.content.addWidget(self.answer)
        self.content.addWidget(self.play_money)
        self._low: bool | None = None

    def _set_apart(self) -> None:
        """The buttons under the desk, the account beside it, the answer under both."""
        self._rows.unpack()
        for widget in (self.count, self.buy, self.sell, self.down, self.up):
            if self._moves.count():
                self._moves.addStretch(1)
            self._moves.addWidget(widget)
        for at, button in enumerate((self.buy_all, self.sell_all, self.colour_up)):
            self._wholes.addWidget(button, 0, at)
        self._right.addWidget(self.allowance)
        self._right.addWidget(self.new_purse)
        self.content.insertWidget(1, self.answer)
        self._columns.setDirection(QHBoxLayout.Direction.LeftToRight)

    def _set_low(self) -> None:
        """One under the other, none higher than it must be: the answer where what it is about is seen."""
        for layout in (self._moves, self._wholes):
            while layout.takeAt(0) is not None:
                pass
        self._right.removeWidget(self.allowance)
        self._right.removeWidget(self.new_purse)
        self._left.insertWidget(1, self.answer)
        self._columns.setDirection(QHBoxLayout.Direction.TopToBottom)

    def _connect(self) -> None:
        desk = self.desk
        desk.bought.connect(self._buy)
        desk.sold.connect(self._sell)
        desk.changed.connect(self._change)
        self.count.chosen.connect(self._count_chosen)
        self.buy.clicked.connect(lambda: self._buy(desk.value))
        self.sell.clicked.connect(lambda: self._sell(desk.value))
        self.down.clicked.connect(lambda: self._step(-1))
        self.up.clicked.connect(lambda: self._step(1))
        self.buy_all.clicked.connect(lambda: self._buy(0))
        self.sell_all.clicked.connect(self._sell_all)
        self.colour_up.clicked.connect(self._colour_up)
        self.allowance.clicked.connect(self._take_allowance)
        self.new_purse.clicked.connect(self._take_purse)
        self.help.clicked.connect(lambda: self.help_wanted.emit("0.11"))
        self.close_button.clicked.connect(self.lay_away)

    # -- open and shut -----------------------------------------------------------------------------------

    def open(self) -> None:
        """Open the desk where there is a purse; what was answered last is over."""
        house = self._house_now()
        if house is None or not self.isHidden():
            return
        self._cashier = Cashier(house.profile)
        self._said = (
            lambda: self.tr("Drag pieces between counter, purse and cash, or use the buttons."),
            False,
        )
        self._pictures = house.pictures
        self._pictures.ready.connect(self._pictures_came)
        self.retranslate()
        super().open()

    def lay_away(self) -> None:
        """Close the desk."""
        if self._pictures is not None:
            self._pictures.ready.disconnect(self._pictures_came)
        self._cashier = self._pictures = None
        super().lay_away()

    def first_focus(self) -> QWidget | None:
        """The pieces that were chosen last."""
        return self.desk.own[self.desk.value]

    def _pictures_came(self, sheet: str, _spec: object) -> None:
        if sheet == "chips":
            self._refresh()

    # -- what may be asked for ---------------------------------------------------------------------------

    def _count_chosen(self, index: int) -> None:
        self.desk.at_a_time = COUNTS[index]

    def _buy(self, value: int) -> None:
        """Pieces of `value`; 0: the fewest pieces for all the cash."""

        def work(cashier: Cashier) -> Spoken:
            if value == 0:
                paid = cashier.buy_all()
                return lambda: self.tr("Chips bought for {amount}.").format(amount=francs(paid))
            count = cashier.buy(value, self.desk.at_a_time)
            return lambda: self.tr("Bought {pieces} for {amount}.").format(
                pieces=words.pieces(count, value), amount=francs(count * value)
            )

        self._serve(work)

    def _sell(self, value: int) -> None:
        def work(cashier: Cashier) -> Spoken:
            count = cashier.sell(value, self.desk.at_a_time)
            return lambda: self.tr("Sold {pieces} for {amount}.").format(
                pieces=words.pieces(count, value), amount=francs(count * value)
            )

        self._serve(work)

    def _sell_all(self) -> None:
        def work(cashier: Cashier) -> Spoken:
            brought = cashier.sell_all()
            return lambda: self.tr("The whole purse sold for {amount}.").format(amount=francs(brought))

        self._serve(work)

    def _change(self, value: int, into: int) -> None:
        def work(cashier: Cashier) -> Spoken:
            return self._changed(value, into, cashier.change(value, into, self.desk.at_a_time))

        self._serve(work)

    def _step(self, step: int) -> None:
        value = self.desk.value

        def work(cashier: Cashier) -> Spoken:
            do = cashier.change_up if step > 0 else cashier.change_down
            pieces = do(value, self.desk.at_a_time)
            return self._changed(value, DENOMINATIONS[DENOMINATIONS.index(value) + step], pieces)

        self._serve(work)

    def _changed(self, value: int, into: int, pieces: tuple[int, int]) -> Spoken:
        given, taken = pieces
        return lambda: self.tr("Changed {given} for {taken}.").format(
            given=words.pieces(given, value), taken=words.pieces(taken, into)
        )

    def _colour_up(self) -> None:
        def work(cashier: Cashier) -> Spoken:
            before, after = cashier.colour_up()
            return lambda: self.tr("Pieces in the purse: {before} before, {after} now.").format(
                before=francs(before * 100), after=francs(after * 100)
            )

        self._serve(work)

    def _take_allowance(self) -> None:
        def work(cashier: Cashier) -> Spoken:
            house = self._house_now()
            assert house is not None
            cashier.take_allowance(house.today())
            return lambda: self.tr("Today's allowance: {amount} in cash.").format(amount=francs(ALLOWANCE))

        self._serve(work)

    def _take_purse(self) -> None:
        def work(cashier: Cashier) -> Spoken:
            cashier.new_purse(self._least_now())
            return lambda: self.tr("A new purse: {amount} in chips.").format(amount=francs(OPENING_PURSE))

        self._serve(work)

    def _serve(self, work: Callable[[Cashier], Spoken]) -> None:
        """Do it and say what was done, or say in one line why not."""
        if self._cashier is None:
            return
        try:
            answer = work(self._cashier)
        except CashierRefuses as refused:
            why = refused.why
            self._say(lambda: words.refusal(why), refused=True)
            return
        except ProfileError as problem:
            trouble = problem
            self._say(lambda: trouble.line(QCoreApplication.translate), refused=True)
            return
        self._say(answer)
        self._refresh()
        self.served.emit()

    # -- what is shown -----------------------------------------------------------------------------------

    def _say(self, text: Spoken, *, refused: bool = False) -> None:
        self._said = (text, refused)
        self.answer.set_style(REFUSAL if refused else ANSWER)
        self.answer.set_text(f"! {said(text)}" if refused else said(text))  # not by its colour alone
        announce(self, said(text), urgent=True)
        if self.answer.isVisible():
            self.scrolling.show(self.answer)  # with what it is about, which lies over it

    def _refresh(self) -> None:
        """Lay out what there is now."""
        house = self._house_now()
        if house is None or self._cashier is None:
            return
        try:
            till, today = self._cashier.till(), house.today()
            due, broke = self._cashier.may_have_allowance(today), self._cashier.broke(self._least_now())
            given, owned = self._cashier.given(), self._cashier.owned()
            errands = self._cashier.errands(MOST)
        except ProfileError as problem:
            trouble = problem
            self._say(lambda: trouble.line(QCoreApplication.translate), refused=True)
            return
        self.desk.show_till(till, house.pictures.sheet("chips", house.spec(self._window)))
        self._name_slots(till.heap, till.purse)
        self.allowance.allow(due, self.tr("Taken today; tomorrow there is another."))
        self.new_purse.setVisible(broke)
        house_gave = [
            ("", self.tr("%n purse(s)", "", given.purses), francs(given.advanced)),
            ("", self.tr("%n allowance(s)", "", given.allowances), francs(given.allowed)),
            ("", self.tr("Result at all tables"), signed_francs(owned - given.advanced - given.allowed)),
        ]
        last = [(words.day(one.at), words.errand(one.kind), francs(one.amount)) for one in errands]
        head = self.tr("From the house, and from tables")
        day = words.day(today.isoformat())
        may_come = [(day, name, francs(OPENING_PURSE)) for name in words.errands()]
        self.account.tell(((head, house_gave), (self.tr("Lately"), last)), may_come)

    def _name_slots(self, heap: dict[int, int], purse: int) -> None:
        names: dict[Slot, str] = {}
        for value in DENOMINATIONS:
            amount = francs(value)
            names[self.desk.house[value]] = self.tr("At the counter: pieces of {value}").format(value=amount)
            held = francs(heap.get(value, 0) * 100)
            names[self.desk.own[value]] = self.tr("In your purse: {count} of {value}").format(
                count=held, value=amount
            )
        self.desk.say(
            self.tr("At the counter"),
            self.tr("In your purse: {amount}").format(amount=francs(purse)),
            self.tr("Your cash"),
            names,
        )

    # -- keys --------------------------------------------------------------------------------------------

    def _keyed(self) -> tuple[Button, ...]:
        return (
            self.buy, self.sell, self.down, self.up, self.buy_all, self.sell_all, self.colour_up,
            self.allowance, self.new_purse, self.help,
        )  # fmt: skip

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys that the buttons show; a key held down buys once."""
        pressed = QKeySequence(event.keyCombination()).toString()
        if event.modifiers() & Qt.KeyboardModifier.KeypadModifier:
            pressed = QKeySequence(event.key()).toString()
        for button in self._keyed():
            key = button.shortcut().toString()
            if key and pressed in (key, same_key(key)):
                if not event.isAutoRepeat():
                    self._press(button)
                event.accept()
                return
        if event.text() in ("+", "-", "\u2212"):
            (self.down if event.text() != "+" else self.up).click()
            event.accept()
            return
        super().keyPressEvent(event)

    def _press(self, button: Button) -> None:
        """By its key: one that cannot be pressed says why."""
        if not button.isVisible():
            self._say(not_now("cashier.new_purse"), refused=True)
        elif not button.isEnabled():
            self._say(button.why_not(), refused=True)
        else:
            button.click()

    def tab_stops(self) -> list[QWidget]:
        """One column of the desk, then what stands below and beside it: arrows go through the columns."""
        desk = self.desk
        return [
            desk.house[desk.value], desk.own[desk.value], desk.cash,
            self.count, *self._keyed(), self.close_button,
        ]  # fmt: skip

    def rescaled(self, k: float) -> None:
        """What stands where in this room, and the gaps between."""
        low = self.narrow(self.WIDTH)
        if low != self._low:
            self._low = low
            (self._set_low if low else self._set_apart)()
        self._columns.setSpacing(round(10 * k))
        for box in (self._left, self._right):
            box.setSpacing(round(6 * k))
        self._moves.setSpacing(0)
        self._wholes.setHorizontalSpacing(round(2 * k))
        self.desk.narrow = low
        self.desk.set_k(k)
        self.account.set_room(self.free(), beside=low)
        if low:
            self._rows.setSpacing(0)
            self._rows.pack((self.count, *self._keyed()[:-1]), self.free(), 0)

    def retranslate(self) -> None:
        """Every text of the sheet."""
        self.title.set_text(self.tr("Cashier"))
        self.setAccessibleName(self.tr("Cashier"))
        self.count.set_texts([words.times(1), words.times(5), words.times(20), self.tr("all")])
        self.count.set_name(self.tr("Pieces at a time"))
        self.buy.say(self.tr("Buy"), keyring.key("cashier.buy"), self.tr("Pieces of the lit column for cash"))
        self.sell.say(
            self.tr("Sell"), keyring.key("cashier.sell"), self.tr("Pieces of the lit column back for cash")
        )
        self.down.say(self.tr("Change down"), "-", self.tr("Pieces of the lit column for smaller ones"))
        self.up.say(self.tr("Change up"), "+", self.tr("Pieces of the lit column for larger ones"))
        self.buy_all.say(self.tr("All cash into chips"), keyring.key("cashier.buy_all"))
        self.sell_all.say(self.tr("All chips into cash"), keyring.key("cashier.sell_all"))
        self.colour_up.say(
            self.tr("Colour up"),
            keyring.key("cashier.colour_up"),
            self.tr("The whole purse in the fewest pieces"),
        )
        self.allowance.say(
            self.tr("Daily allowance: {amount}").format(amount=francs(ALLOWANCE)),
            keyring.key("cashier.allowance"),
            self.tr("In cash, once each day, for whoever asks; it stands in the account"),
        )
        self.new_purse.say(
            self.tr("New purse: {amount}").format(amount=francs(OPENING_PURSE)),
            keyring.key("cashier.new_purse"),
            self.tr("In chips, for who has nothing left; it stands in the account"),
        )
        self.help.say(
            self.tr("How it works"),
            keyring.key("anywhere.rules"),
            self.tr("The page of the house rules about the cashier"),
        )
        self.close_button.say(self.tr("Close"))
        self.play_money.set_text(
            self.tr("Play money: it has no value, cannot be bought, and is never paid out.")
        )
        self._say(*self._said[:1], refused=self._said[1])
        self._refresh()
