"""The table at rest: from a snapshot to the list of everything that lies on it, and nothing else.

The scene brings its things to this list after every tale, so that a picture can never drift from the state.
Whatever belongs to a seat has a key under "seat/N", N being its place, 0 the person's.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from casino_qt.art.trente_et_un_places import PACK_LEVELS
from casino_qt.croupier import trente_et_un as spoken
from casino_qt.croupier.speech import CallTexts
from casino_qt.money_text import francs, signed_francs
from casino_qt.rules.events import Said
from casino_qt.rules.trente_et_un.actions import YOU
from casino_qt.rules.trente_et_un.events import SaidBy
from casino_qt.scenes.called import call_look
from casino_qt.scenes.place import point
from casino_qt.scenes.rest import (
    CARDS,
    DISCS,
    GROUND,
    LABELS,
    LIT,
    PILES,
    PRINT,
    TAGS,
    Rest,
    RestCard,
    seed_of,
)
from casino_qt.scenes.ring import ring_look
from casino_qt.scenes.trente_et_un import words
from casino_qt.scenes.trente_et_un.layout import CALL_WIDEST, RING_AIR, Layout
from casino_qt.scenes.trente_et_un.reckoning import reckoned
from casino_qt.scenes.trente_et_un.snapshot import Snapshot
from casino_qt.scenes.wardrobe import Look, baked
from casino_qt.tables.chips import CHIPS, FRANC, break_up

SHEET = "trente_et_un"
NATURAL = "trente_et_un"  # the call of whoever was dealt 31
OWN_CARDS, GUEST_CARDS = "cards_160", "cards_96"
CHIP, TRAY_CHIP = 42, 54  # names of the sizes of the pieces
BANK_TALLEST = 5  # the largest pieces of a bank; what it holds is written on the plate
TRAY_TALLEST, TRAY_PLAQUES, TRAY_DIMMED = 5, 3, 0.3  # higher piles than these are not told apart in the rail
TALLEST = 20  # pieces in one column


class StillLife:
    """Lays out snapshots for one layout and one set of calls; `index` is the language on the cards."""

    def __init__(self, layout: Layout, calls: CallTexts, index: str = "fr") -> None:
        self.layout = layout
        self.calls = calls
        self.index = index

    # Everything.

    def everything(self, now: Snapshot, looked: bool) -> list[Rest]:
        """All things of `now` but cards and call; `looked`: the person has looked at his cards."""
        things = [self.ground(), *self.packs(now), self.terms(now)]
        for seat in now.seats:
            things += self.seat(now, seat, looked)
        return things + self.turn(now)

    def cards(self, now: Snapshot, looked: bool) -> list[RestCard]:
        """The cards before all seats."""
        return [card for seat in now.seats for card in self.hand(now, seat, looked)]

    def hand(self, now: Snapshot, seat: str, looked: bool) -> list[RestCard]:
        """The cards before one seat."""
        place, held = now.seats.index(seat), now.hand(seat)
        count = len(held.cards)
        up = held.opened or (seat == YOU and sees(now, looked))
        sheet = OWN_CARDS if seat == YOU else GUEST_CARDS
        return [
            RestCard(
                f"{place}/{index}",
                card.code,
                self.layout.card(place, index, count),
                card_depth(place, index),
                sheet,
                up,
            )
            for index, card in enumerate(held.cards)
        ]

    # The middle.

    def ground(self) -> Rest:
        return Rest("ground", "ground", baked(SHEET, "background"), QPointF(0, 0), GROUND)

    def packs(self, now: Snapshot) -> list[Rest]:
        """The pack of the talia, the cards it has given, and the other pack, tied."""
        things = self.heap("pack", "pack", now.pack_level, self.layout.pack)
        things += self.heap("played", "played", now.played_level, self.layout.played)
        return things + self.tied()

    def heap(self, key: str, kind: str, level: int, at: QPointF) -> list[Rest]:
        """A heap of backs; nothing when it is empty."""
        if not level:
            return []
        shadow = baked(SHEET, f"pack/{level}/shadow")
        return [
            Rest("pack", f"{key}/shadow", shadow, at, PRINT + 1),
            Rest("pack", key, baked(SHEET, f"{kind}/{level}"), at, PRINT + 2),
        ]

    def tied(self) -> list[Rest]:
        """The pack laid aside."""
        at, shadow = self.layout.aside, baked(SHEET, f"pack/{PACK_LEVELS}/shadow")
        return [
            Rest("pack", "tied/shadow", shadow, at, PRINT + 1),
            Rest("pack", "tied", baked(SHEET, "tied"), at, PRINT + 2),
        ]

    def terms(self, now: Snapshot) -> Rest:
        box = self.layout.places.terms
        look: Look = ("composed", "terms", box.w, box.h, words.terms(now))
        return Rest("terms", "terms", look, QPointF(box.x, box.y), PRINT + 1)

    # One seat.

    def seat(self, now: Snapshot, seat: str, looked: bool) -> list[Rest]:
        """All that lies before a seat but its cards."""
        place = now.seats.index(seat)
        things = self.tray(now) if seat == YOU else [self.plate(now, seat)]
        things += self.bank(now) if seat == now.banker else self.stake(now, seat)
        return things + self.marks(now, seat, looked) + self.tag(now, seat, place)

    def plate(self, now: Snapshot, seat: str) -> Rest:
        """Name and purse of a guest."""
        place = now.seats.index(seat)
        purse, widest = francs(now.beside(seat)), self.layout.plate_widest(place)
        look: Look = ("composed", "name_plate", words.seat_name(seat), purse, widest)
        at = point(self.layout.seats[place].plate)
        return Rest("plate", f"seat/{place}/plate", look, at, LABELS)

    def tray(self, now: Snapshot) -> list[Rest]:
        """The person's chips in the rail, and a mark under the piece that is the agreed token.

        While he holds the bank they stand on the cloth, as everybody's bank does.
        """
        things: list[Rest] = []
        left = 0 if now.banking else now.beside(YOU)
        for value, at in reversed(self.layout.tray_places().items()):
            count, left = divmod(left, value)
            round_ = value in CHIPS
            each = value // FRANC
            pieces = min(max(1, count), TRAY_TALLEST if round_ else TRAY_PLAQUES)
            look: Look = ("pile", (each,) * pieces, TRAY_CHIP, seed_of(f"tray/{each}"))
            opacity = 1.0 if count else TRAY_DIMMED
            things.append(Rest("chip", f"seat/0/tray/{each}", look, at, PILES, opacity))
            if value == now.token:
                foot = QPointF(at.x(), self.layout.places.tray.foot - 5)
                things.append(Rest("chosen", "seat/0/tray/mark", ("composed", "diamond", 4.5), foot, DISCS))
        return things

    def bank(self, now: Snapshot) -> list[Rest]:
        """The plate of the bank and the chips behind it: what the banker has."""
        place = now.seats.index(now.banker)
        at, seat = f"seat/{place}/bank", self.layout.seats[place]
        plate: Look = ("composed", "bank_plate", words.bank())
        things = [Rest("bank", at, plate, point(seat.bank_plate), LABELS)]
        for column, values in enumerate(self._bank_columns(now)):
            if values:
                things.append(self.pile(f"{at}/{column}", values, point(seat.bank_pile(column))))
        return things

    @staticmethod
    def _bank_columns(now: Snapshot) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The largest plaques and chips of what the banker has."""
        pieces = break_up(now.purses[now.banker]).pieces
        plaques = tuple(piece for piece in pieces if piece not in CHIPS)
        chips = tuple(piece for piece in pieces if piece in CHIPS)
        return plaques[:BANK_TALLEST], chips[:BANK_TALLEST]

    def stake(self, now: Snapshot, seat: str) -> list[Rest]:
        """The circle before a punter, and the tokens his hand is played for, or what it has brought."""
        place = now.seats.index(seat)
        at = self.layout.stake(place)
        things = [Rest("circle", f"seat/{place}/circle", baked(SHEET, "stake"), at, PRINT)]
        if count := now.tokens_before(seat):
            things += self.tokens(f"seat/{place}/stake", now, count, at)
        return things

    def tokens(self, key: str, now: Snapshot, count: int, at: QPointF) -> list[Rest]:
        """So many tokens in a pile: chips of their value where there are such, else their worth."""
        pieces = (now.token,) * count if now.token in CHIPS else break_up(now.token * count).pieces
        columns = [pieces[start : start + TALLEST] for start in range(0, len(pieces), TALLEST)]
        return [
            self.pile(key if not index else f"{key}/{index}", column, at + QPointF(1.1 * CHIP * index, 0))
            for index, column in enumerate(columns)
        ]

    def pile(self, key: str, pieces: tuple[int, ...], at: QPointF) -> Rest:
        francs_each = tuple(value // FRANC for value in pieces)
        look: Look = ("pile", francs_each, CHIP, seed_of(key))
        return Rest("pile", key, look, at, PILES + at.y() / 1000)

    def tag(self, now: Snapshot, seat: str, place: int) -> list[Rest]:
        """The amount that lies there, or the result of the round."""
        result = now.results.get(seat, 0) * now.token
        at = self.tag_at(now, seat)
        if result:
            look: Look = ("composed", "tag", signed_francs(result), "won" if result > 0 else "lost")
        elif not now.tokens_before(seat):
            return []
        else:
            look = ("composed", "tag", francs(now.agreement.stake), "stake")
        return [Rest("tag", f"seat/{place}/tag", look, at, TAGS + at.y() / 1000)]

    def tag_at(self, now: Snapshot, seat: str) -> QPointF:
        """Middle of the upper edge of a seat's tag; the banker's hangs by his plate.

        When the bank has passed, what the round brought the new banker is told by his hand: it was no result
        of the bank that stands there now. The old one has an empty circle again.
        """
        place = now.seats.index(seat)
        if now.passed and seat == now.banker:
            return point(self.layout.seats[place].past_tag(len(now.hand(seat).cards)))
        if now.passed and seat == now.dealer:
            return self.layout.empty_tag(place)
        if seat == now.banker:
            return point(self.layout.seats[place].bank_tag(bool(self._bank_columns(now)[1])))
        if not now.tokens_before(seat):
            return self.layout.empty_tag(place)
        return self.layout.tag(place)

    def marks(self, now: Snapshot, seat: str, looked: bool) -> list[Rest]:
        """Total, reckoning and label of a hand that is seen."""
        held, place = now.hand(seat), now.seats.index(seat)
        own = seat == YOU
        if not held.cards or not (held.opened or (own and sees(now, looked))):
            return []
        key, spot = f"seat/{place}", self.layout.seats[place]
        count = len(held.cards)
        disc = "disc/own" if own else "disc"
        wins = held.opened and now.results.get(seat, 0) > 0
        figure: Look = ("composed", "small_figure", str(held.total), held.bust, 29.0 if own else 19.0)
        at = point(spot.disc(count))
        things = [
            Rest("disc", f"{key}/disc", baked(SHEET, disc + "/winner" * wins), at, LABELS),
            Rest("figure", f"{key}/figure", figure, at, LABELS + 1),
        ]
        if len(held.cards) >= 3:
            line = reckoned(held, self.index)
            sum_: Look = ("composed", "reckoning", line, own, self.layout.sum_widest(place))
            things.append(Rest("sum", f"{key}/sum", sum_, point(spot.reckoning), LABELS))
        label = self._label(now, seat)
        if label:
            look: Look = ("composed", "brass_label", label, 14.0)
            things.append(Rest("label", f"{key}/label", look, point(spot.label), LABELS + 2))
        if held.bust and not own:
            shade: Look = ("composed", "dimmed", spot.width(count), spot.card_height)
            middle = point(spot.hand(count).centre)
            things.append(Rest("shade", f"{key}/shade", shade, middle, DISCS))
        return things

    @staticmethod
    def _label(now: Snapshot, seat: str) -> str:
        held = now.hand(seat)
        if held.bust:
            return words.over()
        if held.opened and held.natural:
            return words.dealt_31()
        return words.tie() if seat in now.tied else ""

    def turn(self, now: Snapshot) -> list[Rest]:
        """The ring round the hand that is asked."""
        if now.to_act is None:
            return []
        place = now.seats.index(now.to_act)
        box = self.layout.seats[place].hand(len(now.hand(now.to_act).cards), RING_AIR if place == 0 else 8)
        look = ring_look("turn_ring", box.w, box.h)
        return [Rest("turn", "turn", look, point(box.centre), LIT)]

    # The call.

    def call_at_rest(self, now: Snapshot) -> Callable[[], Look]:
        """What the banner shows when nothing moves: a question to the person, or how the round has ended."""
        if now.asked:
            source = spoken.ASKED_BANKER if now.banking else spoken.ASKED
            total = now.hand(YOU).total
            return lambda: self._call(self._line(source, total), None, words.how_to_go_on(now.banking))
        if now.hands and not now.on:
            return lambda: self._call(*self._ended(now), words.what_it_brought(now))
        if now.to_act is not None:
            return self.asked(now.to_act, now.to_act == now.banker)
        if now.banking:
            return self.deal_yours()
        agreed = Said("mises_convenues")
        return lambda: self._call(*self._spoken(agreed), words.bank_now(now.banker))

    def _line(self, source: str, total: int | None = None) -> str:
        return spoken.line(source, self.calls.tongue, total)

    def deal_yours(self) -> Callable[[], Look]:
        """The person holds the bank, and lays the cards himself."""
        return lambda: self._call(self._line(spoken.BANK_YOURS), None, words.deal_when_ready())

    def asked(self, guest: str, banking: bool) -> Callable[[], Look]:
        """What is asked of a guest, and under it whom."""
        source = spoken.ASKED_OTHER_BANKER if banking else spoken.ASKED_OTHER
        return lambda: self._call(self._line(source), None, words.turn_of(guest))

    def _ended(self, now: Snapshot) -> tuple[str, Said | None]:
        banker = now.dealer
        if now.passed:
            return self._spoken(Said("la_banque_passe"))
        own = now.hand(banker)
        if own.bust:
            return self._spoken(Said("la_banque_paie_tous"))
        if own.opened:
            return self._line(spoken.BANK_HAS, own.total), None
        return self._line(spoken.ROUND_OVER), None

    def _spoken(self, said: Said) -> tuple[str, Said]:
        return self.calls.call(said), Said(said.call)

    def said(self, said: Said) -> Callable[[], Look]:
        """The look of a call, made anew in the languages of the moment it is shown.

        Whose the dealt 31 is, the cards show; whoever does not see them is told.
        """

        def look() -> Look:
            whose = words.seat_name(said.seat) if isinstance(said, SaidBy) and said.call == NATURAL else ""
            return self._call(*self._spoken(said), self.calls.subtitle(said), whose)

        return look

    def bank_told(self, said: Said, rounds: int, centimes: int) -> Callable[[], Look]:
        """A call that ends a talia, and under it what the bank has brought."""
        return lambda: self._call(*self._spoken(said), words.tenure(rounds, centimes))

    def bank_passes(self, taker: str) -> Callable[[], Look]:
        """The bank goes on, and under it who has it now."""
        return lambda: self._call(*self._spoken(Said("la_banque_passe")), words.bank_now(taker))

    def _call(self, text: str, said: Said | None, subtitle: str, whose: str = "") -> Look:
        return call_look(text, subtitle, CALL_WIDEST, said, whose)


def sees(now: Snapshot, looked: bool) -> bool:
    """Whether the person sees his own cards."""
    return looked or now.known


def card_depth(place: int, index: int) -> float:
    """Later cards lie over earlier ones of the same hand."""
    return CARDS + 14 * place + index
