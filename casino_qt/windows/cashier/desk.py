"""The desk: the house's pieces on the marble, the person's own on the velvet below, the cash beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from casino_qt.art import lettering, palette, text_size
from casino_qt.art.canvas import canvas, painter
from casino_qt.art.cashier import paint_column, paint_marble, paint_velvet
from casino_qt.art.paths import rrect
from casino_qt.art.pictures import Sheet, Sprite
from casino_qt.art.piles import TRAY_SIZE, pile
from casino_qt.bank.cashier import Till
from casino_qt.bank.chips import CHIPS, DENOMINATIONS, FRANC
from casino_qt.windows.cashier import words
from casino_qt.windows.cashier.cash import Cash
from casino_qt.windows.cashier.slot import FOOT, Slot
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.label import CAPITALS

WIDTH = 900.0  # su
NARROW, STRIP = 670.0, 62.0  # su, where the cash lies over both rows and not beside them
CASH = 172.0
CAPTION = 24.0
MARBLE, VELVET = 174.0, 190.0
GAP = 16.0
PLAQUE_COLUMN = 1.34  # columns of plaques are so much wider
HIGHEST = {True: 13, False: 7}  # pieces of a pile that are drawn, by whether they are round
STOCK = {True: 9, False: 4}  # pieces of the house's piles


def shrunk(sprite: Sprite, times: float) -> Sprite:
    """The same picture so many times as large, which is never larger."""
    if times >= 1:
        return sprite
    size = (QSizeF(sprite.pixmap.size()) * times).toSize()
    smooth = Qt.TransformationMode.SmoothTransformation
    picture = sprite.pixmap.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return Sprite(picture, sprite.dx * times, sprite.dy * times)


class Carried(QWidget):
    """What is in the hand; the hand lies on its middle."""

    READ_NOT = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pixmap = QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def take(self, load: Sprite) -> None:
        """Show `load` over everything."""
        self._pixmap = QPixmap(load.pixmap)
        self._pixmap.setDevicePixelRatio(self.devicePixelRatioF())
        self.resize(self._pixmap.deviceIndependentSize().toSize() + QSize(2, 2))
        self.show()
        self.raise_()

    def follow(self, at: QPointF) -> None:
        """The hand is at this point of the desk."""
        self.move((at - QPointF(self.width() / 2, self.height() / 2)).toPoint())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The piece itself."""
        p = faces.begin(self)
        p.drawPixmap(QPointF(1, 1), self._pixmap)
        p.end()


