"""The page as a file: a picture in points or in lines, or its figures as a table."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from pathlib import Path

from casino_qt.windows.kit.saved_page import as_drawing, as_picture
from casino_qt.windows.laboratory import words
from casino_qt.windows.laboratory.findings import BANDS, Findings
from casino_qt.windows.laboratory.page import FindingsPage


def first_name(found: Findings) -> str:
    """A name to begin with."""
    return f"{found.game}-{found.system.rsplit('/', 1)[-1].removesuffix('.json')}.png"


def save(path: Path, page: FindingsPage) -> None:
    """Write the page with its answer in the kind its ending names. Raises OSError."""
    found, ending = page.found, path.suffix.lower()
    if found is None:
        raise ValueError("there is no answer to save")
    if ending == ".csv":
        path.write_bytes(as_table(found))
        return
    with page.bare():
        content = as_drawing(page, words.ends_title()) if ending == ".svg" else as_picture(page)
    path.write_bytes(content)


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
