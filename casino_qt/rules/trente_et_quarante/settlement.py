"""What a coup does to the money of one seat on one chance (house rules, section 1, payment to insurance)."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.events import Event
from casino_qt.rules.lying import NOTHING as NOTHING
from casino_qt.rules.lying import Lying as Lying
from casino_qt.rules.lying import SpotResult
from casino_qt.rules.money import half_lost, percent_up
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.dealing import WINNERS
from casino_qt.rules.trente_et_quarante.events import (
    Freed,
    Imprisoned,
    Lost,
    Outcome,
    PremiumTaken,
    Won,
)
from casino_qt.rules.trente_et_quarante.options import Rules

# Raked in from the croupier's right, paid from his left.
RAKED = (Spot.INVERSE, Spot.COULEUR, Spot.ROUGE, Spot.NOIR)
PAID = (Spot.NOIR, Spot.ROUGE, Spot.COULEUR, Spot.INVERSE)


@dataclass(frozen=True, slots=True)
class Settled:
    """What lies there after the coup, what the coup did, and what is seen of it."""

    after: Lying
    result: SpotResult
    raked: tuple[Event, ...] = ()
    premium: tuple[Event, ...] = ()
    paid: tuple[Event, ...] = ()
    locks: tuple[Event, ...] = ()


def premium_for(stake: int) -> int:
    """The premium that insures `stake`: 1 %, rounded up to a centime."""
    return percent_up(stake)


def settle(rules: Rules, outcome: Outcome, seat: str, spot: Spot, lying: Lying) -> Settled:
    """Apply `outcome` to what `seat` has lying on `spot`."""
    if outcome is Outcome.VOID:
        return Settled(lying, SpotResult(staked=lying.stake))
    if outcome is Outcome.APRES:
        return _null(rules, seat, spot, lying)
    if outcome is Outcome.REFAIT:
        return _refait(rules, seat, spot, lying)
    return _won(seat, spot, lying) if spot in WINNERS[outcome] else _lost(seat, spot, lying)


def _premium(seat: str, spot: Spot, premium: int) -> tuple[Event, ...]:
    return (PremiumTaken(seat, spot, premium),) if premium else ()


def _null(rules: Rules, seat: str, spot: Spot, lying: Lying) -> Settled:
    taken = lying.premium if rules.premium == "every_coup" else 0
    return Settled(
        Lying(lying.stake, lying.won, lying.prison, lying.premium - taken),
        SpotResult(staked=lying.stake, premium_taken=taken),
        premium=_premium(seat, spot, taken),
    )


def _won(seat: str, spot: Spot, lying: Lying) -> Settled:
    """Even money beside the stake; each lock opens one level. What comes free plays from the next coup on."""
    stake, (single, double) = lying.stake, lying.prison
    locks: list[Event] = []
    if single:
        locks.append(Freed(seat, spot, single, 1))
    if double:
        locks.append(Freed(seat, spot, double, 2))
    return Settled(
        lying.paid(stake),
        SpotResult(staked=stake, won=stake, freed=lying.locked, premium_taken=lying.premium),
        premium=_premium(seat, spot, lying.premium),
        paid=(Won(seat, spot, stake),) if stake else (),
        locks=tuple(locks),
    )


def _lost(seat: str, spot: Spot, lying: Lying) -> Settled:
    """The stake goes, and all that is locked, at either level; earlier winnings lie safe beside it."""
    lost = lying.stake + lying.locked
    return Settled(
        lying.swept(),
        SpotResult(staked=lying.stake, lost=lost, premium_taken=lying.premium),
        raked=(Lost(seat, spot, lost, lying.locked),) if lost else (),
        premium=_premium(seat, spot, lying.premium),
    )


def _refait(rules: Rules, seat: str, spot: Spot, lying: Lying) -> Settled:
    """31 après: an insured stake is safe; another loses half, or is locked. A third lock takes all."""
    stake, (single, double) = lying.stake, lying.prison
    if rules.refait == "half":
        lost = 0 if lying.premium else half_lost(stake)
        return Settled(
            Lying(stake - lost, lying.won, lying.prison, 0),
            SpotResult(staked=stake, lost=lost, premium_taken=lying.premium),
            raked=(Lost(seat, spot, lost),) if lost else (),
            premium=_premium(seat, spot, lying.premium),
        )
    locked = 0 if lying.premium else stake
    locks: list[Event] = []
    if single:
        locks.append(Imprisoned(seat, spot, single, 2))
    if locked:
        locks.append(Imprisoned(seat, spot, locked, 1))
    return Settled(
        lying.imprisoned(locked),
        SpotResult(staked=stake, lost=double, imprisoned=locked + single, premium_taken=lying.premium),
        raked=(Lost(seat, spot, double, double),) if double else (),
        premium=_premium(seat, spot, lying.premium),
        locks=tuple(locks),
    )
