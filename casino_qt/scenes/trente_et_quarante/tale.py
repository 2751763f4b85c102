"""Retelling: from the events of a coup to tracks. The table has long changed; here only the picture follows.

A tale keeps a clock of its own (`t`, ms from now) and adds tracks in the order of the events. Every track
ends in what the still life of the new state says, so that a skipped tale and a watched one leave the same
picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF

from casino_qt.art.trente_et_quarante_places import STAKE_DIAMETER
from casino_qt.money_text import signed_francs
from casino_qt.rules.events import Event, Said
from casino_qt.rules.trente_et_quarante.actions import Row, Spot
from casino_qt.rules.trente_et_quarante.events import (
    CardDealt,
    CoupEnded,
    Freed,
    Imprisoned,
    Lost,
    Outcome,
    PremiumTaken,
    StopCardShown,
    Won,
)
from casino_qt.scenes import timing
from casino_qt.scenes.banner import Banner
from casino_qt.scenes.board import Board
from casino_qt.scenes.card import CardProp, close_up, deal, flip, gather
from casino_qt.scenes.piece import FLYING, Piece
from casino_qt.scenes.rake import Rake, sweep, sweep_time
from casino_qt.scenes.rest import DISCS, Rest, RestCard
from casino_qt.scenes.stage import Track, fade_in
from casino_qt.scenes.telling import Slide, Telling
from casino_qt.scenes.trente_et_quarante.snapshot import Snapshot
from casino_qt.scenes.trente_et_quarante.still_life import SHEET, StillLife, card_depth
from casino_qt.scenes.wardrobe import Look, baked

READ_VERDICT = 650.0  # between the verdict and the rake
VERDICTS = ("apres", "refait")
HALF = STAKE_DIAMETER / 2
PILE = ("pile", "token")


class Tale(Telling):
    """One retelling, from `before` to `after`. Nothing moves until the scene plays `tracks`."""

    def __init__(
        self, board: Board, still: StillLife, banner: Banner, rake: Rake, before: Snapshot, after: Snapshot
    ) -> None:
        super().__init__(board, banner)
        self.still = still
        self.layout = still.layout
        self.rake = rake
        self.before = before
        self.after = after
        self._rows: dict[Row, list[CardProp]] = {row: [] for row in Row}
        self._totals: dict[Row, int] = {}
        self._stop: Piece | None = None
        self._outcome: Outcome | None = None
        self.opens_bets: float | None = None  # when the cloth is open again, ms from the beginning

    def say(self, said: Said) -> None:
        """Call `said`. The invitation to bet stands for its least time, then the banner rests."""
        if said.call != "faites_vos_jeux":
            self.call(self.still.said(said))
            return
        self.t = max(self.t, self._next_call)
        self.opens_bets = self.t
        rest = self.still.call_at_rest(self.after)
        text = self.still.said(said)
        if self.after.last is None:
            self.do(lambda: self.banner.say(text))
        else:
            self.do(lambda: self.banner.say_for_a_moment(text, lambda: rest))

    # The coup.

    def tell_coup(self, events: Sequence[Event]) -> None:
        """Add everything from "les jeux sont faits" to the end of the coup; a new shoe is told elsewhere."""
        self._outcome = next((event.outcome for event in events if isinstance(event, CoupEnded)), None)
        self._clear_last_coup()
        moves: list[Imprisoned | Freed] = []
        for event in events:
            if moves and not isinstance(event, Imprisoned | Freed):
                self._move_prisoners(moves)
                moves = []
            if isinstance(event, Said):
                self._said(event)
            elif isinstance(event, CardDealt):
                self._deal(event)
            elif isinstance(event, StopCardShown):
                self._show_stop_card()
            elif isinstance(event, Lost):
                self._lose(event)
            elif isinstance(event, PremiumTaken):
                self._take_premium(event)
            elif isinstance(event, Won):
                self._win(event)
            elif isinstance(event, Imprisoned | Freed):
                moves.append(event)
            elif isinstance(event, CoupEnded):
                self._end()
        self.t = max(self.t, self.last_end())

    def _said(self, said: Said) -> None:
        if said.call == "point":
            row = Row.NOIR if Row.ROUGE not in self._totals else Row.ROUGE
            self._row_done(row)
            if row is Row.NOIR:
                self.call(self.still.said(said))
        elif said.call in VERDICTS or (self._outcome is not None and said.call == self._outcome.value):
            if said.call in VERDICTS:
                self._row_done(Row.ROUGE)
            self._verdict()
        elif said.call == "rien_ne_va_plus":
            self.call(self.still.said(said))
            self.wait(timing.BEFORE_DEAL)
        else:
            self.say(said)
            if said.call == "les_cartes_passent":
                self.wait(timing.CALL_MIN)  # the stop card is seen by everybody

    # The rows.

    def _clear_last_coup(self) -> None:
        """The cards of the coup before go into the talon; its marks fade."""
        marks = ["bracket", "first card"]
        marks += [f"{kind}/{row.value}" for row in Row for kind in ("disc", "figure", "point", "lit")]
        marks += [f"{spot.value}/{kind}" for spot in Spot for kind in ("cost", "insure", "halve")]
        self.fade_away(self.take_off([key for key in marks if key in self.board.things]), 0.0)
        self.gather_rows(0.0, self.layout.talon)
        self.do(lambda: self.board.put([self.still.talon(self.after.talon)]), self.last_end())

    def gather_rows(self, delay: float, end: QPointF) -> float:
        """Sweep all cards off the cloth towards `end`; returns when the last has gone."""
        cards = [self.board.cards.pop(key) for key in list(self.board.cards)]
        for index, card in enumerate(cards):
            self.board.pass_by(card)

            def gone(card: CardProp = card) -> None:
                self.board.gone(card)

            self.tracks.append(gather(card, end, delay + index * timing.GATHER_STAGGER, gone))
        return delay + timing.GATHER + len(cards) * timing.GATHER_STAGGER

    def _deal(self, event: CardDealt) -> None:
        cards = self._rows[event.row]
        count = len(cards) + 1
        if not self.layout.fits(count):
            for index, earlier in enumerate(cards):
                self.tracks.append(close_up(earlier, self.layout.card(event.row, index, count), self.t))
            if event.row is Row.NOIR:
                self._close_bracket(count)
        index = count - 1
        rest = RestCard(
            f"{event.row.value}/{index}",
            event.card.code,
            self.layout.card(event.row, index, count),
            card_depth(event.row, index),
        )
        card = self.board.card(rest)
        card.show(False)
        cards.append(card)
        self._totals[event.row] = event.total
        flight = deal(card, self.layout.mouth, self.t)
        first = event.row is Row.NOIR and index == 0

        def face() -> None:
            self.board.put(self.still.total(event.row, event.total))
            if first:
                self.board.put(self.still.first_card(event.card.red, 1))

        turn = self.t + flight.duration - timing.FLIP_OVERLAP
        self.tracks += [flight, flip(card, turn, face)]
        self.t += timing.DEAL_STAGGER

    def _close_bracket(self, count: int) -> None:
        """The bracket round the first card gives room to the second."""
        bracket = self.still.first_card(True, count)[0]

        def close() -> None:
            piece = self.board.get(bracket.key)
            if piece is not None:
                piece.wear(bracket.look)

        self.do(close)

    def _row_done(self, row: Row) -> None:
        """Wait until the last card of a row lies there, then show its point as a word."""
        if row not in self._totals:
            return
        self.t = self.last_end() + timing.AFTER_ROW
        if row is Row.NOIR or self.after.winner is not Row.ROUGE:
            total = self._totals[row]
            self.do(lambda: self.board.put([self.still.point_word(row, total, won=False)]))

    def _show_stop_card(self) -> None:
        """The red card comes out where the next card would lie."""
        row = Row.ROUGE if self._rows[Row.ROUGE] else Row.NOIR
        if self._rows[Row.NOIR] and row is Row.NOIR and Row.NOIR in self._totals and self._totals[row] > 30:
            row = Row.ROUGE
        count = len(self._rows[row])
        home = self.layout.card(row, count, count + 1)
        start = self.layout.mouth
        look = baked(SHEET, "stop_card")
        piece = Piece(self.board.kit, "stop card", "stop card", look, start.x(), start.y(), FLYING)
        piece.show(False)
        self.board.pass_by(piece)
        self._stop = piece
        self.t = self.last_end()

        def fly(p: float) -> None:
            piece.pose(
                timing.between(start.x(), home.x(), p),
                timing.between(start.y(), home.y(), p),
                timing.FLIGHT_HEIGHT * timing.arc(p) if p < 1 else 0.0,
            )

        def appear() -> None:
            piece.pose(home.x(), home.y())
            piece.show()

        way = home - start
        duration = timing.flight_time((way.x() ** 2 + way.y() ** 2) ** 0.5)
        self.tracks.append(
            Track(
                fly,
                duration,
                timing.out_quad,
                self.t,
                piece.show,
                still=fade_in(piece.opacity, self.t, appear),
            )
        )
        self.t += duration + timing.AFTER_ROW

    # The verdict.

    def _verdict(self) -> None:
        """Both points and who has won; the winning row is lit and its disc ringed."""
        self.call(self.still.verdict(self.after))
        winner = self.after.winner
        if winner is not None:
            self._ring(winner)
        self.t += READ_VERDICT

    def _ring(self, winner: Row) -> None:
        total = self.after.total(winner)
        disc = self.layout.disc(winner)
        lit = self.still.lit(winner)
        begun = self.t

        def begin() -> None:
            self.board.put([self.still.point_word(winner, total, won=True), lit])
            piece = self.board.get(lit.key)
            if piece is not None:
                piece.opacity(0.0)
            ring.show()

        ring = Piece(
            self.board.kit, "ring", "ring", baked(SHEET, "disc/winner"), disc.x(), disc.y(), DISCS + 0.5
        )
        ring.show(False)
        self.board.pass_by(ring)

        def grow(p: float) -> None:
            ring.opacity(p)
            piece = self.board.get(lit.key)
            if piece is not None:
                piece.opacity(p)

        def pulse(p: float) -> None:
            depth = timing.arc((p * timing.PULSES) % 1.0) if p < 1 else 0.0
            ring.opacity(1 - (1 - timing.PULSE_LOW) * depth)

        def settle() -> None:
            self.board.put(self.still.total(winner, total, won=True))
            self.board.gone(ring)

        self.tracks += [
            Track(grow, timing.RING_IN, timing.in_out_sine, begun, begin, still=fade_in(grow, begun, begin)),
            Track(pulse, timing.PULSE * timing.PULSES, delay=begun + timing.RING_IN, after=settle),
        ]

    # Money.

    def _lose(self, event: Lost) -> None:
        """The rake takes what was lost: the whole pile, a half drawn aside first, and what was locked."""
        spot, free = event.on, event.amount - event.imprisoned
        left = self.after.heaps[spot].stake
        if free and left and self._outcome is Outcome.REFAIT:
            self._rake(spot, self._part(spot, free), self.layout.parted(spot))
        elif free:
            self._rake_heap(spot, f"{spot.value}/stake", self.layout.stake(spot))
        if event.imprisoned:
            levels = (2,) if self._outcome is Outcome.REFAIT else (1, 2)
            for level in levels:
                if self.before.heaps[spot].prison[level - 1]:
                    self._rake_heap(spot, f"{spot.value}/prison/{level}", self.layout.cell(spot, level))
        self.do(lambda: self.board.put(self._beside(spot)))

    def _stake(self, spot: Spot) -> list[Rest]:
        """The stake as the coup leaves it."""
        return self.still.stake(spot, self.after.heaps[spot], self.after)

    def _beside(self, spot: Spot) -> list[Rest]:
        """What the coup leaves beside the stake: a payment, or the note of what was taken."""
        return self.still.beside(spot, self.after.heaps[spot], self.after)

    def _part(self, spot: Spot, amount: int) -> list[Piece]:
        """Draw the lost half aside; what is free stays where it lies."""
        stake, aside = self.layout.stake(spot), self.layout.parted(spot)
        pieces = [self.passing(rest) for rest in self.still.pile(f"{spot.value}/half", amount, stake)]
        key = f"{spot.value}/stake"

        def part() -> None:
            self.board.drop_under(key)
            self.board.put(self._stake(spot))
            for piece in pieces:
                piece.show()

        def slide(p: float) -> None:
            for piece in pieces:
                piece.pose(timing.between(stake.x(), aside.x(), p), stake.y())

        self.tracks.append(
            Track(
                slide,
                timing.PART,
                timing.in_out_cubic,
                self.t,
                part,
                still=Track(slide, 0.0, delay=self.t, before=part),
            )
        )
        self.t += timing.PART + 120
        return pieces

    def _rake_heap(self, spot: Spot, key: str, place: QPointF) -> None:
        """Take a lasting pile off the board and rake it."""
        self._rake(spot, self.take_off(self.under(key, *PILE)), place, self.take_off(self.under(key, "tag")))

    def _rake(self, spot: Spot, pieces: list[Piece], place: QPointF, tags: Sequence[Piece] = ()) -> None:
        if not pieces:
            return
        end = self.layout.raked(spot, place)

        def begin() -> None:
            self.see(place)
            self.away(tags)

        self.tracks += sweep(self.rake, pieces, place, end, HALF, self.t, begin, lambda: self.away(pieces))
        self.t += sweep_time(place, end, HALF)

    def _take_premium(self, event: PremiumTaken) -> None:
        """The token goes to the bank; it has done its work."""
        key = f"{event.on.value}/premium"
        pieces = self.take_off(self.under(key))
        start = self.layout.premium(event.on)

        def leave(p: float) -> None:
            for piece in pieces:
                piece.pose(start.x(), start.y() - 90 * p, 6 * timing.arc(p) if p < 1 else 0.0)
                piece.opacity(1 - timing.window(p, 0.55, 1))

        def fade(p: float) -> None:
            for piece in pieces:
                piece.opacity(1 - p)

        def gone() -> None:
            self.away(pieces)
            if not self.after.heaps[event.on].won:
                self.board.put(self._beside(event.on))

        self.tracks.append(
            Track(
                leave,
                timing.PREMIUM_AWAY,
                timing.in_out_sine,
                self.t,
                None,
                gone,
                still=Track(fade, timing.STILL, delay=self.t, after=gone),
            )
        )
        self.t += timing.PREMIUM_AWAY * 0.6

    def _win(self, event: Won) -> None:
        """A pile pushed from the croupier's side to its place beside the stake; its tag counts up."""
        key, place, total = f"{event.on.value}/won", self.layout.won(event.on), self.after.heaps[event.on].won
        paid = next(rest for rest in self._beside(event.on) if rest.kind == "tag")

        def landed() -> None:
            self.board.drop(*self.under(key, *PILE))
            self.board.put(self.still.pile(key, total, place))

        def tag(amount: int) -> None:
            look: Look = ("composed", "tag", signed_francs(amount), "won")
            self.board.put([replace(paid, look=look), *self._stake(event.on)])

        def counted() -> None:
            self.board.put([*self._beside(event.on), *self._stake(event.on)])

        start = min(place.y() - 60, self.layout.raked(event.on, place).y())
        self.push_in(self.still.pile(f"{key}/paid", event.amount, place), start, landed)
        self.count_up(tag, total - event.amount, event.amount, counted)
        self.t += timing.PAY + timing.PAY_STAGGER

    # Prison.

    def _move_prisoners(self, moves: Sequence[Imprisoned | Freed]) -> None:
        """All stakes that are locked or freed move at once, from place to place."""
        slides: list[Slide] = []
        for move in moves:
            source, target = _way(move)
            (key, start), (_, end) = self._cell(move.on, source), self._cell(move.on, target)
            slides.append(Slide(self.take_off(self.under(key, *PILE, "tag")), start, end))

        def arrived() -> None:
            for spot in {move.on for move in moves}:
                for prefix in ("stake", "prison"):
                    self.board.drop_under(f"{spot.value}/{prefix}")
                self.board.put([*self._stake(spot), *self.still.locked(spot, self.after.heaps[spot])])

        self.slide(slides, arrived)

    def _cell(self, spot: Spot, level: int) -> tuple[str, QPointF]:
        if level == 0:
            return f"{spot.value}/stake", self.layout.stake(spot)
        return f"{spot.value}/prison/{level}", self.layout.cell(spot, level)

    # The end.

    def _end(self) -> None:
        """The coup is written on the score card, and what may be done on the cloth is offered again."""
        self.t = max(self.t, self.last_end())
        self.do(self._write_down)

    def _write_down(self) -> None:
        if self._outcome is not Outcome.VOID:
            self.board.put([self.still.score(self.after), self.still.shoe(self.after.shoe)])
        for spot in Spot:
            offers = self.still.offers(spot, self.after.heaps[spot])
            self.board.put([*self._stake(spot), *self._beside(spot), *offers])


def _way(move: Imprisoned | Freed) -> tuple[int, int]:
    """From which place to which: 0 is the stake's own."""
    if isinstance(move, Imprisoned):
        return move.level - 1, move.level
    return move.level, move.level - 1
