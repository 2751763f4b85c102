"""After the coup: its cards lie there to be looked at, then the croupier collects them into the tray.

Bets are taken meanwhile. The state has no cards any more: what lies there is passing, and a bet of the person
or the next deal hurries the croupier. Who has hurried a coup to its end has the same time to look at it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from casino_qt.scenes import timing
from casino_qt.scenes.card import CardProp, gather
from casino_qt.scenes.piece import Piece, Prop
from casino_qt.scenes.stage import at
from casino_qt.scenes.telling import Telling

if TYPE_CHECKING:
    from casino_qt.scenes.blackjack.scene import BlackjackScene

LOOKED_AT = 3200.0  # so long the cards lie there when all has been paid
MARKS = ("total", "plate", "veil")  # what tells about cards goes with them


def sweep(cards: int) -> float:
    """How long so many cards need to the tray, ms."""
    return timing.GATHER + timing.GATHER_STAGGER * max(0, cards - 1)


class Collecting:
    """The cards of the coup that is over, of one scene."""

    def __init__(self, scene: BlackjackScene) -> None:
        self._scene = scene
        self._lying: list[Prop] = []
        self._leaving = False
        self._tray = 0
        self._then: list[Callable[[], None]] = []

    @property
    def due(self) -> bool:
        """Whether cards still lie there or are on their way."""
        return any(prop in self._scene.board.passing for prop in self._lying)

    def tray(self, steps: int) -> int:
        """How full the tray looks where the state says `steps`: what lies there is not in it yet."""
        return self._tray if self.due else steps

    def hold(self, tray: int) -> None:
        """The coup is over: its cards and their marks only pass by from now on; the tray is `tray` full."""
        board = self._scene.board
        keys = [key for key, piece in board.things.items() if piece.kind in MARKS]
        self._lying = [*board.cards.values(), *(board.things.pop(key) for key in keys)]
        self._leaving, self._tray = False, tray
        board.cards.clear()
        for prop in self._lying:
            board.pass_by(prop)

    def begin(self) -> None:
        """All has been told: the person looks, then the cards go."""
        if self.due:
            self._scene.stage.play(at(LOOKED_AT, self.sweep))

    def then(self, call: Callable[[], None]) -> None:
        """Have `call` made when the cloth is clear."""
        if self.due:
            self._then.append(call)
        else:
            call()

    def sweep(self) -> None:
        """The cards go into the tray now."""
        if self._leaving or not self.due:
            return
        self._leaving = True
        board, end = self._scene.board, self._scene.layout.discard
        telling = Telling(board, self._scene.banner)
        telling.fade_away([prop for prop in self._lying if isinstance(prop, Piece)], 0.0)
        cards = [prop for prop in self._lying if isinstance(prop, CardProp)]
        for order, card in enumerate(cards):
            gone = partial(board.gone, card)
            telling.tracks.append(gather(card, end, order * timing.GATHER_STAGGER, gone))
        telling.do(self._cleared, telling.last_end())
        self._scene.stage.play(telling.tracks)

    def forget(self) -> None:
        """The table is shown anew: nothing lies there any more, and nobody waits."""
        self._lying, self._then = [], []

    def _cleared(self) -> None:
        calls, self._then, self._lying = self._then, [], []
        self._scene.show_tray()
        for call in calls:
            call()
