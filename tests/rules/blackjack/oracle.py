"""What a coup must come to, worked out once more from its cards alone, in another way than the table does."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.records import BoxRecord, CoupRecord
from casino_qt.rules.cards import Card


def best(cards: tuple[Card, ...]) -> int:
    """The best total: every way to count the aces, the highest up to 21, else the lowest."""
    ways = {0}
    for card in cards:
        ways = {way + count for way in ways for count in ((1, 11) if card.rank == "A" else (card.value,))}
    good = [way for way in ways if way <= 21]
    return max(good) if good else min(ways)


def natural(cards: tuple[Card, ...]) -> bool:
    """21 with an ace and a ten."""
    return len(cards) == 2 and {card.rank for card in cards} & set("A") != set() and best(cards) == 21


def assert_settled(record: CoupRecord, rules: Rules) -> None:
    """Every hand ended as its cards say and every bettor got what he should."""
    dealer = best(record.dealer)
    bank = natural(record.dealer)
    assert (record.dealer_total, record.dealer_blackjack) == (dealer, bank)
    for box in record.boxes:
        _assert_box(box, rules, dealer, bank)
    if len(record.dealer) > 2:
        assert best(record.dealer[:-1]) < 17


def _assert_box(box: BoxRecord, rules: Rules, dealer: int, bank: bool) -> None:
    assert 1 <= len(box.hands) <= 4
    lost_to_bank: dict[str, int] = {}
    for hand in box.hands:
        total = best(hand.cards)
        assert hand.total == total
        blackjack = natural(hand.cards) and len(box.hands) == 1
        if hand.result == "surrender":
            assert len(hand.cards) == 2
            back = Fraction(1, 2)
        elif total > 21:
            assert hand.result == "bust"
            back = Fraction(0)
        elif blackjack:
            assert hand.result == ("tie" if bank else "blackjack")
            back = Fraction(1) if bank else Fraction(5, 2)
        else:
            won = not bank and (dealer > 21 or total > dealer)
            tied = not bank and total == dealer
            assert hand.result == ("win" if won else "tie" if tied else "lose")
            back = Fraction(2 if won else 1 if tied else 0)
        for share in hand.shares:
            exact = share.stake * back
            if hand.result == "lose" and bank and rules.dealer_blackjack == "original_only":
                lost_to_bank[share.seat] = lost_to_bank.get(share.seat, 0) + share.stake - share.paid
            else:
                assert share.paid == ceil(exact)
                assert share.paid - floor(exact) <= 1
    first = {share.seat: share.stake for share in box.hands[0].shares}
    for seat, lost in lost_to_bank.items():
        assert lost <= first[seat]
    for share in box.insurance:
        assert share.paid == (3 * share.stake if bank else 0)
