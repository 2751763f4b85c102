"""How a replay stands, said and shown at the keys of a table: the step, the call, the cards, the stakes."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject

from casino_qt.reading.announcing import announce
from casino_qt.windows.standing.plate import StandingPlate
from casino_qt.windows.standing.standing import Standing, Told, last_title, nothing_said
from casino_qt.windows.standing.teller import KEPT

if TYPE_CHECKING:
    from casino_qt.windows.at_table.table_page import TablePage
    from casino_qt.windows.replay.page import ReplayPage


class ReplayTeller(QObject):
    """One for a replay. What it shows goes with the next step; calls are told by the scene itself."""

    def __init__(self, page: ReplayPage) -> None:
        super().__init__(page)
        self.page = page
        # What lies open and whose it is, a standing asks the scene alone, and that is a table's scene.
        self._standing = _standing_of(page.game, cast("TablePage", page))
        self.plate = StandingPlate(page, "anywhere.standing")
        self.last = StandingPlate(page, "anywhere.again", last_title)
        self._said: deque[str] = deque(maxlen=KEPT)
        page.scene.spoken.connect(self._said.append)

    def told(self) -> Told:
        """All of it, where one is first."""
        call = [spot.name() for spot in self.page.scene.readouts() if spot.key == "call"]
        lines = tuple((one.name, one.words) for one in self._standing.lies().values())
        return Told((*self.page.where_told(), *call, *self._standing.seen()), lines)

    def show(self) -> None:
        """The key: say how things stand and show it; once more: the rest of it, or take it away."""
        self.last.hide()
        if self.plate.isVisible():
            self.plate.turn()
            return
        self.plate.tell(self.told, self.page.scale())
        announce(self.page, self.told().aloud(), urgent=True)

    def again(self) -> None:
        """The other key: the last call once more, and the calls before it, the last first."""
        self.plate.hide()
        if self.last.isVisible():
            self.last.turn()
            return
        self.last.tell(lambda: Told(tuple(reversed(self._said)) or (nothing_said(),), ()), self.page.scale())
        announce(self.page, self._said[-1] if self._said else nothing_said(), urgent=True)

    def follow_page(self) -> None:
        """The page has another size, or another part of it is seen."""
        for plate in (self.plate, self.last):
            plate.follow_page(self.page.scale())
            plate.keep_in_sight()

    def take_away(self) -> None:
        """What the plates say is not so any more."""
        self.plate.hide()
        self.last.hide()


def _standing_of(game: str, page: TablePage) -> Standing:
    """Raises KeyError for no table of ours."""
    from casino_qt.windows.standing.blackjack import BlackjackStanding
    from casino_qt.windows.standing.roulette import RouletteStanding
    from casino_qt.windows.standing.trente_et_quarante import TrenteEtQuaranteStanding
    from casino_qt.windows.standing.trente_et_un import TrenteEtUnStanding

    kinds: dict[str, type[Standing]] = {
        "trente-et-quarante": TrenteEtQuaranteStanding,
        "roulette": RouletteStanding,
        "trente-et-un": TrenteEtUnStanding,
        "blackjack": BlackjackStanding,
    }
    return kinds[game](page)
