"""All points of the two drawings of the statistics, as numbers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import francs, signed_francs
from casino_qt.number_text import number
from casino_qt.tables.statistics.figures import Figures, Mark, Point
from casino_qt.windows.kit.numbers_table import Column, Points
from casino_qt.windows.statistics import words

translate = QCoreApplication.translate


def _rounds() -> Column:
    return Column(translate("Statistics", "Rounds"), translate("Statistics", "After so many rounds"))


def result(found: Figures) -> Points:
    """What the rounds brought, what was to be expected, and between what 19 of 20 lie; where it is known."""
    columns = (
        _rounds(),
        Column(translate("Statistics", "When"), words=True),
        Column(translate("Statistics", "Result")),
        Column(translate("Statistics", "Expected")),
        Column(translate("Statistics", "From"), translate("Statistics", "19 times out of 20, from")),
        Column(translate("Statistics", "To"), translate("Statistics", "19 times out of 20, to")),
    )

    def cell(row: int, column: int) -> str:
        point = found.course[row]
        if column < 3:
            return (number(point.rounds, 0), words.moment(point.at), signed_francs(point.result))[column]
        told = point.expected
        return "–" if told is None else words.signed((told.mean, told.low, told.high)[column - 3])

    return Points(columns, len(found.course), cell)


def owned(found: Figures) -> Points:
    """What one owned, and how far that went since the point before; and what was done at the cashier's."""
    columns = (
        _rounds(),
        Column(translate("Statistics", "When"), words=True),
        Column(translate("Statistics", "Owned")),
        Column(translate("Statistics", "Lowest"), translate("Statistics", "Lowest since the point before")),
        Column(translate("Statistics", "Highest"), translate("Statistics", "Highest since the point before")),
        Column(translate("Statistics", "Cashier"), words=True),
    )
    unsorted: list[Mark | Point] = [*found.marks, *found.course]
    places = sorted(unsorted, key=lambda place: place.rounds)

    def cell(row: int, column: int) -> str:
        place = places[row]
        if column == 0:
            return number(place.rounds, 0)
        return _course_cell(place, column) if isinstance(place, Point) else _errand_cell(place, column)

    return Points(columns, len(places), cell)


def _course_cell(point: Point, column: int) -> str:
    if column == 1:
        return words.moment(point.at)
    amounts = (point.balance, point.lowest, point.highest)
    return francs(amounts[column - 2]) if column < 5 else ""


def _errand_cell(mark: Mark, column: int) -> str:
    if column == 1:
        return words.moment(mark.errand.at)
    return words.done(mark) if column == 5 else ""
