"""An imprisoned stake on its way to another simple chance: picked up, put down, moved."""

from __future__ import annotations

from collections.abc import Callable

from casino_qt.scenes.roulette import words
from casino_qt.tables.roulette_bets import SIMPLE_CHANCES


class Prisoners:
    """Which imprisoned pile waits for its new place.

    `move` moves it from one chance to another, `ask` tells the person to choose one, `stand` puts the
    keyboard on a chance.
    """

    def __init__(
        self, move: Callable[[str, str], None], ask: Callable[[str], None], stand: Callable[[str], None]
    ) -> None:
        self.carried: str | None = None
        self._move = move
        self._ask = ask
        self._stand = stand

    def pick_up(self, bet: str) -> None:
        """The next simple chance chosen is where what is imprisoned on `bet` goes."""
        self._lift(bet)
        self._stand(bet)

    def _lift(self, bet: str) -> None:
        self.carried = bet
        self._ask(words.where_to())

    def click(self, bet: str) -> None:
        """A click on an imprisoned pile lays no chip: it picks the pile up, or puts another one there."""
        if self.carried is None:
            self._lift(bet)
        else:
            self.carry_to(bet)

    def put_down(self) -> None:
        """It stays where it was."""
        self.carried = None

    def carry_to(self, bet: str) -> None:
        """It goes there, where it may; else it stays where it was."""
        source, self.carried = self.carried, None
        if source is not None and bet in SIMPLE_CHANCES and bet != source:
            self._move(source, bet)
