"""Retelling: from events to tracks. The table has long changed; here only the picture follows.

A tale goes from one moment to the next (`snapshot.after`). Whatever a track lays down is what the still life
says of the moment seen then, so that a skipped tale and a watched one leave the same picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF

from casino_qt.rules.events import Event, Said
from casino_qt.rules.trente_et_un.actions import YOU
from casino_qt.rules.trente_et_un.events import (
    BankerOpened,
    BankPassed,
    CardDealt,
    CardDrawn,
    HandOpened,
    NaturalShown,
    PackLaidAside,
    PackRanOut,
    PackShuffled,
    ReachedThirtyOne,
    RoundEnded,
    SaidBy,
    TaliaEnded,
    Tie,
    TokensPaid,
    TurnCame,
    WentOver,
)
from casino_qt.scenes import timing
from casino_qt.scenes.banner import Banner
from casino_qt.scenes.board import Board
from casino_qt.scenes.card import CardProp, close_up, deal, flip, gather
from casino_qt.scenes.piece import Piece
from casino_qt.scenes.place import point
from casino_qt.scenes.stage import Track, fade_in, nothing
from casino_qt.scenes.telling import Telling
from casino_qt.scenes.trente_et_un.bubbles import bubble
from casino_qt.scenes.trente_et_un.snapshot import AGREED, Opened, Snapshot, after
from casino_qt.scenes.trente_et_un.still_life import GUEST_CARDS, StillLife, sees

STAGGER = 110.0  # between two cards of the deal
TURN_STAGGER = 60.0  # between the cards of a hand that is turned
THINKS = 520.0  # a guest before each decision
AFTER_DRAW = 240.0
READ_HAND = 850.0  # a hand that is opened, while it is reckoned up
READ_BANK = 1300.0
PACKS_CHANGE = 560.0
GUEST_SIZE = 0.6  # what a card of the pack is beside the person's
GENERAL = ("trente_et_un", "sur_les_siennes", "la_banque_paie_tous")  # said to everybody: on the banner
TOLD_LATER = ("taille_finie", "la_banque_passe")  # together with what the bank has brought
OF_A_ROUND = ("stake", "tag", "disc", "figure", "sum", "label", "shade")  # leaves with the cards


class Tale(Telling):
    """One retelling, from the moment `now`. Nothing moves until the scene plays `tracks`.

    `shown` is told each moment as it comes to be seen; `looked` says whether the person has looked at his
    cards by then; `heard` is called with whoever says something in a bubble, and what.
    """

    def __init__(
        self,
        board: Board,
        still: StillLife,
        banner: Banner,
        now: Snapshot,
        shown: Callable[[Snapshot], None],
        looked: Callable[[], bool],
        heard: Callable[[str, str], None],
    ) -> None:
        super().__init__(board, banner)
        self.still = still
        self.layout = still.layout
        self.now = now  # as far as the tale has come
        self.seen = now  # as far as it has been seen
        self._shown = shown
        self._looked = looked
        self._heard = heard

    def tell(self, events: Iterable[Event]) -> None:
        """Add what these events look like, one after the other."""
        for event in events:
            if isinstance(event, TaliaEnded | BankPassed):
                self.hear_out()  # these are told with a call: nothing may show them before it is heard
            elif isinstance(event, TurnCame | Opened):
                self._wait_for_cards()  # a hand that is seen by these is reckoned when its last card lies
            self.now = after(self.now, event)
            self._note(self.now)
            self._tell(event)

    def _note(self, moment: Snapshot) -> None:
        """From here on this moment is what is seen."""

        def note() -> None:
            self.seen = moment
            self._shown(moment)

        # As the beginning of a track: before whatever else begins at this moment.
        self.tracks.append(Track(nothing, 0.0, timing.linear, self.t, note))

    def _tell(self, event: Event) -> None:
        match event:
            case Said():
                self._said(event)
            case CardDealt(seat):
                self._lay_card(seat)
                self.wait(STAGGER)
            case CardDrawn(seat):
                self.wait(self._lay_card(seat) + AFTER_DRAW)
            case NaturalShown(seat) | ReachedThirtyOne(seat) | WentOver(seat) | HandOpened(seat):
                self._open(seat)
                self.wait(READ_HAND)
            case BankerOpened(seat):
                self._open(seat)
                self.wait(READ_BANK)
            case TokensPaid(payer, payee, tokens):
                self._pay(payer, payee, tokens)
            case TurnCame(seat):
                self._turn(seat)
            case Tie(seat):
                self.do(lambda: self.lay_seat(seat))
            case RoundEnded():
                self._end_round()
            case PackShuffled():
                self.do(self._shuffled)
            case _:
                self._end_talia(event)

    # What is laid down is what is seen at the moment.

    def lay_seat(self, seat: str) -> None:
        """Bring all but the cards of a seat to the moment."""
        moment = self.seen
        rests = self.still.seat(moment, seat, self._looked())
        wanted = {rest.key for rest in rests}
        self.board.drop(*[key for key in self._under(seat) if key not in wanted])
        self.board.put(rests)

    def _under(self, seat: str) -> list[str]:
        prefix = f"seat/{self.now.seats.index(seat)}/"
        return [key for key in self.board.things if key.startswith(prefix)]

    def lay_packs(self) -> None:
        """Bring the heaps in the middle to the moment."""
        rests = self.still.packs(self.seen)
        wanted = {rest.key for rest in rests}
        heaps = ("pack", "pack/shadow", "played", "played/shadow")
        self.board.drop(*[key for key in heaps if key not in wanted])
        self.board.put(rests)

    def _shuffled(self) -> None:
        self.board.kit.ear.hear("riffle", self.layout.pack.x())
        self.lay_packs()

    def lay_turn(self) -> None:
        """Bring the ring to whoever is asked."""
        self.board.drop("turn")
        self.board.put(self.still.turn(self.seen))

    def lay_terms(self) -> None:
        """Bring the card of the terms to the moment: what the bank has brought stands on it."""
        self.board.put([self.still.terms(self.seen)])

    # Words.

    def _said(self, said: Said) -> None:
        if said.call == AGREED:
            self._begin_round(said)
        elif said.call in GENERAL:
            self._wait_for_cards()
            self.call(self.still.said(said), timing.CALL_MIN / 2)
        elif isinstance(said, SaidBy) and said.call not in TOLD_LATER:
            if said.call == "creve":
                self._wait_for_cards()
            if said.seat == YOU:
                self.call(self.still.said(said), 0.0)
            else:
                place, words = self.now.seats.index(said.seat), self.still.calls.call(said)
                heard = partial(self._heard, said.seat, words)
                self.tracks += bubble(self.board, self.layout, place, words, heard, Said(said.call), self.t)

    def _wait_for_cards(self) -> None:
        """Until what is in the air lies."""
        self.t = max(self.t, self.cards_lie)

    cards_lie = 0.0  # when the last card so far lies where it belongs

    # A round begins.

    def _begin_round(self, said: Said) -> None:
        """The cards of the last round are gathered, its marks and tokens leave; everybody lays his tokens."""
        old = [
            key for key in self.board.things if key.startswith("seat/") and key.split("/")[2] in OF_A_ROUND
        ]
        self.fade_away(self.take_off(old), self.t)
        cards = [self.board.cards.pop(key) for key in list(self.board.cards)]
        home = self.layout.played if self.now.played else self.layout.aside
        for index, card in enumerate(cards):
            self.board.pass_by(card)
            self.tracks.append(self._gather(card, home, self.t + index * timing.GATHER_STAGGER))
        self.call(self.still.said(said), timing.CALL_MIN / 2)
        if cards:
            self.t = max(self.t, self.last_end())
        self.do(self.lay_packs)
        for seat in self.now.seats:
            self._come_in(seat)
        self.wait(timing.BEFORE_DEAL)

    def _gather(self, card: CardProp, home: QPointF, delay: float) -> Track:
        return gather(card, home, delay, lambda: self.board.gone(card))

    def _come_in(self, seat: str) -> None:
        """The tokens of a seat appear in its circle."""

        def begin() -> None:
            self.lay_seat(seat)
            come(0.0)
            self.board.kit.ear.hear("stack", self.layout.money(self.now.seats.index(seat), False).x())

        def come(p: float) -> None:
            for key in self._under(seat):
                if key.split("/")[2] in ("stake", "tag"):
                    self.board.things[key].opacity(p)

        self.tracks.append(
            Track(come, timing.MARK_FADE, timing.linear, self.t, begin, still=fade_in(come, self.t, begin))
        )

    # Cards.

    def _lay_card(self, seat: str) -> float:
        """One card from the pack to a hand, which makes room for it; the person's turns if he sees them.

        Returns how long it takes.
        """
        place, own = self.now.seats.index(seat), seat == YOU
        rests = self.still.hand(self.now, seat, self._looked())
        count = len(rests)
        for index, rest in enumerate(rests[:-1]):
            if self.layout.card(place, index, count - 1) != rest.at:
                self.tracks.append(close_up(self.board.cards[rest.key], rest.at, self.t))
        rest = rests[-1]
        card = self.board.card(rest)
        card.show(False)
        size = GUEST_SIZE if rest.sheet != GUEST_CARDS else 1.0
        flight = deal(card, self.layout.pack, self.t, size=size)
        self.tracks.append(flight)
        self.do(self.lay_packs)
        took = flight.duration
        if own:
            self._turn_if_seen(card, self.t + took - timing.FLIP_OVERLAP)
            took += timing.FLIP - timing.FLIP_OVERLAP
            self.do(partial(self._reckon_if_seen, self.now), self.t + took)
        if self.now.to_act is not None:
            self.do(self.lay_turn)
        self.cards_lie = max(self.cards_lie, self.t + took)
        return took

    def _turn_if_seen(self, card: CardProp, delay: float) -> None:
        """The person's card turns on landing, if he has looked at his cards by then."""
        self.tracks.append(self._turned(card, delay, lambda: sees(self.seen, self._looked())))

    def _reckon_if_seen(self, moment: Snapshot) -> None:
        """What he does not see yet as his card lands is reckoned when all his cards have been turned."""
        if sees(moment, self._looked()):
            self.lay_seat(YOU)

    @staticmethod
    def _turned(card: CardProp, delay: float, wanted: Callable[[], bool] = lambda: True) -> Track:
        """A card is turned up, unless it lies so already when the time has come."""
        turning = flip(card, delay)
        turns: list[bool] = []

        def begin() -> None:
            turns.append(card.turn < 1.0 and wanted())
            if turns[-1]:
                card.kit.ear.hear("card_flip", card.home.x())

        def turn(p: float) -> None:
            if turns[-1]:
                turning.apply(p)

        still = Track(turn, 0.0, timing.linear, delay, begin)
        return Track(turn, turning.duration, turning.ease, delay, begin, still=still)

    def _open(self, seat: str) -> None:
        """A hand is turned up and reckoned."""
        end = self._turn_up(seat)
        self.do(lambda: self.lay_seat(seat), end)
        self.t = end

    def _turn_up(self, seat: str) -> float:
        """All cards of a hand that lie face down are turned; returns when the last has been."""
        place, end = self.now.seats.index(seat), self.t
        for index in range(len(self.now.hand(seat).cards)):
            card = self.board.cards[f"{place}/{index}"]
            self.tracks.append(self._turned(card, self.t + index * TURN_STAGGER))
            end = self.t + index * TURN_STAGGER + timing.FLIP
        self.cards_lie = max(self.cards_lie, end)
        return end

    def _turn(self, seat: str) -> None:
        """Somebody is asked: a guest thinks, the person sees his cards."""
        self.do(self.lay_turn)
        if seat == YOU:
            self._look()
        else:
            self._ask(seat)
            self.wait(THINKS)

    def _ask(self, seat: str) -> None:
        """The banner asks a guest; it does not drop for each one anew."""
        asked = self.still.asked(seat, seat == self.now.banker)
        self.do(lambda: self.banner.go_on(asked))

    def _look(self) -> None:
        end = self._turn_up(YOU)
        self.do(lambda: self.lay_seat(YOU), end)

    def look_tracks(self) -> list[Track]:
        """The person lifts his cards, whatever else is being told."""
        self._look()
        return self.tracks

    # Tokens.

    def _pay(self, payer: str, payee: str, tokens: int) -> None:
        """Tokens slide from one to the other; the next payment may begin before they have come."""
        seats, dealer = self.now.seats, self.now.dealer
        start, end = (self.layout.money(seats.index(who), who == dealer) for who in (payer, payee))
        key = f"pay/{seats.index(payer)}/{seats.index(payee)}"
        pieces = [self.passing(rest) for rest in self.still.tokens(key, self.now, tokens, start)]
        homes = [QPointF(piece.x, piece.y) for piece in pieces]

        def leave() -> None:
            self.board.kit.ear.hear("pile_slide", start.x())
            self.lay_seat(payer)
            for piece in pieces:
                piece.show()
                piece.raise_above(True)

        def move(p: float) -> None:
            way = (end - start) * p
            for piece, home in zip(pieces, homes, strict=True):
                piece.pose(home.x() + way.x(), home.y() + way.y())

        def come() -> None:
            self.away(pieces)
            self.lay_seat(payee)

        self.tracks.append(
            Track(
                move,
                timing.PAY,
                timing.in_out_cubic,
                self.t,
                leave,
                come,
                still=Track(move, timing.STILL, timing.linear, self.t, leave, come),
            )
        )
        self.wait(timing.PAY_STAGGER)

    # The end of a round, of a talia.

    def _end_round(self) -> None:
        self.t = max(self.t, self.cards_lie)
        self.do(self.lay_turn)
        self.do(self.lay_terms)
        self._look()
        self.t = max(self.t, self.last_settled())
        for seat in self.now.seats:
            self.do(partial(self.lay_seat, seat))

    def last_settled(self) -> float:
        """When cards and tokens have come to rest; bubbles may still be up."""
        paying = [track.delay + track.duration for track in self.tracks if track.duration == timing.PAY]
        return max([self.cards_lie, *paying])

    def _end_talia(self, event: Event) -> None:
        match event:
            case TaliaEnded(rounds=rounds, tokens=tokens):
                # The last round is told like any other before it is told what all of them brought.
                self.call(self.still.call_at_rest(replace(self.now, ended=None)))
                told = self.still.bank_told(Said("taille_finie"), rounds, tokens * self.now.token)
                self.call(told)
                self.do(self.lay_terms)
                self.wait(timing.CALL_MIN)
            case BankPassed(giver, taker):
                self._pass_bank(giver, taker)
            case PackLaidAside():
                self._shift(
                    (("pack", self.layout.aside), ("played", self.layout.aside), ("tied", self.layout.pack))
                )
            case PackRanOut():
                self._shift((("played", self.layout.pack),))
                self.do(self.lay_packs)

    def _pass_bank(self, giver: str, taker: str) -> None:
        """The plate of the bank goes to the right; everybody keeps his money."""
        self.call(self.still.bank_passes(taker))
        seats = self.now.seats
        key = f"seat/{seats.index(giver)}/bank"
        start, end = (point(self.layout.seats[seats.index(who)].bank_plate) for who in (giver, taker))
        riding: list[Piece] = []

        def leave() -> None:
            riding.extend(self.take_off([key]))
            for piece in riding:
                piece.raise_above(True)
            self.lay_seat(giver)

        def move(p: float) -> None:
            at = start + (end - start) * p
            for piece in riding:
                piece.pose(at.x(), at.y())

        def come() -> None:
            self.away(riding)
            self.lay_seat(taker)
            self.lay_terms()

        still = Track(move, 0.0, timing.linear, self.t, leave, come)
        self.tracks.append(Track(move, PACKS_CHANGE, timing.in_out_cubic, self.t, leave, come, still=still))
        self.wait(timing.CALL_MIN)

    def _shift(self, ways: tuple[tuple[str, QPointF], ...]) -> None:
        """Heaps in the middle slide to other places; they are laid anew when they have come."""
        riding: list[tuple[Piece, QPointF, QPointF]] = []

        def leave() -> None:
            for key, end in ways:
                for piece in self.take_off(self.under(key)):
                    riding.append((piece, QPointF(piece.x, piece.y), end))

        def move(p: float) -> None:
            for piece, home, end in riding:
                piece.pose(timing.between(home.x(), end.x(), p), timing.between(home.y(), end.y(), p))

        def come() -> None:
            self.away([piece for piece, _, _ in riding])
            self.lay_packs()

        still = Track(move, 0.0, timing.linear, self.t, leave, come)
        self.tracks.append(Track(move, PACKS_CHANGE, timing.in_out_cubic, self.t, leave, come, still=still))
        self.wait(PACKS_CHANGE)

    # The end of the tale.

    def finish(self) -> None:
        """Nothing more is told: what moves comes to rest, and the banner says what is to be done."""
        self.t = max(self.t, self.last_settled())
        if self.now.asked or not self.now.on:  # else a guest is going on
            rest = self.still.call_at_rest(self.now)
            self.do(lambda: self.banner.say(rest))
