"""All points of the two drawings of the laboratory, as numbers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_qt.number_text import number, percent
from casino_qt.windows.kit.numbers_table import Column, Points
from casino_qt.windows.laboratory import words
from casino_qt.windows.laboratory.findings import BANDS, Findings

translate = QCoreApplication.translate


def ends(found: Findings) -> Points:
    """From which result to which how many players ended."""
    columns = (
        Column(translate("Laboratory", "From"), translate("Laboratory", "Result from, in francs")),
        Column(translate("Laboratory", "To"), translate("Laboratory", "Result to, in francs")),
        Column(translate("Laboratory", "Players")),
        Column(translate("Laboratory", "Share"), translate("Laboratory", "Share of all players")),
    )
    in_all = sum(found.counts) or 1.0

    def cell(row: int, column: int) -> str:
        if column < 2:
            return words.amount(found.edges[row + column])
        count = found.counts[row]
        return number(count, 0) if column == 2 else percent(count / in_all, words.SHARE_DECIMALS)

    return Points(columns, len(found.counts), cell, translate("Laboratory", "Result of a player in francs."))


def fan(found: Findings) -> Points:
    """Below which result how many of a hundred players stood, after how many coups."""
    told = translate("Laboratory", "{share} of the players stood no higher")
    shares = {band: percent(int(band.removeprefix("p")) / 100, 0) for band in BANDS}
    columns = (
        Column(translate("Laboratory", "Coups"), translate("Laboratory", "After so many coups")),
        *(Column(f"≤ {share}", told.format(share=share)) for share in shares.values()),
    )

    def cell(row: int, column: int) -> str:
        if column == 0:
            return number(round(found.marks[row]), 0)
        return words.amount(found.bands[BANDS[column - 1]][row])

    note = translate("Laboratory", "Result so far in francs: so many of the players stood no higher.")
    return Points(columns, len(found.marks), cell, note)
