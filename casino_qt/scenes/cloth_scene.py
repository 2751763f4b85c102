"""What the scenes of all tables with a tray of chips share: the tray, the chosen chip, the rake."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QGraphicsSceneWheelEvent

from casino_qt.art.pictures import Pictures
from casino_qt.scenes.game_scene import GameScene, Heard
from casino_qt.scenes.rake import Rake
from casino_qt.scenes.stage import Stage
from casino_qt.scenes.tray import Tray
from casino_qt.scenes.wardrobe import Composer
from casino_qt.tables.betting_controller import BettingController
from casino_qt.tables.chips import FRANC

FIRST_CHIP = 25 * FRANC
A_NOTCH = 120  # eighths of a degree, of a mouse wheel


class ClothScene(GameScene):
    """One table whose stakes are laid with the chips of a tray; `sheet` has the picture of its rake."""

    controller: BettingController

    chip_selected = Signal(int)
    """Centimes of the piece chosen in the tray."""

    def __init__(
        self,
        pictures: Pictures,
        stage: Stage,
        composers: dict[str, Composer],
        sheet: str,
        call: QPointF,
        parent: QObject | None = None,
        light: float = 0.10,
    ) -> None:
        super().__init__(pictures, stage, composers, call, parent, light)
        self._rake = Rake(self.kit, sheet)
        self._chip = FIRST_CHIP
        self._tray = Tray(1440.0)
        self._turned = 0  # of the wheel over the tray, less than a notch of it

    def heard(self) -> Heard:
        """Late chips, too."""
        return (*super().heard(), (self.controller.late, self._late))

    def _late(self, place: Any, centimes: int) -> None:
        """A chip that came too late is pushed back."""
        raise NotImplementedError

    @property
    def tray(self) -> Tray:
        return self._tray

    def put_tray(self, purse: int) -> None:
        """Lay the tray anew for what the purse holds, in the middle of whatever moves."""
        rests = self._tray.rests(self._chip, purse)
        wanted = {rest.key for rest in rests}
        self.board.drop(*[key for key in self.board.things if key.startswith("tray/") and key not in wanted])
        self.board.put(rests)

    @property
    def chip_value(self) -> int:
        """Centimes of the piece that a click lays; set it to choose another of the tray."""
        return self._chip

    @chip_value.setter
    def chip_value(self, value: int) -> None:
        if value in self._tray.values and value != self._chip:
            self._chip = value
            self.chip_chosen()
            self.chip_selected.emit(value)
            self.chosen_changed.emit()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Over the tray the wheel goes from piece to piece, upwards to the greater ones."""
        if not self._tray.contains(self.at(event.scenePos())):
            event.ignore()
            return
        event.accept()
        self._turned += event.delta()  # a touchpad tells of many small parts of a notch
        notches = int(self._turned / A_NOTCH)
        self._turned -= notches * A_NOTCH
        values = self._tray.values
        wanted = values.index(self._chip) + notches
        self.chip_value = values[min(max(wanted, 0), len(values) - 1)]

    def chip_chosen(self) -> None:
        """Show that another piece of the tray is chosen."""
        raise NotImplementedError

    def redress(self) -> None:
        super().redress()
        self._rake.redress()
