"""Why this amount: what one round brought a player, in words, with the section of the house rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import francs, signed_francs
from casino_qt.rules.table import YOU
from casino_qt.rules.trente_et_un.agreement import RESULT
from casino_qt.rules.trente_et_un.records import RoundRecord
from casino_qt.scenes.trente_et_un.reckoning import reckoned
from casino_qt.scenes.trente_et_un.words import seat_name
from casino_qt.windows.why.explanation import Explanation


def explain(record: RoundRecord, seat: str, natural: int, index: str) -> Explanation | None:
    """Explain what `record` brought `seat`; None when it brought nothing.

    `natural` is the price of a dealt 31 in tokens, `index` the language of the letters on the cards.
    """
    if not record.result(seat):
        return None
    title = QCoreApplication.translate("Why", "Round {number}: {name}").format(
        number=record.number, name=seat_name(seat)
    )
    if seat == record.banker:
        sentences, section = _of_the_bank(record), "3.6"
        lines = tuple(
            (seat_name(other), signed_francs(-tokens * record.token))
            for other, tokens in record.results
            if other != seat and tokens
        )
    else:
        sentences, section = _of_a_punter(record, seat, natural, index)
        lines = _tokens(record, abs(record.result(seat)))
    total = QCoreApplication.translate("Why", "Altogether")
    amount = signed_francs(record.result(seat) * record.token)
    return Explanation(title, tuple(sentences), (*lines, (total, amount)), section)


def _tokens(record: RoundRecord, tokens: int) -> tuple[tuple[str, str], ...]:
    """So many tokens, each worth so much."""
    text = QCoreApplication.translate("Why", "Tokens: {tokens}, each worth")
    return ((text.format(tokens=tokens), francs(record.token)),)


def _of_a_punter(record: RoundRecord, seat: str, natural: int, index: str) -> tuple[list[str], str]:
    translate = QCoreApplication.translate
    own, bank = record.hand(seat), record.hand(record.banker)
    yours = seat == YOU
    if bank.natural and not own.natural:
        text = translate("Why", "The banker was dealt 31: whoever has none pays him the agreed {tokens}.")
        return [text.format(tokens=natural)], "3.4"
    hand = translate("Why", "{name}: {sum}").format(name=seat_name(seat), sum=reckoned(own, index))
    if own.natural:
        text = translate("Why", "A dealt 31 is paid at once, the agreed {tokens} tokens.")
        return [hand, text.format(tokens=natural)], "3.4"
    if own.bust:
        text = translate("Why", "Over 31 pays {tokens} tokens at once, whatever the banker does later.")
        return [hand, text.format(tokens=RESULT)], "3.5"
    bank_hand = translate("Why", "The banker: {sum}").format(sum=reckoned(bank, index))
    if bank.bust:
        text = translate("Why", "The banker is over 31: he pays {tokens} tokens to all who are still in.")
        told = [bank_hand, text.format(tokens=RESULT)]
        return ([hand, *told] if yours or own.opened else told), "3.6"
    if own.total > bank.total:
        text = translate("Why", "More than the banker: {tokens} tokens.")
    else:
        text = translate("Why", "Less than the banker: {tokens} tokens.")
    return [hand, bank_hand, text.format(tokens=RESULT)], "3.6"


def _of_the_bank(record: RoundRecord) -> list[str]:
    """The banker settles with each punter by himself."""
    return [QCoreApplication.translate("Why", "The banker settles with every player by himself:")]
