"""Chips between tray and cloth, outside a coup: laid, taken back, insured, pushed back when late."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.scenes import timing
from casino_qt.scenes.rest import Rest
from casino_qt.scenes.stage import Track, fade_in
from casino_qt.scenes.tray_work import TrayWork
from casino_qt.scenes.trente_et_quarante.snapshot import Heap
from casino_qt.tables.chips import break_up

if TYPE_CHECKING:
    from casino_qt.scenes.trente_et_quarante.scene import TrenteEtQuaranteScene


class ChipWork(TrayWork):
    """Lets chips fly for one scene."""

    scene: TrenteEtQuaranteScene

    def loose(self, key: str, amount: int, at: QPointF) -> list[Rest]:
        return self.scene.still.pile(key, amount, at)

    def landed(self, place: str) -> None:
        if not self.scene.busy:
            self.scene.lay_chance(Spot(place))

    def without_flying(self, spot: Spot, heap: Heap) -> Heap:
        """The heap as it is to be shown now."""
        flying = min(self._flights.in_the_air(spot.value), heap.stake)
        shown = heap.stake - flying
        return replace(heap, stake=shown, insurable=heap.insurable and bool(shown))

    def lay(self, spot: Spot, amount: int) -> None:
        """Chips fly to the stake on `spot`; on landing they are part of it."""
        self._fly(spot, amount, self._origin or self.home(amount))

    def _fly(self, spot: Spot, amount: int, start: QPointF) -> None:
        rest = self.loose(f"flying/{spot.value}", amount, start)[0]
        self._flights.lay(spot.value, amount, rest, start, self.scene.layout.stake(spot))

    def take_back(self, spot: Spot, before: Heap, after: Heap) -> None:
        """What is no longer there goes back to the tray."""
        layout = self.scene.layout
        gone = [(before.prison[0] - after.prison[0], layout.cell(spot, 1))]
        if self._carried != (spot, "won"):
            gone.append((before.won - after.won, layout.won(spot)))
        if self._carried != (spot, "stake"):
            gone.append((before.stake - after.stake, layout.stake(spot)))
        for amount, place in gone:
            if amount > 0 and break_up(amount).pieces:
                self.send_home(amount, place, f"taken/{spot.value}")

    def jumped(self, spot: Spot, before: Heap, after: Heap) -> None:
        """The state went back or forward: chips follow."""
        if after.stake > before.stake:
            self._fly(spot, after.stake - before.stake, self.home(after.stake - before.stake))
        else:
            self.take_back(spot, before, after)

    def lay_token(self, spot: Spot) -> None:
        """The premium appears on the ribbon."""
        scene = self.scene
        scene.lay_chance(spot)
        keys = (f"{spot.value}/premium", f"{spot.value}/premium/amount")

        def fade(p: float) -> None:
            for key in keys:
                piece = scene.board.get(key)
                if piece is not None:
                    piece.opacity(p)

        def drop(p: float) -> None:
            fade(p)
            at = scene.layout.premium(spot)
            for key in keys:
                piece = scene.board.get(key)
                if piece is not None:
                    piece.pose(at.x(), at.y(), 10 * (1 - p))

        scene.stage.play(Track(drop, timing.CHIP_FLIGHT, timing.out_quad, still=fade_in(fade)))

    def push_back(self, spot: Spot, amount: int) -> None:
        """A late chip lies where it was laid for a moment; the croupier pushes it back to the person."""
        start = self._origin or self.scene.layout.won(spot) + QPointF(0, 6)
        self._flights.push_back(self.loose("late", amount, start)[:1], self.home(amount))
