"""Actions as table scripts and the bank's journal write them, one JSON object each, read strictly."""

from __future__ import annotations

from casino_qt.rules.action_json import Readers, read_action, seat, write_seat
from casino_qt.rules.trente_et_un.actions import Action, Deal, Draw, Stand


def to_json(action: Action) -> dict[str, object]:
    """The action as a JSON object; what has its default is left out."""
    match action:
        case Deal():
            return {"do": "deal"}
        case Draw(by):
            return {"do": "draw"} | write_seat(by)
        case Stand(by):
            return {"do": "stand"} | write_seat(by)


def from_json(obj: object) -> Action:
    """The action a JSON object stands for.

    Raises ValueError with one line for anything else: another type, an unknown action or key.
    """
    return read_action(obj, _READERS)


_READERS: Readers[Action] = {
    "deal": ((), lambda _: Deal()),
    "draw": (("by",), lambda obj: Draw(seat(obj))),
    "stand": (("by",), lambda obj: Stand(seat(obj))),
}
