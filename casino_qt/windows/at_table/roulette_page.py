"""The roulette in the windows: the ball, the line for announced bets, boards, kept layouts, its seal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QPointF
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from casino_qt.art.roulette_places import places
from casino_qt.bank.errors import ProfileError
from casino_qt.money_text import francs
from casino_qt.rules.events import Event
from casino_qt.rules.roulette.actions import Action, Bet
from casino_qt.rules.roulette.events import Echoed
from casino_qt.scenes.roulette.scene import RouletteScene
from casino_qt.scenes.stage import Ticker
from casino_qt.settings import Option, Settings
from casino_qt.tables.roulette import Roulette
from casino_qt.tables.roulette_sitting import GAME
from casino_qt.tables.typed_bets import Misunderstood
from casino_qt.windows.at_table.announcing_line import AnnouncingLine
from casino_qt.windows.at_table.cloth_page import ClothPage
from casino_qt.windows.at_table.kept_layouts import KeptLayouts
from casino_qt.windows.at_table.roulette_boards import BoardSheet
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.kit.button import RailButton
from casino_qt.windows.kit.place import Place
from casino_qt.windows.standing.roulette import RouletteStanding
from casino_qt.windows.why.explanation import Explanation
from casino_qt.windows.why.roulette import explain
from casino_qt.windows.worth.layout_sheet import Laid, LayoutSheet
from casino_qt.windows.worth.roulette import RouletteBets

if TYPE_CHECKING:
    from casino_qt.windows.house import House


class RoulettePage(ClothPage):
    """The page of the roulette. `rotor` turns the idle wheel; left out: real time."""

    CHAPTER = "2"

    controller: Roulette
    scene: RouletteScene

    def __init__(
        self,
        parent: QWidget,
        house: House,
        name: str,
        controller: Roulette,
        ticker: Ticker | None = None,
        rotor: Ticker | None = None,
    ) -> None:
        self._rotor = rotor
        super().__init__(parent, house, name, controller, ticker)
        self.kept = KeptLayouts(self, controller)
        controller.happened.connect(self._echo)
        self.scene.ball_changed.connect(self._refresh)

    @classmethod
    def seated(cls, window: QWidget, house: House) -> Self:
        """At the wheel, with the date in the house."""
        controller = Roulette(house.profile, house.options_of(GAME), house.seed, today=house.today)
        return cls(window, house, GAME, controller, house.clock(), house.rotor_clock())

    def make_scene(self) -> RouletteScene:
        """Wheel, tableau, race track and boards."""
        scene = RouletteScene(
            self.controller, self.house.pictures, self.stage, self.calls(), self, self._rotor
        )
        scene.explain.connect(self.show_why)
        scene.asks.connect(self.tell)
        return scene

    def begin(self) -> None:
        """Sit down among as many other guests as the person wishes for."""
        self.controller.seat_guests(self.house.settings.guests)
        super().begin()

    def own_icons(self) -> tuple[RailButton, ...]:
        """The boards as numbers, the layouts kept by name, and what lies now as a whole."""
        self.board_numbers = RailButton("numbers", self)
        self.board_numbers.clicked.connect(self.show_boards)
        self.layouts = RailButton("layouts", self)
        self.layouts.clicked.connect(self.show_layouts)
        self.whole = RailButton("sum", self)
        self.whole.clicked.connect(self.show_whole)
        return self.board_numbers, self.layouts, self.whole

    def _next_board(self) -> None:
        self.scene.next_board()

    def show_boards(self) -> None:
        """All that the boards show, as numbers."""
        sheet = BoardSheet(self, self.scene.shown.numbers, self.scene.board_mode)
        sheet.done.connect(sheet.deleteLater)
        sheet.open()

    def make_line(self) -> AnnouncingLine:
        """The line in its seat below the race track."""
        return AnnouncingLine(self, self.say_aloud)

    def lay_out_line(self, place: Place) -> None:
        """The cloth knows where it lies."""
        self.typed.lay_out(place, 0.0)

    def make_bets(self) -> RouletteBets:
        """What may be bet on here."""
        return RouletteBets(self.controller, self.scene)

    # -- words -------------------------------------------------------------------------------------------

    def make_standing(self) -> RouletteStanding:
        """What this table can tell of itself."""
        return RouletteStanding(self)

    def tongue(self) -> Option[str]:
        """A setting of its own."""
        return Settings.roulette_tongue

    def title_words(self) -> tuple[str, str]:
        """Name and limits on one number, from which all others follow."""
        options = self.controller.options
        limits = self.tr("min {least} · max {most} on a number").format(
            least=francs(options.min), most=francs(options.max)
        )
        return self.tr("Roulette française"), limits

    def seal_words(self) -> tuple[str, str, str]:
        """The seal of the numbers to come."""
        return (
            self.tr("The seal of these spins"),
            self.tr("Every number was fixed before the first bet. This is the seal of them all, SHA-256:"),
            self.tr("The seed of the sitting before, now that it is over:"),
        )

    def telling_words(self) -> str:
        """The ball is falling, or the croupier is at work."""
        return self.tr("The betting is closed until the spin is settled.")

    def told_about(self, place: Place) -> float:
        """Below the numbers: the seat of the line for announced bets stays free."""
        cloth = places(float(place.width))
        return (cloth.numbers_left + cloth.numbers_right) / 2

    def worth_place(self, place: Place) -> QPointF:
        """Over zero: the amounts of dozens and columns reach down to the rail."""
        return QPointF(self.told_about(place), 80)

    def _connect(self) -> None:
        super()._connect()
        self.asking.line.clear_of = self.typed
        self._turn = QShortcut(self)  # whoever has a mouse clicks the tablet
        for heard in (self._turn.activated, self._turn.activatedAmbiguously):
            heard.connect(self._next_board)
        self._speak = QShortcut(self)
        for heard in (self._speak.activated, self._speak.activatedAmbiguously):
            heard.connect(lambda: self.typed.open())

    def retranslate(self) -> None:
        """What is only here, and then all the rest."""
        numbers = self.tr("The boards as numbers: all spins in a table")
        self.board_numbers.say("", keyring.key("roulette.board_numbers"), numbers)
        layouts = self.tr("Kept layouts: lay one, keep what lies now")
        self.layouts.say("", keyring.key("roulette.layouts"), layouts)
        whole = self.tr("What lies on the cloth: what every number brings, and where many spins lead")
        self.whole.say("", self._whole_letter(), whole)
        self._turn.setKeys(keyring.heard("roulette.boards"))
        self._speak.setKeys(keyring.heard("roulette.announce"))
        self.board_numbers.setAccessibleName(self.tr("The boards as numbers"))
        self.whole.setAccessibleName(self.tr("What lies on the cloth"))
        self.layouts.setAccessibleName(self.tr("Kept layouts"))
        super().retranslate()

    # -- the ball ----------------------------------------------------------------------------------------

    def primary_words(self) -> tuple[str, str, str]:
        """Throw the ball; while it runs, close the betting."""
        key = keyring.key("roulette.throw")
        if self.scene.ball_runs:
            return self.tr("No more bets"), key, self.tr("Close the betting now; the ball runs on")
        if self.controller.in_play:
            return self.tr("Throw the ball"), key, self.tr("Bets are taken until the croupier closes them")
        return self.tr("Next spin"), key, self.tr("Watch a spin; bets are taken while the ball runs")

    def primary_does(self) -> object:
        """The ball is thrown, or the betting closed."""
        return self.scene.ball_runs

    def primary_pressed(self) -> None:
        """Throw, or call."""
        if self.scene.ball_runs:
            self.controller.spin()
        else:
            self.scene.throw_ball()

    # -- bets in words -----------------------------------------------------------------------------------

    def say_aloud(self, text: str) -> Misunderstood | None:
        """A bet in words; a piece is the chip chosen in the tray."""
        return self.controller.say(text, self.scene.chip_value, self.house.settings.language)

    def _echo(self, events: tuple[Event, ...]) -> None:
        """The croupier repeats an announced bet: beside the line as well, where the person looks."""
        echoes = [event for event in events if isinstance(event, Echoed)]
        if echoes and self.typed.listening():
            self.typed.show_answer(lambda: self.calls().call(echoes[-1]))  # told as the call it is

    def price(self, action: Action) -> int:
        """A bet takes its stake."""
        return action.stake if isinstance(action, Bet) else 0

    def explained(self, about: tuple[str, str]) -> tuple[Explanation | None, QPointF]:
        """What the last spin did on a bet."""
        bet = about[0]
        record = self.controller.table.last
        explanation = explain(record, bet, self.controller.options) if record is not None else None
        return explanation, self.scene.still.stake_at(bet)

    # -- what lies as a whole ----------------------------------------------------------------------------

    def _whole_letter(self) -> str:
        return keyring.key("roulette.whole")

    def show_whole(self) -> None:
        """What the chips that lie now come to together; the spin that is being told is settled already."""
        if self.controller.showing:
            self.tell(self.telling_words)
            return
        laid = Laid.on(self.controller)
        if not laid.stakes:
            self.tell(lambda: self.tr("No stake of yours lies on the cloth: there is nothing to reckon."))
            return
        rules = self.controller.options.to_json()
        sheet = LayoutSheet(self, laid, rules, self.house.reckoner, self._whole_letter)
        sheet.rules_wanted.connect(self.rules_wanted)
        sheet.done.connect(sheet.deleteLater)
        sheet.open()

    # -- kept layouts ------------------------------------------------------------------------------------

    def show_layouts(self) -> None:
        """The layouts kept by name, below their sign and over the whole of the board of numbers."""
        box, place = self.layouts.geometry(), self.place()
        board = self.scene.layout.places.marquee
        over_board = place.point(board.right - self.kept.WIDTH / 2, 0).x()
        try:
            self.kept.show_at(QPointF(max(box.center().x(), over_board), box.bottom()))
        except ProfileError as problem:
            self._failed(problem)

    def setting_changed(self, key: str) -> None:
        """Other guests come and go at once; the rules wait for the next sitting."""
        super().setting_changed(key)
        if key == Settings.guests.key:
            self.controller.seat_guests(self.house.settings.guests)
