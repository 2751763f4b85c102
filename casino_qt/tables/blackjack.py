"""The blackjack table for windows and scenes: rules and bank behind signals and slots.

What a signal reports is already on the disk. Whatever is refused, late, or fails on the disk moves nothing.

Who goes on. After everything the person does, and at the resumption of a coup, the croupier and the other
guests go on by themselves until it is the person's turn again (`question`) or the coup is over: as soon as
the scene has told what came before. What they do together is one durable step and is told by one `happened`.
A crash in between finds them where they were, and they do the same again: their dice are public.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from casino_qt.bank.profile import Profile
from casino_qt.bank.records import Session
from casino_qt.rules.blackjack.actions import (
    Accept,
    Action,
    Bet,
    Deal,
    Decline,
    Double,
    Hit,
    Insure,
    Slip,
    Split,
    Stand,
    Surrender,
    Take,
)
from casino_qt.rules.blackjack.events import CoupEnded
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.records import CoupRecord
from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.blackjack.table import Table
from casino_qt.rules.house_rules import Agreed
from casino_qt.rules.money import half_up
from casino_qt.rules.refused import Refused
from casino_qt.rules.table import YOU
from casino_qt.tables.betting_controller import BettingController
from casino_qt.tables.blackjack_guests import party
from casino_qt.tables.blackjack_guests.roster import BY_SEAT, MOST, ROSTER, Guest
from casino_qt.tables.blackjack_sitting import BlackjackSitting
from casino_qt.tables.moves import Move
from casino_qt.tables.purse_change import PurseChange
from casino_qt.tables.sitting import Played


class Question(Enum):
    """What the table waits for from the person, during a coup."""

    DECIDE = "decide"
    """What to do with the hand to play: `hit`, `stand`, `double_down`, `split`, `surrender`."""
    CARD = "card"
    """Whether the card drawn by mistake is wanted: `accept`, `decline`."""
    INSURANCE = "insurance"
    """Against an ace, before a guest plays: `insure`, then or instead `go_on`."""
    ADD = "add"
    """A guest before whose box the person bets doubles or splits: `add`, or `go_on` without."""


@dataclass(frozen=True, slots=True)
class Adding:
    """What the person is asked to add, in centimes, to a guest's "double" or "split" of a hand."""

    box: int
    hand: int
    play: str
    stake: int


