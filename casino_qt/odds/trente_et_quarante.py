"""What a coup of trente et quarante gives and takes, exactly, for the first coup of a full shoe."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from casino_qt.odds.results import Results
from casino_qt.odds.rows import TOTALS, joint_totals
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.dealing import REFAIT_TOTAL, WINNERS
from casino_qt.rules.trente_et_quarante.events import Outcome
from casino_qt.rules.trente_et_quarante.options import Rules

PREMIUM = Fraction(1, 100)  # of the stake; the rounding up to a centime is left out


@cache
def outcomes() -> dict[Outcome, Fraction]:
    """The probability of each way a coup can end, void excepted.

    The totals follow from values alone, and of every value half the cards are red: so the first card is red
    in one half of whatever the rows come to, and couleur has the chances of rouge.
    """
    joint = joint_totals()
    ties = {total: joint[total, total] for total in TOTALS}
    noir = sum((chance for (a, b), chance in joint.items() if a < b), Fraction(0))
    rouge = sum((chance for (a, b), chance in joint.items() if a > b), Fraction(0))
    return {
        Outcome.ROUGE_GAGNE_ET_COULEUR: rouge / 2,
        Outcome.ROUGE_GAGNE_COULEUR_PERD: rouge / 2,
        Outcome.ROUGE_PERD_ET_COULEUR: noir / 2,
        Outcome.ROUGE_PERD_COULEUR_GAGNE: noir / 2,
        Outcome.APRES: sum((chance for total, chance in ties.items() if total != REFAIT_TOTAL), Fraction(0)),
        Outcome.REFAIT: ties[REFAIT_TOTAL],
    }


def winning(spot: Spot) -> Fraction:
    """The probability that `spot` is paid."""
    chances = outcomes()
    return sum((chances[outcome] for outcome, spots in WINNERS.items() if spot in spots), Fraction(0))


def refait() -> Fraction:
    """The probability of 31 après."""
    return outcomes()[Outcome.REFAIT]


def null_tie() -> Fraction:
    """The probability of a tie from 32 to 40."""
    return outcomes()[Outcome.APRES]


def locked_value(level: int) -> Fraction:
    """What a stake of 1 is worth while locked once or twice, left to its fate (option `refait: prison`).

    Every coup it waits for is taken as the first of a full shoe.
    """
    if level not in (1, 2):
        raise ValueError(f"there is no lock number {level}")
    decided = 1 - null_tie()
    freed, locked_again = winning(Spot.ROUGE) / decided, refait() / decided
    single = freed / (1 - locked_again * freed)
    return single if level == 1 else freed * single


def edge(rules: Rules, *, insured: bool) -> Fraction:
    """What the bank keeps of a stake on any chance, per coup, when the player always does what is best.

    Under `refait: prison` half back at once is better than prison, so both options come to the same.
    """
    if insured:
        return PREMIUM if rules.premium == "every_coup" else PREMIUM * (1 - null_tie())
    kept = Fraction(1, 2)
    if rules.refait == "prison":
        kept = max(kept, locked_value(1))
    return refait() * (1 - kept)


def results(spot: Spot, rules: Rules, *, insured: bool) -> Results:
    """What a stake of 1 on `spot` comes to in a coup and how often, for a player who does what is best.

    Under `refait: prison` that is half back at once. The premium comes on top of the stake.
    """
    won = winning(spot)
    lost = 1 - won - null_tie() - refait()
    if not insured:
        return {Fraction(1): won, Fraction(0): null_tie(), Fraction(-1, 2): refait(), Fraction(-1): lost}
    found = {1 - PREMIUM: won, -PREMIUM: refait(), -1 - PREMIUM: lost}
    tied = -PREMIUM if rules.premium == "every_coup" else Fraction(0)
    found[tied] = found.get(tied, Fraction(0)) + null_tie()
    return found
