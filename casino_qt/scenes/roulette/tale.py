"""Retelling a spin once the ball lies in its pocket: call, marker, rake, payments, prison.

The table has long changed; here only the picture follows. Every track ends in what the still life of the new
state says, so that a skipped tale and a watched one leave the same picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF

from casino_qt.money_text import signed_francs
from casino_qt.rules.events import Event, Said
from casino_qt.rules.roulette.events import Freed, Halved, Imprisoned, Lost, SpinEnded, Won
from casino_qt.scenes import timing
from casino_qt.scenes.banner import Banner
from casino_qt.scenes.board import Board
from casino_qt.scenes.piece import Piece
from casino_qt.scenes.rake import Rake, fly_back, sweep_together
from casino_qt.scenes.rest import TAGS, Rest
from casino_qt.scenes.roulette.layout import RAKE_AWAY, inside
from casino_qt.scenes.roulette.snapshot import YOU, Snapshot
from casino_qt.scenes.roulette.still_life import StillLife, guest_key
from casino_qt.scenes.stage import Track, fade_in
from casino_qt.scenes.telling import Slide, Telling
from casino_qt.scenes.wardrobe import Look
from casino_qt.tables.guests.roster import MOST as MOST_GUESTS
from casino_qt.tables.roulette_bets import covers

NUMBERS = ("numero", "zero")
LOCKS = {1: "en_prison", 2: "doublement_en_prison"}
PRISON = ("en_prison", "doublement_en_prison", "libere", "partage")
PILES = ("pile", "guest")


class Tale(Telling):
    """One retelling, from `before` to `after`; `mode` tells which board is on the tablet."""

    def __init__(
        self,
        board: Board,
        still: StillLife,
        banner: Banner,
        rake: Rake,
        before: Snapshot,
        after: Snapshot,
        mode: Callable[[], str],
        home: QPointF,
    ) -> None:
        super().__init__(board, banner)
        self.still = still
        self.layout = still.layout
        self.rake = rake
        self.before = before
        self.after = after
        self.mode = mode
        self.home = home  # where in the tray money of the person goes
        self.opens_bets: float | None = None  # when the cloth is open again, ms from the beginning
        self._number = 0

    def tell(self, events: Sequence[Event]) -> None:
        """Add everything from the call of the number to the invitation."""
        self._number = next(event.number for event in events if isinstance(event, SpinEnded))
        for event in events:
            if isinstance(event, Said):
                self._said(event, events)
            elif isinstance(event, SpinEnded):
                self.t = max(self.t, self.last_end())
                self.do(self._write_down)
        self.t = max(self.t, self.last_end())

    def _said(self, said: Said, events: Sequence[Event]) -> None:
        if said.call in NUMBERS:
            self.call(self.still.said(said))
            self._mark()
            self.wait(timing.READ_NUMBER)
            self._rake_losers({e.on: e for e in events if isinstance(e, Lost) and e.seat == YOU})
            self._pay([event for event in events if isinstance(event, Won) and event.seat == YOU])
        elif said.call in PRISON:
            self.t = max(self.t, self.last_end())
            self.call(self.still.said(said))
            self._prison(said.call, events)
        elif said.call == "faites_vos_jeux":
            self._invite(said)

    def _invite(self, said: Said) -> None:
        """The invitation to bet stands for its least time, then the banner rests on the number."""
        self.t = max(self.t, self._next_call)
        self.opens_bets = self.t
        text, rest = self.still.said(said), self.still.call_at_rest(self.after)
        self.do(lambda: self.banner.say_for_a_moment(text, lambda: rest))

    # The number.

    def _mark(self) -> None:
        """The croupier sets the marker on the number."""
        rests = self.still.marker(self._number)

        def begin() -> None:
            self.see(self.layout.dolly(self._number))
            self.board.put(rests)
            move(0.0)

        def pose(p: float, lift: float) -> None:
            for rest in rests:
                piece = self.board.get(rest.key)
                if piece is not None:
                    piece.opacity(p)
                    if rest.key == "marker/dolly":
                        piece.pose(rest.at.x(), rest.at.y(), lift)

        def move(p: float) -> None:
            pose(timing.window(p, 0, 0.5), timing.MARKER_HEIGHT * (1 - p))

        def still(p: float) -> None:
            pose(p, 0.0)

        def pulse(p: float) -> None:
            ring = self.board.get("marker/ring")
            if ring is not None:
                depth = timing.arc((p * timing.PULSES) % 1.0) if p < 1 else 0.0
                ring.opacity(1 - (1 - timing.PULSE_LOW) * depth)

        at_rest = fade_in(still, self.t, begin)
        self.tracks += [
            Track(move, timing.MARKER_SET, timing.out_quad, self.t, begin, still=at_rest),
            Track(
                pulse,
                timing.PULSE * timing.PULSES,
                delay=self.t + timing.MARKER_SET,
                still=Track(pulse, 0.0, delay=self.t + timing.STILL),
            ),
        ]

    # Losers.

    def _rake_losers(self, lost: Mapping[str, Lost]) -> None:
        """One pull of the rake for each part of the tableau; winners stay where they are."""
        doomed: dict[int, list[Piece]] = {0: [], 1: [], 2: []}
        tags: dict[int, list[Piece]] = {0: [], 1: [], 2: []}
        notes: dict[int, list[Rest]] = {0: [], 1: [], 2: []}
        own: dict[int, list[QPointF]] = {0: [], 1: [], 2: []}
        others = [on for _, on in self.before.guests] + [on for _, on, _ in self.before.guests_locked]
        for bet in dict.fromkeys([*lost, *others]):
            names = [name for key in self._lost_keys(bet, lost.get(bet)) for name in self.under(key)]
            for piece in self.take_off(names):
                band = self.layout.band_of(piece.x)
                (doomed if piece.kind in PILES else tags)[band].append(piece)
            left = self.after.heap(bet)
            if bet in lost:
                place = self.still.stake_at(bet)
                own[self.layout.band_of(place.x())].append(place)
            if bet in lost and self.still.has_room_for_loss(bet, left):
                band = self.layout.band_of(self.still.stake_at(bet).x())
                notes[band].append(self.still.loss_tag(bet, lost[bet].amount, left))
        for band in sorted(doomed):
            self.do(partial(self.see, *own[band]))
            if doomed[band]:
                self._pull(band, doomed[band], tags[band], notes[band])
            elif notes[band]:
                self.do(partial(self.board.put, notes[band]))

    def _lost_keys(self, bet: str, lost: Lost | None) -> list[str]:
        """The keys of the piles that are raked in from a bet."""
        keys: list[str] = []
        if lost is not None and lost.amount > lost.imprisoned:
            keys.append(f"{bet}/stake")
        if lost is not None and lost.imprisoned:
            keys += [f"{bet}/prison/{level}" for level in ((2,) if self._number == 0 else (1, 2))]
        before, after = self.before, self.after
        keys += [
            guest_key(bet, guest)
            for guest, on in before.guests
            if on == bet and (guest, on) not in after.guests and not self._locked_now(guest, bet)
        ]
        return keys + [
            guest_key(bet, guest, level)
            for guest, on, level in before.guests_locked
            if on == bet and self._locked_lost(guest, bet, level)
        ]

    def _locked_now(self, guest: int, bet: str) -> bool:
        """Whether the zero has locked what a guest had on a bet."""
        return self._number == 0 and (guest, bet, 1) in self.after.guests_locked

    def _locked_lost(self, guest: int, bet: str, level: int) -> bool:
        """Whether a guest has lost what was locked: by a third zero, or as its chance did not come."""
        if self._number == 0:
            return level == 2
        return self._number not in covers(bet)

    def _pull(self, band: int, piles: list[Piece], tags: list[Piece], notes: list[Rest]) -> None:
        left, right = self.layout.bands[band]
        stays = [
            QPointF(piece.x, piece.y)
            for piece in self.board.things.values()
            if piece.kind in PILES and left <= piece.x < right
        ]

        def untag() -> None:
            self.away(tags)

        def gone() -> None:
            self.away(piles)
            self.board.put(notes)

        middle = sum(pile.x for pile in piles) / len(piles) if band != 1 else self.layout.band_middle(band)
        tracks, took = sweep_together(
            self.rake, piles, stays, middle, RAKE_AWAY, self.layout.chip / 2, self.t, untag, gone
        )
        self.tracks += tracks
        self.t += took

    # Winners.

    def _pay(self, won: Sequence[Won]) -> None:
        """Simple chances, dozens and columns beside the stake; the others in person, after "à qui ?"."""
        for event in won:
            if not inside(event.on):
                self._push(event)
        handed = [event for event in won if inside(event.on)]
        if handed:
            self.call(self.still.said(Said("a_qui")))
            self.wait(timing.CALL_IN * 2)
        for event in handed:
            self._push(event)

    def _push(self, event: Won) -> None:
        bet, key = event.on, f"{event.on}/won"
        place, total = self.still.won_at(bet), self.after.heap(event.on).won
        old = total - event.amount

        def landed() -> None:
            self.board.drop(*self.under(key, "pile"))
            self.board.put(self.still.pile(key, total, place))

        def show(amount: int) -> None:
            look: Look = ("composed", "tag", signed_francs(amount), "won")
            self.board.put(
                [Rest("tag", f"{key}/tag", look, self.layout.tag(key, place), TAGS + place.y() / 1000)]
            )

        def counted() -> None:
            self.board.put(self.still.heap(key, total, place, "won"))

        self.push_in(self.still.pile(f"{key}/paid", event.amount, place), RAKE_AWAY, landed)
        self.count_up(show, old, event.amount, counted)
        self.t += timing.PAY_STAGGER * 2

    # Prison.

    def _prison(self, call: str, events: Sequence[Event]) -> None:
        """All stakes that a call is about move at once, from place to place."""
        if call == "partage":
            halved = [event for event in events if isinstance(event, Halved)]
            self._give_half_back([event for event in halved if event.seat == YOU])
            self._drop_guests([event.on for event in halved if event.seat != YOU])
            return
        moves: list[tuple[str, int, int]] = []
        others: list[tuple[str, int, int]] = []
        for event in events:
            of = moves if isinstance(event, Freed | Imprisoned) and event.seat == YOU else others
            if isinstance(event, Freed) and call == "libere":
                of.append((event.on, event.level, event.level - 1))
            elif isinstance(event, Imprisoned) and call == LOCKS.get(event.level):
                of.append((event.on, event.level - 1, event.level))
        if moves or others:
            self._move_prisoners(moves, dict.fromkeys(others))

    def _guests_moved(self, moves: Iterable[tuple[str, int, int]]) -> tuple[list[Slide], list[Rest]]:
        """The piles of the guests that go between stake and prison, and what lies there afterwards."""
        slides, rests = [], []
        for bet, source, target in moves:
            lying = {rest.key: rest for rest in self.still.others(bet, self.after)}
            for guest in range(1, MOST_GUESTS + 1):
                key, arrived = guest_key(bet, guest, source), lying.get(guest_key(bet, guest, target))
                names = self.under(key, "guest")
                if names and arrived is not None:
                    start = self.layout.guest(bet, guest, source)
                    slides.append(Slide(self.take_off(names), start, arrived.at))
                    rests.append(arrived)
        return slides, rests

    def _move_prisoners(
        self, moves: Sequence[tuple[str, int, int]], others: Iterable[tuple[str, int, int]] = ()
    ) -> None:
        slides, theirs = self._guests_moved(others)
        for bet, source, target in moves:
            key, start = self._cell(bet, source)
            _, end = self._cell(bet, target)
            slides.append(Slide(self.take_off(self.under(key, "pile", "tag")), start, end))
        landed = [(bet, target) for bet, _, target in moves]

        def arrived() -> None:
            for bet, target in landed:
                key, place = self._cell(bet, target)
                heap = self.after.heap(bet)
                amount = heap.stake if target == 0 else heap.prison[target - 1]
                self.board.drop_under(key)
                self.board.put(self.still.heap(key, amount, place, "stake"))
            self.board.put(theirs)

        self.slide(slides, arrived)

    def _cell(self, bet: str, level: int) -> tuple[str, QPointF]:
        if level == 0:
            return f"{bet}/stake", self.still.stake_at(bet)
        return f"{bet}/prison/{level}", self.layout.cell(bet, level)

    def _give_half_back(self, halved: Sequence[Halved]) -> None:
        """The stake is parted: one half goes home to the purse, the other to the bank."""
        for event in halved:
            bet, place = event.on, self.still.stake_at(event.on)
            self.do(partial(self.away, self.take_off(self.under(f"{bet}/stake"))))
            for piece in map(self.passing, self.still.pile(f"{bet}/half", event.back, place)):
                gone = partial(self.board.gone, piece)
                self.tracks.append(fly_back(piece, place, self.home, self.t, gone))
            note = self.still.loss_tag(bet, self.after.result(bet), self.after.heap(bet))
            if event.lost:
                for piece in map(self.passing, self.still.pile(f"{bet}/other", event.lost, place)):
                    self._leave(piece, place, note)
            self.t += timing.PAY_STAGGER
        self.t = max(self.t, self.last_end())

    def _leave(self, piece: Piece, place: QPointF, note: Rest) -> None:
        def leave(p: float) -> None:
            piece.pose(place.x(), place.y() - 90 * p)
            piece.opacity(1 - timing.window(p, 0.55, 1))

        def fade(p: float) -> None:
            piece.opacity(1 - p)

        def gone() -> None:
            self.board.gone(piece)
            bet = note.key.removesuffix("/cost")
            if self.still.has_room_for_loss(bet, self.after.heap(bet)):
                self.board.put([note])

        self.tracks.append(
            Track(
                leave,
                timing.PREMIUM_AWAY,
                timing.in_out_sine,
                self.t,
                piece.show,
                gone,
                still=Track(fade, timing.STILL, timing.linear, self.t, piece.show, gone),
            )
        )

    def _drop_guests(self, bets: Sequence[str]) -> None:
        pieces = self.take_off([name for bet in bets for name in self.under(f"{bet}/guest")])
        self.fade_away(pieces, self.t)

    # The end.

    def _write_down(self) -> None:
        """The number is written on the tablet, and what may be done on the cloth is offered again."""
        self.board.put([self.still.tablet(self.after, self.mode())])
        for bet in self.still.bets(self.after):
            self.board.put(
                rest for rest in self.still.bet(bet, self.after) if rest.kind in ("ghost", "guest", "lost")
            )
