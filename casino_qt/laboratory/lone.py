"""One player by himself, for as many coups as one likes: nothing to do side by side.

A flat stake is the same all evening, so whole stretches of coups are added up at once. Any other system is
played coup by coup.
"""

from __future__ import annotations

import numpy as np

from casino_qt.laboratory.game import Results
from casino_qt.laboratory.prison import Flags
from casino_qt.laboratory.systems import Flat, Verdict, verdict
from casino_qt.laboratory.tally import Evening, Progress, Tally


class Lone:
    """A player of an evening, from the first coup to the last."""

    def __init__(self, evening: Evening, tally: Tally) -> None:
        self._evening, self._tally = evening, tally
        self._purse = evening.purse
        self._state = evening.system.begins()
        self._run = 0

    def play(self, chance: np.random.Generator, progress: Progress) -> None:
        """All coups; `progress` is told those of this player."""
        evening = self._evening
        stretch = self._flat if isinstance(evening.system, Flat) else self._coup_by_coup
        looks, done = evening.looks(), 0
        purses = [self._purse]
        while done < evening.coups and not evening.ends(self._purse):
            results = evening.table.draw(chance, evening.drawn_together(done, 1))
            self._tally.note_results(results)
            while results.size and not evening.ends(self._purse):
                to_look = looks[len(purses)] - done
                stretch(results[:to_look])
                done += min(to_look, results.size)
                if done == looks[len(purses)]:
                    purses.append(self._purse)
                results = results[to_look:]
            progress(done, evening.coups)
        purses += [self._purse] * (len(looks) - len(purses))
        self._tally.purses.append(np.array(purses, np.int64)[:, None])
        progress(evening.coups, evening.coups)

    def _flat(self, results: Results) -> None:
        evening, tally, terms = self._evening, self._tally, self._evening.terms
        lowest = min(0, terms.centimes(int(results.min()), evening.piece))
        highest = max(0, terms.centimes(int(results.max()), evening.piece))
        if any(evening.ends(self._purse + results.size * change) for change in (lowest, highest)):
            purses = self._purse + terms.centimes(results.astype(np.int64), evening.piece).cumsum()
            over: Flags = purses < evening.cost
            if evening.goal is not None:
                over |= purses >= evening.goal
            if over.any():
                results = results[: int(over.argmax()) + 1]
        if evening.piece % terms.denominator:
            self._purse += int(terms.centimes(results.astype(np.int64), evening.piece).sum())
        else:  # nothing is rounded, and the sum may be taken before the money
            self._purse += terms.centimes(int(results.sum(dtype=np.int64)), evening.piece)
        tally.played += results.size
        tally.staked += results.size
        tally.squares += results.size
        tally.largest = 1
        self._note_runs(results > 0, 2 * results <= -terms.staked)

    def _note_runs(self, won: Flags, lost: Flags) -> None:
        """Losses in a row, those before this stretch counted; a coup neither won nor lost is passed over."""
        decided = won | lost
        if not decided.all():
            won = won[decided]
        ends = np.flatnonzero(won)
        if ends.size:
            longest = int(np.diff(ends).max(initial=1)) - 1
            longest = max(longest, self._run + int(ends[0]))
            self._run = won.size - 1 - int(ends[-1])
        else:
            self._run += won.size
            longest = 0
        self._tally.losing_run = max(self._tally.losing_run, longest, self._run)

    def _coup_by_coup(self, results: Results) -> None:
        evening, tally = self._evening, self._tally
        system, terms, piece = evening.system, evening.terms, evening.piece
        most, cost, purse, state = evening.most, evening.cost, self._purse, self._state
        read = {int(number): verdict(int(number), terms.staked) for number in np.unique(results)}
        for number in results.tolist():
            wish = system.wish(state)
            laid = wish
            if wish > most:
                laid = most
                tally.held_by_limit += 1
            if laid * cost > purse:
                laid = purse // cost
            gained = laid * number
            purse += terms.centimes(gained, piece)
            judged = read[number]
            state = system.after(state, laid, judged, gained)
            tally.played += 1
            tally.staked += laid
            tally.squares += laid * laid
            if laid > tally.largest:
                tally.largest = laid
            if judged is Verdict.LOST:
                self._run += 1
                if self._run > tally.losing_run:
                    tally.losing_run = self._run
            elif judged is Verdict.WON:
                self._run = 0
            if evening.ends(purse):
                break
        self._purse, self._state = purse, state
