"""Evenings of which something can be replayed."""

from __future__ import annotations

import hashlib

import pytest

from casino_qt.windows.replay.page import ReplayPage
from tests.screenshots.evening import GAME, Evening
from tests.screenshots.reckoned import PromptReckoner
from tests.windows.book.evenings import filled
from tests.windows.conftest import Begin


@pytest.fixture
def evening(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """An evening whose profile knows three rounds of each table."""
    monkeypatch.setattr(PromptReckoner, "ask", lambda *_: None)  # practice is not asked for advice here
    evening = begin(None, (GAME,))
    filled(evening.profile, 3)
    return evening


def page_of(evening: Evening) -> ReplayPage:
    page = evening.window.projector().page
    assert page is not None
    return page


def fingerprint(evening: Evening) -> tuple[str, list[str], dict[str, int]]:
    """All that is in the profile: every row of every table, and what the ledger holds."""
    dump = list(evening.profile._db.iterdump())
    return hashlib.sha256("\n".join(dump).encode()).hexdigest(), dump[-3:], evening.profile.balances()
