"""What the scenes of all tables share: things, voice, focus, pointer.

It knows that there are spots and calls; a game's own scene knows which.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from time import monotonic
from typing import ClassVar, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from casino_qt.art.bake.spec import Spec
from casino_qt.art.pictures import Pictures
from casino_qt.croupier.speech import CallTexts
from casino_qt.reading.announcing import sentence
from casino_qt.rules.events import Event
from casino_qt.scenes.audible import APART, GENTLE, Audible, Rolling, Sound
from casino_qt.scenes.banner import Banner
from casino_qt.scenes.board import Board
from casino_qt.scenes.called import BESIDE, Called, called
from casino_qt.scenes.composed import BANNER_H
from casino_qt.scenes.marks import FieldLight, FocusRing
from casino_qt.scenes.piece import Kit, Seen
from casino_qt.scenes.rest import CALL
from casino_qt.scenes.ring import ring_box
from casino_qt.scenes.spot import TableSpot
from casino_qt.scenes.stage import Stage
from casino_qt.scenes.view import TableScene
from casino_qt.scenes.wardrobe import Composer, Look, Wardrobe
from casino_qt.tables.controller import TableController

Heard = Sequence[tuple[SignalInstance, Callable[..., None]]]


LATE = 0.3
"""Seconds after all is told in which Space was still meant to hurry: an eye needs as long to see it."""
TOO_LATE = "mise_refusee"  # the one call that refuses something
CALL_WIDE = 560.0  # su, about: where a reader finds the call


def call_words(look: Look) -> str:
    """A call and its subtitle as they are read aloud; "" for anything else that hangs there."""
    if look[1] != "call":
        return ""
    said, below, addressed = str(look[2]), str(look[3]), str(look[-1])
    words = f"{sentence(said)} {below}" if below else said
    return f"{sentence(addressed)} {words}" if addressed else words


def is_late(call: Called | None) -> bool:
    """Whether it refuses a chip that came too late."""
    return call is not None and call.said is not None and call.said.call == TOO_LATE


class HandsOfScene(Protocol):
    """Pointer and keyboard of one scene; points are su."""

    def let_go(self) -> None: ...

    def press(self, at: QPointF, button: Qt.MouseButton) -> None: ...

    def move(self, at: QPointF, pressed: bool) -> None: ...

    def release(self, at: QPointF, button: Qt.MouseButton) -> None: ...

    def key(self, event: QKeyEvent) -> bool: ...


class Written(Protocol):
    """The still life of a table: what its words are written with."""

    calls: CallTexts


class GameScene(TableScene):
    """One table. The game's scene sets `hands` before anything is shown, and lists its spots.

    It has `_still`, the still life of the table in its present shape, and makes it anew in `new_shape`.
    """

    SHEETS: ClassVar[tuple[str, ...]]
    """The sheets of pictures it shows."""
    ASKED: ClassVar[tuple[str, ...]] = ()
    """Keys of the rings round what a question is about, the first one there is."""

    busy_changed = Signal(bool)
    """A round is being told, and nothing may be laid."""
    sounded = Signal(object)
    """Audible: something is heard, now."""
    ball_rolls = Signal(object)
    """Rolling: a ball begins to run; None: it runs no more."""
    voiced = Signal(str)
    """These words are called now, in the tongue of the table."""
    hurried = Signal()
    """What is being told is shown at once: what was called of it is over."""
    call_asked = Signal(object, QPointF)
    """Called: somebody clicked on a call and wants to know what it means; where its upper edge is, su."""

    call_height = BANNER_H

    hands: HandsOfScene
    controller: TableController
    _calls: CallTexts
    _still: Written

    def __init__(
        self,
        pictures: Pictures,
        stage: Stage,
        composers: dict[str, Composer],
        call: QPointF,
        parent: QObject | None = None,
        light: float = 0.10,
    ) -> None:
        super().__init__(parent)
        self.stage = stage
        self._pictures = pictures
        self._wardrobe = Wardrobe(pictures, composers)
        self.kit = Kit(self, self._wardrobe)
        self.kit.ear = self
        self.kit.eye = self._look_at
        self._whole = QRectF()
        self._heard_at: dict[str, float] = {}
        self._unseen: QRectF | None = None
        self._unheard: Audible | None = None
        self.board = Board(self.kit)
        self._banner = Banner(self.kit, stage, call, CALL)
        self._banner.spoken = self._speak
        self._ring, self._light = FocusRing(self), FieldLight(self, light)
        self._last_call = ("", "")
        self._last_lines = ("", "")
        self.hushed = False
        """Nobody is told any more what is called here."""
        self._focus_shown = False
        self._call_pressed: tuple[Called, QPointF] | None = None
        self._telling = False
        self.clock: Callable[[], float] = monotonic
        """Seconds, for what the person cannot have seen yet."""
        self._hurry_until = 0.0
        self.busy_changed.connect(self._heed_late_hurry)
        self._shape: tuple[Spec, float] | None = None
        self.corrections: list[Seen] = []
        """What the last tale left to correct: nothing, if it was faithful."""

    def heard(self) -> Heard:
        """The signals of controller and pictures, each with what it does here."""
        controller = self.controller
        return (
            (self._pictures.ready, self._pictures_ready),
            (controller.happened, self._happened),
            (controller.restored, self._restored),
            (controller.purse_changed, self._purse_changed),
        )

    def _happened(self, events: tuple[Event, ...]) -> None:
        """Tell what was done."""
        raise NotImplementedError

    def _restored(self) -> None:
        """The state jumped: show it."""
        raise NotImplementedError

    def _purse_changed(self, purse: object) -> None:
        """The purse holds something else now."""
        raise NotImplementedError

    def listen(self, on: bool = True) -> None:
        """Follow the controller and the pictures, or no longer."""
        for signal, slot in self.heard():
            if on:
                signal.connect(slot)
            else:
                signal.disconnect(slot)

    @property
    def banner(self) -> Banner:
        return self._banner

    @property
    def busy(self) -> bool:
        """Whether a round is being told."""
        return self._telling

    @property
    def ball_runs(self) -> bool:
        """Whether a ball runs and bets are still taken; most tables have none."""
        return False

    @property
    def can_hurry(self) -> bool:
        """Whether Space finishes what moves now."""
        return self.busy or self.ball_runs

    def _heed_late_hurry(self, telling: bool) -> None:
        self._hurry_until = 0.0 if telling else self.clock() + LATE

    def open_table(self) -> None:
        """The person has sat down: show what is seen now, a ceremony or the table as it was left."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Build the picture from the state; whatever was moving is where it belongs."""
        raise NotImplementedError

    def leave(self) -> None:
        """The person gets up: what moves is finished at once."""
        self.stage.skip()

    def set_spec(self, spec: Spec, ratio: float) -> None:
        """Show the table for `spec` on a screen of `ratio` device pixels per logical one."""
        if self._shape == (spec, ratio):
            return
        self._shape = (spec, ratio)
        self.old_shape()
        self._wardrobe.fit(spec, ratio)
        for sheet in self.SHEETS:
            self._pictures.request(sheet, spec)
        call, whole = self.new_shape(spec)
        self._banner.move(call)
        self.redress()
        self._whole = whole
        self.setSceneRect(self._wardrobe.place.rect(whole))
        self.shaped()

    def old_shape(self) -> None:
        """Another shape comes: what moves is finished first, so that nothing is left between two places."""
        self.stage.skip()
        self.hands.let_go()

    def new_shape(self, spec: Spec) -> tuple[QPointF, QRectF]:
        """Take the shape of `spec`; where the calls are and how large the table is, in su."""
        raise NotImplementedError

    def shaped(self) -> None:
        """Everything goes to its place in the new shape."""
        raise NotImplementedError

    def _pictures_ready(self, sheet: str, _spec: object) -> None:
        if sheet in self.SHEETS:
            self._wardrobe.forget()
            self.redress()

    def set_calls(self, calls: CallTexts) -> None:
        """Let the croupier speak another tongue, or the subtitles follow the interface."""
        self._calls = calls
        self._still.calls = calls  # a tale in the middle of its telling goes on in the new tongue
        self.retranslate()

    def _set_telling(self, telling: bool) -> None:
        """Whether something is being told now, and nothing may be laid."""
        if telling == self._telling:
            return
        self._telling = telling
        if telling:
            self.hands.let_go()
        self.light(None)
        self.controller.showing = telling  # when all is told others may go on at once: then more is told
        if self._telling == telling:
            self.busy_changed.emit(telling)

    def unit(self) -> float:
        """Logical pixels per table unit."""
        return self._wardrobe.place.unit

    def picture(self) -> list[Seen]:
        """All that is to be seen, comparable with any other scene of the same table at the same scale."""
        return sorted([*self.board.seen(), *self._banner.seen()])

    def skip(self) -> None:
        """Finish now what is being told; the picture is the one it would have ended in.

        Of all that would have been heard one gentle sound is left, the last one.
        """
        self.hurried.emit()
        self._unheard = self._unseen = None
        self.stage.skip()
        last, self._unheard = self._unheard, None
        if last is not None:
            self.sounded.emit(replace(last, strength=GENTLE * last.strength))
        where, self._unseen = self._unseen, None
        if where is not None:
            self.happens_at.emit(self._wardrobe.place.rect(where))

    # What is looked at.

    def _look_at(self, box: QRectF) -> None:
        """A round is told here now (su); of one that is skipped, where it ended."""
        if self.stage.skipping:
            self._unseen = box
        else:
            self.happens_at.emit(self._wardrobe.place.rect(box))

    def asked_at(self) -> QRectF | None:
        """The hand somebody is asked about (logical pixels of the scene); None where nobody is."""
        rings = (self.board.get(key) for key in self.ASKED)
        ring = next((piece for piece in rings if piece is not None), None)
        if ring is None:
            return None
        return self._wardrobe.place.rect(ring_box(ring.look, QPointF(ring.x, ring.y)))

    def stands_at(self) -> QRectF | None:
        """The hand somebody is asked about, else what fell (logical pixels of the scene); None: nothing."""
        if (asked := self.asked_at()) is not None:
            return asked
        dolly = self.board.get("marker/dolly")
        whole = QRectF() if dolly is None else dolly.item.sceneBoundingRect()
        for card in self.board.cards.values():
            if card.seen() is not None:
                whole |= card.picture.sceneBoundingRect()
        return None if whole.isEmpty() else whole

    def show_within(self, seen: QRectF | None) -> None:
        place = self._wardrobe.place
        su = None if seen is None else QRectF(place.su(seen.topLeft()), place.su(seen.bottomRight()))
        self._banner.show_within(su)

    # What is heard.

    def hear(self, kind: Sound, x: float | None = None, strength: float = 1.0) -> None:
        """A thing on the table sounds. What many do together is heard once; what is skipped is not heard."""
        sound = Audible(kind, strength, self._pan(x))
        if self.stage.skipping:
            self._unheard = sound
            return
        now, before = self.stage.now, self._heard_at.get(kind)
        if before is None or now - before >= APART.get(kind, 0.0):
            self._heard_at[kind] = now
            self.sounded.emit(sound)

    def follow_ball(
        self, curve: tuple[tuple[float, float], ...], angle: float, x: float, radius: float
    ) -> None:
        """A ball begins to run, or runs no more; of one that falls at once nothing is heard."""
        if not curve:
            self.ball_rolls.emit(None)
        elif not self.stage.skipping:
            pan = self._pan(x)
            self.ball_rolls.emit(Rolling(curve, angle, pan, self._pan(x + radius) - pan))

    def _pan(self, x: float | None) -> float:
        half = self._whole.width() / 2
        if x is None or half <= 0:
            return 0.0
        return max(-1.0, min(1.0, (x - self._whole.center().x()) / half))

    # Pictures.

    def redress(self) -> None:
        """Ask for every picture again."""
        self.board.redress()
        self._banner.redress()

    def readouts(self) -> list[TableSpot]:
        """The call that stands there."""
        text = self._banner.text
        words = "" if text is None else call_words(text())
        if not words:
            return []
        at, outline = self._banner.at, QPainterPath()
        outline.addRect(QRectF(at.x() - CALL_WIDE / 2, at.y(), CALL_WIDE, self.call_height))
        return [TableSpot("call", outline, lambda: words, lambda: None, kind="text")]

    def focus_at(self, key: str) -> None:
        self.focus_order.choose(key)
        self.moved_focus()

    def _speak(self, look: Look) -> None:
        """A call in the air is a call for screen readers; the subtitle with it."""
        words = call_words(look)
        if not words or self.hushed:
            return
        before, self._last_call = self._last_call, (str(look[2]), str(look[3]))
        same_call = before[0] == self._last_call[0] and before[1] != self._last_call[1]
        # Where the line under a call changes while it hangs there, the call itself is not said again,
        # nor is a line that only puts the last two together.
        line = self._last_call[1]
        if not (same_call and line and all(part in self._last_lines for part in line.split(BESIDE))):
            self.refusing = is_late(called(look))
            self.spoken.emit(line if same_call and line else words)
            self.refusing = False
        self._last_lines = (self._last_lines[-1], line)
        self.voiced.emit(str(look[2]))

    # Focus.

    def follow_focus(self) -> None:
        """Bring the ring to where the keyboard is."""
        spot = self.focus_order.current if self._focus_shown else None
        outline: QPainterPath | None = None
        if spot is not None:
            outline = spot.ring if spot.ring is not None else spot.outline
        self._ring.follow(outline, self._wardrobe.place)

    def light(self, outline: QPainterPath | None) -> None:
        """Brighten what lies under the pointer."""
        self._light.follow(outline, self._wardrobe.place)

    def pointer_left(self) -> None:
        self.light(None)

    def spot_box(self, spot: TableSpot) -> QRectF:
        return self._wardrobe.place.rect(spot.box)

    def step_focus(self, forward: bool) -> bool:
        if not self.focus_order.step(forward):
            return False
        self.moved_focus()
        return True

    def move_focus(self, dx: int, dy: int) -> bool:
        """Towards the next spot in a direction."""
        if not self.focus_order.towards(dx, dy):
            return False
        self.moved_focus()
        return True

    @property
    def focus_shown(self) -> bool:
        """Whether the keyboard is on the table and its ring is seen."""
        return self._focus_shown

    def moved_focus(self) -> None:
        """The keyboard has gone elsewhere."""
        self.show_focus(True)
        self.focus_moved.emit(self.focus_order.current)

    def show_focus(self, visible: bool) -> None:
        self._focus_shown = visible
        self.follow_focus()

    # Pointer and keys.

    def key(self, event: QKeyEvent) -> bool:
        """A Space that comes too late to hurry does nothing else in its stead."""
        if event.key() == Qt.Key.Key_Space and not self.can_hurry and self.clock() < self._hurry_until:
            return True
        return self.hands.key(event)

    def at(self, logical: QPointF) -> QPointF:
        """The table point under a logical one."""
        return self._wardrobe.place.su(logical)

    def call_at(self, at: QPointF) -> tuple[Called, QPointF] | None:
        """The call that is seen at a point of the table, and the middle of its upper edge."""
        shown = self._banner.shown(at)
        return None if shown is None else (shown, self._banner.at)

    def _over_spot(self, at: QPointF) -> bool:
        """Whether a call away from its home lies there over a place of the table, which keeps its clicks."""
        on_call = self._banner.away and self._banner.shown(at) is not None
        return on_call and any(spot.outline.contains(at) for spot in self.focus_order.spots)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.show_focus(False)
        at = self.at(event.scenePos())
        left = event.button() is Qt.MouseButton.LeftButton
        self._call_pressed = self.call_at(at) if left and not self._over_spot(at) else None
        if self._call_pressed is None:
            self.hands.press(at, event.button())
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._call_pressed is None:
            self.hands.move(self.at(event.scenePos()), bool(event.buttons() & Qt.MouseButton.LeftButton))
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        at = self.at(event.scenePos())
        pressed, self._call_pressed = self._call_pressed, None
        if pressed is None:
            self.hands.release(at, event.button())
        elif self.call_at(at) is not None:
            self.call_asked.emit(*pressed)
        event.accept()
