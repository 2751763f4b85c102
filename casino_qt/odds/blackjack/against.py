"""What one box gives and takes against a first card of the croupier, exactly, whoever decides for it.

Every card is drawn from the shoe without replacement. Hands of the box are followed by composition: the
cards in them, not their order; against each the croupier's hand is taken from what is then left. What other
boxes draw changes nothing: cards that are not seen are as good as cards still in the shoe, and whoever
decides looks at nothing but the hand and the croupier's first card.

**Splits** are exact too. The stakes add up, so each hand may be taken by itself; of the others only their
second cards matter, because these decide how many hands there are. That another second card is unlike the
pair is one less the case that it is like it, and so every case comes down to a hand played from a shoe that
lacks a few more cards of the pair (`blackjack_card.patterns` counts them).

**The one approximation**: with the option `original_only` what a croupier's blackjack takes depends on
whether all hands of a split are bust. This is followed exactly for two hands (`followed`); a third and a
fourth are taken to go bust as often as the second did. Where two of three or four hands are bust there is,
besides, a croupier's blackjack in 0.75 of a million rounds: the value is wrong by less than that, in stakes.
The rest is exact but for the last digits of floating numbers, some 1e-13.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

import numpy as np

from casino_qt.odds.blackjack.card import FORCED_TO, SHOE, Play, hands_of_pair, patterns, surrenders
from casino_qt.odds.blackjack.croupier import ACE, LIMIT, TEN, VALUES, best_total, croupier
from casino_qt.odds.blackjack.hands import ONE, Chances, Played, Worth, add, code, counts, pips, total
from casino_qt.odds.blackjack.shoes import BLACKJACK, shoes
from casino_qt.rules.blackjack.options import Rules

BLACKJACK_PAYS = 1.5
SURRENDER_COSTS = 0.5


class Against(ABC):
    """One box against the first card `up`. `shoe`: cards of each value before anything is dealt.

    The shoe holds an `up`, and is not so small that it can run out. Hands are asked about as `code` writes
    them.
    """

    followed: ClassVar[int] = 2
    """So many hands of a split are followed card by card until they are all bust."""

    def __init__(self, up: int, rules: Rules, shoe: Sequence[int] = SHOE) -> None:
        self._up, self._rules = up, rules
        self._left = [count - (value == up) for value, count in zip(VALUES, shoe, strict=True)]
        self._croupier = croupier(up)
        self._takes_all = rules.dealer_blackjack == "takes_all"
        self._known: dict[int, list[float]] = {}
        self._unlike: dict[tuple[int, int], Worth] = {}
        self._alike: dict[tuple[int, int], Worth] = {}

    @abstractmethod
    def opening(self, first: int, second: int) -> Play:
        """What is done with these two cards."""

    @abstractmethod
    def draws(self, hand: int) -> bool:
        """Whether this hand takes a card when it may only draw or stand."""

    @abstractmethod
    def doubles_split(self, own: int, second: int) -> bool:
        """Whether a hand of a split is doubled with its second card, where the house allows it."""

    def deals(self) -> Iterator[tuple[int, int, float]]:
        """Every two cards the box may be dealt, and how likely they are."""
        cards = sum(self._left)
        for first in VALUES:
            for second in range(first, len(ONE) + 1):
                count = self._left[first - 1]
                other = self._left[second - 1] - (first == second)
                chance = count * other / (cards * (cards - 1)) * (1 if first == second else 2)
                if chance:
                    yield first, second, chance

    def value(self) -> float:
        """The expectation of the round, in stakes, given the first card."""
        value, drawing = 0.0, Chances()
        for first, second, chance in self.deals():
            hand = code((first, second))
            if (first, second) == (ACE, TEN):
                value += chance * BLACKJACK_PAYS * (1 - self._results(hand)[BLACKJACK])
                continue
            play = self.opening(first, second)
            if play in (Play.HIT, Play.STAND):
                drawing[hand] = chance  # all of them are played out together
            else:
                value += chance * self.hand(first, second, play)
        return value + self._worth(self._play_out(drawing, 0), 0).value

    def hand(self, first: int, second: int, play: Play) -> float:
        """What these two cards are worth when `play` is done with them, and the card goes on."""
        hand = code((first, second))
        if play is Play.SURRENDER:
            return -SURRENDER_COSTS
        if play is Play.SPLIT:
            return self.split(first)
        if play is Play.DOUBLE:
            return self._worth(self._one_card(hand, 0), 0).value
        if play is Play.STAND:
            return self._worth(Played({hand: 1.0}, {}, {}, 0.0), 0).value
        drawn = dict(self._next(hand, 0))
        alive = {after: chance for after, chance in drawn.items() if pips(after) <= LIMIT}
        bust = 1.0 - sum(alive.values())
        return self._worth(self._play_out(alive, 0), 0).value - bust

    def allowed(self, first: int, second: int) -> set[Play]:
        """What may be done with these two cards, the first of their box."""
        may = {Play.HIT, Play.DOUBLE}
        best = best_total(first + second, ACE in (first, second))
        if best > first + second or best >= FORCED_TO:
            may.add(Play.STAND)
        if first == second:
            may.add(Play.SPLIT)
        if ACE not in (first, second, self._up) and surrenders(self._rules, best):
            may.add(Play.SURRENDER)
        return may

    # ── one hand ────────────────────────────────────────────────────────────────────────────────

    def _results(self, gone: int) -> list[float]:
        """The croupier's results where `gone` is missing, and last the chance of his blackjack."""
        if gone not in self._known:
            self._find((gone,))
        return self._known[gone]

    def _find(self, missing: Iterable[int]) -> None:
        """Take the croupier's results for many shoes at once, as that is quicker."""
        wanted = [gone for gone in missing if gone not in self._known]
        if wanted:
            left = np.array(self._left) - np.array([counts(gone) for gone in wanted])
            self._known.update(zip(wanted, shoes(self._up).results(left).tolist(), strict=True))

    def _next(self, hand: int, gone: int) -> list[tuple[int, float]]:
        """Every card that may come to `hand`, as the hand with it, and its chance."""
        missing = counts(hand + gone)
        left = [count - less for count, less in zip(self._left, missing, strict=True)]
        cards = sum(left)
        return [(hand + one, count / cards) for one, count in zip(ONE, left, strict=True) if count > 0]

    def _play_out(self, hands: Mapping[int, float], gone: int) -> Played:
        """Hit and stand; `gone` is missing from the shoe besides the hand."""
        once: defaultdict[int, float] = defaultdict(float)
        bust: defaultdict[int, float] = defaultdict(float)
        # By cards in the hand: what two orders lead to is played on once.
        rounds: defaultdict[int, Chances] = defaultdict(dict)
        for hand, chance in hands.items():
            rounds[sum(counts(hand))][hand] = chance
        size = min(rounds, default=0)
        while size in rounds:
            longer = rounds[size + 1]
            for hand, chance in rounds.pop(size).items():
                if not self.draws(hand):
                    once[hand] += chance
                    continue
                for after, next_chance in self._next(hand, gone):
                    if pips(after) > LIMIT:
                        bust[after] += chance * next_chance
                    else:
                        longer[after] = longer.get(after, 0.0) + chance * next_chance
            if not longer:
                break
            size += 1
        return Played(once, {}, bust, 0.0)

    def _one_card(self, hand: int, gone: int) -> Played:
        """Doubled."""
        waiting, bust, lost = Chances(), Chances(), 0.0
        for after, chance in self._next(hand, gone):
            if pips(after) > LIMIT:
                bust[after] = chance
                lost += chance
            else:
                waiting[after] = chance
        return Played({}, waiting, bust, lost)

    def _worth(self, played: Played, gone: int) -> Worth:
        """What the hands come to, each by itself."""
        result = -sum(played.bust.values()) - played.bust_doubled
        taken = 0.0
        self._find(hand + gone for hands in (played.once, played.doubled) for hand in hands)
        for stake, hands in ((1, played.once), (2, played.doubled)):
            lost = stake if self._takes_all else 1
            for hand, chance in hands.items():
                results = self._known[hand + gone]
                result += stake * chance * results[max(0, total(hand) - 16)]
                taken += lost * chance * results[BLACKJACK]
        return Worth(result, taken)

    # ── splits ──────────────────────────────────────────────────────────────────────────────────

    def split(self, own: int) -> float:
        """The expectation of a pair of `own` that is split, in first stakes."""
        return self.split_worth(own, hands_of_pair(own)).value

    def split_worth(self, own: int, most: int) -> Worth:
        """The same, when the pair becomes `most` hands wherever it can."""
        found = patterns(most)
        result = taken = 0.0
        named = 1.0  # the chance that so many named second cards are like
        cards = sum(self._left) - 2
        like = self._left[own - 1] - 2
        for more in range(max(*found.shared, *found.alike) + 1):
            # From a shoe that lacks the pair and `more` cards like it; one of the pair is in the hand.
            if times := named * found.shared.get(more, 0):
                worth = self._of_unlike(own, code([own] * (1 + more)))
                result += times * worth.result
                taken += times * worth.taken
            # A hand left as a pair holds one of those cards itself.
            if times := named * found.alike.get(more, 0):
                worth = self._of_alike(own, code([own] * more))
                result += times * worth.result
                taken += times * worth.taken
            named *= max(0, like - more) / (cards - more)
        if not self._takes_all:
            taken = self._taken_of_first_stake(own, most)
        return Worth(result, taken)

    def _of_unlike(self, own: int, gone: int) -> Worth:
        """What a hand of a split comes to that has a second card unlike the pair."""
        if (own, gone) not in self._unlike:
            self._unlike[own, gone] = self._worth(self._split_hands(own, gone), gone)
        return self._unlike[own, gone]

    def _of_alike(self, own: int, gone: int) -> Worth:
        """What a hand of a split comes to that is a pair again and is not split again."""
        if (own, gone) not in self._alike:
            pair = self._split_from({code((own, own)): 1.0}, own, gone)
            self._alike[own, gone] = self._worth(pair, gone)
        return self._alike[own, gone]

    def _split_hands(self, own: int, gone: int) -> Played:
        """One hand of a split with every unlike second card, each with its chance among all second cards."""
        seconds = self._next(code((own,)), gone)
        return self._split_from(
            {hand: chance for hand, chance in seconds if pips(hand) != 2 * own}, own, gone
        )

    def _split_from(self, hands: Mapping[int, float], own: int, gone: int) -> Played:
        """Hands of a split that have their second card, played to the end."""
        once: defaultdict[int, float] = defaultdict(float)
        doubled: defaultdict[int, float] = defaultdict(float)
        bust: defaultdict[int, float] = defaultdict(float)
        bust_doubled = 0.0
        drawing = Chances()
        for hand, chance in hands.items():
            if own == ACE or total(hand) == LIMIT:
                once[hand] += chance
            elif self._rules.double_after_split and self.doubles_split(own, pips(hand) - own):
                played = self._one_card(hand, gone)
                add(doubled, played.doubled, chance)
                add(bust, played.bust, chance)
                bust_doubled += chance * played.bust_doubled
            else:
                drawing[hand] = chance
        played = self._play_out(drawing, gone)
        add(once, played.once)
        add(bust, played.bust)
        return Played(once, doubled, bust, bust_doubled)

    def _taken_of_first_stake(self, own: int, most: int) -> float:
        """What a croupier's blackjack takes of a split where it takes the first stake only."""
        if self._croupier.blackjack_with is None:
            return 0.0
        pair = code((own, own))
        return self._results(pair)[BLACKJACK] - self._all_bust(own, most)

    def _all_bust(self, own: int, most: int) -> float:
        """The chance that all hands of a split are bust and the croupier has a blackjack.

        Hand after hand; the hands after the second are taken as the module says.
        """
        found = rate = 0.0
        cases = {(2, code((own, own))): 1.0}  # by hands there are, and cards that are gone
        for bust in range(most + 1):
            still: defaultdict[tuple[int, int], float] = defaultdict(float)
            for (hands, gone), chance in cases.items():
                if bust in (hands, self.followed):
                    found += chance * rate ** (hands - bust) * self._results(gone)[BLACKJACK]
                    continue
                for case, then in self._bust_next(own, hands, most, gone).items():
                    still[case] += chance * then
            if cases:
                rate = sum(still.values()) / sum(cases.values())
            cases = still
        return found

    def _bust_next(self, own: int, hands: int, most: int, gone: int) -> dict[tuple[int, int], float]:
        """The cases in which the next hand of a split goes bust."""
        found: defaultdict[tuple[int, int], float] = defaultdict(float)
        chance = 1.0
        before = gone - code((own,))
        while True:
            seconds = dict(self._next(code((own,)), before))
            if hands < most:
                seconds.pop(code((own, own)), None)
            played = self._split_from(seconds, own, before)
            for hand, then in played.bust.items():
                found[hands, before + hand] += chance * then
            if hands == most:
                return found
            missing = counts(before + code((own,)))
            left = [count - less for count, less in zip(self._left, missing, strict=True)]
            chance *= left[own - 1] / sum(left)
            before += code((own,))
            hands += 1
