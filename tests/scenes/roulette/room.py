"""A roulette for the tests of scenes: real rules, bank and pictures (at half size), time passed by hand."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from casino_qt.art.bake.spec import Spec
from casino_qt.art.lettering import load_fonts
from casino_qt.art.pictures import Pictures
from casino_qt.bank.profile import Profile
from casino_qt.croupier.speech import CallTexts
from casino_qt.rules.roulette.numbers import ScriptedNumbers
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.table import Table
from casino_qt.scenes.roulette.layout import Zone
from casino_qt.scenes.roulette.scene import RouletteScene
from casino_qt.scenes.stage import HandTicker, Stage
from casino_qt.tables.roulette import Roulette
from tests.scenes.person import Person, shown

SPEC = Spec(0.5, 1440, "fr")
LARGER = Spec(0.55, 1600, "fr")
TODAY = date(2026, 11, 29)


class Room:
    """One table with its scene; `numbers` fall one after the other."""

    def __init__(
        self,
        folder: Path,
        pictures: Pictures,
        numbers: Sequence[int] = (17,),
        *,
        speed: float = 1.0,
        reduced: bool = False,
        rules: Rules | None = None,
    ) -> None:
        self.pictures = pictures
        self.profile = Profile.open(folder / "profile.db", lambda: f"{TODAY.isoformat()}T12:00:00.000+00:00")
        self.controller = Roulette(self.profile, rules or Rules(), today=lambda: TODAY)
        sitting = self.controller._sitting
        sitting.table = Table(self.controller.options, ScriptedNumbers(numbers), sitting.session.purse)
        self.ticker, self.idle = HandTicker(), HandTicker()
        self.stage = Stage(self.ticker, speed, reduced)
        self.spec = SPEC
        self.scene = self._scene(self.stage, self.idle)

    def _scene(self, stage: Stage, idle: HandTicker) -> RouletteScene:
        calls = CallTexts("fr", "en", "roulette")
        scene = RouletteScene(self.controller, self.pictures, stage, calls, None, idle)
        scene.set_spec(self.spec, 1.0)
        return scene

    def another(self) -> RouletteScene:
        """A scene built fresh from the state, as it stands now; it hears nothing of what happens later."""
        scene = self._scene(Stage(HandTicker()), HandTicker())
        scene.listen(False)
        scene.board_mode = self.scene.board_mode
        scene.chip_value = self.scene.chip_value
        scene.refresh()
        return scene

    def run(self, ms: float = 120_000, frame: float = 50.0) -> None:
        self.ticker.run(ms, frame)

    def spin(self, after: float = 120_000) -> None:
        """Throw the ball and watch for `after` ms, then skip what is left."""
        self.scene.throw_ball()
        self.run(after)
        self.scene.skip()

    def check(self) -> None:
        """The picture equals one built fresh from the state, and the tale needed no correction."""
        assert not self.stage.busy
        assert not self.ticker.running
        assert not self.scene.busy
        assert self.scene.picture() == self.another().picture()
        assert self.scene.corrections == [], "\n".join(map(str, self.scene.corrections))
        assert self.scene.board.passing == [], [prop.key for prop in self.scene.board.passing]

    def close(self) -> None:
        self.scene.listen(False)
        self.profile.close()


def half_size(folder: Path) -> Pictures:
    """The real pictures, painted small."""
    QApplication.instance() or QApplication([])
    load_fonts()
    pictures = Pictures(folder)
    for sheet in RouletteScene.SHEETS:
        for spec in (SPEC, LARGER):
            pictures.bake_now(sheet, spec)
    return pictures


class Visitor(Person):
    """A person at this table."""

    def __init__(self, room: Room) -> None:
        super().__init__(shown(room.scene), room.scene.unit)
        self.room = room

    def hover(self, su: QPointF) -> None:
        super().hover(su)
        self.room.scene.point_at(su)

    def zone(self, bet: str, side: int = 0) -> Zone:
        return self.room.scene.layout.places.zones_of(bet)[side]

    def place(self, bet: str, side: int = 0) -> QPointF:
        """Where one clicks to lay a bet."""
        return QPointF(*self.zone(bet, side).area.centre)
