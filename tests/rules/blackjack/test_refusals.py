"""What the house rules (section 4) of blackjack do not allow: one row each, with its reason; nothing moves.

Cards come to box 1, box 2, the croupier, box 1, box 2; then to whoever draws.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.refused import Refused
from tests.rules.blackjack.shorthand import PURSE, TWO, action, play, table


@dataclass(frozen=True)
class No:
    """A sentence, the cards, the actions that are accepted, the one that is refused, and the reason."""

    rule: str
    cards: str
    actions: str
    refused: str
    code: str
    rules: Rules = field(default_factory=Rules)
    before: str = TWO
    purse: int = PURSE


SLIPS = Rules(croupier_slips=True)
REFUSALS = [
    # Before the deal.
    No("at least two boxes must be occupied", "T T T", "", "deal", "two_boxes", before="bet 1 1000"),
    No(
        "two bettors on one box are one box",
        "T T T",
        "bet 1 1000; bet 1 500 by=anna",
        "deal",
        "two_boxes",
        before="",
    ),
    No(
        "up to three bettors per box",
        "",
        "bet 1 500; bet 1 500 by=a; bet 1 500 by=b",
        "bet 1 500 by=c",
        "box_full",
        before="",
    ),
    No("the minimum is per bettor", "", "bet 1 1000", "bet 1 499 by=anna", "below_minimum", before=""),
    No("the maximum is per box", "", "bet 1 99000", "bet 1 1001 by=anna", "above_maximum", before=""),
    No("one person's too", "", "bet 1 99000", "bet 1 1001", "above_maximum", before=""),
    No(
        "no more than the purse holds",
        "",
        "bet 1 600",
        "bet 2 500",
        "not_enough_money",
        before="",
        purse=1000,
    ),
    No("there are seven boxes", "", "", "bet 8 500", "no_such_box", before=""),
    No("and none before the first", "", "", "bet 0 500", "no_such_box", before=""),
    No("nothing to take", "", "bet 1 500", "take 1 by=anna", "nothing_to_take", before=""),
    No("nothing to take from an empty box", "", "", "take 1", "nothing_to_take", before=""),
    No("nothing is decided before the deal", "", "bet 1 500; bet 2 500", "hit 1", "not_dealt", before=""),
    No("nothing is insured before the deal", "", "bet 1 500", "insure 1 100", "no_insurance", before=""),
    No("no bet after the deal", "T T T 8 8", "", "bet 3 500", "cards_are_out"),
    No("nothing is taken after the deal", "T T T 8 8", "", "take 1", "cards_are_out"),
    No("no second deal", "T T T 8 8", "", "deal", "cards_are_out"),
    # Whose turn it is.
    No("boxes play in turn", "T T T 8 8", "", "stand 2", "not_its_turn"),
    No("and hands", "8 T T 8 8 T", "split 1", "stand 1 hand=1", "not_its_turn"),
    No("the holder decides", "T T T 8 8", "", "stand 1 by=anna", "not_the_holder"),
    No(
        "the first to bet holds the box",
        "T T T 8 8",
        "",
        "stand 1",
        "not_the_holder",
        before="bet 1 500 by=anna; bet 1 500; bet 2 500; deal",
    ),
    No(
        "who takes his bet back hands the box to the next in betting order",
        "T T T 8 8",
        "",
        "stand 1",
        "not_the_holder",
        before="bet 1 500; bet 1 500 by=anna; take 1; bet 1 500; bet 2 500; deal",
    ),
    # Forced draw.
    No("the holder may not stand on a hard 11", "6 T 9 5 8", "", "stand 1", "must_draw"),
    No("nor on less, after a card", "2 T 9 2 8 5", "hit 1", "stand 1", "must_draw"),
    No("nor after a split", "5 T 9 5 8 3", "split 1", "stand 1", "must_draw"),
    # Double.
    No("only the first two cards may be doubled", "5 T 9 2 8 2", "hit 1", "double 1", "first_two_cards"),
    No("a blackjack is not doubled", "A T A K 8", "", "double 1", "blackjack_stands"),
    No("a blackjack takes no card", "A T A K 8", "", "hit 1", "blackjack_stands"),
    No("a blackjack is not split", "A T A K 8", "", "split 1", "blackjack_stands"),
    No(
        "double_after_split off",
        "8 T 9 8 8 3",
        "split 1",
        "double 1",
        "no_double_after_split",
        Rules(double_after_split=False),
    ),
    No("a double must be paid", "6 T 9 5 8", "", "double 1", "not_enough_money", purse=2999),
    No(
        "with the raise of its insurance",
        "6 T A 5 8",
        "",
        "double 1 insure=1",
        "not_enough_money",
        purse=3000,
    ),
    # Split.
    No("only equal values are split", "9 T 9 T 8", "", "split 1", "not_a_pair"),
    No("only the first two cards are", "5 T 9 2 8 5", "hit 1", "split 1", "first_two_cards"),
    No("three splits at most", "8 T 9 8 8 8 8 8", "split 1; split 1; split 1", "split 1", "four_hands"),
    No("a split must be paid", "8 T 9 8 8", "", "split 1", "not_enough_money", purse=2999),
    # Surrender.
    No("eleven is not given up", "9 T 9 2 8", "", "surrender 1", "surrender_12"),
    No("nor thirteen", "9 T 9 4 8", "", "surrender 1", "surrender_12"),
    No("nor 12 with an ace", "A T 9 A 8", "", "surrender 1", "surrender_12"),
    No("nor against an ace", "9 T A 3 8", "", "surrender 1", "against_an_ace"),
    No("nor after a card", "5 T 9 4 8 3", "hit 1", "surrender 1", "original_cards"),
    No("nor after a split", "6 T 9 6 8 6", "split 1", "surrender 1", "original_cards"),
    No("none", "9 T 9 3 8", "", "surrender 1", "option_off", Rules(surrender="none")),
    No("or more", "9 T 9 2 8", "", "surrender 1", "surrender_12_or_more", Rules(surrender="hard_12_or_more")),
    No(
        "or more, no ace",
        "9 T 9 A 8",
        "",
        "surrender 1",
        "surrender_12_or_more",
        Rules(surrender="hard_12_or_more"),
    ),
    No(
        "or more, no ace of his",
        "9 T A 9 8",
        "",
        "surrender 1",
        "against_an_ace",
        Rules(surrender="hard_12_or_more"),
    ),
    # Insurance.
    No("only against an ace", "T T K 8 8", "", "insure 1 500", "no_insurance"),
    No("up to half of the stake", "T T A 8 8", "", "insure 1 501", "insurance_limit"),
    No("in all", "T T A 8 8", "insure 1 300", "insure 1 201", "insurance_limit"),
    No("each his own stake", "T T A 8 8", "", "insure 1 100 by=anna", "nothing_to_insure"),
    No("on that box", "T T A 8 8", "", "insure 3 100", "nothing_to_insure"),
    No("not on a hand that is over", "T T A 6 8 K", "hit 1", "insure 1 1", "nothing_to_insure"),
    No("nothing is no insurance", "T T A 8 8", "", "insure 1 0", "insurance_limit"),
    No("a raise has the same limit", "6 T A 5 8", "", "double 1 insure=1001", "insurance_limit"),
    No("and needs an ace", "6 T K 5 8", "", "double 1 insure=1", "no_insurance"),
    No("insurance must be paid", "T T A 8 8", "", "insure 1 500", "not_enough_money", purse=2499),
    # Bettors behind.
    No("without names bettors behind", "6 T 9 5 8", "", "double 1 without=anna", "not_behind"),
    No("not the holder", "6 T 9 5 8", "", "double 1 without=you", "not_behind"),
    No(
        "none twice",
        "6 T 9 5 8",
        "",
        "double 1 without=anna+anna",
        "named_twice",
        before="bet 1 500; bet 1 500 by=anna; bet 2 500; deal",
    ),
    # Slips.
    No("no slip where the house never slips", "T T 9 8 8 8", "", "slip", "option_off"),
    No("nor before the deal", "T", "", "slip", "no_slip_now", SLIPS, "bet 1 1000"),
    No("nor while one is on offer", "T T 9 8 8 5 5", "slip", "slip", "card_on_offer", SLIPS),
    No(
        "nor when the croupier has two cards",
        "T T 9 8 8 5 5",
        "slip; decline 1; decline 2",
        "slip",
        "no_slip_now",
        SLIPS,
    ),
    No("nothing else while a card is on offer", "T T 9 8 8 5 5", "slip", "stand 1", "card_on_offer", SLIPS),
    No("insurance neither", "T T A 8 8 5 5", "slip", "insure 1 100", "card_on_offer", SLIPS),
    No("the box that is asked answers", "T T 9 8 8 5 5", "slip", "accept 2", "not_its_turn", SLIPS),
    No("its holder does", "T T 9 8 8 5 5", "slip", "decline 1 by=anna", "not_the_holder", SLIPS),
    No("nobody is asked without a card", "T T 9 8 8 5 5", "", "accept 1", "no_card_on_offer", SLIPS),
    No(
        "who accepts has drawn: no double",
        "5 T 9 4 8 2",
        "slip; accept 1",
        "double 1",
        "first_two_cards",
        SLIPS,
    ),
    No("no split", "2 T 9 2 8 2", "slip; accept 1", "split 1", "first_two_cards", SLIPS),
    No("no surrender", "9 T 9 3 8 2", "slip; accept 1", "surrender 1", "original_cards", SLIPS),
    No(
        "the slip closes insurance when nobody wants it",
        "T T A 8 8 5 5",
        "slip; decline 1; decline 2",
        "insure 1 100",
        "no_insurance",
        SLIPS,
    ),
    # The end of the cards.
    No("no deal without its cards", "T T 9 8", "", "deal", "out_of_cards", before="bet 1 500; bet 2 500"),
    No("no hit without a card", "T T 9 5 8", "", "hit 1", "out_of_cards"),
    No("nothing is half done when the croupier's run out", "T T 9 8 8", "stand 1", "stand 2", "out_of_cards"),
    No("nor when a slip would", "T T 9 8 8", "", "slip", "out_of_cards", SLIPS),
]


@pytest.mark.parametrize("no", REFUSALS, ids=lambda no: no.rule)
def test_what_is_refused_moves_nothing(no: No) -> None:
    at = table(no.cards, no.rules, no.purse)
    play(at, no.before)
    play(at, no.actions)
    before = at.checkpoint()
    asked = at.refusal(action(no.refused))
    assert asked is not None
    assert asked.code == no.code
    assert at.checkpoint() == before
    with pytest.raises(Refused) as refused:
        at.apply(action(no.refused))
    assert refused.value.code == no.code
    assert str(refused.value)
    assert at.checkpoint() == before
