"""What a coup of trente et quarante gives and takes, exactly.

Unless another composition of the shoe is handed in, for the first coup of a full one; that is every coup's
average as well, as nobody at the table may note the cards. A coup that the stop card makes void moves
nothing, stakes and premiums are free (house rules, section 1): it counts as a result of nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache
from operator import eq, gt, lt

from casino_qt.odds.results import Results, mean
from casino_qt.odds.trente_et_quarante.composition import FULL, Composition
from casino_qt.odds.trente_et_quarante.rows import Totals, joint_totals, red_first
from casino_qt.odds.trente_et_quarante.rows import void as void
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.dealing import REFAIT_TOTAL, WINNERS
from casino_qt.rules.trente_et_quarante.events import Outcome
from casino_qt.rules.trente_et_quarante.options import Rules

PREMIUM = Fraction(1, 100)  # of the stake; the rounding up to a centime is left out
HALF = Fraction(1, 2)


@lru_cache(maxsize=64)
def outcomes(composition: Composition = FULL) -> dict[Outcome, Fraction]:
    """The probability of each way a coup can end, void excepted."""
    joint, red = joint_totals(composition), red_first(composition)
    noir, rouge = _where(joint, lt), _where(joint, gt)
    noir_red, rouge_red = _where(red, lt), _where(red, gt)
    refait = joint[REFAIT_TOTAL, REFAIT_TOTAL]
    return {
        Outcome.ROUGE_GAGNE_ET_COULEUR: rouge_red,
        Outcome.ROUGE_GAGNE_COULEUR_PERD: rouge - rouge_red,
        Outcome.ROUGE_PERD_ET_COULEUR: noir_red,
        Outcome.ROUGE_PERD_COULEUR_GAGNE: noir - noir_red,
        Outcome.APRES: _where(joint, eq) - refait,
        Outcome.REFAIT: refait,
    }


def _where(chances: Mapping[Totals, Fraction], compared: Callable[[int, int], bool]) -> Fraction:
    """How often the totals of Noir and Rouge compare so: the lower one wins."""
    return sum((chance for totals, chance in chances.items() if compared(*totals)), Fraction(0))


def winning(spot: Spot, composition: Composition = FULL) -> Fraction:
    """The probability that `spot` is paid."""
    chances = outcomes(composition)
    return sum((chances[outcome] for outcome, spots in WINNERS.items() if spot in spots), Fraction(0))


def refait(composition: Composition = FULL) -> Fraction:
    """The probability of 31 après."""
    return outcomes(composition)[Outcome.REFAIT]


def null_tie(composition: Composition = FULL) -> Fraction:
    """The probability of a tie from 32 to 40."""
    return outcomes(composition)[Outcome.APRES]


def locked_value(level: int, spot: Spot = Spot.ROUGE, composition: Composition = FULL) -> Fraction:
    """What a stake of 1 is worth while locked once or twice, left to its fate (option `refait: prison`).

    Every coup it waits for is taken as a first one from the same composition. Where all coups are void it is
    never decided, and comes back whole.
    """
    if level not in (1, 2):
        raise ValueError(f"there is no lock number {level}")
    decided = 1 - null_tie(composition) - void(composition)
    if not decided:
        return Fraction(1)
    freed, locked_again = winning(spot, composition) / decided, refait(composition) / decided
    single = freed / (1 - locked_again * freed)
    return single if level == 1 else freed * single


def in_prison(rules: Rules, spot: Spot = Spot.ROUGE, composition: Composition = FULL) -> bool:
    """Whether a player does better to leave the stake in prison than to take half back.

    Never with a full shoe; with one that favours his chance he may.
    """
    return rules.refait == "prison" and locked_value(1, spot, composition) > HALF


def edge(
    rules: Rules, *, insured: bool, spot: Spot = Spot.ROUGE, composition: Composition = FULL
) -> Fraction:
    """What the bank keeps of a stake on a chance, per coup, when the player always does what is best.

    The same for all four with a full shoe. Under `refait: prison` half back at once is better than prison
    there, so both options come to the same.
    """
    return -mean(results(spot, rules, insured=insured, composition=composition))


def results(spot: Spot, rules: Rules, *, insured: bool, composition: Composition = FULL) -> Results:
    """What a stake of 1 on `spot` comes to in a coup and how often, for a player who does what is best.

    Under `refait: prison` that is half back at once, wherever prison is not worth more. The premium comes on
    top of the stake; a coup that is void leaves both free.
    """
    won, tied, again = winning(spot, composition), null_tie(composition), refait(composition)
    nothing = void(composition)
    lost = 1 - won - tied - again - nothing
    found: dict[Fraction, Fraction] = {}

    def add(result: Fraction | int, chance: Fraction) -> None:
        if chance:
            found[Fraction(result)] = found.get(Fraction(result), Fraction(0)) + chance

    premium = PREMIUM if insured else Fraction(0)
    add(1 - premium, won)
    add(-premium if rules.premium == "every_coup" else 0, tied)
    add(0, nothing)
    add(-1 - premium, lost)
    if insured:
        add(-premium, again)
    elif in_prison(rules, spot, composition):
        kept = locked_value(1, spot, composition)
        add(0, again * kept)
        add(-1, again * (1 - kept))
    else:
        add(-HALF, again)
    return found
