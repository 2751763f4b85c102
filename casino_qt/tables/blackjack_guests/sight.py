"""What a guest sees when he decides: his own cards, what lies open, the limits, his purse. Never the shoe."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.blackjack.actions import Action, Double, Hit, Split, Stand, Surrender
from casino_qt.rules.blackjack.hand import Hand
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.sight import SeenTable
from casino_qt.rules.cards import Card

_PLAYS: dict[type[Action], str] = {
    Stand: "stand",
    Hit: "hit",
    Double: "double",
    Split: "split",
    Surrender: "surrender",
}


@dataclass(frozen=True, slots=True)
class BettingSight:
    """Between two coups: the plate with the limits, his purse, what the last coup brought him. Centimes."""

    rules: Rules
    purse: int
    last_net: int


@dataclass(frozen=True, slots=True)
class Sight:
    """During a coup: the hand that decides, the croupier's first card, every other card that lies open.

    `plays` are the words of what may be done with the hand (house rules and purse considered).
    """

    rules: Rules
    cards: tuple[Card, ...]
    shown: Card
    others: tuple[Card, ...]
    plays: frozenset[str]

    @property
    def hand(self) -> Hand:
        """The cards, to be added up."""
        hand = Hand()
        for card in self.cards:
            hand.take(card)
        return hand


def betting_sight(table: SeenTable, seat: str) -> BettingSight:
    """What `seat` sees before he bets."""
    last = table.last
    return BettingSight(table.options, table.purse(seat), last.net(seat) if last else 0)


def sight_of(table: SeenTable, box: int, index: int) -> Sight:
    """What everybody sees of a hand of `box`; what may be done with it is the holder's to do."""
    held = table.boxes[box]
    others = [
        card
        for number, other in table.boxes.items()
        for place, hand in enumerate(other.hands)
        if (number, place) != (box, index) and hand.result is None
        for card in hand.cards
    ]
    plays = frozenset(_PLAYS[type(action)] for action in table.legal(held.holder) if type(action) in _PLAYS)
    return Sight(
        table.options,
        held.hands[index].cards,
        table.dealer.cards[0],
        (*others, *table.dealer.cards[1:]),
        plays,
    )
