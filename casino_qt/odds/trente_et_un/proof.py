"""Reckons the best play of тридцать одно anew, proves it, and prints what `trente_et_un_best.py` keeps of it.

    python -m casino_qt.odds.trente_et_un.proof > new.py && mv new.py casino_qt/odds/trente_et_un/best.py

The family is every pair of thresholds: so many points to stay on as a hand, so many where an ace counts
eleven, 22 to 31 each; lower ones are worse whatever the other does (`SAFE`). Best play is what is safest in
it: the punter's pair that loses least to the banker's best reply to it, and the banker's pair that wins most
against the punter's best reply to it. The first is more than the second, so that no two of the family are
best replies to each other: on whatever the two settle, one of them can gain by changing.

That each is the safest takes four policies to prove: every other pair does worse against one of two.
"""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from itertools import product

from casino_qt.odds.trente_et_un.exact import SAFE, Bank, Punter
from casino_qt.odds.trente_et_un.hands import Policy, copies, ends
from casino_qt.rules.trente_et_un.hands import LIMIT
from casino_qt.rules.trente_et_un.options import MOST_PACKS

FAMILY = tuple(Policy(hard, soft) for hard, soft in product(range(SAFE + 1, LIMIT + 1), repeat=2))
PUNTERS = (Policy(25, 28), Policy(24, 28))
"""The safest of the punter's, and the one that is better while the banker plays his safest."""
BANKERS = (Policy(27, 28), Policy(26, 28))
"""The safest of the banker's, and the one that is better while the punter plays what answers it."""

_HEAD = '''"""Best play of тридцать одно for one, two and three packs, as `trente_et_un_proof.py` prints it.

Each time: the punter's safest thresholds, the banker's, the tokens the bank wins from one punter in a round
when both play so, and what it wins at least so, against the punter who answers best.
"""

from casino_qt.odds.trente_et_un.hands import Policy

BEST: tuple[tuple[Policy, Policy, float, float], ...] = ('''


class NotSafestError(ArithmeticError):
    """Another policy of the family is safer than the one that was to be proved."""


class Proof:
    """The four policies against each other and against any of the family, with so many packs."""

    def __init__(self, packs: int) -> None:
        self.pack = copies(packs)
        self.bankers = tuple(Bank(self.pack, policy) for policy in BANKERS)
        self.punters = tuple(Punter(self.pack, policy) for policy in PUNTERS)

    def edges(self, policy: Policy) -> tuple[list[Fraction], list[Fraction]]:
        """What the bank wins where a punter plays `policy` against the two bankers, and a banker likewise."""
        stood, _ = ends(self.pack, policy)
        return [bank.edge_of(stood) for bank in self.bankers], [each.edge_of(stood) for each in self.punters]

    def safest(self, family: Iterable[Policy] = FAMILY) -> tuple[Fraction, Fraction]:
        """What the bank wins between the two safest policies, and at least from his safest.

        Raises NotSafestError where one of the family is safer.
        """
        edges = {policy: self.edges(policy) for policy in {*family, *PUNTERS, *BANKERS}}
        most = max(as_banker[0] for _, as_banker in edges.values())  # from the punter's safest
        least = min(as_punter[0] for as_punter, _ in edges.values())  # from the banker's safest
        for policy, (as_punter, as_banker) in edges.items():
            safer_punter = policy != PUNTERS[0] and max(as_punter) <= most
            safer_banker = policy != BANKERS[0] and min(as_banker) >= least
            if safer_punter or safer_banker:
                raise NotSafestError(f"{policy} is safer")
        if most != edges[PUNTERS[0]][0][0]:
            raise NotSafestError(f"{BANKERS[0]} is not the best reply to {PUNTERS[0]}")
        return most, least


def _row(packs: int) -> str:
    edge, least = Proof(packs).safest()
    return f"    ({PUNTERS[0]!r}, {BANKERS[0]!r}, {float(edge):.12f}, {float(least):.12f}),"


def main() -> None:
    """Print the module of best play; about a minute of reckoning for each number of packs."""
    with ProcessPoolExecutor() as processes:
        rows = list(processes.map(_row, range(1, MOST_PACKS + 1)))
    print(_HEAD, *rows, ")", sep="\n")


if __name__ == "__main__":
    main()
