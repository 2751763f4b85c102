"""The one way a table says no: a stable reason code, its figures, and an English sentence to translate."""

from __future__ import annotations

from casino_qt.rules.marking import QT_TRANSLATE_NOOP

CONTEXT = "Refused"

REASONS: dict[str, str] = {
    "not_enough_money": QT_TRANSLATE_NOOP("Refused", "The purse holds {purse}, the bet needs {needed}."),
    "below_minimum": QT_TRANSLATE_NOOP("Refused", "The minimum here is {minimum}."),
    "above_maximum": QT_TRANSLATE_NOOP("Refused", "The maximum here is {maximum}."),
    "leaves_below_minimum": QT_TRANSLATE_NOOP(
        "Refused", "What stays must be nothing or at least the minimum of {minimum}."
    ),
    "nothing_to_take": QT_TRANSLATE_NOOP("Refused", "Nothing lies there to take."),
    "more_than_lies": QT_TRANSLATE_NOOP("Refused", "Only {free} is free there."),
    "nothing_to_insure": QT_TRANSLATE_NOOP("Refused", "No stake lies there to insure."),
    "already_insured": QT_TRANSLATE_NOOP("Refused", "This stake is insured already."),
    "nothing_to_halve": QT_TRANSLATE_NOOP("Refused", "No stake there may be halved now."),
    "too_late": QT_TRANSLATE_NOOP("Refused", "Too late: this bet does not play."),
    "cut_first": QT_TRANSLATE_NOOP("Refused", "The cards must be cut first."),
    "cut_over": QT_TRANSLATE_NOOP("Refused", "The cards are already cut."),
    "cut_outside": QT_TRANSLATE_NOOP("Refused", "The cut must leave at least one card on each side."),
    "no_such_spot": QT_TRANSLATE_NOOP("Refused", "There is no such bet at this table."),
    "option_off": QT_TRANSLATE_NOOP("Refused", "The house rules of this table do not allow it."),
    "no_such_announcement": QT_TRANSLATE_NOOP("Refused", "There is no such announced bet."),
    "not_understood": QT_TRANSLATE_NOOP("Refused", "Not understood. Say for example: {nearest}"),
    "one_value": QT_TRANSLATE_NOOP("Refused", "An announced bet needs one value, and only one."),
    "nothing_to_move": QT_TRANSLATE_NOOP("Refused", "Nothing is imprisoned there."),
    "move_elsewhere": QT_TRANSLATE_NOOP(
        "Refused", "An imprisoned stake may be moved only to another simple chance."
    ),
    "out_of_numbers": QT_TRANSLATE_NOOP("Refused", "There is no further number to fall."),
    "round_on": QT_TRANSLATE_NOOP("Refused", "This round must be played to its end first."),
    "deal_first": QT_TRANSLATE_NOOP("Refused", "No cards are dealt yet."),
    "not_your_turn": QT_TRANSLATE_NOOP("Refused", "It is another player's turn."),
    "bank_not_covered": QT_TRANSLATE_NOOP(
        "Refused", "The bank must be able to pay {needed}; there is only {purse}."
    ),
    "price_not_covered": QT_TRANSLATE_NOOP(
        "Refused", "Each player must be able to pay {needed}; one has only {purse}."
    ),
    "out_of_cards": QT_TRANSLATE_NOOP("Refused", "There are no more cards to deal."),
    "no_such_box": QT_TRANSLATE_NOOP("Refused", "There is no such box at this table."),
    "box_full": QT_TRANSLATE_NOOP("Refused", "Three bet on this box already."),
    "two_boxes": QT_TRANSLATE_NOOP("Refused", "At least two boxes must be occupied before the deal."),
    "cards_are_out": QT_TRANSLATE_NOOP("Refused", "The cards are dealt: this coup is played first."),
    "not_dealt": QT_TRANSLATE_NOOP("Refused", "No cards have been dealt yet."),
    "not_the_holder": QT_TRANSLATE_NOOP("Refused", "Only the holder of this box decides."),
    "not_its_turn": QT_TRANSLATE_NOOP("Refused", "It is not the turn of this hand."),
    "card_on_offer": QT_TRANSLATE_NOOP("Refused", "First the card drawn by mistake must find its place."),
    "no_card_on_offer": QT_TRANSLATE_NOOP("Refused", "No card is on offer."),
    "must_draw": QT_TRANSLATE_NOOP("Refused", "Below a hard 12 a card must be drawn."),
    "blackjack_stands": QT_TRANSLATE_NOOP("Refused", "A blackjack takes no card: it stands."),
    "first_two_cards": QT_TRANSLATE_NOOP("Refused", "Only the first two cards allow it."),
    "no_double_after_split": QT_TRANSLATE_NOOP("Refused", "At this table a split hand is not doubled."),
    "not_a_pair": QT_TRANSLATE_NOOP("Refused", "Only two cards of equal value may be split."),
    "four_hands": QT_TRANSLATE_NOOP("Refused", "A box has four hands at most."),
    "original_cards": QT_TRANSLATE_NOOP("Refused", "Only the two original cards may be given up."),
    "against_an_ace": QT_TRANSLATE_NOOP("Refused", "Not while the croupier shows an ace."),
    "surrender_12": QT_TRANSLATE_NOOP("Refused", "Only a 12 without an ace may be given up."),
    "surrender_12_or_more": QT_TRANSLATE_NOOP("Refused", "Only 12 or more without an ace may be given up."),
    "no_insurance": QT_TRANSLATE_NOOP(
        "Refused", "There is insurance only while the croupier's one card is an ace."
    ),
    "insurance_limit": QT_TRANSLATE_NOOP(
        "Refused", "Insurance goes up to half of the stake: {left} more is possible."
    ),
    "not_behind": QT_TRANSLATE_NOOP("Refused", "{seat} does not bet behind on this box."),
    "named_twice": QT_TRANSLATE_NOOP("Refused", "{seat} is named twice."),
    "no_slip_now": QT_TRANSLATE_NOOP(
        "Refused", "A card is drawn by mistake only while a box decides and the croupier has one card."
    ),
}


class Refused(Exception):
    """An action the rules do not allow; nothing has moved.

    `code` is a key of REASONS and stable for ever; `details` are its figures (amounts in centimes).
    """

    def __init__(self, code: str, **details: int | str) -> None:
        if code not in REASONS:
            raise ValueError(f"unknown reason {code!r}")
        super().__init__(code)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        """The reason in English, amounts as plain centimes."""
        return REASONS[self.code].format(**self.details)
