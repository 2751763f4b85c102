"""What "why this amount?" shows, whatever the table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Explanation:
    """What the popover shows: sentences, then lines of the reckoning (words, amount), then the rule."""

    title: str
    sentences: tuple[str, ...]
    lines: tuple[tuple[str, str], ...]
    section: str
