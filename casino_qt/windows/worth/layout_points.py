"""What lies on the cloth of the roulette as numbers: what each pocket brings, and how often one is ahead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import francs, signed_francs
from casino_qt.number_text import number, percent
from casino_qt.odds.reports.told import Json
from casino_qt.odds.roulette.layout import SPINS
from casino_qt.rules.roulette.wheel import POCKETS
from casino_qt.windows.kit.numbers_table import Column, Points
from casino_qt.windows.worth.layout_table import name_of

CHANCES = ("ahead", "level", "behind")
"""What may become of a person, as the answer of the desk names it."""

translate = QCoreApplication.translate


def brings(pockets: Sequence[Mapping[str, Any]], waiting: str) -> Points:
    """What each number brings; `waiting` stands for that while nobody knows."""
    columns = (
        Column(translate("LayoutSheet", "Number"), words=True),
        Column(translate("LayoutSheet", "Brings")),
        Column(translate("LayoutSheet", "In prison")),
    )

    def cell(row: int, column: int) -> str:
        if column == 0:
            return name_of(row)
        if not pockets:
            return waiting
        pocket = pockets[row]
        return signed_francs(pocket["net"]) if column == 1 else francs(pocket["locked"])

    return Points(columns, POCKETS, cell)


def ahead_level_behind() -> tuple[str, str, str]:
    """What may become of a person."""
    return (
        translate("LayoutSheet", "Ahead"),
        translate("LayoutSheet", "Level"),
        translate("LayoutSheet", "Behind"),
    )


def chances(told: Json | None, waiting: str) -> tuple[str, str, str]:
    """How often each of the three; a dash where stakes are too different to be followed so far."""
    if told is None:
        return waiting, waiting, waiting
    ahead, level, behind = ("—" if told[key] is None else percent(told[key], 2) for key in CHANCES)
    return ahead, level, behind


def after(found: Sequence[tuple[str, str, str]]) -> Points:
    """The chances after every number of spins one may choose."""
    columns = (
        Column(translate("LayoutSheet", "Spins"), translate("LayoutSheet", "After so many spins")),
        *map(Column, ahead_level_behind()),
    )

    def cell(row: int, column: int) -> str:
        return found[row][column - 1] if column else number(SPINS[row], 0)

    return Points(columns, len(SPINS), cell)
