"""Chips between tray and cloth outside a round, at any table: taken up, carried, let go, sent home."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from PySide6.QtCore import QPointF

from casino_qt.scenes.cloth_scene import ClothScene
from casino_qt.scenes.flights import Flights
from casino_qt.scenes.piece import Piece
from casino_qt.scenes.rest import Rest


class TrayWork(ABC):
    """Lets chips fly for one scene. What is in the air is not yet shown on its pile, though it counts."""

    def __init__(self, scene: ClothScene) -> None:
        self.scene: ClothScene = scene  # a game's own class names its own scene
        self._flights = Flights(scene.board, scene.stage, self.landed, self.lies)
        self._origin: QPointF | None = None
        self._carried: tuple[Any, str] | None = None

    @abstractmethod
    def loose(self, key: str, amount: int, at: QPointF) -> list[Rest]:
        """A pile of the person's chips anywhere."""

    @abstractmethod
    def landed(self, place: str) -> None:
        """Chips have come down on a place: they are part of what lies there now."""

    def lies(self, place: str) -> str:
        """Under which key of the board lies what is at a place."""
        return place

    def forget(self) -> None:
        """What was in the air has been taken off."""
        self._flights.forget()

    def come_from(self, where: QPointF | None) -> None:
        """The next chips laid or pushed back start at a point of the table: they were dropped there."""
        self._origin = where

    def carry(self, pile: tuple[Any, str] | None) -> None:
        """The pile of a place, its "stake" or what it "won", is laid elsewhere by hand: not sent home."""
        self._carried = pile

    def home(self, amount: int) -> QPointF:
        """Where in the tray chips of `amount` come from and go back to."""
        return self.scene.tray.home(amount)

    def send_home(self, amount: int, start: QPointF, key: str = "returning") -> None:
        """Chips return to the tray."""
        self._flights.send_home(self.loose(key, amount, start)[0], start, self.home(amount))

    def hold(self, amount: int, where: QPointF) -> Piece:
        """A pile in the person's hand."""
        return self._flights.held(self.loose("held", amount, where)[0])
