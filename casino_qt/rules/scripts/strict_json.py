"""JSON read without forgiveness: what Python's reader lets pass and no script may hold is marked."""

from __future__ import annotations

import json
from typing import NoReturn

from casino_qt.rules.scripts.script import ScriptError

LARGEST_FILE = 16 * 1024 * 1024
LONGEST_NUMBER = 20  # digits; every amount has fewer, and Python refuses to convert thousands of them

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class Flaw:
    """Stands where the text is JSON but no script may have it, so that the complaint can name the action."""

    __slots__ = ("reason",)

    def __init__(self, reason: str) -> None:
        self.reason = reason


def decode(data: bytes) -> object:
    """The value of a UTF-8 JSON text; raises ScriptError for what is none.

    Each number with . or e, each endless number and each object with a key twice is a `Flaw`.
    """
    if len(data) > LARGEST_FILE:
        raise ScriptError(f"larger than {LARGEST_FILE // 1024**2} MiB")
    if data.startswith(_BYTE_ORDER_MARK):
        raise ScriptError("begins with a byte-order mark")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ScriptError(f"not UTF-8 at byte {error.start}") from None
    try:
        value: object = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_whole,
            parse_float=_broken,
            parse_constant=_constant,
        )
    except json.JSONDecodeError as error:
        raise ScriptError(f"not JSON: {error.msg} at line {error.lineno}, column {error.colno}") from None
    except RecursionError:
        raise ScriptError("nested too deeply") from None
    return value


def _object(pairs: list[tuple[str, object]]) -> object:
    value = dict(pairs)
    if len(value) == len(pairs):
        return value
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            break
        seen.add(key)
    return Flaw(f"the key {key!r} stands twice")


def _whole(digits: str) -> int | Flaw:
    if len(digits) > LONGEST_NUMBER:
        return Flaw(f"a number of {len(digits)} digits")
    return int(digits)


def _broken(number: str) -> Flaw:
    return Flaw(f"{number[:LONGEST_NUMBER]} is not written as a whole number")


def _constant(name: str) -> NoReturn:
    raise ScriptError(f"not JSON: {name}")
