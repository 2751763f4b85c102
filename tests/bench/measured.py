"""A measured figure, what is aimed at, and the one table they are printed in."""

from __future__ import annotations

import math
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, linear_regression


@dataclass(frozen=True, slots=True)
class Figure:
    """`value` (of many: their median) and `worst` (their 99th percentile) in `unit`, each with its aim.

    An aim is the most it may be; the least, with `at_least`.
    """

    name: str
    value: float
    unit: str
    limit: float | None = None
    at_least: bool = False
    worst: float | None = None
    worst_limit: float | None = None

    @property
    def kept(self) -> bool:
        """Whether every aim is met."""
        if self.limit is not None and not (
            self.value >= self.limit if self.at_least else self.value <= self.limit
        ):
            return False
        return self.worst is None or self.worst_limit is None or self.worst <= self.worst_limit

    def row(self) -> tuple[str, str, str, str, str]:
        """Name, value, 99th percentile, aims, and whether they are met."""
        aims = []
        if self.limit is not None:
            aims.append(f"{'≥' if self.at_least else '≤'} {self.limit:g}")
        if self.worst_limit is not None:
            aims.append(f"p99 ≤ {self.worst_limit:g}")
        aim = f"{', '.join(aims)} {self.unit}".rstrip() if aims else ""
        worst = "" if self.worst is None else f"{self.worst:,.2f}"
        verdict = ("met" if self.kept else "MISSED") if aims else ""
        return self.name, f"{self.value:,.2f} {self.unit}".rstrip(), worst, aim, verdict


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which `part` of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def slope(readings: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """By how much the second of each pair grows for one of the first, and the standard error of that."""
    places, values = [place for place, _ in readings], [value for _, value in readings]
    line = linear_regression(places, values)
    away = sum((value - line.intercept - line.slope * place) ** 2 for place, value in readings)
    width = sum((place - fmean(places)) ** 2 for place in places)
    return line.slope, math.sqrt(away / (len(readings) - 2) / width)


Limits = tuple[float | None, float | None]
"""Of median and 99th percentile; None where nothing is aimed at."""
NO_LIMITS: Limits = (None, None)


def spread(name: str, values: Sequence[float], unit: str = "ms", limits: Limits = NO_LIMITS) -> Figure:
    """Median and 99th percentile of what was measured many times, against their aims."""
    middle, worst = (quantile(values, part) for part in (0.5, 0.99))
    return Figure(name, middle, unit, limits[0], worst=worst, worst_limit=limits[1])


def table(figures: Sequence[Figure]) -> str:
    """All figures, one a line."""
    rows = [("", "median", "p99", "aim", ""), *(figure.row() for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    lines = []
    for name, value, worst, aim, verdict in rows:
        line = (
            f"{name:<{widths[0]}}  {value:>{widths[1]}}  {worst:>{widths[2]}}  {aim:<{widths[3]}}  {verdict}"
        )
        lines.append(line.rstrip())
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
