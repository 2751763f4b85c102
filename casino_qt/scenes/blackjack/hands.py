"""What the person's hands do at blackjack: boxes, the person's piles in them, offers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from casino_qt.rules.blackjack.actions import YOU
from casino_qt.scenes.blackjack.chips import ChipWork
from casino_qt.scenes.chip_hands import ChipHands, Grip
from casino_qt.scenes.spot import TableSpot

if TYPE_CHECKING:
    from casino_qt.scenes.blackjack.scene import BlackjackScene


class Hands(ChipHands):
    """Pointer and keyboard of one scene; points are su."""

    scene: BlackjackScene

    SMALL = ("why", "slip", "insure")

    @property
    def work(self) -> ChipWork:
        return self.scene.chip_work

    # The pointer.

    def grip_at(self, at: QPointF) -> Grip | None:
        """A press beside the tray finishes what is being told."""
        if self.scene.busy:
            self.scene.skip()
            return None
        return self._pile_at(at) or Grip("cloth", at)

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

    def hover(self, at: QPointF) -> None:
        self.scene.light_at(at)

    def carry_over(self, at: QPointF) -> None:
        self.scene.light_at(at)

    def source_keys(self, grip: Grip) -> Iterable[str]:
        """The pile with its tag."""
        return self.scene.stake_keys(grip.on)

    def pressed(self, grip: Grip, at: QPointF) -> None:
        """A click on a box lays the chosen chip."""
        scene = self.scene
        number = scene.layout.box_at(at)
        if not self.act_on_small(at) and number is not None:
            scene.focus_order.choose(f"box/{number}")  # Enter goes on where the pointer was
            scene.controller.bet(number, scene.chip_value)

    def drop_pile(self, grip: Grip, at: QPointF) -> None:
        """Away from its box it is taken back."""
        self.scene.light(None)
        if self.scene.layout.box_at(at) != grip.on:
            self.scene.controller.take(grip.on)

    def drop_chip(self, value: int, at: QPointF) -> None:
        """On a box it is laid there; refused or beside the boxes, it goes home."""
        scene = self.scene
        scene.light(None)
        number = scene.layout.box_at(at)
        if number is None:
            scene.chip_work.send_home(value, at)
            return
        before = scene.snapshot
        scene.chip_work.come_from(at)
        scene.controller.bet(number, value)
        scene.chip_work.come_from(None)
        if scene.snapshot is before and not scene.busy:
            scene.chip_work.send_home(value, at)  # refused: it comes back

    def take_at(self, at: QPointF) -> None:
        number = self.scene.layout.box_at(at)
        if number is not None and not self.scene.busy:
            self.scene.controller.take(number)

    # The keyboard.

    def take_from(self, spot: TableSpot) -> bool:
        if spot.group != "box":
            return False
        self.scene.controller.take(int(spot.key.partition("/")[2]))
        return True
