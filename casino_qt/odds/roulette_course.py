"""Where the same layout leads that is laid again at every spin: the chance of each result, and to be ahead.

The results of n spins are the n-fold convolution of those of one. **Prison** ties spins together: what zero
locks waits for the very spins that decide the next stakes. So the layout is followed as a chain, whose states
are what is locked once and twice, and what is still locked after the last spin is left to its fate.

It is reckoned with floating numbers: the chain's matrix to the power of n at every frequency of a Fourier
transform, or, where there are too many states for that, spin by spin. Either is within 1e-10 of the exact
chances; `tests/odds` has it against fractions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import gcd

import numpy as np
from numpy.typing import NDArray

from casino_qt.odds.roulette_layout import FREE, Layout, Locked
from casino_qt.rules.roulette.wheel import POCKETS

Floats = NDArray[np.float64]
Waves = NDArray[np.complex128]
State = tuple[Locked, Locked]
"""What is locked once, and twice."""

_NO_LOCKS: State = (FREE, FREE)
MOST_RESULTS = 1 << 22
"""So many different results are followed; stakes that share no large divisor make more."""
_STATES = 16  # as many have their matrix raised to a power
_AT_ONCE = 1 << 12  # frequencies
_NOTHING_LEFT = 1e-18


class TooFineError(ValueError):
    """There are more different results than can be followed."""


@dataclass(frozen=True, slots=True)
class Course:
    """The chance of each result after some spins: `least` centimes, and on in equal steps of `step`."""

    least: int
    step: int
    chances: Floats

    @property
    def results(self) -> NDArray[np.int64]:
        """The results in centimes, by the places of `chances`."""
        return self.least + self.step * np.arange(len(self.chances))

    @property
    def ahead(self) -> float:
        """The chance to have won something."""
        return float(self.chances[self.results > 0].sum())

    @property
    def level(self) -> float:
        """The chance to have neither won nor lost."""
        return float(self.chances[self.results == 0].sum())

    @property
    def behind(self) -> float:
        """The chance to have lost something."""
        return float(self.chances[self.results < 0].sum())

    def quantile(self, part: float) -> int:
        """The result that so great a part of all does not exceed, in centimes."""
        place = int(np.searchsorted(np.cumsum(self.chances), part))
        return int(self.results[min(place, len(self.chances) - 1)])


class _Chain:
    """What a spin does to each state: the state after it, what it brings, and on how many numbers."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._spin = [(pocket.net, layout.came(pocket.number)) for pocket in layout.pockets]
        states = [_NO_LOCKS]
        place = {_NO_LOCKS: 0}
        self.moves: list[tuple[int, int, int, float]] = []
        for before, state in enumerate(states):  # which grow while they are gone through
            numbers: Counter[tuple[int, int]] = Counter()
            for after, result in self._spins(*state):
                if after not in place:
                    place[after] = len(states)
                    states.append(after)
                numbers[place[after], result] += 1
            self.moves += [
                (before, after, result, count / POCKETS) for (after, result), count in numbers.items()
            ]
        self.ends = [
            (state, result, float(chance))
            for state, fate in enumerate(layout.fate(*locked) for locked in states)
            for result, chance in fate.items()
        ]
        self.size = len(states)

    def _spins(self, once: Locked, twice: Locked) -> Iterator[tuple[State, int]]:
        (zero, _), *others = self._spin
        yield (self._layout.lockable, once), zero - self._layout.stake_of(twice)
        for net, came in others:
            yield (came & twice, FREE), net - self._layout.lost(came, once, twice)


def course(layout: Layout, spins: int) -> Course:
    """Where so many spins of this layout lead. Raises TooFineError, and ValueError for fewer spins than one.

    A second at the most for a thousand spins of an ordinary layout.
    """
    if spins < 1:
        raise ValueError("at least one spin is followed")
    chain = _Chain(layout)
    brought = [result for *_, result, _ in chain.moves]
    left = [result for _, result, _ in chain.ends]
    least, last = min(brought), min(left)
    step = gcd(*(result - least for result in brought), *(result - last for result in left)) or 1
    size = (spins * (max(brought) - least) + max(left) - last) // step + 1
    if size > MOST_RESULTS:
        raise TooFineError(f"{spins} spins of this layout have more than {MOST_RESULTS} results")
    moves = [
        (before, after, (result - least) // step, chance) for before, after, result, chance in chain.moves
    ]
    ends = [(state, (result - last) // step, chance) for state, result, chance in chain.ends]
    follow = _by_frequencies if chain.size <= _STATES else _spin_by_spin
    chances = follow(chain.size, moves, ends, spins, size)
    return Course(spins * least + last, step, np.maximum(chances, 0.0))


_Moves = list[tuple[int, int, int, float]]  # from one state to another, steps up, the chance of it
_Ends = list[tuple[int, int, float]]


def _by_frequencies(states: int, moves: _Moves, ends: _Ends, spins: int, size: int) -> Floats:
    """The transform of the chances: the chain's matrix, with a turn for each step up, raised to a power."""
    length = 1 << (size - 1).bit_length()
    found = np.zeros(length // 2 + 1, np.complex128)
    every = {steps for *_, steps, _ in moves} | {steps for _, steps, _ in ends}
    for first in range(0, len(found), _AT_ONCE):
        turns = np.arange(first, min(first + _AT_ONCE, len(found))) * (-2j * np.pi / length)
        turned = {steps: np.exp(turns * steps) for steps in every}
        matrix = np.zeros((len(turns), states, states), np.complex128)
        for before, after, steps, chance in moves:
            matrix[:, before, after] += chance * turned[steps]
        last = np.zeros((len(turns), states, 1), np.complex128)
        for state, steps, chance in ends:
            last[:, state, 0] += chance * turned[steps]
        found[first : first + _AT_ONCE] = _raised(matrix, last, spins)
    chances: Floats = np.fft.irfft(found, length)[:size]
    return chances


def _raised(matrix: Waves, last: Waves, power: int) -> Waves:
    """The first row of the matrix raised to `power`, times `last`, at each frequency.

    Frequencies of which nothing can be left are given up on the way: as a rule, nearly all.
    """
    found = np.zeros(len(matrix), np.complex128)
    going = np.arange(len(matrix))
    while True:
        if power & 1:
            last = matrix @ last
        power >>= 1
        if not power:
            break
        matrix = matrix @ matrix
        left = np.abs(matrix).sum(axis=2).max(axis=1) ** power > _NOTHING_LEFT
        going, matrix, last = going[left], matrix[left], last[left]
    found[going] = last[:, 0, 0]
    return found


def _spin_by_spin(states: int, moves: _Moves, ends: _Ends, spins: int, size: int) -> Floats:
    """The chances of every result in every state, moved on spin after spin."""
    highest = max(steps for _, _, steps, _ in moves)
    now = np.zeros((states, size))
    now[0, 0] = 1.0
    reached = 1
    for _ in range(spins):
        then = np.zeros((states, size))
        for before, after, steps, chance in moves:
            then[after, steps : steps + reached] += chance * now[before, :reached]
        now, reached = then, reached + highest
    chances = np.zeros(size)
    for state, steps, chance in ends:
        chances[steps : steps + reached] += chance * now[state, :reached]
    return chances
