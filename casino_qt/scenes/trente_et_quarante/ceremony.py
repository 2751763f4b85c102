"""The ceremony of the shoe: packs shown, tipped into the bowl, shuffled, gathered, cut, five burnt."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF

from casino_qt.art.trente_et_quarante_places import CARD_WIDTH
from casino_qt.rules.events import Event, Said
from casino_qt.rules.trente_et_quarante.events import CardsBurnt, ShoeCut, ShoeShuffled
from casino_qt.scenes import timing
from casino_qt.scenes.audible import Sound, from_start
from casino_qt.scenes.card import CardProp, deal, flip, taken_away
from casino_qt.scenes.piece import FLYING, Piece
from casino_qt.scenes.rest import CARDS, RestCard
from casino_qt.scenes.stage import Track, fade_in, nothing
from casino_qt.scenes.trente_et_quarante.snapshot import SHOE_LEVELS
from casino_qt.scenes.trente_et_quarante.still_life import SHEET
from casino_qt.scenes.trente_et_quarante.tale import Tale
from casino_qt.scenes.wardrobe import Look, baked

SHOWN = ("AS", "KH", "QD", "JC", "AH", "KS")  # the card each pack is opened at
MIXED = 12  # backs seen moving in the bowl
LIFTED = 80.0  # su: how high the upper part is lifted when the pack is cut
MOUTH = 70.0  # su before the shoe: there the cards go out of sight
# The cards within the picture of the pack: the rest of its width is the cradle.
PACK_FROM, PACK_TO = 16 / 752, 736 / 752


class Ceremony(Tale):
    """Tells what happens to a shoe, alone or at the end of a coup."""

    def follow(self, tale: Tale) -> None:
        """Go on where a coup ended: its tracks, its clock, its stop card."""
        self.t, self.tracks = tale.t, tale.tracks
        self._next_call, self._stop = tale._next_call, tale._stop

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

    def _hear(self, kind: Sound, x: float) -> None:
        self.board.kit.ear.hear(kind, x)

    # Packs and bowl.

    def _shuffle(self) -> None:
        if self._stop is not None:
            self.fade_away([self._stop], self.t)
            self._stop = None
        if self.board.cards:
            self.t = self.gather_rows(self.t, self.layout.talon)
        self._clear_marks()
        empty = [self.still.shoe(0), self.still.talon(0), self.still.score(self.after)]
        self.do(lambda: self.board.put(empty))
        bowl = self._show_bowl()
        packs = self._show_packs()
        self._tip(packs, bowl)
        self._gather_pack()

    def _clear_marks(self) -> None:
        for key in ("bracket", "first card", "disc", "figure", "point", "lit"):
            for name in [name for name in self.board.things if name == key or name.startswith(key + "/")]:
                self.fade_away(self.take_off([name]), self.t)
        totals = [f"{kind}/{row}" for kind in ("disc", "figure", "point", "lit") for row in ("noir", "rouge")]
        self.do(lambda: self.board.drop("bracket", "first card", *totals), self.t + timing.MARK_FADE)
        self.t += timing.MARK_FADE + 10

    def _brought(self, key: str, place: QPointF, z: float) -> Piece:
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
                fade,
                duration,
                timing.in_out_sine,
                delay,
                None,
                gone,
                still=Track(fade, timing.STILL, timing.linear, delay, None, gone),
            )
        )

    def _show_bowl(self) -> list[Piece]:
        middle = self.layout.pack.center() + QPointF(0, 6)
        pieces = [self._brought("bowl/shadow", middle, CARDS - 6), self._brought("bowl", middle, CARDS - 5)]
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
        self.t = self.last_end() + timing.PACK_LOOK
        return packs

    def _passing_card(self, key: str, code: str, home: QPointF, z: float) -> CardProp:
        card = CardProp(self.board.kit, RestCard(key, code, home, z))
        card.show(False)
        self.board.pass_by(card)
        return card

    def _tip(self, packs: Sequence[CardProp], bowl: Sequence[Piece]) -> None:
        """The packs go into the bowl, face down again, and are mixed there."""
        centre = QPointF(bowl[1].x, bowl[1].y)
        mixed = [self._passing_card(f"mixed/{i}", "AS", centre, CARDS + 30 + i) for i in range(MIXED)]
        order = sorted(range(len(packs)), key=lambda i: abs(packs[i].home.x() - centre.x()))
        for place, index in enumerate(order):
            share = mixed[place * MIXED // len(order) : (place + 1) * MIXED // len(order)]
            self._into_bowl(packs[index], share, centre, self.t + place * timing.TIP_STAGGER)
        self.t = self.last_end()
        self._mix(mixed, bowl)

    def _into_bowl(self, card: CardProp, mixed: Sequence[CardProp], centre: QPointF, delay: float) -> None:
        way = centre - card.home

        def tip(p: float) -> None:
            card.turn = 1 - timing.window(p, 0.0, 0.6)
            card.away = QPointF(way.x() * p, way.y() * p)
            card.lift = 26 * timing.arc(p) if p < 1 else 0.0
            card.place()

        def gone() -> None:
            self.board.gone(card)
            for one in mixed:
                _in_bowl(one, int(one.key.split("/")[1]), 0.0)
                one.show()

        self.tracks.append(taken_away(card, tip, timing.TIP, delay, gone))

    def _mix(self, mixed: Sequence[CardProp], bowl: Sequence[Piece]) -> None:
        """The cards turn round one another, then run out into a long line while the bowl is taken away."""
        pack = self.layout.pack
        step = (pack.width() - CARD_WIDTH) / (len(mixed) - 1)

        def turn(p: float) -> None:
            for index, card in enumerate(mixed):
                _in_bowl(card, index, p)

        def pour(p: float) -> None:
            for index, card in enumerate(mixed):
                _in_bowl(card, index, 1.0)
                end = QPointF(pack.left() + CARD_WIDTH / 2 + index * step, pack.center().y()) - card.home
                card.away = QPointF(
                    timing.between(card.away.x(), end.x(), p), timing.between(card.away.y(), end.y(), p)
                )
                card.tilt *= 1 - p
                card.place()

        def end() -> None:
            for card in mixed:
                self.board.gone(card)

        mixing = Track(
            turn,
            timing.SHUFFLE,
            timing.in_out_sine,
            self.t,
            still=Track(turn, 0.0, delay=self.t + timing.STILL),
        )
        self.tracks.append(from_start(mixing, lambda: self._hear("shuffle", bowl[1].x)))
        self.t += timing.SHUFFLE
        self._fade(bowl, self.t, timing.POUR, out=True)
        gathered = timing.POUR + timing.POUR
        self.tracks += [
            Track(pour, timing.POUR, timing.in_out_cubic, self.t, still=Track(pour, 0.0, delay=self.t)),
            Track(nothing, gathered, delay=self.t, after=end),
        ]
        self.t += timing.POUR - 60

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
                fade,
                timing.POUR,
                timing.in_out_sine,
                self.t,
                lay,
                still=fade_in(fade, self.t, lay),
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
        self.t = max(self.t, self.last_end())
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
        """The upper part is lifted over the lower one; the cradle stays where it is."""
        pack = self.layout.pack
        middle = pack.center()
        cradle = self._passing_pieces(
            ("pack/shadow", baked(SHEET, "pack/shadow"), CARDS),
            ("cradle", baked(SHEET, "pack"), CARDS + 1),
            ("well", ("composed", "well", pack.width(), pack.height()), CARDS + 2),
        )
        first, second = self._passing_pieces(
            ("part/0", _cards_of_pack(0.0, share), FLYING + 6),
            ("part/1", _cards_of_pack(share, 1.0), FLYING + 5),
        )

        def begin() -> None:
            self._hear("cut", middle.x())
            self.board.drop("pack", "pack/shadow", "cut", "cut/shadow")
            for piece in (*cradle, first, second):
                piece.opacity(1.0)

        def swap(p: float) -> None:
            apart, over = timing.window(p, 0.0, 0.3), timing.in_out_sine(timing.window(p, 0.3, 1.0))
            up = LIFTED * timing.arc(timing.window(p, 0.1, 1.0)) if p < 1 else 0.0
            gap = 10 * apart * (1 - over)
            first.pose(middle.x() - gap + pack.width() * (1 - share) * over, middle.y(), up)
            second.pose(middle.x() + gap - pack.width() * share * over, middle.y())

        self.tracks.append(
            Track(
                swap,
                timing.CUT_APART + timing.CUT_SWAP,
                timing.linear,
                self.t,
                begin,
                still=Track(swap, 0.0, delay=self.t, before=begin),
            )
        )
        self.t += timing.CUT_APART + timing.CUT_SWAP + 160
        self._into_shoe([first, second], cradle)

    def _passing_pieces(self, *wanted: tuple[str, Look, float]) -> list[Piece]:
        """Passing things over the pack, not to be seen yet."""
        middle, pieces = self.layout.pack.center(), []
        for key, look, z in wanted:
            piece = Piece(self.board.kit, "pack", key, look, middle.x(), middle.y(), z)
            piece.opacity(0.0)
            self.board.pass_by(piece)
            pieces.append(piece)
        return pieces

    def _into_shoe(self, parts: Sequence[Piece], cradle: Sequence[Piece]) -> None:
        """The pack is pushed into the shoe, which fills handful by handful from behind; then the cradle goes.

        All of it moves at one pace: handfuls that fly one behind the other would flash over the dark cloth.
        """
        shares = [
            _cards_of_pack(index / SHOE_LEVELS, (index + 1) / SHOE_LEVELS) for index in range(SHOE_LEVELS)
        ]
        handfuls = self._passing_pieces(
            *((f"handful/{index}", look, FLYING + 7) for index, look in enumerate(shares))
        )

        def begin() -> None:
            self._hear("riffle", self.layout.places.shoe.centre[0])
            for part in parts:
                self.board.gone(part)
            for handful in handfuls:
                handful.opacity(1.0)

        self.do(begin)
        shares_left = [1 - (order + 0.5) / SHOE_LEVELS for order in range(SHOE_LEVELS)]
        farthest = self._to_shoe(shares_left[-1])
        for order, (handful, share) in enumerate(zip(reversed(handfuls), shares_left, strict=True)):
            self._carry(handful, share, self._to_shoe(share) / farthest, order + 1)
        self.t = self.last_end()
        self._fade(cradle, self.t - timing.POUR / 2, timing.POUR, out=True)

    def _to_shoe(self, share: float) -> float:
        """How far this place of the pack is from the shoe, in su from left to right."""
        pack = self.layout.pack
        return self.layout.places.shoe.centre[0] - (pack.left() + share * pack.width())

    def _carry(self, handful: Piece, share: float, part: float, level: int) -> None:
        """`part` of the longest way is this handful's."""
        start, shoe = QPointF(handful.x, handful.y), self.layout.places.shoe
        way = QPointF(self._to_shoe(share), shoe.y + 74 - start.y())
        fades = 1 - MOUTH / way.x()
        takes = timing.out_of_sine(part)  # of the time of the last one

        def travel(p: float) -> None:
            lift = 14 * timing.arc(p) if p < 1 else 0.0
            handful.pose(start.x() + way.x() * p, start.y() + way.y() * p, lift)
            handful.opacity(1 - timing.window(p, fades, 1))

        def pace(p: float) -> float:
            return min(1.0, timing.in_out_sine(p * takes) / part)

        def fade(p: float) -> None:
            handful.opacity(1 - p)

        def landed() -> None:
            self.board.gone(handful)
            self.board.put([self.still.shoe(level)])

        self.tracks.append(
            Track(
                travel,
                timing.INTO_SHOE * takes,
                pace,
                self.t,
                None,
                landed,
                still=Track(fade, timing.STILL, delay=self.t, after=landed),
            )
        )

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
        self.do(lambda: self.board.put([self.still.shoe(self.after.shoe)]), self.last_end())
        self.t = self.last_end() + 120


def _in_bowl(card: CardProp, index: int, p: float) -> None:
    """One of the backs in the bowl, at progress `p` of the mixing."""
    angle = 2 * math.pi * (index / MIXED + (1.5 if index % 2 else -1.1) * p)
    reach = 44 * (0.55 + 0.45 * math.sin(math.pi * (p * 2 + index / 3)))
    card.turn = 0.0
    card.away = QPointF(reach * math.cos(angle), reach * 0.8 * math.sin(angle))
    card.tilt = math.degrees(angle) / 3 + 30 * index
    card.place()


def _cards_of_pack(start: float, end: float) -> Look:
    """The cards of the pack between two shares of it, without the cradle."""
    length = PACK_TO - PACK_FROM
    return ("part", SHEET, "pack", PACK_FROM + start * length, PACK_FROM + end * length)


def shoe_events(events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
    """Part `events` into those of a coup and those of the shoe that follows it."""
    for index, event in enumerate(events):
        if isinstance(event, ShoeShuffled | ShoeCut):
            return events[:index], events[index:]
    return events, ()
