"""Actions as table scripts and the bank's journal write them, one JSON object each, read strictly."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from casino_qt.rules.money import LARGEST_AMOUNT
from casino_qt.rules.trente_et_quarante.actions import (
    YOU,
    Action,
    Bet,
    Coup,
    Cut,
    Halve,
    Insure,
    Spot,
    Take,
)

LONGEST_NAME = 40


def to_json(action: Action) -> dict[str, object]:
    """The action as a JSON object; what has its default is left out."""
    match action:
        case Cut(at):
            return {"do": "cut"} if at is None else {"do": "cut", "at": at}
        case Bet(on, stake, by):
            return {"do": "bet", "on": on.value, "stake": stake} | _seat(by)
        case Insure(on, by):
            return {"do": "insure", "on": on.value} | _seat(by)
        case Take(on, None, by):
            return {"do": "take", "on": on.value} | _seat(by)
        case Take(on, taken, by):
            return {"do": "take", "on": on.value, "stake": taken} | _seat(by)
        case Halve(on, by):
            return {"do": "halve", "on": on.value} | _seat(by)
        case Coup():
            return {"do": "coup"}


def from_json(obj: object) -> Action:
    """The action a JSON object stands for; `{"do": "cut"}` is the cut of a guest.

    Raises ValueError with one line for anything else: another type, an unknown action or key, a missing one,
    an amount that is not a whole number from 1 to 10¹².
    """
    if not isinstance(obj, dict):
        raise ValueError("an action is an object")
    do = obj.get("do")
    if "do" not in obj:
        raise ValueError("'do' is missing")
    if not isinstance(do, str) or do not in _READERS:
        raise ValueError(f"'do' is one of {', '.join(_READERS)}")
    known, read = _READERS[do]
    for key in obj:
        if key != "do" and key not in known:
            raise ValueError(f"{do} has no {key!r}")
    return read(obj)


def _seat(by: str) -> dict[str, object]:
    return {} if by == YOU else {"by": by}


def _by(obj: Mapping[str, object]) -> str:
    name = obj.get("by", YOU)
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise ValueError(f"'by' is a name of 1 to {LONGEST_NAME} printable characters")
    return name


def _on(obj: Mapping[str, object]) -> Spot:
    if "on" not in obj:
        raise ValueError("'on' is missing")
    name = obj["on"]
    if not isinstance(name, str) or name not in set(Spot):
        raise ValueError(f"'on' is one of {', '.join(Spot)}")
    return Spot(name)


def _number(obj: Mapping[str, object], key: str) -> int:
    if key not in obj:
        raise ValueError(f"{key!r} is missing")
    number = obj[key]
    if type(number) is not int or not 1 <= number <= LARGEST_AMOUNT:
        raise ValueError(f"{key!r} is a whole number from 1 to {LARGEST_AMOUNT}")
    return number


_READERS: dict[str, tuple[tuple[str, ...], Callable[[Mapping[str, object]], Action]]] = {
    "cut": (("at",), lambda obj: Cut(_number(obj, "at") if "at" in obj else None)),
    "bet": (("on", "stake", "by"), lambda obj: Bet(_on(obj), _number(obj, "stake"), _by(obj))),
    "insure": (("on", "by"), lambda obj: Insure(_on(obj), _by(obj))),
    "take": (
        ("on", "stake", "by"),
        lambda obj: Take(_on(obj), _number(obj, "stake") if "stake" in obj else None, _by(obj)),
    ),
    "halve": (("on", "by"), lambda obj: Halve(_on(obj), _by(obj))),
    "coup": ((), lambda _: Coup()),
}
