"""The window's side of the desk: questions out, answers in, and nobody waits in between."""

from __future__ import annotations

import json
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from casino_qt.child import Child, Command, own_command
from casino_qt.odds.desk import DESK_FLAG, PASSING, is_quick
from casino_qt.windows.staff.answer_shelf import AnswerShelf

log = logging.getLogger(__name__)

Json = dict[str, Any]

RETIRE_AFTER = 300_000  # ms without a question after which a child is sent home, and what it knew with it
PATIENCE = {True: 30_000, False: 180_000}  # ms for an answer, by whether it is a quick one; then it stalls
TRIES = 2  # a question over which so many children died is not asked again
REMEMBERED = 1_000  # answers


def desk_command() -> Command:
    """Program and arguments of the child."""
    return own_command(DESK_FLAG, "casino_qt.odds.desk")


class Asked:
    """A question somebody asked; nothing is told any more when it is cancelled or its owner is gone."""

    __slots__ = ("_given_up", "_otherwise", "_owner", "_reckoner", "_then")

    def __init__(
        self,
        reckoner: Reckoner,
        then: Callable[[Json], None],
        otherwise: Callable[[str], None] | None,
        owner: QObject,
    ) -> None:
        self._reckoner = reckoner
        self._then = then
        self._otherwise = otherwise
        self._owner = owner
        self._given_up = False

    @property
    def wanted(self) -> bool:
        """Whether somebody still waits for the answer."""
        return not self._given_up and shiboken6.isValid(self._owner)

    def cancel(self) -> None:
        """The answer is not wanted any more. Afterwards nothing is told, not even what was under way."""
        if not self._given_up:
            self.give_up()
            self._reckoner.look_around()

    def give_up(self) -> None:
        """Nobody reckons any more: nothing will be told."""
        self._given_up = True

    def tell(self, answer: Json) -> None:
        """The answer is there."""
        if self.wanted:
            self._given_up = True
            self._then(answer)

    def tell_problem(self, problem: str) -> None:
        """There will be no answer; `problem` says why, in one English line."""
        if self.wanted:
            self._given_up = True
            if self._otherwise is not None:
                self._otherwise(problem)


@dataclass(slots=True, eq=False)
class Question:
    """What is asked, and who asked it."""

    key: str
    ask: str
    question: Json
    askers: list[Asked] = field(default_factory=list)
    tries: int = 0

    @property
    def wanted(self) -> bool:
        """Whether somebody still waits for the answer."""
        return any(asked.wanted for asked in self.askers)


class Lane(QObject):
    """One child and the questions that wait for it, answered one after another."""

    answered = Signal(object, object)
    """Question, answer."""
    failed = Signal(object, str)
    """Question, why there is no answer."""

    def __init__(self, patience: int, parent: QObject) -> None:
        """`patience`: milliseconds after which a child that says nothing counts as dead."""
        super().__init__(parent)
        self._numbers = count(1)
        self._waiting: deque[Question] = deque()
        self._child = Child("reckoner", lambda: desk_command(), RETIRE_AFTER, self)
        self._child.answered.connect(self._told)
        self._child.broke.connect(self._broke)
        self._child.absent.connect(lambda question: self._fail(question, "no child can be started here"))
        self._stalled = QTimer(self)
        self._stalled.setSingleShot(True)
        self._stalled.setInterval(patience)
        self._stalled.timeout.connect(self._stall)

    def put(self, question: Question) -> None:
        """Ask it when its turn comes."""
        self._waiting.append(question)
        self.go_on()

    def go_on(self) -> None:
        """Ask what is next; what nobody waits for any more makes room for it, even half reckoned."""
        self._waiting = deque(question for question in self._waiting if question.wanted)
        if not self._waiting:
            return
        if self._child.job is not None:
            if self._child.job.wanted:
                return
            self._child.drop()
        question = self._waiting.popleft()
        self._stalled.start()
        request = {"id": next(self._numbers), "ask": question.ask, "question": question.question}
        self._child.give(question, request)

    def open_question(self, key: str) -> Question | None:
        """The question of this key, if it is asked or waiting to be and somebody waits for it."""
        asked = (*([self._child.job] if self._child.job is not None else []), *self._waiting)
        return next((question for question in asked if question.key == key and question.wanted), None)

    def busy(self) -> bool:
        """Whether somebody waits for an answer."""
        return self._child.job is not None or bool(self._waiting)

    def close(self) -> None:
        """End the child; what was asked is not answered."""
        self._stalled.stop()
        for question in (*self._waiting, *([self._child.job] if self._child.job is not None else [])):
            for asked in question.askers:
                asked.give_up()
        self._waiting.clear()
        self._child.close()

    def _told(self, question: Question, told: Json) -> None:
        self._stalled.stop()
        self.go_on()  # the child works on while its answer is looked at
        if "problem" in told:
            self.failed.emit(question, str(told["problem"]))
        else:
            self.answered.emit(question, told["answer"])

    def _stall(self) -> None:
        question = self._child.job
        self._child.drop()
        if question is not None:
            self._broke(question, "the reckoner did not answer")

    def _broke(self, question: Question, why: str) -> None:
        question.tries += 1
        if question.tries < TRIES:
            log.warning("reckoning %s failed and is tried once more: %s", question.key, why)
            self._stalled.stop()
            self._waiting.appendleft(question)
            self.go_on()
        else:
            self._fail(question, why)

    def _fail(self, question: Question, why: str) -> None:
        self._stalled.stop()
        self.go_on()
        self.failed.emit(question, why)


