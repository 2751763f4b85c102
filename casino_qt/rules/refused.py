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
    "out_of_cards": QT_TRANSLATE_NOOP("Refused", "There are no more cards to deal."),
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
