"""A simulation from its question to its answer: who plays what, and what came of it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from casino_qt.laboratory.answer import Json, Played, told
from casino_qt.laboratory.crowd import TOGETHER, Crowd
from casino_qt.laboratory.game import NotSimulatedError, Results, Table, Terms
from casino_qt.laboratory.games import GAMES
from casino_qt.laboratory.lone import Lone
from casino_qt.laboratory.own_rule import Form, OwnRule
from casino_qt.laboratory.ruin import exact
from casino_qt.laboratory.systems import SYSTEMS, AnySystem, Flat
from casino_qt.laboratory.tally import MOST_CENTIMES, Evening, Progress, Tally
from casino_qt.rules.house_rules import HouseRules
from casino_qt.rules.money import LARGEST_AMOUNT
from casino_qt.rules.scripts.game import francs

MOST_COUPS = 10_000_000  # of one player
MOST_PLAYERS = 100_000
MOST_PLAYED = 1_000_000_000  # coups of all players together
FEW = 24  # players whom it is quicker to follow one by one
USUAL_COUPS, USUAL_PLAYERS, USUAL_PURSE = 1_000, 1_000, 1_000_000
_LARGEST_NUMERATOR = np.iinfo(np.int16).max


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What is to be simulated; amounts are centimes. What is None is the usual.

    `system` is the name of one, or a form of one's own. `stake` is one piece, usually the least the table
    takes. `permanence` is a list of results that were real, which one player plays, all of it or as many
    `coups` as are asked for.
    """

    game: str
    rules: HouseRules
    bet: str
    seed: str
    system: str | Form = Flat.name
    stake: int | None = None
    coups: int | None = None
    players: int | None = None
    purse: int = USUAL_PURSE
    goal: int | None = None
    permanence: Sequence[int] | None = None


def study(question: Question, progress: Progress) -> Json:
    """Simulate, and tell what came of it: the object of `casino-qt simulate --json`.

    The same question has the same answer. Raises NotSimulatedError for one that has none.
    """
    began = time.perf_counter()
    evening, players = _asked(question)
    tally = Tally()
    _play(evening, players, tally, np.random.PCG64DXSM(int(question.seed, 16)), progress)
    reckoned = None if question.permanence is not None else exact(evening)
    return {
        "game": question.game,
        "rules": question.rules.to_json(),
        "bet": question.bet,
        "system": evening.system.name,
        "stake": evening.piece,
        "coups": evening.coups,
        "players": players,
        "purse": evening.purse,
        "goal": evening.goal,
        "seed": question.seed,
        **told(Played(evening, tally, np.hstack(tally.purses)), reckoned),
        "seconds": round(time.perf_counter() - began, 3),
    }


class _Permanence(Table):
    """A table whose results are known beforehand, and all drawn once."""

    def __init__(self, terms: Terms, results: Results) -> None:
        self.terms = terms
        self._results = results
        self._at = 0

    def draw(self, chance: np.random.Generator, coups: int) -> Results:
        """The next of the list."""
        self._at += coups
        return self._results[self._at - coups : self._at]


def _asked(question: Question) -> tuple[Evening, int]:
    """What is played, and by how many. Raises NotSimulatedError."""
    table = GAMES[question.game].table(question.rules, question.bet)
    coups = USUAL_COUPS if question.coups is None else question.coups
    players = USUAL_PLAYERS if question.players is None else question.players
    if question.permanence is not None:
        if question.players not in (None, 1):
            raise NotSimulatedError("a list of results is played by one player")
        results = table.replayed(question.permanence)
        if not results.size:
            raise NotSimulatedError("nothing is decided within the list of results")
        coups, players = results.size if question.coups is None else question.coups, 1
        if coups > results.size:
            raise NotSimulatedError(f"the list of results has only {results.size} coups for this bet")
        table = _Permanence(table.terms, results)
    _within(coups, MOST_COUPS, "coups")
    _within(players, MOST_PLAYERS, "players")
    if coups * players > MOST_PLAYED:
        raise NotSimulatedError(f"all players together play at most {MOST_PLAYED} coups")
    return _evening(question, table, coups), players


def _evening(question: Question, table: Table, coups: int) -> Evening:
    terms = table.terms
    least = -(-terms.minimum // terms.whole) * terms.whole
    piece = least if question.stake is None else question.stake
    if not least <= piece <= terms.maximum:
        raise NotSimulatedError(f"one stake is from {francs(least)} to {francs(terms.maximum)} here")
    if piece % terms.whole:
        raise NotSimulatedError(f"one stake is a multiple of {terms.whole} centimes here")
    _within(question.purse, LARGEST_AMOUNT, "centimes of the purse")
    evening = Evening(table, _system(question, terms), piece, coups, question.purse, question.goal)
    if evening.purse < evening.cost:
        needed = francs(evening.cost)
        raise NotSimulatedError(f"the purse does not hold one stake and what it may ask for, {needed}")
    if evening.goal is not None and not evening.purse < evening.goal <= 2 * LARGEST_AMOUNT:
        raise NotSimulatedError(f"the goal is more than the purse and at most {francs(2 * LARGEST_AMOUNT)}")
    highest = piece if isinstance(evening.system, Flat) else terms.maximum
    if highest * (_LARGEST_NUMERATOR // terms.denominator) * coups > MOST_CENTIMES:
        raise NotSimulatedError("with stakes so high fewer coups are played")
    return evening


def _system(question: Question, terms: Terms) -> AnySystem:
    if isinstance(question.system, Form):
        return OwnRule(question.system, terms.denominator)
    return SYSTEMS[question.system]


def _within(number: int, most: int, what: str) -> None:
    if not 1 <= number <= most:
        raise NotSimulatedError(f"{what} are from 1 to {most}")


def _play(
    evening: Evening, players: int, tally: Tally, source: np.random.BitGenerator, progress: Progress
) -> None:
    """All players, in crowds of a size that suits the processor, or one by one where they are few."""
    chance = np.random.Generator(source)
    at_once = 1 if players <= FEW else TOGETHER
    for begun in range(0, players, at_once):
        crowd = min(at_once, players - begun)

        def of_all(done: int, of: int, begun: int = begun, crowd: int = crowd) -> None:
            progress(begun * evening.coups + done, players * evening.coups)

        if at_once == 1:
            Lone(evening, tally).play(chance, of_all)
        else:
            Crowd(evening, crowd, tally).play(chance, of_all)
