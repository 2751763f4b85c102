"""The roulette on the screen: listens to the controller, shows, hands on what is wished."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsSceneWheelEvent

from casino_qt.art.bake.spec import Spec
from casino_qt.art.pictures import Pictures
from casino_qt.croupier.speech import CallTexts
from casino_qt.rules.events import Event, Said
from casino_qt.rules.roulette.events import BallThrown
from casino_qt.scenes.chip_spots import chips, dearer_than
from casino_qt.scenes.cloth_scene import ClothScene
from casino_qt.scenes.game_scene import Heard
from casino_qt.scenes.piece import Seen
from casino_qt.scenes.rest import Rest
from casino_qt.scenes.roulette import words
from casino_qt.scenes.roulette.chip_work import ChipWork
from casino_qt.scenes.roulette.hands import Hands
from casino_qt.scenes.roulette.layout import Layout, Zone, layout_for
from casino_qt.scenes.roulette.pictures import ROULETTE_COMPOSERS
from casino_qt.scenes.roulette.pointing import Pointing
from casino_qt.scenes.roulette.prisoners import Prisoners
from casino_qt.scenes.roulette.race_track import RaceTrack
from casino_qt.scenes.roulette.snapshot import YOU, Snapshot, read, to_lay_anew, with_the_ball_running
from casino_qt.scenes.roulette.spots import GroupedOrder, PrintedSpots, list_spots, readouts
from casino_qt.scenes.roulette.still_life import SHEET, StillLife
from casino_qt.scenes.roulette.tablet import MODES
from casino_qt.scenes.roulette.tale import Tale
from casino_qt.scenes.spot import TableSpot
from casino_qt.scenes.stage import QtTicker, Stage, Ticker, at
from casino_qt.scenes.telling import Telling
from casino_qt.scenes.tray import Tray
from casino_qt.scenes.wheel.wheel import Spin, Wheel
from casino_qt.tables.roulette import Roulette

LIGHT = 0.20  # numbers lie apart: what is covered must be seen at a glance
SECOND_CALL = 1100.0  # between "les jeux sont faits" and "rien ne va plus"


class RouletteScene(ClothScene):
    """Shows one table. State first: what the controller reports has happened; here it is only told.

    `pictures`, `stage` and `calls` are the house's; `ticker` turns the idle wheel. Call `set_spec` before it
    is shown. A spin has two parts: the ball runs (`ball_runs`), bets are open; then the call, and until the
    next invitation the scene is `busy`.
    """

    SHEETS = ("roulette", "wheel", "roulette_chips", "chips")

    explain = Signal(object)
    """(bet, kind): why this amount? `kind` is "won" or "lost"."""
    asks = Signal(str)
    """What the person has to choose now, in words to be shown."""
    ball_changed = Signal(bool)
    """The ball runs and bets are still taken; or no longer."""

    controller: Roulette
    _still: StillLife

    def __init__(
        self,
        controller: Roulette,
        pictures: Pictures,
        stage: Stage,
        calls: CallTexts,
        parent: QObject | None = None,
        ticker: Ticker | None = None,
    ) -> None:
        super().__init__(pictures, stage, ROULETTE_COMPOSERS, SHEET, layout_for(1440.0).call, parent, LIGHT)
        self.controller = controller
        controller.name_of = words.place
        self.focus_order = GroupedOrder()
        self.board_mode = MODES[0]
        self.track = RaceTrack(self)
        self.prisoners = Prisoners(controller.move, self._ask, self._stand_on)
        self._calls = calls
        self._still = StillLife(layout_for(1440.0), calls, controller.at)
        self.wheel = Wheel(self.kit, stage, ticker or QtTicker(self))
        self._snapshot = self.shown = read(controller)
        self._spin: Spin | None = None
        self._pending: tuple[Event, ...] = ()
        self._settling = False
        self.printed = PrintedSpots()
        self.chip_work = ChipWork(self)
        self.pointing = Pointing(self)
        self.hands: Hands = Hands(self)
        self.listen()
        self.refresh()

    # What others ask.

    def heard(self) -> Heard:
        """The ball, too."""
        return (*super().heard(), (self.controller.thrown, self._thrown))

    @property
    def layout(self) -> Layout:
        return self._still.layout

    @property
    def still(self) -> StillLife:
        return self._still

    @property
    def ball_runs(self) -> bool:
        """Whether the ball runs and bets are still taken."""
        return self._spin is not None and not self.busy

    @property
    def settling(self) -> bool:
        """Whether the ball has fallen and the croupier takes and pays."""
        return self._settling

    def picture(self) -> list[Seen]:
        return sorted([*super().picture(), self.wheel.seen()])

    def open_table(self) -> None:
        """The person has sat down: the croupier invites, and the wheel is set turning.

        Another day may have begun meanwhile, and the ball lie in the pocket of its date.
        """
        if self._spin is None:
            self.wheel.rest(self.controller.resting_pocket)
            self._banner.say(self._still.call_at_rest(self.shown))
            self.wheel.stir()

    def leave(self) -> None:
        """Nobody sits here any more: what moves is finished, the wheel stands."""
        self.stage.skip()
        self.wheel.halt()

    def on_the_wheel(self, where: QPointF) -> bool:
        way = where - QPointF(*self.layout.places.wheel)
        return bool(way.x() ** 2 + way.y() ** 2 <= self.layout.places.wheel_radius**2)

    # Shape and language.

    def old_shape(self) -> None:
        """A running ball runs on in the new shape; anything else that moves is finished first."""
        if self._spin is None or self._settling:
            self.stage.skip()
        self.hands.let_go()
        self.pointing.away()
        self.board.clear_passing()
        self.chip_work.forget()

    def new_shape(self, spec: Spec) -> tuple[QPointF, QRectF]:
        self._still = StillLife(layout_for(float(spec.width)), self._calls, self.controller.at)
        self._tray = Tray(float(spec.width))
        return self.layout.call, self.layout.scene

    def shaped(self) -> None:
        self._settle()
        current = self.focus_order.current
        if self.focus_shown and current is not None:
            self.pointing.at_spot(current.key)  # what the keyboard is on stays lit

    def redress(self) -> None:
        super().redress()
        self.wheel.fit(self.layout.places.wheel, self.layout.places.wheel_radius)

    def retranslate(self) -> None:
        """Everything written on the table in the language of the day, in the middle of a spin too."""
        self._banner.retext()
        self.pointing.retell()
        if not self._settling:
            self.board.reconcile(self._rests(), [], keep_passing=True)
        self._list_spots()

    # Rest.

    def refresh(self) -> None:
        """Build the picture from the state; whatever was moving is where it belongs."""
        self.stage.skip()
        self._snapshot = self.shown = read(self.controller)
        self._settle()

    def _settle(self) -> None:
        """Bring everything to the still life of what is shown now."""
        self._rake.show(False)
        self.board.reconcile(self._rests(), [])
        if self._spin is None:
            self._banner.rest(self._still.call_at_rest(self.shown))
            self.wheel.rest(self.controller.resting_pocket)
        self._list_spots()

    def _rests(self) -> list[Rest]:
        things = self._still.everything(self.shown, self.board_mode)
        return [*things, *self._tray.rests(self._chip, self.shown.purse)]

    def _lay_tray(self) -> None:
        """Only the tray, in the middle of whatever moves."""
        self.put_tray(self.shown.purse)

    def chip_chosen(self) -> None:
        self._lay_tray()
        self._list_spots()
        self.pointing.again()

    def lay_bet(self, bet: str) -> None:
        """Only one bet, as it is shown now, less what is still in the air."""
        work = self.chip_work
        rests = self._still.bet(bet, self.shown, work.without_flying(bet), work.absent(bet))
        wanted = {rest.key for rest in rests}
        prefix = f"{bet}/"
        self.board.drop(*[key for key in self.board.things if key.startswith(prefix) and key not in wanted])
        self.board.put(rests)

    # The boards.

    def next_board(self) -> None:
        """Turn the tablet to its next board."""
        self.board_mode = MODES[(MODES.index(self.board_mode) + 1) % len(MODES)]
        self.board.put([self._still.tablet(self.shown, self.board_mode)])
        self._list_spots()
        self.answered.emit(words.board_name(self.board_mode, self.shown.numbers[-5:]))

    # Bets.

    def lay(self, zone: Zone, value: int | None = None, where: QPointF | None = None) -> bool:
        """Lay the chosen chip (or `value`, dropped at `where`) on a place; False when it was refused."""
        if self.prisoners.carried is not None:
            self.prisoners.carry_to(zone.bet)
            return True
        self.chip_work.come_from(where)
        stake = self._chip if value is None else value
        laid = self.laid(lambda: self.controller.bet(zone.bet, stake, zone.side))
        self.chip_work.come_from(None)
        return laid

    def laid(self, lay: Callable[[], None]) -> bool:
        """Do `lay`; whether something came of it: False when it was refused."""
        before = self._snapshot
        lay()
        return self.busy or self._snapshot is not before

    def _ask(self, text: str) -> None:
        self.asks.emit(text)

    def _stand_on(self, bet: str) -> None:
        self.focus_order.choose(f"bet/{bet}@0")
        self.moved_focus()

    # The ball.

    def throw_ball(self) -> None:
        """The croupier throws the ball, if he may."""
        if self._spin is None and not self.busy:
            self.controller.throw()

    def _thrown(self, number: int) -> None:
        self._start(number)
        self._banner.say(self._still.said(Said("faites_vos_jeux")))
        self.ball_changed.emit(True)

    def _start(self, number: int) -> None:
        """The marker goes, the ball runs; the betting will be closed on its way."""
        self._settling = False
        self.prisoners.put_down()
        leaving = Telling(self.board, self._banner)
        marks = [key for key in self.board.things if key.startswith("marker/") or key.endswith("/cost")]
        leaving.fade_away(leaving.take_off(marks), 0.0)
        self.shown = with_the_ball_running(self._snapshot)
        self.board.reconcile(self._rests(), [], keep_passing=True)
        for bet in self.shown.heaps:
            self.lay_bet(bet)
        spin = self._spin = self.wheel.spin(number, self.controller.table.spins)
        ends = [at(spin.closes, partial(self._close, spin)), at(spin.rests, partial(self._rests_now, spin))]
        self.stage.play([*leaving.tracks, *spin.tracks, *ends])
        self._list_spots()

    def _close(self, spin: Spin) -> None:
        """Rien ne va plus: the spin is decided and booked; only then does anybody hear of it."""
        if spin is not self._spin or self._pending:
            return
        self.controller.spin()
        if not self._pending and spin is self._spin:
            self._call_off()

    def _call_off(self) -> None:
        """It could not be booked: the ball has not fallen, and lies where it lay."""
        self._spin = None
        self.ball_changed.emit(False)
        self._snapshot = self.shown = read(self.controller)
        self._settle()

    def _closed(self, events: tuple[Event, ...]) -> None:
        """The spin is booked. What it does to the cloth is told when the ball lies still."""
        self._pending = events
        self.hands.let_go()
        self.pointing.away()
        if self._spin is None:
            thrown = next(event for event in events if isinstance(event, BallThrown))
            self._start(thrown.number)
        self._snapshot = read(self.controller)
        self._set_telling(True)
        self.ball_changed.emit(False)
        self._banner.say(self._still.said(Said("les_jeux_sont_faits")))
        turn = self._still.said(Said("rien_ne_va_plus"))
        self.stage.play(at(SECOND_CALL, lambda: self._banner.say(turn)))

    def _rests_now(self, spin: Spin) -> None:
        """The ball lies in its pocket: the tale of the number begins."""
        if spin is not self._spin or not self._pending:
            return
        events, self._pending = self._pending, ()
        self._settling = True
        tale = Tale(
            self.board,
            self._still,
            self._banner,
            self._rake,
            self.shown,
            self._snapshot,
            lambda: self.board_mode,
            self.chip_work.home(self._chip),
        )
        tale.tell(events)
        opens = tale.t if tale.opens_bets is None else tale.opens_bets
        self.stage.play([*tale.tracks, at(opens, self._told)])

    def _told(self) -> None:
        """Bets are open again. A faithful tale leaves nothing to correct; `corrections` is what it left."""
        told = set(self.board.seen())
        self._spin = None
        self._settling = False
        self.shown = self._snapshot
        self.board.reconcile(self._rests(), [], keep_passing=True)
        self.corrections = sorted(told ^ set(self.board.seen()))
        self._set_telling(False)
        self._list_spots()

    def _set_telling(self, telling: bool) -> None:
        if telling != self._telling:
            self._telling = telling
            self.controller.showing = telling
            self.pointing.away()
            self.busy_changed.emit(telling)
            self._list_spots()

    # What happened.

    def _happened(self, events: tuple[Event, ...]) -> None:
        if any(isinstance(event, BallThrown) for event in events):
            self._closed(events)
            return
        before = self.shown
        self._read()
        if before.numbers != self.shown.numbers:
            self._settle()  # another sitting has begun
            return
        told = [event for event in events if isinstance(event, Said) and event.call != "faites_vos_jeux"]
        for index, said in enumerate(told):
            self.stage.play(at(index * SECOND_CALL, partial(self.say, said)))
        self.chip_work.tell(events, before)
        self._relay(before)
        self.wheel.stir()

    def _read(self) -> None:
        self._snapshot = read(self.controller)
        self.shown = self._snapshot if self._spin is None else with_the_ball_running(self._snapshot)

    def _relay(self, before: Snapshot) -> None:
        """Lay anew whatever is not as it was before."""
        for bet in to_lay_anew(before, self.shown):
            self.lay_bet(bet)
        self._lay_tray()
        self._list_spots()
        self.pointing.again()

    def say(self, said: Said) -> None:
        """Say something in passing; the banner goes back to what it said before."""
        then = self._banner.text if self._spin is not None else None
        rest = self._still.call_at_rest(self.shown)
        self._banner.say_for_a_moment(self._still.said(said), lambda: then if then is not None else rest)

    def _restored(self) -> None:
        """The state jumped back or forward: chips follow."""
        if self.busy:
            self.stage.skip()
        before, numbers = self.shown, self._snapshot.numbers
        self._read()
        if numbers != self._snapshot.numbers:
            self._spin = None
            self._settle()
            return
        for bet in dict.fromkeys([*before.heaps, *self.shown.heaps]):
            self.chip_work.jumped(bet, before.heap(bet), self.shown.heap(bet))
        self._relay(before)

    def _late(self, bet: str, centimes: int) -> None:
        self.chip_work.push_back(bet, centimes)
        self.say(Said("mise_refusee"))

    def _purse_changed(self, _purse: object) -> None:
        if not self.busy and self._snapshot.purse != self.controller.purse:
            self._read()
            self._lay_tray()

    # Keyboard, pointer, screen readers.

    def _list_spots(self) -> None:
        self.focus_order.list_anew(list_spots(self))
        self.follow_focus()
        self.spots_changed.emit()

    def moved_focus(self) -> None:
        super().moved_focus()
        current = self.focus_order.current
        self.pointing.at_spot(None if current is None else current.key)

    def show_focus(self, visible: bool) -> None:
        super().show_focus(visible)
        if not visible:
            self.pointing.away()

    def pointer_left(self) -> None:
        self.pointing.away()

    def point_at(self, where: QPointF, tableau_only: bool = False) -> None:
        """The pointer is at a point of the table: light what a bet there would cover."""
        self.pointing.at_point(where, tableau_only)

    def groups(self) -> dict[str, str]:
        return words.groups() | {"chip": chips()}

    def kind_of(self, spot: TableSpot) -> str:
        """The places of the tableau by the kind of bet, halves and prisoners together."""
        return words.group_of(spot.key)

    def read_as(self, key: str) -> str:
        """Of a bet that is printed on two sides, the first."""
        return self.printed.first_side(key)

    def readouts(self) -> list[TableSpot]:
        """The call, the wheel, the stakes of the others."""
        return [*super().readouts(), *readouts(self)]

    def others(self) -> dict[str, dict[str, int]]:
        """What the other guests have lying: centimes by bet, free and locked, by the name of the guest."""
        table = self.controller.table
        found: dict[str, dict[str, int]] = {}
        for seat in table.seats() if not self.busy else ():
            lying = {bet: table.lying(bet, seat) for bet in table.bets(seat)}
            if seat != YOU and lying:
                found[words.guest_name(seat)] = {
                    bet: one.stake + sum(one.prison) for bet, one in lying.items()
                }
        return found

    def note(self, spot: TableSpot) -> str:
        """How many numbers a bet has, and how it pays."""
        group, _, rest = spot.key.partition("/")
        return words.covered(rest.partition("@")[0]) if group == "bet" else ""

    def why_not(self, spot: TableSpot) -> str:
        return dearer_than(self.shown.purse, spot)

    def place_name(self) -> str:
        return words.place_name()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        if self.hands.turn(self.at(event.scenePos()), event.delta()):
            event.accept()
        else:
            super().wheelEvent(event)
