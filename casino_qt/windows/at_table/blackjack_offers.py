"""What the buttons of a decision at blackjack would do at this moment, and why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import francs
from casino_qt.tables.blackjack import Blackjack, Question
from casino_qt.windows.at_table.refusals import refusal_text
from casino_qt.windows.commands.keyring import keyring

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Offer:
    """What a button would do now: words, key, meaning; `reason` is why it cannot ("" when it can)."""

    words: str
    key: str
    meaning: str
    reason: str = ""


def letter(button: str) -> str:
    """The key of a button.

    None is that of a tool that stood there before the deal, but for doubling: who strikes once more to take a
    chip back must not give up a hand.
    """
    return keyring.key(f"blackjack.{button}")


class Offers:
    """In the order of the buttons: card, stay, double, split, surrender, insure.

    `choosing`: whether these buttons are shown.
    """

    def __init__(self, controller: Blackjack, choosing: Callable[[], bool]) -> None:
        self._controller = controller
        self._choosing = choosing

    def now(self, telling: str) -> list[Offer]:
        """What each button would do; `telling` is why nothing can be done while a coup is told ("" else)."""
        controller = self._controller
        question = None if telling else controller.question
        if question is Question.CARD:
            wait = translate("BlackjackPage", "First the card drawn by mistake must find its place.")
            return [self._accept_offer(), self._decline_offer(), *self._others(wait)]
        if question is Question.ADD and controller.adding is not None:
            wait = translate("BlackjackPage", "Another guest holds this box and decides.")
            return [self._add_offer(controller.adding.stake), self._leave_offer(), *self._others(wait)]
        if question is Question.INSURANCE:
            wait = translate("BlackjackPage", "It is another guest's turn.")
            first = _not(self._hit_offer(), wait)
            return [first, self._go_on_offer(), *self._others(wait)[:-1], self._may_insure(telling)]
        if question is Question.DECIDE:
            return self._decisions()
        wait = telling or translate("BlackjackPage", "It is another guest's turn.")
        stay = _not(self._stand_offer(), wait)
        if not telling and self._choosing():
            stay = self._go_on_offer()  # the disk has failed the others: they try again
        return [_not(self._hit_offer(), wait), stay, *self._others(wait)]

    def _others(self, wait: str) -> list[Offer]:
        offers = (
            self._double_offer(),
            self._split_offer(),
            self._surrender_offer(),
            self._insure_offer(),
        )
        return [_not(offer, wait) for offer in offers]

    def _decisions(self) -> list[Offer]:
        plays = (
            ("hit", self._hit_offer()),
            ("stand", self._stand_offer()),
            ("double", self._double_offer()),
            ("split", self._split_offer()),
            ("surrender", self._surrender_offer()),
        )
        return [*(_not(offer, self._against(play)) for play, offer in plays), self._may_insure("")]

    def _against(self, play: str) -> str:
        """Why a play is refused now; "" when it is not."""
        action = self._controller.would(play)
        refused = None if action is None else self._controller.refusal(action)
        return "" if refused is None else refusal_text(refused)

    def _may_insure(self, telling: str) -> Offer:
        number = self.box_to_insure()
        if number is None:
            table = self._controller.table
            if table.dealer.ace and len(table.dealer.cards) == 1:
                return _not(
                    self._insure_offer(), translate("BlackjackPage", "All that may be insured is insured.")
                )
            reason = translate(
                "BlackjackPage", "There is insurance only while the croupier's one card is an ace."
            )
            return _not(self._insure_offer(), telling or reason)
        offer = self._insure_offer()
        meaning = translate("BlackjackPage", "Box {box}: lay {sum} against the croupier's blackjack").format(
            box=number, sum=francs(self._controller.insurable(number))
        )
        return Offer(offer.words, offer.key, meaning)

    def box_to_insure(self) -> int | None:
        """The box that plays, else the first of those that may be insured."""
        controller = self._controller
        turn = controller.table.to_play
        boxes = [number for number in controller.table.boxes if controller.insurable(number)]
        if turn is not None and turn[0] in boxes:
            return turn[0]
        return boxes[0] if boxes else None

    def possible(self) -> tuple[tuple[Offer, ...], ...]:
        """What each button may ever mean here, button by button."""
        return (
            (self._hit_offer(), self._accept_offer(), self._add_offer(self._controller.options.max)),
            (self._stand_offer(), self._decline_offer(), self._go_on_offer(), self._leave_offer()),
            (self._double_offer(),),
            (self._split_offer(),),
            (self._surrender_offer(),),
            (self._insure_offer(),),
        )

    def _hit_offer(self) -> Offer:
        return Offer(
            translate("BlackjackPage", "Card"), letter("card"), translate("BlackjackPage", "One more card")
        )

    def _stand_offer(self) -> Offer:
        return Offer(
            translate("BlackjackPage", "Stand"),
            letter("stand"),
            translate("BlackjackPage", "No more cards for this hand"),
        )

    def _double_offer(self) -> Offer:
        meaning = translate("BlackjackPage", "Double the stake for exactly one more card")
        return Offer(
            translate("BlackjackPage", "Double", "a decision about a hand"), letter("double"), meaning
        )

    def _split_offer(self) -> Offer:
        meaning = translate("BlackjackPage", "Make two hands of the pair, the same stake on each")
        return Offer(translate("BlackjackPage", "Split"), letter("split"), meaning)

    def _surrender_offer(self) -> Offer:
        meaning = translate("BlackjackPage", "Give the hand up for half of the stake")
        return Offer(translate("BlackjackPage", "Surrender"), letter("surrender"), meaning)

    def _insure_offer(self) -> Offer:
        meaning = translate(
            "BlackjackPage", "Lay as much as the house takes against the croupier's blackjack"
        )
        return Offer(translate("BlackjackPage", "Insure"), letter("insure"), meaning)

    def _accept_offer(self) -> Offer:
        meaning = translate("BlackjackPage", "The card drawn by mistake becomes yours")
        return Offer(translate("BlackjackPage", "Take it"), letter("card"), meaning)

    def _decline_offer(self) -> Offer:
        meaning = translate("BlackjackPage", "The next box is asked whether it wants the card")
        return Offer(translate("BlackjackPage", "Decline"), letter("stand"), meaning)

    def _add_offer(self, stake: int) -> Offer:
        words = translate("BlackjackPage", "Add {sum}").format(sum=francs(stake))
        return Offer(words, letter("card"), translate("BlackjackPage", "Follow the holder of the box"))

    def _leave_offer(self) -> Offer:
        meaning = translate("BlackjackPage", "Your stake rides on as it is")
        return Offer(translate("BlackjackPage", "Add nothing"), letter("stand"), meaning)

    def _go_on_offer(self) -> Offer:
        return Offer(
            translate("BlackjackPage", "Go on"),
            letter("stand"),
            translate("BlackjackPage", "No more insurance"),
        )


def _not(offer: Offer, reason: str) -> Offer:
    """The same, with the reason why it cannot be done ("" when it can)."""
    return Offer(offer.words, offer.key, offer.meaning, reason)
