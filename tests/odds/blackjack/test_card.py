"""The card of best play."""

from __future__ import annotations

import pytest

from casino_qt.odds.blackjack.card import Play, Row, best_play, patterns, row_of
from casino_qt.rules.blackjack.options import Rules

UPS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 1)
LETTERS = {Play.HIT: "h", Play.STAND: "s", Play.DOUBLE: "d", Play.SPLIT: "p", Play.SURRENDER: "r"}

# As European cards without a hole card print it for six packs, all 17s stood on, doubling after splits, and
# everything lost to a blackjack ("European no hole card" strategy, Wizard of Odds). Columns: 2 … 10, ace.
EUROPEAN = """
hard 4   hhhhhhhhhh
hard 8   hhhhhhhhhh
hard 9   hddddhhhhh
hard 10  ddddddddhh
hard 11  ddddddddhh
hard 12  hhssshhhhh
hard 13  ssssshhhhh
hard 14  ssssshhhhh
hard 15  ssssshhhhh
hard 16  ssssshhhhh
hard 17  ssssssssss
soft 13  hhhddhhhhh
soft 14  hhhddhhhhh
soft 15  hhdddhhhhh
soft 16  hhdddhhhhh
soft 17  hddddhhhhh
soft 18  sddddsshhh
soft 19  ssssssssss
soft 20  ssssssssss
pair 1   ppppppppph
pair 2   pppppphhhh
pair 3   pppppphhhh
pair 4   hhhpphhhhh
pair 5   ddddddddhh
pair 6   ppppphhhhh
pair 7   pppppphhhh
pair 8   pppppppphh
pair 9   pppppsppss
pair 10  ssssssssss
"""


def line(rules: Rules, row: Row) -> str:
    return "".join(LETTERS[best_play(rules).cell(row, up).best] for up in UPS)


@pytest.mark.parametrize("printed", EUROPEAN.split("\n")[1:-1])
def test_the_houses_own_rules(printed: str) -> None:
    kind, number, plays = printed.split()
    assert line(Rules(surrender="none"), Row(kind, int(number))) == plays
    assert line(Rules(), Row(kind, int(number))) == plays  # a 12 is never worth giving up


def test_what_options_change() -> None:
    original = Rules(dealer_blackjack="original_only")
    assert line(original, Row("hard", 11)) == "dddddddddh"
    assert line(original, Row("pair", 8)) == "ppppppppph"
    assert line(original, Row("pair", 1)) == "pppppppppp"
    sister = Rules(surrender="hard_12_or_more")
    assert line(sister, Row("hard", 16)) == "ssssshhrrh"
    assert line(sister, Row("hard", 14)) == "ssssshhhrh"
    assert line(sister, Row("pair", 8)) == "pppppppprh"
    undoubled = Rules(double_after_split=False)
    assert line(undoubled, Row("pair", 4)) == "hhhhhhhhhh"
    assert line(undoubled, Row("pair", 2)) == "hhpppphhhh"


def test_a_hand_of_the_table() -> None:
    card = best_play(Rules())
    everything = set(Play)
    assert card.play((8, 8), 7, everything) is Play.SPLIT
    assert card.play((8, 8), 7, {Play.HIT, Play.STAND}) is Play.HIT  # no money to split
    assert card.play((1, 7), 6, {Play.HIT, Play.STAND}) is Play.STAND  # nor to double
    assert card.play((1, 2, 3), 6, {Play.HIT, Play.STAND}) is Play.HIT
    assert card.play((1, 2, 3, 10), 6, {Play.HIT, Play.STAND}) is Play.STAND
    assert card.play((10, 10), 6, everything) is Play.STAND
    with pytest.raises(ValueError, match="none of these"):
        card.play((2, 3), 6, {Play.STAND})  # not below 12
    with pytest.raises(KeyError):
        card.play((10, 10, 1), 6, everything)


def test_rows() -> None:
    rows = best_play(Rules()).rows()
    assert len(rows) == len(set(rows)) == 17 + 9 + 10
    assert row_of((1, 1), pair=False) == Row("soft", 12)
    assert row_of((10, 5, 1), pair=True) == Row("hard", 16)
    assert row_of((5, 5), pair=True) == Row("pair", 5)


def test_values_are_in_order_and_close_to_the_known() -> None:
    """Standing on 16 against a ten, when he has no blackjack, comes to -0.540 in every book."""
    card = best_play(Rules())
    for row in card.rows():
        for up in UPS:
            values = [value for _, value in card.cell(row, up).plays]
            assert values == sorted(values, reverse=True)
    stand = dict(card.cell(Row("hard", 16), 10).plays)[Play.STAND]
    blackjack = 24 / 310
    assert (stand + blackjack) / (1 - blackjack) == pytest.approx(-0.540, abs=0.002)
    assert card.cell(Row("hard", 20), 6).value == pytest.approx(0.70, abs=0.01)


def test_the_second_cards_of_a_split() -> None:
    """However often a pair may be split, the chances of all its endings are one."""
    for most in (2, 3, 4):
        found = patterns(most)
        like = 0.07
        chances = [like**alike * (1 - like) ** unlike for unlike, _, alike in found.endings]
        assert sum(chances) == pytest.approx(1)
        hands = sum(chance * (a + b) for chance, (a, b, _) in zip(chances, found.endings, strict=True))
        unlike = sum(times * like**others for others, times in found.shared.items()) * (1 - like)
        pairs = sum(times * like**others for others, times in found.alike.items())
        assert unlike + pairs == pytest.approx(hands)
