"""Where the buttons stand on the console of a table: as wide as their words, which no language is to cut."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from casino_qt.art import text_size
from casino_qt.windows.kit.button import Button, IconButton
from casino_qt.windows.kit.place import Place

MOST_GROWTH, MOST_GROWTH_OF_NAMES = 1.5, 1.3  # what the height of the console takes
LABEL_GAP = 9.0  # su between two names under the tools
RIGHT_EDGE, CHOICE_GAP = 42.0, 10.0  # su
TOP, HEIGHT = 826.0, 52.0  # su


def lay_out_tools(primary: Button, tools: Sequence[IconButton], place: Place) -> None:
    """The primary button as wide as its words; the tools between it and the tray."""
    k = place.k
    right = place.width - RIGHT_EDGE
    left = place.pick(960, 1048)
    for tool in tools:
        tool.growth = 1.0
    for primary.growth in text_size.steps(MOST_GROWTH):  # as far as the tools keep their names
        wanted = max(primary.wanted_width() / k, place.pick(184, 208))
        names = [tool.label_width() / k + LABEL_GAP for tool in tools]
        if not tools or _cells(names, right - wanted - 10 - left, place.pick(62, 78))[1]:
            break
    primary.set_face(place.rectf(right - wanted, TOP, wanted, HEIGHT))
    if not tools:
        return
    free_to = right - wanted - 10
    for growth in text_size.steps(MOST_GROWTH_OF_NAMES):
        for tool in tools:
            tool.growth = growth
        names = [tool.label_width() / k + LABEL_GAP for tool in tools]
        cells, labelled = _cells(names, free_to - left, place.pick(62, 78))
        if labelled:
            break
    x = free_to - sum(cells)
    for tool, cell, name in zip(tools, cells, names, strict=True):
        at = place.point(x + (cell - IconButton.SIDE) / 2, 820 if labelled else 830)
        tool.labelled = labelled
        tool.set_square(at.x(), at.y(), (max(cell, name) if labelled else cell) * k)
        tool.update()
        x += cell


def lay_out_choices(shown: Sequence[Button], place: Place, left: float) -> None:
    """In a row at the right edge, from `left` su on: as wide as their words, else narrowed alike."""
    if not shown:
        return
    right, gap = place.width - RIGHT_EDGE, CHOICE_GAP
    room = right - left - gap * (len(shown) - 1)
    for growth in text_size.steps(MOST_GROWTH):
        for choice in shown:
            choice.growth = growth
        wanted = [choice.wanted_width() / place.k for choice in shown]
        if sum(wanted) <= room:
            break
    narrow = min(1.0, room / sum(wanted))
    x = right - sum(wanted) * narrow - gap * (len(shown) - 1)
    for choice, width in zip(shown, wanted, strict=True):
        choice.set_face(place.rectf(x, TOP, width * narrow, HEIGHT))
        x += width * narrow + gap


def _cells(names: Sequence[float], room: float, usual: float) -> tuple[list[float], bool]:
    """Widths of the tools in su, and whether their names fit: evenly if they can, else by their names.

    A long name may reach into the cells of short neighbours, and a little over the end of the row.
    """
    even = min(room / len(names), usual)
    if all((a + b) / 2 <= even for a, b in pairwise(names)) and max(names) <= even + LABEL_GAP:
        return [even] * len(names), True
    own = [max(name, IconButton.SIDE + LABEL_GAP) for name in names]
    if sum(own) <= room:
        return own, True
    return [even] * len(names), False
