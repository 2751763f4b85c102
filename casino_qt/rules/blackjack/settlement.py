"""What each hand and insurance comes to. Everything is counted for each bettor by himself. No state."""

from __future__ import annotations

from collections.abc import Iterable

from casino_qt.rules.blackjack.events import Result, Share
from casino_qt.rules.blackjack.hand import Hand
from casino_qt.rules.money import half_lost, three_to_two

_LOST = (Result.LOSE, Result.BUST)


def paid(result: Result, stake: int) -> int:
    """What comes back of `stake` centimes, the stake included."""
    match result:
        case Result.LOSE | Result.BUST:
            return 0
        case Result.WIN:
            return 2 * stake
        case Result.TIE:
            return stake
        case Result.BLACKJACK:
            return stake + three_to_two(stake)
        case Result.SURRENDER:
            return stake - half_lost(stake)


def shares(result: Result, stakes: dict[str, int]) -> tuple[Share, ...]:
    """What comes back to each bettor."""
    return tuple([Share(seat, stake, paid(result, stake)) for seat, stake in stakes.items()])


def compare(hand: Hand, dealer: Hand) -> Result:
    """A hand that stood, against the croupier's."""
    if hand.blackjack:
        return Result.TIE if dealer.blackjack else Result.BLACKJACK
    if dealer.blackjack:
        return Result.LOSE
    if dealer.bust:
        return Result.WIN
    mine, his = hand.total, dealer.total
    if mine == his:
        return Result.TIE
    return Result.WIN if mine > his else Result.LOSE


def original_only(
    hands: Iterable[tuple[Result, dict[str, int]]], bets: dict[str, int]
) -> list[tuple[Share, ...]]:
    """The live hands of one box against a blackjack of the croupier that takes first stakes only.

    Together each bettor's hands lose at most his first stake; they lose in the order on the table.
    """
    left = dict(bets)
    settled = []
    for result, stakes in hands:
        done = []
        for seat, stake in stakes.items():
            back = paid(result, stake)
            if result in _LOST:
                lost = min(stake, left[seat])
                left[seat] -= lost
                back = stake - lost
            done.append(Share(seat, stake, back))
        settled.append(tuple(done))
    return settled


def insurance(laid: dict[str, int], blackjack: bool) -> tuple[Share, ...]:
    """Two to one where the croupier has a blackjack, else lost."""
    return tuple(Share(seat, stake, 3 * stake if blackjack else 0) for seat, stake in laid.items())
