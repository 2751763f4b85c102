"""The table: a deterministic machine that answers each action with what a spectator would see."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from casino_qt.rules.cards import Card
from casino_qt.rules.chance import Chance
from casino_qt.rules.events import Event
from casino_qt.rules.refused import Refused
from casino_qt.rules.shoe import Shoe
from casino_qt.rules.table import Account
from casino_qt.rules.table import Checkpoint as Checkpoint
from casino_qt.rules.trente_et_un.actions import YOU, Action, Deal, Draw, Stand
from casino_qt.rules.trente_et_un.agreement import RESULT, Agreement
from casino_qt.rules.trente_et_un.events import (
    BankerOpened,
    BankPassed,
    CardDealt,
    CardDrawn,
    HandOpened,
    NaturalShown,
    PackCut,
    PackLaidAside,
    PackRanOut,
    PackShuffled,
    Passing,
    ReachedThirtyOne,
    RoundEnded,
    SaidBy,
    Stood,
    TaliaEnded,
    Tie,
    TokensPaid,
    TurnCame,
    WentOver,
    Why,
)
from casino_qt.rules.trente_et_un.hands import DEALT, LIMIT, Hand
from casino_qt.rules.trente_et_un.records import RoundRecord
from casino_qt.rules.trente_et_un.sight import SeenTable
from casino_qt.rules.trente_et_un.state import State, Tenure

NO_CARDS = Shoe((), scripted=True)  # what comes when a script has written no further list


class Table(SeenTable):
    """Тридцать одно (house rules, section 3). Results pass from purse to purse; the house has no part in it.

    Amounts are centimes where they are not called tokens. Every seat starts with the same purse. `opening`
    is what is seen before the first action. When a round has ended its cards lie until the next deal.
    """

    def __init__(self, agreement: Agreement, chance: Chance, purse: int) -> None:
        accounts = {seat: Account() for seat in agreement.seats}
        shoe = chance.next_shoe(agreement.packs)
        super().__init__(State(accounts=accounts, shoe=shoe, banker=agreement.banker), chance, purse)
        self.agreement = agreement
        self._chance = chance
        self.opening = self._cut()

    # What may be done.

    def legal(self, seat: str = YOU) -> tuple[Action, ...]:
        """What `seat` may do now. Dealing is the banker's."""
        candidates: tuple[Action, ...] = ()
        if self._state.to_act is None and seat == self._state.banker:
            candidates = (Deal(),)
        elif self._state.to_act == seat:
            candidates = (Draw(seat), Stand(seat))
        return tuple(action for action in candidates if self._why_not(action) is None)

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Do `action` and return what is seen, in order. Raises Refused; then nothing has changed."""
        refused = self._why_not(action)
        if refused is not None:
            raise refused
        match action:
            case Deal():
                events = self._deal()
            case Draw(by):
                events = self._draw(by)
            case Stand(by):
                events = self._stand(by)
            case _:
                assert_never(action)
        if self._state.to_act is None:
            self._end_round(events)
        else:
            self._note(events)
        return tuple(events)

    def _why_not(self, action: Action) -> Refused | None:
        state = self._state
        if isinstance(action, Deal):
            return self._why_no_deal()
        if state.to_act is None:
            return Refused("deal_first")
        if action.by != state.to_act:
            return Refused("not_your_turn")
        if (
            isinstance(action, Draw)
            and not self.cards_left
            and (state.shoe.scripted or not state.round_start)
        ):
            return Refused("out_of_cards")
        return None

    def _why_no_deal(self) -> Refused | None:
        agreed = self.agreement
        if self._state.to_act is not None:
            return Refused("round_on")
        if self.cards_left < DEALT * len(agreed.seats):
            return Refused("out_of_cards")
        if not self.covers(self.banker):
            return Refused("bank_not_covered", needed=agreed.cover, purse=self.purse(self.banker))
        poorest = min(self.purse(seat) for seat in agreed.seats)
        if poorest < agreed.price:
            return Refused("price_not_covered", needed=agreed.price, purse=poorest)
        return None

    # The pack.

    def _cut(self) -> tuple[Event, ...]:
        """A fresh pack is shown, and cut by a guest; a script writes what comes after that."""
        size = self.agreement.pack_size
        at = self._chance.cut_by_guest(size)
        self._state.shoe = self._state.shoe.cut(at)
        return (PackShuffled(self._state.pack_number, size, self.deck), PackCut(at, size))

    def _next_pack(self) -> list[Event]:
        """The pack is laid aside, and the next one taken. A script may have written none: then none comes."""
        state = self._state
        aside = PackLaidAside(state.pack_number, self.deck)
        if self._chance.has_next():
            state.shoe = self._chance.next_shoe(self.agreement.packs)
        else:
            state.shoe = NO_CARDS
        state.pack_number += 1
        state.dealt = state.round_start = 0
        state.ran_out = False
        return [aside, *self._cut()]

    def _top_card(self, events: list[Event]) -> Card:
        """The next card; where there is none, the cards of the earlier rounds are shuffled first."""
        state = self._state
        if not self.cards_left:
            state.shoe = self._chance.shuffled_again(state.shoe.cards[: state.round_start])
            state.dealt = state.round_start = 0
            state.ran_out = True
            events.append(PackRanOut(len(state.shoe.cards)))
        state.dealt += 1
        return state.shoe.cards[state.dealt - 1]

    # The round.

    def _deal(self) -> list[Event]:
        state = self._state
        order, banker = self.order, state.banker
        state.round_start = state.dealt
        state.ended = None
        events: list[Event] = [SaidBy("mises_convenues", seat=banker)]
        cards = state.shoe.cards[state.dealt : state.dealt + DEALT * len(order)]
        state.dealt += len(cards)
        events += [CardDealt(order[index % len(order)], card) for index, card in enumerate(cards)]
        state.hands = {seat: Hand(cards[place :: len(order)]) for place, seat in enumerate(order)}
        state.results = dict.fromkeys(self.agreement.seats, 0)
        self._show_naturals(order, events)
        if not state.hands[banker].natural:
            self._ask_from(0, events)
        return events

    def _show_naturals(self, order: tuple[str, ...], events: list[Event]) -> None:
        """A dealt 31 is paid at once, unless the banker has one too: then all others pay him."""
        state = self._state
        bank_has_it = state.hands[state.banker].natural
        price = self.options.natural
        for seat in order:
            if state.hands[seat].natural:
                state.hands[seat] = replace(state.hands[seat], opened=True, out=True)
                events += [SaidBy("trente_et_un", seat=seat), NaturalShown(seat, state.hands[seat].cards)]
                if not bank_has_it:
                    events.append(self._pay(state.banker, seat, price, Why.DEALT_31))
        for seat in order[:-1] if bank_has_it else ():
            if state.hands[seat].natural:
                events.append(Tie(seat, LIMIT, dealt=True))
            else:
                events.append(self._pay(seat, state.banker, price, Why.DEALT_31))

    def _ask_from(self, place: int, events: list[Event]) -> None:
        """The next who is still in is asked; when no punter is left in, nobody."""
        state, order = self._state, self.order
        state.to_act = None
        if all(state.hands[seat].out for seat in order[:-1]):
            return
        state.to_act = next(seat for seat in order[place:] if not state.hands[seat].out)
        events.append(TurnCame(state.to_act))

    def _draw(self, seat: str) -> list[Event]:
        state = self._state
        events: list[Event] = [SaidBy("carte", seat=seat)]
        card = self._top_card(events)
        hand = replace(state.hands[seat], cards=(*state.hands[seat].cards, card))
        events.append(CardDrawn(seat, card))
        if hand.total < LIMIT:
            state.hands[seat] = hand
            return events
        state.hands[seat] = replace(hand, opened=True)
        if hand.bust:
            self._went_over(seat, events)
        else:
            events.append(ReachedThirtyOne(seat, hand.cards))
            self._finish(seat, events)
        return events

    def _went_over(self, seat: str, events: list[Event]) -> None:
        state = self._state
        hand = state.hands[seat]
        events += [SaidBy("creve", seat=seat), WentOver(seat, hand.cards, hand.total)]
        if seat != state.banker:
            state.hands[seat] = replace(hand, out=True)
            events.append(self._pay(seat, state.banker, RESULT, Why.OVER))
            self._ask_from(self.order.index(seat) + 1, events)
            return
        events.append(SaidBy("la_banque_paie_tous", seat=seat))
        events += [self._pay(seat, punter, RESULT, Why.BANKER_OVER) for punter in self._still_in()]
        state.to_act = None

    def _stand(self, seat: str) -> list[Event]:
        events: list[Event] = []
        if seat != self._state.banker:
            events += [SaidBy("assez", seat=seat), Stood(seat)]
        self._finish(seat, events)
        return events

    def _finish(self, seat: str, events: list[Event]) -> None:
        """The seat has all it wants: the next is asked, and after the banker all is opened."""
        if seat == self._state.banker:
            self._open_all(events)
        else:
            self._ask_from(self.order.index(seat) + 1, events)

    def _still_in(self) -> list[str]:
        return [seat for seat in self.order[:-1] if not self._state.hands[seat].out]

    def _open_all(self, events: list[Event]) -> None:
        state = self._state
        banker = state.banker
        own = state.hands[banker]
        events += [SaidBy("sur_les_siennes", seat=banker), BankerOpened(banker, own.cards, own.total)]
        state.hands[banker] = replace(own, opened=True)
        for seat in self._still_in():
            hand = state.hands[seat]
            state.hands[seat] = replace(hand, opened=True)
            events.append(HandOpened(seat, hand.cards, hand.total, own.total))
            if hand.total < own.total:
                events.append(self._pay(seat, banker, RESULT, Why.BANKER_HAS_MORE))
            elif hand.total > own.total:
                events.append(self._pay(banker, seat, RESULT, Why.BANKER_HAS_LESS))
            else:
                events += [SaidBy("paye_en_cartes", seat=banker), Tie(seat, own.total)]
        state.to_act = None

    def _pay(self, payer: str, payee: str, tokens: int, why: Why) -> TokensPaid:
        centimes = tokens * self.agreement.token
        self._book(payer, put_in=centimes)
        self._book(payee, taken_out=centimes)
        self._state.results[payer] -= tokens
        self._state.results[payee] += tokens
        return TokensPaid(payer, payee, tokens, centimes, why)

    # The end of a round, of a talia, of a bank.

    def _end_round(self, events: list[Event]) -> None:
        """What ends with this round, added to `events`; then the table waits for the next deal."""
        state, agreed = self._state, self.agreement
        banker = state.banker
        state.rounds += 1
        results = tuple(state.results.items())
        state.tenure = Tenure(state.tenure.rounds + 1, state.tenure.tokens + state.results[banker])
        events.append(RoundEnded(state.rounds, banker, results))
        talia, tenure = state.talia, state.tenure
        over = state.ran_out or agreed.pack_size - state.dealt < agreed.least_for_a_round
        if over:
            events += [
                SaidBy("taille_finie", seat=banker),
                TaliaEnded(talia, banker, tenure.rounds, tenure.tokens),
            ]
            state.talia += 1
            state.tenure, state.ended = Tenure(), tenure
        state.banker = self._next_banker(talia_over=over)
        if state.banker != banker:
            turn = over and agreed.rules.bank == "rotates"
            why = Passing.TALIA_OVER if turn else Passing.NOT_COVERED
            events += [
                SaidBy("la_banque_passe", seat=banker),
                BankPassed(banker, state.banker, why, tenure.rounds, tenure.tokens),
            ]
            state.tenure, state.ended = Tenure(), tenure
        self._note(events)
        state.last = RoundRecord(
            state.rounds,
            talia,
            banker,
            tuple((seat, state.hands[seat]) for seat in agreed.seats),
            results,
            agreed.token,
            over,
            state.banker,
            state.said,
        )
        state.said = ()
        used_up = state.shoe.scripted and not self.cards_left and self._chance.has_next()
        if over or used_up:
            events += self._next_pack()

    def _next_banker(self, *, talia_over: bool) -> str:
        """Where the bank goes: to the right after a talia that rotates, past whoever cannot cover it.

        If nobody can, it stays.
        """
        banker = self._state.banker
        right = self.agreement.from_the_right_of(banker)
        turns = talia_over and self.options.bank == "rotates"
        candidates = right if turns else (banker, *right)
        return next((seat for seat in candidates if self.covers(seat)), banker)
