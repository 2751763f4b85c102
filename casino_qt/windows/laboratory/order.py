"""One simulation as it is asked for: what the child gets on its command line."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

MOST_COUPS = 10_000_000
MOST_PLAYERS = 100_000
MOST_PLAYED = 1_000_000_000  # coups of all players together
SEED_DIGITS = 64
OWN = "own"


@dataclass(frozen=True, slots=True)
class Order:
    """Amounts in centimes. `goal`: None for none; `own`: the rule of one's own, when `system` is OWN.

    `permanence`: the file of coups that one player plays again, all of them; "" for chance. Then `coups` and
    `players` are of no account. `seed`: hex digits.
    """

    game: str
    rules: Mapping[str, object]
    bet: str
    system: str
    stake: int
    coups: int
    players: int
    purse: int
    seed: str
    goal: int | None = None
    permanence: str = ""
    own: Mapping[str, object] = field(default_factory=dict)

    def arguments(self, folder: Path) -> list[str]:
        """The command line after its command; what does not fit on one is written into `folder`.

        Raises OSError.
        """
        rules = folder / "rules.json"
        rules.write_text(json.dumps(dict(self.rules)), encoding="utf-8")
        system = self.system
        if system == OWN:
            own = folder / "own.json"
            own.write_text(json.dumps(dict(self.own)), encoding="utf-8")
            system = str(own)
        given = [self.game, "--bet", self.bet, "--system", system, "--stake", str(self.stake)]
        given += ["--purse", str(self.purse)]
        if self.permanence:
            given += ["--permanence", self.permanence]
        else:
            given += ["--coups", str(self.coups), "--players", str(self.players)]
        if self.goal is not None:
            given += ["--goal", str(self.goal)]
        return [*given, "--rules", str(rules), "--seed", self.seed, "--json", "--progress"]
