"""A measured figure, its limit, and the table they are printed in."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Figure:
    """`value` in `unit`; at most `limit` where there is one, at least with `at_least`."""

    name: str
    value: float
    unit: str
    limit: float | None = None
    at_least: bool = False

    @property
    def kept(self) -> bool:
        """Whether the limit is kept."""
        if self.limit is None:
            return True
        return self.value >= self.limit if self.at_least else self.value <= self.limit

    def row(self) -> tuple[str, str, str, str]:
        """Name, value, limit, and the value as a part of the limit."""
        if self.limit is None:
            return self.name, f"{self.value:,.2f} {self.unit}", "", ""
        sign = "≥" if self.at_least else "≤"
        ratio = f"{self.value / self.limit:.2f}" if self.limit else ("0" if not self.value else "over")
        verdict = "" if self.kept else "  MISSED"
        return (
            self.name,
            f"{self.value:,.2f} {self.unit}",
            f"{sign} {self.limit:g} {self.unit}",
            ratio + verdict,
        )


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which `part` of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


Limits = tuple[float | None, float | None, float | None]
"""Of median, 95th and 99th percentile; None where nothing is aimed at."""


def three(name: str, milliseconds: Sequence[float], limits: Limits) -> list[Figure]:
    """Median, 95th and 99th percentile of frame times against their aims."""
    return [
        Figure(f"{name}, {word}", quantile(milliseconds, part), "ms", limit)
        for word, part, limit in zip(("median", "p95", "p99"), (0.5, 0.95, 0.99), limits, strict=True)
    ]


def table(figures: Sequence[Figure]) -> str:
    """All figures, one a line."""
    rows = [("", "measured", "aim", "ratio"), *(figure.row() for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = []
    for name, value, limit, ratio in rows:
        lines.append(f"{name:<{widths[0]}}  {value:>{widths[1]}}  {limit:>{widths[2]}}  {ratio}".rstrip())
    return "\n".join(lines)


def machine() -> str:
    """What it was measured on: processor, cores, system, Python."""
    info = Path("/proc/cpuinfo")
    named = (
        [line for line in info.read_text().splitlines() if line.startswith("model name")]
        if info.exists()
        else []
    )
    processor = named[0].partition(": ")[2] if named else platform.processor() or platform.machine()
    system = (
        platform.freedesktop_os_release()["PRETTY_NAME"] if sys.platform == "linux" else platform.platform()
    )
    return f"{processor}, {os.cpu_count()} cores, {system}, Python {platform.python_version()}"
