"""What the person's hands do at the roulette: places of the tableau, race track, piles, prisoners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from casino_qt.art.chips import THICKNESS
from casino_qt.scenes.chip_hands import ChipHands, Grip
from casino_qt.scenes.keyboard import chip_key
from casino_qt.scenes.roulette.chip_work import ChipWork
from casino_qt.scenes.roulette.layout import SIMPLE_CHANCES
from casino_qt.scenes.spot import TableSpot

if TYPE_CHECKING:
    from casino_qt.scenes.roulette.scene import RouletteScene


_MORE = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_FEWER = (Qt.Key.Key_Minus, Qt.Key.Key_Underscore)


class Hands(ChipHands):
    """Pointer and keyboard of one scene; points are su."""

    scene: RouletteScene

    SMALL = ("why", "halve", "board")

    @property
    def work(self) -> ChipWork:
        return self.scene.chip_work

    # The pointer.

    def press(self, at: QPointF, button: Qt.MouseButton) -> None:
        """With a chip in the hand a prisoner that was to move is forgotten."""
        if button == Qt.MouseButton.LeftButton and self.scene.tray.at(at) is not None:
            self.scene.prisoners.put_down()
        super().press(at, button)

    def grip_at(self, at: QPointF) -> Grip | None:
        scene = self.scene
        if self._hurries(at):
            scene.skip()
            return None
        if scene.busy:
            return Grip("cloth", at)  # too late: the chip will be pushed back
        return self._pile_at(at) or Grip("cloth", at)

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

    @property
    def value_in_hand(self) -> int:
        """Centimes of the chip or pile that is carried; 0 for an empty hand."""
        return self._grip.value if self._grip is not None and self._grip.held is not None else 0

    @property
    def prisoner_in_hand(self) -> bool:
        """Whether the next place chosen is where an imprisoned stake goes."""
        dragged = self._grip is not None and self._grip.kind == "prison" and self._grip.held is not None
        return dragged or self.scene.prisoners.carried is not None

    def locked_at(self, at: QPointF) -> TableSpot | None:
        """What a click at a point takes hold of in the prison, half of it or all; None for anything else."""
        spots = self.scene.focus_order.spots
        grip = None if self.scene.busy else self._pile_at(at)
        if grip is not None:
            key = f"prisoner/{grip.on}" if grip.kind == "prison" else ""
            return next((spot for spot in spots if spot.key == key), None)
        return next((spot for spot in spots if spot.group == "halve" and spot.outline.contains(at)), None)

    def hover(self, at: QPointF) -> None:
        self.scene.point_at(at)

    def carry_over(self, at: QPointF) -> None:
        self.scene.point_at(at, tableau_only=True)

    def pressed(self, grip: Grip, at: QPointF) -> None:
        if grip.kind == "prison":
            self.scene.prisoners.click(grip.on)
        else:
            self._click(at)

    def _click(self, at: QPointF) -> None:
        """What is not taken by something small goes to a place of the cloth."""
        scene = self.scene
        if self.act_on_small(at):
            return
        zone = scene.layout.zone_at(at)
        if zone is not None:
            scene.lay(zone)
            return
        name = scene.track.announcement_at(at)
        if name is not None:
            scene.track.announce(name)

    def drop_pile(self, grip: Grip, at: QPointF) -> None:
        """On another place it is laid there, beside the tableau it is taken back; prisoners only move."""
        scene = self.scene
        scene.point_at(at)
        zone = scene.layout.zone_at(at)
        if grip.kind == "prison":
            if zone is not None and zone.bet in SIMPLE_CHANCES and zone.bet != grip.on:
                scene.controller.move(grip.on, zone.bet)
        elif zone is None:
            scene.controller.take(grip.on, grip.value if grip.part == "won" else None)
        elif grip.part == "won" or (zone.bet, zone.side) != (grip.on, scene.still.side(grip.on)):
            scene.chip_work.come_from(at)
            scene.chip_work.carry((grip.on, grip.part))
            scene.controller.carry(grip.on, zone.bet, zone.side, won=grip.part == "won")
            scene.chip_work.carry(None)
            scene.chip_work.come_from(None)

    def drop_chip(self, value: int, at: QPointF) -> None:
        """Where a chip is let go decides the bet; refused or beside the tableau, it goes home."""
        scene = self.scene
        scene.point_at(at)
        zone, name = scene.layout.zone_at(at), scene.track.announcement_at(at)
        if zone is not None:
            laid = scene.lay(zone, value, at)
        else:
            laid = name is not None and scene.track.announce(name, value)
        if not laid:
            scene.chip_work.send_home(value, at)

    def take_at(self, at: QPointF) -> None:
        scene = self.scene
        if scene.busy:
            return
        grip = self._pile_at(at)
        zone = scene.layout.zone_at(at)
        if grip is not None and grip.kind == "pile":
            scene.controller.take(grip.on, None)
        elif zone is not None:
            scene.controller.take(zone.bet, None)

    def turn(self, at: QPointF, steps: int) -> bool:
        """The mouse wheel over a number of the race track: more or fewer neighbours."""
        number = self.scene.layout.piste.number_at(at.x(), at.y())
        if number is None or not steps:
            return False
        self.scene.track.more_neighbours(1 if steps > 0 else -1)
        return True

    # The keyboard.

    def own_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """More or fewer neighbours; a prisoner put down."""
        scene, current = self.scene, self.scene.focus_order.current
        # On some keyboards the upper row has signs before its digits: there they are chips but on the track.
        on_track = current is not None and current.group == "track"
        if (key in _MORE or key in _FEWER) and (on_track or chip_key(event) is None):
            scene.track.more_neighbours(1 if key in _MORE else -1)
            return True
        if key == Qt.Key.Key_Escape and scene.prisoners.carried is not None:
            scene.prisoners.put_down()
            return True
        return False

    def take_from(self, spot: TableSpot) -> bool:
        if spot.group != "bet":
            return False
        self.scene.controller.take(spot.key.removeprefix("bet/").partition("@")[0], None)
        return True
