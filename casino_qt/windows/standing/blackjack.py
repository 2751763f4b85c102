"""How blackjack stands: the croupier's cards, all hands, whose turn it is, what the coup brought."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import francs
from casino_qt.reading.announcing import sentence
from casino_qt.rules.blackjack.actions import YOU
from casino_qt.rules.cards import Card
from casino_qt.scenes.blackjack import words
from casino_qt.scenes.blackjack.snapshot import BoxSeen
from casino_qt.tables.blackjack import Question
from casino_qt.windows.standing.standing import Lies, Standing, brought

if TYPE_CHECKING:
    from casino_qt.windows.at_table.blackjack_page import BlackjackPage


class BlackjackStanding(Standing):
    """Of one page."""

    page: BlackjackPage

    def __init__(self, page: BlackjackPage) -> None:
        super().__init__(page)
        self._coup = 0
        self._read: set[tuple[int, int, tuple[Card, ...]]] = set()
        """Hands of coup `_coup`, by box and place in it, that have been told with these cards."""

    def seen(self) -> Sequence[str]:
        """The croupier's cards, and every hand that lies there."""
        now = self.page.scene.told
        told = [self._croupier()] if now.croupier else []
        for number, box in now.lying().items():
            told += self._hands(number, box)
        return told

    def _croupier(self) -> str:
        now = self.page.scene.told
        return words.croupier(now.croupier, now.croupier_total)

    @staticmethod
    def _hands(number: int, box: BoxSeen) -> list[str]:
        lying = [(at, hand) for at, hand in enumerate(box.hands) if hand.cards and not hand.away]
        return [words.hand(number, at, len(box.hands), hand) for at, hand in lying]

    def lies(self) -> Mapping[Hashable, Lies]:
        """The person's stakes and insurances, by box."""
        found: dict[Hashable, Lies] = {}
        for number, box in self.page.scene.told.boxes.items():
            stakes = sum(hand.stake(YOU) for hand in box.hands if not hand.over)
            stake = stakes if box.hands else dict(box.bets).get(YOU, 0)
            insured = dict(box.insurance).get(YOU, 0)
            if stake or insured:
                told = francs(stake) if not insured else f"{francs(stake)}, {_insured(insured)}"
                found[number] = Lies(words.box_name(number), stake + insured, told)
        return found

    def decided(self) -> Hashable:
        """The coup that is over."""
        record = self.page.controller.table.last
        return None if record is None else (record.shoe, record.number)

    def result(self) -> str:
        """What each box brought; what came back of a stake counts against it."""
        record = self.page.controller.table.last
        if record is None or not any(box.shares(YOU) for box in record.boxes):
            return ""
        nets = {
            words.box_name(box.box): sum(share.paid - share.stake for share in box.shares(YOU))
            for box in record.boxes
            if box.shares(YOU)
        }
        won = {name: net for name, net in nets.items() if net > 0}
        lost = {name: -net for name, net in nets.items() if net < 0}
        parts = brought(won, lost, {}, {})
        if not parts:  # the hands of a pair that was split may have gone either way
            alike = all(share.paid == share.stake for box in record.boxes for share in box.shares(YOU))
            parts = [
                QCoreApplication.translate("Standing", "All your stakes came back.")
                if alike
                else QCoreApplication.translate("Standing", "What you won and what you lost are equal.")
            ]
        croupier = sentence(words.croupier(record.dealer, record.dealer_total))
        return " ".join([croupier, *parts, self.money()])

    def news(self) -> str:
        """A hand that was doubled, has gone over, or was never asked for a card: what it came to."""
        told, read = [], self._told_of_coup()
        for number, box in self.page.scene.snapshot.lying().items():
            for at, hand in enumerate(box.hands):
                decided = YOU in box.bettors and (hand.over or hand.stood)
                if decided and (number, at, hand.cards) not in read:
                    read.add((number, at, hand.cards))
                    told.append(sentence(words.hand(number, at, len(box.hands), hand)))
        return " ".join(told)

    def _told_of_coup(self) -> set[tuple[int, int, tuple[Card, ...]]]:
        """What has been told of the coup that lies there; nothing yet of one that was just dealt."""
        coup = self.page.controller.table.coups + self.page.scene.snapshot.dealt
        if coup != self._coup:
            self._coup = coup
            self._read.clear()
        return self._read

    def question(self) -> str:
        """The hand that is asked about, and what the croupier shows."""
        now = self.page.scene.snapshot
        if self.page.controller.question is not Question.DECIDE or now.to_play is None:
            return ""
        number, index = now.to_play
        box = now.boxes[number]
        self._told_of_coup().add((number, index, box.hands[index].cards))
        hand = words.hand(number, index, len(box.hands), box.hands[index])
        return " ".join((sentence(hand), sentence(words.croupier(now.croupier, now.croupier_total))))


def _insured(centimes: int) -> str:
    text = QCoreApplication.translate("Standing", "insured with {amount}")
    return text.format(amount=francs(centimes))
