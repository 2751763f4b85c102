"""What the person's hands do at тридцать одно: look at cards, tap the pack, keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from casino_qt.scenes.gestures import ARROWS, ENTER
from casino_qt.scenes.spot import TableSpot

if TYPE_CHECKING:
    from casino_qt.scenes.trente_et_un.scene import TrenteEtUnScene

ACTING = ("own", "pack", "why", "terms")  # what a click does something to


class Hands:
    """Pointer and keyboard of one scene; points are su."""

    def __init__(self, scene: TrenteEtUnScene) -> None:
        self.scene = scene

    def let_go(self) -> None:
        """Nothing is ever held here but the corner of a card."""
        self.scene.lift_corner(None)

    # The pointer.

    def press(self, at: QPointF, button: Qt.MouseButton) -> None:
        scene = self.scene
        if button != Qt.MouseButton.LeftButton:
            return
        spot = self._under(at)
        if spot is not None and spot.key == "own" and not scene.sees_own:
            scene.look()  # in the middle of a deal too: one's own cards are one's own
        elif scene.waits_for_card:
            scene.deal_card()
        elif scene.busy:
            scene.skip()
        elif spot is not None:
            scene.focus_order.choose(spot.key)  # Enter goes on where the pointer was
            spot.act()

    def move(self, at: QPointF, pressed: bool) -> None:
        scene = self.scene
        spot = self._under(at)
        lights = spot is not None and (spot.key != "own" or not scene.sees_own) and not scene.busy
        scene.light(spot.outline if spot is not None and lights and spot.key != "own" else None)
        scene.lift_corner(scene.own_card_at(at))

    def release(self, at: QPointF, button: Qt.MouseButton) -> None:
        """Everything is done when it is pressed."""

    def _under(self, at: QPointF) -> TableSpot | None:
        """The smallest thing under a point that does something."""
        found = [
            spot
            for spot in self.scene.focus_order.spots
            if spot.group in ACTING and spot.outline.contains(at)
        ]
        return min(found, key=lambda spot: spot.box.width() * spot.box.height(), default=None)

    # The keyboard.

    def key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        scene = self.scene
        if key == Qt.Key.Key_Space and scene.can_hurry:
            if scene.waits_for_card:
                scene.deal_card()
            else:
                scene.skip()
            return True
        if key in ARROWS:
            return scene.move_focus(*ARROWS[key])
        current = scene.focus_order.current
        if key in ENTER and scene.waits_for_card and (current is None or current.key == "pack"):
            scene.deal_card()
            return True
        if current is not None and (key in ENTER or key == Qt.Key.Key_Space):
            current.act()
            return True
        return False
