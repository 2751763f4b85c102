"""Trente et quarante by the million: many shoes at once, each dealt to its stop card.

The pips of a shoe lie in a line, each card covering as many as it counts. A row that begins at pip c ends
with the card that covers pip c + 30; so one table, which has for every pip where its card ends, deals a row
with one look.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from casino_qt.laboratory.game import NotSimulatedError, Results, Table, Terms
from casino_qt.laboratory.prison import Fate, Fates, kept, kept_in_order
from casino_qt.laboratory.reserve import INSURED
from casino_qt.odds.results import Results as Distribution
from casino_qt.odds.results import mean
from casino_qt.odds.trente_et_quarante.edges import locked_value, null_tie, refait, results, winning
from casino_qt.rules.cards import packs
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.dealing import (
    BEHIND_STOP,
    BURNT,
    PACKS,
    REFAIT_TOTAL,
    ROW_ENDS_ABOVE,
    SHOE_SIZE,
    WINNERS,
)
from casino_qt.rules.trente_et_quarante.events import Outcome
from casino_qt.rules.trente_et_quarante.options import Rules

OUTCOMES = (*WINNERS, Outcome.APRES, Outcome.REFAIT)
"""What a coup that counts can end with; the laboratory names them by their place here."""

PRISON = "+prison"
SHOES_AT_ONCE = 512  # their tables stay within the processor's own memory
COUPS_OF_A_SHOE = 26  # at least nearly so many

Outcomes = NDArray[np.uint8]
Cards = NDArray[np.uint8]
"""Cards as numbers, shoe by shoe: what the card counts, and `RED` more when it is red."""

RED = 16
_PIPS = RED - 1
_PACKS = np.array([card.value + (RED if card.red else 0) for card in packs(PACKS)], np.uint8)
_ALL_PIPS = int((_PACKS & _PIPS).sum())
_TOTALS = 10  # 31 … 40


def _verdicts() -> Outcomes:
    """The outcome by first card (black, red), total of Noir and total of Rouge."""
    lower = {
        (True, True): Outcome.ROUGE_GAGNE_ET_COULEUR,
        (False, True): Outcome.ROUGE_GAGNE_COULEUR_PERD,
        (True, False): Outcome.ROUGE_PERD_ET_COULEUR,
        (False, False): Outcome.ROUGE_PERD_COULEUR_GAGNE,
    }
    found = np.empty((2, _TOTALS, _TOTALS), np.uint8)
    for (red, noir, rouge), _ in np.ndenumerate(found):
        outcome = lower[bool(red), rouge < noir]
        if noir == rouge:
            outcome = Outcome.REFAIT if noir + ROW_ENDS_ABOVE + 1 == REFAIT_TOTAL else Outcome.APRES
        found[red, noir, rouge] = OUTCOMES.index(outcome)
    return found.ravel()


_VERDICTS = _verdicts()


def shuffled(chance: np.random.Generator, shoes: int) -> Cards:
    """So many shoes in dealing order: cards sorted by random numbers of 56 bits."""
    keys = chance.integers(0, 1 << 64, (shoes, SHOE_SIZE), dtype=np.uint64)
    keys &= np.uint64(0xFFFF_FFFF_FFFF_FF00)
    keys |= _PACKS
    keys.sort(axis=1)
    return keys.astype(np.uint8)


def outcomes_of(cards: Cards, begins: int = BURNT, ends: int = SHOE_SIZE - BEHIND_STOP) -> Outcomes:
    """Every coup of the shoes, shoe after shoe; the coup in which card number `ends` is missed is void."""
    shoes = len(cards)
    pips = cards & _PIPS
    sums = pips.cumsum(axis=1, dtype=np.int16)
    line = np.repeat((sums * 2 + (cards >= RED)).ravel(), pips.ravel())
    lines = np.arange(shoes) * _ALL_PIPS
    stops = lines + sums[:, ends - 1]
    at = lines + (sums[:, begins - 1] if begins else 0)
    coups: list[Outcomes] = []
    complete: list[NDArray[np.bool_]] = []
    last = line.size - 1
    while True:
        going = at + ROW_ENDS_ABOVE < stops
        first = line.take(at, mode="clip") & 1
        middle = lines + (line.take(np.minimum(at + ROW_ENDS_ABOVE, last)) >> 1)
        going &= middle + ROW_ENDS_ABOVE < stops
        if not going.any():
            break
        end = lines + (line.take(np.minimum(middle + ROW_ENDS_ABOVE, last)) >> 1)
        noir, rouge = middle - at - REFAIT_TOTAL, end - middle - REFAIT_TOTAL
        coups.append(_VERDICTS.take((first * _TOTALS + noir) * _TOTALS + rouge, mode="clip"))
        complete.append(going)
        at = np.where(going, end, stops)
    if not coups:
        return np.empty(0, np.uint8)
    return np.array(coups).T[np.array(complete).T]


def played(chance: np.random.Generator, coups: int) -> Outcomes:
    """So many coups from fresh shoes, one shoe after another."""
    found: list[Outcomes] = []
    missing = coups
    while missing > 0:
        shoes = min(SHOES_AT_ONCE, missing // COUPS_OF_A_SHOE + 1)
        found.append(outcomes_of(shuffled(chance, shoes)))
        missing -= found[-1].size
    return np.concatenate(found)[:coups]


def bet_names(rules: Rules) -> Sequence[str]:
    """The four chances; each insured; and left in prison, where the refait locks."""
    tails = ("", INSURED, PRISON) if rules.refait == "prison" else ("", INSURED)
    return [f"{spot}{tail}" for spot in Spot for tail in tails]


class TrenteEtQuaranteTable(Table):
    """One chance, laid again for each coup. Under `refait: prison` half is taken back, but for `+prison`."""

    def __init__(self, rules: Rules, name: str) -> None:
        if name not in bet_names(rules):
            known = ", ".join(bet_names(rules))
            raise NotSimulatedError(f"there is no bet {name[:40]!r} here, only {known}")
        spot, insured, self._locks = Spot(name.partition("+")[0]), INSURED in name, PRISON in name
        distribution = _in_prison(spot) if self._locks else results(spot, rules, insured=insured)
        self._denominator = 100 if insured else 2
        self.terms = Terms(
            bet=name,
            denominator=self._denominator,
            minimum=rules.min,
            maximum=rules.max,
            staked=self._denominator,
            laid=self._denominator + insured,
            rounds_up=not insured,
            edge=float(-mean(distribution)),
            distribution=distribution,
            in_shoes=True,
        )
        self._fates = np.array([_fate(spot, outcome) for outcome in OUTCOMES], np.int8)
        self._by_outcome = np.array(
            [self._result(_fate(spot, outcome), rules, insured=insured) for outcome in OUTCOMES], np.int16
        )

    def draw(self, chance: np.random.Generator, coups: int) -> Results:
        """Coups of whole shoes; for each refait that locked the stake, coups of other shoes decide it."""
        outcomes = played(chance, coups)
        found: Results = self._by_outcome.take(outcomes)
        if self._locks:
            locked = np.flatnonzero(outcomes == OUTCOMES.index(Outcome.REFAIT))

            def fates(count: int) -> Fates:
                return self._fates.take(played(chance, count))[None, :]

            found[locked] -= self._denominator * ~kept(1, locked.size, fates)[0]
        return found

    def replayed(self, entries: Sequence[int]) -> Results:
        """The entries are places in `OUTCOMES`."""
        found = []
        outcomes = iter(entries)
        for outcome in outcomes:
            result = int(self._by_outcome[outcome])
            if self._locks and OUTCOMES[outcome] is Outcome.REFAIT:
                free = kept_in_order(1, ((Fate(int(self._fates[each])),) for each in outcomes))
                if free is None:
                    break
                result -= 0 if free[0] else self._denominator
            found.append(result)
        return np.array(found, np.int16)

    def _result(self, fate: Fate, rules: Rules, *, insured: bool) -> int:
        """The numerator of a coup, a locked stake counting as kept until it is lost."""
        stake, premium = self._denominator, self._denominator // 100 if insured else 0
        if fate is Fate.NULL:
            return -premium if rules.premium == "every_coup" else 0
        if fate is Fate.LOCKED:
            return -premium if insured else 0 if self._locks else -stake // 2
        return fate * stake - premium


def _fate(spot: Spot, outcome: Outcome) -> Fate:
    if outcome is Outcome.APRES:
        return Fate.NULL
    if outcome is Outcome.REFAIT:
        return Fate.LOCKED
    return Fate.WON if spot in WINNERS[outcome] else Fate.LOST


def _in_prison(spot: Spot) -> Distribution:
    """What a stake of 1 comes to where a refait locks it and its owner leaves it there."""
    won, freed = winning(spot), null_tie() + refait() * locked_value(1)
    return {Fraction(1): won, Fraction(0): freed, Fraction(-1): 1 - won - freed}
