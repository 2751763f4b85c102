"""The pieces of a tray as places of a table: one of them is chosen, and lies on the cloth next."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import francs
from casino_qt.scenes.cloth_scene import ClothScene
from casino_qt.scenes.spot import TableSpot
from casino_qt.tables.chips import FRANC


def chip_spots(scene: ClothScene) -> list[TableSpot]:
    """Every piece of the tray, the smallest first."""
    return [_chip(scene, value) for value in scene.tray.values]


def _chip(scene: ClothScene, value: int) -> TableSpot:
    def choose() -> None:
        scene.chip_value = value

    def chosen() -> bool:
        return value == scene.chip_value

    outline = scene.tray.outline(value)
    return TableSpot(
        f"chip/{value // FRANC}", outline, partial(chip, value), choose, kind="chip", chosen=chosen
    )


def chip(centimes: int) -> str:
    """What a piece is called; that it is the chosen one, its state says."""
    return QCoreApplication.translate("TableReader", "Chip of {amount}").format(amount=francs(centimes))


def too_dear() -> str:
    """Why a piece that may be chosen cannot be laid now."""
    return QCoreApplication.translate("TableReader", "more than the purse holds")


def chips() -> str:
    """The name of the tray."""
    return QCoreApplication.translate("TableReader", "Chips")


def dearer_than(purse: int, spot: TableSpot) -> str:
    """Why a piece cannot be laid: it is worth more than `purse` (centimes); "" for any other place."""
    if spot.group != "chip" or int(spot.key.partition("/")[2]) * FRANC <= purse:
        return ""
    return too_dear()
