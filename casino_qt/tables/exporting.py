"""A sitting as a table script, so that anyone can replay it.

A script knows one purse, the same for every seat, and no way to change it. The purse decides nothing but
whether a stake can be laid, so a sitting is written with the one the person sat down with, or, where money
came from elsewhere meanwhile or a guest brought more, with the smallest from which every seat could lay all
it laid. Every call, round, payment and net is then as it was; only what a purse still held is not told.
"""

from __future__ import annotations

from typing import Any

from casino_qt.rules.scripts.script import AnyScript, Script, Seed
from casino_qt.tables.purse_change import is_purse_change
from casino_qt.tables.sitting import Sitting


def script_of(sitting: Sitting[Any, Any, Any]) -> AnyScript:
    """The sitting so far. Raises ProfileError when the journal cannot be read."""
    session = sitting.profile.open_session(sitting.GAME) or sitting.session
    actions = tuple(sitting.read(entry) for entry in session.actions if not is_purse_change(entry))
    purse = sitting.script_purse(session, actions)
    return Script(Seed(session.seed), actions, sitting.rules(session.rules), purse, sitting.GAME)
