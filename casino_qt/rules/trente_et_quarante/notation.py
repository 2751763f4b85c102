"""Actions as table scripts and the bank's journal write them, one JSON object each, read strictly."""

from __future__ import annotations

from casino_qt.rules.action_json import (
    LONGEST_NAME as LONGEST_NAME,
)
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
from casino_qt.rules.trente_et_quarante.actions import Action, Bet, Coup, Cut, Halve, Insure, Spot, Take


def to_json(action: Action) -> dict[str, object]:
    """The action as a JSON object; what has its default is left out."""
    match action:
        case Cut(at):
            return {"do": "cut"} if at is None else {"do": "cut", "at": at}
        case Bet(on, stake, by):
            return {"do": "bet", "on": on.value, "stake": stake} | write_seat(by)
        case Insure(on, by):
            return {"do": "insure", "on": on.value} | write_seat(by)
        case Take(on, None, by):
            return {"do": "take", "on": on.value} | write_seat(by)
        case Take(on, taken, by):
            return {"do": "take", "on": on.value, "stake": taken} | write_seat(by)
        case Halve(on, by):
            return {"do": "halve", "on": on.value} | write_seat(by)
        case Coup():
            return {"do": "coup"}


def from_json(obj: object) -> Action:
    """The action a JSON object stands for; `{"do": "cut"}` is the cut of a guest.

    Raises ValueError with one line for anything else: another type, an unknown action or key, a missing one,
    an amount that is not a whole number from 1 to 10¹².
    """
    return read_action(obj, _READERS)


def _on(obj: Fields) -> Spot:
    return Spot(name_of(obj, "on", f"one of {', '.join(Spot)}", set(Spot)))


_READERS: Readers[Action] = {
    "cut": (("at",), lambda obj: Cut(number_or_none(obj, "at"))),
    "bet": (("on", "stake", "by"), lambda obj: Bet(_on(obj), number(obj, "stake"), seat(obj))),
    "insure": (("on", "by"), lambda obj: Insure(_on(obj), seat(obj))),
    "take": (("on", "stake", "by"), lambda obj: Take(_on(obj), number_or_none(obj, "stake"), seat(obj))),
    "halve": (("on", "by"), lambda obj: Halve(_on(obj), seat(obj))),
    "coup": ((), lambda _: Coup()),
}
