"""Where a call hangs that is not seen at its home: over no cards, points and amounts it speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QPointF, QRectF

FROM_EDGE = 10.0  # su between a call and the end of what is seen of the table
CLEAR = 6.0  # su between a call and what it leaves uncovered

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


def clear_of(usual: QRectF, room: QRectF, spoken_of: Sequence[QRectF], other: Sequence[QRectF]) -> QPointF:
    """The upper left corner (su) for a call that would hang at `usual` in `room`, which is all that is seen.

    There if that covers nothing of what is `spoken_of`; else above, below or beside that, or at the end of
    what is seen: where least of it is covered, of such places where least of `other` lies, then the nearest.
    """
    if not any(usual.intersects(one) for one in spoken_of):
        return usual.topLeft()
    inner = room.adjusted(FROM_EDGE, FROM_EDGE, -FROM_EDGE, -FROM_EDGE)
    wide, high = usual.width(), usual.height()
    lowest, last = inner.bottom() - high, inner.right() - wide
    tops = [usual.top(), inner.top(), lowest]
    for one in spoken_of:
        tops += [one.bottom() + CLEAR, one.top() - CLEAR - high]
    downs = sorted({round(top) for top in tops if inner.top() - 1 <= top <= lowest + 1})
    acrosses = (usual.left(), min(usual.left(), inner.left()), max(usual.left(), last))
    cards, rest = [_box(one) for one in spoken_of], [_box(one) for one in other]

    def cost(at: tuple[float, float]) -> tuple[float, float, float]:
        x, y = at
        call = (x, y, x + wide, y + high)
        away = abs(x - usual.left()) + abs(y - usual.top())
        return _covered(call, cards), _covered(call, rest), away

    return QPointF(*min(product(acrosses, downs), key=cost, default=(usual.left(), usual.top())))


def _box(r: QRectF) -> Box:
    return r.left(), r.top(), r.right(), r.bottom()


def _covered(call: Box, boxes: Sequence[Box]) -> float:
    """How much of the boxes lies under the call, su²."""
    left, top, right, bottom = call
    return sum(
        (min(right, r) - max(left, x)) * (min(bottom, b) - max(top, y))
        for x, y, r, b in boxes
        if x < right and r > left and y < bottom and b > top
    )
