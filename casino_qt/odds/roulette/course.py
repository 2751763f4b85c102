"""Where the same layout leads that is laid again at every spin: the chance of each result, and to be ahead.

The results of n spins are the n-fold convolution of those of one. **Prison** ties spins together: what zero
locks waits for the very spins that decide the next stakes. So the layout is followed as a chain, whose states
are what is locked once and twice, and what is still locked after the last spin is left to its fate.

It is reckoned with floating numbers. Where nothing is locked, the chain begins anew: so its Fourier transform
follows from those of the ways back there, each a few spins long. Only frequencies of which something is left
after so many spins are looked at, and these are few when there are many spins. After few it is quicker to
follow every result spin by spin. Either is within 1e-10 of the exact chances; `tests/odds` has it against
fractions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import gcd

import numpy as np
from numpy.typing import NDArray

from casino_qt.odds.roulette.layout import FREE, Layout, Locked
from casino_qt.rules.roulette.wheel import POCKETS

Floats = NDArray[np.float64]
Waves = NDArray[np.complex128]
State = tuple[Locked, Locked]
"""What is locked once, and twice."""

_NO_LOCKS: State = (FREE, FREE)
MOST_RESULTS = 1 << 22
"""So many different results are followed; stakes that share no large divisor make more."""
_AT_ONCE = 1 << 21  # entries of the matrices of so many frequencies as are worked at together
_NOTHING_LEFT = 1e-18
_RARE = 1e-15  # the chance that anything takes longer than is followed


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

    Some tenths of a second for an ordinary layout; some seconds for one that covers every simple chance.
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
    chances = _followed(chain.size, moves, ends, spins, size)
    return Course(spins * least + last, step, np.maximum(chances, 0.0))


_Moves = list[tuple[int, int, int, float]]  # from one state to another, steps up, the chance of it
_Ends = list[tuple[int, int, float]]


def _followed(states: int, moves: _Moves, ends: _Ends, spins: int, size: int) -> Floats:
    """The chances of every result, by the quicker way."""
    back = _ways_back(states, moves, spins)
    length = 1 << (size - 1).bit_length()
    going = _going(moves, back, spins, length)
    by_frequencies = len(going) * (len(moves) + len(back) * (2 * states * states + spins))
    by_spins = spins * len(moves) * (size // 4 + 1000)
    if by_spins < 4 * by_frequencies:
        return _spin_by_spin(states, moves, ends, spins, size)
    return _by_frequencies(states, moves, ends, spins, size, going, len(back))


def _ways_back(states: int, moves: _Moves, spins: int) -> Floats:
    """How likely the chain, nothing being locked, is there again for the first time after 1, 2, … spins."""
    matrix = np.zeros((states, states))
    for before, after, _, chance in moves:
        matrix[before, after] += chance
    on_the_way = np.zeros(states)
    on_the_way[0] = 1.0
    back: list[float] = []
    while len(back) < spins and on_the_way.sum() > _RARE / spins:
        on_the_way = on_the_way @ matrix
        back.append(float(on_the_way[0]))
        on_the_way[0] = 0.0
    return np.array(back)


def _going(moves: _Moves, back: Floats, spins: int, length: int) -> NDArray[np.int64]:
    """The frequencies of which something is left after so many spins.

    With f the size of the transform of the shortest way back, and b_k the chances of the longer ones, no more
    than x^n is left after n spins where f / x + Σ b_k / x^k = 1.
    """
    shortest = np.zeros(length)
    for before, after, steps, chance in moves:
        if before == after == 0:
            shortest[steps] += chance
    left: float = _NOTHING_LEFT ** (1 / spins)
    longer = back[1:]
    if left < 0.1 or (room := 1 - float((longer / left ** np.arange(2, len(back) + 1)).sum())) <= 0:
        return np.arange(length // 2 + 1)
    return np.flatnonzero(np.abs(np.fft.rfft(shortest)) > left * room)


def _by_frequencies(
    states: int,
    moves: _Moves,
    ends: _Ends,
    spins: int,
    size: int,
    going: NDArray[np.int64],
    longest: int,
) -> Floats:
    """The transform of the chances at the frequencies `going`; ways back are followed for `longest` spins."""
    length = 1 << (size - 1).bit_length()
    found = np.zeros(length // 2 + 1, np.complex128)
    every = {steps for *_, steps, _ in moves} | {steps for _, steps, _ in ends}
    together = max(1, _AT_ONCE // (states * states + len(every) + 2 * longest))
    for first in range(0, len(going), together):
        here = going[first : first + together]
        turns = here * (-2j * np.pi / length)
        turned = {steps: np.exp(turns * steps) for steps in every}
        matrix = np.zeros((len(here), states, states), np.complex128)
        for before, after, steps, chance in moves:
            matrix[:, before, after] += chance * turned[steps]
        last = np.zeros((len(here), states, 1), np.complex128)
        for state, steps, chance in ends:
            last[:, state, 0] += chance * turned[steps]
        found[here] = _renewed(matrix, last, spins, longest)
    chances: Floats = np.fft.irfft(found, length)[:size]
    return chances


def _renewed(matrix: Waves, last: Waves, spins: int, longest: int) -> Waves:
    """What so many spins and the end make of the first state, at each frequency.

    `back`: of the ways back to the first state, by their length. `away`: of the ends of those who are still
    away after so many spins, none of them with the first state itself.
    """
    here = len(matrix)
    state = np.zeros((here, 1, matrix.shape[1]), np.complex128)
    state[:, 0, 0] = 1.0
    away = np.zeros((longest + 1, here), np.complex128)
    back = np.zeros((longest, here), np.complex128)
    away[0] = last[:, 0, 0]
    for length in range(longest):
        state = state @ matrix
        back[length] = state[:, 0, 0]
        state[:, 0, 0] = 0.0
        away[length + 1] = (state @ last)[:, 0, 0]
    free = np.zeros((longest + 1, here), np.complex128)  # the first state, the last of all spins in front
    free[0] = 1.0
    for _ in range(spins):
        now = (back * free[:longest]).sum(axis=0)
        free[1:] = free[:-1].copy()
        free[0] = now
    found: Waves = (away * free).sum(axis=0)
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
