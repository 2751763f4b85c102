"""Trente et quarante in the windows: its title, the cut and the deal, its seal, and why it pays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from casino_qt.money_text import francs
from casino_qt.rules.trente_et_quarante.actions import Action, Bet, Insure, Spot
from casino_qt.rules.trente_et_quarante.table import Phase
from casino_qt.scenes.trente_et_quarante.scene import TrenteEtQuaranteScene
from casino_qt.settings import Option, Settings
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from casino_qt.tables.trente_et_quarante_sitting import GAME
from casino_qt.tables.typed_bets import Misunderstood
from casino_qt.windows.at_table.cloth_page import ClothPage
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.kit.button import RailButton
from casino_qt.windows.kit.choice import Meaning
from casino_qt.windows.standing.trente_et_quarante import TrenteEtQuaranteStanding
from casino_qt.windows.why.explanation import Explanation
from casino_qt.windows.why.trente_et_quarante import explain
from casino_qt.windows.worth.trente_et_quarante import TrenteEtQuaranteBets

if TYPE_CHECKING:
    from casino_qt.windows.house import House


class TrenteEtQuarantePage(ClothPage):
    """The page of trente et quarante."""

    CHAPTER = "1"

    controller: TrenteEtQuarante
    scene: TrenteEtQuaranteScene

    @classmethod
    def seated(cls, window: QWidget, house: House) -> Self:
        """At the cards."""
        controller = TrenteEtQuarante(house.profile, house.options_of(GAME), house.seed)
        return cls(window, house, GAME, controller, house.clock())

    def make_scene(self) -> TrenteEtQuaranteScene:
        """Cards, chips and score card."""
        scene = TrenteEtQuaranteScene(self.controller, self.house.pictures, self.stage, self.calls(), self)
        scene.explain.connect(self.show_why)
        return scene

    def own_icons(self) -> tuple[RailButton, ...]:
        """The sign that opens the line for announced bets."""
        self.announce = RailButton("say", self)
        self.announce.clicked.connect(self.toggle_typed_line)
        return (self.announce,)

    def make_bets(self) -> TrenteEtQuaranteBets:
        """What may be bet on here."""
        return TrenteEtQuaranteBets(self.controller, self.scene)

    def make_standing(self) -> TrenteEtQuaranteStanding:
        """What this table can tell of itself."""
        return TrenteEtQuaranteStanding(self)

    def tongue(self) -> Option[str]:
        """A setting of its own."""
        return Settings.tongue

    def title_words(self) -> tuple[str, str]:
        """Name and limits on one chance."""
        options = self.controller.options
        limits = self.tr("min {least} · max {most}").format(
            least=francs(options.min), most=francs(options.max)
        )
        return self.tr("Trente et Quarante"), limits

    def seal_words(self) -> tuple[str, str, str]:
        """The seal of a shoe."""
        return (
            self.tr("The seal of this shoe"),
            self.tr("The order of the cards was fixed before the first bet. This is its seal, SHA-256:"),
            self.tr("The seed of the shoe before, now that it is over:"),
        )

    def telling_words(self) -> str:
        """The cards are falling."""
        return self.tr("The croupier is dealing.")

    def retranslate(self) -> None:
        """What is only here, and then all the rest."""
        self.announce.say("", keyring.key("trente-et-quarante.announce"), self.tr("Announce a bet in words"))
        self.announce.setAccessibleName(self.tr("Announce a bet in words"))
        super().retranslate()

    def primary_words(self) -> tuple[str, str, str]:
        """Cut, deal, or watch."""
        if self.controller.table.phase is Phase.CUTTING:
            return (
                self.tr("Cut"),
                keyring.key("trente-et-quarante.cut"),
                self.tr("Cut where the cut card lies"),
            )
        key = keyring.key("trente-et-quarante.deal")
        if self.controller.in_play:
            return self.tr("Deal"), key, self.tr("No more bets: both rows are dealt")
        return self.tr("Next coup"), key, self.tr("Watch a coup without a stake")

    def primary_meanings(self) -> tuple[Meaning, ...]:
        """Deal, or watch."""
        key = keyring.key("trente-et-quarante.deal")
        return (self.tr("Deal"), key), (self.tr("Next coup"), key)

    def primary_does(self) -> object:
        """The pack is cut, or a coup dealt."""
        return self.controller.table.phase is Phase.CUTTING

    def primary_pressed(self) -> None:
        """Cut or deal."""
        if self.controller.table.phase is Phase.CUTTING:
            self.scene.cut_here()
        else:
            self.controller.coup()

    def say_aloud(self, text: str) -> Misunderstood | None:
        """A bet in words."""
        return self.controller.say(text, self.house.settings.language)

    def price(self, action: Action) -> int:
        """A bet takes its stake; a premium is reckoned by the rules."""
        return action.stake if isinstance(action, Bet) else 0

    def possible_before(self, action: Action) -> bool:
        """A premium insures a stake that only the bets before it lay."""
        return not isinstance(action, Insure)

    def explained(self, about: tuple[Spot, str]) -> tuple[Explanation | None, QPointF]:
        """What the last coup did on a chance."""
        spot = about[0]
        history = self.controller.history
        record = self.controller.table.last or (history[-1] if history else None)
        explanation = explain(record, spot) if record is not None else None
        return explanation, self.scene.layout.stake(spot)
