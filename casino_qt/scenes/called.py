"""A call as it is shown: its look, and out of a look the call again, for whoever points at it."""

from __future__ import annotations

from typing import NamedTuple

from casino_qt.rules.events import Said
from casino_qt.scenes.wardrobe import Look

BESIDE = " · "  # between two lines that share the one under a call

_CALL, _BUBBLE = ("composed", "call"), ("composed", "bubble")


class Called(NamedTuple):
    """Words in the tongue of the table, the line under them, and which call it is (None: a question)."""

    words: str
    subtitle: str
    said: Said | None


def call_look(
    words: str, subtitle: str, widest: float, said: Said | None = None, addressed: str = ""
) -> Look:
    """The look of the cartouche with a call on it, at most `widest` su wide.

    `addressed` is whose hand a question is about: seen on the cloth, and told to whoever does not see it.
    """
    return (*_CALL, words, subtitle, widest, said, addressed)


def narrowed(look: Look, room: float) -> Look:
    """The same call where there are only so many su for it; any other look as it is."""
    if look[:2] != _CALL:
        return look
    words, subtitle, widest, *rest = look[2:]
    return (*_CALL, words, subtitle, min(float(str(widest)), room), *rest)


def bubble_look(words: str, side: str, widest: float, voice: bool, said: Said | None = None) -> Look:
    """The look of a bubble at a place; `voice`: a call of the game, not small talk."""
    return (*_BUBBLE, words, side, widest, voice, said)


def called(look: Look) -> Called | None:
    """The call a look shows; None when it shows something else, or small talk."""
    if look[:2] == _CALL:
        words, subtitle, _, said, _ = look[2:]
    elif look[:2] == _BUBBLE and look[-1] is not None:
        (words, *_, said), subtitle = look[2:], ""
    else:
        return None
    return Called(str(words), str(subtitle), said if isinstance(said, Said) else None)
