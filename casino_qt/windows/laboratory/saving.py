"""The page as a file: a picture in points or in lines, or its figures as a table."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QPoint, QSize
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from casino_qt.windows.laboratory import words
from casino_qt.windows.laboratory.findings import BANDS, Findings
from casino_qt.windows.laboratory.page import FindingsPage

ENDINGS = (".png", ".svg", ".csv")
BARE = QWidget.RenderFlag.DrawChildren  # without the dark of the sheet round the corners of the page
PRINT_RATIO = 2.0  # points of a picture for each of the window


def filters() -> tuple[str, ...]:
    """The three kinds as a file dialog lists them."""
    return (
        QCoreApplication.translate("Laboratory", "Picture (*.png)"),
        QCoreApplication.translate("Laboratory", "Drawing (*.svg)"),
        QCoreApplication.translate("Laboratory", "Table of figures (*.csv)"),
    )


def first_name(found: Findings) -> str:
    """A name to begin with."""
    return f"{found.game}-{found.system.rsplit('/', 1)[-1].removesuffix('.json')}.png"


def with_ending(path: Path, kind: str) -> Path:
    """`path` with the ending of its kind, when it has none that is known."""
    if path.suffix.lower() in ENDINGS:
        return path
    ending = next((e for e, name in zip(ENDINGS, filters(), strict=True) if name == kind), ENDINGS[0])
    return path.with_name(path.name + ending)


def save(path: Path, page: FindingsPage) -> None:
    """Write the page with its answer in the kind its ending names. Raises OSError."""
    found, ending = page.found, path.suffix.lower()
    if found is None:
        raise ValueError("there is no answer to save")
    if ending == ".csv":
        path.write_bytes(as_table(found))
        return
    with page.bare():
        content = as_drawing(page) if ending == ".svg" else as_picture(page)
    path.write_bytes(content)


def as_picture(page: QWidget) -> bytes:
    """PNG of the page, fine enough to be printed."""
    picture = QPixmap(page.size() * PRINT_RATIO)
    picture.setDevicePixelRatio(PRINT_RATIO)
    picture.fill()
    page.render(picture, QPoint(), QRegion(), BARE)
    store = QBuffer()
    store.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(store, "PNG")
    return bytes(store.data().data())


def as_drawing(page: QWidget) -> bytes:
    """SVG of the page."""
    store = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(store)
    generator.setSize(QSize(page.size()))
    generator.setViewBox(page.rect())
    generator.setTitle(words.ends_title())
    painter = QPainter(generator)
    page.render(painter, QPoint(), QRegion(), BARE)
    painter.end()
    return bytes(store.data().data())


def as_table(found: Findings) -> bytes:
    """The figures as lines of "what, from, to, value"; amounts in francs, numbers as programs read them."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("what", "from", "to", "value"))
    writer.writerows(_lines(found))
    return text.getvalue().encode("utf-8")


def _lines(found: Findings) -> Iterator[tuple[object, ...]]:
    for name in ("game", "bet", "system", "coups", "players", "seed", "played"):
        yield name, "", "", getattr(found, name)
    for name in ("stake", "purse", "staked", "net", "largest_stake"):
        yield name, "", "", getattr(found, name) / 100
    if found.goal is not None:
        yield "goal", "", "", found.goal / 100
    yield "edge_exact", "", "", "" if found.edge_exact is None else found.edge_exact
    yield "edge_seen", found.edge_seen.low, found.edge_seen.high, found.edge_seen.value
    for name, count in (("ruined", found.ruined), ("reached", found.reached)):
        if count is not None:
            yield name, count.share.low, count.share.high, count.share.value
            yield f"{name}_exact", "", "", "" if count.exact is None else count.exact
    for name in ("longest_losing_run", "held_by_limit", "seconds"):
        yield name, "", "", getattr(found, name)
    for low, high, players in zip(found.edges, found.edges[1:], found.counts, strict=False):
        yield "players_ended", low / 100, high / 100, players
    for band in BANDS:
        for coup, result in zip(found.marks, found.bands[band], strict=True):
            yield f"result_{band}", coup, coup, result / 100
