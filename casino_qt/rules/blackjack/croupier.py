"""What the croupier does: shoe, cards, payments, the end of a coup. Nobody decides anything here."""

from __future__ import annotations

from functools import cache

from casino_qt.rules.blackjack import settlement
from casino_qt.rules.blackjack.box import Box
from casino_qt.rules.blackjack.events import (
    CardDealt,
    CoupEnded,
    CutCardSeen,
    HandOver,
    HandSettled,
    InsuranceSettled,
    Result,
    SaidOf,
    Share,
    ShoeCut,
    ShoeShuffled,
)
from casino_qt.rules.blackjack.hand import Hand, Status
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.records import BoxRecord, CoupRecord, HandRecord
from casino_qt.rules.blackjack.sight import BEHIND_RED, PACKS, SHOE_SIZE, SeenTable
from casino_qt.rules.blackjack.state import Phase, State
from casino_qt.rules.cards import Card
from casino_qt.rules.chance import Chance
from casino_qt.rules.events import Event, Said
from casino_qt.rules.refused import Refused

DEALER_STANDS = 17


class CroupiersTable(SeenTable):
    """The table as far as the croupier has it in his hands. What is seen meanwhile is put into `_seen`."""

    def __init__(self, rules: Rules, chance: Chance, purse: int) -> None:
        super().__init__(State(shoe=chance.next_shoe(PACKS)), chance, purse)
        self.options = rules
        self._chance = chance
        self._seen: list[Event] = []
        self._present_shoe()
        self._say("faites_vos_jeux")
        self.opening = tuple(self._seen)

    # The shoe.

    def _present_shoe(self) -> None:
        """A new shoe is shown, and another guest cuts it."""
        state = self._state
        at = self._chance.cut_by_guest(SHOE_SIZE)
        state.shoe = state.shoe.cut(at)
        state.dealt = 0
        self._seen += [ShoeShuffled(state.shoe_number, SHOE_SIZE), ShoeCut(at, SHOE_SIZE, by_guest=True)]

    def _shoe_is_over(self) -> bool:
        if self._state.shoe.scripted:
            return not self.cards_left and self._chance.has_next()
        return self.cards_left <= BEHIND_RED

    def _draw(self) -> Card:
        state = self._state
        cards = state.shoe.cards
        if state.dealt >= len(cards):
            raise Refused("out_of_cards")
        state.dealt += 1
        return cards[state.dealt - 1]

    def _after_draw(self) -> None:
        state = self._state
        if len(state.shoe.cards) - state.dealt == BEHIND_RED and not state.shoe.scripted:
            self._seen.append(CutCardSeen())

    def _lay(self, number: int | None, index: int, hand: Hand, sideways: bool = False) -> None:
        """A card from the shoe to a hand; the croupier's has no number."""
        card = self._draw()
        hand.take(card)
        self._seen.append(CardDealt(number, index, card, hand.total, hand.soft, sideways))
        self._after_draw()

    # The end of a coup.

    def _end(self) -> None:
        """The croupier draws as far as anything depends on it, and everything is settled."""
        state = self._state
        dealer = state.dealer
        waiting = [hand for box in state.boxes.values() for hand in box.hands if hand.status is Status.STOOD]
        if any(not hand.blackjack for hand in waiting):
            while dealer.total < DEALER_STANDS:
                self._lay(None, 0, dealer)
        elif len(dealer.cards) == 1 and (waiting or any(box.insurance for box in state.boxes.values())):
            self._lay(None, 0, dealer)
        if dealer.blackjack:
            self._say_of(None, "blackjack")
        elif dealer.bust:
            self._say("la_banque_saute")
        insurances = {number: self._settle_insurance(number, box) for number, box in state.boxes.items()}
        for number, box in state.boxes.items():
            self._settle(number, box)
        state.coups += 1
        self._seen.append(CoupEnded(state.coups, dealer.total, dealer.blackjack))
        self._keep(insurances)
        state.phase, state.boxes, state.dealer = Phase.BETTING, {}, Hand()
        if self._shoe_is_over():
            state.shoe = self._chance.next_shoe(PACKS)
            state.shoe_number += 1
            self._present_shoe()
        self._say("faites_vos_jeux")

    def _settle_insurance(self, number: int, box: Box) -> tuple[Share, ...]:
        if not box.insurance:
            return ()
        shares = settlement.insurance(box.insurance, self._state.dealer.blackjack)
        box.insurance = {}
        self._move(shares)
        self._seen.append(InsuranceSettled(number, shares))
        return shares

    def _settle(self, number: int, box: Box) -> None:
        dealer = self._state.dealer
        live = [(index, hand) for index, hand in enumerate(box.hands) if hand.status is Status.STOOD]
        results = [settlement.compare(hand, dealer) for _, hand in live]
        if dealer.blackjack and self.options.dealer_blackjack == "original_only":
            laid = [hand.stakes for _, hand in live]
            shares = settlement.original_only(list(zip(results, laid, strict=True)), box.bets)
        else:
            shares = [
                settlement.shares(result, hand.stakes)
                for result, (_, hand) in zip(results, live, strict=True)
            ]
        for (index, hand), result, share in zip(live, results, shares, strict=True):
            if result is Result.TIE:
                self._say_of(number, "egalite")
            self._over(HandSettled, number, index, hand, result, share)

    def _close(self, kind: type[HandOver], number: int, index: int, hand: Hand, result: Result) -> None:
        self._over(kind, number, index, hand, result, settlement.shares(result, hand.stakes))

    def _over(
        self,
        kind: type[HandOver],
        number: int,
        index: int,
        hand: Hand,
        result: Result,
        shares: tuple[Share, ...],
    ) -> None:
        hand.status, hand.result, hand.shares = Status.OVER, result, shares
        self._move(shares)
        self._seen.append(kind(number, index, result, shares))

    def _move(self, shares: tuple[Share, ...]) -> None:
        """What comes back goes to the purses, the rest is the bank's."""
        for share in shares:
            self._state.house += share.stake - share.paid
            if share.paid:
                self._book(share.seat, taken_out=share.paid)

    def _keep(self, insurances: dict[int, tuple[Share, ...]]) -> None:
        state = self._state
        dealer = state.dealer
        boxes = tuple(
            [
                BoxRecord(
                    number,
                    tuple(box.bets.items()),
                    tuple([_kept(hand) for hand in box.hands]),
                    insurances[number],
                )
                for number, box in state.boxes.items()
            ]
        )
        state.last = CoupRecord(
            state.coups, state.shoe_number, dealer.cards, dealer.total, dealer.blackjack, boxes, state.said
        )
        state.said = ()

    def _say(self, call: str) -> None:
        self._call(_said(call))

    def _say_of(self, box: int | None, call: str) -> None:
        self._call(_said_of(box, call))

    def _call(self, said: Said) -> None:
        self._seen.append(said)
        self._state.said += (said,)


@cache
def _said(call: str) -> Said:
    return Said(call)


@cache
def _said_of(box: int | None, call: str) -> Said:
    return SaidOf(call, box=box)


def _kept(hand: Hand) -> HandRecord:
    if hand.result is None:
        raise ValueError("a hand that is not over has no record")
    return HandRecord(hand.cards, hand.total, hand.result, hand.shares, hand.doubled)