class Blackjack(BettingController):
    """One person at the table. Amounts are centimes, boxes are numbered 1 to 7.

    Constructed from an open profile it resumes an open sitting exactly where it stood; `options` and `seed`
    are for a new one. Raises ProfileError (ProfileDamaged when the stored sitting does not replay).
    """

    seating_changed = Signal()
    """Another guest has sat down, or one has got up: read `seated`."""

    def __init__(
        self,
        profile: Profile,
        options: Rules | None = None,
        seed: str | None = None,
        parent: QObject | None = None,
        past: Session | None = None,
    ) -> None:
        sitting = BlackjackSitting(profile, options, seed, past=past)
        super().__init__(sitting, parent)
        self._sitting: BlackjackSitting = sitting
        self._invited = 0
        self._asked_to_bet: int | None = None  # the coup before which the guests have laid their bets
        self._slipped = "slip" in sitting.since_the_deal()
        self._no_insurance = False
        self._answer: tuple[Adding, bool] | None = None
        self._seated: dict[int, Guest] = {}
        if sitting.untouched:
            self.opening = self.table.opening

    # -- what is to be known -------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The engine, to be read only. A new sitting brings another object: ask each time."""
        return self._sitting.table

    @property
    def options(self) -> Rules:
        """The house rules of this sitting."""
        return self.table.options

    @property
    def history(self) -> list[CoupRecord]:
        """The coups of this shoe."""
        return self._sitting.history

    @property
    def minimum(self) -> int:
        """The least a purse must hold to play on here: two boxes' worth where nobody else has a box."""
        table = self.table
        others = any(box.holder != YOU for box in table.boxes.values())
        others = others or (bool(self.seated) and self._asked_to_bet != table.coups)
        return super().minimum * (2 if table.phase is Phase.BETTING and not others else 1)

    @property
    def question(self) -> Question | None:
        """What the table waits for from the person; None while bets are taken and while others go on."""
        table = self.table
        if table.asked is not None:
            return Question.CARD if table.boxes[table.asked[0]].holder == YOU else None
        if table.to_play is None or self._slip_is_due() or party.insurance(table, self.seal):
            return None
        if table.boxes[table.to_play[0]].holder == YOU:
            return Question.DECIDE
        if not self._no_insurance and any(self.insurable(box) for box in table.boxes):
            return Question.INSURANCE
        return Question.ADD if self.adding is not None else None

    @property
    def adding(self) -> Adding | None:
        """What a guest's double or split asks the person to add, until it is answered."""
        adding = self._adding(party.next_move(self.table, self.seal))
        return None if self._answer is not None and self._answer[0] == adding else adding

    def insurable(self, box: int) -> int:
        """How much more insurance the person can lay on `box` now, the purse considered."""
        return min(self.table.insurable(box), self.purse)

    def most_with(self, play: str) -> int:
        """How much may be insured in the same move as a "double" or "split" of the hand to play."""
        table = self.table
        if table.to_play is None or not table.dealer.ace or len(table.dealer.cards) != 1:
            return 0
        number, index = table.to_play
        box = table.boxes[number]
        stake = box.hands[index].stakes.get(YOU, 0)
        laid = box.insurance.get(YOU, 0)
        most = half_up(box.live_stake(YOU) + stake) - laid
        return max(0, min(most, self.purse - stake))

    def would(self, play: str) -> Action | None:
        """The action the slot for `play` would do now, for `refusal`; None where nothing is decided.

        `play` is "hit", "stand", "double", "split", "surrender", "accept" or "decline".
        """
        table = self.table
        if play in ("accept", "decline"):
            asked = table.asked
            kind = Accept if play == "accept" else Decline
            return kind(asked[0]) if asked is not None else None
        if table.to_play is None:
            return None
        return party.decided(table, play, YOU)

    def to_repeat(self) -> tuple[Action, ...]:
        """What `repeat` would lay: what the last coup was begun with and is missing now."""
        if self.table.phase is not Phase.BETTING:
            return ()
        lacks = {
            box: begun.stake - self.table.bet_on(box) for box, begun in sorted(self._sitting.begun.items())
        }
        return tuple(Bet(box, stake) for box, stake in lacks.items() if stake > 0)

    def to_double(self) -> tuple[Action, ...]:
        """What `double` would lay: each bet once more."""
        if self.table.phase is not Phase.BETTING:
            return ()
        return tuple(Bet(box, bet) for box in self.table.boxes if (bet := self.table.bet_on(box)))

    def to_clear(self) -> tuple[Action, ...]:
        """What `clear` would take: every bet."""
        if self.table.phase is not Phase.BETTING:
            return ()
        return tuple(Take(box) for box in self.table.boxes if self.table.bet_on(box))

    # -- before the deal -----------------------------------------------------------------------------

    @Slot(int, object)
    def bet(self, box: int, centimes: int) -> None:
        """Lay `centimes` more on `box`; while a coup is told the chip comes back as late."""
        if self._showing:
            self.late.emit(box, centimes)
            return
        self._move("bet", str(box), [Bet(box, centimes)])

    @Slot(int)
    def take(self, box: int) -> None:
        """Take the whole bet back from `box`."""
        self._move("take", str(box), [Take(box)])

    @Slot()
    def deal(self) -> None:
        """No more bets: whoever is late lays his, some behind the person, and the cards are dealt."""
        last_bets = self._last_bets() if self.table.phase is Phase.BETTING else []
        self._settle_for(*last_bets, Deal())

    # -- decisions -----------------------------------------------------------------------------------

    @Slot(int, object)
    def insure(self, box: int, centimes: int) -> None:
        """Lay `centimes` more as insurance of the person's stake on `box`."""
        if not self._held(Insure(box, centimes)):
            self._settle_for(Insure(box, centimes))

    @Slot()
    def hit(self) -> None:
        """One more card."""
        self._decide("hit")

    @Slot()
    def stand(self) -> None:
        """No more cards."""
        self._decide("stand")

    @Slot()
    def double_down(self, insure: int = 0) -> None:
        """Double the stake for exactly one card; `insure` raises the insurance in the same move."""
        self._decide("double", insure)

    @Slot()
    def split(self, insure: int = 0) -> None:
        """Make two hands of the pair; `insure` raises the insurance in the same move."""
        self._decide("split", insure)

    @Slot()
    def surrender(self) -> None:
        """Give the hand up for half of the stake."""
        self._decide("surrender")

    @Slot()
    def accept(self) -> None:
        """Take the card drawn by mistake."""
        self._decide("accept")

    @Slot()
    def decline(self) -> None:
        """Do not take the card drawn by mistake."""
        self._decide("decline")

    @Slot()
    def add(self) -> None:
        """Add the stake to a guest's double or split."""
        self._answer_adding(True)

    @Slot()
    def go_on(self) -> None:
        """No (more) insurance; or the stake behind a guest rides on as it is.

        Where nothing is asked the others try once more to go on: the disk may have failed them.
        """
        if self._showing:
            return
        question = self.question
        if question is Question.INSURANCE:
            self._no_insurance = True
        elif question is Question.ADD:
            self._answer_adding(False)
            return
        self._others_go_on()

    def _answer_adding(self, added: bool) -> None:
        adding = self.adding
        if not self._showing and adding is not None and self.question is Question.ADD:
            self._answer = (adding, added)
            self._others_go_on()

    def _decide(self, play: str, insure: int = 0) -> None:
        if play in ("accept", "decline"):
            action = self.would(play)
            missing = "no_card_on_offer"
        else:
            to_play = self.table.to_play
            action = None if to_play is None else party.decided(self.table, play, YOU, insure)
            missing = "not_dealt"
        if action is None:
            self.refused.emit(Refused(missing))
        elif not self._held(action):
            self._settle_for(action)

    # -- the croupier and the other guests -------------------------------------------------------------

    @property
    def guests(self) -> tuple[Guest, ...]:
        """Those who are invited to this table."""
        return ROSTER[: self._invited]

    @property
    def seated(self) -> dict[int, Guest]:
        """Who sits before which box now; at a table of the past, whoever has one: more is not recorded."""
        if self.past:
            return {n: BY_SEAT[box.holder] for n, box in self.table.boxes.items() if box.holder in BY_SEAT}
        return party.seated(self._invited, self.seal, self.table.coups)

    @Slot(int)
    def seat_guests(self, count: int) -> None:
        """Invite so many others, 0 to 5; who is not invited any more plays this coup and gets up.

        Raises ValueError.
        """
        if not 0 <= count <= MOST:
            raise ValueError(f"0 to {MOST} guests")
        self._invited = count
        self._asked_to_bet = None
        self._others_go_on()

    @Slot()
    def sit_down(self) -> None:
        """The person is at this table again, and the others go on."""
        super().sit_down()
        self._others_go_on()

    def _all_told(self) -> None:
        self._others_go_on()

    def _others_go_on(self) -> None:
        """What is due from the croupier and the guests, once what came before has been told."""
        if self._showing:
            return
        if self._seated != self.seated:
            self._seated = self.seated
            self.seating_changed.emit()
        if self.past:
            return
        actions: Sequence[party.Move] = ()
        if self.table.phase is not Phase.BETTING:
            actions = self._until_the_person()
        elif self._asked_to_bet != self.table.coups:
            here = self.seated
            actions = gone = party.leaving(self.table, here)
            # Bets come before the person has moved, or at the deal: undoing never meets a guest's chips.
            # Who has got up does not wait: a stake without its guest would look as if it occupied a box.
            if gone or not self.undo_stack.count():
                self._asked_to_bet = self.table.coups
                actions = [*gone, *party.bets(self.table, here, self.seal)]
        played = self._play(actions) if actions else None
        if played is not None:
            self._tell(played)
            self.undo_stack.clear()
            self._others_go_on()

    def _settle_for(self, *actions: Any) -> None:
        super()._settle_for(*actions)
        self._others_go_on()

    def _last_bets(self) -> list[party.Move]:
        """What the guests do when the cards are about to be dealt; the table is then as it was."""
        table, here, moves = self.table, self.seated, list[party.Move]()
        before = table.checkpoint()

        def do(found: list[party.Move]) -> None:
            for move in found:
                if isinstance(move, PurseChange):
                    table.change_purse(move.change, move.by)
                else:
                    table.apply(move)
            moves.extend(found)

        try:
            do(party.leaving(table, here))
            if self._asked_to_bet != table.coups:
                do(party.bets(table, here, self.seal))
            do(party.bets_behind(table, here, self.seal))
        finally:
            table.restore(before)
        return moves

    def _until_the_person(self) -> list[Action]:
        """All the others do in this coup before the person is asked; the table is then as it was."""
        table, actions = self.table, list[Action]()
        here, slipped, answer = table.checkpoint(), self._slipped, self._answer
        try:
            while (action := self._next_of_the_others()) is not None:
                table.apply(action)
                actions.append(action)
        finally:
            table.restore(here)
            self._slipped, self._answer = slipped, answer
        return actions

    def _next_of_the_others(self) -> Action | None:
        if self._slip_is_due():
            self._slipped = True
            return Slip()
        if (insured := party.insurance(self.table, self.seal)) is not None:
            return insured
        if self.question is not None:
            return None
        action = party.next_move(self.table, self.seal)
        adding = self._adding(action)
        if adding is not None and self._answer is not None and isinstance(action, Double | Split):
            added, self._answer = self._answer[1], None
            return action if added else party.leave_out(action, YOU)
        return action

    def _slip_is_due(self) -> bool:
        table = self.table
        if self._slipped or table.to_play is None or table.asked or len(table.dealer.cards) != 1:
            return False
        return table.to_play[0] == party.slip_at(table, self.seal)

    def _adding(self, action: Action | None) -> Adding | None:
        """What the person might add to a guest's action."""
        if not isinstance(action, Double | Split) or action.hand is None or action.by == YOU:
            return None
        stake = self.table.boxes[action.box].hands[action.hand].stakes.get(YOU, 0)
        if not stake or YOU in action.without:
            return None
        return Adding(action.box, action.hand, "double" if isinstance(action, Double) else "split", stake)

    def _tell(self, played: Played[Action]) -> None:
        for action in played.actions:
            if isinstance(action, Deal):
                self._slipped = self._no_insurance = False
                self._answer = None
            elif isinstance(action, Slip):
                self._slipped = True
            elif isinstance(action, Hit | Stand | Double | Split | Surrender):
                if action.by == YOU:
                    self._no_insurance = True  # who has gone on playing has had the time to insure
                else:
                    self._answer = None
        if any(isinstance(event, CoupEnded) for event in played.events):
            self._asked_to_bet = None
        super()._tell(played)

    # -- sittings ------------------------------------------------------------------------------------

    def new_sitting(self, options: Agreed | None = None, seed: str | None = None) -> bool:
        """Leave this sitting for a new one. False during a coup and while a bet of the person lies there."""
        if not super().new_sitting(options, seed):
            return False
        self._asked_to_bet = None
        self._others_go_on()
        return True

    # -- texts ---------------------------------------------------------------------------------------

    def _spoken(self, spot: str) -> str:
        return spot

    def _text(self, move: Move) -> str:
        texts = {
            "bet": self.tr("bet on box {spot}"),
            "take": self.tr("taking back from box {spot}"),
            "clear": self.tr("clearing the boxes"),
            "repeat": self.tr("repeated bets"),
            "double": self.tr("doubled bets"),
        }
        return texts[move.kind].format(spot=move.spot)
