"""What each kind of bet had to be expected to bring under the rules it was played by, and how far from that.

Exact but for what a table leaves to its player: blackjack and тридцать одно as by best play, boxes of one
coup and the punters of one banker taken to win and lose together, which makes their band rather too wide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any

from casino_qt.odds.blackjack import insurance as blackjack_insurance
from casino_qt.odds.results import mean, variance
from casino_qt.odds.trente_et_quarante.edges import PREMIUM
from casino_qt.odds.worth import from_report, roulette_bet
from casino_qt.rules.blackjack.options import Rules as BlackjackRules
from casino_qt.rules.roulette import bets
from casino_qt.rules.roulette.options import Rules as RouletteRules
from casino_qt.rules.trente_et_quarante.options import Rules as CardRules
from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.tables.statistics.parts import (
    BANKER,
    BEHIND,
    BOX,
    CHANCE,
    INSURANCE,
    INSURED,
    PUNTER,
    Json,
    Squares,
)

Answer = dict[str, Any]
"""What the desk told."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A question for the desk (`odds.desk`): its name and what it is asked with."""

    name: str
    question: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Worths:
    """Of a table under its rules: `edges` by kind, the house's part of a stake; `variance` of sums of
    squares (`Parts.squares`), in squares of centimes."""

    edges: Mapping[str, float]
    variance: Callable[[Squares], float]


def question(game: str, rules: Json) -> Ask | None:
    """What the desk must be asked before bets of this table are known; None: they are known at once.

    Raises ValueError for rules the house does not have.
    """
    match game:
        case "trente-et-quarante":
            return Ask("odds", {"game": game, "rules": CardRules.from_json(rules).to_json()})
        case "blackjack":
            return Ask("blackjack_round", {"rules": BlackjackRules.from_json(rules).to_json()})
        case "trente-et-un":
            agreed = Agreement.from_json(rules)
            return Ask("trente_et_un_round", {"packs": agreed.packs, "price": agreed.rules.natural})
    RouletteRules.from_json(rules)
    return None


def worths(game: str, rules: Json, answer: Answer | None) -> Worths:
    """What the desk's answer to `question` says of the table."""
    match game:
        case "trente-et-quarante":
            return _trente_et_quarante(CardRules.from_json(rules), answer or {})
        case "blackjack":
            return _blackjack(answer or {})
        case "trente-et-un":
            return _trente_et_un(answer or {})
    return _roulette(RouletteRules.from_json(rules))


def _roulette(rules: RouletteRules) -> Worths:
    """Every bet of a kind is worth the same."""
    edges: dict[str, float] = {}
    for name, spot in bets.SPOTS.items():
        kind = str(spot.kind)
        if kind not in edges:
            edges[kind] = roulette_bet(name, rules).edge
    return Worths(edges, lambda squares: squares[0])


def _trente_et_quarante(rules: CardRules, answer: Answer) -> Worths:
    """A decided coup brings ±1 on two pairs of chances, each pair for itself; 31 après half of what is open.

    With a full shoe the first card says nothing of the winner: suits may be painted over.
    """
    chance = from_report(answer["bets"]["rouge"])
    insured = from_report(answer["bets"]["rouge+insurance"])
    decided, again = chance.win + chance.lose, chance.other["refait"]
    premium = float(PREMIUM)
    taken = decided + again + (chance.tie if rules.premium == "every_coup" else 0.0)

    def spread(squares: Squares) -> float:
        opposed, open_, product, safe = squares
        square = decided * opposed + again * (open_ / 4 + product * premium) + taken * premium**2 * safe
        average = chance.edge**2 * open_ + 2 * chance.edge * insured.edge * product + insured.edge**2 * safe
        return square - average

    return Worths({CHANCE: chance.edge, INSURED: insured.edge}, spread)


def _blackjack(answer: Answer) -> Worths:
    insured = blackjack_insurance.results()
    box, safe = from_report(answer), sqrt(variance(insured))

    def spread(squares: Squares) -> float:
        boxes, product, insurances = squares
        return box.deviation**2 * boxes + 2 * box.deviation * safe * product + safe**2 * insurances

    return Worths({BOX: box.edge, BEHIND: box.edge, INSURANCE: float(-mean(insured))}, spread)


def _trente_et_un(answer: Answer) -> Worths:
    """In tokens; what is staked is a token for each punter."""
    punter: float = answer["edge"]
    square: float = answer["deviation"] ** 2
    return Worths({PUNTER: punter, BANKER: -punter}, lambda squares: square * squares[0])
