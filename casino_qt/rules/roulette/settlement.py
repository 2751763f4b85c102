"""What a number does to the money of one seat on one place (house rules, section 2, the table and zero)."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.lying import Lying, SpotResult
from casino_qt.rules.money import half_lost
from casino_qt.rules.roulette import bets
from casino_qt.rules.roulette.events import Freed, Halved, Imprisoned, Lost, Won
from casino_qt.rules.roulette.options import Rules


@dataclass(frozen=True, slots=True)
class Settled:
    """What lies there after the spin, what the spin did, what goes back to the purse, and what is seen."""

    after: Lying
    result: SpotResult
    back: int = 0
    lost: tuple[Lost, ...] = ()
    won: tuple[Won, ...] = ()
    locked: tuple[Imprisoned, ...] = ()
    freed: tuple[Freed, ...] = ()
    halved: tuple[Halved, ...] = ()


def settle(rules: Rules, number: int, seat: str, bet: str, lying: Lying) -> Settled:
    """Apply `number` to what `seat` has lying on `bet`."""
    if number in bets.covers(bet):
        return _won(seat, bet, lying)
    if number == 0 and bets.is_simple(bet):
        if rules.zero == "prison":
            return _imprisoned(seat, bet, lying)
        if rules.zero == "partage":
            return _halved(seat, bet, lying)
    return _lost(seat, bet, lying)


def _won(seat: str, bet: str, lying: Lying) -> Settled:
    """Paid beside the stake; each lock opens one level, without profit."""
    paid = bets.payment(bet, lying.stake)
    return Settled(
        lying.paid(paid),
        SpotResult(staked=lying.stake, won=paid, freed=lying.locked),
        won=(Won(seat, bet, paid),) if paid else (),
        freed=tuple(
            Freed(seat, bet, amount, level) for level, amount in enumerate(lying.prison, start=1) if amount
        ),
    )


def _lost(seat: str, bet: str, lying: Lying) -> Settled:
    lost = lying.stake + lying.locked
    return Settled(
        lying.swept(),
        SpotResult(staked=lying.stake, lost=lost),
        lost=(Lost(seat, bet, lost, lying.locked),) if lost else (),
    )


def _imprisoned(seat: str, bet: str, lying: Lying) -> Settled:
    """Zero: the stake is locked, what was locked once is locked twice, what was locked twice is lost."""
    stake, (single, double) = lying.stake, lying.prison
    return Settled(
        lying.imprisoned(stake),
        SpotResult(staked=stake, lost=double, imprisoned=stake + single),
        lost=(Lost(seat, bet, double, double),) if double else (),
        locked=tuple(
            Imprisoned(seat, bet, amount, level) for amount, level in ((single, 2), (stake, 1)) if amount
        ),
    )


def _halved(seat: str, bet: str, lying: Lying) -> Settled:
    """Zero where the house always gives half back: at once, to the purse."""
    lost = half_lost(lying.stake)
    back = lying.stake - lost
    return Settled(
        lying.swept(),
        SpotResult(staked=lying.stake, lost=lost),
        back=back,
        halved=(Halved(seat, bet, back, lost),) if lying.stake else (),
    )
