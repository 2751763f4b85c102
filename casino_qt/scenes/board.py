"""The things on the table by their keys, and how they are brought to a still life."""

from __future__ import annotations

from collections.abc import Iterable

from casino_qt.scenes.card import CardProp
from casino_qt.scenes.piece import Kit, Piece, Prop, Seen
from casino_qt.scenes.rest import Rest, RestCard


class Board:
    """Keeps every thing that lies on the table, and the passing ones of a retelling apart from them.

    A lasting thing is known by its key: the still life says where it lies. A passing one (a chip in flight,
    the stop card) belongs to a movement that takes it away again; what is left goes with `clear_passing`.
    """

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.things: dict[str, Piece] = {}
        self.cards: dict[str, CardProp] = {}
        self.passing: list[Prop] = []

    # Lasting things.

    def put(self, rests: Iterable[Rest]) -> list[Piece]:
        """Lay things down as said, or bring those that lie already to what is said."""
        return [self._put(rest) for rest in rests]

    def _put(self, rest: Rest) -> Piece:
        piece = self.things.get(rest.key)
        if piece is None:
            piece = Piece(self.kit, rest.kind, rest.key, rest.look, rest.at.x(), rest.at.y(), rest.z)
            piece.opacity(rest.opacity)
            self.things[rest.key] = piece
            return piece
        piece.kind = rest.kind
        if piece.look != rest.look:
            piece.wear(rest.look)
        if (piece.x, piece.y, piece.lift) != (rest.at.x(), rest.at.y(), 0.0):
            piece.pose(rest.at.x(), rest.at.y())
        if piece.z != rest.z:
            piece.z = rest.z
        piece.raise_above(False)
        piece.opacity(rest.opacity)
        piece.show()
        return piece

    def get(self, key: str) -> Piece | None:
        return self.things.get(key)

    def take(self, key: str) -> Piece | None:
        """Take a thing out of the lasting ones; whoever asks must remove it."""
        return self.things.pop(key, None)

    def drop(self, *keys: str) -> None:
        """Take things away."""
        for key in keys:
            piece = self.things.pop(key, None)
            if piece is not None:
                piece.remove()

    def drop_under(self, prefix: str) -> None:
        """Take away everything whose key is `prefix` or begins with it and a stroke."""
        self.drop(*[key for key in self.things if key == prefix or key.startswith(prefix + "/")])

    # Cards.

    def card(self, rest: RestCard) -> CardProp:
        """A new card, back up where it belongs; one that had its key goes."""
        self.drop_card(rest.key)
        card = CardProp(self.kit, rest)
        self.cards[rest.key] = card
        return card

    def drop_card(self, key: str) -> None:
        card = self.cards.pop(key, None)
        if card is not None:
            card.remove()

    # Passing things.

    def pass_by(self, prop: Prop) -> None:
        """Remember a passing thing until `gone`."""
        if prop not in self.passing:
            self.passing.append(prop)

    def gone(self, prop: Prop) -> None:
        prop.remove()
        if prop in self.passing:
            self.passing.remove(prop)

    def clear_passing(self) -> None:
        for prop in self.passing:
            prop.remove()
        self.passing.clear()

    # The whole.

    def reconcile(self, rests: list[Rest], cards: list[RestCard], keep_passing: bool = False) -> None:
        """Bring everything to the still life; nothing else stays but, if wished, what is passing."""
        if not keep_passing:
            self.clear_passing()
        wanted = {rest.key for rest in rests}
        self.drop(*[key for key in self.things if key not in wanted])
        self.put(rests)
        lying = {card.key: card for card in cards}
        for key in [key for key in self.cards if key not in lying]:
            self.drop_card(key)
        for key, rest in lying.items():
            card = self.cards.get(key)
            if card is None or card.code != rest.code:
                card = self.card(rest)
            card.wear(rest.sheet, rest.sideways)
            card.home = rest.at
            card.z = rest.z
            card.raise_above(False)
            card.opacity(1.0)
            card.lay(rest.face_up)
            card.show()

    def redress(self) -> None:
        """Ask for every picture again: others have been baked."""
        for prop in self.all():
            prop.redress()

    def all(self) -> list[Prop]:
        return [*self.things.values(), *self.cards.values(), *self.passing]

    def seen(self) -> list[Seen]:
        """All that is to be seen, in a fixed order."""
        return sorted(seen for prop in self.all() if (seen := prop.seen()) is not None)
