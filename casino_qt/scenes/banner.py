"""The croupier's voice on its cartouche: one call drops in when the one before is gone, never over it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem

from casino_qt.scenes import timing
from casino_qt.scenes.call_place import FROM_EDGE, clear_of
from casino_qt.scenes.called import Called, called, narrowed
from casino_qt.scenes.composed import BANNER_H, BANNER_MARGIN
from casino_qt.scenes.piece import FLYING, Kit, Piece, Seen
from casino_qt.scenes.rest import CARDS, PILES, TAGS
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
        self._home = at
        self._seen: QRectF | None = None
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
        self._hang()
        new = self._piece
        new.opacity(0.0)
        if aloud:
            self.spoken(new.look)
        if old is not None:
            self._leaving.append(old)
            self.stage.play(_giving_way(old, lambda: self._leave(old)))
        after, still_after = (timing.CALL_GIVES_WAY, timing.STILL) if self._leaving else (0.0, 0.0)

        def appear(p: float) -> None:
            if new is self._piece:  # else another call has come before this one was there
                new.opacity(p)

        def drop(p: float) -> None:
            if new is self._piece:
                new.pose(self.at.x(), self.at.y(), timing.CALL_DROP * (1 - p))
                new.opacity(p)

        still = fade_in(appear, still_after)
        self.stage.play(Track(drop, timing.CALL_IN, timing.out_quad, after, still=still))

    def go_on(self, text: Callable[[], Look]) -> None:
        """Let what is shown become this, in its place: nothing drops in anew, but it is spoken."""
        if self._piece is None:
            self.say(text)
            return
        self._turn += 1
        self.text = text
        self._wear(self._piece, text)
        self.spoken(self._piece.look)

    def say_for_a_moment(self, text: Callable[[], Look], then: Callable[[], Callable[[], Look]]) -> None:
        """Say something in passing; after its least time the banner shows again what `then` gives."""
        self.say(text)
        self.give_way(then)

    def give_way(self, then: Callable[[], Callable[[], Look]]) -> None:
        """What is shown was said in passing: after its least time, from now, comes what `then` gives."""
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
        self.text = text
        if self._piece is None:
            self._piece = self._new(text)
        elif self._piece.look != self._fitting(text()):
            self._wear(self._piece, text)
        self._hang()
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
            self._wear(self._piece, self.text)

    def move(self, at: QPointF) -> None:
        """Hang it elsewhere."""
        self._home = at
        self._hang()

    def show_within(self, seen: QRectF | None) -> None:
        """Only this part of the table is seen (su; None: all of it): the call hangs in it."""
        before, self._seen = self._seen, seen
        if (None if before is None else before.width()) != (None if seen is None else seen.width()):
            self.retext()
        self._hang()

    def _fitting(self, look: Look) -> Look:
        """No wider than what is seen of the table."""
        return look if self._seen is None else narrowed(look, self._seen.width() - 2 * FROM_EDGE)

    def _wear(self, piece: Piece, text: Callable[[], Look]) -> None:
        piece.wear(self._fitting(text()))
        self._hang()

    def _hang(self) -> None:
        """At home, or as near to it as it is seen whole and covers no cards, points and amounts."""
        self.at = self._home
        if self._piece is None:
            return
        if self._seen is not None:
            pixmap = self._piece.item.pixmap()
            wide = pixmap.deviceIndependentSize().width() / self.kit.wardrobe.place.unit
            half = wide / 2 - BANNER_MARGIN + FROM_EDGE
            x = max(self._seen.left() + half, min(self._home.x(), self._seen.right() - half))
            self.at = QPointF(x, max(self._home.y(), self._seen.top() + FROM_EDGE))
            if self.away:
                half -= FROM_EDGE
                usual = QRectF(x - half, self.at.y(), 2 * half, BANNER_H)
                self.at = clear_of(usual, self._seen, *self._lying(self._seen)) + QPointF(half, 0)
        self._piece.pose(self.at.x(), self.at.y())

    def _lying(self, within: QRectF) -> tuple[list[QRectF], list[QRectF]]:
        """What calls speak of, su: cards, points, what marks a number, amounts; and what else lies there."""
        place, spoken_of, other = self.kit.wardrobe.place, list[QRectF](), list[QRectF]()
        for item in self.kit.scene.items(place.rect(within)):
            if isinstance(item, QGraphicsPixmapItem) and CARDS <= (z := item.zValue()) < FLYING:
                box = item.sceneBoundingRect()
                found = QRectF(place.su(box.topLeft()), place.su(box.bottomRight()))
                (other if PILES <= z < TAGS else spoken_of).append(found)
        return spoken_of, other

    def redress(self) -> None:
        for piece in [*self._leaving, *([self._piece] if self._piece is not None else [])]:
            piece.redress()

    def shown(self, at: QPointF | None = None) -> Called | None:
        """The call that stands there; with `at` (su), only where that point is on it."""
        if self._piece is None or (at is not None and not self._piece.covers(at)):
            return None
        return called(self._piece.look)

    @property
    def away(self) -> bool:
        """Whether it hangs elsewhere than at home, which is not seen: fields and cards may lie under it."""
        return self.at != self._home

    def seen(self) -> list[Seen]:
        """Where a call hangs that is away from home does not count: it hangs clear of what lay there then."""
        pieces = [*self._leaving, *([self._piece] if self._piece is not None else [])]
        everything = [seen for piece in pieces if (seen := piece.seen()) is not None]
        return [seen._replace(x=0, y=0) for seen in everything] if self.away else everything

    def _new(self, text: Callable[[], Look]) -> Piece:
        self.text = text
        look = self._fitting(text())
        return Piece(self.kit, "call", "call", look, self.at.x(), self.at.y(), self.z)

    def _leave(self, piece: Piece) -> None:
        piece.remove()
        if piece in self._leaving:
            self._leaving.remove(piece)


def _giving_way(piece: Piece, gone: Callable[[], None]) -> Track:
    """A call that another one follows goes from as much as is seen of it."""
    seen = piece.item.opacity()
    return linear_fade(lambda left: piece.opacity(seen * left), timing.CALL_GIVES_WAY, gone)
