"""The bar under a replay: to the start, back, play, forward, to the end; where one is; how fast it goes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QKeySequence, QPaintEvent, QPixmap, QShortcut
from PySide6.QtWidgets import QWidget

from casino_qt.art.canvas import canvas, painter
from casino_qt.art.materials import draw_wood, vertical
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import Button, IconButton, KitButton
from casino_qt.windows.kit.label import NOTE, Label
from casino_qt.windows.kit.place import HEIGHT, Place
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.kit.spoken import hint
from casino_qt.windows.replay.slider import PositionSlider

TOP = 804.0  # su: the console of a table
SPEEDS = (0.5, 1.0, 2.0, 4.0)
USUAL = 1
SIGNS = ("½×", "1×", "2×", "4×")
PITCH = 57.0  # su from button to button
EDGE, GAP = 36.0, 22.0
WOOD = 29  # seed of its grain
PROFILE = (
    (0.0, QColor(0, 0, 0, 120)),
    (0.3, QColor(255, 200, 150, 14)),
    (0.8, QColor(0, 0, 0, 70)),
    (1.0, QColor(0, 0, 0, 150)),
)
"""Light and shade across it, as across the rail of a table."""


def _letter() -> str:
    return keyring.key("replay.branch")


class ReplayBar(QWidget):
    """Only wishes come from here; whoever shows the replay does them, and tells `show_position`."""

    start_wanted = Signal()
    back_wanted = Signal()
    play_wanted = Signal()
    forward_wanted = Signal()
    end_wanted = Signal()
    position_wanted = Signal(int)
    speed_wanted = Signal(float)
    branch_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._place = Place.in_window(1440, 900, 1.0)
        self._playing = False
        self._wood: tuple[object, QPixmap] | None = None
        self._steps = 0
        self.to_start = IconButton("to_start", self)
        self.back = IconButton("back", self)
        self.play = IconButton("play", self)
        self.forward = IconButton("forward", self)
        self.to_end = IconButton("to_end", self)
        self.icons = (self.to_start, self.back, self.play, self.forward, self.to_end)
        self.slider = PositionSlider(self)
        self.where = Label(NOTE, self)
        self.money = Label(NOTE, self, "r")
        self.speed = Segments(self)
        self.branch = Button("secondary", self)
        self.speed.set_texts(SIGNS)
        self.speed.set_index(USUAL)
        for icon in self.icons:
            icon.labelled = False
        self.to_start.clicked.connect(self.start_wanted)
        self.back.clicked.connect(self.back_wanted)
        self.play.clicked.connect(self.play_wanted)
        self.forward.clicked.connect(self.forward_wanted)
        self.to_end.clicked.connect(self.end_wanted)
        self.slider.valueChanged.connect(self.position_wanted)
        self.speed.chosen.connect(lambda index: self.speed_wanted.emit(SPEEDS[index]))
        self.branch.clicked.connect(self.branch_wanted)
        self._keys = [
            self._key(text, step) for text, step in (("+", 1), ("=", 1), ("-", -1), ("\N{MINUS SIGN}", -1))
        ]

    def _key(self, text: str, step: int) -> QShortcut:
        shortcut = QShortcut(QKeySequence(text), self)
        shortcut.activated.connect(lambda: self.change_speed(step))
        return shortcut

    def change_speed(self, step: int) -> None:
        """The next faster or slower speed there is."""
        index = self.speed.index() + step
        if 0 <= index < len(SPEEDS):
            self.speed.set_index(index)
            self.speed_wanted.emit(SPEEDS[index])

    def stops(self) -> tuple[QWidget, ...]:
        """Where the keyboard stops, from left to right."""
        return (*self.icons, self.slider, self.speed, self.branch)

    # -- what is shown -----------------------------------------------------------------------------------

    def set_steps(self, steps: int) -> None:
        """So many steps there are."""
        self._steps = steps
        self.slider.setMaximum(steps)

    def show_position(self, position: int, text: str, money: str) -> None:
        """Stand after step `position`; nobody wishes to go there because of that."""
        self.slider.blockSignals(True)
        self.slider.setValue(position)
        self.slider.blockSignals(False)
        self.where.set_text(text)
        self.slider.setAccessibleDescription(text)
        self.money.set_text(money)
        begun, over = self.tr("This is the beginning."), self.tr("This is the end.")
        for button in (self.to_start, self.back):
            self._allow(button, position > 0, begun)
        for button in (self.forward, self.to_end):
            self._allow(button, position < self._steps, over)
        self._lay_out_words()

    @staticmethod
    def _allow(button: KitButton, allowed: bool, reason: str) -> None:
        button.allow(allowed, reason)

    def show_playing(self, playing: bool) -> None:
        """The middle button stops what runs, or lets it run."""
        self._playing = playing
        self._say_play()

    def _say_play(self) -> None:
        self.play.icon_name = "pause" if self._playing else "play"
        if self._playing:
            self.play.say(self.tr("Pause"), "Space", self.tr("Stop after this step"))
        else:
            self.play.say(self.tr("Play"), "Space", self.tr("Let the steps follow each other"))

    def retranslate(self) -> None:
        """Every text of the bar but for where it stands."""
        letter = _letter()
        self.to_start.say(self.tr("To the start"), "Home", self.tr("Back to the start"))
        self.back.say(self.tr("Back"), "Left", self.tr("One step back"))
        self.forward.say(self.tr("Forward"), "Right", self.tr("One step forward"))
        self.to_end.say(self.tr("To the end"), "End", self.tr("To the end at once"))
        self._say_play()
        self.slider.setAccessibleName(self.tr("Step of the replay"))
        self.speed.set_name(self.tr("Speed of the replay"))
        hint(self.speed, self.tr("Slower and faster: - and +"))
        self.branch.say(
            self.tr("Continue differently from here"),
            letter,
            self.tr("Practice that begins at this step: your purse is not touched"),
        )

    # -- places ------------------------------------------------------------------------------------------

    def lay_out(self, place: Place) -> None:
        """Take the console of the table."""
        self._place = place
        self.setGeometry(place.rect(0, TOP, place.width, HEIGHT - TOP))
        for widget in (*self.icons, self.slider, self.where, self.money, self.speed, self.branch):
            widget.set_k(place.k)
        self._lay_out_words()
        self.update()

    def _lay_out_words(self) -> None:
        k, width = self._place.k, self._place.width
        middle = (HEIGHT - TOP) / 2
        for index, icon in enumerate(self.icons):
            icon.set_square((EDGE + index * PITCH) * k, (middle - IconButton.SIDE / 2) * k, PITCH * k)
        wanted = self.branch.wanted_width() / k
        branch_left = width - EDGE - wanted
        self.branch.set_face(_box(branch_left, middle - 23, wanted, 46, k))
        hint = self.speed.sizeHint()
        speed_left = branch_left - GAP - hint.width() / k
        self.speed.setGeometry(
            round(speed_left * k), round(middle * k - hint.height() / 2), hint.width(), hint.height()
        )
        left = EDGE + len(self.icons) * PITCH + GAP - 10
        box = _box(left, 60 - PositionSlider.HEIGHT / 2, speed_left - GAP - left, PositionSlider.HEIGHT, k)
        self.slider.setGeometry(box.toAlignedRect())
        words = _box(left + 12, 18, speed_left - GAP - left - 24, 24, k).toAlignedRect()
        half = words.width() // 2
        self.where.setGeometry(words.x(), words.y(), half, words.height())
        self.money.setGeometry(words.x() + half, words.y(), words.width() - half, words.height())

    def _board(self) -> QPixmap:
        """The wood it is made of, painted once in its size."""
        made_for = (self.size(), self._place.k, self.devicePixelRatioF())
        if self._wood is None or self._wood[0] != made_for:
            self._wood = (made_for, _paint_board(*made_for))
        return self._wood[1]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dark wood under a gold line."""
        p = faces.begin(self)
        r, k = QRectF(self.rect()), self._place.k
        p.drawPixmap(0, 0, self._board())
        faces.line(p, QPointF(0, 0.8 * k), QPointF(r.width(), 0.8 * k), 1.4 * k, 0.8)
        p.end()


def _paint_board(size: QSize, k: float, ratio: float) -> QPixmap:
    image = canvas(size.width() * ratio, size.height() * ratio)
    p = painter(image, k * ratio)
    r = QRectF(0, 0, size.width() / k, size.height() / k)
    draw_wood(p, r, WOOD)
    p.fillRect(r, vertical(r.top(), r.bottom(), PROFILE))
    p.end()
    picture = QPixmap.fromImage(image)
    picture.setDevicePixelRatio(ratio)
    return picture


def _box(x: float, y: float, w: float, h: float, k: float) -> QRectF:
    return QRectF(x * k, y * k, w * k, h * k)
