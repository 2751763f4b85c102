"""The figures beside a drawing."""

from __future__ import annotations

from math import ceil

from PySide6.QtGui import QImage, QPainter

from casino_qt.windows.kit.plot import NEAR
from casino_qt.windows.laboratory.findings import Findings
from casino_qt.windows.laboratory.sheet import LaboratorySheet


def test_nothing_is_drawn_higher_than_the_highest_figure_where_that_is_near(
    sheet: LaboratorySheet, found: Findings
) -> None:
    sheet.show_findings(found)
    at_the_head = 0
    for plot in (sheet.page.ends, sheet.page.fan):
        assert plot is not None
        axis, box = plot._view.getAxis("left"), plot._view.getViewBox()
        foot, head = box.viewRange()[1]
        step, _ = axis.tickSpacing(foot, head, box.height())[0]
        paper = QImage(plot.size(), QImage.Format.Format_ARGB32)
        p = QPainter(paper)
        texts = [text for _, _, text in axis.generateDrawSpecs(p)[2]]
        p.end()
        if abs(head / step - round(head / step)) < 1e-9:
            at_the_head += 1
            assert axis.tickStrings([head], 1.0, step)[0] in texts
        else:
            assert ceil(head / step) * step - head > NEAR * (head - foot)
    assert at_the_head
