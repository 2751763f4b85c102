"""What the hands do at every table with a tray: take a chip, lift a pile, let it go, press a key.

Every gesture ends in one slot of the controller.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from casino_qt.scenes import timing
from casino_qt.scenes.chip_spots import chip as chip_name
from casino_qt.scenes.cloth_scene import ClothScene
from casino_qt.scenes.gestures import ARROWS, DELETE, ENTER, dragged
from casino_qt.scenes.keyboard import chip_key
from casino_qt.scenes.piece import Piece
from casino_qt.scenes.spot import TableSpot
from casino_qt.scenes.tray_work import TrayWork


@dataclass
class Grip:
    """What is pressed: a piece of the "tray", a "pile", the "cloth", or what else a game lets one take.

    `on` is the place of a pile and `part` which of its piles it is; `value` is in centimes.
    """

    kind: str
    start: QPointF
    value: int = 0
    on: Any = None
    part: str = ""
    held: Piece | None = None


class ChipHands(ABC):
    """Pointer and keyboard of one scene; points are su."""

    SMALL: ClassVar[tuple[str, ...]]
    """The groups of spots that a click acts on before the places under them."""
    FIXED: ClassVar[tuple[str, ...]] = ("cloth",)
    """What stays where it is, however far the pointer goes."""

    def __init__(self, scene: ClothScene) -> None:
        self.scene: ClothScene = scene  # a game's own class names its own scene
        self._grip: Grip | None = None

    # -- what each game says for itself ------------------------------------------------------------------

    @property
    @abstractmethod
    def work(self) -> TrayWork:
        """What lets the chips fly."""

    @abstractmethod
    def grip_at(self, at: QPointF) -> Grip | None:
        """What a press at a point of the table takes; it may finish what is being told instead."""

    @abstractmethod
    def hover(self, at: QPointF) -> None:
        """The pointer is at a point, with nothing in the hand."""

    @abstractmethod
    def carry_over(self, at: QPointF) -> None:
        """Something in the hand is over a point."""

    @abstractmethod
    def pressed(self, grip: Grip, at: QPointF) -> None:
        """Something else than a chip of the tray was pressed and let go, not dragged."""

    @abstractmethod
    def drop_chip(self, value: int, at: QPointF) -> None:
        """A chip of the tray was let go over a point."""

    @abstractmethod
    def drop_pile(self, grip: Grip, at: QPointF) -> None:
        """What lay on the table was let go over a point; it is shown where it lay again."""

    @abstractmethod
    def take_at(self, at: QPointF) -> None:
        """The right button: take back what lies there."""

    @abstractmethod
    def take_from(self, spot: TableSpot) -> bool:
        """The delete key on a spot; False when nothing can be taken there."""

    def source_keys(self, grip: Grip) -> Iterable[str]:
        """The things on the board that are in the hand."""
        prefix = f"{grip.on}/{grip.part}"
        return [key for key in self.scene.board.things if key == prefix or key.startswith(f"{prefix}/")]

    def own_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """A key that means something at this table only."""
        return False

    # -- the pointer ---------------------------------------------------------------------------------------

    def let_go(self) -> None:
        """Drop whatever is held; a chip in the hand is put back."""
        grip, self._grip = self._grip, None
        if grip is not None and grip.held is not None:
            self.scene.board.gone(grip.held)
            self._show_source(grip, True)

    def press(self, at: QPointF, button: Qt.MouseButton) -> None:
        if button == Qt.MouseButton.RightButton:
            self.take_at(at)
            return
        if button != Qt.MouseButton.LeftButton:
            return
        self.let_go()  # a release may be lost, to another window for one: nothing may stay in the hand
        value = self.scene.tray.at(at)
        if value is None:
            self._grip = self.grip_at(at)
        else:
            self._grip = Grip("tray", at, value=value)

    def move(self, at: QPointF, pressed: bool) -> None:
        grip = self._grip
        if grip is None or not pressed:
            self.hover(at)
            return
        if grip.kind not in self.FIXED and grip.held is None and dragged(grip.start, at):
            grip.held = self.work.hold(grip.value, at)
            self._show_source(grip, False)
        if grip.held is not None:
            grip.held.pose(at.x(), at.y(), timing.CHIP_HEIGHT / 2)
            self.carry_over(at)

    def _show_source(self, grip: Grip, visible: bool) -> None:
        """A pile in the hand does not lie on the cloth as well."""
        if grip.on is not None:
            for key in self.source_keys(grip):
                piece = self.scene.board.get(key)
                if piece is not None:
                    piece.opacity(1.0 if visible else 0.0)

    def release(self, at: QPointF, button: Qt.MouseButton) -> None:
        if button != Qt.MouseButton.LeftButton or self._grip is None:
            return
        grip, self._grip = self._grip, None
        if grip.held is not None:
            self.scene.board.gone(grip.held)
            if grip.kind == "tray":
                self.drop_chip(grip.value, at)
            else:
                self._show_source(grip, True)
                self.drop_pile(grip, at)
        elif grip.kind == "tray":
            self.scene.chip_value = grip.value
        else:
            self.pressed(grip, at)

    def act_on_small(self, at: QPointF) -> bool:
        """A click acts on the smallest thing under it, a payment or an offer; False when there is none."""
        for spot in self.scene.focus_order.spots:
            if spot.group in self.SMALL and spot.outline.contains(at):
                spot.act()
                return True
        return False

    # -- the keyboard --------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        scene, key = self.scene, Qt.Key(event.key())
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        if key == Qt.Key.Key_Space and scene.can_hurry:
            scene.skip()
            return True
        if self.own_key(key, event):
            return True
        if key in ARROWS:
            return scene.move_focus(*ARROWS[key])
        if (chip := chip_key(event)) is not None:
            if chip < len(scene.tray.values):
                scene.chip_value = value = scene.tray.values[chip]
                scene.answered.emit(chip_name(value))  # the ring may be anywhere else
            return True
        current = scene.focus_order.current
        if current is None:
            return False
        # Space hurries as well: at a place that is not ringed it does nothing else.
        if key in ENTER or (key == Qt.Key.Key_Space and scene.focus_shown):
            current.act()
            return True
        return key in DELETE and self.take_from(current)
