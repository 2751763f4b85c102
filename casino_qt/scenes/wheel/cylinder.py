"""The pictures of the wheel: the baked layers put where a pose says.

Bowl and shadow are printed on the table's background. Only rotor, arms and their shadow are ever turned; the
knobs are carried round, so that their highlight stays with the lamp.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from casino_qt.art.wheel_layers import PHASES, ROTOR_DETAIL
from casino_qt.art.wheel_order import BALL, KNOB_AT
from casino_qt.art.wheel_turret import ARMS
from casino_qt.scenes.piece import Kit
from casino_qt.scenes.wardrobe import baked
from casino_qt.scenes.wheel.trajectory import Pose

SHEET = "wheel"
TURNED = ("rotor", "arms/shadow", "arms")
_LAYERS = ("rotor", "gloss", "arms/shadow", "arms", "dome")
_ARMS_HEIGHT = 0.02  # of R: how far the shadow of the arms falls
_BALL_SHADOW_FALL, _BALL_SHADOW_LIFT = 0.012, 0.35  # of R on the ground; share of the height above it
_BALL_SHADOW_ASIDE = 0.25  # of the ball's radius


class Cylinder:
    """All layers of the wheel at one place, from depth `z` to z + 1."""

    def __init__(self, kit: Kit, z: float) -> None:
        self.kit = kit
        self.hub = QPointF(0.0, 0.0)
        self.radius = 1.0
        self._shown: tuple[Pose, float] | None = None
        self.layers = {name: kit.item(z + i / 100) for i, name in enumerate(_LAYERS[:-1])}
        self.knobs = [kit.item(z + 0.10) for _ in range(ARMS)]
        self.layers[_LAYERS[-1]] = kit.item(z + 0.20)
        self.ball_shadow, self.ball = kit.item(z + 0.30), kit.item(z + 0.40)
        for name in TURNED:
            self.layers[name].setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.layers["rotor"].setScale(1 / ROTOR_DETAIL)

    def items(self) -> list[QGraphicsPixmapItem]:
        """Every picture, the lowest first."""
        return [*self.layers.values(), *self.knobs, self.ball_shadow, self.ball]

    def fit(self, hub: tuple[float, float], radius: float) -> None:
        """Stand at `hub` with a radius, both in su, and ask for every picture again; the pose stays.

        In the middle of a spin the next pose may be seconds away: without motion, it is.
        """
        self.hub, self.radius = QPointF(*hub), radius
        place = self.kit.wardrobe.place
        for name, item in self.layers.items():
            self.kit.dress(item, baked(SHEET, name))
            item.setPos(place.at(*hub))
        fall = round(_ARMS_HEIGHT * radius * place.scale) / place.ratio
        self.layers["arms/shadow"].setPos(place.at(*hub) + QPointF(0.0, fall))
        self.kit.dress(self.ball_shadow, baked(SHEET, "ball/shadow"))
        if self._shown is not None:
            self.show(*self._shown)

    def show(self, pose: Pose, ball: float = 1.0) -> None:
        """Bring everything to a pose; `ball` is the ball's opacity."""
        self._shown = pose, ball
        r, x, y = self.radius, self.hub.x(), self.hub.y()
        for name in TURNED:
            self.layers[name].setRotation(pose.rotor)
        for i, knob in enumerate(self.knobs):
            turn = math.radians(pose.rotor + 360 / ARMS * i)
            away = KNOB_AT * r
            self._exact(knob, "knob", x + away * math.sin(turn), y - away * math.cos(turn))
        turn = math.radians(pose.ball)
        ball_x, ball_y = x + pose.radius * r * math.sin(turn), y - pose.radius * r * math.cos(turn)
        fall = (_BALL_SHADOW_FALL + pose.height * _BALL_SHADOW_LIFT) * r
        self.ball_shadow.setPos(
            self.kit.wardrobe.place.at(ball_x + _BALL_SHADOW_ASIDE * BALL * r, ball_y + fall)
        )
        self._exact(self.ball, "ball", ball_x, ball_y - pose.height * r)
        for item in (self.ball, self.ball_shadow):
            item.setOpacity(ball)

    def _exact(self, item: QGraphicsPixmapItem, key: str, x: float, y: float) -> None:
        """To a part of a device pixel: whole pixels by position, the rest by picture."""
        place = self.kit.wardrobe.place
        column, row = round(x * place.scale * PHASES), round(y * place.scale * PHASES)
        self.kit.dress(item, baked(SHEET, f"{key}/{row % PHASES}/{column % PHASES}"))
        item.setPos((column // PHASES) / place.ratio, (row // PHASES) / place.ratio)

    def set_visible(self, visible: bool) -> None:
        """Show or hide all of it."""
        for item in self.items():
            item.setVisible(visible)

    def remove(self) -> None:
        """Take all of it out of the scene."""
        for item in self.items():
            if item.scene() is not None:
                self.kit.scene.removeItem(item)
