"""How trente et quarante stands: the two rows, the four chances, what the coup brought."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import francs
from casino_qt.rules.trente_et_quarante.actions import YOU, Row, Spot
from casino_qt.scenes.trente_et_quarante import words
from casino_qt.windows.standing.standing import Lies, Standing, brought_on_cloth

if TYPE_CHECKING:
    from casino_qt.windows.at_table.trente_et_quarante_page import TrenteEtQuarantePage


class TrenteEtQuaranteStanding(Standing):
    """Of one page."""

    page: TrenteEtQuarantePage

    def seen(self) -> Sequence[str]:
        """Where the cut card stands; or the rows as they lie, and the coups before."""
        scene, now = self.page.scene, self.page.scene.told
        if now.cutting:
            return [words.cut_card(scene.cut_at, now.size)]
        rows = [words.row(row, now.total(row), now.cards(row)) for row in Row if now.cards(row)]
        return [*rows, words.history(now.history)]

    def lies(self) -> Mapping[Hashable, Lies]:
        """Each chance that bears something."""
        found: dict[Hashable, Lies] = {}
        for spot, heap in self.page.scene.told.heaps.items():
            parts = (heap.stake, heap.won, heap.premium, sum(heap.prison))
            if any(parts):
                name, _, rest = words.field(spot, *parts).partition(", ")
                only_stake = heap.stake == sum(parts)
                found[spot] = Lies(name, sum(parts), francs(heap.stake) if only_stake else rest)
        return found

    def decided(self) -> Hashable:
        """The coup whose result is known."""
        record = self.page.controller.table.last
        return None if record is None else (record.shoe, record.number)

    def result(self) -> str:
        """Won, lost, locked, chance by chance."""
        record = self.page.controller.table.last
        spots = {} if record is None else record.spots(YOU)
        if not spots:
            return ""
        premiums = {_insurance(spot): one.premium_taken for spot, one in spots.items()}
        return " ".join([*brought_on_cloth(spots, words.chance, premiums), self.money()])


def _insurance(spot: Spot) -> str:
    text = QCoreApplication.translate("Standing", "insurance of {chance}")
    return text.format(chance=words.chance(spot))
