"""What players say at their places: bubbles that come, stay a while and go. They hold nothing up."""

from __future__ import annotations

from collections.abc import Callable

from casino_qt.rules.events import Said
from casino_qt.scenes import timing
from casino_qt.scenes.board import Board
from casino_qt.scenes.called import bubble_look
from casino_qt.scenes.piece import Piece
from casino_qt.scenes.place import point
from casino_qt.scenes.rest import LABELS
from casino_qt.scenes.stage import Track, fade_in
from casino_qt.scenes.trente_et_un.layout import BUBBLE_WIDEST, Layout

COMES = 140.0
STAYS, STAYS_PER_LETTER = 1500.0, 24.0


def bubble(
    board: Board,
    layout: Layout,
    place: int,
    words: str,
    heard: Callable[[], None],
    said: Said | None = None,
    delay: float = 0.0,
) -> list[Track]:
    """A bubble at a place after `delay` ms; one that is still up there goes.

    `heard` is called as it comes up (for screen readers). `said`: the call of the game, None for small talk.
    """
    spot = layout.seats[place]
    look = bubble_look(words, spot.side, BUBBLE_WIDEST, said is not None, said)
    at = point(spot.speech)
    piece = Piece(board.kit, "bubble", f"bubble/{place}", look, at.x(), at.y(), LABELS + 40)
    piece.show(False)
    board.pass_by(piece)

    def begin() -> None:
        for other in [prop for prop in board.passing if prop.key == piece.key and prop is not piece]:
            if other.seen() is not None:
                board.gone(other)
        piece.opacity(0.0)
        piece.show()
        heard()

    def go(p: float) -> None:
        piece.opacity(1 - p)

    def gone() -> None:
        board.gone(piece)

    leaves = delay + STAYS + STAYS_PER_LETTER * len(words)
    still = Track(go, timing.STILL, timing.linear, leaves, None, gone)
    return [
        Track(piece.opacity, COMES, timing.linear, delay, begin, still=fade_in(piece.opacity, delay, begin)),
        Track(go, timing.CALL_OUT, timing.linear, leaves, None, gone, still=still),
    ]
