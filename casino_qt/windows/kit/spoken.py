"""What a widget tells once and shows for a while: it is said again when the language changes under it."""

from __future__ import annotations

from collections.abc import Callable

Spoken = str | Callable[[], str]
"""A text, or what gives it in the language of the day. A plain text stays as it is."""


def said(spoken: Spoken) -> str:
    """The text in the language of the day."""
    return spoken if isinstance(spoken, str) else spoken()
