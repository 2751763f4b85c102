"""The report on trente et quarante: each chance with and without its insurance, and the rows."""

from __future__ import annotations

from casino_qt.odds.reports.told import Json, bet
from casino_qt.odds.rows import row_totals
from casino_qt.odds.trente_et_quarante import null_tie, refait, results, winning
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.options import Rules


def report(rules: Rules) -> Json:
    """`bets` and `rows`, for the first coup of a full shoe (house rules, section 1).

    `refait` is how often 31 après comes; what a bet loses then is in its edge.
    """
    bets = {
        f"{spot}{'+insurance' if insured else ''}": bet(
            results(spot, rules, insured=insured), winning(spot), null_tie(), refait=refait()
        )
        for spot in Spot
        for insured in (False, True)
    }
    return {"bets": bets, "rows": {str(total): float(chance) for total, chance in row_totals().items()}}