class Reckoner(QObject):
    """Asks the desk, and remembers what it said: for the evening, and what is slow on disk.

    Two children at most, each started when it is needed first: one for questions that take seconds, one for
    those that must not wait behind them.
    """

    def __init__(self, parent: QObject | None = None, shelf: AnswerShelf | None = None) -> None:
        super().__init__(parent)
        self._shelf = AnswerShelf() if shelf is None else shelf
        self._remembered: dict[str, Json] = {}
        self._lanes = {quick: Lane(PATIENCE[quick], self) for quick in (True, False)}
        for lane in self._lanes.values():
            lane.answered.connect(self._answered)
            lane.failed.connect(self._failed)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    def ask(
        self,
        name: str,
        question: Json,
        then: Callable[[Json], None],
        owner: QObject,
        otherwise: Callable[[str], None] | None = None,
    ) -> Asked:
        """Have `question` answered (`odds.desk.QUESTIONS`): `then` is called with the answer, always later.

        `otherwise` is called with one English line where there will be none; it is logged in any case. Both
        only as long as `owner` lives. An answer belongs to all who asked: nobody changes it.
        """
        asked = Asked(self, then, otherwise, owner)
        key = _key(name, question)
        lane = self._lanes[is_quick(name, question)]
        known = self._recall(key, kept=not is_quick(name, question))
        if known is not None:
            QTimer.singleShot(0, self, partial(asked.tell, known))
            return asked
        open_question = lane.open_question(key)
        if open_question is not None:
            open_question.askers.append(asked)
        else:
            lane.put(Question(key, name, question, [asked]))
        return asked

    def known(self, name: str, question: Json) -> Json | None:
        """The answer, if it has been given before: for who would not show that it is being reckoned."""
        return self._recall(_key(name, question), kept=not is_quick(name, question))

    def busy(self) -> bool:
        """Whether somebody waits for an answer."""
        return any(lane.busy() for lane in self._lanes.values())

    def look_around(self) -> None:
        """Somebody does not wait any more: perhaps others can be served."""
        for lane in self._lanes.values():
            lane.go_on()

    def close(self) -> None:
        """End the children; what was asked is not answered. A later question starts them again."""
        for lane in self._lanes.values():
            lane.close()

    def _recall(self, key: str, *, kept: bool) -> Json | None:
        """The answer as it is remembered; `kept`: it may lie on disk."""
        answer = self._remembered.pop(key, None)
        if answer is None and kept:
            answer = self._shelf.find(key)
        if answer is not None:
            self._remember(key, answer)
        return answer

    def _remember(self, key: str, answer: Json) -> None:
        self._remembered[key] = answer  # asked for last, forgotten last
        while len(self._remembered) > REMEMBERED:
            del self._remembered[next(iter(self._remembered))]

    def _answered(self, question: Question, answer: Json) -> None:
        self._remember(question.key, answer)
        quick = is_quick(question.ask, question.question)
        if not quick and question.ask not in PASSING:  # however long: a child that is warm is no measure
            self._shelf.keep(question.key, answer)
        for asked in question.askers:
            QTimer.singleShot(0, self, partial(asked.tell, answer))  # one who falls over it falls alone

    def _failed(self, question: Question, why: str) -> None:
        log.warning("%s cannot be reckoned: %s", question.key, why)
        for asked in question.askers:
            QTimer.singleShot(0, self, partial(asked.tell_problem, why))


def _key(name: str, question: Json) -> str:
    return f"{name} {json.dumps(question, sort_keys=True)}"
