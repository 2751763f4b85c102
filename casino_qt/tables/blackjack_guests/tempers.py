"""How a guest plays: timid, by the book, reckless. Each answers from what he sees, with his own dice.

None remembers anything, so that a guest goes on in the same way after any interruption.
"""

from __future__ import annotations

from typing import Protocol

from casino_qt.odds.blackjack.card import Play, best_play
from casino_qt.rules.cards import Card
from casino_qt.rules.chance import SeedStream
from casino_qt.tables.blackjack_guests.sight import BettingSight, Sight

BEST = 21


class Temper(Protocol):
    """What a guest is asked. Amounts are in minima of the table."""

    def bets(self, sight: BettingSight, dice: SeedStream) -> int:
        """How much he lays on his box; 0 to wait for the next coup."""

    def plays(self, sight: Sight, dice: SeedStream) -> str:
        """One of `sight.plays`."""

    def insures(self, sight: Sight, dice: SeedStream) -> bool:
        """Whether he lays the most that may insure his stake against an ace."""

    def wants(self, card: Card, sight: Sight) -> bool:
        """Whether he takes a card drawn by mistake."""

    def adds(self, sight: Sight, play: str) -> bool:
        """Behind somebody who doubles or splits: whether he lays his stake once more."""


def _with(card: Card, sight: Sight) -> tuple[int, bool]:
    """The total with one card more, and whether it is soft."""
    hand = sight.hand
    hand.take(card)
    return hand.total, hand.soft


class Timid:
    """Never goes over: from a hard 12 on he stands. Insures, gives up what he may, adds nothing."""

    def bets(self, sight: BettingSight, dice: SeedStream) -> int:
        """The minimum, and not in every coup."""
        return 1 if dice.below(5) else 0

    def plays(self, sight: Sight, dice: SeedStream) -> str:
        """Whatever cannot go over."""
        hand = sight.hand
        if "surrender" in sight.plays and sight.shown.value >= 7:
            return "surrender"
        safe = hand.total >= 18 if hand.soft else hand.total >= 12
        return "stand" if safe and "stand" in sight.plays else "hit"

    def insures(self, sight: Sight, dice: SeedStream) -> bool:
        """Always."""
        return True

    def wants(self, card: Card, sight: Sight) -> bool:
        """Only what makes a good hand at once."""
        total, _ = _with(card, sight)
        return 19 <= total <= BEST

    def adds(self, sight: Sight, play: str) -> bool:
        """Never."""
        return False


class ByTheBook:
    """Plays the card of best play, bets flat, never insures."""

    def bets(self, sight: BettingSight, dice: SeedStream) -> int:
        """Always the same."""
        return 2

    def plays(self, sight: Sight, dice: SeedStream) -> str:
        """What the card says, of what may be done."""
        if sight.plays == {"stand"}:
            return "stand"  # a blackjack that waits
        return self._book(sight, sight.plays)

    def insures(self, sight: Sight, dice: SeedStream) -> bool:
        """It costs a thirteenth of what is laid, whatever he holds."""
        return False

    def wants(self, card: Card, sight: Sight) -> bool:
        """What makes 18 to 21, or a hand to draw another good card to."""
        total, soft = _with(card, sight)
        return 18 <= total <= BEST or (9 <= total <= 11 and not soft)

    def adds(self, sight: Sight, play: str) -> bool:
        """Where the card says so too."""
        return self._book(sight, frozenset({"stand", "hit", play})) == play

    @staticmethod
    def _book(sight: Sight, allowed: frozenset[str]) -> str:
        values = [card.value for card in sight.cards]
        plays = {play for play in Play if play.value in allowed}
        return best_play(sight.rules).play(values, sight.shown.value, plays).value


class Reckless:
    """Splits every pair, doubles on little, draws to 17 and sometimes beyond, raises after a win."""

    def bets(self, sight: BettingSight, dice: SeedStream) -> int:
        """Four, twice as much after a win, now and then more."""
        return (8 if sight.last_net > 0 else 4) + dice.below(3)

    def plays(self, sight: Sight, dice: SeedStream) -> str:
        """The boldest there is."""
        hand = sight.hand
        if "split" in sight.plays:
            return "split"
        if "double" in sight.plays and (8 <= hand.total <= 12 or (hand.soft and hand.total < 19)):
            return "double"
        if "hit" not in sight.plays:
            return "stand"
        bold = hand.total < 17 or (hand.total == 17 and not dice.below(3)) or (hand.soft and hand.total < 19)
        return "hit" if bold or "stand" not in sight.plays else "stand"

    def insures(self, sight: Sight, dice: SeedStream) -> bool:
        """When he feels like it."""
        return not dice.below(4)

    def wants(self, card: Card, sight: Sight) -> bool:
        """Anything that does not take him over, while he has less than 17."""
        return sight.hand.total < 17 and _with(card, sight)[0] <= BEST

    def adds(self, sight: Sight, play: str) -> bool:
        """Always."""
        return True
