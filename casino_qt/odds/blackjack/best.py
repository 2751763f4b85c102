"""What one box gives and takes when every hand is played by all the cards it holds, not by its total alone.

**Splits.** A hand of a split is played as is best for its own cards, seen from a shoe that lacks them, the
croupier's card and one more card of the pair; what the other hands of the box have drawn is not looked at.
A card like the pair is split again as often as the house allows, or never, whichever is worth more. What
such play comes to is reckoned exactly (`blackjack_against`). Only under `original_only` is it off, because of
the hands of a split just the first is followed until it is bust: by 0.0001 of a stake where anybody would
split, by 0.001 where tens are split against an ace and split again.

**How far that is from the truth.** Dealt a million times each, 28 kinds of split came to their values within
2.6 standard errors of 0.0015 to 0.0027 stakes, and all together within 0.0001 ± 0.0004
(`python -m tests.bench.blackjack_splits`). Whoever looks at the other hands of the box too would gain 0.0002
of a stake with sevens against a two, and less with the eleven other pairs that were tried
(`python -m tests.bench.blackjack_other_hands`).

Each pair against each first card, split 4.1 million times by the laboratory, as here and by the card of best
play (`python -m tests.bench.blackjack_ten_million --pairs`), strays from its value as chance has it: the mean
square of the 200 distances is 1.04 standard errors, and 1.00 to 1.04 under the other options that change a
split. The largest differences, in first stakes:

    3-3 against 3, as here      -0.0034 ± 0.0012
    5-5 against 8, as here      +0.0030 ± 0.0008, and in a hundred million more +0.00003 ± 0.00017
    9-9 against 2, by the card  +0.0028 ± 0.0010
    7-7 against 2, as here      +0.0027 ± 0.0012
    3-3 against 6, as here      +0.0026 ± 0.0013
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache, lru_cache

from casino_qt.odds.blackjack.against import SURRENDER_COSTS, Against
from casino_qt.odds.blackjack.card import SHOE, Play, Row, best_play, hands_of_pair, of_weight
from casino_qt.odds.blackjack.croupier import VALUES
from casino_qt.odds.blackjack.hands import Worth, code
from casino_qt.odds.blackjack.own_cards import Counts, OwnCards, Taken, counted, own_cards
from casino_qt.rules.blackjack.options import Rules

SPLIT_ONCE = 2
"""Hands of a pair that is not split again."""
FAR_BEHIND = 0.05
"""Stakes: the card of best play, that is some thousandths off, is not wrong about a split by so much."""


def less(shoe: Sequence[int], cards: Iterable[int]) -> Counts:
    """What is left of each value without these cards."""
    left = list(shoe)
    for card in cards:
        left[card - 1] -= 1
    return tuple(left)


def taken(rules: Rules, part: float = 1.0) -> Taken:
    """What the croupier's blackjack takes of a hand.

    `part`: how much of a first stake it takes with this hand where it takes no more than the first stake of
    the box: 1 of the only hand that is left, nothing where another one waits.
    """
    return Taken(1.0, 2.0) if rules.dealer_blackjack == "takes_all" else Taken(part, part)


class OfSplit(Against):
    """A box whose two cards `own` are split, against the first card `up`; `shoe`: before the deal."""

    followed = 1

    def __init__(self, up: int, own: int, rules: Rules, shoe: Sequence[int] = SHOE) -> None:
        super().__init__(up, rules, shoe)
        self._own = own
        self._worths: dict[int, list[Worth]] = {}
        self._best = own_cards(up, less(shoe, (up, own, own)), counted((own,)), taken(rules, 0.0))

    def opening(self, first: int, second: int) -> Play:
        """The two cards are split."""
        return Play.SPLIT

    def draws(self, hand: int) -> bool:
        """Whether a card is best for the cards of this hand."""
        return hand in self._best.drawn_to

    def doubles_split(self, own: int, second: int) -> bool:
        """Whether these two cards are worth more doubled than played on."""
        hand = counted((own, second))
        return self._best.double(hand) > self._best.played(hand)

    def worths(self, most: int) -> list[Worth]:
        """What the split comes to when it is the last one, and when the pair may become `most` hands."""
        if most not in self._worths:
            each = sorted({min(SPLIT_ONCE, most), most})
            self._worths[most] = [self.split_worth(self._own, hands) for hands in each]
            self._known.clear()  # some thousand results, which nobody asks for again
        return self._worths[most]

    def busting(self) -> float:
        """How often the first hand goes bust where its second card is unlike the pair."""
        played = self._split_hands(self._own, code((self._own,)))
        bust = sum(played.bust.values())
        return bust / (bust + sum(played.once.values()) + sum(played.doubled.values()))


def of_split(up: int, own: int, rules: Rules, shoe: Counts) -> OfSplit:
    """The same, kept for a while with all it has found."""
    return kept_split(up, own, replace(of_weight(rules), surrender="none"), shoe)


@lru_cache(maxsize=512)
def kept_split(up: int, own: int, rules: Rules, shoe: Counts) -> OfSplit:
    """Asked by `of_split`: rules with the same weight are the same rules."""
    return OfSplit(up, own, rules, shoe)


class BestAgainst(Against):
    """A box of which each hand is played by its own cards, against the first card `up`."""

    def __init__(self, up: int, rules: Rules, shoe: Sequence[int] = SHOE) -> None:
        super().__init__(up, rules, shoe)
        self._shoe = tuple(shoe)
        self._card = best_play(rules)
        self._best: OwnCards = own_cards(up, less(shoe, (up,)), counted(()), taken(rules))

    def plays(self, first: int, second: int) -> dict[Play, float]:
        """What each play is worth that may be done with these two cards; no split that is far behind."""
        hand = counted((first, second))
        worth = {
            Play.STAND: self._best.stand(hand),
            Play.HIT: self._best.hit(hand),
            Play.DOUBLE: self._best.double(hand),
            Play.SURRENDER: -SURRENDER_COSTS,
        }
        if first == second and self._may_be_split(first):
            worth[Play.SPLIT] = self.split(first)
        allowed = self.allowed(first, second)
        return {play: value for play, value in worth.items() if play in allowed}

    def _may_be_split(self, own: int) -> bool:
        """Whether a split may be best: the card of best play does not see it far behind."""
        cell = self._card.cell(Row("pair", own), self._up)
        return cell.value - dict(cell.plays)[Play.SPLIT] < FAR_BEHIND

    def opening(self, first: int, second: int) -> Play:
        """The play that is worth most."""
        plays = self.plays(first, second)
        return max(plays, key=plays.__getitem__)

    def draws(self, hand: int) -> bool:
        """Whether a card is best for the cards of this hand."""
        return hand in self._best.drawn_to

    def doubles_split(self, own: int, second: int) -> bool:
        """Not asked here: `OfSplit` plays the hands of a split."""
        raise NotImplementedError

    def split(self, own: int) -> float:
        """What a pair of `own` is worth that is split, in first stakes."""
        split = of_split(self._up, own, self._rules, self._shoe)
        return max(worth.value for worth in split.worths(hands_of_pair(own)))


@cache
def _value(rules: Rules) -> float:
    return sum(SHOE[up - 1] * BestAgainst(up, rules).value() for up in VALUES) / sum(SHOE)


def best_round_value(rules: Rules) -> float:
    """What a round brings in stakes of one box, less the stake, when each hand is played by its own cards.

    A little more than the card of best play brings (`blackjack_round`); takes a second, and is kept.
    """
    return _value(of_weight(rules))
