"""Cards on the blackjack table: dealt, making room, collected; and boxes brought to a moment of a tale."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF

from casino_qt.art.blackjack_places import CROUPIER_CARD
from casino_qt.scenes import timing
from casino_qt.scenes.banner import Banner
from casino_qt.scenes.blackjack.layout import HandPlace, Pose
from casino_qt.scenes.blackjack.payments import Payments
from casino_qt.scenes.blackjack.snapshot import Snapshot
from casino_qt.scenes.blackjack.still_life import StillLife, card_depth, card_key
from casino_qt.scenes.board import Board
from casino_qt.scenes.card import CardProp, close_up, deal, flip, gather
from casino_qt.scenes.rest import Rest


class Dealing(Payments):
    """What cards do between shoe and tray. `now` is the moment the tale has come to."""

    def __init__(
        self,
        board: Board,
        still: StillLife,
        banner: Banner,
        now: Snapshot,
        home: Callable[[int], QPointF],
    ) -> None:
        super().__init__(board, still, banner, now, home)
        self._poses: dict[str, Pose] = {}  # where cards are when all tracks so far have ended, by their keys

    def _landed(self) -> None:
        """Wait until what flies has come down."""
        self.t = max(self.t, self.last_end())

    # Bringing the picture to the moment.

    def _lay_box(self, number: int, now: Snapshot) -> None:
        rests = self.still.box(number, now)
        wanted = {rest.key for rest in rests}
        prefix = f"box/{number}/"
        self.board.drop(*[key for key in self.board.things if key.startswith(prefix) and key not in wanted])
        self.board.put(rests)

    def _box_as_now(self, number: int, delay: float | None = None) -> None:
        """Let the box look as it does at this moment of the tale, at its present or at `delay`."""
        self.do(partial(self._lay_box, number, self.now), delay)

    def _lay_marks(self, now: Snapshot) -> None:
        marks = self.still.marks(now)
        wanted = {rest.key for rest in marks}
        self.board.drop(*[key for key in ("active", "active/box", "asked") if key not in wanted])
        self.board.put(marks)

    def _marks_as_now(self) -> None:
        self.do(partial(self._lay_marks, self.now))

    def _put(self, rests: Sequence[Rest]) -> None:
        self.board.put(rests)

    # Cards.

    def _gather(self, keys: Sequence[str]) -> None:
        """Cards are swept into the discard tray, one after the other."""
        for order, key in enumerate(keys):
            card = self.board.cards.pop(key, None)
            if card is None:
                continue
            self.board.pass_by(card)
            gone = partial(self.board.gone, card)
            delay = self.t + order * timing.GATHER_STAGGER
            self.tracks.append(gather(card, self.layout.discard, delay, gone))

    def _new_card(self, number: int, index: int) -> CardProp:
        hand = self.now.hand(number, index)
        position = len(hand.cards) - 1
        place = self._places(number)[index]
        card = self.board.card(self.still.hand_card(number, index, position, hand, place))
        card.show(False)
        return card

    def _deal(self, card: CardProp, at_face: Callable[[], None]) -> float:
        """Fly from the shoe and turn over; returns when the face has been turned up."""
        size = CROUPIER_CARD / float(card.sheet.rpartition("_")[2])
        flight = deal(card, self.layout.mouth, self.t, size=size)
        turn = self.t + flight.duration - timing.FLIP_OVERLAP
        turned = flip(card, turn, at_face)
        self.tracks += [flight, turned]
        return turn + turned.duration

    def _places(self, number: int) -> list[HandPlace]:
        count = max(1, len(self.now.boxes[number].hands))
        return self.layout.hands(number, count, self.still.occupied(self.now))

    def _make_room(self, number: int, index: int, skip: CardProp | None = None) -> None:
        """The cards of a hand go where they belong at this moment."""
        hand = self.now.hand(number, index)
        place = self._places(number)[index]
        for position in range(len(hand.cards)):
            card = self.board.cards.get(card_key(number, index, position))
            if card is None or card is skip:
                continue
            self._move_card(card, place.card(position, len(hand.cards), hand.doubled))

    def _move_card(self, card: CardProp, pose: Pose) -> None:
        """Along the cloth from where the tale has brought it so far."""
        here = self._poses.get(card.key, Pose(card.home, card.sheet, card.sideways))
        self._poses[card.key] = pose
        if here.sheet != pose.sheet:
            self.do(partial(card.wear, pose.sheet, pose.sideways))
        if here.at != pose.at:
            self.tracks.append(close_up(card, pose.at, self.t))

    def _rename(self, number: int, old: int, new: int) -> None:
        """The cards of a hand are those of another number from now on."""
        for position in range(22):
            card = self.board.cards.pop(card_key(number, old, position), None)
            if card is not None:
                self._key(card, number, new, position)

    def _key(self, card: CardProp, number: int, index: int, position: int) -> None:
        here = self._poses.pop(card.key, None)
        card.key = card_key(number, index, position)
        if here is not None:
            self._poses[card.key] = here
        card.z = card_depth(index, position)
        card.raise_above(False)
        self.board.cards[card.key] = card
