"""A sitting as a table script, so that anyone can replay it.

A script knows one purse, the same for every seat, and no way to change it. The purse decides nothing but
whether a stake can be laid, so a sitting is written with the one the person sat down with, or, where money
came from elsewhere meanwhile or a guest brought more, with the smallest from which every seat could lay all
it laid. Every call, round, payment and net is then as it was; only what a purse still held is not told.
"""

from __future__ import annotations

from typing import Any

from casino_qt.bank.profile import Profile
from casino_qt.bank.records import Session
from casino_qt.rules.scripts.script import AnyScript, Script, Seed
from casino_qt.tables.blackjack_sitting import BlackjackSitting
from casino_qt.tables.purse_change import is_purse_change
from casino_qt.tables.roulette_sitting import RouletteSitting
from casino_qt.tables.sitting import Sitting
from casino_qt.tables.trente_et_quarante_sitting import TrenteEtQuaranteSitting
from casino_qt.tables.trente_et_un_sitting import TrenteEtUnSitting

AnySitting = Sitting[Any, Any, Any]

SITTINGS: dict[str, type[AnySitting]] = {
    sitting.GAME: sitting
    for sitting in (TrenteEtQuaranteSitting, RouletteSitting, TrenteEtUnSitting, BlackjackSitting)
}


def looking_back(profile: Profile, session: Session) -> AnySitting:
    """A sitting of the past as it stood after the actions of `session`. Raises ProfileError."""
    return SITTINGS[session.game](profile, past=session)


def script_upto(profile: Profile, session_id: int, actions: int) -> AnyScript:
    """A sitting's first `actions` entries as a script. Raises ProfileError when they cannot be replayed."""
    session = profile.session(session_id, actions)
    return _script(looking_back(profile, session), session)


def script_of(sitting: AnySitting) -> AnyScript:
    """The sitting so far. Raises ProfileError when the journal cannot be read."""
    return _script(sitting, sitting.profile.open_session(sitting.GAME) or sitting.session)


def _script(sitting: AnySitting, session: Session) -> AnyScript:
    actions = tuple(sitting.read(entry) for entry in session.actions if not is_purse_change(entry))
    purse = sitting.script_purse(session, actions)
    return Script(Seed(session.seed), actions, sitting.rules(session.rules), purse, sitting.GAME)
