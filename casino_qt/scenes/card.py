"""One card in motion: picture, shadow, the shade while it turns; the tracks of dealing and turning."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QTransform

from casino_qt.scenes import timing
from casino_qt.scenes.piece import FLYING, Kit, Seen
from casino_qt.scenes.rest import RestCard
from casino_qt.scenes.stage import Track, fade_in
from casino_qt.scenes.wardrobe import baked

SHADOW_LEVELS = 8
LOOKED_AT = 80.0  # su round the middle of a card that is dealt: the largest of all packs
IN_PLACE = 0.6  # strength of what is heard where a card appears without a way
ON_EDGE = 0.1  # of its width: below that nothing printed on a turning card can be made out
ACROSS_TILT = -90.0  # degrees by which a card laid across is not yet turned when it leaves
SHADOW_FALL = (1.6, 6.5)  # su: how far a shadow falls, lying and aloft; it falls down however the card lies


class CardProp:
    """A card of the pack `sheet`. `home` is where it belongs; the pose is home plus what is left of its way.

    Two tracks may act on it at once (a flight, and the row closing up): one changes the way, the other home.
    """

    def __init__(self, kit: Kit, rest: RestCard) -> None:
        self.kit = kit
        self.kind = "card"
        self.key = rest.key
        self.code = rest.code
        self.sheet = rest.sheet
        self.sideways = rest.sideways
        self.z = rest.z
        self.home = QPointF(rest.at)
        self.away = QPointF(0.0, 0.0)
        self.lift = 0.0
        self.tilt = 0.0
        self.turn = 0.0
        self.size = 1.0  # part of its own size, while it comes from a pack of other cards
        self.shadow, self.picture, self.shade = (kit.item(self.z + step) for step in (0.0, 0.5, 0.6))
        for item in (self.picture, self.shade):
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._worn: tuple[str, int] | None = None
        self._visible = True
        self.place()

    @property
    def face_up(self) -> bool:
        return self.turn > timing.FACE_FROM

    def lay(self, face_up: bool = True) -> None:
        """Where it belongs, flat, without motion."""
        self.away = QPointF(0.0, 0.0)
        self.lift = self.tilt = 0.0
        self.size = 1.0
        self.turn = 1.0 if face_up else 0.0
        self.place()

    def wear(self, sheet: str, sideways: bool = False) -> None:
        """Be a card of another pack, upright or across."""
        if (sheet, sideways) != (self.sheet, self.sideways):
            self.sheet, self.sideways = sheet, sideways
            self.redress()

    def place(self) -> None:
        """Bring the pictures to what the fields say."""
        lift = min(1.0, max(0.0, self.lift / timing.FLIGHT_HEIGHT))
        worn = (self.code if self.face_up else "back", round(lift * SHADOW_LEVELS))
        if worn != self._worn:
            if self._worn is None:
                self.kit.dress(self.shade, baked(self.sheet, "shade"))
            self.kit.dress(self.picture, baked(self.sheet, worn[0]))
            self.kit.dress(self.shadow, baked(self.sheet, f"shadow/{worn[1]}"))
            self._worn = worn
        x, y = self.home.x() + self.away.x(), self.home.y() + self.away.y()
        at = self.kit.wardrobe.place.at
        fall = timing.between(*SHADOW_FALL, lift) if self.sideways else 0.0
        self.shadow.setPos(at(x + fall, y + fall))
        self.picture.setPos(at(x, y - self.lift))
        width = max(timing.NARROWEST, abs(math.cos(math.pi * self.turn)))
        turned = width < 0.999
        across = 90.0 if self.sideways else 0.0
        other = self.size != 1.0
        shape = shade = QTransform()
        if self.tilt or turned or across or other:
            wide, high = (width if turned else 1.0) * self.size, self.size
            shape = QTransform().rotate(self.tilt + across).scale(wide, high)
        if turned or across or other:
            wide = (max(0.07, width) if turned else 1.0) * self.size
            shade = QTransform().rotate(across).scale(wide, self.size)
        self.picture.setTransform(shape)
        self.shadow.setTransform(shade)
        depth = timing.SHADE_FACE if self.face_up else timing.SHADE_BACK
        dark = math.sin(math.pi * self.turn) ** 2 * depth
        if width < ON_EDGE:
            dark = 1.0  # of what is printed some columns would be left, a dotted line
        self.shade.setVisible(self._visible and dark > 0.01)
        if dark > 0.01:
            self.shade.setPos(at(x, y - self.lift))
            self.shade.setTransform(shape)
            self.shade.setOpacity(dark)

    def raise_above(self, flying: bool) -> None:
        base = self.z + (FLYING if flying else 0.0)
        for item, step in ((self.shadow, 0.0), (self.picture, 0.5), (self.shade, 0.6)):
            item.setZValue(base + step)

    def redress(self) -> None:
        self._worn = None
        self.place()

    def show(self, visible: bool = True) -> None:
        self._visible = visible
        self.shadow.setVisible(visible)
        self.picture.setVisible(visible)
        self.place()

    def opacity(self, value: float) -> None:
        self.shadow.setOpacity(value)
        self.picture.setOpacity(value)

    def remove(self) -> None:
        for item in (self.shadow, self.picture, self.shade):
            if item.scene() is not None:
                self.kit.scene.removeItem(item)

    def seen(self) -> Seen | None:
        if not self.picture.isVisible() or self.picture.opacity() < 0.005:
            return None
        ratio = self.kit.wardrobe.place.ratio
        moving = bool(self.tilt) or 0.0 < self.turn < 1.0 or self.size != 1.0
        shape = f" {self.sheet}" + " sideways" * self.sideways + " turning" * moving
        return Seen(
            self.kind,
            self.key,
            round(self.picture.x() * ratio),
            round(self.picture.y() * ratio),
            (self.code if self.face_up else "back") + shape,
            round(self.picture.opacity() * 100),
        )


def round_about(middle: QPointF, reach: float) -> QRectF:
    """The square round a point that reaches so far, su."""
    return QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)


def deal(
    card: CardProp,
    start: QPointF,
    delay: float,
    after: Callable[[], None] | None = None,
    size: float = 1.0,
) -> Track:
    """From `start` to its home, back up: out fast, rising and levelling on the way.

    From a pack of other cards it leaves at `size` (parts of its own) and grows or shrinks as it comes; one
    that is laid across turns on its way.
    """
    way = start - card.home
    distance = math.hypot(way.x(), way.y())
    tilt = ACROSS_TILT if card.sideways else timing.FLIGHT_TILT

    def fly(p: float) -> None:
        left = start - card.home
        card.away = QPointF(left.x() * (1 - p), left.y() * (1 - p))
        card.lift = timing.FLIGHT_HEIGHT * max(0.0, timing.arc(p)) ** 0.8 if p < 1 else 0.0
        card.tilt = tilt * (1 - timing.window(p, 0, 0.92))
        card.size = timing.between(size, 1.0, p)
        card.place()

    def leave() -> None:
        card.kit.ear.hear("card_slide", start.x())
        card.kit.eye(round_about(card.home, LOOKED_AT))
        card.show()
        card.raise_above(True)

    def land() -> None:
        card.raise_above(False)
        if after is not None:
            after()

    def appear() -> None:
        card.kit.ear.hear("card_slide", card.home.x(), IN_PLACE)
        card.kit.eye(round_about(card.home, LOOKED_AT))
        card.away = QPointF(0.0, 0.0)
        card.place()
        card.show()

    return Track(
        fly,
        timing.flight_time(distance),
        timing.out_quad,
        delay,
        leave,
        land,
        still=fade_in(card.opacity, delay, appear, after),
    )


def flip(card: CardProp, delay: float, at_face: Callable[[], None] | None = None) -> Track:
    """Turn face up about the long axis; `at_face` runs once, when the face first shows."""
    shown: list[bool] = []

    def turn(p: float) -> None:
        card.turn = p
        if p >= 1 or card.away.isNull():
            card.lift = timing.FLIP_HEIGHT * timing.arc(p) if p < 1 else 0.0
        card.place()
        if p > timing.FACE_FROM and at_face is not None and not shown:
            shown.append(True)
            at_face()

    def begin() -> None:
        card.kit.ear.hear("card_flip", card.home.x())

    still = Track(turn, 0.0, timing.linear, delay, begin)
    return Track(turn, timing.FLIP, timing.in_out_sine, delay, begin, still=still)


def close_up(card: CardProp, home: QPointF, delay: float) -> Track:
    """Along the cloth to a new home: a row making room for one more card."""
    start: list[QPointF] = []

    def move(p: float) -> None:
        if not start:
            start.append(QPointF(card.home))
        card.home = QPointF(
            timing.between(start[0].x(), home.x(), p), timing.between(start[0].y(), home.y(), p)
        )
        card.place()

    return Track(move, timing.CLOSE_UP, timing.in_out_cubic, delay)


def gather(card: CardProp, end: QPointF, delay: float, after: Callable[[], None]) -> Track:
    """Swept off the cloth to `end` and gone: the cards of the last coup into the talon."""

    def sweep(p: float) -> None:
        way = end - card.home
        card.away = QPointF(way.x() * p, way.y() * p)
        card.lift = 6.0 * timing.arc(p) if p < 1 else 0.0
        card.place()
        card.opacity(1 - timing.window(p, 0.78, 1))

    return taken_away(card, sweep, timing.GATHER, delay, after)


def taken_away(
    card: CardProp, move: Callable[[float], None], duration: float, delay: float, after: Callable[[], None]
) -> Track:
    """A card that leaves the cloth by `move`, over all that lies there; with less movement it fades."""

    def fade(p: float) -> None:
        card.opacity(1 - p)

    def swish() -> None:
        card.kit.ear.hear("gather", card.home.x())

    def leave() -> None:
        swish()
        card.raise_above(True)

    still = Track(fade, timing.STILL, timing.linear, delay, swish, after)
    return Track(move, duration, timing.in_out_sine, delay, leave, after, still=still)
