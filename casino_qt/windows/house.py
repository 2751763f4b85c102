"""What the windows live on: the open profile, the pictures, and the seats at the tables."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from casino_qt.art import looks, text_size
from casino_qt.art.bake.spec import Spec
from casino_qt.art.pictures import Pictures
from casino_qt.bank.ledger import CASH, HOUSE
from casino_qt.bank.profile import OPENING_PURSE, Profile
from casino_qt.bank.roster import practice_path
from casino_qt.rules.chance import seal as seal_of
from casino_qt.settings import Settings
from casino_qt.windows.doors import ROWS, TABLES

if TYPE_CHECKING:
    from casino_qt.croupier.voice.speaker import Speaker
    from casino_qt.scenes.stage import Ticker
    from casino_qt.windows.sounds import Sounds
    from casino_qt.windows.staff.auditor import Auditor
    from casino_qt.windows.staff.keeper import Keeper
    from casino_qt.windows.staff.reckoner import Reckoner

SHORT = OPENING_PURSE // 10
"""With less than so many centimes the practice purse is filled up before the person sits down."""


class House:
    """Holds profile and pictures for one window.

    `seed` is a wish for the next new sitting; `ticker` makes the clock of each table and `rotor` the one that
    turns an idle wheel, left out: real time; `today` tells the date in the house; `reckoner` is asked what
    bets are worth, left out: a desk beside the window.
    """

    practice = False
    """Whether nothing here is played for the person's purse, so that there is advice."""
    auditor: Auditor | None = None
    """Who still reads a large profile through; nothing is written before it is found whole."""
    keeper: Keeper | None = None
    """Who makes the snapshot of the day."""
    filled_up = False
    """Whether the purse was filled up as the person sat down, and nobody has said so yet."""
    introduces = False
    """Whether whoever comes to a table for the first time is introduced to it."""

    def __init__(
        self,
        settings: Settings,
        profile: Profile,
        pictures: Pictures,
        seed: str | None = None,
        ticker: Callable[[], Ticker] | None = None,
        rotor: Callable[[], Ticker] | None = None,
        today: Callable[[], date] = date.today,
        reckoner: Reckoner | None = None,
    ) -> None:
        self.settings = settings
        self.profile = profile
        self.pictures = pictures
        self.seed = seed
        self.ticker = ticker
        self.rotor = rotor
        self.today = today
        self._reckoner = reckoner
        self._practising: PracticeHouse | None = None
        self._speaker: Speaker | None = None
        self._sounds: Sounds | None = None

    def practising(self) -> House:
        """This house on its practice purse, which is opened when it is asked for. Raises ProfileError."""
        if self._practising is None:
            self._practising = PracticeHouse(self)
        return self._practising

    def stop_practising(self) -> None:
        """Let go of the practice purse, if it is open."""
        if self._practising is not None:
            self._practising.close()
            self._practising = None

    @property
    def reckoner(self) -> Reckoner:
        """Who reckons what bets are worth, beside the window; made when somebody wants to know first."""
        if self._reckoner is None:
            from casino_qt.windows.staff.reckoner import Reckoner

            self._reckoner = Reckoner()
        return self._reckoner

    @property
    def speaker(self) -> Speaker:
        """Who speaks the calls, in a child beside the window; made when somebody wants to hear them first."""
        if self._speaker is None:
            from casino_qt.windows.sounds import usual_speaker

            self._speaker = usual_speaker()
        return self._speaker

    @property
    def speaks(self) -> bool:
        """Whether anybody has wanted to hear a call yet."""
        return self._speaker is not None

    @property
    def sounds(self) -> Sounds:
        """What is heard in the house; made when somebody sits down first."""
        if self._sounds is None:
            from casino_qt.windows.sounds import Sounds

            self._sounds = Sounds(self.settings)
        return self._sounds

    def close(self) -> None:
        """The window is closed: nobody reckons or speaks any more, and nothing is heard."""
        if self._sounds is not None:
            self._sounds.close()
            self._sounds = None
        if self._speaker is not None:
            self._speaker.close()
        if self._reckoner is not None:
            self._reckoner.close()
        if self.auditor is not None:
            self.auditor.close()
        if self.keeper is not None:
            self.keeper.close()
        self.stop_practising()

    def spec(self, window: QWidget) -> Spec:
        """Which pictures a window of this size, or a page of it, needs on this screen."""
        settings, size = self.settings, self.page_size(window)
        look = looks.look_of(contrast=settings.contrast, four_colours=settings.four_colours)
        ratio, times = window.devicePixelRatioF(), text_size.rooms()
        return Spec.for_window(size.width(), size.height(), ratio, settings.card_index, look, times)

    @staticmethod
    def page_size(window: QWidget) -> QSize:
        """How large salon and tables are in a window; a page has its size already."""
        return window.size() * text_size.rooms() if window.isWindow() else window.size()

    def hurry(self, window: QWidget, name: str) -> None:
        """Somebody waits at the door of table `name`: its pictures come before all others."""
        self.pictures.hurry(ROWS[name].sheets, self.spec(window))

    def table_ready(self, window: QWidget, name: str) -> bool:
        """Whether every picture of table `name` is there in the window's size, and the books are in order."""
        spec = self.spec(window)
        read = self.auditor is None or not self.auditor.busy
        return read and all(self.pictures.sheet(sheet, spec) is not None for sheet in ROWS[name].sheets)

    def limits(self) -> dict[str, tuple[int, int]]:
        """Least and most of every table, centimes: on one chance, on one number, of an agreed stake."""
        return {name: (rules.min, rules.max) for name, rules in self.options().items()}

    def options(self) -> dict[str, Any]:
        """The options of every table as the person has set them."""
        return {name: self.options_of(name) for name in TABLES}

    def options_of(self, name: str) -> Any:
        """The options of table `name` as the person has set them."""
        return ROWS[name].options_of(self.settings)

    def way_back(self) -> tuple[str, str] | None:
        """What the way out of a table is called, and what it does; None where it leads to the salon."""
        return None

    def fortune(self) -> int:
        """What the purse holds, centimes."""
        return self.profile.purse()

    def bank(self) -> int:
        """What the bank has won of the person at all tables so far, centimes; below 0: it has lost."""
        return self.profile.balance(HOUSE)

    def cash(self) -> int:
        """What waits at the cashier's in cash, centimes."""
        return self.profile.balance(CASH)

    def prepare(self) -> None:
        """Somebody is about to sit down. Raises ProfileError."""

    def sown(self, seal: str) -> None:
        """A sitting of this seal has begun: a wish for the next new one may have come true with it."""
        if self.seed is not None and seal_of(self.seed) == seal:
            self.seed = None

    def first_visit(self, name: str) -> bool:
        """Whether this player has never sat at table `name` and is to be introduced to it."""
        return self.introduces and not self.profile.has_played(name)

    def clock(self) -> Ticker | None:
        """A clock for a table; None: real time."""
        return None if self.ticker is None else self.ticker()

    def rotor_clock(self) -> Ticker | None:
        """A clock for an idle wheel; None: real time."""
        return None if self.rotor is None else self.rotor()


