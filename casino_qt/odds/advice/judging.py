"""Every table's decisions behind one door: what the desk answers, and what an error is called."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from casino_qt.odds.advice import advice, blackjack, cloth, trente_et_un
from casino_qt.odds.advice.advice import Advice, Json, Verdict
from casino_qt.odds.blackjack import decision as blackjack_decision
from casino_qt.rules.blackjack.options import Rules


class Judge(NamedTuple):
    """How the decisions of one table are reckoned, and how their errors are called."""

    advise: Callable[[Json], Advice]
    kind: Callable[[Json, str, str], str]


JUDGES: dict[str, Judge] = {
    cloth.TRENTE_ET_QUARANTE: Judge(cloth.advise, cloth.kind),
    cloth.ROULETTE: Judge(cloth.advise, cloth.kind),
    trente_et_un.GAME: Judge(trente_et_un.advise, trente_et_un.kind),
    blackjack.GAME: Judge(blackjack.advise, blackjack.kind),
}


def answer(question: Json) -> Json:
    """What the desk answers to the question "advice". Raises ValueError for one that is none."""
    game = question.get("game")
    if game not in JUDGES:
        raise ValueError(f"nobody is advised at {game!r}")
    try:
        return JUDGES[game].advise(question).to_json()
    except (KeyError, TypeError, ZeroDivisionError) as wrong:
        raise ValueError(f"no decision: {wrong!r}") from wrong


def warm(question: Json) -> Json:
    """Make what all decisions of a table need, which takes two seconds at blackjack and nothing elsewhere."""
    if question.get("game") == blackjack.GAME:
        blackjack_decision.warm(Rules.from_json(question["rules"]))
    return {}


def judged(question: Json, told: Advice, played: str) -> Verdict:
    """`played` as the answer to `question`, of which `told` is what is known. Raises KeyError for no play."""
    return advice.verdict(question, told, played, JUDGES[question["game"]].kind)
