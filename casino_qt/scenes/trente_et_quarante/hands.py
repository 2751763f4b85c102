"""What the person's hands do at trente et quarante: the four fields, the piles on them, the cut card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.scenes.chip_hands import ChipHands, Grip
from casino_qt.scenes.gestures import ENTER, dragged
from casino_qt.scenes.keyboard import insurance_key
from casino_qt.scenes.spot import TableSpot
from casino_qt.scenes.trente_et_quarante import words
from casino_qt.scenes.trente_et_quarante.chips import ChipWork

if TYPE_CHECKING:
    from casino_qt.scenes.trente_et_quarante.scene import TrenteEtQuaranteScene

CUT_STEP, CUT_LEAP = 1, 26
DRAGGED = "dragged"  # the part of a grip on the cut card once it has moved


class Hands(ChipHands):
    """Pointer and keyboard of one scene; points are su."""

    scene: TrenteEtQuaranteScene

    SMALL = ("why", "insure", "halve")
    FIXED = ("cloth", "cut")

    @property
    def work(self) -> ChipWork:
        return self.scene.chip_work

    # The pointer.

    def grip_at(self, at: QPointF) -> Grip | None:
        """A press beside the tray finishes what is being told."""
        scene = self.scene
        if scene.busy:
            scene.skip()
            return None
        if scene.snapshot.cutting:
            near = scene.layout.pack.adjusted(-30, -40, 30, 40).contains(at)
            return Grip("cut", at) if near else None
        return self._pile_at(at) or Grip("cloth", at)

    def _pile_at(self, at: QPointF) -> Grip | None:
        layout = self.scene.layout
        for spot, heap in self.scene.snapshot.heaps.items():
            if heap.won and layout.pile_outline(layout.won(spot)).contains(at):
                return Grip("pile", at, heap.won, spot, "won")
            if heap.stake and layout.pile_outline(layout.stake(spot)).contains(at):
                return Grip("pile", at, heap.stake, spot, "stake")
        return None

    def hover(self, at: QPointF) -> None:
        scene = self.scene
        scene.light_field(None if scene.busy or scene.snapshot.cutting else scene.layout.field_at(at))

    def move(self, at: QPointF, pressed: bool) -> None:
        grip = self._grip
        if grip is None or not pressed or grip.kind != "cut":
            super().move(at, pressed)
        elif grip.part or dragged(grip.start, at):
            grip.part = DRAGGED
            self._cut_to(at)

    def _cut_to(self, at: QPointF) -> None:
        self.scene.move_cut(self.scene.layout.pack_cards(at.x(), self.scene.snapshot.size))

    def carry_over(self, at: QPointF) -> None:
        self.scene.light_field(self.scene.layout.field_at(at))

    def pressed(self, grip: Grip, at: QPointF) -> None:
        if grip.kind != "cut":
            self._click(at)
        elif grip.part:
            self.scene.cut_here()
        else:
            self._cut_to(at)

    def _click(self, at: QPointF) -> None:
        field = self.scene.layout.field_at(at)
        if not self.act_on_small(at) and field is not None:
            self.scene.focus_order.choose(f"field/{field.value}")  # Enter goes on where the pointer was
            self.scene.controller.bet(field, self.scene.chip_value)

    def drop_pile(self, grip: Grip, at: QPointF) -> None:
        scene, spot, won = self.scene, Spot(grip.on), grip.part == "won"
        scene.light_field(None)
        field = scene.layout.field_at(at)
        if field is None:
            scene.controller.take(spot, grip.value if won else None)
        elif won or field is not spot:
            scene.chip_work.come_from(at)
            scene.chip_work.carry((spot, grip.part))
            scene.controller.carry(spot, field, won=won)
            scene.chip_work.carry(None)
            scene.chip_work.come_from(None)

    def drop_chip(self, value: int, at: QPointF) -> None:
        scene = self.scene
        scene.light_field(None)
        field = scene.layout.field_at(at)
        if field is None or scene.snapshot.cutting:
            scene.chip_work.send_home(value, at)
            return
        before = scene.snapshot
        scene.chip_work.come_from(at)
        scene.controller.bet(field, value)
        scene.chip_work.come_from(None)
        if scene.snapshot is before and not scene.busy:
            scene.chip_work.send_home(value, at)  # refused: it comes back

    def take_at(self, at: QPointF) -> None:
        field = self.scene.layout.field_at(at)
        if field is not None and not self.scene.busy and not self.scene.snapshot.cutting:
            self.scene.controller.take(field, None)

    # The keyboard.

    def own_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """Insure, where the keyboard is on a chance."""
        current = self.scene.focus_order.current
        spot = self._chance(current)
        if not insurance_key(event):
            return False
        if spot is None:  # as with Enter: it shows the first place, and does nothing unseen
            return current is None and self.scene.step_focus(True)
        self.scene.controller.insure(spot)
        return True

    def key(self, event: QKeyEvent) -> bool:
        """While the cut waits, all keys are the cut card's."""
        plain = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        if self.scene.snapshot.cutting and not self.scene.busy and not event.modifiers() & ~plain:
            return self._cut_key(Qt.Key(event.key()), event)
        return super().key(event)

    def take_from(self, spot: TableSpot) -> bool:
        chance = self._chance(spot)
        if chance is not None:
            self.scene.controller.take(chance, None)
        return chance is not None

    @staticmethod
    def _chance(current: TableSpot | None) -> Spot | None:
        name = "" if current is None else current.key.split("/")[-1]
        return Spot(name) if name in list(Spot) else None

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
            self.scene.step_cut(self.scene.cut_at + moves[key])
            self.scene.answered.emit(words.cut_card(self.scene.cut_at, self.scene.snapshot.size))
            return True
        if key in ENTER or key == Qt.Key.Key_Space:
            self.scene.cut_here()
            return True
        return False
