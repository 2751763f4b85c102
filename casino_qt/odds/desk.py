"""The desk: a child process that reckons for its parent, so that a window never waits for it.

Each line on its standard input asks, each line on its standard output answers (both JSON):
`{"id", "ask": name, "question": {...}}`, and `{"id", "answer": {...}}` or `{"id", "problem": "one line"}`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from casino_qt.serving import Json, serve, step_back

DESK_FLAG = "--desk"  # how a frozen program is told to be a desk


def _odds(question: Json) -> Json:
    from casino_qt.odds.command import odds
    from casino_qt.rules.scripts.games import GAMES_OPEN

    game = question["game"]
    if game not in GAMES_OPEN:
        raise ValueError(f"there is no game {game!r}")
    return odds(game, GAMES_OPEN[game].rules(question["rules"]))


def _advice(question: Json) -> Json:
    from casino_qt.odds.advice.judging import answer

    return answer(question)


def _warm(question: Json) -> Json:
    from casino_qt.odds.advice.judging import warm

    return warm(question)


def _blackjack_round(question: Json) -> Json:
    from casino_qt.odds.reports.rounds import blackjack
    from casino_qt.rules.blackjack.options import Rules

    return blackjack(Rules.from_json(question["rules"]))


def _roulette_layout(question: Json) -> Json:
    from casino_qt.odds.reports.layout import report
    from casino_qt.rules.roulette.options import Rules

    rules = Rules.from_json(question["rules"])
    half_back = question.get("half_back", False)
    return report(rules, question["stakes"], question["spins"], half_back=half_back)


def _trente_et_un_round(question: Json) -> Json:
    from casino_qt.odds.reports.rounds import trente_et_un

    return trente_et_un(question["packs"], question["price"])


QUESTIONS: dict[str, Callable[[Json], Json]] = {
    "advice": _advice,  # a decision at a table (`odds.advice`): {"worth": by play, "reason", "figures"}
    "blackjack_round": _blackjack_round,  # {"rules"}: what a box is worth before the deal
    "odds": _odds,  # {"game", "rules": house options, the rest by default}: the object of `casino-qt odds`
    "roulette_layout": _roulette_layout,  # {"rules", "stakes": centimes by bet, "spins", "half_back"}
    "trente_et_un_round": _trente_et_un_round,  # {"packs", "price"}: what a round is worth, in tokens
    "warm": _warm,  # {"game", "rules"}: make what its advice needs, so that none of it takes long; {}
}
"""What can be asked. Each imports what it needs when it is first asked; ValueError: the question is wrong."""

QUICK: frozenset[str] = frozenset({"advice", "warm"})
"""The questions that are answered within some hundredths of a second once the desk is warm, and that one."""

QUICK_ODDS = frozenset({"roulette"})
"""The games whose odds are."""


PASSING: frozenset[str] = frozenset({"roulette_layout"})
"""The questions hardly ever asked again another evening: their answers would only fill the disk."""


def is_quick(ask: str, question: Json) -> bool:
    """Whether this question must not wait behind one that takes seconds."""
    return ask in QUICK or (ask == "odds" and question.get("game") in QUICK_ODDS)


def answer(request: Json) -> Json:
    """What one line is answered."""
    number = request.get("id")
    ask = request.get("ask")
    if ask not in QUESTIONS:
        return {"id": number, "problem": f"there is no question {ask!r}"}
    try:
        return {"id": number, "answer": QUESTIONS[ask](request.get("question", {}))}
    except ValueError as wrong:
        return {"id": number, "problem": f"{ask}: {' '.join(str(wrong).split())}"}


def main() -> int:
    """Answer until the input ends; returns the exit status."""
    step_back()
    serve(answer)
    return 0


if __name__ == "__main__":
    sys.exit(main())
