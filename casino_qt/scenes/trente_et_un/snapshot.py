"""What the table shows at one moment: read from the engine, or carried on from one event to the next.

A tale needs every moment between two states; `after` gives them, and the last of them is what `read` gives.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from casino_qt.art.trente_et_un_places import PACK_LEVELS
from casino_qt.rules.events import Event, Said
from casino_qt.rules.trente_et_un.actions import YOU
from casino_qt.rules.trente_et_un.agreement import RESULT, Agreement
from casino_qt.rules.trente_et_un.events import (
    BankerOpened,
    BankPassed,
    CardDealt,
    CardDrawn,
    HandOpened,
    NaturalShown,
    PackRanOut,
    PackShuffled,
    ReachedThirtyOne,
    RoundEnded,
    TaliaEnded,
    Tie,
    TokensPaid,
    TurnCame,
    WentOver,
)
from casino_qt.rules.trente_et_un.hands import Hand

if TYPE_CHECKING:
    from casino_qt.tables.trente_et_un import TrenteEtUn

AGREED = "mises_convenues"  # said at the beginning of every round
Opened = NaturalShown | WentOver | ReachedThirtyOne | BankerOpened | HandOpened


@dataclass(frozen=True)
class Snapshot:
    """One moment. `seats` begin with the person and go to his right; `on`: a round is being played.

    `dealer` had the bank in the round that is on or lies there. `results` are tokens of that round.
    `strange`: its cards are of the pack before, which has been laid aside already. `ended`: rounds and tokens
    of a bank that has gone on, or of a talia that is over, until the next deal.
    """

    agreement: Agreement
    seats: tuple[str, ...]
    banker: str
    dealer: str
    to_act: str | None
    on: bool
    hands: dict[str, Hand]
    results: dict[str, int]
    purses: dict[str, int]
    tied: frozenset[str]
    size: int
    cards_left: int
    played: int
    strange: bool
    talia: int
    bank_rounds: int
    bank_tokens: int
    ended: tuple[int, int] | None

    def hand(self, seat: str) -> Hand:
        """The cards before `seat`; nothing before the first round."""
        return self.hands.get(seat, Hand())

    @property
    def order(self) -> tuple[str, ...]:
        """The seats as they are dealt to, the banker last."""
        return self.agreement.from_the_right_of(self.banker)

    @property
    def token(self) -> int:
        """What a token is worth, in centimes."""
        return self.agreement.token

    @property
    def started(self) -> bool:
        """Whether a round is on, or has left its cards."""
        return self.on or bool(self.hands)

    def tokens_before(self, seat: str) -> int:
        """Tokens lying before a punter: those his hand is played for, with what it has brought him.

        Nobody's purse has changed by laying them: they are shown before him, and not on his plate. Whoever
        has sold what he had, once nothing of it was at stake any more, has taken these up, too.
        """
        result = self.results.get(seat, 0)
        if not self.started or seat in (self.dealer, self.banker) or result < 0:
            return 0
        lie = RESULT + result
        return lie if lie * self.token <= self.purses[seat] else 0

    def beside(self, seat: str) -> int:
        """What the plate of a seat shows: its purse without what lies before it, in centimes."""
        return self.purses[seat] - self.tokens_before(seat) * self.token

    def in_play(self) -> int:
        """What the person has in play, in centimes: what lies before him, or what the bank he holds can still
        lose, by what has been seen so far."""
        if not (self.banking and self.on):
            return self.tokens_before(YOU) * self.token
        reckoned = {seat for seat, result in self.results.items() if result} | self.tied
        return self.agreement.at_stake(YOU, self.banker, reckoned)

    @property
    def banking(self) -> bool:
        """Whether the person holds the bank."""
        return self.banker == YOU

    @property
    def passed(self) -> bool:
        """Whether the bank has gone on since the round whose cards lie there."""
        return self.banker != self.dealer

    @property
    def asked(self) -> bool:
        """Whether the person's decision is waited for."""
        return self.to_act == YOU

    @property
    def lying(self) -> int:
        """All cards before the seats."""
        return sum(len(hand.cards) for hand in self.hands.values())

    @property
    def known(self) -> bool:
        """Whether the person has looked at his cards by now: his turn has come, or the round is over."""
        if not self.on or self.hand(YOU).opened:
            return True
        order = self.order
        return self.to_act is not None and order.index(YOU) <= order.index(self.to_act)

    @property
    def pack_level(self) -> int:
        return level(self.cards_left, self.size)

    @property
    def played_level(self) -> int:
        return level(self.played, self.size)


