"""What the windows live on: the open profile, the pictures, and the seats at the tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from casino_qt.art.bake.spec import Spec
from casino_qt.art.pictures import Pictures
from casino_qt.bank.profile import Profile
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.settings import Settings
from casino_qt.windows.lobby.wall import painted_wall

if TYPE_CHECKING:
    from casino_qt.scenes.stage import Ticker
    from casino_qt.windows.main_window import MainWindow
    from casino_qt.windows.table_page import TablePage

# The pictures each table needs before its door opens.
SHEETS = {"trente-et-quarante": ("trente_et_quarante", "chips", "cards")}


class House:
    """Holds profile and pictures for one window.

    `seed` is a wish for the next new shoe; `ticker` makes the clock of each table, left out: real time.
    """

    def __init__(
        self,
        settings: Settings,
        profile: Profile,
        pictures: Pictures,
        seed: str | None = None,
        ticker: Callable[[], Ticker] | None = None,
    ) -> None:
        self.settings = settings
        self.profile = profile
        self.pictures = pictures
        self.seed = seed
        self.ticker = ticker

    def spec(self, window: QWidget) -> Spec:
        """Which pictures a window of this size on this screen needs."""
        return Spec.for_window(
            window.width(), window.height(), window.devicePixelRatioF(), self.settings.card_index
        )

    def fit(self, window: MainWindow) -> None:
        """Ask for the pictures of the window's size: the wall first, then the tables'."""
        spec = self.spec(window)
        self.hang_wall(window)
        for sheet in ("lobby", *(name for sheets in SHEETS.values() for name in sheets)):
            self.pictures.request(sheet, spec)
        if window.table is not None:
            window.table.fit()

    def hang_wall(self, window: MainWindow) -> None:
        """Give the lobby its painted wall when it is there."""
        wall = painted_wall(self.pictures, window.size(), window.devicePixelRatioF())
        if wall is not None:
            window.lobby.set_picture(wall)

    def table_ready(self, window: MainWindow, name: str) -> bool:
        """Whether every picture of table `name` is there in the window's size."""
        spec = self.spec(window)
        return all(self.pictures.sheet(sheet, spec) is not None for sheet in SHEETS[name])

    def limits(self) -> tuple[int, int]:
        """Least and most on one chance of the open table, centimes."""
        rules = Rules()
        return rules.min, rules.max

    def options(self) -> Rules:
        """The table's options as the person has set them."""
        return Rules.from_json({"refait": self.settings.refait, "premium": self.settings.premium})

    def fortune(self) -> int:
        """What the purse holds, centimes."""
        return self.profile.purse()

    def seat(self, window: MainWindow, name: str) -> TablePage:
        """Sit down at table `name`: the sitting left open is taken up again exactly where it stood.

        New options and a wished seed are for a new sitting; while stakes lie on the cloth they wait.
        Raises ProfileError.
        """
        from casino_qt.rules.chance import seal
        from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
        from casino_qt.windows.table_page import TablePage

        controller = TrenteEtQuarante(self.profile, self.options(), self.seed)
        if self.seed is not None and controller.seal == seal(self.seed):
            self.seed = None
        ticker = None if self.ticker is None else self.ticker()
        return TablePage(window, self, name, controller, ticker)
