"""The race track under the hands: announced bets, a number and as many neighbours as are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from casino_qt.scenes.roulette import words
from casino_qt.tables.roulette_bets import MOST_NEIGHBOURS, NEIGHBOURS_UNSAID, voisins

if TYPE_CHECKING:
    from casino_qt.scenes.roulette.scene import RouletteScene


class RaceTrack:
    """What is announced on the race track of one scene."""

    def __init__(self, scene: RouletteScene) -> None:
        self.scene = scene
        self.each_side = NEIGHBOURS_UNSAID

    def neighbours_of(self, number: int) -> str:
        """The announced bet on a number and as many neighbours as are chosen."""
        return voisins(number, self.each_side)

    def more_neighbours(self, step: int) -> None:
        """More or fewer neighbours on each side, one to nine."""
        self.each_side = min(MOST_NEIGHBOURS, max(1, self.each_side + step))
        self.scene.pointing.again()
        current = self.scene.focus_order.current
        here = self.scene.focus_shown and current is not None and current.group == "track"
        self.scene.answered.emit(
            current.name() if here and current is not None else words.neighbours(self.each_side)
        )

    def announcement_at(self, where: QPointF) -> str | None:
        """The announced bet whose place on the track lies under a point."""
        piste = self.scene.layout.piste
        number = piste.number_at(where.x(), where.y())
        if number is not None:
            return self.neighbours_of(number)
        return piste.zone_at(where.x(), where.y())

    def announce(self, name: str, piece: int | None = None) -> bool:
        """Have an announced bet laid out, by the chosen chip or `piece`; False when it was refused."""
        scene = self.scene
        return scene.laid(
            lambda: scene.controller.announce(name, scene.chip_value if piece is None else piece)
        )

    def announcement(self, name: str) -> str:
        """What a screen reader says of an announced bet."""
        offer = self.scene.pointing.announced(name)
        return words.announced(name, offer.pieces, self.scene.chip_value, len(offer.numbers))