def level(cards: int, size: int) -> int:
    """How high a heap of `cards` looks: a card left is seen."""
    return min(PACK_LEVELS, math.ceil(PACK_LEVELS * cards / size))


def read(controller: TrenteEtUn) -> Snapshot:
    """The table as it stands now."""
    table = controller.table
    agreed = table.agreement
    seats = (YOU, *agreed.from_the_right_of(YOU)[:-1])
    hands = {seat: table.hand(seat) for seat in seats if table.hand(seat).cards}
    results = {seat: table.result(seat) for seat in seats}
    on = table.phase.value == "playing"
    last, ended = table.last, table.ended_tenure
    dealer = table.banker if on or last is None else last.banker
    against = hands.get(dealer, Hand())
    tied = {
        seat
        for seat, hand in hands.items()
        if seat != dealer and hand.opened and against.opened and not results[seat] and not hand.bust
    }
    return Snapshot(
        agreement=agreed,
        seats=seats,
        banker=table.banker,
        dealer=dealer,
        to_act=table.to_act,
        on=on,
        hands=hands,
        results=results,
        purses={seat: table.purse(seat) for seat in seats},
        tied=frozenset(tied),
        size=agreed.pack_size,
        cards_left=table.cards_left,
        played=table.discards,
        strange=not on and last is not None and last.talia_over,
        talia=table.talia,
        bank_rounds=table.tenure.rounds,
        bank_tokens=table.tenure.tokens,
        ended=None if ended is None else (ended.rounds, ended.tokens),
    )


def after(now: Snapshot, event: Event) -> Snapshot:
    """The moment after `event`."""
    match event:
        case Said(call=call):
            return _begun(now) if call == AGREED else now
        case PackShuffled(size=size):
            return replace(now, size=size, cards_left=size, played=0, strange=bool(now.hands))
        case CardDealt(seat, card) | CardDrawn(seat, card):
            hand = now.hand(seat)
            held = replace(hand, cards=(*hand.cards, card))
            return replace(now, hands={**now.hands, seat: held}, cards_left=now.cards_left - 1)
        case TokensPaid(payer, payee, tokens, centimes):
            return _paid(now, payer, payee, tokens, centimes)
        case TurnCame(seat):
            return replace(now, to_act=seat)
        case PackRanOut(count):
            return replace(now, cards_left=count, played=0)
        case NaturalShown() | WentOver() | ReachedThirtyOne() | BankerOpened() | HandOpened():
            return _opened(now, event)
        case Tie(seat):
            return replace(now, tied=now.tied | {seat})
        case RoundEnded(results=results):
            won = dict(results)[now.banker]
            rounds, tokens = now.bank_rounds + 1, now.bank_tokens + won
            return replace(now, on=False, to_act=None, bank_rounds=rounds, bank_tokens=tokens)
        case TaliaEnded(number, _, rounds, tokens):
            ended = (rounds, tokens)
            return replace(now, talia=number + 1, bank_rounds=0, bank_tokens=0, ended=ended)
        case BankPassed(taker=taker, rounds=rounds, tokens=tokens):
            return replace(now, banker=taker, bank_rounds=0, bank_tokens=0, ended=(rounds, tokens))
        case _:
            return now


def _begun(now: Snapshot) -> Snapshot:
    """A round begins: the cards of the last are gathered, nobody has won anything."""
    return replace(
        now,
        dealer=now.banker,
        on=True,
        hands={},
        results=dict.fromkeys(now.seats, 0),
        tied=frozenset(),
        played=now.played + (0 if now.strange else now.lying),
        strange=False,
        ended=None,
    )


def _paid(now: Snapshot, payer: str, payee: str, tokens: int, centimes: int) -> Snapshot:
    results, purses = dict(now.results), dict(now.purses)
    results[payer] -= tokens
    results[payee] += tokens
    purses[payer] -= centimes
    purses[payee] += centimes
    return replace(now, results=results, purses=purses)


def _opened(now: Snapshot, event: Opened) -> Snapshot:
    punter = event.seat != now.banker
    out = isinstance(event, NaturalShown) or (isinstance(event, WentOver) and punter)
    hand = replace(now.hand(event.seat), opened=True, out=out)
    return replace(now, hands={**now.hands, event.seat: hand})
