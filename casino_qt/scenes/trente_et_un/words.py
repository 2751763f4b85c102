"""Every word the table itself shows or speaks, the calls apart; asked for at each showing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import francs, signed_francs
from casino_qt.rules.cards import Card
from casino_qt.rules.trente_et_un.actions import YOU
from casino_qt.rules.trente_et_un.hands import Hand
from casino_qt.scenes.called import BESIDE
from casino_qt.scenes.trente_et_quarante.words import card as card_name
from casino_qt.scenes.trente_et_un.snapshot import Snapshot
from casino_qt.tables.trente_et_un_guests.chat import CONTEXT as CHAT
from casino_qt.tables.trente_et_un_guests.roster import BY_SEAT
from casino_qt.tables.trente_et_un_guests.roster import CONTEXT as GUESTS


def seat_name(seat: str) -> str:
    """What a player is called at this table."""
    if seat == YOU:
        return QCoreApplication.translate("TrenteEtUnScene", "You")
    guest = BY_SEAT.get(seat)
    return seat if guest is None else QCoreApplication.translate(GUESTS, guest.name)


def remark(text: str) -> str:
    """What a guest says in passing, in the language of the interface."""
    return QCoreApplication.translate(CHAT, text)


# On the cloth.


def bank() -> str:
    """The brass plate before the banker."""
    return QCoreApplication.translate("TrenteEtUnScene", "Bank")


def terms(now: Snapshot) -> tuple[tuple[str, str], ...]:
    """The lines of the card of what was agreed, and what the bank has brought in this talia."""
    return (
        (QCoreApplication.translate("TrenteEtUnScene", "Stake"), francs(now.agreement.stake)),
        (QCoreApplication.translate("TrenteEtUnScene", "31 pays"), francs(now.agreement.price)),
        (
            QCoreApplication.translate("TrenteEtUnScene", "Talia"),
            signed_francs(now.bank_tokens * now.token),
        ),
    )


def dealt_31() -> str:
    return QCoreApplication.translate("TrenteEtUnScene", "Thirty-one")


def over() -> str:
    return QCoreApplication.translate("TrenteEtUnScene", "Over")


def tie() -> str:
    return QCoreApplication.translate("TrenteEtUnScene", "Paid with cards")


# On the banner.


def how_to_go_on(banking: bool) -> str:
    """Under the question, for the person whose turn it is."""
    if banking:
        return QCoreApplication.translate(
            "TrenteEtUnScene", "Over 31 you pay everybody who is still in; on yours all hands are opened"
        )
    return QCoreApplication.translate(
        "TrenteEtUnScene", "You may draw as often as you like; over 31 pays at once"
    )


def turn_of(seat: str) -> str:
    """Who is asked, where it is not the person."""
    return QCoreApplication.translate("TrenteEtUnScene", "{name} is asked").format(name=seat_name(seat))


def result(now: Snapshot) -> str:
    """What the last round has brought the person, and why."""
    own, bank, tokens = now.hand(YOU), now.hand(now.dealer), now.results.get(YOU, 0)
    compared = now.dealer != YOU and bank.opened and not bank.bust and not (own.natural or bank.natural)
    if own.bust and now.dealer != YOU:
        text = QCoreApplication.translate("TrenteEtUnScene", "Over 31: you have lost {amount}")
    elif compared and tokens > 0:
        text = QCoreApplication.translate("TrenteEtUnScene", "{total} against {bank}: you have won {amount}")
    elif compared and tokens < 0:
        text = QCoreApplication.translate("TrenteEtUnScene", "{total} against {bank}: you have lost {amount}")
    elif compared:
        text = QCoreApplication.translate("TrenteEtUnScene", "{total} against {bank}: nothing passes")
    elif own.natural and tokens > 0:
        text = QCoreApplication.translate("TrenteEtUnScene", "A dealt 31: you have won {amount}")
    elif tokens > 0:
        text = QCoreApplication.translate("TrenteEtUnScene", "You have won {amount}")
    elif tokens < 0:
        text = QCoreApplication.translate("TrenteEtUnScene", "You have lost {amount}")
    else:
        text = QCoreApplication.translate("TrenteEtUnScene", "Nothing passes between you and the others")
    return text.format(total=own.total, bank=bank.total, amount=francs(abs(tokens) * now.token))


def what_it_brought(now: Snapshot) -> str:
    """What the last round brought the person; where a talia ended with it, what the bank brought in it.

    Where the bank has gone on, who deals from now on is said instead: the results lie there.
    """
    if now.ended is None:
        return result(now)
    rounds, tokens = now.ended
    brought = tenure(rounds, tokens * now.token)
    return BESIDE.join((brought, bank_now(now.banker)) if now.passed else (result(now), brought))


def deal_when_ready() -> str:
    return QCoreApplication.translate("TrenteEtUnScene", "You deal: each card when you like, or all at once")


def bank_now(seat: str) -> str:
    """Who deals from now on."""
    if seat == YOU:
        return QCoreApplication.translate("TrenteEtUnScene", "You deal and pay now")
    text = QCoreApplication.translate("TrenteEtUnScene", "{name} deals and pays now")
    return text.format(name=seat_name(seat))


def tenure(rounds: int, centimes: int) -> str:
    """What the bank has won or lost in a talia."""
    text = QCoreApplication.translate("TrenteEtUnScene", "Rounds dealt: {rounds}. The bank: {amount}")
    return text.format(rounds=rounds, amount=signed_francs(centimes))


# For screen readers.


def hand(cards: Sequence[Card]) -> str:
    return ", ".join(card_name(one) for one in cards)


def own_hand(held: Hand, seen: bool) -> str:
    """The person's cards, which he alone may look at."""
    if not held.cards:
        return QCoreApplication.translate("TrenteEtUnScene", "Your place: no cards yet")
    if not seen:
        return QCoreApplication.translate("TrenteEtUnScene", "Your cards, face down. Look at them")
    text = QCoreApplication.translate("TrenteEtUnScene", "Your cards: {total}, {cards}")
    return text.format(total=held.total, cards=hand(held.cards))


