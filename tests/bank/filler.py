"""Fills a profile until the disk says no: `python -m tests.bank.filler PROFILE`, exit status 3 then."""

from __future__ import annotations

import sys
from pathlib import Path

from casino_qt.bank.errors import ProfileError
from casino_qt.bank.profile import Profile
from casino_qt.bank.records import RoundRecord
from tests.bank.keep import GAME, RULES, TABLE


def fill(profile: Profile, session: int) -> None:
    """Lay a centime a round until the disk is full; raises what the bank raises."""
    begun = len(profile.rounds())
    for done in range(begun, begun + 10_000):
        purse = profile.purse()
        record = RoundRecord(done + 1, RULES, "ab" * 32, {"noir": ["AS"] * 28}, "apres", {}, 0, purse)
        profile.commit(session, [{"do": "bet"}, {"do": "coup"}], [("purse", -1), (TABLE, 1)], record)


def main(path: Path) -> int:
    """Print the trouble, and what the profile held when it came."""
    try:
        profile = Profile.open(path)
    except ProfileError as error:
        print(type(error).__name__, error)
        return 3
    try:
        session = profile.open_session(GAME) or profile.begin_session(GAME, RULES, "00", profile.purse())
        fill(profile, session.id)
    except ProfileError as error:
        print(type(error).__name__, error)
        print(profile.purse(), len(profile.rounds()))
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
