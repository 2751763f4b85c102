"""A thing at rest: what lies where on a cloth, as plain data that two scenes can agree on."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

from PySide6.QtCore import QPointF

from casino_qt.scenes.piece import FLYING
from casino_qt.scenes.wardrobe import Look

# Depths. Whatever stands nearer the person covers what stands farther.
GROUND, PRINT, LIT, CARDS, DISCS, PILES, TAGS = -100.0, -50.0, -40.0, 10.0, 200.0, 300.0, 400.0
LABELS = TAGS + 20  # what is told of a hand, over its cards and its stake
CALL = FLYING + 40  # the croupier's voice is no thing on the table: nothing passes before it


@dataclass(frozen=True)
class Rest:
    """One thing at rest: its key is its identity from one picture to the next."""

    kind: str
    key: str
    look: Look
    at: QPointF
    z: float
    opacity: float = 1.0


@dataclass(frozen=True)
class RestCard:
    """A card lying there: `sheet` is the pack it is drawn from, `sideways` that it lies across (a double)."""

    key: str
    code: str
    at: QPointF
    z: float
    sheet: str = "cards"
    face_up: bool = True
    sideways: bool = False


def seed_of(key: str) -> int:
    """The same turns for the same pile at every redraw, on every machine."""
    return zlib.crc32(key.encode()) & 0xFFFF
