"""What is to be seen of the table, by scenes, guests and the bank. Nothing here changes anything."""

from __future__ import annotations

from casino_qt.rules.events import Event
from casino_qt.rules.shoe import Shoe
from casino_qt.rules.table import GameTable
from casino_qt.rules.trente_et_un.actions import YOU, Action
from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.rules.trente_et_un.hands import Hand
from casino_qt.rules.trente_et_un.options import Rules
from casino_qt.rules.trente_et_un.records import RoundRecord
from casino_qt.rules.trente_et_un.state import Phase, State, Tenure

DECKS = 2  # sets of packs, used in turn


class SeenTable(GameTable[Action]):
    """The reading half of the table. Amounts are centimes where they are not called tokens."""

    agreement: Agreement
    _state: State

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Do `action`; the table itself says how."""
        raise NotImplementedError

    @property
    def options(self) -> Rules:
        """The house options agreed."""
        return self.agreement.rules

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        return Phase.DEALING if self._state.to_act is None else Phase.PLAYING

    @property
    def banker(self) -> str:
        """Who holds the bank."""
        return self._state.banker

    @property
    def to_act(self) -> str | None:
        """Whose turn it is; None between rounds."""
        return self._state.to_act

    @property
    def order(self) -> tuple[str, ...]:
        """The seats as they are dealt to: from the banker's right, himself last."""
        return self.agreement.from_the_right_of(self._state.banker)

    def hand(self, seat: str = YOU) -> Hand:
        """The cards before `seat`, of this round or, between rounds, of the last one."""
        return self._state.hands.get(seat, Hand())

    def result(self, seat: str = YOU) -> int:
        """Tokens the seat has won or lost in this round so far; between rounds, in the last one."""
        return self._state.results.get(seat, 0)

    @property
    def rounds(self) -> int:
        """Rounds ended so far."""
        return self._state.rounds

    @property
    def talia(self) -> int:
        """The talia being dealt, from 1."""
        return self._state.talia

    @property
    def tenure(self) -> Tenure:
        """What the banker has done with the bank in this talia."""
        return self._state.tenure

    @property
    def ended_tenure(self) -> Tenure | None:
        """What the bank brought whose talia, or time, ended with the last round; None from the next deal."""
        return self._state.ended

    @property
    def pack_number(self) -> int:
        """The pack in use, counted from 1."""
        return self._state.pack_number

    @property
    def deck(self) -> int:
        """Which of the two alternating sets is in use: 0 or 1."""
        return (self._state.pack_number - 1) % DECKS

    @property
    def in_use(self) -> tuple[Shoe, int]:
        """The shoe in use, and how many of its cards have left it: for forking, no scene may show it."""
        return self._state.shoe, self._state.dealt

    @property
    def cards_left(self) -> int:
        """Cards not yet dealt from the pack."""
        return len(self._state.shoe.cards) - self._state.dealt

    @property
    def discards(self) -> int:
        """Cards of this pack from earlier rounds: what would be shuffled if it ran out."""
        return self._state.round_start

    @property
    def last(self) -> RoundRecord | None:
        """The round that ended last."""
        return self._state.last

    def engaged(self, seat: str = YOU) -> bool:
        """Whether the seat plays a round that is not over."""
        return self._state.to_act is not None and seat in self._state.hands

    def at_stake(self, seat: str = YOU) -> int:
        """The most the seat can still lose in this round, in centimes. What it has lost or won already has
        passed from purse to purse.
        """
        if self._state.to_act is None:
            return 0
        reckoned = [one for one, hand in self._state.hands.items() if hand.out]
        return self.agreement.at_stake(seat, self.banker, reckoned)

    def covers(self, seat: str) -> bool:
        """Whether the seat can pay everybody's dealt 31, as a banker must."""
        return self.purse(seat) >= self.agreement.cover
