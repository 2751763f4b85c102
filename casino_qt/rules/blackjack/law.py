"""What may be done with a hand, and why not. Each answer is a reason code of `refused`, or None: it may."""

from __future__ import annotations

from casino_qt.rules.blackjack.box import MOST_HANDS, Box
from casino_qt.rules.blackjack.hand import Hand
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.cards import Card

FORCED_BELOW = 12


def against_stand(hand: Hand) -> str | None:
    """Below a hard 12 a card must be drawn; a soft hand may stand."""
    return "must_draw" if hand.pips < FORCED_BELOW and not hand.soft else None


def against_hit(hand: Hand) -> str | None:
    """A blackjack that waits takes no card."""
    return "blackjack_stands" if hand.blackjack else None


def against_double(rules: Rules, hand: Hand) -> str | None:
    """Any first two cards but a blackjack; after a split where the house allows it."""
    if hand.blackjack:
        return "blackjack_stands"
    if len(hand.cards) != 2:
        return "first_two_cards"
    if hand.from_split and not rules.double_after_split:
        return "no_double_after_split"
    return None


def against_split(box: Box, hand: Hand) -> str | None:
    """Two cards of equal value, up to four hands."""
    if hand.blackjack:
        return "blackjack_stands"
    if len(hand.cards) != 2:
        return "first_two_cards"
    if not hand.pair:
        return "not_a_pair"
    return "four_hands" if len(box.hands) >= MOST_HANDS else None


def against_surrender(rules: Rules, hand: Hand, shown: Card) -> str | None:
    """Two original cards without an ace that make 12 (or more, if the house says so); not against an ace."""
    if rules.surrender == "none":
        return "option_off"
    if hand.from_split or len(hand.cards) != 2:
        return "original_cards"
    if shown.value == 1:
        return "against_an_ace"
    if hand.ace or hand.pips < FORCED_BELOW:
        return "surrender_12" if rules.surrender == "hard_12" else "surrender_12_or_more"
    if rules.surrender == "hard_12" and hand.pips > FORCED_BELOW:
        return "surrender_12"
    return None
