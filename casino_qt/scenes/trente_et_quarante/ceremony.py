"""The ceremony of the shoe: packs shown and checked, tipped into the bowl, shuffled, gathered, cut, five burnt."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF

from casino_qt.rules.events import Event, Said
from casino_qt.rules.trente_et_quarante.events import CardsBurnt, ShoeCut, ShoeShuffled
from casino_qt.scenes import timing
from casino_qt.scenes.card import CardProp, deal, flip
from casino_qt.scenes.piece import FLYING, Piece
from casino_qt.scenes.stage import Track, fade_in
from casino_qt.scenes.trente_et_quarante.snapshot import SHOE_LEVELS
from casino_qt.scenes.trente_et_quarante.still_life import CARDS, SHEET
from casino_qt.scenes.trente_et_quarante.tale import Tale
from casino_qt.scenes.wardrobe import baked

SHOWN = ("AS", "KH", "QD", "JC", "AH", "KS")  # the card each pack is opened at
SWIRL = 10  # backs seen moving in the bowl


class Ceremony(Tale):
    """Tells what happens to a shoe, alone or at the end of a coup."""

    def tell_shoe(self, events: Sequence[Event]) -> None:
        """Add everything from the new packs, or from the cut, to the opened bets."""
        for event in events:
            if isinstance(event, ShoeShuffled):
                self._shuffle()
            elif isinstance(event, ShoeCut):
                self._cut(event)
            elif isinstance(event, CardsBurnt):
                self._burn(event)
            elif isinstance(event, Said):
                self.say(event)
                if event.call == "a_la_coupe":
                    self._offer_cut()
        if self.after.cutting:
            self.opens_bets = self.t + timing.CALL_IN

    # Packs and bowl.

    def _shuffle(self) -> None:
        if self._stop is not None:
            self._fade_away(self._stop, self.t)
            self._stop = None
        if self.board.cards:
            self.t = self.gather_rows(self.t, self.layout.talon)
        self._clear_marks()
        self.do(lambda: self.board.put([self.still.shoe(0), self.still.talon(0), self.still.score(self.after)]))
        bowl = self._show_bowl()
        packs = self._show_packs()
        self._tip(packs, bowl)
        self._swirl(bowl)
        self._gather_pack()

    def _clear_marks(self) -> None:
        for key in ("bracket", "first card", "disc", "figure", "point", "lit"):
            for name in [name for name in self.board.things if name == key or name.startswith(key + "/")]:
                self._fade_away(self.board.things.pop(name), self.t)
        totals = [f"{kind}/{row}" for kind in ("disc", "figure", "point", "lit") for row in ("noir", "rouge")]
        self.do(lambda: self.board.drop("bracket", "first card", *totals), self.t + timing.MARK_FADE)
        self.t += timing.MARK_FADE + 10

    def _passing(self, key: str, place: QPointF, z: float) -> Piece:
        piece = Piece(self.board.kit, key, key, baked(SHEET, key), place.x(), place.y(), z)
        piece.opacity(0.0)
        self.board.pass_by(piece)
        return piece

    def _fade(self, pieces: Sequence[Piece], delay: float, duration: float, out: bool = False) -> None:
        def fade(p: float) -> None:
            for piece in pieces:
                piece.opacity(1 - p if out else p)

        def gone() -> None:
            if out:
                for piece in pieces:
                    self.board.gone(piece)

        self.tracks.append(
            Track(
                fade, duration, timing.in_out_sine, delay, None, gone,
                still=Track(fade, timing.STILL, timing.linear, delay, None, gone),
            )
        )

    def _show_bowl(self) -> list[Piece]:
        middle = self.layout.pack.center() + QPointF(0, 6)
        pieces = [self._passing("bowl/shadow", middle, CARDS - 6), self._passing("bowl", middle, CARDS - 5)]
        self._fade(pieces, self.t, timing.PACK_SHOWN)
        return pieces

    def _show_packs(self) -> list[CardProp]:
        """Six packs, opened at one card each, for whoever wants to check."""
        middle = self.layout.pack.center()
        packs: list[CardProp] = []
        for index, code in enumerate(SHOWN):
            side = -1 if index < 3 else 1
            x = middle.x() + side * (180 + 100 * (2 - index if index < 3 else index - 3))
            home = QPointF(x, middle.y())
            card = self._passing_card(f"pack/{index}", code, home, CARDS + 20 + index)
            delay = self.t + index * timing.PACK_STAGGER
            start = QPointF(home.x(), home.y() - 120)
            flight = deal(card, start, delay)
            self.tracks += [flight, flip(card, delay + flight.duration + 60)]
            packs.append(card)
        self.t = self._last_end() + timing.PACK_LOOK
        return packs

    def _passing_card(self, key: str, code: str, home: QPointF, z: float) -> CardProp:
        card = CardProp(self.board.kit, key, code, home, z)
        card.show(False)
        self.board.pass_by(card)
        return card

    def _tip(self, packs: Sequence[CardProp], bowl: Sequence[Piece]) -> None:
        """The packs go into the bowl, face down again."""
        centre = QPointF(bowl[1].x, bowl[1].y)
        order = sorted(range(len(packs)), key=lambda i: abs(packs[i].home.x() - centre.x()))
        for place, index in enumerate(order):
            self._into_bowl(packs[index], centre, self.t + place * timing.TIP_STAGGER)
        self.t = self._last_end()

    def _into_bowl(self, card: CardProp, centre: QPointF, delay: float) -> None:
        way = centre - card.home

        def tip(p: float) -> None:
            card.turn = 1 - timing.window(p, 0.0, 0.6)
            card.away = QPointF(way.x() * p, way.y() * p)
            card.lift = 26 * timing.arc(p) if p < 1 else 0.0
            card.place()
            card.opacity(1 - timing.window(p, 0.86, 1))

        def gone() -> None:
            self.board.gone(card)

        def fade(p: float) -> None:
            card.opacity(1 - p)

        self.tracks.append(
            Track(
                tip, timing.TIP, timing.in_out_sine, delay, lambda: card.raise_above(True), gone,
                still=Track(fade, timing.STILL, timing.linear, delay, None, gone),
            )
        )

    def _swirl(self, bowl: list[Piece]) -> None:
        """Cards turning round one another in the bowl."""
        centre = QPointF(bowl[1].x, bowl[1].y)
        cards = [self._passing_card(f"swirl/{i}", "AS", centre, CARDS + 30 + i) for i in range(SWIRL)]

        def move(p: float) -> None:
            for index, card in enumerate(cards):
                angle = 2 * math.pi * (index / SWIRL + (1.5 if index % 2 else -1.1) * p)
                reach = 46 * (0.55 + 0.45 * math.sin(math.pi * (p * 2 + index / 3)))
                card.away = QPointF(reach * math.cos(angle), reach * 0.8 * math.sin(angle))
                card.tilt = math.degrees(angle) / 3 + 30 * index
                card.place()
                card.opacity(min(1.0, timing.window(p, 0, 0.12), 1 - timing.window(p, 0.88, 1)))

        def begin() -> None:
            for card in cards:
                card.show()
            move(0.0)

        def end() -> None:
            for card in cards:
                self.board.gone(card)

        self.tracks.append(
            Track(
                move, timing.SHUFFLE, timing.in_out_sine, self.t, begin, end,
                still=Track(lambda p: None, timing.STILL, delay=self.t, after=end),
            )
        )
        self.t += timing.SHUFFLE
        self._fade(bowl, self.t, timing.POUR, out=True)

    def _gather_pack(self) -> None:
        """The shuffled cards stand gathered in their cradle."""
        keys = ("pack/shadow", "pack")

        def lay() -> None:
            pieces = self.board.put([r for r in self.still.cutting(1, self.after.size) if r.key in keys])
            for piece in pieces:
                piece.opacity(0.0)

        def fade(p: float) -> None:
            for key in keys:
                piece = self.board.get(key)
                if piece is not None:
                    piece.opacity(p)

        self.tracks.append(
            Track(
                fade, timing.POUR, timing.in_out_sine, self.t, lay, still=fade_in(fade, self.t, lay),
            )
        )
        self.t += timing.POUR

    # The cut.

    def _offer_cut(self) -> None:
        """The cut card is handed to a guest: it comes to the middle of the pack."""
        middle = self.after.size // 2
        if self.after.cutting:
            rests = self.still.cutting(middle, self.after.size)
            self.do(lambda: self.board.put(rests))
        else:
            rests = self.still.cut_card(middle, self.after.size)
            self.do(lambda: self.board.put(rests))

    def _cut(self, event: ShoeCut) -> None:
        """The cut card goes to its place, the two parts change places, and the cards go into the shoe."""
        self.t = max(self.t, self._last_end())
        self.do(lambda: self.board.drop("cut/where", "cut/hint"))
        self._place_cut_card(event)
        self._swap(event.at / event.size)

    def _place_cut_card(self, event: ShoeCut) -> None:
        y, end = self.layout.pack.center().y(), self.layout.pack_x(event.at, event.size)
        start: list[float] = []

        def slide(p: float) -> None:
            pieces = [piece for key in ("cut/shadow", "cut") if (piece := self.board.get(key)) is not None]
            if pieces and not start:
                start.append(pieces[0].x)
            for piece in pieces:
                piece.pose(timing.between(start[0], end, p), y)

        duration = timing.CUT_SWAP if event.by_guest else timing.CLOSE_UP
        self.tracks.append(
            Track(slide, duration, timing.in_out_cubic, self.t, still=Track(slide, 0.0, delay=self.t))
        )
        self.t += duration + 160

    def _swap(self, share: float) -> None:
        pack, kit = self.layout.pack, self.board.kit
        middle = pack.center()
        halves = [
            Piece(kit, "pack", f"half/{i}", ("part", SHEET, "pack", a, b), middle.x(), middle.y(), FLYING + 5 + i)
            for i, (a, b) in enumerate(((0.0, share), (share, 1.0)))
        ]
        for half in halves:
            half.show(False)
            self.board.pass_by(half)
        first, second = halves
        length = pack.width()

        def begin() -> None:
            self.board.drop("pack", "cut", "cut/shadow")
            for half in halves:
                half.show()

        def swap(p: float) -> None:
            apart, pass_by = timing.window(p, 0.0, 0.3), timing.in_out_sine(timing.window(p, 0.3, 1.0))
            up = 120 * timing.arc(timing.window(p, 0.1, 1.0)) if p < 1 else 0.0
            first.pose(middle.x() - 16 * apart * (1 - pass_by) + length * (1 - share) * pass_by, middle.y(), up)
            second.pose(middle.x() + 16 * apart * (1 - pass_by) - length * share * pass_by, middle.y())

        self.tracks.append(
            Track(
                swap, timing.CUT_APART + timing.CUT_SWAP, timing.linear, self.t, begin,
                still=Track(swap, 0.0, delay=self.t, before=begin),
            )
        )
        self.t += timing.CUT_APART + timing.CUT_SWAP + 120
        self._into_shoe(halves)

    def _into_shoe(self, halves: Sequence[Piece]) -> None:
        """The cards leave for the shoe, which fills from behind."""
        starts: list[float] = []
        shown = [-1]
        far = self.layout.places.shoe.centre[0] - self.layout.pack.center().x()

        def travel(p: float) -> None:
            if not starts:
                starts.extend(half.x for half in halves)
            for half, start in zip(halves, starts, strict=True):
                half.pose(start + far * 0.55 * p, half.y, 10 * timing.arc(p) if p < 1 else 0.0)
                half.opacity(1 - timing.window(p, 0.5, 1))
            fill(p)

        def fill(p: float) -> None:
            level = round(SHOE_LEVELS * timing.window(p, 0.5, 1))
            if level != shown[0]:
                shown[0] = level
                self.board.put([self.still.shoe(level)])

        def begin() -> None:
            self.board.drop("pack/shadow")

        def end() -> None:
            for half in halves:
                self.board.gone(half)

        def fade(p: float) -> None:
            for half in halves:
                half.opacity(1 - p)
            fill(p)

        self.tracks.append(
            Track(
                travel, timing.INTO_SHOE, timing.in_out_sine, self.t, begin, end,
                still=Track(fade, timing.STILL, delay=self.t, before=begin, after=end),
            )
        )
        self.t += timing.INTO_SHOE

    # The five cards.

    def _burn(self, event: CardsBurnt) -> None:
        self.wait(260)
        for index in range(event.count):
            card = self._passing_card(f"burnt/{index}", "AS", self.layout.talon, CARDS + 40 + index)
            delay = self.t + index * timing.BURN_STAGGER

            def landed(card: CardProp = card) -> None:
                self.board.put([self.still.talon(self.after.talon)])
                self.board.gone(card)

            self.tracks.append(deal(card, self.layout.mouth, delay, landed))
        self.do(lambda: self.board.put([self.still.shoe(self.after.shoe)]), self._last_end())
        self.t = self._last_end() + 120


def shoe_events(events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
    """Part `events` into those of a coup and those of the shoe that follows it."""
    for index, event in enumerate(events):
        if isinstance(event, ShoeShuffled | ShoeCut):
            return events[:index], events[index:]
    return events, ()
