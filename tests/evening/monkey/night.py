"""An evening in the whole house, with a porter at the door: others may come in, and it is opened again."""

from __future__ import annotations

import random
import secrets
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QDateTime, QSize
from PySide6.QtTest import QTest
from shiboken6 import isValid

from casino_qt.art.pictures import Pictures
from casino_qt.bank.profile import Profile
from casino_qt.child import Command
from casino_qt.tables import branching, sitting
from casino_qt.windows.at_table import table_page
from casino_qt.windows.book.clerk import Clerk
from casino_qt.windows.house import House
from casino_qt.windows.laboratory import sheet as laboratory
from casino_qt.windows.laboratory.simulation import Simulation, simulate_command
from casino_qt.windows.replay import page as replay_page
from casino_qt.windows.replay import reading
from casino_qt.windows.staff.errand import Errand
from casino_qt.windows.staff.keeper import Keeper
from casino_qt.windows.staff.porter import Porter
from casino_qt.windows.staff.reckoner import Json
from tests.evening.monkey.clockwork import Timekeeper, everything_by
from tests.screenshots.evening import NOW, Evening
from tests.screenshots.reckoned import PromptReckoner, kept

PURSE = "purse.casino"
QUICK = 20_000_000  # coups of all players that are waited for
BACK_WITHIN = 60_000  # milliseconds in which whoever is out has to be back


class Bounded(Simulation):
    """A simulation that would take long never ends by itself, so that none ends by the speed of a machine."""

    def __init__(self, parent: laboratory.LaboratorySheet) -> None:
        super().__init__(parent, self._which)
        self.quick = True

    def start(self, arguments: Sequence[str]) -> None:
        """As always."""
        told = dict(pairwise(arguments))
        self.quick = int(told.get("--coups", 1)) * int(told.get("--players", 1)) <= QUICK
        super().start(arguments)

    def _which(self) -> Command:
        if self.quick:
            return simulate_command()
        return sys.executable, ["-c", "import time; time.sleep(3_600)"]


class OneCard(PromptReckoner):
    """Its strategy card is that of the usual rules for all rules: others take seconds, and none was kept."""

    def known(self, name: str, question: Json) -> Json:
        """The answer."""
        told = super().known(name, question)
        if name == "odds" and told.get("game") == "blackjack" and "card" not in told:
            (card,) = (odds["card"] for odds in kept().values() if "card" in odds)
            return {**told, "card": card}
        return told


def by_the_seed(patch: pytest.MonkeyPatch, seed: int, keeper: Timekeeper) -> None:
    """Whatever is neither drawn by dice of this seed nor told by `keeper` would make it another evening."""
    everything_by(keeper, patch)
    seeds = random.Random(f"cards of {seed}")
    for module in (sitting, branching):
        patch.setattr(module, "fresh_seed", lambda: seeds.randbytes(32).hex())
    patch.setattr(secrets, "token_hex", lambda count: seeds.randbytes(count).hex())  # of a simulation
    for page in (table_page, replay_page):
        patch.setattr(page, "QtTicker", keeper.clock_of)
    patch.setattr(vars(Profile)["open"].__func__, "__defaults__", (lambda: told(keeper),))
    patch.setattr(Keeper.__init__, "__defaults__", (None, lambda: datetime.fromisoformat(told(keeper))))
    patch.setattr(reading, "SLICE", BACK_WITHIN)
    patch.setattr(laboratory, "Simulation", Bounded)


def now(keeper: Timekeeper) -> QDateTime:
    """What the clock on the wall shows."""
    return NOW.addMSecs(round(keeper.passed + keeper.slept))


def told(keeper: Timekeeper) -> str:
    """The same as profiles write it."""
    at = datetime.fromtimestamp(now(keeper).toMSecsSinceEpoch() / 1_000, UTC)
    return at.isoformat(timespec="milliseconds")


class Night(Evening):
    """`profile` and `house` are those of who plays now, or of who left when nobody does."""

    def __init__(
        self, folder: Path, language: str, seed: str | None, pictures: Pictures, keeper: Timekeeper
    ) -> None:
        super().__init__(
            folder,
            QSize(1280, 720),
            language,
            seed,
            pictures=pictures,
            tables=(),
            now=lambda: now(keeper),
        )
        self.clock = self.keeper = keeper
        self.folder = folder
        self.porter = Porter(self.window, folder / PURSE, None, self._house_of, lambda: None)
        self.porter.profile = self.profile
        self.porter.move_out()  # and in again by the door
        self.porter.open()
        self.settle()

    def _house_of(self, profile: Profile) -> House:
        self.profile = profile
        self.house = House(
            self.settings,
            profile,
            self.pictures,
            self.house.seed,
            None,  # each page has a clock of its own, as in the program
            lambda: self.rotor,
            self.house.today,
            OneCard(),
        )
        return self.house

    @property
    def empty(self) -> bool:
        """Whether nobody plays: something is wrong with the purse."""
        return self.window.house is None

    def settle(self) -> None:
        """Whoever is out comes back first: how long that takes is a matter of the machine."""
        super().settle()
        for _ in range(BACK_WITHIN):
            if not isValid(self.window) or not self._out():
                break
            QTest.qWait(1)

    def _out(self) -> bool:
        window = self.window
        return (
            any(one.busy for one in window.findChildren(Errand))
            or any(clerk._questions for clerk in window.findChildren(Clerk))
            or any(keeper._thread is not None for keeper in window.findChildren(Keeper))
            or any(one.running and one.quick for one in window.findChildren(Bounded))
        )

    def open_again(self) -> None:
        """The program is begun anew, by whoever played last, in the language of the person."""
        self.close()
        Night.__init__(self, self.folder, self.settings.language, None, self.pictures, self.keeper)

    def close(self) -> None:
        """It is over, whoever played last; children of who is killed end by themselves."""
        for simulation in self.window.findChildren(Bounded):
            simulation.cancel()
        self.porter.close()
        super().close()
