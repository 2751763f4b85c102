"""What a simulation came to, to read: amounts in francs, shares in per cent."""

from __future__ import annotations

from collections.abc import Iterator

from casino_qt.laboratory.answer import Json
from casino_qt.rules.scripts.game import francs


def plain_text(told: Json) -> Iterator[str]:
    """The answer of `casino-qt simulate` in whole lines."""
    yield f"{told['game']}\n"
    for option, value in told["rules"].items():
        yield f"  {option}: {value}\n"
    yield "\nPlayed\n"
    for word, text in _played(told):
        yield f"  {word:22}{text}\n"
    yield "\nSeen (in 95 of 100 simulations the truth lies between the two figures in brackets)\n"
    for word, text in _seen(told):
        yield f"  {word:22}{text}\n"
    yield f"\n{_sentence(told)}\n"


def _played(told: Json) -> Iterator[tuple[str, str]]:
    yield "bet", told["bet"]
    yield "system", told["system"]
    yield "first stake", francs(told["stake"])
    yield "players", f"{_whole(told['players'])} with {francs(told['purse'])} each"
    if told["goal"] is not None:
        yield "until they have", francs(told["goal"])
    yield "coups", f"{_whole(told['coups'])} each at most, {_whole(told['played'])} in all"
    yield "seed", told["seed"]
    yield "seconds", f"{told['seconds']:.1f}"


def _seen(told: Json) -> Iterator[tuple[str, str]]:
    yield "staked", francs(told["staked"])
    yield "won by the players", francs(told["net"])
    edge = told["edge_seen"]
    exact = "" if told["edge_exact"] is None else f", exactly {_percent(told['edge_exact'], 4)}"
    yield (
        "kept by the bank",
        f"{_percent(edge['value'], 4)} ({_percent(edge['low'], 4)} to "
        + (f"{_percent(edge['high'], 4)}) of what was staked{exact}"),
    )
    yield "ruined", _share(told["ruined"])
    if told["reached"] is not None:
        yield "reached their goal", _share(told["reached"])
    bands, last = told["bands"], -1  # the end of the evening
    if told["players"] > 1:
        middle = f"{francs(bands['p25'][last])} to {francs(bands['p75'][last])}"
        yield "in the end, won", f"half of the players {middle}, the middle one {francs(bands['p50'][last])}"
        yield "", f"five in a hundred {francs(bands['p05'][last])} or less"
        yield "", f"five in a hundred {francs(bands['p95'][last])} or more"
    yield "longest losing run", f"{_whole(told['longest_losing_run'])} coups"
    yield "largest stake", francs(told["largest_stake"])
    yield "held by the limit", f"{_whole(told['held_by_limit'])} coups"


def _share(share: Json) -> str:
    seen = f"{_whole(share['players'])} players, {_percent(share['share'], 2)}"
    exact = "" if share["exact"] is None else f", exactly {_percent(share['exact'], 4)}"
    return f"{seen} ({_percent(share['low'], 2)} to {_percent(share['high'], 2)}){exact}"


def _sentence(told: Json) -> str:
    if told["edge_exact"] is None:
        return "The edge has not moved: no order of stakes changes what the bank keeps of each."
    kept = _percent(told["edge_exact"], 4)
    return f"The edge has not moved: however it is staked, the bank keeps {kept} of each stake on average."


def _percent(part: float, digits: int) -> str:
    return f"{100 * part:.{digits}f} %"


def _whole(number: int) -> str:
    return f"{number:,}".replace(",", " ")