def guest(now: Snapshot, seat: str) -> str:
    """A guest in one breath: name, purse, whether he banks, his cards as far as they are open, his result."""
    held = now.hand(seat)
    purse = QCoreApplication.translate("TrenteEtUnScene", "{name}, purse {amount}")
    parts = [purse.format(name=seat_name(seat), amount=francs(now.beside(seat)))]
    if seat == now.banker:
        parts.append(QCoreApplication.translate("TrenteEtUnScene", "holds the bank"))
    if held.opened:
        text = QCoreApplication.translate("TrenteEtUnScene", "{total}: {cards}")
        parts.append(text.format(total=held.total, cards=hand(held.cards)))
        if held.bust:
            parts.append(over())
    elif held.cards:
        text = QCoreApplication.translate("TrenteEtUnScene", "cards face down: {count}")
        parts.append(text.format(count=len(held.cards)))
    if now.results.get(seat):
        parts.append(signed_francs(now.results[seat] * now.token))
    elif seat in now.tied:
        parts.append(tie())
    return ", ".join(parts)


def pack(now: Snapshot) -> str:
    text = QCoreApplication.translate("TrenteEtUnScene", "The pack, cards left: {count}")
    return text.format(count=now.cards_left)


def why(now: Snapshot, seat: str) -> str:
    """What a screen reader says of a result: the question it answers comes with it."""
    text = QCoreApplication.translate("TrenteEtUnScene", "{name}: {amount}. Why this amount?")
    return text.format(name=seat_name(seat), amount=signed_francs(now.results[seat] * now.token))


def agreed(now: Snapshot) -> str:
    """The card of what was agreed, what stands short there in full words; Enter opens the agreement."""
    translate = QCoreApplication.translate
    stake = translate("TrenteEtUnScene", "stake {amount}").format(amount=francs(now.agreement.stake))
    natural = translate("TrenteEtUnScene", "a dealt 31 pays {amount}").format(
        amount=francs(now.agreement.price)
    )
    lines = [stake, natural]
    if now.bank_tokens:
        brought = signed_francs(now.bank_tokens * now.token)
        lines.append(translate("TrenteEtUnScene", "the bank in this talia {amount}").format(amount=brought))
    return translate("TrenteEtUnScene", "What was agreed: {lines}").format(lines=", ".join(lines))


def place_name() -> str:
    """The spoken name of the whole table."""
    return QCoreApplication.translate("TrenteEtUnScene", "Table of thirty-one")


def others() -> str:
    return QCoreApplication.translate("TrenteEtUnScene", "The others")


def results() -> str:
    return QCoreApplication.translate("TrenteEtUnScene", "What the round brought")
