"""What the person's hands do: press, drag, drop, keys. Every gesture ends in one slot of the controller."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from casino_qt.art.chips import THICKNESS
from casino_qt.scenes import timing
from casino_qt.scenes.gestures import ARROWS, DELETE, ENTER, dragged
from casino_qt.scenes.keyboard import chip_key
from casino_qt.scenes.piece import Piece
from casino_qt.scenes.roulette.layout import SIMPLE_CHANCES, Zone
from casino_qt.scenes.tray import VALUES

if TYPE_CHECKING:
    from casino_qt.scenes.roulette.scene import RouletteScene


_MORE = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_FEWER = (Qt.Key.Key_Minus, Qt.Key.Key_Underscore)
_SMALL = ("why", "halve", "board")


@dataclass
class Grip:
    """What is pressed: a piece of the tray, a pile, an imprisoned pile, or only the table."""

    kind: str  # "tray", "pile", "prison", "cloth"
    start: QPointF
    value: int = 0
    bet: str = ""
    part: str = ""  # "stake", "won" or "prison": the piles that are in the hand
    held: Piece | None = None


class Hands:
    """Pointer and keyboard of one scene; points are su."""

    def __init__(self, scene: RouletteScene) -> None:
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
            scene.put_prisoner_down()
            self._grip = Grip("tray", at, value=value)
        elif self._hurries(at):
            scene.skip()
        elif scene.busy:
            self._grip = Grip("cloth", at)  # too late: the chip will be pushed back
        else:
            self._grip = self._pile_at(at) or Grip("cloth", at)

    def _hurries(self, at: QPointF) -> bool:
        """Whether a press means "finish": anywhere while a spin is settled, else beside the tableau."""
        scene = self.scene
        if scene.busy:
            return scene.settling or scene.layout.zone_at(at) is None
        return scene.ball_runs and scene.on_the_wheel(at)

    def _pile_at(self, at: QPointF) -> Grip | None:
        scene = self.scene
        for bet, heap in scene.shown.heaps.items():
            if heap.won and self._on_pile(at, scene.still.won_at(bet)):
                return Grip("pile", at, heap.won, bet, "won")
            if heap.stake and self._on_pile(at, scene.still.stake_at(bet)):
                return Grip("pile", at, heap.stake, bet, "stake")
            for level, amount in enumerate(heap.prison, start=1):
                free = amount and not scene.ball_runs  # moved only before the throw
                if free and self._on_pile(at, scene.layout.cell(bet, level)):
                    return Grip("prison", at, amount, bet, "prison")
        return None

    def _on_pile(self, at: QPointF, place: QPointF) -> bool:
        return self.scene.layout.pile_outline(place, 2 * THICKNESS * self.scene.layout.chip).contains(at)

    def move(self, at: QPointF, pressed: bool) -> None:
        scene, grip = self.scene, self._grip
        if grip is None or not pressed:
            scene.point_at(at)
            return
        far = dragged(grip.start, at)
        if grip.kind != "cloth" and grip.held is None and far:
            grip.held = scene.hold(grip.value, at)
            self._show_source(grip, False)
        if grip.held is not None:
            grip.held.pose(at.x(), at.y(), timing.CHIP_HEIGHT / 2)
            scene.point_at(at, tableau_only=True)

    def _show_source(self, grip: Grip, visible: bool) -> None:
        """A pile in the hand does not lie on the cloth as well."""
        if grip.bet:
            prefix = f"{grip.bet}/{grip.part}"
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
        elif grip.kind == "prison":
            self.scene.click_prisoner(grip.bet)
        else:
            self._click(at)

    def _click(self, at: QPointF) -> None:
        """A click acts on the smallest thing under it: a payment, an offer, a place of the cloth."""
        scene = self.scene
        for spot in scene.focus_order.spots:
            if spot.key.startswith(_SMALL) and spot.outline.contains(at):
                spot.act()
                return
        zone = scene.layout.zone_at(at)
        if zone is not None:
            scene.lay(zone)
            return
        name = scene.announcement_at(at)
        if name is not None:
            scene.announce(name)

    def _drop(self, grip: Grip, at: QPointF) -> None:
        scene = self.scene
        assert grip.held is not None
        scene.board.gone(grip.held)
        scene.point_at(at)
        zone = scene.layout.zone_at(at)
        if grip.kind == "tray":
            self._drop_chip(grip.value, zone, at)
            return
        self._show_source(grip, True)
        if grip.kind == "prison":
            if zone is not None and zone.bet in SIMPLE_CHANCES and zone.bet != grip.bet:
                scene.controller.move(grip.bet, zone.bet)
        elif zone is None:
            scene.controller.take(grip.bet, grip.value if grip.part == "won" else None)

    def _drop_chip(self, value: int, zone: Zone | None, at: QPointF) -> None:
        """Where a chip is let go decides the bet; refused or beside the tableau, it goes home."""
        scene = self.scene
        name = scene.announcement_at(at)
        if zone is not None:
            laid = scene.lay(zone, value, at)
        else:
            laid = name is not None and scene.announce(name, value)
        if not laid:
            scene.send_home(value, at)

    def _take_at(self, at: QPointF) -> None:
        scene = self.scene
        if scene.busy:
            return
        grip = self._pile_at(at)
        zone = scene.layout.zone_at(at)
        if grip is not None and grip.kind == "pile":
            scene.controller.take(grip.bet, None)
        elif zone is not None:
            scene.controller.take(zone.bet, None)

    def turn(self, at: QPointF, steps: int) -> bool:
        """The mouse wheel over a number of the race track: more or fewer neighbours."""
        number = self.scene.layout.piste.number_at(at.x(), at.y())
        if number is None or not steps:
            return False
        self.scene.more_neighbours(1 if steps > 0 else -1)
        return True

    # The keyboard.

    def key(self, event: QKeyEvent) -> bool:
        scene, key = self.scene, Qt.Key(event.key())
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        if key == Qt.Key.Key_Space and (scene.busy or scene.ball_runs):
            scene.skip()
            return True
        if key in ARROWS:
            return scene.move_focus(*ARROWS[key])
        if (chip := chip_key(event)) is not None:
            scene.chip_value = VALUES[chip]
            return True
        if key in _MORE or key in _FEWER:
            scene.more_neighbours(1 if key in _MORE else -1)
            return True
        if key == Qt.Key.Key_Escape and scene.carried is not None:
            scene.put_prisoner_down()
            return True
        return self._act_on_spot(key)

    def _act_on_spot(self, key: Qt.Key) -> bool:
        scene, current = self.scene, self.scene.focus_order.current
        if current is None:
            return False
        if key in ENTER or key == Qt.Key.Key_Space:
            current.act()
            return True
        if key in DELETE and current.key.startswith("bet/"):
            scene.controller.take(current.key.removeprefix("bet/").partition("@")[0], None)
            return True
        return False
