"""What a replay prints: one JSON object, or a text to read."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator

from casino_qt.rules.events import Said
from casino_qt.rules.lying import Lying
from casino_qt.rules.scripts.game import Json, francs
from casino_qt.rules.scripts.games import GAMES_OPEN
from casino_qt.rules.scripts.replaying import Report
from casino_qt.rules.table import Finished

TextOf = Callable[[str, Said], str]
"""The words of a call at a game, in the tongue the caller chose."""


def json_text(report: Report, text_of: TextOf) -> Iterator[str]:
    """The one JSON object of `replay --json`, a coup a line; amounts are centimes.

    It comes piece by piece: the longest script that can be read has more than a million coups.
    """
    yield f'{{\n "game": {_text(report.game)},\n "rounds": ['
    for number, coup in enumerate(report.rounds):
        yield f"{',' if number else ''}\n  {_text(_round(report, coup, text_of))}"
    yield "\n ]" if report.rounds else "]"
    for key, value in _summary(report, text_of).items():
        yield f",\n {_text(key)}: {_text(value)}"
    yield "\n}\n"


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _summary(report: Report, text_of: TextOf) -> Json:
    return {
        "calls": _calls(report.game, report.calls, text_of),
        "table": {str(spot): _lying(lying) for spot, lying in (report.table or {}).items()},
        "seats": {
            name: {
                "put_in": seat.put_in,
                "taken_out": seat.taken_out,
                "on_table": seat.on_table,
                "net": seat.net,
            }
            for name, seat in report.seats.items()
        },
        "house": {"net": report.house_net},
    }


def _round(report: Report, record: Finished, text_of: TextOf) -> Json:
    game = GAMES_OPEN[report.game]
    return game.round_json(report.rules, record) | {"calls": _calls(report.game, record.calls, text_of)}


def _calls(game: str, calls: Iterable[Said], text_of: TextOf) -> list[Json]:
    return [{"id": said.call, "text": text_of(game, said)} for said in calls]


def _lying(lying: Lying) -> Json:
    return {
        "free": lying.free,
        "stake": lying.stake,
        "won": lying.won,
        "prison": list(lying.prison),
        "premium": lying.premium,
    }


def plain_text(report: Report, text_of: TextOf) -> Iterator[str]:
    """The report to read, in francs: every round with what was said, what lies there, who won what."""
    game = GAMES_OPEN[report.game]
    yield f"{game.TITLE}\n"
    for number, record in enumerate(report.rounds, start=1):
        yield f"\n{game.ROUND} {number}\n"
        yield from _said(report.game, record.calls, text_of)
        yield from game.round_text(report.rules, record)
    yield "\n"
    yield from _said(report.game, report.calls, text_of)
    if report.table is not None:
        yield from game.lying_text(report.table)
    yield "\nSeats\n"
    for name, seat in report.seats.items():
        yield (
            f"  {name}: put in {francs(seat.put_in)}, taken out {francs(seat.taken_out)}, "
            f"{game.LIES} {francs(seat.on_table)}, net {francs(seat.net)}\n"
        )
    if game.HAS_HOUSE:
        yield f"\nHouse: net {francs(report.house_net)}\n"


def _said(game: str, calls: Iterable[Said], text_of: TextOf) -> Iterator[str]:
    return (f"  — {text_of(game, said)}\n" for said in calls)
