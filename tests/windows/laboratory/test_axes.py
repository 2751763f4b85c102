"""The figures beside a drawing."""

from __future__ import annotations

from math import ceil

from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from casino_qt.windows.kit.plot import NEAR, Plot
from casino_qt.windows.laboratory.findings import Findings
from casino_qt.windows.laboratory.sheet import LaboratorySheet


def figures_of(plot: Plot) -> list[str]:
    """What stands beside it: the axis is as wide as the figures it has written once."""
    paper, axis = QImage(plot.size(), QImage.Format.Format_ARGB32), plot._view.getAxis("left")
    texts: list[str] = []
    for _ in range(2):
        p = QPainter(paper)
        texts = [text for _, _, text in axis.generateDrawSpecs(p)[2]]
        p.end()
        QApplication.processEvents()
    return texts


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
        if abs(head / step - round(head / step)) < 1e-9:
            at_the_head += 1
            assert axis.tickStrings([head], 1.0, step)[0] in figures_of(plot)
        else:
            assert ceil(head / step) * step - head > NEAR * (head - foot)
    assert at_the_head


def test_a_low_drawing_has_two_figures_beside_it(sheet: LaboratorySheet, found: Findings) -> None:
    """One alone is no measure."""
    sheet.show_findings(found)
    for plot in (sheet.page.ends, sheet.page.fan):
        assert plot is not None
        plot.resize(plot.width(), plot.minimumSizeHint().height())
        assert len(figures_of(plot)) >= 2
