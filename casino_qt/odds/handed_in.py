"""What `casino-qt odds` is handed in a file: chips on the tableau of roulette, what is left of a shoe."""

from __future__ import annotations

from casino_qt.odds.trente_et_quarante.composition import Composition
from casino_qt.rules.cards import RANKS, Card, Suit
from casino_qt.rules.money import LARGEST_AMOUNT
from casino_qt.rules.roulette.bets import SPOTS
from casino_qt.rules.scripts.game import an_object
from casino_qt.rules.scripts.script import ScriptError
from casino_qt.rules.scripts.streams import load
from casino_qt.rules.scripts.strict_json import decode
from casino_qt.rules.trente_et_quarante.dealing import PACKS

COLOURS = {"red": (Suit.H, Suit.D), "black": (Suit.S, Suit.C)}
MOST = 2 * PACKS  # of a rank in one colour


def layout(path: str) -> dict[str, int]:
    """The stakes in the file, centimes by bet as table scripts name and write them. Raises ScriptError."""
    stakes: dict[str, int] = {}
    for bet, stake in an_object(decode(load(path)), "the layout").items():
        if bet not in SPOTS:
            raise ScriptError(f"roulette has no bet {bet!r}")
        if type(stake) is not int or not 0 < stake <= LARGEST_AMOUNT:
            raise ScriptError(f"{bet!r}: a stake is a whole number of centimes from 1 to {LARGEST_AMOUNT}")
        stakes[bet] = stake
    if not stakes:
        raise ScriptError("no stake lies there")
    return stakes


def shoe(path: str) -> Composition:
    """The cards in the file: how many are left by rank and colour, `{"A": {"red": 12, "black": 11}, …}`.

    What is not named is not there any more. Raises ScriptError.
    """
    cards: list[Card] = []
    for rank, counts in an_object(decode(load(path)), "the shoe").items():
        if len(rank) != 1 or rank not in RANKS:
            raise ScriptError(f"no card has the rank {rank!r}, but A, 2 to 9, T, J, Q and K")
        for colour, count in an_object(counts, repr(rank)).items():
            if colour not in COLOURS:
                raise ScriptError(f"{rank!r}: cards are 'red' or 'black', not {colour!r}")
            if type(count) is not int or not 0 <= count <= MOST:
                raise ScriptError(f"{rank!r}: {PACKS} packs have from 0 to {MOST} {colour} ones")
            cards += [Card(rank, COLOURS[colour][0])] * count
    if not cards:
        raise ScriptError("no card is left in it")
    return Composition.of(cards)
