"""What one box gives and takes in a round, exactly, when it is played by a card and the shoe is full.

The value is that of every round of a shoe, as long as the number of rounds does not hang on the cards: those
that are gone and were not seen are as good as cards still in the shoe. `blackjack_against` says how it is
reckoned, and what the one approximation is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from casino_qt.odds.blackjack.against import Against
from casino_qt.odds.blackjack.card import FORCED_TO, SHOE, Card, Play, Row, best_play, of_weight
from casino_qt.odds.blackjack.croupier import ACE, LIMIT, VALUES, best_total
from casino_qt.odds.blackjack.hands import pips, total
from casino_qt.rules.blackjack.options import Rules


class RoundAgainst(Against):
    """One box that is played by `card`, against the first card `up`."""

    def __init__(self, up: int, card: Card, rules: Rules, shoe: Sequence[int] = SHOE) -> None:
        super().__init__(up, rules, shoe)
        self._card = card
        self._draws: dict[int, bool] = {}

    def opening(self, first: int, second: int) -> Play:
        """What the card does with these two cards."""
        return self._card.play((first, second), self._up, self.allowed(first, second))

    def draws(self, hand: int) -> bool:
        """Whether the card draws to this hand when nothing else may be done."""
        if hand not in self._draws:
            best = total(hand)
            kind = "hard" if best == pips(hand) else "soft"
            allowed = {Play.HIT} if kind == "hard" and best < FORCED_TO else {Play.HIT, Play.STAND}
            self._draws[hand] = (
                best < LIMIT and self._card.cell(Row(kind, best), self._up).among(allowed) is Play.HIT
            )
        return self._draws[hand]

    def doubles_split(self, own: int, second: int) -> bool:
        """Whether the card doubles these two cards, that may not be split."""
        allowed = {Play.HIT, Play.DOUBLE}
        best = best_total(own + second, ACE in (own, second))
        if best > own + second or best >= FORCED_TO:
            allowed.add(Play.STAND)
        return self._card.play((own, second), self._up, allowed) is Play.DOUBLE


@cache
def _value(rules: Rules) -> float:
    card = best_play(rules)
    return sum(SHOE[up - 1] * RoundAgainst(up, card, rules).value() for up in VALUES) / sum(SHOE)


def round_value(rules: Rules) -> float:
    """What a round played by the card brings, in stakes of one box, less the stake: below zero.

    Takes some seconds, and is kept. The croupier's slips, roundings and limits are left out.
    """
    return _value(of_weight(rules))
