"""What the person's hands do: press, drag, drop, keys. Every gesture ends in one slot of the controller."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.scenes import timing
from casino_qt.scenes.gestures import ARROWS, DELETE, ENTER, dragged
from casino_qt.scenes.keyboard import chip_key, insurance_key
from casino_qt.scenes.piece import Piece
from casino_qt.scenes.tray import VALUES

if TYPE_CHECKING:
    from casino_qt.scenes.trente_et_quarante.scene import TrenteEtQuaranteScene

CUT_STEP, CUT_LEAP = 1, 26


@dataclass
class Grip:
    """What is pressed: a piece of the tray, a pile on the cloth, the cut card, or only the cloth."""

    kind: str  # "tray", "pile", "cut", "cloth"
    start: QPointF
    value: int = 0
    spot: Spot | None = None
    won: bool = False
    held: Piece | None = None

    @property
    def dragging(self) -> bool:
        return self.held is not None


class Hands:
    """Pointer and keyboard of one scene; points are su."""

    def __init__(self, scene: TrenteEtQuaranteScene) -> None:
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
        elif scene.snapshot.cutting:
            near = scene.layout.pack.adjusted(-30, -40, 30, 40).contains(at)
            self._grip = Grip("cut", at) if near else None
        else:
            self._grip = self._pile_at(at) or Grip("cloth", at)

    def _pile_at(self, at: QPointF) -> Grip | None:
        layout = self.scene.layout
        for spot, heap in self.scene.snapshot.heaps.items():
            if heap.won and layout.pile_outline(layout.won(spot)).contains(at):
                return Grip("pile", at, heap.won, spot, won=True)
            if heap.stake and layout.pile_outline(layout.stake(spot)).contains(at):
                return Grip("pile", at, heap.stake, spot)
        return None

    def move(self, at: QPointF, pressed: bool) -> None:
        scene, grip = self.scene, self._grip
        if grip is None or not pressed:
            over = None if scene.busy or scene.snapshot.cutting else scene.layout.field_at(at)
            scene.light_field(over)
            return
        far = dragged(grip.start, at)
        if grip.kind == "cut":
            if far or grip.won:
                grip.won = True  # it has been dragged
                scene.move_cut(scene.layout.pack_cards(at.x(), scene.snapshot.size))
            return
        if grip.kind in ("tray", "pile") and not grip.dragging and far:
            grip.held = scene.chip_work.held(grip.value, at)
            self._show_source(grip, False)
        if grip.held is not None:
            grip.held.pose(at.x(), at.y(), timing.CHIP_HEIGHT / 2)
            scene.light_field(scene.layout.field_at(at))

    def _show_source(self, grip: Grip, visible: bool) -> None:
        """A pile in the hand does not lie on the cloth as well."""
        if grip.kind == "pile" and grip.spot is not None:
            prefix = f"{grip.spot.value}/{'won' if grip.won else 'stake'}"
            for key, piece in self.scene.board.things.items():
                if key == prefix or key.startswith(prefix + "/"):
                    piece.opacity(1.0 if visible else 0.0)

    def release(self, at: QPointF, button: Qt.MouseButton) -> None:
        if button != Qt.MouseButton.LeftButton or self._grip is None:
            return
        grip, self._grip = self._grip, None
        if grip.held is not None:
            self._drop(grip, at)
        elif grip.kind == "tray":
            self.scene.chip_value = grip.value
        elif grip.kind == "cut":
            if grip.won:
                self.scene.cut_here()
            else:
                self.scene.move_cut(self.scene.layout.pack_cards(at.x(), self.scene.snapshot.size))
        else:
            self._click(at)

    def _click(self, at: QPointF) -> None:
        """A click acts on the smallest thing under it: a payment, an offer, a field."""
        for spot in self.scene.focus_order.spots:
            if spot.key.startswith(("why/", "insure/", "halve/")) and spot.outline.contains(at):
                spot.act()
                return
        field = self.scene.layout.field_at(at)
        if field is not None:
            self.scene.focus_order.choose(f"field/{field.value}")  # Enter goes on where the pointer was
            self.scene.controller.bet(field, self.scene.chip_value)

    def _drop(self, grip: Grip, at: QPointF) -> None:
        scene = self.scene
        assert grip.held is not None
        scene.board.gone(grip.held)
        scene.light_field(None)
        field = scene.layout.field_at(at)
        if grip.kind == "tray":
            self._drop_chip(grip.value, field, at)
            return
        self._show_source(grip, True)
        if grip.spot is None:
            return
        if field is None:
            scene.controller.take(grip.spot, grip.value if grip.won else None)
        elif grip.won or field is not grip.spot:
            scene.chip_work.come_from(at)
            scene.chip_work.carry((grip.spot, grip.won))
            scene.controller.carry(grip.spot, field, won=grip.won)
            scene.chip_work.carry(None)
            scene.chip_work.come_from(None)

    def _drop_chip(self, value: int, field: Spot | None, at: QPointF) -> None:
        scene = self.scene
        if field is None or scene.snapshot.cutting:
            scene.chip_work.send_home(value, at)
            return
        before = scene.snapshot
        scene.chip_work.come_from(at)
        scene.controller.bet(field, value)
        scene.chip_work.come_from(None)
        if scene.snapshot is before and not scene.busy:
            scene.chip_work.send_home(value, at)  # refused: it comes back

    def _take_at(self, at: QPointF) -> None:
        field = self.scene.layout.field_at(at)
        if field is not None and not self.scene.busy and not self.scene.snapshot.cutting:
            self.scene.controller.take(field, None)

    # The keyboard.

    def key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        if key == Qt.Key.Key_Space and self.scene.busy:
            self.scene.skip()
            return True
        if self.scene.snapshot.cutting and not self.scene.busy:
            return self._cut_key(key, event)
        if key in ARROWS:
            return self.scene.move_focus(*ARROWS[key])
        if (chip := chip_key(event)) is not None:
            self.scene.chip_value = VALUES[chip]
            return True
        return self._act_on_spot(key, event)

    def _act_on_spot(self, key: Qt.Key, event: QKeyEvent) -> bool:
        current = self.scene.focus_order.current
        if current is None:
            return False
        if key in ENTER or key == Qt.Key.Key_Space:
            current.act()
            return True
        name = current.key.split("/")[-1]
        spot = Spot(name) if name in list(Spot) else None
        if spot is None:
            return False
        if key in DELETE:
            self.scene.controller.take(spot, None)
            return True
        if insurance_key(event):
            self.scene.controller.insure(spot)
            return True
        return False

    def _cut_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        step = CUT_LEAP if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else CUT_STEP
        moves = {
            Qt.Key.Key_Left: -step,
            Qt.Key.Key_Right: step,
            Qt.Key.Key_Down: -CUT_LEAP,
            Qt.Key.Key_Up: CUT_LEAP,
            Qt.Key.Key_Home: -self.scene.snapshot.size,
            Qt.Key.Key_End: self.scene.snapshot.size,
        }
        if key in moves:
            self.scene.move_cut(self.scene.cut_at + moves[key])
            return True
        if key in ENTER or key == Qt.Key.Key_Space:
            self.scene.cut_here()
            return True
        return False
