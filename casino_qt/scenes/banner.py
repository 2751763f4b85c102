"""The croupier's voice on its cartouche: one call drops in while the one before fades."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from casino_qt.scenes import timing
from casino_qt.scenes.called import Called, called
from casino_qt.scenes.piece import Kit, Piece, Seen
from casino_qt.scenes.stage import Stage, Track, fade_in, linear_fade
from casino_qt.scenes.wardrobe import Look


class Banner:
    """Shows one call. `spoken` is called with every look as it is first shown (for screen readers).

    The look is asked for anew whenever the language changes.
    """

    def __init__(self, kit: Kit, stage: Stage, at: QPointF, z: float) -> None:
        self.kit = kit
        self.stage = stage
        self.at = at
        self.z = z
        self.text: Callable[[], Look] | None = None
        self.spoken: Callable[[Look], None] = lambda look: None
        self._piece: Piece | None = None
        self._leaving: list[Piece] = []
        self._turn = 0

    def say(self, text: Callable[[], Look], *, aloud: bool = True) -> None:
        """Let a call drop in now; what is only shown again is not `aloud`."""
        self._turn += 1
        old, self._piece = self._piece, self._new(text)
        new = self._piece
        new.opacity(0.0)
        if aloud:
            self.spoken(new.look)
        if old is not None:
            self._leaving.append(old)
            self.stage.play(linear_fade(old.opacity, timing.CALL_OUT, lambda: self._leave(old)))

        def drop(p: float) -> None:
            new.pose(self.at.x(), self.at.y(), timing.CALL_DROP * (1 - p))
            new.opacity(p)

        self.stage.play(Track(drop, timing.CALL_IN, timing.out_quad, still=fade_in(new.opacity)))

    def go_on(self, text: Callable[[], Look]) -> None:
        """Let what is shown become this, in its place: nothing drops in anew, but it is spoken."""
        if self._piece is None:
            self.say(text)
            return
        self._turn += 1
        self.text = text
        self._piece.wear(text())
        self.spoken(self._piece.look)

    def say_for_a_moment(self, text: Callable[[], Look], then: Callable[[], Callable[[], Look]]) -> None:
        """Say something in passing; after its least time the banner shows again what `then` gives."""
        self.say(text)
        turn = self._turn

        def back() -> None:
            if turn == self._turn:
                self.say(then(), aloud=False)

        self.stage.play(Track(lambda p: None, timing.CALL_MIN, after=back))

    def rest(self, text: Callable[[], Look]) -> None:
        """Show a call without motion; nothing is said."""
        self._turn += 1
        for piece in self._leaving:
            piece.remove()
        self._leaving.clear()
        look = text()
        self.text = text
        if self._piece is None:
            self._piece = self._new(text)
        elif self._piece.look != look:
            self._piece.wear(look)
        self._piece.pose(self.at.x(), self.at.y())
        self._piece.opacity(1.0)

    def hush(self) -> None:
        """Nothing is being said: the cartouche is away."""
        self._turn += 1
        self.text = None
        if self._piece is not None:
            self._piece.remove()
            self._piece = None

    def retext(self) -> None:
        """Say the same in another language."""
        if self._piece is not None and self.text is not None:
            self._piece.wear(self.text())

    def move(self, at: QPointF) -> None:
        """Hang it elsewhere."""
        self.at = at
        if self._piece is not None:
            self._piece.pose(at.x(), at.y())

    def redress(self) -> None:
        for piece in [*self._leaving, *([self._piece] if self._piece is not None else [])]:
            piece.redress()

    def shown(self, at: QPointF | None = None) -> Called | None:
        """The call that stands there; with `at` (su), only where that point is on it."""
        if self._piece is None or (at is not None and not self._piece.covers(at)):
            return None
        return called(self._piece.look)

    def seen(self) -> list[Seen]:
        pieces = [*self._leaving, *([self._piece] if self._piece is not None else [])]
        return [seen for piece in pieces if (seen := piece.seen()) is not None]

    def _new(self, text: Callable[[], Look]) -> Piece:
        self.text = text
        return Piece(self.kit, "call", "call", text(), self.at.x(), self.at.y(), self.z)

    def _leave(self, piece: Piece) -> None:
        piece.remove()
        if piece in self._leaving:
            self._leaving.remove(piece)
