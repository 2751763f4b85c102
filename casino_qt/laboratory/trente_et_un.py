"""Тридцать одно by the million: one punter, or the banker, round after round.

The bet is `punter` or `bank`, at a table of five; `bank:9` is that of nine. Behind it may stand `+talia`: the
rounds follow one another through the talia, and what ran out is shuffled again. Without that every round is
dealt from full packs, which is what the exact value is of. Both sides play what is kept as their best play.

A stake is the ordinary result, two tokens; the banker has one against each punter. What must lie ready is the
price of a dealt 31.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from casino_qt.laboratory.game import NotSimulatedError, Results, Table, Terms
from casino_qt.laboratory.shoes import in_turns
from casino_qt.laboratory.trente_et_un_round import Table as Round
from casino_qt.laboratory.trente_et_un_round import packs_of
from casino_qt.odds.results import Results as Distribution
from casino_qt.odds.trente_et_un.play import best_play
from casino_qt.odds.trente_et_un.spread import results
from casino_qt.rules.scripts.script import printable
from casino_qt.rules.trente_et_un.agreement import LEAST_SEATS, MOST_SEATS, RESULT
from casino_qt.rules.trente_et_un.options import LEAST_TOKEN, MOST_TOKEN, SEATS_OF_ONE_PACK, Rules

PUNTER, BANK = "punter", "bank"
TALIA = "+talia"
LANES = 8192
"""Packs side by side."""
ROUNDS_OF_A_LANE = 20
"""So many rounds follow one another at least, through some talias, one lane after another."""

_NAME = re.compile(rf"({PUNTER}|{BANK})(?::([{LEAST_SEATS}-{MOST_SEATS}]))?({re.escape(TALIA)})?")


def bet_names(_rules: Rules) -> Sequence[str]:
    """Both sides; any other number of seats may be named."""
    return [side + tail for side in (PUNTER, BANK) for tail in ("", TALIA)]


class TrenteEtUnTable(Table):
    """One seat at a table whose other punters play as it does."""

    def __init__(self, rules: Rules, name: str) -> None:
        found = _NAME.fullmatch(name)
        if found is None:
            known = ", ".join(bet_names(rules))
            seats = f"each with a number of seats, such as {BANK}:{MOST_SEATS}"
            raise NotSimulatedError(f"there is no bet {printable(name[:40])!r} here, only {known}; {seats}")
        side, seats_named, talia = found.groups()
        self._seats = int(seats_named or SEATS_OF_ONE_PACK)
        self._packs, self._natural = rules.packs_for(self._seats), rules.natural
        self._row = 0 if side == PUNTER else -1
        self._through_talia = bool(talia)
        best = best_play(self._packs)
        self._punter, self._banker = best.punter, best.banker
        against = 1 if side == PUNTER else self._seats - 1
        edge = best.edge / RESULT * (1 if side == PUNTER else -1)
        self.terms = Terms(
            bet=name,
            denominator=RESULT,
            minimum=RESULT * LEAST_TOKEN,
            maximum=RESULT * MOST_TOKEN,
            staked=RESULT * against,
            laid=rules.natural * against,
            whole=RESULT,
            edge=None if talia else edge,
            distribution=None if talia or against > 1 else self._distribution(side),
            in_shoes=self._through_talia,
        )

    def draw(self, chance: np.random.Generator, coups: int) -> Results:
        """Rounds of as many packs at once."""
        if self._through_talia:
            lanes = max(1, min(LANES, coups // ROUNDS_OF_A_LANE))
            times = -(-coups // lanes)
        else:
            times, lanes = in_turns(coups, LANES)
        table = Round(
            packs_of(self._packs, lanes, chance), self._seats, self._punter, self._banker, self._natural
        )
        rounds = np.empty((times, lanes), np.int16)
        for row in rounds:
            row[:] = table.round()[self._row]
            if self._through_talia:
                table.next_talia()
            else:
                table.next_packs()
        return (rounds.T if self._through_talia else rounds).ravel()[:coups]

    def _distribution(self, side: str) -> Distribution:
        """What a stake of 1 against one other comes to."""
        found: defaultdict[Fraction, Fraction] = defaultdict(Fraction)
        for tokens, chance in results(self._packs, self._natural).items():
            found[(tokens if side == PUNTER else -tokens) / RESULT] += chance
        return dict(found)
