"""Actions as table scripts and the bank's journal write them, one JSON object each, read strictly."""

from __future__ import annotations

from casino_qt.rules.action_json import Fields, Readers, number, read_action, seat, seat_name, write_seat
from casino_qt.rules.blackjack.actions import (
    BOXES,
    Accept,
    Action,
    Bet,
    Deal,
    Decline,
    Double,
    Hit,
    Insure,
    Slip,
    Split,
    Stand,
    Surrender,
    Take,
)
from casino_qt.rules.blackjack.box import MOST_HANDS

_PLAIN: dict[type[Hit] | type[Stand] | type[Surrender], str] = {
    Hit: "hit",
    Stand: "stand",
    Surrender: "surrender",
}


def to_json(action: Action) -> dict[str, object]:
    """The action as a JSON object; what has its default is left out."""
    match action:
        case Bet(box, stake, by):
            return {"do": "bet", "box": box, "stake": stake} | write_seat(by)
        case Take(box, by):
            return {"do": "take", "box": box} | write_seat(by)
        case Deal():
            return {"do": "deal"}
        case Insure(box, stake, by):
            return {"do": "insure", "box": box, "stake": stake} | write_seat(by)
        case Hit(box, hand, by) | Stand(box, hand, by) | Surrender(box, hand, by):
            return {"do": _PLAIN[type(action)], "box": box} | _write_hand(hand) | write_seat(by)
        case Double():
            return {"do": "double"} | _write_adding(action)
        case Split():
            return {"do": "split"} | _write_adding(action)
        case Slip():
            return {"do": "slip"}
        case Accept(box, by):
            return {"do": "accept", "box": box} | write_seat(by)
        case Decline(box, by):
            return {"do": "decline", "box": box} | write_seat(by)


def from_json(obj: object) -> Action:
    """The action a JSON object stands for.

    Raises ValueError with one line for anything else: another type, an unknown action or key, a missing one,
    a box that is not 1 to 7, a hand that is not 0 to 3, an amount that is not a whole number from 1 to 10¹².
    """
    return read_action(obj, _READERS)


def _write_hand(hand: int | None) -> dict[str, object]:
    return {} if hand is None else {"hand": hand}


def _write_adding(action: Double | Split) -> dict[str, object]:
    written: dict[str, object] = {"box": action.box} | _write_hand(action.hand)
    if action.insure:
        written["insure"] = action.insure
    if action.without:
        written["without"] = list(action.without)
    return written | write_seat(action.by)


def _box(obj: Fields) -> int:
    if "box" not in obj:
        raise ValueError("'box' is missing")
    box = obj["box"]
    if type(box) is not int or not 1 <= box <= BOXES:
        raise ValueError(f"'box' is a whole number from 1 to {BOXES}")
    return box


def _hand(obj: Fields) -> int | None:
    if "hand" not in obj:
        return None
    hand = obj["hand"]
    if type(hand) is not int or not 0 <= hand < MOST_HANDS:
        raise ValueError(f"'hand' is a whole number from 0 to {MOST_HANDS - 1}")
    return hand


def _insure(obj: Fields) -> int:
    return number(obj, "insure") if "insure" in obj else 0


def _without(obj: Fields) -> tuple[str, ...]:
    names = obj.get("without", [])
    if not isinstance(names, list):
        raise ValueError("'without' is a list of names")
    return tuple(seat_name(name, "'without' has names") for name in names)


_WHICH = ("box", "hand", "by")
_ADDING = (*_WHICH, "insure", "without")

_READERS: Readers[Action] = {
    "bet": (("box", "stake", "by"), lambda obj: Bet(_box(obj), number(obj, "stake"), seat(obj))),
    "take": (("box", "by"), lambda obj: Take(_box(obj), seat(obj))),
    "deal": ((), lambda _: Deal()),
    "insure": (("box", "stake", "by"), lambda obj: Insure(_box(obj), number(obj, "stake"), seat(obj))),
    "hit": (_WHICH, lambda obj: Hit(_box(obj), _hand(obj), seat(obj))),
    "stand": (_WHICH, lambda obj: Stand(_box(obj), _hand(obj), seat(obj))),
    "double": (
        _ADDING,
        lambda obj: Double(_box(obj), _hand(obj), _insure(obj), _without(obj), seat(obj)),
    ),
    "split": (
        _ADDING,
        lambda obj: Split(_box(obj), _hand(obj), _insure(obj), _without(obj), seat(obj)),
    ),
    "surrender": (_WHICH, lambda obj: Surrender(_box(obj), _hand(obj), seat(obj))),
    "slip": ((), lambda _: Slip()),
    "accept": (("box", "by"), lambda obj: Accept(_box(obj), seat(obj))),
    "decline": (("box", "by"), lambda obj: Decline(_box(obj), seat(obj))),
}
