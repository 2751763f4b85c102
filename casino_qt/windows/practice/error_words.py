"""The errors of practice in words, in the language of the interface: what `odds.advice` calls a kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from casino_qt.art.cards import index_text
from casino_qt.bank.decisions import MILLION
from casino_qt.windows.practice.words import thousandths


class _Plurals(QObject):
    """Where a text depends on a number."""

    def errors(self, n: int) -> str:
        return self.tr("%n error(s)", "", n)


def error(kind: str, game: str, index: str) -> str:
    """An error as it stands in the book; `index` is the language of the letters on the cards."""
    first, *rest = kind.split("/")
    if game == "trente-et-un":
        return _thirty_one(first, *rest)
    if game != "blackjack":
        return _cloth(first)
    if first == "missed":
        return _missed(index, *rest)
    if first == "split":
        return QCoreApplication.translate("Practice", "Split {pair}").format(pair=_pair(rest[0], index))
    if first in ("double", "surrender"):
        return _one_stroke(first)().format(hand=_hand(*rest))
    if first == "insured":
        return QCoreApplication.translate("Practice", "Insured against a blackjack")
    soft, total, against = rest
    text = (
        QCoreApplication.translate("Practice", "Stood on {hand} against {cards}")
        if first == "stand"
        else QCoreApplication.translate("Practice", "Took a card to {hand} against {cards}")
    )
    return text.format(hand=_hand(soft, total), cards=_range(against))


def _cloth(what: str) -> str:
    translate = QCoreApplication.translate
    return {
        "uninsured": lambda: translate("Practice", "Went uninsured"),
        "insured": lambda: translate("Practice", "Insured where it did not pay"),
        "prison": lambda: translate("Practice", "Left a stake in prison"),
        "half": lambda: translate("Practice", "Took half where prison was better"),
    }[what]()


def _thirty_one(who: str, what: str, soft: str, total: str) -> str:
    translate = QCoreApplication.translate
    text = {
        ("punter", "draw"): lambda: translate("Practice", "As punter, bought a card to {hand}"),
        ("punter", "stand"): lambda: translate("Practice", "As punter, stayed on {hand}"),
        ("banker", "draw"): lambda: translate("Practice", "As banker, bought a card to {hand}"),
        ("banker", "stand"): lambda: translate("Practice", "As banker, went on {hand}"),
    }[who, what]()
    return text.format(hand=_hand(soft, total))


def _missed(index: str, what: str, *rest: str) -> str:
    translate = QCoreApplication.translate
    if what == "split":
        return translate("Practice", "Did not split {pair}").format(pair=_pair(rest[0], index))
    text = (
        translate("Practice", "Did not double {hand}")
        if what == "double"
        else translate("Practice", "Did not give up {hand}")
    )
    return text.format(hand=_hand(*rest))


def _one_stroke(what: str) -> Callable[[], str]:
    return {
        "double": lambda: QCoreApplication.translate("Practice", "Doubled {hand}"),
        "surrender": lambda: QCoreApplication.translate("Practice", "Gave up {hand}"),
    }[what]


def _hand(soft: str, total: str) -> str:
    """A total as it is said: alone, or with an ace that counts eleven."""
    shown = _range(total)
    if soft == "soft":
        return QCoreApplication.translate("Practice", "{total} with an ace as 11").format(total=shown)
    return shown


def card_text(value: int, index: str) -> str:
    """A card of `value` as it is seen: an ace by its letter, all that count ten alike."""
    return index_text("A", index) if value == 1 else str(value)


def _pair(value: str, index: str) -> str:
    card = card_text(int(value), index)
    return f"{card}-{card}"


def _range(text: str) -> str:
    """A span such as 12-16 as it is printed."""
    return text.replace("-", "–")


def in_all(errors: int, cost: int) -> str:
    """How many errors there are, and what they cost together, in millionths of a stake."""
    many = _Plurals().errors(errors)
    text = QCoreApplication.translate("Practice", "{errors}, {cost} thousandths of a stake in all")
    return text.format(errors=many, cost=thousandths(cost / MILLION))


def hand_words(values: Sequence[int], limit: int) -> str:
    """The total of these cards as it is said; `limit` is what no hand may be over."""
    pips = total = sum(values)
    for value in values:
        if value == 1 and total + 10 <= limit:
            total += 10
    return _hand("soft" if total > pips else "hard", str(total))
