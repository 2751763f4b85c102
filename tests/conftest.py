"""One quiet room for all tests: no display, no home, no settings of the person who runs them."""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from pathlib import Path

import pytest

_HOME = tempfile.TemporaryDirectory(prefix="casino-qt-tests-")
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ["LC_ALL"] = "C.UTF-8"
os.environ["TZ"] = "UTC"
os.environ["HOME"] = _HOME.name
# Where another date is tried with a preloaded clock, threads still wait by the true one.
os.environ["FAKETIME_DONT_FAKE_MONOTONIC"] = "1"
for _name in ("CONFIG", "DATA", "CACHE", "STATE", "RUNTIME"):
    _suffix = "DIR" if _name == "RUNTIME" else "HOME"
    _folder = Path(_HOME.name) / _name.lower()
    _folder.mkdir(mode=0o700)
    os.environ[f"XDG_{_name}_{_suffix}"] = str(_folder)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what the kills of this run met with, from what each test noted (tests.tables.tally)."""
    sums: dict[str, Counter[str]] = {}
    for outcome in ("passed", "failed"):
        for report in terminalreporter.getreports(outcome):
            for name, parts in report.user_properties:
                if name == "kills" and isinstance(parts, dict):
                    for heading, counts in parts.items():
                        sums.setdefault(heading, Counter()).update(counts)
    if sums:
        terminalreporter.section("kills")
    for heading, counts in sorted(sums.items()):
        told = ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))
        terminalreporter.write_line(f"{heading}: {told}")
