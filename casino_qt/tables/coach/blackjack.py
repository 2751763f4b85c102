"""The decisions at blackjack: the hand to play, and its insurance against the croupier's ace."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from casino_qt.odds.advice import blackjack
from casino_qt.odds.advice.advice import Json
from casino_qt.odds.blackjack.decision import OwnHand
from casino_qt.rules.blackjack.actions import YOU, Double, Hit, Insure, Split, Stand, Surrender
from casino_qt.tables.blackjack import Blackjack, Question
from casino_qt.tables.coach.study import Decision

PLAYS: dict[type, str] = {
    Hit: "hit",
    Stand: "stand",
    Double: "double",
    Split: "split",
    Surrender: "surrender",
}
"""What the person may decide, by the words of the advice."""


class BlackjackStudy:
    """The boxes the person holds, and those the person bets on behind others, for the insurance."""

    def __init__(self, controller: Blackjack) -> None:
        self._controller = controller

    def general(self) -> Json:
        """Sixteen against a ten: the hand that is hardest to decide."""
        return blackjack.hand(self._controller.options, OwnHand((6, 10)), 10, ("hit", "stand"))

    def due(self) -> Sequence[Decision]:
        """The hand to play; where the croupier shows an ace, the insurance of what may be insured too."""
        controller = self._controller
        if controller.question not in (Question.DECIDE, Question.INSURANCE):
            return ()
        hand = [self._hand()] if controller.question is Question.DECIDE else []
        boxes = [number for number in controller.table.boxes if controller.insurable(number)]
        insurances = [self._insurance(number, blackjack.MOST_INSURED) for number in boxes]
        return [decision for decision in (*hand, *insurances) if decision is not None]

    def made(self, actions: Sequence[Any]) -> Sequence[tuple[Decision, str]]:
        """A play of the person's own hand; a stake on insurance, by itself or with a double or a split."""
        found: list[tuple[Decision | None, str]] = []
        for action in actions:
            if getattr(action, "by", "") != YOU:
                continue
            if isinstance(action, Insure):
                found.append((self._insured(action.box, action.stake), blackjack.INSURED))
            elif type(action) in PLAYS:
                found.append((self._hand(), PLAYS[type(action)]))
                if isinstance(action, Double | Split) and action.insure:
                    found.append((self._insured(action.box, action.insure), blackjack.INSURED))
        return [(decision, played) for decision, played in found if decision is not None]

    def _hand(self) -> Decision | None:
        """The hand to play; None where only one thing can be done with it."""
        table = self._controller.table
        plays = [PLAYS[type(action)] for action in table.legal() if type(action) in PLAYS]
        if table.to_play is None or len(plays) < 2:
            return None
        number, index = table.to_play
        own = OwnHand.at(table.boxes[number], index)
        asked = blackjack.hand(self._controller.options, own, table.dealer.cards[0].value, plays)
        return Decision(asked, f"{number}/{index}")

    def _insured(self, number: int, centimes: int) -> Decision | None:
        live = self._controller.table.boxes[number].live_stake(YOU)
        return self._insurance(number, Fraction(centimes, live)) if live else None

    def _insurance(self, number: int, part: Fraction) -> Decision:
        cards = [card.value for hand in self._controller.table.boxes[number].hands for card in hand.cards]
        return Decision(blackjack.insure(cards, part), str(number))
