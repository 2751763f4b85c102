"""One action as a JSON object, read strictly: shared by the scripts and the journals of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from casino_qt.rules.money import LARGEST_AMOUNT
from casino_qt.rules.table import YOU

LONGEST_NAME = 40

Fields = Mapping[str, object]
Act = TypeVar("Act")
Readers = dict[str, tuple[tuple[str, ...], Callable[[Fields], Act]]]
"""For each "do": the keys it may have besides, and what makes the action of them."""


def read_action(obj: object, readers: Readers[Act]) -> Act:
    """The action a JSON object stands for. Raises ValueError with one line for anything else."""
    if not isinstance(obj, dict):
        raise ValueError("an action is an object")
    do = obj.get("do")
    if "do" not in obj:
        raise ValueError("'do' is missing")
    if not isinstance(do, str) or do not in readers:
        raise ValueError(f"'do' is one of {', '.join(readers)}")
    known, read = readers[do]
    for key in obj:
        if key != "do" and key not in known:
            raise ValueError(f"{do} has no {key!r}")
    return read(obj)


def write_seat(by: str) -> dict[str, object]:
    """The key `by`, left out for the person."""
    return {} if by == YOU else {"by": by}


def seat(obj: Fields) -> str:
    """Who does it: a printable name, the person when it is not said."""
    return seat_name(obj.get("by", YOU), "'by' is a name")


def seat_name(name: object, what: str) -> str:
    """`name` as the name of a seat; `what` begins the complaint about any other value."""
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise ValueError(f"{what} of 1 to {LONGEST_NAME} printable characters")
    return name


def name_of(obj: Fields, key: str, what: str, names: Iterable[str]) -> str:
    """The value of `key`, one of `names`; `what` says in the complaint what it should have been."""
    if key not in obj:
        raise ValueError(f"{key!r} is missing")
    name = obj[key]
    if not isinstance(name, str) or name not in names:
        raise ValueError(f"{key!r} is {what}")
    return name


def number(obj: Fields, key: str) -> int:
    """A whole number from 1 to 10¹²."""
    if key not in obj:
        raise ValueError(f"{key!r} is missing")
    value = obj[key]
    if type(value) is not int or not 1 <= value <= LARGEST_AMOUNT:
        raise ValueError(f"{key!r} is a whole number from 1 to {LARGEST_AMOUNT}")
    return value


def number_or_none(obj: Fields, key: str) -> int | None:
    """The same, or None when the key is left out."""
    return number(obj, key) if key in obj else None
