"""The coach of a practice table: advises when asked, warns of a costly decision, keeps the book of errors.

What is worth what is reckoned elsewhere and comes later (`ask`); the coach never waits for it, and never
keeps anybody from anything: a decision that was held once is done at the second press. The book is written
with the action itself; a decision that nobody could judge yet is judged as soon as that is possible, at the
next start if need be.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from casino_qt.bank.errors import ProfileError
from casino_qt.odds.advice.advice import Advice, Json, Verdict
from casino_qt.odds.advice.judging import judged
from casino_qt.tables.coach.study import Decision, Study
from casino_qt.tables.controller import TableController

Ask = Callable[[Json, Callable[[Json], None], Callable[[], None]], None]
"""Asks a question of `odds.advice`; one of the others is called, perhaps much later: with the answer, or
where there will be none."""

KNOWN = 100
"""Answers a coach keeps: what is due now and what was due lately. Whoever reckons keeps more."""


def _key(question: Json) -> str:
    return json.dumps(question, sort_keys=True)


class Coach(QObject):
    """Looks on at `controller`. `threshold` tells from how many thousandths of the stake on a decision is
    held; 0 for never. `hasty` tells whether a second press has come too soon to have been read first."""

    advised = Signal()
    """What is due is due no more, or more is known about it."""
    unadvised = Signal()
    """What was asked cannot be reckoned now."""
    warned = Signal(object)
    """tuple[tuple[Decision, Verdict], ...]: these would cost so much; the same press again does it."""
    eased = Signal()
    """What was warned of is not about to be done any more."""

    def __init__(
        self,
        controller: TableController,
        study: Study,
        ask: Ask,
        threshold: Callable[[], int],
        hasty: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(controller)
        self._controller = controller
        self._study = study
        self._ask = ask
        self._threshold = threshold
        self._hasty = hasty
        self._known: dict[str, Advice] = {}
        self._asked: set[str] = set()
        self._waiting: dict[str, list[tuple[int, str]]] = {}
        self._held_back: tuple[Any, ...] = ()
        controller.onlooker = self
        controller.happened.connect(self._look)
        controller.restored.connect(self._look)

    def begin(self) -> None:
        """The person has sat down: what was left unjudged is judged. Raises ProfileError."""
        self._want(self._study.general())
        for row in self._controller.profile.unjudged():
            self._judge_later(row.id, row.question, row.played)
        self._look()

    # -- advice ----------------------------------------------------------------------------------------

    def due(self) -> Sequence[Decision]:
        """What the person has to decide now; nothing while a round is told."""
        return () if self._controller.showing else self._study.due()

    def general(self) -> Advice | None:
        """What is always so at this table; None while it is being reckoned."""
        return self._known.get(_key(self._study.general()))

    def advice(self, decision: Decision) -> Advice | None:
        """What is known about a decision; None while it is being reckoned."""
        return self._known.get(_key(decision.question))

    def _look(self, *_: object) -> None:
        """Something has changed: ask what will be wanted, before the picture has caught up."""
        self._ease()
        self._want(self._study.general())
        for decision in self._study.due():
            self._want(decision.question)
        self.advised.emit()

    def _want(self, question: Json) -> None:
        key = _key(question)
        if key in self._known:
            self._known[key] = self._known.pop(key)  # wanted last, forgotten last
        elif key not in self._asked:
            self._asked.add(key)
            self._ask(question, partial(self._told, key, question), partial(self._untold, key))

    def _untold(self, key: str) -> None:
        """Asked again when it is wanted again; what waits for it stays unjudged until then."""
        self._asked.discard(key)
        self.unadvised.emit()

    def _told(self, key: str, question: Json, told: Json) -> None:
        self._asked.discard(key)
        self._known[key] = Advice.from_json(told)
        if len(self._known) > KNOWN:
            del self._known[next(iter(self._known))]
        for number, played in self._waiting.pop(key, ()):
            self._write(number, judged(question, self._known[key], played))
        self.advised.emit()

    # -- warnings ----------------------------------------------------------------------------------------

    def holds(self, actions: Sequence[Any]) -> bool:
        """Whether `actions` would cost much and are asked for the first time. What is refused is not held."""
        if self._controller.showing or any(self._controller.table.refusal(each) for each in actions):
            return False
        if self._held_back == tuple(actions):
            if self._hasty():
                return True
            self._ease()
            return False
        least = self._threshold()
        dear = tuple(each for each in self._verdicts(actions) if each[1].thousandths >= least)
        if not least or not dear:
            self._ease()
            return False
        self._held_back = tuple(actions)
        self.warned.emit(dear)
        return True

    def _ease(self) -> None:
        if self._held_back:
            self._held_back = ()
            self.eased.emit()

    def _verdicts(self, actions: Sequence[Any]) -> list[tuple[Decision, Verdict]]:
        """What is known of the decisions that `actions` would make."""
        made = ((decision, self.advice(decision), played) for decision, played in self._study.made(actions))
        return [
            (decision, judged(decision.question, known, played))
            for decision, known, played in made
            if known is not None
        ]

    # -- the book of errors --------------------------------------------------------------------------------

    def noting(self, actions: Sequence[Any]) -> Callable[[int], None] | None:
        """Every decision goes into the book, with its cost where that is known already."""
        made = tuple(self._study.made(actions))
        return partial(self._note, made) if made else None

    def _note(self, made: Sequence[tuple[Decision, str]], session: int) -> None:
        for decision, played in made:
            number = self._controller.profile.note_decision(session, decision.question, played)
            known = self.advice(decision)
            if known is None:
                self._judge_later(number, decision.question, played)
            else:
                verdict = judged(decision.question, known, played)
                self._controller.profile.judge_decision(number, verdict.kind, verdict.millionths)

    def _judge_later(self, number: int, question: Json, played: str) -> None:
        key = _key(question)
        if key in self._known:
            self._write(number, judged(question, self._known[key], played))
            return
        self._waiting.setdefault(key, []).append((number, played))
        self._want(question)

    def _write(self, number: int, verdict: Verdict) -> None:
        """What the disk does not take now is judged again when the person sits down the next time."""
        try:
            self._controller.profile.judge_decision(number, verdict.kind, verdict.millionths)
        except ProfileError as problem:
            self._controller.failed.emit(problem)
