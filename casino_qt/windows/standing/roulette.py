"""How the roulette stands: the ball and the numbers, the bets of all, what the spin brought."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING

from casino_qt.money_text import francs
from casino_qt.scenes.roulette import words
from casino_qt.scenes.roulette.snapshot import YOU
from casino_qt.windows.standing.standing import Lies, Standing, brought_on_cloth

if TYPE_CHECKING:
    from casino_qt.windows.at_table.roulette_page import RoulettePage


class RouletteStanding(Standing):
    """Of one page."""

    page: RoulettePage

    def seen(self) -> Sequence[str]:
        """The wheel, and what the other guests have laid."""
        scene = self.page.scene
        others = [words.guest(name, stakes) for name, stakes in scene.others().items()]
        return [words.wheel(scene.shown.numbers, scene.ball_runs or scene.busy), *others]

    def lies(self) -> Mapping[Hashable, Lies]:
        """Each bet that bears something."""
        found: dict[Hashable, Lies] = {}
        for bet, heap in self.page.scene.shown.heaps.items():
            whole = heap.stake + heap.won + sum(heap.prison)
            only_stake = whole == heap.stake
            told = francs(whole) if only_stake else words.lying(heap.stake, heap.won, sum(heap.prison))
            found[bet] = Lies(words.bet(bet), whole, told)
        return found

    def decided(self) -> Hashable:
        """The spin whose number is known."""
        record = self.page.controller.table.last
        return None if record is None else record.count

    def result(self) -> str:
        """Won, lost, locked, bet by bet."""
        record = self.page.controller.table.last
        spots = {} if record is None else record.spots(YOU)
        if not spots:
            return ""
        return " ".join([*brought_on_cloth(spots, words.bet), self.money()])
