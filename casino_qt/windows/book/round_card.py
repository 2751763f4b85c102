"""One round whole, on a card over the book: what was dealt, what was laid, what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF

from casino_qt.bank.book import Line
from casino_qt.money_text import francs, signed_francs
from casino_qt.rules.cards import Card as PlayingCard
from casino_qt.scenes.trente_et_quarante.words import card as card_words
from casino_qt.scenes.trente_et_un.words import seat_name
from casino_qt.windows.book import words
from casino_qt.windows.kit.popover import Card, Popover


class RoundCard(Popover):
    """Lies beside the line of the round; Escape or a click elsewhere takes it away."""

    WIDTH = 620.0

    def show_round(self, line: Line, at: QPointF) -> None:
        """Open about `at` (logical pixels of the window)."""
        self.tell(lambda: self._card(line), at)

    def _card(self, line: Line) -> Card:
        title = self.tr("{table}, round {number}").format(table=words.table(line.game), number=line.number)
        sentences = [f"{words.moment(line.at)} · {words.fell_in(line)}", *dealt(line)]
        amounts = [
            *words.stakes(line),
            (self.tr("Result"), signed_francs(line.net)),
            (self.tr("Balance"), francs(line.balance)),
        ]
        return Card(title, sentences, amounts, [])


def dealt(line: Line) -> Iterator[str]:
    """The cards of a round, hand by hand; nothing at the wheel."""
    fell: dict[str, Any] = dict(line.fell)
    translate = QCoreApplication.translate
    for row, text in (
        ("noir", translate("TrenteEtQuaranteScene", "Row of noir: {total}")),
        ("rouge", translate("TrenteEtQuaranteScene", "Row of rouge: {total}")),
    ):
        if row in fell:
            yield ", ".join((text.format(total=fell[row]["total"]), *_cards(fell[row])))
    if "dealer" in fell:
        text = translate("BlackjackScene", "Croupier: {cards}, {total}")
        yield text.format(cards=", ".join(_cards(fell["dealer"])), total=fell["dealer"]["total"])
    for box, hands in fell.get("boxes", {}).items():
        for hand in hands:
            text = translate("BlackjackScene", "Box {box}: {cards}, {total}")
            yield text.format(box=box, cards=", ".join(_cards(hand)), total=hand["total"])
    for seat, hand in fell.get("hands", {}).items():
        text = translate("Book", "{name}: {cards}, {total}")
        yield text.format(name=seat_name(seat), cards=", ".join(_cards(hand)), total=hand["total"])


def _cards(hand: dict[str, Any]) -> list[str]:
    return [card_words(PlayingCard.parse(code)) for code in hand.get("cards", ())]
