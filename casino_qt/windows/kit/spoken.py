"""What a widget tells once and shows for a while: it is said again when the language changes under it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

HINTED_FOR = 3_600_000  # milliseconds

Spoken = str | Callable[[], str]
"""A text, or what gives it in the language of the day. A plain text stays as it is."""


def said(spoken: Spoken) -> str:
    """The text in the language of the day."""
    return spoken if isinstance(spoken, str) else spoken()


def hint(widget: QWidget, text: str) -> None:
    """What is said where the pointer rests: as long as it rests there, not as long as Qt has patience."""
    widget.setToolTip(text)
    widget.setToolTipDuration(HINTED_FOR)