class SideHouse(House):
    """A house beside the house: a purse of its own, and everything else that of the house.

    `profile` is closed with it; whoever reckons, speaks and plays sounds is shared, and lives on.
    """

    practice = True

    def __init__(self, house: House, profile: Profile, seed: str | None) -> None:
        super().__init__(
            house.settings, profile, house.pictures, seed, house.ticker, house.rotor, house.today
        )
        self._house = house

    @property
    def sounds(self) -> Sounds:
        """Those of the house."""
        return self._house.sounds

    @property
    def reckoner(self) -> Reckoner:
        """The one of the house."""
        return self._house.reckoner

    @property
    def speaker(self) -> Speaker:
        """The one of the house."""
        return self._house.speaker

    @property
    def speaks(self) -> bool:
        """Whether anybody has wanted to hear a call in the house."""
        return self._house.speaks

    def close(self) -> None:
        """Let go of the purse."""
        self.profile.close()


class PracticeHouse(SideHouse):
    """The house in practice: its purse lies in a file of its own, and the real one is not touched by it.

    Raises ProfileError where that cannot be opened.
    """

    def __init__(self, house: House) -> None:
        profile = Profile.open(practice_path(house.profile.path), house.profile.clock)
        super().__init__(house, profile, house.seed)

    def prepare(self) -> None:
        """A purse that is worth playing with. Raises ProfileError."""
        if self.profile.purse() < SHORT:
            self.profile.advance(OPENING_PURSE)
            self.filled_up = True

    def first_visit(self, name: str) -> bool:
        """Whoever has been at the real table knows it."""
        return self._house.first_visit(name) and not self.profile.has_played(name)
