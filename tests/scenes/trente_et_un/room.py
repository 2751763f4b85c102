"""A table for the tests of its scene: the real engine, guests who draw to 26, time passed by hand."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QApplication

from casino_qt.art.bake.spec import Spec
from casino_qt.art.lettering import load_fonts
from casino_qt.art.pictures import Pictures
from casino_qt.croupier.speech import CallTexts
from casino_qt.rules.cards import Card
from casino_qt.rules.chance import ScriptedChance, SeededChance
from casino_qt.rules.events import Event
from casino_qt.rules.trente_et_un.actions import YOU, Action, Deal, Draw, Stand
from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.rules.trente_et_un.options import Rules
from casino_qt.rules.trente_et_un.table import Table
from casino_qt.scenes.stage import HandTicker, Stage
from casino_qt.scenes.trente_et_un.scene import TrenteEtUnScene
from tests.scenes.person import Person, shown

if TYPE_CHECKING:
    from casino_qt.tables.trente_et_un import TrenteEtUn

SPEC = Spec(0.5, 1440, "fr")
LARGER = Spec(0.55, 1600, "fr")
SEED = "5a" * 32
GUESTS = ("anna", "boris", "clara", "david", "emil", "fanny", "georg", "hanna")
PURSE = 1_000_000
TOKEN = 500
DRAWS_TO = 26

# Three seats, anna banks: the cards go to boris, the person and anna. Written for one outcome each.
ROUNDS = {
    "the banker has less": "9S TS 8S KD KH 7D 7C 9C TD",
    "the banker has more": "9S 8S TS KD 8H 9D 7C 9C TD",
    "a tie": "9S 9H TS KD 8C 7D 7C TC TD",
    "dealt 31": "9S AS 8S KD KH 7D 7C QC TD",
    "the banker's dealt 31": "9S TS AS KD KH TD 7C 9C KC",
    "two dealt 31s": "9S AS AD KD KH TD 7C QC KC",
    "over": "9S TS 8S KD KH 7D 7C 2C TD JC",
    "the banker over": "9S TS 8S KD KH 7D 7C 9C 7S JC",
}


def cards(text: str) -> list[Card]:
    return [Card.parse(code) for code in text.split()]


class Players(QObject):
    """Rules behind the signals a scene listens to, and guests who need no purse of anybody."""

    happened = Signal(object)
    restored = Signal()
    purse_changed = Signal(object)
    remarked = Signal(object)
    seating_changed = Signal()

    def __init__(self, table: Table, in_steps: bool = False) -> None:
        super().__init__()
        self.table = table
        self.in_steps = in_steps
        self._showing = False

    @property
    def showing(self) -> bool:
        return self._showing

    @showing.setter
    def showing(self, value: bool) -> None:
        """As soon as all is told the others go on."""
        told, self._showing = self._showing and not value, value
        if told:
            self._others()

    def deal(self) -> None:
        self._do(Deal())

    def draw(self) -> None:
        self._do(Draw(YOU))

    def stand(self) -> None:
        self._do(Stand(YOU))

    def _do(self, action: Action) -> None:
        if not self.showing and self.table.refusal(action) is None:
            self.happened.emit(self.table.apply(action))
            self._others()

    def _others(self) -> None:
        """What the guests do until the person is asked: told together, or each for himself."""
        events: list[Event] = []
        while not self.showing or self.in_steps:
            seat = self.table.to_act
            if seat is None or seat == YOU:
                break
            stays = self.table.hand(seat).total >= DRAWS_TO
            done = self.table.apply(Stand(seat) if stays else Draw(seat))
            if self.in_steps:
                self.happened.emit(done)
            events += done
        if events and not self.in_steps:
            self.happened.emit(tuple(events))


class Room:
    """One table with its scene; `written` are the cards of the first pack."""

    def __init__(
        self,
        pictures: Pictures,
        seats: int = 3,
        *,
        written: str = "",
        banker: str = "anna",
        seed: str = SEED,
        in_steps: bool = False,
        reduced: bool = False,
        speed: float = 1.0,
        paced: bool = False,
        rules: Rules | None = None,
        purse: int = PURSE,
    ) -> None:
        agreement = Agreement((YOU, *GUESTS[: seats - 1]), banker, TOKEN, rules or Rules())
        chance = ScriptedChance([cards(written)]) if written else SeededChance(seed)
        self.controller = Players(Table(agreement, chance, purse), in_steps)
        self.pictures = pictures
        self.ticker = HandTicker()
        self.stage = Stage(self.ticker, speed, reduced)
        self.spec = SPEC
        self.scene = self._scene(self.stage)
        self.scene.paced = paced

    @property
    def table(self) -> Table:
        return self.controller.table

    def _scene(self, stage: Stage) -> TrenteEtUnScene:
        calls = CallTexts("ru", "en", "trente-et-un")
        scene = TrenteEtUnScene(cast("TrenteEtUn", self.controller), self.pictures, stage, calls)
        scene.set_spec(self.spec, 1.0)
        return scene

    def another(self) -> TrenteEtUnScene:
        """A scene built fresh from the state; it hears nothing of what happens later."""
        scene = self._scene(Stage(HandTicker()))
        scene.listen(False)
        scene.remember_look(self.scene.looked)  # whether the person has looked is no state of the table
        return scene

    def run(self, ms: float = 120_000, frame: float = 50.0) -> None:
        self.ticker.run(ms, frame)

    def play_out(self, stay_at: int = DRAWS_TO) -> None:
        """The person draws and stands until the round is over."""
        while self.table.to_act == YOU:
            if self.table.hand(YOU).total < stay_at:
                self.controller.draw()
            else:
                self.controller.stand()
            self.scene.skip()

    def check(self) -> None:
        """The picture equals one built fresh from the state, and the tale needed no correction.

        What the person has in play is what the ledger holds for it; what a punter has won lies there, too.
        """
        assert not self.stage.busy
        assert not self.ticker.running
        assert not self.scene.busy
        assert self.scene.told == self.scene.snapshot
        if self.table.engaged() and (self.table.banker == YOU or self.table.result(YOU) <= 0):
            assert self.scene.told.in_play() == self.table.at_stake()
        wrong = set(self.scene.picture()) ^ set(self.another().picture())
        assert not wrong, "\n".join(map(str, sorted(wrong)))
        assert self.scene.corrections == [], "\n".join(map(str, self.scene.corrections))
        assert self.scene.board.passing == [], [prop.key for prop in self.scene.board.passing]

    def close(self) -> None:
        self.scene.listen(False)


def half_size(folder: Path) -> Pictures:
    """The real pictures, painted small."""
    QApplication.instance() or QApplication([])
    load_fonts()
    pictures = Pictures(folder)
    for sheet in TrenteEtUnScene.SHEETS:
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
        self.room.scene.hands.move(su, False)
