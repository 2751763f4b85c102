"""`casino-qt odds` without the command line: the rules of a table in, what its bets are worth out."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any, TextIO

from casino_qt.odds import handed_in
from casino_qt.odds.reports import blackjack, layout, roulette, trente_et_quarante, trente_et_un
from casino_qt.odds.reports.plain import plain_text
from casino_qt.odds.reports.told import Json
from casino_qt.rules.house_rules import HouseRules
from casino_qt.rules.scripts.game import an_object
from casino_qt.rules.scripts.games import GAMES_OPEN
from casino_qt.rules.scripts.script import ScriptError, printable
from casino_qt.rules.scripts.streams import load, print_out
from casino_qt.rules.scripts.strict_json import decode

NOT_RULES = 2

REPORTS: dict[str, Callable[[Any], Json]] = {
    "trente-et-quarante": trente_et_quarante.report,
    "roulette": roulette.report,
    "trente-et-un": trente_et_un.report,
    "blackjack": blackjack.report,
}
"""What is told of each game, from its house options."""

MORE: dict[str, Callable[[Any], Json]] = {"trente-et-un": trente_et_un.hands}
"""What only the command tells, as it takes longer than a window would wait for."""


def odds(game: str, rules: HouseRules) -> Json:
    """The one object of `casino-qt odds --json`. Raises KeyError for a game the house does not have."""
    return {"game": game, "rules": rules.to_json(), **REPORTS[game](rules)}


def _of_layout(rules: Any, path: str) -> Json:
    return layout.course_report(rules, handed_in.layout(path))


def _of_shoe(rules: Any, path: str) -> Json:
    left = handed_in.shoe(path)
    return {"cards": left.size, **trente_et_quarante.report(rules, left)}


OF_FILE: dict[str, Callable[[Any, str], Json]] = {"roulette": _of_layout, "trente-et-quarante": _of_shoe}
"""What is told of a file of chips or cards instead, where a game has such. They raise ScriptError."""


def print_odds(
    game: str,
    path: str | None = None,
    *,
    about: str | None = None,
    as_json: bool = False,
    stdout: TextIO | None = None,
    stderr: TextIO | None = None,
) -> int:
    """Print what the bets of `game` are worth, and return the exit status.

    `path`: a file with one JSON object of house options, as a table script has under `rules`; left out, or
    for an option it does not name, the house's own. `about`: a file with a layout of roulette or with what is
    left of a shoe of trente et quarante, which is told of instead. 0: printed. 2: one line on `stderr` names
    the file and what is wrong with it. 1: there was no room to print. Streams left out are those of the
    process.
    """
    out = sys.stdout if stdout is None else stdout
    err = sys.stderr if stderr is None else stderr
    reading = path
    try:
        rules = house_rules(game, path)
        reading = about
        told = odds(game, rules) if about is None else _about(game, rules, about)
    except ScriptError as error:
        print(f"{printable(reading or '')}: {error}", file=err)
        return NOT_RULES
    if about is None and game in MORE:
        told |= MORE[game](rules)
    text = [json.dumps(told, ensure_ascii=False, indent=1), "\n"] if as_json else plain_text(told)
    return print_out(text, out, err)


def _about(game: str, rules: HouseRules, path: str) -> Json:
    return {"game": game, "rules": rules.to_json(), **OF_FILE[game](rules, path)}


def house_rules(game: str, path: str | None) -> HouseRules:
    """The options in the file; left out, the house's own. Raises ScriptError."""
    options = {} if path is None else an_object(decode(load(path)), "the house options")
    try:
        rules: HouseRules = GAMES_OPEN[game].rules(options)
    except ValueError as error:
        raise ScriptError(str(error)) from None
    return rules
