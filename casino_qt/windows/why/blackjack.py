"""Why this amount: what one coup did to one hand or insurance, in words, with the section of the rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import francs, signed_francs
from casino_qt.rules.blackjack.actions import YOU
from casino_qt.rules.blackjack.events import Result, Share
from casino_qt.rules.blackjack.records import BoxRecord, CoupRecord, HandRecord
from casino_qt.scenes.trente_et_quarante.words import card
from casino_qt.windows.why.explanation import Explanation

INSURANCE = "insurance"


def explain(record: CoupRecord, number: int, part: str) -> Explanation | None:
    """Explain what `record` did to the person's money on a box; None when nothing of it lay there.

    `part` is the number of a hand as text, counted from 0, or INSURANCE.
    """
    box = next((box for box in record.boxes if box.box == number), None)
    if box is None:
        return None
    if part == INSURANCE:
        return _insurance(record, box)
    index = int(part)
    if not 0 <= index < len(box.hands):
        return None
    hand = box.hands[index]
    share = next((share for share in hand.shares if share.seat == YOU), None)
    if share is None:
        return None
    title = QCoreApplication.translate("Why", "Coup {number}: box {box}").format(
        number=record.number, box=number
    )
    if len(box.hands) > 1:
        title = QCoreApplication.translate("Why", "Coup {number}: box {box}, hand {hand}").format(
            number=record.number, box=number, hand=index + 1
        )
    return Explanation(
        title, tuple(_sentences(record, hand)), tuple(_lines(hand.result, share)), _section(record, hand)
    )


def _sentences(record: CoupRecord, hand: HandRecord) -> list[str]:
    text = QCoreApplication.translate("Why", "Your hand: {cards}. It makes {total}.")
    said = [text.format(cards=", ".join(card(one) for one in hand.cards), total=hand.total)]
    if hand.result not in (Result.BUST, Result.SURRENDER):
        text = QCoreApplication.translate("Why", "The croupier: {cards}. It makes {total}.")
        shown = ", ".join(card(one) for one in record.dealer)
        said.append(text.format(cards=shown, total=record.dealer_total))
    said.append(_verdict(record, hand))
    return said


def _verdict(record: CoupRecord, hand: HandRecord) -> str:
    translate = QCoreApplication.translate
    if hand.result is Result.LOSE and record.dealer_blackjack:
        return translate("Why", "The croupier's blackjack takes every hand that is none.")
    if hand.result is Result.WIN and record.dealer_total > 21:
        return translate("Why", "The bank is over 21: every hand still there is paid.")
    return {
        Result.BUST: translate("Why", "Over 21 cards and stake are lost at once."),
        Result.SURRENDER: translate("Why", "The hand was given up: half of the stake comes back."),
        Result.BLACKJACK: translate("Why", "21 in the first two cards is a blackjack: it pays 3:2."),
        Result.WIN: translate("Why", "It is better than the croupier's: it pays 1:1."),
        Result.TIE: translate("Why", "The totals are equal: the stake comes back."),
        Result.LOSE: translate("Why", "The croupier's is better: the stake is lost."),
    }[hand.result]


def _lines(result: Result, share: Share) -> list[tuple[str, str]]:
    translate = QCoreApplication.translate
    lines = [(translate("Why", "Your stake"), francs(share.stake))]
    net = share.paid - share.stake
    if net > 0:
        ratio = "3:2" if result is Result.BLACKJACK else "1:1"
        lines.append((translate("Why", "Paid {ratio}").format(ratio=ratio), signed_francs(net)))
    elif net < 0:
        half = result is Result.SURRENDER
        name = translate("Why", "Half is lost, an odd centime is yours") if half else translate("Why", "Lost")
        lines.append((name, signed_francs(net)))
    if share.paid:
        lines.append((translate("Why", "Back in the purse"), francs(share.paid)))
    return lines


def _section(record: CoupRecord, hand: HandRecord) -> str:
    """The section of the house rules that decides."""
    if hand.result is Result.SURRENDER:
        return "4.8"
    if hand.result is Result.BUST:
        return "4.5"
    return "4.10" if record.dealer_blackjack and hand.result is Result.LOSE else "4.4"


def _insurance(record: CoupRecord, box: BoxRecord) -> Explanation | None:
    share = next((share for share in box.insurance if share.seat == YOU), None)
    if share is None:
        return None
    translate = QCoreApplication.translate
    title = translate("Why", "Coup {number}: insurance of box {box}").format(
        number=record.number, box=box.box
    )
    text = translate("Why", "The croupier: {cards}. It makes {total}.")
    said = [text.format(cards=", ".join(card(one) for one in record.dealer), total=record.dealer_total)]
    lines = [(translate("Why", "Your insurance"), francs(share.stake))]
    net = share.paid - share.stake
    if net > 0:
        said.append(translate("Why", "It is a blackjack: the insurance pays 2:1."))
        lines.append((translate("Why", "Paid {ratio}").format(ratio="2:1"), signed_francs(net)))
        lines.append((translate("Why", "Back in the purse"), francs(share.paid)))
    else:
        said.append(translate("Why", "It is no blackjack: the insurance is lost."))
        lines.append((translate("Why", "Lost"), signed_francs(net)))
    return Explanation(title, tuple(said), tuple(lines), "4.9")
