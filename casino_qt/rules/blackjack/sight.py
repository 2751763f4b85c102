"""What is to be seen of the table, by scenes, guests and the bank. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Mapping

from casino_qt.rules.blackjack import law
from casino_qt.rules.blackjack.actions import (
    YOU,
    Accept,
    Action,
    Decline,
    Double,
    Hit,
    Split,
    Stand,
    Surrender,
)
from casino_qt.rules.blackjack.box import Box
from casino_qt.rules.blackjack.hand import Hand
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.records import CoupRecord
from casino_qt.rules.blackjack.state import Phase, State
from casino_qt.rules.cards import PACK_SIZE, Card
from casino_qt.rules.events import Event
from casino_qt.rules.money import half_up
from casino_qt.rules.shoe import Shoe
from casino_qt.rules.table import GameTable

PACKS = 6
SHOE_SIZE = PACKS * PACK_SIZE
BEHIND_RED = 52
"""So many cards stand behind the red one."""


class SeenTable(GameTable[Action]):
    """The reading half of the table. Boxes and hands it hands out are the table's own: look, do not touch."""

    options: Rules
    _state: State

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Do `action`; the table itself says how."""
        raise NotImplementedError

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        return self._state.phase

    @property
    def boxes(self) -> Mapping[int, Box]:
        """The boxes somebody bets on, by number, in the order of their numbers."""
        return dict(sorted(self._state.boxes.items()))

    @property
    def dealer(self) -> Hand:
        """The croupier's cards."""
        return self._state.dealer

    @property
    def to_play(self) -> tuple[int, int] | None:
        """The box and the hand that must decide; None while bets are taken."""
        return self._state.to_play

    @property
    def asked(self) -> tuple[int, int] | None:
        """The box a card drawn by mistake is offered to, and the hand it would go to."""
        asked = self._state.asked
        return asked[0] if asked else None

    @property
    def on_offer(self) -> Card | None:
        """The card drawn by mistake, while it is offered round."""
        return self._state.slip

    @property
    def last(self) -> CoupRecord | None:
        """The coup that ended last."""
        return self._state.last

    @property
    def coups(self) -> int:
        """Coups ended so far."""
        return self._state.coups

    @property
    def shoe_number(self) -> int:
        """The shoe in use, from 1."""
        return self._state.shoe_number

    @property
    def cards_left(self) -> int:
        """Cards still in the shoe. For the tests and the bank: no scene may show it."""
        state = self._state
        return len(state.shoe.cards) - state.dealt

    @property
    def in_use(self) -> tuple[Shoe, int]:
        """The shoe in use, and how many of its cards have left it: for forking, no scene may show it."""
        return self._state.shoe, self._state.dealt

    @property
    def shoe_fill(self) -> float:
        """How full the shoe looks, from 1 down to 0."""
        return 1 - self._state.dealt / SHOE_SIZE

    @property
    def discards(self) -> int:
        """Cards of this shoe in the discard tray; for the thickness of the pile alone."""
        state = self._state
        lying = len(state.dealer.cards) + (state.slip is not None)
        for box in state.boxes.values():
            lying += sum(len(hand.cards) for hand in box.hands if hand.result is None)
        return state.dealt - lying

    def on_table(self, seat: str = YOU) -> int:
        """All the seat has on the table, insurance included."""
        return sum(box.lying(seat) for box in self._state.boxes.values())

    def engaged(self, seat: str = YOU) -> bool:
        """Whether the seat may not get up: it bets, or a coup is being played."""
        return self._state.phase is not Phase.BETTING or self.on_table(seat) > 0

    def bet_on(self, box: int, seat: str = YOU) -> int:
        """What the seat bet on `box` before the deal."""
        held = self._state.boxes.get(box)
        return held.bets.get(seat, 0) if held is not None else 0

    def insurable(self, box: int, seat: str = YOU) -> int:
        """How much more insurance the seat may lay on `box` now, in centimes, were its purse full."""
        state = self._state
        dealer = state.dealer
        if (
            state.phase is not Phase.PLAYING
            or len(dealer.cards) != 1
            or not dealer.ace
            or box not in state.boxes
        ):
            return 0
        held = state.boxes[box]
        return max(0, half_up(held.live_stake(seat)) - held.insurance.get(seat, 0))

    def legal(self, seat: str = YOU) -> tuple[Action, ...]:
        """What the seat may decide now about the hand to play or the card on offer, and can afford.

        Bets, insurance and slips are not among it.
        """
        state = self._state
        if state.asked:
            box, _ = state.asked[0]
            return (Accept(box, seat), Decline(box, seat)) if state.boxes[box].holder == seat else ()
        if state.to_play is None:
            return ()
        number, index = state.to_play
        box_played = state.boxes[number]
        if box_played.holder != seat:
            return ()
        hand = box_played.hands[index]
        rich = self.purse(seat) >= hand.stakes[seat]
        may: list[Action] = []
        if law.against_stand(hand) is None:
            may.append(Stand(number, index, seat))
        if law.against_hit(hand) is None:
            may.append(Hit(number, index, seat))
        if rich and law.against_double(self.options, hand) is None:
            may.append(Double(number, index, by=seat))
        if rich and law.against_split(box_played, hand) is None:
            may.append(Split(number, index, by=seat))
        if law.against_surrender(self.options, hand, state.dealer.cards[0]) is None:
            may.append(Surrender(number, index, seat))
        return tuple(may)
