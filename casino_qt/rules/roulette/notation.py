"""Actions as table scripts and the bank's journal write them, one JSON object each, read strictly."""

from __future__ import annotations

from casino_qt.rules.action_json import (
    Fields,
    Readers,
    name_of,
    number,
    number_or_none,
    read_action,
    seat,
    write_seat,
)
from casino_qt.rules.roulette import announcements, bets
from casino_qt.rules.roulette.actions import Action, Announce, Bet, Halve, Move, Spin, Take


def to_json(action: Action) -> dict[str, object]:
    """The action as a JSON object; what has its default is left out."""
    match action:
        case Bet(on, stake, by):
            return {"do": "bet", "on": on, "stake": stake} | write_seat(by)
        case Announce():
            given = {
                "on": action.on, "say": action.say, "piece": action.piece, "stake": action.stake,
            }  # fmt: skip
            told = {key: value for key, value in given.items() if value is not None}
            return {"do": "announce"} | told | write_seat(action.by)
        case Take(on, None, by):
            return {"do": "take", "on": on} | write_seat(by)
        case Take(on, taken, by):
            return {"do": "take", "on": on, "stake": taken} | write_seat(by)
        case Halve(on, by):
            return {"do": "halve", "on": on} | write_seat(by)
        case Move(on, to, by):
            return {"do": "move", "on": on, "to": to} | write_seat(by)
        case Spin():
            return {"do": "spin"}


def from_json(obj: object) -> Action:
    """The action a JSON object stands for.

    Raises ValueError with one line for anything else: another type, an unknown action or key, a missing one,
    a name that is not canonical, an amount that is not a whole number from 1 to 10¹². Whether what was said
    is understood, the table decides.
    """
    return read_action(obj, _READERS)


def _place(obj: Fields) -> str:
    return name_of(obj, "on", "the canonical name of a bet, such as 'cheval:0/3'", bets.SPOTS)


def _chance(obj: Fields, key: str) -> str:
    return name_of(obj, key, f"one of {', '.join(bets.SIMPLE_CHANCES)}", bets.SIMPLE_CHANCES)


def _announce(obj: Fields) -> Announce:
    if ("on" in obj) == ("say" in obj):
        raise ValueError("announce has either 'on' or 'say'")
    if "piece" in obj and "stake" in obj:
        raise ValueError("announce has either 'piece' or 'stake'")
    on, say = obj.get("on"), obj.get("say")
    piece, stake, by = number_or_none(obj, "piece"), number_or_none(obj, "stake"), seat(obj)
    if "say" in obj:
        if not isinstance(say, str):
            raise ValueError("'say' is a text")
        return Announce(say=say, piece=piece, stake=stake, by=by)
    if not isinstance(on, str) or announcements.canonical(on) is None:
        raise ValueError("'on' is the name of an announced bet, such as 'finale:3/4'")
    if piece is None and stake is None:
        raise ValueError("'piece' or 'stake' is missing")
    return Announce(on=on, piece=piece, stake=stake, by=by)


_READERS: Readers[Action] = {
    "bet": (("on", "stake", "by"), lambda obj: Bet(_place(obj), number(obj, "stake"), seat(obj))),
    "announce": (("on", "say", "piece", "stake", "by"), _announce),
    "take": (("on", "stake", "by"), lambda obj: Take(_place(obj), number_or_none(obj, "stake"), seat(obj))),
    "halve": (("on", "by"), lambda obj: Halve(_chance(obj, "on"), seat(obj))),
    "move": (("on", "to", "by"), lambda obj: Move(_chance(obj, "on"), _chance(obj, "to"), seat(obj))),
    "spin": ((), lambda _: Spin()),
}
