"""Every word the blackjack table itself shows or speaks, the croupier's calls apart."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import MINUS, francs, signed_francs
from casino_qt.rules.cards import Card
from casino_qt.scenes.blackjack.snapshot import BoxSeen, HandSeen
from casino_qt.scenes.trente_et_quarante.words import card as card


def table_name() -> str:
    """The spoken name of the whole table."""
    return QCoreApplication.translate("BlackjackScene", "Blackjack table")


def blackjack() -> str:
    """The word on the plate of a hand of 21 in two cards."""
    return QCoreApplication.translate("BlackjackScene", "Blackjack")


def total(hand: HandSeen) -> str:
    """What a hand makes, as a croupier counts: 5/15 as long as an ace may still count either way."""
    open_ = not hand.stood and not hand.over and hand.total < 21
    if hand.soft and open_:
        return f"{hand.total - 10}/{hand.total}"
    return str(hand.total)


def result(net: int) -> str:
    """What a hand brought or cost its bettor, its sign always shown."""
    return MINUS + francs(-net) if net < 0 else signed_francs(net) if net else "0"


def hand(box: int, index: int, of: int, seen: HandSeen) -> str:
    """A hand in one breath: where it lies, its cards, what it makes."""
    cards = ", ".join(card(one) for one in seen.cards)
    if of > 1:
        text = QCoreApplication.translate("BlackjackScene", "Box {box}, hand {hand}: {cards}, {total}")
        return text.format(box=box, hand=index + 1, cards=cards, total=total(seen))
    text = QCoreApplication.translate("BlackjackScene", "Box {box}: {cards}, {total}")
    return text.format(box=box, cards=cards, total=total(seen))


def croupier(cards: tuple[Card, ...], makes: int) -> str:
    """The croupier's cards in one breath."""
    text = QCoreApplication.translate("BlackjackScene", "Croupier: {cards}, {total}")
    return text.format(cards=", ".join(card(one) for one in cards), total=makes)


def box_name(number: int) -> str:
    return QCoreApplication.translate("BlackjackScene", "Box {box}").format(box=number)


def box(number: int, seen: BoxSeen | None, yours: int, holder: str | None, guests: int) -> str:
    """A box and what lies in it: the person's stake (centimes), who holds it, how many others bet there."""
    parts = [box_name(number)]
    if yours:
        # Before the holder's name: a polite "your" behind it would be hers in Italian.
        parts.append(
            QCoreApplication.translate("BlackjackScene", "your stake {sum}").format(sum=francs(yours))
        )
    if holder:
        parts.append(QCoreApplication.translate("BlackjackScene", "held by {name}").format(name=holder))
    if guests:
        text = QCoreApplication.translate("BlackjackScene", "other bettors: {count}")
        parts.append(text.format(count=guests))
    if seen is None:
        parts.append(QCoreApplication.translate("BlackjackScene", "free"))
    return ", ".join(parts)


def insure(number: int, more: int) -> str:
    """The place on the band where an insurance may still be laid."""
    text = QCoreApplication.translate("BlackjackScene", "Insure box {box}, up to {sum}")
    return text.format(box=number, sum=francs(more))


def payment(number: int, net: int) -> str:
    """What a hand or an insurance of that box came to; Enter explains it."""
    text = QCoreApplication.translate("BlackjackScene", "Box {box}: {sum}. Why?")
    return text.format(box=number, sum=result(net))


def offered(number: int) -> str:
    """The card drawn by mistake while a box is asked."""
    text = QCoreApplication.translate("BlackjackScene", "The card on offer: take it for box {box}")
    return text.format(box=number)


def boxes() -> str:
    return QCoreApplication.translate("BlackjackScene", "Boxes")


def hands() -> str:
    return QCoreApplication.translate("BlackjackScene", "Hands")


def insurance() -> str:
    return QCoreApplication.translate("BlackjackScene", "Insurance")


def results() -> str:
    return QCoreApplication.translate("BlackjackScene", "What the coup brought")
