"""What every allowed action is worth with a hand at the table, for the house rules in force.

    decision(rules, OwnHand((8, 8)), upcard=10) -> {"stand": …, "hit": …, "double": …, "split": …}

in stakes of this hand, as they lie before the action; the names are those of the actions in table scripts.
Against an ace there is, besides, `"insurance"`: the most that may still be laid; `"double+insurance"` and
`"split+insurance"`: the action with its raise of the insurance, half of the stake it adds.

**What is known**: a full shoe less the cards of the hand and the croupier's card; for a hand of a split, less
one card of the pair for every other hand of the box, too. The rest of the table is not looked at: nobody may
note the cards that are gone (house rules, section 4).

**What follows an action** is best play by all the cards of the hand. Standing, drawing and doubling are exact
(some 1e-13). A split is the exact value of the play that `blackjack_best` describes, which does not look at
what the other hands draw; how far that is from the truth is told there. Under `dealer_blackjack:
original_only` a croupier's blackjack takes the first stake of the box only: with a hand of a split it is
taken to take nothing where another one waits, and where others are still to come, as much as comes of their
all going bust, each as often as a first hand does.

A decision takes a millisecond, a pair of small cards against an ace or a two some seventy when it is met for
the first time. Once a table is open means once `warm` has run for its rules, in two seconds and in another
process: then every pair that is dealt is known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from casino_qt.odds.blackjack.against import BLACKJACK_PAYS, SURRENDER_COSTS
from casino_qt.odds.blackjack.best import OfSplit, less, of_split, taken
from casino_qt.odds.blackjack.card import SHOE, Play, hands_of_pair
from casino_qt.odds.blackjack.croupier import ACE, TEN, VALUES
from casino_qt.odds.blackjack.insurance import PAYS
from casino_qt.odds.blackjack.own_cards import OwnCards, all_trees, counted, own_cards
from casino_qt.rules.blackjack import law
from casino_qt.rules.blackjack.box import MOST_HANDS, Box
from casino_qt.rules.blackjack.hand import BEST, Hand, Status
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.cards import RANKS, Card, Suit

INSURANCE: Final = "insurance"
WITH_INSURANCE: Final = "+insurance"
"""Behind the name of an action: with the most its stake lets the insurance be raised."""
_HALF = 0.5  # of a stake may be insured


@dataclass(frozen=True, slots=True)
class OwnHand:
    """What its holder sees of the hand that must decide, besides the croupier's card.

    `cards`: their values in the order they fell, aces 1 and courts 10. Of the box: `hands` there are of it,
    this one and those that are over included, more than one after a split; `stood` of them wait for the
    croupier, `to_come` are still to be played. `insurable`: what may still be laid as insurance of the box,
    in stakes of this hand.
    """

    cards: tuple[int, ...]
    hands: int = 1
    stood: int = 0
    to_come: int = 0
    insurable: float = _HALF

    @property
    def others(self) -> tuple[int, ...]:
        """What is known of the other hands of its box: each began with a card of the pair."""
        return self.cards[:1] * (self.hands - 1)

    @staticmethod
    def at(box: Box, index: int, insurable: int = 0) -> OwnHand:
        """The hand at this place of the box; `insurable` in centimes (`SeenTable.insurable`)."""
        hand = box.hands[index]
        status = [other.status for place, other in enumerate(box.hands) if place != index]
        return OwnHand(
            tuple(card.value for card in hand.cards),
            len(box.hands),
            status.count(Status.STOOD),
            status.count(Status.OPEN),
            insurable / hand.stakes[box.holder],
        )


def decision(rules: Rules, hand: OwnHand, upcard: int) -> dict[str, float]:
    """What each allowed action brings on average, in stakes of the hand.

    `upcard`: the value of the croupier's card, an ace 1. Whether the purse has the money is not asked. Raises
    ValueError for a hand that has nothing to decide, such as one of 21, and for what cannot be a hand.
    """
    may = allowed(rules, hand, upcard)
    values = _Values(rules, hand, upcard)
    worth = {str(play): values.of(play) for play in may}
    if upcard != ACE:
        return worth
    centime = insurance((*hand.cards, *hand.others))
    raised = {f"{play}{WITH_INSURANCE}": worth[play] + _HALF * centime for play in _ADDING if play in worth}
    return worth | {INSURANCE: hand.insurable * centime} | raised


_ADDING = (str(Play.DOUBLE), str(Play.SPLIT))


def insurance(cards: tuple[int, ...]) -> float:
    """What a stake of 1 on insurance brings on average, against an ace and with these cards seen."""
    left = less(SHOE, (ACE, *cards))
    return (PAYS + 1) * left[TEN - 1] / sum(left) - 1


def warm(rules: Rules) -> None:
    """Make the croupier's trees, and what every pair is worth that is split under these rules."""
    all_trees()
    for up in VALUES:
        for value in VALUES:
            decision(rules, OwnHand((value, value)), up)


def allowed(rules: Rules, hand: OwnHand, upcard: int) -> list[Play]:
    """The actions the house allows, in the order of `Play`. Raises ValueError where there are none."""
    lying = Hand(from_split=hand.hands > 1)
    for value in hand.cards:
        lying.take(_card(value))
    if len(hand.cards) < 2 or lying.total > BEST or (lying.total == BEST and not lying.blackjack):
        raise ValueError(f"{hand.cards} has nothing to decide")
    box = Box(hands=[lying] * hand.hands)
    against = {
        Play.STAND: law.against_stand(lying),
        Play.HIT: law.against_hit(lying),
        Play.DOUBLE: law.against_double(rules, lying),
        Play.SPLIT: law.against_split(box, lying),
        Play.SURRENDER: law.against_surrender(rules, lying, _card(upcard)),
    }
    return [play for play in Play if against[play] is None]


def _card(value: int) -> Card:
    if value not in VALUES:
        raise ValueError(f"no card counts {value}")
    return Card(RANKS[value - 1], Suit.S)


class _Values:
    """One hand against one first card."""

    def __init__(self, rules: Rules, hand: OwnHand, up: int) -> None:
        self._rules, self._hand, self._up = rules, hand, up
        self._first = hand.cards[0]
        self._counts = counted(hand.cards)
        self._shoe = less(SHOE, hand.others)

    def of(self, play: Play) -> float:
        """What it is worth."""
        if play is Play.SURRENDER:
            return -SURRENDER_COSTS
        if play is Play.SPLIT:
            return self._split()
        best = self._best()
        if play is Play.HIT:
            return best.hit(self._counts)
        if play is Play.DOUBLE:
            return best.double(self._counts)
        if self._hand.hands == 1 and sorted(self._hand.cards) == [ACE, TEN]:
            return BLACKJACK_PAYS * (1 - best.blackjack(self._counts))
        return best.stand(self._counts)

    def _best(self) -> OwnCards:
        left = less(self._shoe, (self._up, *self._hand.cards))
        return own_cards(self._up, left, self._counts, taken(self._rules, self._part()))

    def _part(self) -> float:
        """What of the first stake a blackjack takes with this hand, where it takes no more than that."""
        if self._rules.dealer_blackjack == "takes_all" or not self._hand.stood + self._hand.to_come:
            return 1.0
        return 0.0 if self._hand.stood else self._of_split().busting() ** self._hand.to_come

    def _split(self) -> float:
        most = min(hands_of_pair(self._first), MOST_HANDS - self._hand.hands + 1)
        part = self._part()
        return max(worth.result - part * worth.taken for worth in self._of_split().worths(most))

    def _of_split(self) -> OfSplit:
        return of_split(self._up, self._first, self._rules, self._shoe)
