"""A blackjack table for the tests of its scene: real rules, bank and guests, time passed by hand."""

from __future__ import annotations

from pathlib import Path

from casino_qt.art.bake.spec import Spec
from casino_qt.art.pictures import Pictures
from casino_qt.bank.profile import Profile
from casino_qt.croupier.speech import CallTexts
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.table import Table
from casino_qt.rules.chance import ScriptedChance
from casino_qt.scenes.blackjack.scene import BlackjackScene
from casino_qt.scenes.stage import HandTicker, Stage
from casino_qt.tables.blackjack import Blackjack
from tests.scenes.table_room import SEED, SPEC, cards

GAME = "blackjack"


class Room:
    """One table with its scene; `shoe` is the order of the cards, `guests` how many are invited."""

    def __init__(
        self,
        folder: Path,
        pictures: Pictures,
        *,
        speed: float = 1.0,
        reduced: bool = False,
        rules: Rules | None = None,
        seed: str = SEED,
        shoe: str | None = None,
        guests: int = 0,
        spec: Spec = SPEC,
    ) -> None:
        self.pictures = pictures
        self.profile = Profile.open(folder / "profile.db")
        self.controller = Blackjack(self.profile, rules or Rules(), seed)
        if shoe is not None:
            sitting = self.controller._sitting
            chance = ScriptedChance([cards(shoe)])
            sitting.table = Table(self.controller.options, chance, sitting.session.purse)
        self.ticker = HandTicker()
        self.stage = Stage(self.ticker, speed, reduced)
        self.spec = spec
        self.scene = self.another()
        self.controller.seat_guests(guests)
        self.controller.sit_down()
        self.scene.open_table()
        self.run()

    def another(self) -> BlackjackScene:
        """A scene built fresh from the state, as it stands now; it hears nothing of what happens later."""
        first = not hasattr(self, "scene")
        stage = self.stage if first else Stage(HandTicker())
        scene = BlackjackScene(self.controller, self.pictures, stage, CallTexts("it", "en", GAME))
        if not first:
            scene.listen(False)
            scene.chip_value = self.scene.chip_value
        scene.set_spec(self.spec, 1.0)
        return scene

    def run(self, ms: float = 120_000, frame: float = 50.0) -> None:
        self.ticker.run(ms, frame)

    def check(self) -> None:
        """The picture equals one built fresh from the state, and no tale needed a correction."""
        assert not self.stage.busy
        assert not self.ticker.running
        assert not self.scene.busy
        wrong = set(self.scene.picture()) ^ set(self.another().picture())
        assert not wrong, "\n".join(map(str, sorted(wrong)))
        assert self.scene.corrections == [], "\n".join(map(str, self.scene.corrections))
        assert self.scene.board.passing == [], [prop.key for prop in self.scene.board.passing]

    def close(self) -> None:
        self.scene.listen(False)
        self.profile.close()
