"""The one decision of тридцать одно: a card, or enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from casino_qt.odds.advice import trente_et_un
from casino_qt.odds.advice.advice import Json
from casino_qt.rules.trente_et_un.actions import YOU, Draw, Stand
from casino_qt.tables.coach.study import Decision
from casino_qt.tables.trente_et_un import TrenteEtUn


class TrenteEtUnStudy:
    """The person's hand, as a punter or with the bank."""

    def __init__(self, controller: TrenteEtUn) -> None:
        self._controller = controller

    def general(self) -> Json:
        """Twenty-six: the hand that is hardest to decide."""
        banking = self._controller.banking
        return trente_et_un.hand(self._controller.agreement.packs, (6, 10, 10), banks=banking)

    def due(self) -> Sequence[Decision]:
        """While the person is asked, and a card is there to be had."""
        controller = self._controller
        if not controller.asked or controller.table.refusal(Draw()) is not None:
            return ()
        values = [card.value for card in controller.table.hand(YOU).cards]
        asked = trente_et_un.hand(controller.agreement.packs, values, banks=controller.banking)
        return (Decision(asked),)

    def made(self, actions: Sequence[Any]) -> Sequence[tuple[Decision, str]]:
        """A card or enough, where both could be had."""
        for action in actions:
            if isinstance(action, Draw | Stand) and action.by == YOU:
                played = "draw" if isinstance(action, Draw) else "stand"
                return [(decision, played) for decision in self.due()]
        return ()
