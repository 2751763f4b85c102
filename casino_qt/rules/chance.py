"""Chance as an explicit source: a seed, or a written list. Nothing in the rules draws from anywhere else."""

from __future__ import annotations

import hashlib
import os
import re
import struct
from collections.abc import Sequence
from typing import Protocol, TypeVar

from casino_qt.rules.cards import Card, packs
from casino_qt.rules.shoe import Shoe

T = TypeVar("T")

_SEED = re.compile(r"[0-9A-Fa-f]{1,64}")
_WORDS_IN_BLOCK = 8
_WORD = 2**32
_words = struct.Struct(f">{_WORDS_IN_BLOCK}I").unpack


def seed_bytes(seed_hex: str) -> bytes:
    """The bytes of a seed of 1 to 64 hex digits, padded with 0 on the left to whole bytes.

    Raises ValueError for any other text.
    """
    if not _SEED.fullmatch(seed_hex):
        raise ValueError("a seed is 1 to 64 hexadecimal digits")
    return bytes.fromhex(seed_hex if len(seed_hex) % 2 == 0 else f"0{seed_hex}")


def fresh_seed() -> str:
    """A new seed of 256 bits from the operating system, as 64 hex digits."""
    return os.urandom(32).hex()


def seal(seed_hex: str) -> str:
    """The fairness seal shown before the cards are dealt: SHA-256 of the seed's bytes, in hex."""
    return hashlib.sha256(seed_bytes(seed_hex)).hexdigest()


class SeedStream:
    """Numbers from a seed: SHA-256(seed ‖ counter, 8 bytes big-endian), read as 4-byte big-endian words.

    `position` is the number of words used so far; setting it winds the stream back or forth.
    """

    def __init__(self, seed_hex: str) -> None:
        self._seed = hashlib.sha256(seed_bytes(seed_hex))
        self._block_number = -1
        self._block: tuple[int, ...] = ()
        self.position = 0

    def _word(self) -> int:
        number, index = divmod(self.position, _WORDS_IN_BLOCK)
        if number != self._block_number:
            digest = self._seed.copy()
            digest.update(number.to_bytes(8, "big"))
            self._block = _words(digest.digest())
            self._block_number = number
        self.position += 1
        return self._block[index]

    def below(self, n: int) -> int:
        """A number from 0 to `n` - 1, every one equally likely."""
        if not 0 < n <= _WORD:
            raise ValueError(f"no number below {n}")
        limit = _WORD // n * n
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % n

    def shuffle(self, items: list[T]) -> None:
        """Fisher–Yates in place, from the last item down."""
        for k in range(len(items) - 1, 0, -1):
            j = self.below(k + 1)
            items[k], items[j] = items[j], items[k]


class Chance(Protocol):
    """Where the cards of a table come from."""

    @property
    def scripted(self) -> bool:
        """Whether somebody wrote down what comes."""

    def next_shoe(self, pack_count: int) -> Shoe:
        """The next shoe of so many packs, shuffled and not yet cut. Raises LookupError when there is none."""

    def has_next(self) -> bool:
        """Whether another shoe can be had."""

    def cut_by_guest(self, size: int) -> int:
        """Where a guest cuts a shoe of `size` cards: 1 … size - 1."""

    def shuffled_again(self, cards: Sequence[Card]) -> Shoe:
        """Cards that were dealt, as a shoe of their own. Raises LookupError where every card is written."""

    def mark(self) -> int:
        """How far the source has been used; hand it to `rewind` to come back here."""

    def rewind(self, mark: int) -> None:
        """Go to where `mark` was taken."""


class SeededChance:
    """Every shoe and every guest's cut from one seed, one stream for the whole life of the table."""

    scripted = False

    def __init__(self, seed_hex: str) -> None:
        self.seed = seed_hex
        self._stream = SeedStream(seed_hex)

    def next_shoe(self, pack_count: int) -> Shoe:
        """So many packs, shuffled from the stream."""
        cards = packs(pack_count)
        self._stream.shuffle(cards)
        return Shoe(tuple(cards))

    def has_next(self) -> bool:
        """A seed never runs dry."""
        return True

    def cut_by_guest(self, size: int) -> int:
        """Where a guest cuts, drawn from the stream."""
        return 1 + self._stream.below(size - 1)

    def shuffled_again(self, cards: Sequence[Card]) -> Shoe:
        """The same cards, shuffled from the stream."""
        again = list(cards)
        self._stream.shuffle(again)
        return Shoe(tuple(again))

    def mark(self) -> int:
        """Words of the stream used so far."""
        return self._stream.position

    def rewind(self, mark: int) -> None:
        """Wind the stream to `mark`."""
        self._stream.position = mark


class ScriptedChance:
    """Shoes written card by card, one list for each."""

    scripted = True

    def __init__(self, lists: Sequence[Sequence[Card]]) -> None:
        self._shoes = [Shoe(tuple(cards), scripted=True) for cards in lists]
        self._used = 0

    def next_shoe(self, pack_count: int) -> Shoe:
        """The next list, whatever the number of packs. Raises LookupError after the last."""
        if not self.has_next():
            raise LookupError("no further list of cards")
        self._used += 1
        return self._shoes[self._used - 1]

    def has_next(self) -> bool:
        """Whether a list is left."""
        return self._used < len(self._shoes)

    def cut_by_guest(self, size: int) -> int:
        """The middle: the cut shows at the table, but moves no written card."""
        return size // 2

    def shuffled_again(self, cards: Sequence[Card]) -> Shoe:
        """Never: a script says which cards come."""
        raise LookupError("written cards are not shuffled")

    def mark(self) -> int:
        """Lists used so far."""
        return self._used

    def rewind(self, mark: int) -> None:
        """Go back to the list that followed `mark`."""
        self._used = mark
