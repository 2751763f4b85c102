"""What the person's hands do: press, drag, drop, keys. Every gesture ends in one slot of the controller."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from casino_qt.rules.blackjack.actions import YOU
from casino_qt.scenes import timing
from casino_qt.scenes.gestures import ARROWS, DELETE, ENTER, dragged
from casino_qt.scenes.keyboard import chip_key
from casino_qt.scenes.piece import Piece

if TYPE_CHECKING:
    from casino_qt.scenes.blackjack.scene import BlackjackScene

_SMALL = ("why/", "slip", "insure/")


@dataclass
class Grip:
    """What is pressed: a piece of the tray, the person's pile in a box, or only the table."""

    kind: str  # "tray", "pile", "cloth"
    start: QPointF
    value: int = 0
    box: int = 0
    held: Piece | None = None


class Hands:
    """Pointer and keyboard of one scene; points are su."""

    def __init__(self, scene: BlackjackScene) -> None:
        self.scene = scene
        self._grip: Grip | None = None

    def let_go(self) -> None:
        """Drop whatever is held; a chip in the hand is put back."""
        grip, self._grip = self._grip, None
        if grip is not None and grip.held is not None:
            self.scene.board.gone(grip.held)
            self._show_source(grip, True)

    # The pointer.

    def press(self, at: QPointF, button: Qt.MouseButton) -> None:
        scene = self.scene
        if button == Qt.MouseButton.RightButton:
            self._take_at(at)
            return
        if button != Qt.MouseButton.LeftButton:
            return
        self.let_go()  # a release may be lost, to another window for one: nothing may stay in the hand
        value = scene.tray.at(at)
        if value is not None:
            self._grip = Grip("tray", at, value=value)
        elif scene.busy:
            self._grip = None
            scene.skip()
        else:
            self._grip = self._pile_at(at) or Grip("cloth", at)

    def _pile_at(self, at: QPointF) -> Grip | None:
        """The person's stake under a point, as long as it may be taken back."""
        scene = self.scene
        if scene.snapshot.dealt:
            return None
        for number, box in scene.snapshot.boxes.items():
            stake = dict(box.bets).get(YOU, 0)
            where = scene.chip_work.seat_at(number, YOU, scene.snapshot)
            if stake and scene.layout.pile_outline(where).contains(at):
                return Grip("pile", at, stake, number)
        return None

    def move(self, at: QPointF, pressed: bool) -> None:
        scene, grip = self.scene, self._grip
        if grip is None or not pressed:
            scene.light_at(at)
            return
        if grip.kind in ("tray", "pile") and grip.held is None and dragged(grip.start, at):
            grip.held = scene.chip_work.hold(grip.value, at)
            self._show_source(grip, False)
        if grip.held is not None:
            grip.held.pose(at.x(), at.y(), timing.CHIP_HEIGHT / 2)
            scene.light_at(at)

    def _show_source(self, grip: Grip, visible: bool) -> None:
        """A pile in the hand does not lie on the cloth as well."""
        if grip.kind == "pile":
            for key in self.scene.stake_keys(grip.box):
                piece = self.scene.board.get(key)
                if piece is not None:
                    piece.opacity(1.0 if visible else 0.0)

    def release(self, at: QPointF, button: Qt.MouseButton) -> None:
        if button != Qt.MouseButton.LeftButton or self._grip is None:
            return
        grip, self._grip = self._grip, None
        if grip.held is not None:
            self._drop(grip, at)
        elif grip.kind == "tray":
            self.scene.chip_value = grip.value
        else:
            self._click(at)

    def _click(self, at: QPointF) -> None:
        """A click acts on the smallest thing under it: a payment, an offer, a box."""
        scene = self.scene
        for spot in scene.focus_order.spots:
            if spot.key.startswith(_SMALL) and spot.outline.contains(at):
                spot.act()
                return
        number = scene.layout.box_at(at)
        if number is not None:
            scene.focus_order.choose(f"box/{number}")  # Enter goes on where the pointer was
            scene.controller.bet(number, scene.chip_value)

    def _drop(self, grip: Grip, at: QPointF) -> None:
        scene = self.scene
        assert grip.held is not None
        scene.board.gone(grip.held)
        scene.light(None)
        number = scene.layout.box_at(at)
        if grip.kind == "pile":
            self._show_source(grip, True)
            if number != grip.box:
                scene.controller.take(grip.box)
            return
        if number is None:
            scene.chip_work.send_home(grip.value, at)
            return
        before = scene.snapshot
        scene.chip_work.come_from(at)
        scene.controller.bet(number, grip.value)
        scene.chip_work.come_from(None)
        if scene.snapshot is before and not scene.busy:
            scene.chip_work.send_home(grip.value, at)  # refused: it comes back

    def _take_at(self, at: QPointF) -> None:
        scene = self.scene
        number = scene.layout.box_at(at)
        if number is not None and not scene.busy:
            scene.controller.take(number)

    # The keyboard.

    def key(self, event: QKeyEvent) -> bool:
        scene, key = self.scene, Qt.Key(event.key())
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        if key == Qt.Key.Key_Space and scene.busy:
            scene.skip()
            return True
        if key in ARROWS:
            return scene.move_focus(*ARROWS[key])
        if (chip := chip_key(event)) is not None:
            if chip < len(scene.tray.values):
                scene.chip_value = scene.tray.values[chip]
            return True
        return self._act_on_spot(key)

    def _act_on_spot(self, key: Qt.Key) -> bool:
        current = self.scene.focus_order.current
        if current is None:
            return False
        if key in ENTER or key == Qt.Key.Key_Space:
            current.act()
            return True
        if key in DELETE and current.group == "box":
            self.scene.controller.take(int(current.key.partition("/")[2]))
            return True
        return False
