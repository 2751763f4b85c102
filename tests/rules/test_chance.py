"""From seed to shoe: what the format promises for ever, and that nothing is drawn unevenly."""

from __future__ import annotations

from collections import Counter

import pytest

from casino_qt.rules.cards import PACK, Card
from casino_qt.rules.chance import ScriptedChance, SeededChance, SeedStream, fresh_seed, seal, seed_bytes
from casino_qt.rules.shoe import Shoe


@pytest.mark.parametrize(
    ("seed", "packs", "first", "cut"),
    [
        ("00", 6, "6S 9C JH AC 2H JS JH AS 8C 3S", 162),
        ("0", 6, "6S 9C JH AC 2H JS JH AS 8C 3S", 162),
        ("deadbeef", 1, "AH 9C 7S JH KD QD 2D 6H 4C 3S", 26),
        ("DEADbeef", 1, "AH 9C 7S JH KD QD 2D 6H 4C 3S", 26),
    ],
)
def test_a_seed_gives_the_published_shoe_and_cut(seed: str, packs: int, first: str, cut: int) -> None:
    chance = SeededChance(seed)
    shoe = chance.next_shoe(packs)
    assert [card.code for card in shoe.cards[:10]] == first.split()
    assert chance.cut_by_guest(52 * packs) == cut
    assert Counter(shoe.cards) == dict.fromkeys(PACK, packs)


def test_a_seed_gives_the_published_spins() -> None:
    stream = SeedStream("00")
    assert [stream.below(37) for _ in range(10)] == [7, 32, 19, 29, 12, 14, 4, 8, 24, 22]


def test_the_padding_of_a_seed_counts_whole_bytes() -> None:
    assert seed_bytes("abc") == b"\x0a\xbc"
    assert seed_bytes("0") == seed_bytes("00") != seed_bytes("0000")


@pytest.mark.parametrize("seed", ["", "g", "0x1", " 1", "1\n", "0" * 65, "-1", "١"])
def test_other_texts_are_no_seeds(seed: str) -> None:
    with pytest.raises(ValueError, match="hexadecimal"):
        seed_bytes(seed)


def test_the_seal_is_the_hash_of_the_seed() -> None:
    assert seal("00") == "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"


def test_fresh_seeds_have_256_bits_and_differ() -> None:
    assert len({fresh_seed() for _ in range(20)}) == 20
    assert len(seed_bytes(fresh_seed())) == 32


def test_words_beyond_the_last_whole_multiple_are_passed_over() -> None:
    # Below 2³¹ + 1 nearly half of all words must be passed over: a remainder would favour small numbers.
    stream = SeedStream("5eed")
    n = 2**31 + 1
    drawn = [stream.below(n) for _ in range(400)]
    assert stream.position > 600
    assert 140 < sum(number < n // 2 for number in drawn) < 260


def test_a_stream_can_be_wound_back() -> None:
    stream = SeedStream("a1")
    before = [stream.below(1000) for _ in range(21)]
    stream.position = 0
    assert [stream.below(1000) for _ in range(21)] == before


def test_a_cut_brings_the_top_to_the_bottom() -> None:
    shoe = Shoe(tuple(PACK))
    assert shoe.cut(3).cards == PACK[3:] + PACK[:3]
    for at in (0, 52, -1):
        with pytest.raises(ValueError, match="no card on one side"):
            shoe.cut(at)


def test_a_written_shoe_is_not_moved_by_a_cut() -> None:
    cards = tuple(Card.parse(code) for code in ("AS", "TH"))
    chance = ScriptedChance([cards, ()])
    shoe = chance.next_shoe(6)
    assert shoe.cut(1).cards == cards
    assert chance.has_next()
    assert chance.next_shoe(6).cards == ()
    assert not chance.has_next()
    with pytest.raises(LookupError):
        chance.next_shoe(6)
