"""Many players side by side: one coup at a time, an array for whatever they have."""

from __future__ import annotations

import numpy as np

from casino_qt.laboratory.game import Results
from casino_qt.laboratory.prison import Flags
from casino_qt.laboratory.progressions import Pieces, side_by_side
from casino_qt.laboratory.tally import Evening, Progress, Tally

TOGETHER = 16_384  # their arrays stay within the processor's own memory


class Crowd:
    """So many players of an evening, from their first coup to their last."""

    def __init__(self, evening: Evening, players: int, tally: Tally) -> None:
        self._evening, self._tally = evening, tally
        self._progression = side_by_side(evening.system, players)
        self._all = np.full(players, evening.purse, np.int64)
        self._who = np.arange(players)
        self._purses = self._all.copy()
        self._runs = np.zeros(players, np.int32)
        self._playing = np.ones(players, np.bool_)
        self._absent = 0
        self._lost_from = -((evening.terms.staked + 1) // 2)

    def play(self, chance: np.random.Generator, progress: Progress) -> None:
        """All coups; `progress` is told those of this crowd."""
        evening, players = self._evening, self._all.size
        looks, done = evening.looks(), 0
        seen = [self._all.copy()]
        while done < evening.coups and self._who.size:
            for coup in self._drawn(chance, evening.drawn_together(done, self._who.size)):
                if self._absent < coup.size:
                    self._coup(coup)
                done += 1
                if done == looks[len(seen)]:
                    self._all[self._who] = self._purses
                    seen.append(self._all.copy())
            progress(done * players, evening.coups * players)
            self._clear()
        seen += [self._all] * (len(looks) - len(seen))
        self._tally.purses.append(np.array(seen))
        progress(evening.coups * players, evening.coups * players)

    def _drawn(self, chance: np.random.Generator, coups: int) -> Results:
        """Results, a row for each coup; of a shoe, each player has coups that follow one another."""
        table, players = self._evening.table, self._who.size
        results = table.draw(chance, coups * players)
        self._tally.note_results(results)
        if table.terms.in_shoes:
            return np.ascontiguousarray(results.reshape(players, coups).T)
        return results.reshape(coups, players)

    def _coup(self, results: Results) -> None:
        evening, tally, terms = self._evening, self._tally, self._evening.terms
        wishes = self._progression.wishes
        laid: Pieces = np.minimum(wishes, evening.most)
        short = laid * evening.cost > self._purses
        if short.any():
            laid = np.where(short, self._purses // evening.cost, laid)
        if self._absent:
            laid *= self._playing
        gained: Pieces = np.multiply(laid, results)
        self._purses += terms.centimes(gained, evening.piece)
        won, lost = results > 0, results <= self._lost_from
        held = wishes > evening.most
        if self._absent:
            for flags in (won, lost, held):
                flags &= self._playing
        self._progression.after(laid, won, lost, gained)
        self._runs += lost
        self._runs *= ~won
        tally.losing_run = max(tally.losing_run, int(self._runs.max()))
        tally.largest = max(tally.largest, int(laid.max()))
        tally.held_by_limit += int(np.count_nonzero(held))
        tally.played += laid.size - self._absent
        tally.staked += int(laid.sum())
        numbers = laid.astype(np.float64)
        tally.squares += float(np.dot(numbers, numbers))
        self._get_up()

    def _get_up(self) -> None:
        over: Flags = self._purses < self._evening.cost
        if self._evening.goal is not None:
            over |= self._purses >= self._evening.goal
        if over.any():
            np.logical_not(over, out=self._playing)
            self._absent = int(np.count_nonzero(over))

    def _clear(self) -> None:
        """Nobody keeps a place for those who have got up."""
        if not self._absent:
            return
        self._all[self._who] = self._purses
        stays = self._playing
        self._progression.keep(stays)
        self._who, self._purses, self._runs = self._who[stays], self._purses[stays], self._runs[stays]
        self._playing = np.ones(self._who.size, np.bool_)
        self._absent = 0
