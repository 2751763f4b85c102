"""Makes the kept profile of the newest version: `python -m tests.bank.keep`. Older ones are never made again.

What is played here is what test_upgrade.py expects to find in every kept file, whatever its version.
"""

from __future__ import annotations

from pathlib import Path

from casino_qt.bank import schema
from casino_qt.bank.profile import Profile
from casino_qt.bank.records import RoundRecord

KEPT = Path(__file__).parent / "kept"
GAME = "trente-et-quarante"
TABLE = "table:" + GAME
RULES: dict[str, object] = {"refait": "half", "premium": "decided", "min": 500, "max": 500_000}
SEED = "00"
ACTIONS: list[dict[str, object]] = [
    {"do": "cut", "at": 100},
    {"do": "bet", "on": "rouge", "stake": 5_000},
    {"do": "insure", "on": "rouge"},
    {"do": "coup"},
    {"do": "bet", "on": "noir", "stake": 2_000},
]
BALANCES = {"house": -4_950, "purse": 992_950, TABLE: 12_000, "world": -1_000_000}


def play(profile: Profile) -> None:
    """A coup won on an insured rouge (shoe of seed 00, cut at 100), then a bet on noir that still lies."""
    session = profile.begin_session(GAME, RULES, SEED, profile.purse())
    profile.commit(session.id, ACTIONS[:1], [])
    profile.commit(session.id, ACTIONS[1:2], [("purse", -5_000), (TABLE, 5_000)])
    profile.commit(session.id, ACTIONS[2:3], [("purse", -50), (TABLE, 50)])
    profile.commit(
        session.id,
        ACTIONS[3:4],
        [(TABLE, 4_950), ("house", -4_950)],
        RoundRecord(
            number=1,
            rules=RULES,
            seal="6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
            cards={
                "noir": {"cards": ["8H", "4S", "7D", "QD", "KC"], "total": 39},
                "rouge": {"cards": ["TD", "5D", "9H", "7H"], "total": 31},
            },
            outcome="rouge_gagne_et_couleur",
            stakes={"rouge": {"stake": 5_000, "won": 0, "prison": [0, 0], "premium": 50}},
            net=4_950,
            balance=1_004_950,
        ),
    )
    profile.commit(session.id, ACTIONS[4:], [("purse", -2_000), (TABLE, 2_000)])


def main() -> None:
    """Write the kept file of the newest version."""
    path = KEPT / f"version_{len(schema.STEPS)}.sqlite"
    path.unlink(missing_ok=True)
    profile = Profile.open(path, now=lambda: "2026-11-29T20:00:00.000+00:00")
    play(profile)
    profile.close()
    path.with_name(path.name + ".lock").unlink()


if __name__ == "__main__":
    main()
