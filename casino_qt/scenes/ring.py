"""The ring round a hand or an offer somebody is asked about: its look, and out of a look its size again."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from casino_qt.scenes.wardrobe import Look


def ring_look(name: str, width: float, height: float) -> Look:
    """The look of the ring that the table's composer of that name paints, so large (su)."""
    return ("composed", name, round(width, 2), round(height, 2))


def ring_box(look: Look, middle: QPointF) -> QRectF:
    """What the ring of this look lies round (su) where its middle is there."""
    _, _, width, height = look
    box = QRectF(0, 0, float(str(width)), float(str(height)))
    box.moveCenter(middle)
    return box
