"""What the cashier says: what was done, why something is not done, what stands in the person's account."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication

from casino_qt.bank.cashier import Why
from casino_qt.money_text import francs
from casino_qt.rules.marking import QT_TRANSLATE_NOOP
from casino_qt.rules.money import FRANC
from casino_qt.windows.book import words

_REFUSALS = {
    Why.NO_SUCH_CHIPS: QT_TRANSLATE_NOOP("Cashier", "You have no such chips in the purse."),
    Why.NO_CASH: QT_TRANSLATE_NOOP("Cashier", "There is not enough cash for that."),
    Why.NOTHING: QT_TRANSLATE_NOOP("Cashier", "These are the same chips already."),
    Why.SMALLEST: QT_TRANSLATE_NOOP("Cashier", "There are no smaller chips than these."),
    Why.LARGEST: QT_TRANSLATE_NOOP("Cashier", "There are no larger plaques than these."),
    Why.TOO_FEW: QT_TRANSLATE_NOOP("Cashier", "These are too few for one larger piece."),
    Why.IN_FEWEST: QT_TRANSLATE_NOOP("Cashier", "The purse cannot be made up of fewer pieces."),
    Why.TAKEN: QT_TRANSLATE_NOOP("Cashier", "Today's allowance has been taken; tomorrow there is another."),
    Why.NOT_BROKE: QT_TRANSLATE_NOOP(
        "Cashier", "A new purse is for those who have nothing left, neither cash nor chips nor stakes."
    ),
}
_ERRANDS = {
    "advance": QT_TRANSLATE_NOOP("Cashier", "Purse from the house"),
    "allowance": QT_TRANSLATE_NOOP("Cashier", "Daily allowance"),
    "purchase": QT_TRANSLATE_NOOP("Cashier", "Chips bought"),
    "sale": QT_TRANSLATE_NOOP("Cashier", "Chips sold"),
}


def translate(text: str) -> str:
    """A text of this context in the language of the day."""
    return QCoreApplication.translate("Cashier", text)


def refusal(why: Why) -> str:
    """Why it is not done, in one line."""
    return translate(_REFUSALS[why])


def errand(kind: str) -> str:
    """What an entry of the account was."""
    return translate(_ERRANDS[kind])


def errands() -> list[str]:
    """All that an entry may have been."""
    return [translate(text) for text in _ERRANDS.values()]


def day(at: str) -> str:
    """The day of an entry, where the person is."""
    return words.day(datetime.fromisoformat(at).astimezone().date())


def amount(centimes: int) -> str:
    """An amount, in francs."""
    return francs(centimes)


def times(count: int) -> str:
    """How many pieces lie there."""
    return f"×\u00a0{francs(count * FRANC)}"


def pieces(count: int, value: int) -> str:
    """So many of one value: 5 × 25."""
    return f"{francs(count * FRANC)}\u00a0×\u00a0{francs(value)}"
