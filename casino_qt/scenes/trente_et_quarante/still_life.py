"""The table at rest: from a snapshot to the list of everything that lies on it, and nothing else.

The scene brings its things to this list after every tale, so that a picture can never drift from the state.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from casino_qt.art import lettering
from casino_qt.croupier.speech import CallTexts, verdict_said
from casino_qt.money_text import francs, signed_francs
from casino_qt.rules.events import Said
from casino_qt.rules.trente_et_quarante.actions import Row, Spot
from casino_qt.scenes.called import call_look
from casino_qt.scenes.place import rect
from casino_qt.scenes.rest import (
    CARDS,
    DISCS,
    GROUND,
    LIT,
    PILES,
    PRINT,
    TAGS,
    Rest,
    RestCard,
    seed_of,
)
from casino_qt.scenes.trente_et_quarante import words
from casino_qt.scenes.trente_et_quarante.layout import Layout
from casino_qt.scenes.trente_et_quarante.score_card import score_look
from casino_qt.scenes.trente_et_quarante.snapshot import Heap, Snapshot
from casino_qt.scenes.wardrobe import Look, baked
from casino_qt.tables.chips import FRANC, break_up

SHEET = "trente_et_quarante"
TALLEST = 20  # pieces in one column
CHIP = 42
TAG_AIR = 4.0  # su between two tags


class StillLife:
    """Lays out snapshots for one layout and one set of calls."""

    def __init__(self, layout: Layout, calls: CallTexts, scale: float = 1.0) -> None:
        self.layout = layout
        self.calls = calls
        self.scale = scale  # logical pixels per su: small tables need larger letters

    # Everything.

    def everything(self, now: Snapshot, cut_at: int = 1) -> list[Rest]:
        """All things of `now` but cards and call; the cut card stands after `cut_at` cards."""
        things = [self.ground(), self.shoe(now.shoe), self.talon(now.talon), self.score(now)]
        things += self.rows(now)
        if now.cutting:
            things += self.cutting(cut_at, now.size)
        for spot in Spot:
            things += self.chance(spot, now.heaps[spot], now)
        return things

    def cards(self, now: Snapshot) -> list[RestCard]:
        """The cards of both rows."""
        return [
            RestCard(
                f"{row.value}/{index}",
                card.code,
                self.layout.card(row, index, len(now.cards(row))),
                card_depth(row, index),
            )
            for row in Row
            for index, card in enumerate(now.cards(row))
        ]

    # Furniture.

    def ground(self) -> Rest:
        key = "background/prison" if self.layout.prison else "background"
        return Rest("ground", "ground", baked(SHEET, key), QPointF(0, 0), GROUND)

    def shoe(self, level: int) -> Rest:
        at = rect(self.layout.places.shoe).center()
        return Rest("shoe", "shoe", baked(SHEET, f"shoe/{level}"), at, PRINT)

    def talon(self, level: int) -> Rest:
        return Rest("talon", "talon", baked(SHEET, f"talon/{level}"), self.layout.talon, PRINT)

    def score(self, now: Snapshot) -> Rest:
        look = score_look(self.layout.places.width, now.shoe_number, now.history)
        return Rest("score", "score", look, QPointF(0, 0), PRINT)

    # The rows.

    def rows(self, now: Snapshot) -> list[Rest]:
        """What marks the coup that lies there: totals, their words, the first card, the row that won."""
        if now.last is None:
            return []
        things: list[Rest] = []
        for row in Row:
            won = now.winner is row
            things += self.total(row, now.total(row), won)
            things.append(self.point_word(row, now.total(row), won))
            if won:
                things.append(self.lit(row))
        if now.last.first_red is not None:
            things += self.first_card(now.last.first_red, len(now.cards(Row.NOIR)))
        return things

    def total(self, row: Row, total: int, won: bool = False) -> list[Rest]:
        """The enamel disc and the figure on it."""
        at = self.layout.disc(row)
        disc = "disc/winner" if won else "disc"
        figure: Look = ("composed", "figure", str(total), row is Row.ROUGE)
        return [
            Rest("disc", f"disc/{row.value}", baked(SHEET, disc), at, DISCS),
            Rest("figure", f"figure/{row.value}", figure, at, DISCS + 1),
        ]

    def point_word(self, row: Row, total: int, won: bool) -> Rest:
        """The point of a row under its disc, as the croupier calls it."""
        look: Look = ("composed", "cloth_words", self.calls.word(total - 30), 19.0, won)
        return Rest("point", f"point/{row.value}", look, self.layout.point_word(row, won), DISCS)

    def lit(self, row: Row) -> Rest:
        """The light on the winning row."""
        at = rect(self.layout.places.row(row.value)).center()
        return Rest("lit", f"lit/{row.value}", baked(SHEET, "row/lit"), at, LIT)

    def first_card(self, red: bool, count: int) -> list[Rest]:
        """The bracket round the card that decides couleur and inverse, and its note."""
        at = self.layout.card(Row.NOIR, 0, count)
        note: Look = ("composed", "note", words.first_card(red), 13.0, 400, "#FFE7A3", "l")
        whole = baked(SHEET, "bracket")
        # In a row that has closed up only the left half of the card is free.
        bracket: Look = whole if self.layout.fits(count) else ("part", SHEET, "bracket", 0.0, 0.5)
        return [
            Rest("bracket", "bracket", bracket, at, DISCS),
            Rest("note", "first card", note, at + QPointF(-49, -79), DISCS),
        ]

    # The ceremony.

    def cutting(self, cut_at: int, size: int) -> list[Rest]:
        """The gathered pack, the cut card standing in it, and what is to be known."""
        pack = self.layout.pack
        middle = pack.center()
        note: Look = ("composed", "note", words.cut_place(cut_at, size), 15.0, 500, "#FFF3D2", "c")
        hint: Look = ("composed", "note", words.cut_hint(), 14.0, 400, "#FFF3D2", "c")
        return [
            Rest("pack", "pack/shadow", baked(SHEET, "pack/shadow"), middle, CARDS),
            Rest("pack", "pack", baked(SHEET, "pack"), middle, CARDS + 1),
            *self.cut_card(cut_at, size),
            Rest("note", "cut/where", note, self.layout.cut_note(cut_at, size), DISCS),
            Rest("note", "cut/hint", hint, QPointF(middle.x(), pack.bottom() + 44), DISCS),
        ]

    def cut_card(self, cut_at: int, size: int) -> list[Rest]:
        """The cut card between two cards of the pack."""
        at = QPointF(self.layout.pack_x(cut_at, size), self.layout.pack.center().y())
        return [
            Rest("cut card", "cut/shadow", baked(SHEET, "cut_card/edge/shadow"), at, CARDS + 2),
            Rest("cut card", "cut", baked(SHEET, "cut_card/edge"), at, CARDS + 3),
        ]

    # The chances.

    def chance(self, spot: Spot, heap: Heap, now: Snapshot) -> list[Rest]:
        """All that lies on one chance, and the note of what the last coup took there."""
        things = self.stake(spot, heap, now) + self.locked(spot, heap) + self.beside(spot, heap, now)
        if heap.premium:
            things += self.token(spot, heap.premium)
        things += self.offers(spot, heap)
        return things

    def stake(self, spot: Spot, heap: Heap, now: Snapshot) -> list[Rest]:
        """What plays there."""
        aside = self._spread(spot, heap, now)[0]
        return self.heap(f"{spot.value}/stake", heap.stake, self.layout.stake(spot), "stake", aside)

    def beside(self, spot: Spot, heap: Heap, now: Snapshot) -> list[Rest]:
        """The payment beside the stake and the note of what the last coup took: both may be asked about."""
        first, second = self._spread(spot, heap, now)
        paid = self.heap(f"{spot.value}/won", heap.won, self.layout.won(spot), "won", second)
        taken = now.result(spot)
        if taken is None or (heap.won and heap.stake):
            return paid
        # Where no stake lies any more the note stands in its place; an older payment may lie beside it.
        at, aside = (self.layout.won(spot), second) if heap.stake else (self.layout.stake(spot), first)
        look: Look = ("composed", "tag", words.minus(taken[1]), "lost")
        note = Rest(taken[0], f"{spot.value}/cost", look, self.layout.tag(at) + QPointF(aside, 0), TAGS)
        return [*paid, note]

    def _spread(self, spot: Spot, heap: Heap, now: Snapshot) -> tuple[float, float]:
        """How far the two tags of a chance are moved aside, so that long amounts do not meet each other (su).

        Nor does the right one lie on the printed line beside it while there is room on the left.
        """
        taken = now.result(spot)
        note = words.minus(taken[1]) if taken is not None else ""
        first = francs(heap.stake) if heap.stake else note
        second = signed_francs(heap.won) if heap.won else note
        if not first or not second or not (heap.stake or heap.won):
            return 0.0, 0.0
        stake, won = self.layout.stake(spot).x(), self.layout.won(spot).x()
        meet = (self._tag_width(first) + self._tag_width(second)) / 2 + TAG_AIR - (won - stake)
        one, other = (-0.6 * meet, 0.4 * meet) if meet > 0 else (0.0, 0.0)
        left, right = self.layout.tag_room(spot)
        between = max(0.0, -meet)
        free = stake + one - self._tag_width(first) / 2 - TAG_AIR - left
        over = won + other + self._tag_width(second) / 2 + TAG_AIR - right
        back = max(0.0, min(over, between + free))
        return one - max(0.0, back - between), other - back

    def _tag_width(self, text: str) -> float:
        """About how wide a tag is: figures are nearly alike, and none is set under the smallest size."""
        return 17 + len(text) * 7.2 * max(1.0, lettering.SMALLEST / 13 / self.scale)

    def locked(self, spot: Spot, heap: Heap) -> list[Rest]:
        """What is imprisoned once and twice."""
        things: list[Rest] = []
        for level, amount in enumerate(heap.prison, start=1):
            key = f"{spot.value}/prison/{level}"
            things += self.heap(key, amount, self.layout.cell(spot, level), "stake")
        return things

    def offers(self, spot: Spot, heap: Heap) -> list[Rest]:
        """What the person may do there now, besides betting: insure the stake, have half of a locked one."""
        offers: list[Rest] = []
        if heap.insurable:
            look: Look = ("composed", "offer")
            offers.append(Rest("ghost", f"{spot.value}/insure", look, self.layout.premium(spot), PRINT + 5))
        if heap.halvable:
            at = self.layout.half_back_at(spot, len(break_up(heap.prison[0]).pieces))
            offers.append(Rest("ghost", f"{spot.value}/halve", ("composed", "ghost", "½"), at, TAGS + 2))
        return offers

    def heap(self, key: str, amount: int, at: QPointF, kind: str, aside: float = 0.0) -> list[Rest]:
        """A pile worth `amount` centimes and the tag under it, `aside` su; nothing for nothing."""
        if not amount:
            return []
        tag: Look = ("composed", "tag", signed_francs(amount) if kind == "won" else francs(amount), kind)
        depth = at.y() / 1000
        return [
            *self.pile(key, amount, at),
            Rest("tag", f"{key}/tag", tag, self.layout.tag(at) + QPointF(aside, 0), TAGS + depth),
        ]

    def pile(self, key: str, amount: int, at: QPointF) -> list[Rest]:
        """The chips of `amount` centimes; a sum under one franc lies there as a token."""
        depth = PILES + at.y() / 1000
        pieces = tuple(value // FRANC for value in break_up(amount).pieces)
        if not pieces:
            return [Rest("token", key, baked(SHEET, "token"), at, depth)]
        columns = [pieces[start : start + TALLEST] for start in range(0, len(pieces), TALLEST)]
        return [
            Rest(
                "pile",
                key if not index else f"{key}/{index}",
                ("pile", column, CHIP, seed_of(key)),
                at + QPointF(1.1 * CHIP * index, 0),
                depth,
            )
            for index, column in enumerate(columns)
        ]

    def token(self, spot: Spot, premium: int) -> list[Rest]:
        """The ivory token of an insured stake."""
        at = self.layout.premium(spot)
        look: Look = ("composed", "token_words", francs(premium))
        return [
            Rest("token", f"{spot.value}/premium", baked(SHEET, "token"), at, PILES + at.y() / 1000),
            Rest("amount", f"{spot.value}/premium/amount", look, at, PILES + 0.5 + at.y() / 1000),
        ]

    # The call.

    def call_at_rest(self, now: Snapshot) -> Callable[[], Look]:
        """What the banner shows when nothing moves: the verdict of the coup lying there, or an invitation."""
        if now.cutting:
            return self.said(Said("a_la_coupe"))
        if now.last is not None:
            return self.verdict(now)
        return self.said(Said("faites_vos_jeux"))

    def said(self, said: Said) -> Callable[[], Look]:
        """The look of a call, made anew in the languages of the moment it is shown."""
        return lambda: self._call(self.calls.call(said), self.calls.subtitle(said), said)

    def verdict(self, now: Snapshot) -> Callable[[], Look]:
        """The look of both points and the verdict in one breath."""
        last = now.last
        assert last is not None
        noir, rouge, outcome = last.noir.total - 30, last.rouge.total - 30, last.outcome.value
        return lambda: self._call(
            self.calls.verdict_line(noir, rouge, outcome),
            self.calls.verdict_subtitle(noir, rouge, outcome),
            verdict_said(noir, rouge, outcome),
        )

    def _call(self, text: str, subtitle: str, said: Said) -> Look:
        return call_look(text, subtitle, self.layout.call_widest, said)


def card_depth(row: Row, index: int) -> float:
    """Later cards lie over earlier ones where a long row closes up."""
    return CARDS + (0 if row is Row.NOIR else 60) + index