class Desk(QWidget):
    """Knows where things lie and what a drag means; what may be done, the sheet asks the cashier."""

    bought = Signal(int)
    """Pieces of this value are wanted for cash; 0: of any."""
    sold = Signal(int)
    changed = Signal(int, int)
    """Pieces of the first value are laid on the place of the second."""
    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.k = 1.0
        self.narrow = False
        """Whether the cash lies over both rows: larger text leaves no room beside them."""
        self.value = DENOMINATIONS[2]
        self.at_a_time = 1
        self._captions = ("", "")
        self._sheet: Sheet | None = None
        self._till = Till(0, {}, 0)
        self._sprites: dict[tuple[int, int], Sprite] = {}
        self._smaller = 1.0  # what pictures are made smaller by, where they were painted for larger rooms
        self._ground: tuple[object, QPixmap] | None = None
        self.house = {value: Slot(self, value, own=False) for value in DENOMINATIONS}
        self.own = {value: Slot(self, value, own=True) for value in DENOMINATIONS}
        self.cash = Cash(self)
        self._carried = Carried(self)
        self._takes: QRectF | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for slot in self.slots():
            slot.looked_at.connect(lambda of=slot: self.choose(of.value))
            slot.clicked.connect(lambda _=False, of=slot: self.choose(of.value))
            slot.moved.connect(lambda of=slot: self._move(of))
            slot.dragged.connect(lambda at, of=slot: self._carry(of, at))
            slot.dropped.connect(lambda at, of=slot: self._drop(of, at))
            slot.given_up.connect(self._let_go)
            slot.step_wanted.connect(lambda right, down, of=slot: self._step(of, right, down))

    def slots(self) -> list[Slot]:
        """Every place, the cash last."""
        return [*self.house.values(), *self.own.values(), self.cash]

    # -- what lies there ---------------------------------------------------------------------------------

    def say(self, counter: str, purse: str, cash: str, names: dict[Slot, str]) -> None:
        """Captions and spoken names in the language of the day."""
        self._captions = (counter, purse)
        for value in DENOMINATIONS:
            self.house[value].say(names[self.house[value]], words.amount(value))
            count = self._till.heap.get(value, 0)
            line = words.times(count) if count else "–"
            self.own[value].say(names[self.own[value]], line)
        self.cash.show_cash(self._till.cash, cash)
        self.update()

    def show_till(self, till: Till, sheet: Sheet | None) -> None:
        """Lay out what is the person's; `sheet`: the pictures of the pieces, None while they are painted."""
        if sheet is not self._sheet:
            self._sheet = sheet
            self._sprites.clear()
            self._fit_pieces()
        self._till = till
        for value in DENOMINATIONS:
            count, flat = till.heap.get(value, 0), value in CHIPS
            self.house[value].show_pile(self._sprite(value, STOCK[flat]))
            self.own[value].show_pile(self._sprite(value, min(count, HIGHEST[flat]) or 1), faint=not count)

    def _sprite(self, value: int, count: int) -> Sprite | None:
        if self._sheet is None:
            return None
        if (value, count) not in self._sprites:
            pieces = (value // FRANC,) * count
            self._sprites[value, count] = shrunk(pile(pieces, TRAY_SIZE, value, self._sheet), self._smaller)
        return self._sprites[value, count]

    def choose(self, value: int) -> None:
        """The buttons act on pieces of `value`."""
        if value and value != self.value:
            self.value = value
            self.update()
            self.chosen.emit(value)

    def _move(self, slot: Slot) -> None:
        self.choose(slot.value)
        if slot is self.cash:
            self.bought.emit(0)
        elif slot.own:
            self.sold.emit(slot.value)
        else:
            self.bought.emit(slot.value)

    def _step(self, slot: Slot, right: int, down: int) -> None:
        """The next place in that direction takes the keyboard; the cash lies left of both rows."""
        order = (0, *DENOMINATIONS)
        at = min(max(order.index(slot.value) + right, 0), len(order) - 1)
        own = slot.own if slot is not self.cash else True
        own = own if not down else down > 0
        value = order[at]
        target = self.cash if value == 0 else (self.own if own else self.house)[value]
        target.setFocus(Qt.FocusReason.TabFocusReason)
        self.choose(value)

    # -- dragging ----------------------------------------------------------------------------------------

    def _carry(self, slot: Slot, at: QPointF) -> None:
        if self._carried.isHidden():
            self.choose(slot.value)
            load: Sprite | None = None
            if slot is self.cash:
                load = self.cash.sprite() if self._till.cash else None
            elif there := self._till.heap.get(slot.value, 0) if slot.own else self.at_a_time:
                most = HIGHEST[slot.value in CHIPS]
                load = self._sprite(slot.value, min(self.at_a_time, there, most))
            if load is None:
                return
            self._carried.take(load)
            slot.setCursor(Qt.CursorShape.ClosedHandCursor)
        self._carried.follow(at)
        meant = self._meant(slot, at)
        self._show_takes(None if meant is None else meant[0])

    def _show_takes(self, box: QRectF | None) -> None:
        """Ring the place that would take what is in the hand."""
        if box != self._takes:
            self._takes = box
            self.update()

    def _let_go(self) -> None:
        self._carried.hide()
        self._show_takes(None)
        for slot in self.slots():
            slot.setCursor(Qt.CursorShape.OpenHandCursor)
            slot.update()

    def _drop(self, slot: Slot, at: QPointF) -> None:
        """What was carried is laid down."""
        self._let_go()
        meant = self._meant(slot, at)
        if meant is not None:
            meant[1]()

    def _meant(self, slot: Slot, at: QPointF) -> tuple[QRectF, Callable[[], None]] | None:
        """What it means to lay down there what came from `slot`, and the place that takes it, if any does."""
        counter, velvet, cash = self._areas()
        under = next((one for one in self.slots() if one.geometry().contains(at.toPoint())), None)
        area = next((area for area in (counter, velvet, cash) if area.contains(at)), None)
        if area is None:
            return None
        if slot is self.cash:
            value = 0 if under is None else under.value
            return None if area is cash else (area, lambda: self.bought.emit(value))
        if not slot.own:
            return (area, lambda: self.bought.emit(slot.value)) if area is velvet else None
        if area is not velvet:
            return area, lambda: self.sold.emit(slot.value)
        if under is None or under is slot:
            return None
        into = under
        return QRectF(into.geometry()), lambda: self.changed.emit(slot.value, into.value)

    # -- places ------------------------------------------------------------------------------------------

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        for slot in self.slots():
            slot.k, slot.pieces = k, k / text_size.factor()
        self._fit_pieces()
        self.updateGeometry()
        self._lay_out()

    def _fit_pieces(self) -> None:
        """What lies on the desk is as large as in a window whose text is not: only what is read grows."""
        smaller = 1.0
        if self._sheet is not None and text_size.factor() > 1:
            smaller = min(1.0, self.cash.pieces * self.devicePixelRatioF() / self._sheet.scale)
        if smaller != self._smaller:
            self._smaller = smaller
            self._sprites.clear()

    def sizeHint(self) -> QSize:
        """What lies here has its size; in a wider sheet it lies wider apart."""
        marble, velvet = self._depths()
        over = STRIP + GAP if self.narrow else 0.0
        high = (over + 2 * CAPTION + GAP + 2) * self.k + marble + velvet
        return QSize(round((NARROW if self.narrow else WIDTH) * self.k), round(high))

    def _depths(self) -> tuple[float, float]:
        """How far marble and velvet reach down, in logical pixels: piles, and a line under them."""
        k, pieces = self.k, self.cash.pieces
        return FOOT * k + (MARBLE - FOOT) * pieces, FOOT * k + (VELVET - FOOT) * pieces

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def _areas(self) -> tuple[QRectF, QRectF, QRectF]:
        """Marble, velvet and the plate of the cash, in logical pixels."""
        k = self.k
        # Plates of the desk end where those of the buttons under it do, which have room for their rings.
        edge = faces.ROOM
        left, top = (edge, STRIP + GAP) if self.narrow else (edge + CASH + GAP, 0.0)
        wide, deep = self.width() - (left + edge) * k, self._depths()
        marble = QRectF(left * k, (top + CAPTION) * k, wide, deep[0])
        velvet = QRectF(left * k, marble.bottom() + (GAP + CAPTION) * k, wide, deep[1])
        if self.narrow:
            return marble, velvet, QRectF(edge * k, k, wide, STRIP * k)
        return marble, velvet, QRectF(edge * k, CAPTION * k, CASH * k, velvet.bottom() - marble.top())

    def columns(self) -> dict[int, tuple[float, float]]:
        """Left edge and width of the column of each value, in logical pixels."""
        marble, _, _ = self._areas()
        weights = {value: 1.0 if value in CHIPS else PLAQUE_COLUMN for value in DENOMINATIONS}
        unit = (marble.width() - 12 * self.k) / sum(weights.values())
        found, x = {}, marble.left() + 6 * self.k
        for value, weight in weights.items():
            found[value] = (x, unit * weight)
            x += unit * weight
        return found

    def _lay_out(self) -> None:
        marble, velvet, cash = self._areas()
        for value, (x, wide) in self.columns().items():
            for slot, area in ((self.house[value], marble), (self.own[value], velvet)):
                slot.setGeometry(QRectF(x, area.top() + 2, wide, area.height() - 8 * self.k).toRect())
        self.cash.setGeometry(cash.toRect())
        self._ground = None

    def resizeEvent(self, event: object) -> None:
        """Lay everything out again."""
        self._lay_out()

    def measured(self) -> Iterator[Measured]:
        """The captions over both rows."""
        font = CAPITALS.font(self.k)
        marble, _, _ = self._areas()
        for caption in self._captions:
            yield Measured(caption.upper(), lettering.text_width(caption.upper(), font), marble.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Marble, velvet, plate, the chosen column, captions."""
        p = faces.begin(self)
        ratio, k = self.devicePixelRatioF(), self.k
        key = (self.size(), ratio)
        if self._ground is None or self._ground[0] != key:
            self._ground = (key, self._paint_ground())
        p.drawPixmap(0, 0, self._ground[1])
        x, wide = self.columns()[self.value]
        for area in self._areas()[:2]:
            paint_column(p, QRectF(x, area.top() + 3 * k, wide, area.height() - 6 * k), k)
        if self._takes is not None:
            faces.focus_ring(p, self._takes.adjusted(5 * k, 5 * k, -5 * k, -5 * k), k)
        font = CAPITALS.font(k)
        for caption, area in zip(self._captions, self._areas(), strict=False):
            middle = area.top() - CAPTION * k / 2
            y = middle + lettering.cap_height(font) / 2
            lettering.draw_text(p, area.left() + 4 * k, y, caption.upper(), font, palette.TEXT_2)
        p.end()

    def _paint_ground(self) -> QPixmap:
        ratio, k = self.devicePixelRatioF(), self.k
        image = canvas(self.width() * ratio, self.height() * ratio)
        p = painter(image, k * ratio)
        marble, velvet, cash = (
            QRectF(a.x() / k, a.y() / k, a.width() / k, a.height() / k) for a in self._areas()
        )
        paint_marble(p, marble)
        paint_velvet(p, velvet)
        p.fillPath(rrect(cash.x(), cash.y(), cash.width(), cash.height(), 6), palette.BANNER_FOOT)
        faces.sunk(p, cash, 1.0)
        p.end()
        picture = QPixmap.fromImage(image)
        picture.setDevicePixelRatio(ratio)
        return picture
