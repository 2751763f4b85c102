"""A fresh profile for each test of the bank."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from casino_qt.bank.profile import Profile


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "profile.sqlite"


@pytest.fixture
def profile(path: Path) -> Iterator[Profile]:
    opened = Profile.open(path)
    yield opened
    opened.close()
