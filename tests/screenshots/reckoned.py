"""A reckoner that is always as quick: what takes seconds was reckoned before, the rest is in this process.

`python -m tests.screenshots.reckoned` reckons it again: when odds or rules changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from itertools import product
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from casino_qt.odds.desk import QUESTIONS
from casino_qt.windows.house_rules import figures
from casino_qt.windows.house_rules.clauses import CLAUSES
from casino_qt.windows.staff.reckoner import Asked, Json, Reckoner

KEPT = Path(__file__).resolve().with_suffix(".json")
ROUNDS = KEPT.with_name("reckoned_rounds.json")
IDLE = ("min", "max", "croupier_slips")
SLOW = ("trente-et-quarante", "trente-et-un", "blackjack")


class PromptReckoner(Reckoner):
    """Every answer is known at once; no child is ever started."""

    def ask(
        self,
        name: str,
        question: Json,
        then: Callable[[Json], None],
        owner: QObject,
        otherwise: Callable[[str], None] | None = None,
    ) -> Asked:
        """As the house's own; the answer is there when the window has a moment."""
        asked = Asked(self, then, otherwise, owner)
        QTimer.singleShot(0, self, partial(asked.tell, self.known(name, question)))
        return asked

    def known(self, name: str, question: Json) -> Json:
        """The answer."""
        return answered(name, _text(question))


@lru_cache(maxsize=1)
def kept() -> dict[str, Json]:
    """What was reckoned before, by question."""
    answers: dict[str, Json] = json.loads(KEPT.read_text(encoding="utf-8"))
    return answers


@lru_cache(maxsize=1)
def rounds() -> dict[str, dict[str, Json]]:
    """What was reckoned of rounds before they begin, by what was asked and by question."""
    answers: dict[str, dict[str, Json]] = json.loads(ROUNDS.read_text(encoding="utf-8"))
    return answers


@lru_cache(maxsize=4_000)
def answered(name: str, question: str) -> Json:
    """The answer to a question of the desk."""
    before = kept() if name == "odds" else rounds().get(name, {})
    for text in (question, _without_idle(question)):
        if text in before:
            return before[text]
    return QUESTIONS[name](json.loads(question))


def _without_idle(question: str) -> str:
    """The question without the rules that no chance depends on, which a record tells, too."""
    asked = json.loads(question)
    if isinstance(asked.get("rules"), dict):
        asked["rules"] = {name: value for name, value in asked["rules"].items() if name not in IDLE}
    return _text(asked)


def _text(question: Json) -> str:
    return json.dumps(question, sort_keys=True)


def asked_by_the_dialog() -> Iterator[Json]:
    """Whatever the dialog of house rules may ask about the games that take long."""
    for game in SLOW:
        clauses = CLAUSES[game]
        moving = [clause for clause in clauses if clause.moves]
        usual = {clause.setting: clause.default() for clause in clauses}
        for values in product(*(clause.values for clause in moving)):
            chosen = {clause.setting: value for clause, value in zip(moving, values, strict=True)}
            yield figures.question(game, usual | chosen)


def asked_at_the_tables() -> Iterator[tuple[str, Json]]:
    """What is asked about a round before it begins, under the usual rules."""
    usual = {clause.setting: clause.default() for clause in CLAUSES["blackjack"]}
    yield "blackjack_round", {"rules": figures.question("blackjack", usual)["rules"]}
    for packs in (1, 2):
        yield "trente_et_un_round", {"packs": packs, "price": 4}


def shortened(odds: Json, *, card: bool) -> Json:
    """As much of a report as the windows, or with `card` the strategy card, read."""
    if not card:
        odds.pop("card", None)
    return odds


def main() -> None:
    """Reckon everything, and write it down."""
    answers: dict[str, Json] = {}
    for question in asked_by_the_dialog():
        first = not any(answer["game"] == question["game"] for answer in answers.values())
        answers[_text(question)] = shortened(QUESTIONS["odds"](question), card=first)
        print(question)
    KEPT.write_text(json.dumps(answers, indent=0) + "\n", encoding="utf-8")
    of_rounds: dict[str, dict[str, Json]] = {}
    for name, question in asked_at_the_tables():
        of_rounds.setdefault(name, {})[_text(question)] = QUESTIONS[name](question)
    ROUNDS.write_text(json.dumps(of_rounds, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
