"""The same systems for thousands of players at once: an array for whatever one person remembers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from casino_qt.laboratory.own_rule import OwnRule, Step
from casino_qt.laboratory.prison import Flags
from casino_qt.laboratory.systems import (
    FIBONACCI,
    FIBONACCI_BACK,
    LABOUCHERE_LINE,
    LONGEST_LINE,
    PAROLI_WINS,
    AnySystem,
)

Pieces = NDArray[np.int64]


class Progression(ABC):
    """A system as so many players play it side by side; `wishes` are the pieces each wants to lay next."""

    wishes: Pieces

    @abstractmethod
    def after(self, laid: Pieces, won: Flags, lost: Flags, gained: Pieces) -> None:
        """After each laid so much and won, lost or neither; `gained` in numerators."""

    def keep(self, which: Flags) -> None:
        """Only these players go on."""
        self.wishes = self.wishes[which]


def _ones(players: int) -> Pieces:
    return np.ones(players, np.int64)


class _Flat(Progression):
    def __init__(self, players: int) -> None:
        self.wishes = _ones(players)

    def after(self, laid: Pieces, won: Flags, lost: Flags, gained: Pieces) -> None:
        pass  # one piece, always


class _Martingale(Progression):
    def __init__(self, players: int) -> None:
        self.wishes = _ones(players)

    def after(self, laid: Pieces, won: Flags, lost: Flags, gained: Pieces) -> None:
        self.wishes = np.where(lost, laid * 2, np.where(won, 1, self.wishes))


class _DAlembert(Progression):
    def __init__(self, players: int) -> None:
        self.wishes = _ones(players)

    def after(self, laid: Pieces, won: Flags, lost: Flags, gained: Pieces) -> None:
        wishes = np.where(won | lost, laid, self.wishes)
        wishes += lost
        wishes -= won
        self.wishes = np.maximum(wishes, 1, out=wishes)


class _Paroli(Progression):
    def __init__(self, players: int) -> None:
        self.wishes = _ones(players)
        self._wins = np.zeros(players, np.int64)

    def after(self, laid: Pieces, won: Flags, lost: Flags, gained: Pieces) -> None:
        self._wins += won
        over = lost | (self._wins >= PAROLI_WINS)
        self.wishes = np.where(over, 1, np.where(won, laid * 2, self.wishes))
        self._wins *= ~over

    def keep(self, which: Flags) -> None:
        super().keep(which)
        self._wins = self._wins[which]


_NUMBERS = np.array(FIBONACCI, np.int64)


class _Fibonacci(Progression):
    def __init__(self, players: int) -> None:
        self.wishes = _ones(players)
        self._places = np.zeros(players, np.int64)

    def after(self, laid: Pieces, won: Flags, lost: Flags, gained: Pieces) -> None:
        self._places += lost & (laid == self.wishes)
        self._places -= np.multiply(won, FIBONACCI_BACK)
        np.maximum(self._places, 0, out=self._places)
        self.wishes = _NUMBERS.take(self._places)

    def keep(self, which: Flags) -> None:
        super().keep(which)
        self._places = self._places[which]


class _Labouchere(Progression):
    """Lines lie in the rows of one array, each from its `_first` to before its `_behind`."""

    _ROOM = LONGEST_LINE + LONGEST_LINE // 4

    def __init__(self, players: int) -> None:
        self._lines = np.zeros((players, self._ROOM), np.int64)
        self._lines[:, : len(LABOUCHERE_LINE)] = LABOUCHERE_LINE
        self._first = np.zeros(players, np.int64)
        self._behind = np.full(players, len(LABOUCHERE_LINE), np.int64)
        self._wish()

    def after(self, laid: Pieces, won: Flags, lost: Flags, gained: Pieces) -> None:
        self._first += won
        self._behind -= won
        losers = np.flatnonzero(lost)
        self._lines[losers, self._behind[losers]] = laid[losers]
        self._behind += lost
        length = self._behind - self._first
        new = np.flatnonzero((length <= 0) | (length > LONGEST_LINE))
        self._lines[new, : len(LABOUCHERE_LINE)] = LABOUCHERE_LINE
        self._first[new], self._behind[new] = 0, len(LABOUCHERE_LINE)
        for player in np.flatnonzero(self._behind == self._ROOM):
            self._to_the_left(int(player))
        self._wish()

    def _to_the_left(self, player: int) -> None:
        line = self._lines[player, self._first[player] : self._behind[player]].copy()
        self._lines[player, : line.size] = line
        self._first[player], self._behind[player] = 0, line.size

    def _wish(self) -> None:
        rows = np.arange(len(self._lines)) * self._ROOM
        flat, last = self._lines.ravel(), self._behind - 1
        self.wishes = flat.take(rows + self._first) + flat.take(rows + last) * (last > self._first)

    def keep(self, which: Flags) -> None:
        super().keep(which)
        self._lines = self._lines[which]
        self._first, self._behind = self._first[which], self._behind[which]


class _Own(Progression):
    def __init__(self, rule: OwnRule, players: int) -> None:
        self._rule = rule
        self.wishes = np.full(players, rule.form.start, np.int64)
        self._wins = np.zeros(players, np.int64)
        self._losses = np.zeros(players, np.int64)
        self._gained = np.zeros(players, np.int64)

    def after(self, laid: Pieces, won: Flags, lost: Flags, gained: Pieces) -> None:
        form, denominator = self._rule.form, self._rule.denominator
        self._step(form.after_win, laid, won)
        self._step(form.after_loss, laid, lost)
        self._wins += won
        self._losses += lost
        self._wins *= ~lost
        self._losses *= ~won
        self._gained += gained
        over = (self._wins >= form.wins) | (self._losses >= form.losses)
        over |= self._gained >= form.ahead * denominator
        over |= -self._gained >= form.behind * denominator
        self.wishes = np.where(over, form.start, self.wishes)
        for remembered in (self._wins, self._losses, self._gained):
            remembered *= ~over

    def _step(self, step: Step | None, laid: Pieces, where: Flags) -> None:
        form = self._rule.form
        wishes = form.start if step is None else self._stepped(laid, step)
        self.wishes = np.where(where, wishes, self.wishes)

    def _stepped(self, laid: Pieces, step: Step) -> Pieces:
        return (laid * step.times // step.divided_by + step.plus).clip(1, self._rule.form.cap)

    def keep(self, which: Flags) -> None:
        super().keep(which)
        self._wins, self._losses = self._wins[which], self._losses[which]
        self._gained = self._gained[which]


_MADE: dict[str, Callable[[int], Progression]] = {
    "flat": _Flat,
    "martingale": _Martingale,
    "dalembert": _DAlembert,
    "labouchere": _Labouchere,
    "paroli": _Paroli,
    "fibonacci": _Fibonacci,
}


def side_by_side(system: AnySystem, players: int) -> Progression:
    """The system for so many players, before their first coup."""
    return _Own(system, players) if isinstance(system, OwnRule) else _MADE[system.name](players)
