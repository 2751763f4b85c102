"""What the windows live on: the open profile, the pictures, and the seats at the tables."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from casino_qt.art.bake.spec import Spec
from casino_qt.art.pictures import Pictures
from casino_qt.bank.profile import Profile
from casino_qt.rules.house_rules import LimitedRules
from casino_qt.rules.roulette.options import Rules as RouletteRules
from casino_qt.rules.trente_et_quarante.options import Rules as TrenteEtQuaranteRules
from casino_qt.settings import Settings
from casino_qt.windows.lobby.wall import painted_wall

if TYPE_CHECKING:
    from casino_qt.scenes.stage import Ticker
    from casino_qt.windows.main_window import MainWindow
    from casino_qt.windows.table_page import TablePage

# The pictures each table needs before its door opens.
SHEETS = {
    "trente-et-quarante": ("trente_et_quarante", "chips", "cards"),
    "roulette": ("roulette", "wheel", "roulette_chips", "chips"),
}


class House:
    """Holds profile and pictures for one window.

    `seed` is a wish for the next new sitting; `ticker` makes the clock of each table and `rotor` the one that
    turns an idle wheel, left out: real time; `today` tells the date in the house.
    """

    def __init__(
        self,
        settings: Settings,
        profile: Profile,
        pictures: Pictures,
        seed: str | None = None,
        ticker: Callable[[], Ticker] | None = None,
        rotor: Callable[[], Ticker] | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        self.settings = settings
        self.profile = profile
        self.pictures = pictures
        self.seed = seed
        self.ticker = ticker
        self.rotor = rotor
        self.today = today

    def spec(self, window: QWidget) -> Spec:
        """Which pictures a window of this size on this screen needs."""
        return Spec.for_window(
            window.width(), window.height(), window.devicePixelRatioF(), self.settings.card_index
        )

    def fit(self, window: MainWindow) -> None:
        """Ask for the pictures of the window's size: the wall first, then the likeliest table's."""
        spec = self.spec(window)
        self.hang_wall(window)
        likely = window.table.table_name if window.table is not None else self.settings.last_table
        tables = sorted(SHEETS, key=lambda name: name != likely)
        for sheet in ("lobby", *(sheet for name in tables for sheet in SHEETS[name])):
            self.pictures.request(sheet, spec)
        if window.table is not None:
            window.table.fit()

    def hang_wall(self, window: MainWindow) -> None:
        """Give the lobby its painted wall when it is there."""
        wall = painted_wall(self.pictures, window.size(), window.devicePixelRatioF())
        if wall is not None:
            window.lobby.set_picture(wall)

    def hurry(self, window: MainWindow, name: str) -> None:
        """Somebody waits at the door of table `name`: its pictures come before all others."""
        self.pictures.hurry(SHEETS[name], self.spec(window))

    def table_ready(self, window: MainWindow, name: str) -> bool:
        """Whether every picture of table `name` is there in the window's size."""
        spec = self.spec(window)
        return all(self.pictures.sheet(sheet, spec) is not None for sheet in SHEETS[name])

    def limits(self) -> dict[str, tuple[int, int]]:
        """Least and most of every open table, centimes: on one chance, or on one number."""
        return {name: (rules.min, rules.max) for name, rules in self.options().items()}

    def options(self) -> dict[str, LimitedRules]:
        """The options of every open table as the person has set them."""
        return {"trente-et-quarante": self._trente_et_quarante_rules(), "roulette": self._roulette_rules()}

    def _trente_et_quarante_rules(self) -> TrenteEtQuaranteRules:
        settings = self.settings
        return TrenteEtQuaranteRules.from_json({"refait": settings.refait, "premium": settings.premium})

    def _roulette_rules(self) -> RouletteRules:
        return RouletteRules.from_json({"zero": self.settings.zero, "finales": self.settings.finales})

    def fortune(self) -> int:
        """What the purse holds, centimes."""
        return self.profile.purse()

    def seat(self, window: MainWindow, name: str) -> TablePage:
        """Sit down at table `name`: the sitting left open is taken up again exactly where it stood.

        New options and a wished seed are for a new sitting; while stakes lie on the cloth they wait.
        Raises ProfileError.
        """
        from casino_qt.rules.chance import seal

        page = self._roulette(window) if name == "roulette" else self._trente_et_quarante(window)
        if self.seed is not None and page.controller.seal == seal(self.seed):
            self.seed = None
        return page

    def _clock(self, make: Callable[[], Ticker] | None) -> Ticker | None:
        return None if make is None else make()

    def _trente_et_quarante(self, window: MainWindow) -> TablePage:
        from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
        from casino_qt.windows.trente_et_quarante_page import TrenteEtQuarantePage

        controller = TrenteEtQuarante(self.profile, self._trente_et_quarante_rules(), self.seed)
        return TrenteEtQuarantePage(window, self, "trente-et-quarante", controller, self._clock(self.ticker))

    def _roulette(self, window: MainWindow) -> TablePage:
        from casino_qt.tables.roulette import Roulette
        from casino_qt.windows.roulette_page import RoulettePage

        controller = Roulette(self.profile, self._roulette_rules(), self.seed, today=self.today)
        return RoulettePage(
            window, self, "roulette", controller, self._clock(self.ticker), self._clock(self.rotor)
        )
