"""Chips of the person between tray and tableau, outside a spin: laid, announced, taken back, moved, late."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from casino_qt.rules.events import Event
from casino_qt.rules.roulette.events import Announced, BetLaid, Halved, Moved, Taken
from casino_qt.scenes.rest import Rest
from casino_qt.scenes.roulette.snapshot import YOU, Heap, Snapshot, guest_number
from casino_qt.scenes.telling import Slide, Telling
from casino_qt.scenes.tray_work import TrayWork
from casino_qt.tables.roulette_bets import SPOTS, is_simple, laid_out

if TYPE_CHECKING:
    from casino_qt.scenes.roulette.scene import RouletteScene

STAGGER = 70.0  # between two pieces of an announced bet
GUEST_STAGGER = 90.0  # between the pieces of two guests


class ChipWork(TrayWork):
    """Lets chips fly for one scene."""

    scene: RouletteScene

    def __init__(self, scene: RouletteScene) -> None:
        super().__init__(scene)
        self._before_moving: dict[str, tuple[int, int]] = {}

    def loose(self, key: str, amount: int, at: QPointF) -> list[Rest]:
        return self.scene.still.pile(key, amount, at)

    def landed(self, place: str) -> None:
        bet = place.partition("/guest/")[0]
        if not self.scene.settling:
            self.scene.lay_bet(bet)

    def forget(self) -> None:
        super().forget()
        self._before_moving.clear()

    def without_flying(self, bet: str) -> Heap:
        """What lies on a bet as it is to be shown now."""
        heap = self.scene.shown.heap(bet)
        prison = self._before_moving.get(bet, heap.prison)
        halvable = heap.halvable and prison == heap.prison
        stake = heap.stake - min(heap.stake, self._flights.in_the_air(bet))
        return replace(heap, stake=stake, prison=prison, halvable=halvable)

    def absent(self, bet: str) -> list[str]:
        """The guests' piles that are still on their way to a bet."""
        return [
            rest.key
            for rest in self.scene.still.others(bet, self.scene.shown)
            if self._flights.in_the_air(rest.key)
        ]

    def tell(self, events: Sequence[Event], before: Snapshot) -> None:
        """Let the chips of these events move; `before` is what was shown before them."""
        self._guests_lay(events)
        now = self.scene.shown
        for event in events:
            if isinstance(event, BetLaid) and event.seat == YOU:
                self.lay(event.on, event.stake)
            elif isinstance(event, Announced) and event.seat == YOU:
                self.lay_out(event.laid)
            elif isinstance(event, Taken | Halved) and event.seat == YOU:
                self.take_back(event.on, before.heap(event.on), now.heap(event.on))
            elif isinstance(event, Moved) and event.seat == YOU:
                self.move_prisoners(event.on, event.to, before.heap(event.to))

    def _guests_lay(self, events: Sequence[Event]) -> None:
        """The other guests lay their pieces one after the other; the person need not wait for them."""
        seats = self.scene.controller.table.seats()
        bets = dict.fromkeys(
            (guest_number(seats, event.seat), on)
            for event in events
            if isinstance(event, BetLaid | Announced) and event.seat != YOU
            for on in ([event.on] if isinstance(event, BetLaid) else [on for on, _ in event.laid])
        )
        for index, (guest, bet) in enumerate(bets):
            self.guest_lays(bet, guest, index * GUEST_STAGGER)

    def guest_lays(self, bet: str, guest: int, delay: float) -> None:
        """The pile of another guest comes from where he sits, on the far side of the tableau."""
        rest = self.scene.still.guest(bet, guest, 1)
        at = self.scene.layout.places
        start = QPointF(at.right + 60, at.zero_line + 90 * guest)
        self._flights.lay(rest.key, 1, rest, start, rest.at, delay)

    def lay(self, bet: str, amount: int, delay: float = 0.0) -> None:
        """Chips fly to the stake on `bet`."""
        start = self._origin or self.home(amount)
        end = self.scene.still.stake_at(bet)
        for rest in self.loose(f"flying/{bet}", amount, start)[:1]:
            self._flights.lay(bet, amount, rest, start, end, delay)

    def lay_out(self, laid: tuple[tuple[str, int], ...]) -> None:
        """The croupier lays out an announced bet, piece by piece."""
        for index, (bet, amount) in enumerate(laid):
            self.lay(bet, amount, index * STAGGER)

    def take_back(self, bet: str, before: Heap, after: Heap) -> None:
        """What is no longer there goes back to the tray; of a half from prison only half."""
        still = self.scene.still
        piles = (
            ("won", before.won - after.won, still.won_at(bet)),
            ("stake", before.stake - after.stake, still.stake_at(bet)),
        )
        gone = [(amount, place) for part, amount, place in piles if self._carried != (bet, part)]
        if before.prison[0] > after.prison[0] and is_simple(bet):
            gone.append((before.prison[0] - before.prison[0] // 2, self.scene.layout.cell(bet, 1)))
        for amount, place in gone:
            if amount > 0:
                self.send_home(amount, place, f"taken/{bet}")

    def jumped(self, bet: str, before: Heap, after: Heap) -> None:
        """The state went back or forward: chips follow."""
        if after.stake > before.stake:
            amount = after.stake - before.stake
            self.lay(bet, amount)
        elif before.prison == after.prison:
            self.take_back(bet, before, after)

    def push_back(self, name: str, amount: int) -> None:
        """Late: what was laid lies there for a moment and is pushed back to the person."""
        still = self.scene.still
        bets = [name] if name in SPOTS else list(laid_out(name, self.scene.controller.options.finales))
        rests = []
        for bet in bets:
            place = self._origin or still.won_at(bet) + QPointF(0, 4)
            rests.append(self.loose(f"late/{bet}", amount, place)[0])
        self._flights.push_back(rests, self.home(amount))

    def move_prisoners(self, source: str, target: str, before: Heap) -> None:
        """Imprisoned piles are drawn over to another simple chance, which held `before`."""
        scene = self.scene
        telling = Telling(scene.board, scene.banner)
        slides = []
        for level in (1, 2):
            names = telling.under(f"{source}/prison/{level}")
            start, end = scene.layout.cell(source, level), scene.layout.cell(target, level)
            slides.append(Slide(telling.take_off(names), start, end))
        self._before_moving[target] = before.prison

        def arrived() -> None:
            self._before_moving.pop(target, None)
            if not scene.settling:
                scene.lay_bet(target)

        telling.slide(slides, arrived)
        scene.stage.play(telling.tracks)
