"""What is written into the wood of a table: its title with its limits, and the person's money."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QAccessible, QEnterEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from casino_qt.art import lettering, palette, text_size
from casino_qt.art.materials import hairline
from casino_qt.art.paths import rrect
from casino_qt.money_text import francs
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import RailButton, sign_pitch
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.label import BANKROLL, CAPITALS, IN_PLAY, LIMITS, TITLE, Style, fitted
from casino_qt.windows.kit.place import Place
from casino_qt.windows.kit.spoken import hint

RAIL_EDGE = 64.0  # su from the left of the last sign of a rail to the edge of the room
MOST_GROWTH, MOST_GROWTH_OF_MONEY = 1.5, 1.3  # what the height of rail and console takes


class TitleRail(QWidget):
    """The table's name and its limits, a diamond between them, centred on the top rail."""

    WIDTH, HEIGHT = 820.0, 44.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._place = Place.in_window(1440, 900, 1.0)
        self._title = ""
        self._limits = ""
        self._growth = 1.0
        self._bare = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def lay_out(self, place: Place, taken: float) -> None:
        """Take the middle of the top rail; `taken` su at its right end are the icons'."""
        self._place = place
        width = min(self.WIDTH, place.width - 2 * taken)
        self.setGeometry(place.rect(place.width / 2 - width / 2, 4, width, self.HEIGHT))
        self.update()

    def say(self, title: str, limits: str) -> None:
        """Set both texts."""
        self._title, self._limits = title, limits
        self.setAccessibleName(f"{title}, {limits}")
        hint(self, limits)
        self.update()

    def wanted(self, place: Place) -> float:
        """Width of both texts side by side as they are drawn, in su."""
        k = place.k
        title = lettering.text_width(self._title, TITLE.font(k))
        return (title + lettering.text_width(self._limits, LIMITS.font(k))) / k + 34

    def _widths(self) -> tuple[Style, float, float]:
        k = self._place.k
        self._growth = 1.0
        for growth in text_size.steps(MOST_GROWTH):
            self._growth = growth
            limits = lettering.text_width(self._limits, self._small().font(k))
            large = replace(TITLE, px=TITLE.px * growth)
            style = fitted(large, self._title, self.width() - limits - 34 * k, k)
            title = lettering.text_width(self._title, style.font(k))
            if title + limits + 34 * k <= self.width() and style.px >= TITLE.px:
                break
        self._bare = title + limits + 34 * k > self.width()
        if self._bare:
            style = fitted(TITLE, self._title, self.width(), k)
            title = lettering.text_width(self._title, style.font(k))
        return style, title, limits

    def _whole_width(self) -> float:
        """Width of what is written: limits that have no room are only spoken, and hinted."""
        _, title, limits = self._widths()
        return title if self._bare else title + limits + 34 * self._place.k

    def _small(self) -> Style:
        return replace(LIMITS, px=LIMITS.px * self._growth)

    def measured(self) -> Iterator[Measured]:
        """Title and limits side by side."""
        yield Measured(f"{self._title} {self._limits}", self._whole_width(), self.width())

    def words_rect(self) -> QRectF:
        """Where the words stand, with a little air, in logical pixels."""
        k = self._place.k
        wide = min(self._whole_width() + 32 * k, self.width() - 2.0)
        return QRectF((self.width() - wide) / 2, 5 * k, wide, self.height() - 10 * k)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Title, diamond, limits."""
        p = faces.begin(self)
        k = self._place.k
        whole = self._whole_width()
        style, title, _ = self._widths()
        x, cy = self.width() / 2 - whole / 2, self.height() / 2
        font, small = style.font(k), self._small().font(k)
        shadow = (palette.with_alpha("#000000", 0.8), 0.0, 1.2 * k)
        base = cy + lettering.cap_height(font) / 2
        lettering.draw_text(p, x, base, self._title, font, style.colour, "l", shadow)
        if not self._bare:
            faces.diamond(p, x + title + 17 * k, cy, 5 * k)
            base = cy + lettering.cap_height(small) / 2
            lettering.draw_text(p, x + title + 34 * k, base, self._limits, small, LIMITS.colour)
        p.end()


class TitlePlate(TitleRail):
    """The title of a table one sits at; a click on it, or Enter: the placard of the table."""

    READ_AS: ClassVar = QAccessible.Role.Button

    clicked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lit = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def read_press(self) -> None:
        """A reader opens the placard."""
        self.clicked.emit()

    def _light(self, lit: bool) -> None:
        if lit != self._lit:
            self._lit = lit
            self.setCursor(Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor)
            self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The words light up under the mouse."""
        self._light(self.words_rect().contains(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The words light up under the mouse, the wood beside them does not."""
        self._light(self.words_rect().contains(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse has gone."""
        self._light(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the words; one on the wood is nobody's."""
        if event.button() == Qt.MouseButton.LeftButton and self.words_rect().contains(event.position()):
            self.clicked.emit()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter or Space while the ring is round the words."""
        if not _pressed(event, self.clicked):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words, and round them what says that they can be pressed."""
        super().paintEvent(event)
        if not self._lit and not self.hasFocus():
            return
        p = faces.begin(self)
        r, k = self.words_rect(), self._place.k
        if self.hasFocus():
            faces.focus_ring(p, r, k)
        else:
            hairline(p, rrect(r.x(), r.y(), r.width(), r.height(), 5 * k), palette.GOLD, k, 0.8)
        p.end()


class Bankroll(QWidget):
    """What the purse holds and what lies on the cloth, left of the tray; a click: the cashier."""

    READ_AS: ClassVar = QAccessible.Role.Button

    clicked = Signal()

    LEFT, TOP, HEIGHT = 44.0, 808.0, 88.0
    BESIDE, BEHIND = 14.0, 6.0  # su left of the words and right of their room, for the ring

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._place = Place.in_window(1440, 900, 1.0)
        self._labels = ("", "")
        self._caps = CAPITALS
        self._amounts = (0, 0)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def read_press(self) -> None:
        """A reader opens the purse."""
        self.clicked.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The purse is opened at the cashier's."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter or Space while the ring is round the amounts."""
        if not _pressed(event, self.clicked):
            super().keyPressEvent(event)

    def lay_out(self, place: Place) -> None:
        """Take the corner left of the tray."""
        self._place = place
        left, right = self.LEFT - self.BESIDE, place.pick(386, 414) + self.BEHIND
        self.setGeometry(place.rect(left, self.TOP, right - left, self.HEIGHT))
        self.update()

    def say(self, purse: str, in_play: str, leads_to: str) -> None:
        """Name the two amounts, and where a press leads."""
        self._labels = (purse, in_play)
        self.setAccessibleDescription(leads_to)
        hint(self, leads_to)
        self._describe()

    def show_money(self, purse: int, in_play: int) -> None:
        """Show both amounts, centimes."""
        self._amounts = (purse, in_play)
        self._describe()

    def amounts(self) -> tuple[int, int]:
        """Purse and in play as they are shown, centimes."""
        return self._amounts

    def names(self) -> tuple[str, str]:
        """What the two amounts are called."""
        return self._labels

    def _describe(self) -> None:
        (purse, in_play), (held, laid) = self._labels, self._amounts
        self.setAccessibleName(f"{purse} {francs(held)}, {in_play} {francs(laid)}")
        self.update()

    def _columns(self) -> tuple[tuple[float, float, Style], tuple[float, float, Style]]:
        """Left edge within their room, width and style of the two amounts, in logical pixels."""
        k, room = self._place.k, self._room()
        texts = (francs(self._amounts[0]), francs(self._amounts[1]))
        growths = list(text_size.steps(MOST_GROWTH_OF_MONEY))
        self._caps = replace(CAPITALS, px=CAPITALS.px * growths[0])
        caps = self._caps.font(k)
        first, second = (replace(style, px=style.px * growths[0]) for style in (BANKROLL, IN_PLAY))

        def width(style: Style, text: str, name: str) -> float:
            amount = lettering.text_width(text, style.font(k))
            return max(amount, lettering.text_width(name.upper(), caps))

        gap = 34 * k
        while True:
            a = width(first, texts[0], self._labels[0])
            b = width(second, texts[1], self._labels[1])
            if a + gap + b <= room:
                break
            if len(growths) > 1:
                del growths[0]
                self._caps = replace(CAPITALS, px=CAPITALS.px * growths[0])
                caps = self._caps.font(k)
                first, second = (replace(style, px=style.px * growths[0]) for style in (BANKROLL, IN_PLAY))
                continue
            smaller = first.smaller(), second.smaller()
            if smaller == (None, None):
                break
            first, second = smaller[0] or first, smaller[1] or second
        return (0.0, a, first), (a + gap, b, second)

    def _room(self) -> float:
        """How much of the width is for words, in logical pixels."""
        return self.width() - (self.BESIDE + self.BEHIND) * self._place.k

    def measured(self) -> Iterator[Measured]:
        """Both columns side by side."""
        _, (left, width, _) = self._columns()
        yield Measured(" ".join(self._labels), left + width, self._room())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Labels, amounts, the hairline between them."""
        p = faces.begin(self)
        k = self._place.k
        shadow = (palette.with_alpha("#000000", 0.75), 0.0, 1.4 * k)
        columns = self._columns()
        caps = self._caps.font(k)
        p.translate(self.BESIDE * k, 0)
        for (x, _, style), name, amount in zip(columns, self._labels, self._amounts, strict=True):
            lettering.draw_text(p, x, 25 * k, name.upper(), caps, CAPITALS.colour)
            colour = style.colour if amount else palette.TEXT_2
            lettering.draw_text(
                p,
                x,
                (63 + (style.px > BANKROLL.px) * 5) * k,
                francs(amount),
                style.font(k),
                colour,
                "l",
                shadow,
            )
        x = columns[1][0] - 17 * k
        faces.line(p, QPointF(x, 16 * k), QPointF(x, 66 * k), k, 0.35)
        if self.hasFocus():
            left, width, _ = columns[1]
            wide = min(left + width + 16 * k, self.width() - 13 * k)
            faces.focus_ring(p, QRectF(-8 * k, 7 * k, wide, 71 * k), k)
        p.end()


def _pressed(event: QKeyEvent, clicked: SignalInstance) -> bool:
    """Whether a key presses what has the keyboard; then it is pressed, once however long the key is held."""
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        return False
    if not event.isAutoRepeat():
        clicked.emit()
    event.accept()
    return True


def lay_out_rail(place: Place, back: RailButton, title: TitlePlate, signs: Sequence[RailButton]) -> None:
    """The title in the middle, the signs from the right edge leftwards, and the way back at the left; signs
    and way back take the room that the title leaves them."""
    pitch = sign_pitch(place.k, len(signs), (place.width - title.wanted(place)) / 2 - RAIL_EDGE)
    for index, sign in enumerate(signs):
        sign.set_face(place.rectf(place.width - RAIL_EDGE - index * pitch, 8, 36, 36))
    title.lay_out(place, RAIL_EDGE + pitch * len(signs))
    for back.growth in text_size.steps(1.5):
        if place.point(24, 8).x() + back.wanted_width() <= title.x():
            break
    back.set_face(place.rectf(24, 8, back.wanted_width() / place.k, 36))
