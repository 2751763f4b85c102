"""A hundred thousand coups from seeds: several seats do whatever is legal, under every set of options."""

from __future__ import annotations

import random
from itertools import product

import pytest

from casino_qt.rules.blackjack import notation
from casino_qt.rules.blackjack.actions import (
    BETTORS,
    BOXES,
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
from casino_qt.rules.blackjack.events import CardDealt, CoupEnded, Result, SaidOf, SlipToCroupier, ToPlay
from casino_qt.rules.blackjack.options import DealerBlackjack, Rules, SurrenderOn
from casino_qt.rules.blackjack.records import CoupRecord
from casino_qt.rules.blackjack.sight import SHOE_SIZE
from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.blackjack.table import Table
from casino_qt.rules.chance import SeededChance
from casino_qt.rules.events import Event
from casino_qt.rules.refused import Refused
from tests.rules.blackjack.oracle import assert_settled

COUPS = 4200
PURSE = 10**9
SEATS = ("you", "anna", "boris")
DEALERS: tuple[DealerBlackjack, ...] = ("takes_all", "original_only")
SURRENDERS: tuple[SurrenderOn, ...] = ("hard_12", "hard_12_or_more", "none")
EVERY_RULES = [
    Rules(dealer, after_split, surrender, slips, 500, 5000)
    for dealer, after_split, surrender, slips in product(DEALERS, (True, False), SURRENDERS, (True, False))
]


class Evening:
    """Coup after coup at one table; every accepted action is kept."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.dice = random.Random(seed)
        self.rules = rules
        self.table = Table(rules, SeededChance(f"{seed:x}"), PURSE)

    def act(self, action: Action) -> tuple[Event, ...]:
        return self.table.apply(action)

    def lay_bets(self) -> None:
        """On two to seven boxes one to three seats bet, sometimes one takes it back."""
        dice, table = self.dice, self.table
        for box in dice.sample(range(1, BOXES + 1), dice.choice((2, 2, 2, 3, 3, 4, 7))):
            for seat in dice.sample(SEATS, dice.choice((1, 1, 1, 2, 3))):
                self.act(Bet(box, dice.randint(500, 1600), seat))
        if not dice.randrange(20):
            box, held = dice.choice(list(table.boxes.items()))
            self.act(Take(box, dice.choice(held.bettors)))
        boxes = table.boxes
        if len(boxes) < 2:
            self.act(Bet(next(number for number in range(1, BOXES + 1) if number not in boxes), 501))

    def decision(self) -> Action:
        """Something legal: a slip, insurance, or what the holder may do; bettors behind may stay out."""
        dice, table = self.dice, self.table
        if table.asked:
            number, _ = table.asked
            return dice.choice(table.legal(table.boxes[number].holder))
        assert table.to_play
        number, index = table.to_play
        box = table.boxes[number]
        if self.rules.croupier_slips and len(table.dealer.cards) == 1 and not dice.randrange(12):
            return Slip()
        seat = dice.choice(box.bettors)
        if (most := table.insurable(number, seat)) and not dice.randrange(3):
            return Insure(number, dice.randint(1, most), seat)
        legal = table.legal(box.holder)
        chosen = legal[-1] if len(legal) > 2 and dice.randrange(2) else dice.choice(legal)
        if isinstance(chosen, Double | Split):
            behind = box.bettors[1:]
            without = tuple(dice.sample(behind, dice.randint(0, len(behind))))
            after = box.live_stake(box.holder) + box.hands[index].stakes[box.holder]
            left = (after + 1) // 2 - box.insurance.get(box.holder, 0)
            open_ = len(table.dealer.cards) == 1 and table.dealer.ace and left > 0
            insure = dice.randint(1, left) if open_ and not dice.randrange(3) else 0
            return type(chosen)(number, index, insure, without, box.holder)
        return chosen

    def coup(self) -> None:
        table = self.table
        self.lay_bets()
        for box in table.boxes.values():
            assert box.total <= self.rules.max
            assert 1 <= len(box.bettors) <= BETTORS
            assert all(stake >= self.rules.min for stake in box.bets.values())
        events = list(self.act(Deal()))
        while table.phase is not Phase.BETTING:
            events += self.act(self.decision())
        self.check(events)

    def check(self, events: list[Event]) -> None:
        table, last = self.table, self.table.last
        assert last is not None
        assert table.sums_to_zero()
        assert table.on_table() == 0
        assert_settled(last, self.rules)
        assert sum(isinstance(event, CoupEnded) for event in events) == 1
        dealer = [i for i, event in enumerate(events) if isinstance(event, CardDealt) and event.box is None]
        asked = [i for i, event in enumerate(events) if isinstance(event, ToPlay)]
        if len(dealer) > 1 and asked and not any(isinstance(event, SlipToCroupier) for event in events):
            assert dealer[1] > asked[-1], "the croupier has no second card before the last decision"
        dealt = sum(isinstance(event, CardDealt) for event in events)
        assert dealt == len(last.dealer) + sum(len(hand.cards) for box in last.boxes for hand in box.hands)
        assert [event for event in events if isinstance(event, SaidOf)] == _calls_about_boxes(last)

    def anything(self) -> Action:
        """Most of it is refused."""
        dice = self.dice
        box, hand, seat = dice.randint(0, 8), dice.choice((None, 0, 1, 3)), dice.choice(SEATS)
        amount = dice.choice((-1, 0, 1, 499, 500, 2000, 6000, PURSE))
        kinds: list[Action] = [
            Bet(box, amount, seat),
            Take(box, seat),
            Deal(),
            Insure(box, amount, seat),
            Hit(box, hand, seat),
            Stand(box, hand, seat),
            Double(box, hand, max(0, amount), ("anna",), seat),
            Split(box, hand, max(0, amount), ("boris", "you"), seat),
            Surrender(box, hand, seat),
            Slip(),
            Accept(box, seat),
            Decline(box, seat),
        ]
        return dice.choice(kinds)


def _calls_about_boxes(coup: CoupRecord) -> list[SaidOf]:
    """First whoever was dealt a blackjack, then the croupier who has one, then the ties."""
    about: list[tuple[str, int | None]] = []
    for box in coup.boxes:
        cards = box.hands[0].cards
        if len(box.hands) == 1 and len(cards) == 2 and box.hands[0].total == 21:
            about.append(("blackjack", box.box))
    if coup.dealer_blackjack:
        about.append(("blackjack", None))
    about += [("egalite", box.box) for box in coup.boxes for hand in box.hands if hand.result is Result.TIE]
    return [SaidOf(call, box=box) for call, box in about]


@pytest.mark.parametrize("number", range(len(EVERY_RULES)))
def test_any_legal_play(number: int) -> None:
    """Sums are zero, limits and the number of hands hold, every hand is settled as its cards say."""
    evening = Evening(EVERY_RULES[number], 0xB1AC + number)
    for _ in range(COUPS):
        evening.coup()
    assert evening.table.coups == COUPS
    assert evening.table.shoe_number > COUPS * 10 // SHOE_SIZE


def test_there_are_a_hundred_thousand() -> None:
    assert COUPS * len(EVERY_RULES) >= 100_000


@pytest.mark.parametrize("number", range(len(EVERY_RULES)))
def test_a_refusal_moves_nothing_and_says_what_happens(number: int) -> None:
    """`refusal` changes nothing and is right, whatever is tried, at every point of a coup."""
    evening = Evening(EVERY_RULES[number], 0xDEAD + number)
    table = evening.table
    for _ in range(12):
        evening.lay_bets()
        evening.act(Deal())
        while table.phase is not Phase.BETTING:
            for _ in range(4):
                action = evening.anything()
                before = table.checkpoint()
                dry = table.refusal(action)
                assert table.checkpoint() == before
                if dry is None:
                    continue
                with pytest.raises(Refused) as refused:
                    table.apply(action)
                assert (refused.value.code, refused.value.details) == (dry.code, dry.details)
                assert table.checkpoint() == before
            evening.act(evening.decision())
            assert table.sums_to_zero()


@pytest.mark.parametrize("number", range(0, len(EVERY_RULES), 3))
def test_it_can_be_played_again_from_anywhere(number: int) -> None:
    """From a checkpoint the same actions make the same events, to the same table; scripts have them all."""
    evening = Evening(EVERY_RULES[number], 0xBEEF + number)
    table, dice = evening.table, evening.dice
    for _ in range(60):
        evening.lay_bets()
        evening.act(Deal())
        for _ in range(dice.randrange(4)):
            if table.phase is not Phase.BETTING:
                evening.act(evening.decision())
        here = table.checkpoint()
        done: list[Action] = []
        seen: list[tuple[Event, ...]] = []
        while table.phase is not Phase.BETTING:
            done.append(evening.decision())
            seen.append(table.apply(done[-1]))
        there = table.checkpoint()
        table.restore(here)
        assert table.checkpoint() == here
        assert [table.apply(notation.from_json(notation.to_json(action))) for action in done] == seen
        assert table.checkpoint() == there
