"""The decisions at the two cloths: insured or not, half back or prison. The round that begins makes them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from casino_qt.odds.advice import cloth
from casino_qt.odds.advice.advice import Json
from casino_qt.rules.lying import Lying
from casino_qt.rules.money import half_lost
from casino_qt.rules.roulette.actions import Spin
from casino_qt.rules.trente_et_quarante.actions import Coup, Insure
from casino_qt.rules.trente_et_quarante.settlement import premium_for
from casino_qt.rules.trente_et_quarante.table import Phase
from casino_qt.tables.coach.study import Decision
from casino_qt.tables.roulette import Roulette
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante


def _back(locked: int) -> Fraction:
    """What part of a stake comes back when half of it is lost."""
    return 1 - Fraction(half_lost(locked), locked)


def _in_prison(game: str, place: str, lying: Lying) -> Decision:
    return Decision(cloth.prison(game, _back(lying.prison[0])), place)


class TrenteEtQuaranteStudy:
    """Every stake may go insured; what the last refait locked may be taken out for half."""

    def __init__(self, controller: TrenteEtQuarante) -> None:
        self._controller = controller

    def general(self) -> Json:
        """A stake of whole francs."""
        return cloth.insurance(self._controller.options, Fraction(1, 100), Fraction(1, 2))

    def due(self) -> Sequence[Decision]:
        """The prisons first: they are decided once."""
        table = self._controller.table
        if table.phase is Phase.CUTTING:
            return ()
        halvable = [spot for spot in self._controller.places() if table.halvable(spot)]
        prisons = [_in_prison(cloth.TRENTE_ET_QUARANTE, spot, table.lying(spot)) for spot in halvable]
        return (*prisons, *self._stakes(insured=False))

    def made(self, actions: Sequence[Any]) -> Sequence[tuple[Decision, str]]:
        """The coup makes them all."""
        if not any(isinstance(action, Coup) for action in actions):
            return ()
        open_yet = self.due()
        played = {"insurance": "uninsured", "prison": "prison"}
        insured = [(decision, "insured") for decision in self._stakes(insured=True)]
        return (*((decision, played[decision.question["ask"]]) for decision in open_yet), *insured)

    def _stakes(self, *, insured: bool) -> list[Decision]:
        """The stakes that are insured, or those that are not and could be."""
        controller, found = self._controller, list[Decision]()
        for spot in controller.places():
            lying = controller.table.lying(spot)
            if not lying.stake or bool(lying.premium) != insured:
                continue
            if not insured and controller.table.refusal(Insure(spot)) is not None:
                continue  # the bank never advances the premium
            premium = Fraction(premium_for(lying.stake), lying.stake)
            found.append(
                Decision(cloth.insurance(controller.options, premium, _back(lying.stake)), str(spot))
            )
        return found


class RouletteStudy:
    """What zero has locked may be taken out for half. Which bets are laid is nobody's error."""

    def __init__(self, controller: Roulette) -> None:
        self._controller = controller

    def general(self) -> Json:
        """A stake of whole francs in prison."""
        return cloth.prison(cloth.ROULETTE, Fraction(1, 2))

    def due(self) -> Sequence[Decision]:
        """One for each imprisoned stake of which half may be had."""
        table = self._controller.table
        return [
            _in_prison(cloth.ROULETTE, bet, table.lying(bet))
            for bet in self._controller.places()
            if table.halvable(bet)
        ]

    def made(self, actions: Sequence[Any]) -> Sequence[tuple[Decision, str]]:
        """The spin makes them."""
        if not any(isinstance(action, Spin) for action in actions):
            return ()
        return [(decision, "prison") for decision in self.due()]
