"""The table: a deterministic machine that answers each action with what a spectator would see."""

from __future__ import annotations

from functools import cache
from typing import assert_never

from casino_qt.rules.blackjack import law
from casino_qt.rules.blackjack.actions import (
    BETTORS,
    BOXES,
    Accept,
    Action,
    Bet,
    Deal,
    Decision,
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
from casino_qt.rules.blackjack.box import Box
from casino_qt.rules.blackjack.croupier import CroupiersTable
from casino_qt.rules.blackjack.events import (
    BetLaid,
    BoxChangedHolder,
    Busted,
    CardDealt,
    Doubled,
    HandSplit,
    Insured,
    PaidAtOnce,
    Result,
    SlipAccepted,
    SlipDeclined,
    SlipDrawn,
    SlipOffered,
    SlipToCroupier,
    Stood,
    Surrendered,
    Taken,
    ToPlay,
)
from casino_qt.rules.blackjack.hand import BEST, Hand, Status
from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.cards import Card
from casino_qt.rules.events import Event, Said
from casino_qt.rules.money import half_up
from casino_qt.rules.refused import Refused

PAID_AT_ONCE = range(2, 10)
"""What the croupier must show for a blackjack to be paid before anybody plays."""

_MOST_DRAWN = 60
"""More cards than any one action may draw: with as many in the shoe none can be lacking."""


class Table(CroupiersTable):
    """Blackjack (house rules, section 4) for any number of seats on seven boxes, with one bank.

    Amounts are centimes. Every seat starts with the same purse. `opening` is what is seen before the first
    action.
    """

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Do `action` and return what is seen, in order. Raises Refused; then nothing has changed."""
        self._seen = []
        if self.cards_left >= _MOST_DRAWN:
            self._do(action)
        else:
            before = self.checkpoint()
            try:
                self._do(action)
            except Refused:
                self.restore(before)
                raise
        return tuple(self._seen)

    def _do(self, action: Action) -> None:
        """Everything that may be refused is, before anything changes; only the cards may run out later."""
        if isinstance(action, Stand):
            self._stand(action)
        elif isinstance(action, Hit):
            self._hit(action)
        elif isinstance(action, Bet):
            self._bet(action)
        elif isinstance(action, Deal):
            self._deal()
        elif isinstance(action, Double):
            self._double(action)
        elif isinstance(action, Split):
            self._split(action)
        elif isinstance(action, Surrender):
            self._surrender(action)
        elif isinstance(action, Insure):
            self._insure(action)
        elif isinstance(action, Take):
            self._take(action)
        elif isinstance(action, Slip):
            self._slip()
        elif isinstance(action, Accept):
            self._accept(action)
        elif isinstance(action, Decline):
            self._decline(action)
        else:
            assert_never(action)

    # Before the deal.

    def _open_box(self, number: int) -> Box | None:
        if self._state.phase is not Phase.BETTING:
            raise Refused("cards_are_out")
        if not 1 <= number <= BOXES:
            raise Refused("no_such_box")
        return self._state.boxes.get(number)

    def _bet(self, action: Bet) -> None:
        box = self._open_box(action.box) or Box()
        if action.by not in box.bettors and len(box.bettors) == BETTORS:
            raise Refused("box_full")
        whole = box.bets.get(action.by, 0) + action.stake
        if action.stake < 1 or whole < self.options.min:
            raise Refused("below_minimum", minimum=self.options.min)
        if box.total + action.stake > self.options.max:
            raise Refused("above_maximum", maximum=self.options.max)
        self._must_afford(action.by, action.stake)
        if action.by not in box.bettors:
            box.bettors.append(action.by)
        box.bets[action.by] = whole
        self._state.boxes[action.box] = box
        self._book(action.by, put_in=action.stake)
        place = box.bettors.index(action.by)
        self._seen.append(BetLaid(action.by, action.box, action.stake, place))

    def _take(self, action: Take) -> None:
        box = self._open_box(action.box)
        if box is None or action.by not in box.bets:
            raise Refused("nothing_to_take")
        held = box.holder == action.by
        stake = box.bets.pop(action.by)
        box.bettors.remove(action.by)
        self._book(action.by, taken_out=stake)
        self._seen.append(Taken(action.by, action.box, stake))
        if not box.bettors:
            del self._state.boxes[action.box]
        elif held:
            self._seen.append(BoxChangedHolder(action.box, box.holder))

    # The deal.

    def _deal(self) -> None:
        state = self._state
        if state.phase is not Phase.BETTING:
            raise Refused("cards_are_out")
        if len(state.boxes) < 2:
            raise Refused("two_boxes")
        self._say("rien_ne_va_plus")
        state.phase = Phase.PLAYING
        state.boxes = dict(sorted(state.boxes.items()))
        state.dealer = dealer = Hand()
        for number, box in state.boxes.items():
            box.hands = [Hand(stakes=dict(box.bets))]
            self._lay(number, 0, box.hands[0])
        self._lay(None, 0, dealer)
        for number, box in state.boxes.items():
            self._lay(number, 0, box.hands[0])
        if dealer.ace:
            self._say("assurance_offerte")
        for number, box in state.boxes.items():
            if box.hands[0].blackjack:
                self._greet(number, box.hands[0])
        self._next()

    def _greet(self, number: int, hand: Hand) -> None:
        """A blackjack is paid at once or waits for the croupier; against an ace its holder is asked first."""
        self._say_of(number, "blackjack")
        shown = self._state.dealer.cards[0].value
        if shown in PAID_AT_ONCE:
            self._close(PaidAtOnce, number, 0, hand, Result.BLACKJACK)
        elif shown != 1:
            hand.status = Status.STOOD

    # Decisions.

    def _chosen(self, action: Decision) -> tuple[Box, Hand, int]:
        """The box and the hand a decision is about, and the hand's place; or a refusal."""
        state = self._state
        if state.to_play is None:
            raise Refused("not_dealt")
        if state.slip is not None:
            raise Refused("card_on_offer")
        number, index = state.to_play
        if action.box != number or action.hand not in (None, index):
            raise Refused("not_its_turn")
        box = state.boxes[number]
        if box.holder != action.by:
            raise Refused("not_the_holder")
        return box, box.hands[index], index

    def _stand(self, action: Stand) -> None:
        _, hand, index = self._chosen(action)
        _refuse(law.against_stand(hand))
        self._say("reste")
        hand.status = Status.STOOD
        self._seen.append(Stood(action.box, index, by_itself=False))
        self._next()

    def _hit(self, action: Hit) -> None:
        _, hand, index = self._chosen(action)
        _refuse(law.against_hit(hand))
        self._say("carte")
        self._lay(action.box, index, hand)
        self._judge(action.box, index, hand)
        self._next()

    def _double(self, action: Double) -> None:
        box, hand, index = self._chosen(action)
        _refuse(law.against_double(self.options, hand))
        adding = self._adding(box, hand, action)
        self._say("double")
        for seat, stake in adding.items():
            hand.stakes[seat] += stake
            self._book(seat, put_in=stake)
        hand.doubled = True
        self._seen.append(Doubled(action.box, index, tuple(adding.items())))
        self._raise_insurance(action, box)
        self._lay(action.box, index, hand, sideways=True)
        self._judge(action.box, index, hand, last=True)
        self._next()

    def _split(self, action: Split) -> None:
        box, hand, index = self._chosen(action)
        _refuse(law.against_split(box, hand))
        adding = self._adding(box, hand, action)
        self._say("separe")
        aces = hand.cards[0].value == 1
        card = hand.give_second()
        hand.from_split = True
        new = Hand(stakes=dict(adding), from_split=True)
        new.take(card)
        box.hands.insert(index + 1, new)
        for seat, stake in adding.items():
            self._book(seat, put_in=stake)
        self._seen.append(HandSplit(action.box, index, index + 1, card, tuple(adding.items())))
        self._raise_insurance(action, box)
        self._lay(action.box, index, hand)
        self._judge(action.box, index, hand, last=aces)
        self._next()

    def _surrender(self, action: Surrender) -> None:
        _, hand, index = self._chosen(action)
        _refuse(law.against_surrender(self.options, hand, self._state.dealer.cards[0]))
        self._say("abandon")
        self._close(Surrendered, action.box, index, hand, Result.SURRENDER)
        self._next()

    def _judge(self, number: int, index: int, hand: Hand, last: bool = False) -> None:
        """After a card: over 21 is lost at once; 21 stands by itself, as does a hand that gets no more."""
        if hand.bust:
            self._say("creve")
            self._close(Busted, number, index, hand, Result.BUST)
        elif last or hand.total == BEST:
            hand.status = Status.STOOD
            self._seen.append(Stood(number, index, by_itself=True))

    def _adding(self, box: Box, hand: Hand, action: Double | Split) -> dict[str, int]:
        """Who lays his stake on this hand once more; a bettor behind who declines or cannot pay does not."""
        named: set[str] = set()
        for seat in action.without:
            if seat in named:
                raise Refused("named_twice", seat=seat)
            if seat not in box.bettors[1:]:
                raise Refused("not_behind", seat=seat)
            named.add(seat)
        holder = box.holder
        stake = hand.stakes[holder]
        if action.insure:
            self._must_be_insurable(box, holder, action.insure, box.live_stake(holder) + stake)
        self._must_afford(holder, stake + action.insure)
        return {
            seat: stake
            for seat, stake in hand.stakes.items()
            if seat == holder or (seat not in named and self.purse(seat) >= stake)
        }

    # Insurance.

    def _insure(self, action: Insure) -> None:
        state = self._state
        if state.slip is not None:
            raise Refused("card_on_offer")
        box = state.boxes.get(action.box)
        live = 0 if box is None else box.live_stake(action.by)
        if box is None or not live:
            raise Refused("nothing_to_insure")
        self._must_be_insurable(box, action.by, action.stake, live)
        self._must_afford(action.by, action.stake)
        self._lay_insurance(action.box, box, action.by, action.stake)

    def _must_be_insurable(self, box: Box, seat: str, more: int, base: int) -> None:
        dealer = self._state.dealer
        if self._state.to_play is None or len(dealer.cards) != 1 or not dealer.ace:
            raise Refused("no_insurance")
        left = half_up(base) - box.insurance.get(seat, 0)
        if not 1 <= more <= left:
            raise Refused("insurance_limit", left=max(0, left))

    def _raise_insurance(self, action: Double | Split, box: Box) -> None:
        if action.insure:
            self._lay_insurance(action.box, box, box.holder, action.insure)

    def _lay_insurance(self, number: int, box: Box, seat: str, stake: int) -> None:
        whole = box.insurance.get(seat, 0) + stake
        box.insurance[seat] = whole
        self._book(seat, put_in=stake)
        self._seen.append(Insured(seat, number, stake, whole))

    # A card drawn by mistake.

    def _slip(self) -> None:
        state = self._state
        if not self.options.croupier_slips:
            raise Refused("option_off")
        if state.slip is not None:
            raise Refused("card_on_offer")
        if state.to_play is None or len(state.dealer.cards) != 1:
            raise Refused("no_slip_now")
        self._say("carte_tiree_par_erreur")
        state.slip = self._draw()
        self._seen.append(SlipDrawn(state.slip))
        self._after_draw()
        state.phase = Phase.OFFERING
        state.asked = tuple(self._may_want_it(state.to_play))
        self._offer()

    def _may_want_it(self, to_play: tuple[int, int]) -> list[tuple[int, int]]:
        """From the box to play on, the open hand of each; a blackjack that waits is not asked."""
        first, index = to_play
        wanted = []
        for number, box in self._state.boxes.items():
            place = index if number == first else 0
            hand = box.hands[place]
            if number >= first and hand.status is Status.OPEN and not hand.blackjack:
                wanted.append((number, place))
        return wanted

    def _offer(self) -> None:
        """Ask the next box; when none is left the croupier keeps the card."""
        state = self._state
        if state.asked:
            self._seen.append(SlipOffered(*state.asked[0]))
            return
        card, dealer = self._found_place(), state.dealer
        dealer.take(card)
        self._seen += [
            SlipToCroupier(),
            CardDealt(None, 0, card, dealer.total, dealer.soft, slip=True),
        ]
        self._next()

    def _found_place(self) -> Card:
        state = self._state
        card, state.slip, state.asked, state.phase = state.slip, None, (), Phase.PLAYING
        if card is None:
            raise Refused("no_card_on_offer")
        return card

    def _answering(self, action: Accept | Decline) -> tuple[Hand, int]:
        state = self._state
        if not state.asked:
            raise Refused("no_card_on_offer")
        number, index = state.asked[0]
        if action.box != number:
            raise Refused("not_its_turn")
        box = state.boxes[number]
        if box.holder != action.by:
            raise Refused("not_the_holder")
        return box.hands[index], index

    def _accept(self, action: Accept) -> None:
        hand, index = self._answering(action)
        card = self._found_place()
        self._seen.append(SlipAccepted(action.box, index))
        self._say("carte")
        hand.take(card)
        self._seen.append(CardDealt(action.box, index, card, hand.total, hand.soft, slip=True))
        self._judge(action.box, index, hand)
        self._next()

    def _decline(self, action: Decline) -> None:
        self._answering(action)
        self._state.asked = self._state.asked[1:]
        self._seen.append(SlipDeclined(action.box))
        self._offer()

    # From one decision to the next, and to the end.

    def _next(self) -> None:
        """Ask the next hand; a split hand gets its second card first. With none left the croupier draws."""
        state = self._state
        for number, box in state.boxes.items():
            for index, hand in enumerate(box.hands):
                if hand.status is not Status.OPEN:
                    continue
                if len(hand.cards) == 1:
                    self._lay(number, index, hand)
                    self._judge(number, index, hand, last=hand.cards[0].value == 1)
                    if hand.status is not Status.OPEN:
                        continue
                state.to_play = (number, index)
                total = hand.total
                self._seen.append(ToPlay(number, index, total))
                self._call(_asks(total))
                return
        state.to_play = None
        self._end()


@cache
def _asks(total: int) -> Said:
    return Said("carte_a", (total,))


def _refuse(reason: str | None) -> None:
    if reason is not None:
        raise Refused(reason)
