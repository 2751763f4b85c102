"""Every sentence of the house rules (section 4) on how a coup is played and paid, one row each or more.

Cards come to box 1, box 2, the croupier, box 1, box 2; then to whoever draws.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from casino_qt.rules.blackjack.options import Rules
from tests.rules.blackjack.shorthand import PURSE, TWO, play, table, told


@dataclass(frozen=True)
class Coup:
    """A sentence, the cards, the actions after a stake of 1000 on each of two boxes, what it comes to."""

    rule: str
    cards: str
    actions: str
    told: str
    rules: Rules = field(default_factory=Rules)
    before: str = TWO


COUPS = [
    # The deal.
    Coup(
        "the croupier takes his second card only after all boxes have played",
        "T T 9 8 8 K",
        "stand 1; stand 2",
        "1.0 18 lose 1000 0; 2.0 18 lose 1000 0; croupier 19 in 2",
    ),
    Coup(
        "one card to each box, one to the croupier, then a second to each box",
        "2 3 4 5 6 T T T T",
        "hit 1; stand 1; hit 2; stand 2",
        "1.0 17 win 1000 2000; 2.0 19 win 1000 2000; croupier 24 in 3",
    ),
    Coup(
        "boxes are dealt in the order of their numbers, whoever bet first",
        "T T 9 8 7 K",
        "stand 3; stand 7",
        "3.0 18 lose 1000 0; 7.0 17 lose 1000 0; croupier 19 in 2",
        before="bet 7 1000; bet 3 1000; deal",
    ),
    Coup(
        "courts count ten",
        "J Q 7 K T K",
        "stand 1; stand 2",
        "1.0 20 win 1000 2000; 2.0 20 win 1000 2000; croupier 17 in 2",
    ),
    Coup(
        "an ace counts 1 or 11",
        "A A 7 6 5 9 K K",
        "hit 1; stand 1; stand 2",
        "1.0 16 lose 1000 0; 2.0 16 lose 1000 0; croupier 17 in 2",
    ),
    # Card or stay.
    Coup(
        "over 21 loses at once; the croupier draws for the others",
        "T T 9 6 9 K K",
        "hit 1; stand 2",
        "1.0 26 bust 1000 0; 2.0 19 tie 1000 1000; croupier 19 in 2",
    ),
    Coup(
        "21 stands by itself",
        "T T 9 6 9 5 9",
        "hit 1; stand 2",
        "1.0 21 win 1000 2000; 2.0 19 win 1000 2000; croupier 18 in 2",
    ),
    Coup(
        "soft hands may stand",
        "A A 9 2 A 9",
        "stand 1; stand 2",
        "1.0 13 lose 1000 0; 2.0 12 lose 1000 0; croupier 18 in 2",
    ),
    Coup(
        "a hard 12 may stand",
        "T 5 9 2 7 9",
        "stand 1; stand 2",
        "1.0 12 lose 1000 0; 2.0 12 lose 1000 0; croupier 18 in 2",
    ),
    # The croupier.
    Coup(
        "the croupier draws to 16",
        "T T 9 8 9 7 5",
        "stand 1; stand 2",
        "1.0 18 lose 1000 0; 2.0 19 lose 1000 0; croupier 21 in 3",
    ),
    Coup(
        "and stands on 17, a soft one too",
        "T T 6 8 7 A",
        "stand 1; stand 2",
        "1.0 18 win 1000 2000; 2.0 17 tie 1000 1000; croupier 17 in 2",
    ),
    Coup(
        "his ace counts 1 where 11 would be too much",
        "T T 6 8 7 4 A 6",
        "stand 1; stand 2",
        "1.0 18 lose 1000 0; 2.0 17 lose 1000 0; croupier 21 in 3",
    ),
    Coup(
        "he does not draw when nothing depends on it",
        "T T 9 6 6 K K",
        "hit 1; hit 2",
        "1.0 26 bust 1000 0; 2.0 26 bust 1000 0; croupier 9 in 1",
    ),
    Coup(
        "nor when all that is left was given up",
        "T T 9 2 2",
        "surrender 1; surrender 2",
        "1.0 12 surrender 1000 500; 2.0 12 surrender 1000 500; croupier 9 in 1",
    ),
    Coup(
        "his single ace is told as 11",
        "T T A 6 6 K K",
        "hit 1; hit 2",
        "1.0 26 bust 1000 0; 2.0 26 bust 1000 0; croupier 11 in 1",
    ),
    # Payments.
    Coup(
        "better than the croupier pays one for one, a tie is void, less is lost",
        "T T 9 9 8 9",
        "stand 1; stand 2",
        "1.0 19 win 1000 2000; 2.0 18 tie 1000 1000; croupier 18 in 2",
    ),
    Coup(
        "the croupier over 21 pays every hand that is left",
        "T T 9 2 9 7 K",
        "stand 1; stand 2",
        "1.0 12 win 1000 2000; 2.0 19 win 1000 2000; croupier 26 in 3",
    ),
    Coup(
        "blackjack pays three for two, at once against 2 to 9",
        "A T 9 K 8 9",
        "stand 2",
        "1.0 21 blackjack 1000 2500; 2.0 18 tie 1000 1000; croupier 18 in 2",
    ),
    Coup(
        "half a centime goes to the player",
        "A T 9 K 8 9",
        "stand 2",
        "1.0 21 blackjack 1001 2503; 2.0 18 tie 1000 1000; croupier 18 in 2",
        before="bet 1 1001; bet 2 1000; deal",
    ),
    Coup(
        "to each bettor by himself",
        "A T 9 K 8 9",
        "stand 2",
        "1.0 21 blackjack 2002 5006; 2.0 18 tie 1000 1000; croupier 18 in 2",
        before="bet 1 1001; bet 1 1001 by=anna; bet 2 1000; deal",
    ),
    Coup(
        "two blackjacks against a low card end the coup at the deal",
        "A A 2 K K",
        "",
        "1.0 21 blackjack 1000 2500; 2.0 21 blackjack 1000 2500; croupier 2 in 1",
    ),
    Coup(
        "a blackjack waits for the second card against a ten",
        "A T K K 8 9",
        "stand 2",
        "1.0 21 blackjack 1000 2500; 2.0 18 lose 1000 0; croupier 19 in 2",
    ),
    Coup(
        "two blackjacks tie, 20 loses to a blackjack",
        "A T K K T A",
        "stand 2",
        "1.0 21 tie 1000 1000; 2.0 20 lose 1000 0; croupier 21 in 2",
    ),
    Coup(
        "a blackjack beats a later-made 21 of the croupier",
        "A T T K 9 6 5",
        "stand 2",
        "1.0 21 blackjack 1000 2500; 2.0 19 lose 1000 0; croupier 21 in 3",
    ),
    Coup(
        "and his blackjack beats a later-made 21",
        "T T T 6 9 5 A",
        "hit 1; stand 2",
        "1.0 21 lose 1000 0; 2.0 19 lose 1000 0; croupier 21 in 2",
    ),
    Coup(
        "for waiting blackjacks alone he draws one card, no more",
        "A A T K K 2 9",
        "",
        "1.0 21 blackjack 1000 2500; 2.0 21 blackjack 1000 2500; croupier 12 in 2",
    ),
    # Insurance.
    Coup(
        "insurance up to half of the stake pays two to one on a blackjack",
        "T T A 8 9 K",
        "insure 1 500; stand 1; stand 2",
        "1.0 18 lose 1000 0; 1 insured 500 1500; 2.0 19 lose 1000 0; croupier 21 in 2",
    ),
    Coup(
        "and is lost otherwise",
        "T T A 8 9 6",
        "insure 1 500; stand 1; stand 2",
        "1.0 18 win 1000 2000; 1 insured 500 0; 2.0 19 win 1000 2000; croupier 17 in 2",
    ),
    Coup(
        "21 that is no blackjack does not pay it",
        "T T A 8 9 4 6",
        "insure 1 500; stand 1; stand 2",
        "1.0 18 lose 1000 0; 1 insured 500 0; 2.0 19 lose 1000 0; croupier 21 in 3",
    ),
    Coup(
        "half of an odd stake is rounded up",
        "T T A 8 9 K",
        "insure 1 501; stand 1; stand 2",
        "1.0 18 lose 1001 0; 1 insured 501 1503; 2.0 19 lose 1000 0; croupier 21 in 2",
        before="bet 1 1001; bet 2 1000; deal",
    ),
    Coup(
        "it may be laid in parts, and until the croupier's second card",
        "T T A 8 9 K",
        "insure 1 300; stand 1; insure 1 200; insure 2 1; stand 2",
        "1.0 18 lose 1000 0; 1 insured 500 1500; 2.0 19 lose 1000 0; 2 insured 1 3; croupier 21 in 2",
    ),
    Coup(
        "it may be raised after doubling, up to half of what lies then",
        "6 T A 5 9 T K",
        "insure 1 500; double 1; insure 1 500; stand 2",
        "1.0 21 lose 2000 0; 1 insured 1000 3000; 2.0 19 lose 1000 0; croupier 21 in 2",
    ),
    Coup(
        "in the same move too",
        "6 T A 5 9 T K",
        "double 1 insure=1000; stand 2",
        "1.0 21 lose 2000 0; 1 insured 1000 3000; 2.0 19 lose 1000 0; croupier 21 in 2",
    ),
    Coup(
        "and after splitting",
        "8 T A 8 9 T T K",
        "insure 1 500; split 1 insure=500; stand 1; stand 1; stand 2",
        "1.0 18 lose 1000 0; 1.1 18 lose 1000 0; 1 insured 1000 3000; 2.0 19 lose 1000 0; croupier 21 in 2",
    ),
    Coup(
        "insurance alone draws one card",
        "T T A 6 6 K K 5 9",
        "insure 1 500; hit 1; hit 2",
        "1.0 26 bust 1000 0; 1 insured 500 0; 2.0 26 bust 1000 0; croupier 16 in 2",
    ),
    Coup(
        "a blackjack against an ace can be insured before it is closed",
        "A T A K 9 Q",
        "insure 1 500; stand 1; stand 2",
        "1.0 21 tie 1000 1000; 1 insured 500 1500; 2.0 19 lose 1000 0; croupier 21 in 2",
    ),
    # The croupier's blackjack, doubles and splits.
    Coup(
        "the croupier's blackjack takes doubles and splits in full",
        "8 6 K 8 5 3 T T T A",
        "split 1; double 1; stand 1; double 2",
        "1.0 21 lose 2000 0; 1.1 18 lose 1000 0; 2.0 21 lose 2000 0; croupier 21 in 2",
    ),
    Coup(
        "original_only: all live hands of a box lose one stake, the first in table order",
        "8 6 K 8 5 3 T T T A",
        "split 1; double 1; stand 1; double 2",
        "1.0 21 lose 2000 1000; 1.1 18 lose 1000 1000; 2.0 21 lose 2000 1000; croupier 21 in 2",
        Rules(dealer_blackjack="original_only"),
    ),
    Coup(
        "original_only: hands already over are gone",
        "8 T K 8 9 7 K T A",
        "split 1; hit 1; stand 1; stand 2",
        "1.0 25 bust 1000 0; 1.1 18 lose 1000 0; 2.0 19 lose 1000 0; croupier 21 in 2",
        Rules(dealer_blackjack="original_only"),
    ),
    # Double.
    Coup(
        "any first two cards may be doubled, for exactly one card",
        "T A 9 9 8 5 2 9",
        "double 1; double 2",
        "1.0 24 bust 2000 0; 2.0 21 win 2000 4000; croupier 18 in 2",
    ),
    Coup(
        "doubling on 11 or less is free and may end below 12",
        "2 T 9 3 8 2 T",
        "double 1; stand 2",
        "1.0 7 lose 2000 0; 2.0 18 lose 1000 0; croupier 19 in 2",
    ),
    Coup(
        "after a split too",
        "8 T 9 8 8 3 T T T",
        "split 1; double 1; stand 1; stand 2",
        "1.0 21 win 2000 4000; 1.1 18 lose 1000 0; 2.0 18 lose 1000 0; croupier 19 in 2",
    ),
    # Split.
    Coup(
        "king and ten are a pair",
        "K T 9 T 8 3 4 7 5 T",
        "split 1; stand 1; stand 1; stand 2",
        "1.0 13 lose 1000 0; 1.1 14 lose 1000 0; 2.0 18 lose 1000 0; croupier 21 in 3",
    ),
    Coup(
        "any number of cards on each hand",
        "8 T 9 8 8 2 2 9 3 2 4 4 T",
        "split 1; hit 1; hit 1; hit 1; hit 1; hit 1; stand 2",
        "1.0 21 win 1000 2000; 1.1 21 win 1000 2000; 2.0 18 lose 1000 0; croupier 19 in 2",
    ),
    Coup(
        "three splits make four hands, each new one at the right of the one it came from",
        "8 T 9 8 8 8 8 T 9 T 9 T",
        "split 1; split 1; split 1; stand 1; stand 1; stand 1; stand 1; stand 2",
        "1.0 18 lose 1000 0; 1.1 17 lose 1000 0; 1.2 18 lose 1000 0; 1.3 17 lose 1000 0; 2.0 18 lose 1000 0; "
        "croupier 19 in 2",
    ),
    Coup(
        "split aces get one card each, and 21 is no blackjack",
        "A T 9 A 8 T 5 9",
        "split 1; stand 2",
        "1.0 21 win 1000 2000; 1.1 16 lose 1000 0; 2.0 18 tie 1000 1000; croupier 18 in 2",
    ),
    Coup(
        "and are not split again",
        "A T 9 A 8 A A 9",
        "split 1; stand 2",
        "1.0 12 lose 1000 0; 1.1 12 lose 1000 0; 2.0 18 tie 1000 1000; croupier 18 in 2",
    ),
    Coup(
        "21 of a split loses to a blackjack and ties with 21",
        "T A T K A 9 A T T A",
        "split 1; stand 1; split 2",
        "1.0 19 lose 1000 0; 1.1 21 lose 1000 0; 2.0 21 lose 1000 0; 2.1 21 lose 1000 0; croupier 21 in 2",
    ),
    # Surrender.
    Coup(
        "twelve without an ace may be given up for half",
        "9 T 9 3 8 T",
        "surrender 1; stand 2",
        "1.0 12 surrender 1000 500; 2.0 18 lose 1000 0; croupier 19 in 2",
    ),
    Coup(
        "the odd centime stays with the player",
        "9 T 9 3 8 T",
        "surrender 1; stand 2",
        "1.0 12 surrender 1001 501; 2.0 18 lose 1000 0; croupier 19 in 2",
        before="bet 1 1001; bet 2 1000; deal",
    ),
    Coup(
        "final, whatever the croupier gets",
        "9 T T 3 8 A",
        "surrender 1; stand 2",
        "1.0 12 surrender 1000 500; 2.0 18 lose 1000 0; croupier 21 in 2",
    ),
    Coup(
        "hard_12_or_more: any two cards without an ace from 12 on",
        "T T 9 T 6 T",
        "surrender 1; surrender 2",
        "1.0 20 surrender 1000 500; 2.0 16 surrender 1000 500; croupier 9 in 1",
        Rules(surrender="hard_12_or_more"),
    ),
    # Bettors behind.
    Coup(
        "bettors behind follow the holder's decisions and add",
        "6 T 9 5 8 9 T",
        "double 1; stand 2",
        "1.0 20 win 3600 7200; 2.0 18 lose 1000 0; croupier 19 in 2",
        before="bet 1 1000; bet 1 800 by=anna; bet 2 1000; deal",
    ),
    Coup(
        "or decline to add to a double",
        "6 T 9 5 8 9 T",
        "double 1 without=anna; stand 2",
        "1.0 20 win 2800 5600; 2.0 18 lose 1000 0; croupier 19 in 2",
        before="bet 1 1000; bet 1 800 by=anna; bet 2 1000; deal",
    ),
    Coup(
        "or to a split: their stake then rides on the first hand",
        "8 T 9 8 8 T 9 T",
        "split 1 without=anna; stand 1; stand 1; stand 2",
        "1.0 18 lose 1800 0; 1.1 17 lose 1000 0; 2.0 18 lose 1000 0; croupier 19 in 2",
        before="bet 1 1000; bet 1 800 by=anna; bet 2 1000; deal",
    ),
    Coup(
        "who has nothing on a hand has nothing to add to it",
        "8 T 9 8 8 T 3 9 T",
        "split 1 without=anna; stand 1; double 1; stand 2",
        "1.0 18 lose 1800 0; 1.1 20 win 2000 4000; 2.0 18 lose 1000 0; croupier 19 in 2",
        before="bet 1 1000; bet 1 800 by=anna; bet 2 1000; deal",
    ),
    # The card drawn by mistake.
    Coup(
        "the first to want it takes it as his drawn card",
        "5 5 9 8 7 6 8 9",
        "slip; decline 1; accept 2; hit 1; stand 2",
        "1.0 21 win 1000 2000; 2.0 18 tie 1000 1000; croupier 18 in 2",
        Rules(croupier_slips=True),
    ),
    Coup(
        "wanted by nobody, it becomes the croupier's second card",
        "T T 9 8 7 8",
        "slip; decline 1; decline 2; stand 1; stand 2",
        "1.0 18 win 1000 2000; 2.0 17 tie 1000 1000; croupier 17 in 2",
        Rules(croupier_slips=True),
    ),
    Coup(
        "boxes that have played are not asked",
        "T T 9 8 7 8",
        "stand 1; slip; decline 2; stand 2",
        "1.0 18 win 1000 2000; 2.0 17 tie 1000 1000; croupier 17 in 2",
        Rules(croupier_slips=True),
    ),
    Coup(
        "whoever goes over with it is out at once",
        "T T 9 8 7 8 8",
        "slip; accept 1; stand 2",
        "1.0 26 bust 1000 0; 2.0 17 tie 1000 1000; croupier 17 in 2",
        Rules(croupier_slips=True),
    ),
    Coup(
        "any total may decline, one below 12 too",
        "5 T 9 3 7 8 T",
        "slip; decline 1; decline 2; hit 1; stand 1; stand 2",
        "1.0 18 win 1000 2000; 2.0 17 tie 1000 1000; croupier 17 in 2",
        Rules(croupier_slips=True),
    ),
    Coup(
        "a blackjack that waits is not asked",
        "A T A K 7 8 9",
        "slip; decline 2; stand 1; stand 2",
        "1.0 21 blackjack 1000 2500; 2.0 17 lose 1000 0; croupier 19 in 2",
        Rules(croupier_slips=True),
    ),
    Coup(
        "the card may make the croupier's blackjack",
        "T T A 8 7 K",
        "insure 2 500; slip; decline 1; decline 2; stand 1; stand 2",
        "1.0 18 lose 1000 0; 2.0 17 lose 1000 0; 2 insured 500 1500; croupier 21 in 2",
        Rules(croupier_slips=True),
    ),
    Coup(
        "a further slip is possible after one was accepted",
        "5 5 9 2 3 2 3 T T 9",
        "slip; accept 1; slip; accept 1; hit 1; hit 2; stand 2",
        "1.0 22 bust 1000 0; 2.0 18 tie 1000 1000; croupier 18 in 2",
        Rules(croupier_slips=True),
    ),
]


@pytest.mark.parametrize("coup", COUPS, ids=lambda coup: coup.rule)
def test_a_coup_comes_to_what_the_rule_says(coup: Coup) -> None:
    at = table(coup.cards, coup.rules)
    play(at, coup.before)
    play(at, coup.actions)
    assert told(at.last) == coup.told.split("; ")
    assert at.coups == 1
    assert at.sums_to_zero()
    assert at.on_table() == 0
    assert sum(at.purse(seat) - PURSE for seat in at.seats()) + at.house_net() == 0
