"""The report on trente et quarante: each chance with and without its insurance, and the rows."""

from __future__ import annotations

from casino_qt.odds.reports.told import Json, bet
from casino_qt.odds.trente_et_quarante.composition import FULL, Composition
from casino_qt.odds.trente_et_quarante.edges import null_tie, refait, results, void, winning
from casino_qt.odds.trente_et_quarante.rows import row_totals
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.options import Rules


def report(rules: Rules, composition: Composition = FULL) -> Json:
    """`bets` and `rows`, for the first coup of a full shoe (house rules, section 1), or of these cards.

    `refait` is how often 31 après comes; what a bet loses then is in its edge. `void`, told where it can be:
    how often the stop card ends the coup before it is decided, and everything is free.
    """
    again, nothing = refait(composition), void(composition)
    other = {"refait": again, "void": nothing} if nothing else {"refait": again}
    bets = {
        f"{spot}{'+insurance' if insured else ''}": bet(
            results(spot, rules, insured=insured, composition=composition),
            winning(spot, composition),
            null_tie(composition),
            **other,
        )
        for spot in Spot
        for insured in (False, True)
    }
    rows = row_totals(composition)
    return {"bets": bets, "rows": {str(total): float(chance) for total, chance in rows.items()}}
