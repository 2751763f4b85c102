"""One quiet room for all tests: no display, no home, no settings of the person who runs them."""

from __future__ import annotations

import gc
import os
import random
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from casino_qt.garbage import Litter, stop_looking
from tests.patience import PatientBot

# Profiles wait for the disk at every bet; in memory nobody waits.
_MEMORY = Path("/dev/shm")
_ROOM = 4 << 30  # bytes
_QUICK = os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > _ROOM
_HOME = tempfile.TemporaryDirectory(
    prefix="casino-qt-tests-", dir=_MEMORY if _QUICK else None, ignore_cleanup_errors=True
)
if _QUICK:
    # Beside the home: a trash can takes nothing from another disk. Workers share the place of who began.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", _HOME.name)
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_SCALE_FACTOR"] = "1"
# Workers paint on every core already; threads that share a fill would only wait for one another.
os.environ["QT_NO_GUI_THREADPOOL"] = "1"
os.environ["LC_ALL"] = "C.UTF-8"
os.environ["TZ"] = "UTC"
os.environ["HOME"] = _HOME.name
# Where byte code is forbidden, each program that is begun and killed would compile the whole house again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# Where another date is tried with a preloaded clock, threads still wait by the true one.
os.environ["FAKETIME_DONT_FAKE_MONOTONIC"] = "1"
for _name in ("CONFIG", "DATA", "CACHE", "STATE", "RUNTIME"):
    _suffix = "DIR" if _name == "RUNTIME" else "HOME"
    _folder = Path(_HOME.name) / _name.lower()
    _folder.mkdir(mode=0o700)
    os.environ[f"XDG_{_name}_{_suffix}"] = str(_folder)

# What a test leaves may be parts of windows, and the threads of the next must not take them apart either.
_LITTER = Litter()
stop_looking()

# What is tried of what may be given is the same at every run, and no test says how busy the machine is.
settings.register_profile(
    "house", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")

# The folders whose tests take longest, each of them up to half a minute and most of it waiting.
LONGEST = ("tests/evening/", "tests/odds/")


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """One more than there are cores: who waits for a killed program, or listens to silence, lends his."""
    cores = yield
    return cores if os.environ.get("PYTEST_XDIST_AUTO_NUM_WORKERS") else cores + 1


def pytest_runtest_logfinish() -> None:
    """Between two tests nobody works: what is due is thrown away."""
    stop_looking()
    _LITTER.sweep(at_rest=True)


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> PatientBot:
    """pytest-qt's own, with more patience."""
    return PatientBot(request)


def _locale_kept() -> Generator[None]:
    """A window sets the locale of the whole program; what comes after is no matter of its language."""
    from PySide6.QtCore import QLocale

    before = QLocale()
    yield
    QLocale.setDefault(before)


# Shared evenings of a module have a locale of their own, and so has each test.
locale_of_a_module = pytest.fixture(scope="module", autouse=True)(_locale_kept)
locale_of_a_test = pytest.fixture(autouse=True)(_locale_kept)


def _seeds_of_its_own(request: pytest.FixtureRequest) -> Generator[None]:
    """What nobody wished a seed for has one by the name of the test: it is the same at every run."""
    seeds = random.Random(request.node.nodeid)
    with pytest.MonkeyPatch.context() as patch:
        for module in ("sitting", "branching"):
            patch.setattr(f"casino_qt.tables.{module}.fresh_seed", lambda: seeds.randbytes(32).hex())
        yield


seeds_of_a_module = pytest.fixture(scope="module", autouse=True)(_seeds_of_its_own)
seeds_of_a_test = pytest.fixture(autouse=True)(_seeds_of_its_own)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first at every worker, so that nobody is left with one at the end.

    Each worker begins with an even share of the whole, in this order, and takes from the others afterwards.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers == 1:
        return
    long = [item for item in items if item.nodeid.startswith(LONGEST)]
    short = [item for item in items if not item.nodeid.startswith(LONGEST)]
    share = len(short) / workers
    items[:] = [
        item
        for worker in range(workers)
        for item in (*long[worker::workers], *short[round(worker * share) : round((worker + 1) * share)])
    ]


def pytest_collection_finish() -> None:
    """What all tests are made of is no garbage: nobody looks through it again and again."""
    gc.collect()
    gc.freeze()


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
