"""The report on blackjack: a round of best play, and the card of it."""

from __future__ import annotations

from fractions import Fraction

from casino_qt.odds.blackjack import insurance as blackjack_insurance
from casino_qt.odds.blackjack.best import best_round_value
from casino_qt.odds.blackjack.card import Row, best_play
from casino_qt.odds.blackjack.croupier import ACE, VALUES
from casino_qt.odds.reports import rounds
from casino_qt.odds.reports.told import Json, bet
from casino_qt.rules.blackjack.options import Rules

_FACES = {ACE: "A"}


def report(rules: Rules) -> Json:
    """`round`, `bets` and `card` (house rules, section 4).

    `round`: what the bank keeps of the stake of a box that is played by the card, how often it wins, and
    `best_edge`: what the bank keeps where every hand is played by all its cards. `bets`: the same box, and
    the insurance, as long as the croupier's ace is all one has seen. `card`: by hand ("hard 12", "soft 17",
    "pair 8") and the croupier's first card, the `action` and the `values` of all, in stakes; a hand of three
    cards or more is played as one of two.
    """
    card = best_play(rules)
    box = rounds.blackjack(rules)
    insurance = bet(blackjack_insurance.results(), blackjack_insurance.WINNING, Fraction(0))
    return {
        "round": {**box, "best_edge": -best_round_value(rules)},
        "bets": {"box": box, "insurance": insurance},
        "card": {
            _hand(row): {
                _FACES.get(up, str(up)): {
                    "action": str(card.cell(row, up).best),
                    "values": {str(play): value for play, value in card.cell(row, up).plays},
                }
                for up in (*VALUES[1:], ACE)
            }
            for row in card.rows()
        },
    }


def _hand(row: Row) -> str:
    number = _FACES.get(row.number, str(row.number)) if row.kind == "pair" else str(row.number)
    return f"{row.kind} {number}"
