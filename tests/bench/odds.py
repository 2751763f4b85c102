"""`python -m tests.bench.odds`: seconds of one core that the exact odds take, and milliseconds of a decision.

Everything is reckoned from nothing, imports included where they are its own. Printed in the order of
`FIGURES`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial

from tests.bench.measured import Figure, quantile

HANDS = 2_000

FIGURES: tuple[tuple[str, str, float], ...] = (
    ("both rows of trente et quarante, a full shoe from nothing", "s", 5.0),
    ("the same of a shoe of unequal colours, couleur included", "s", 5.0),
    ("card of best play at blackjack, whole", "s", 10.0),
    ("round of blackjack by that card", "s", 5.0),
    ("round of blackjack by all cards of each hand", "s", 5.0),
    ("what a table of blackjack makes when it opens", "s", 5.0),
    ("decision at blackjack, median", "ms", 50.0),
    ("decision at blackjack, p99", "ms", 50.0),
    ("decision at blackjack, slowest", "ms", 50.0),
    ("decision on a pair nobody has met, slowest", "ms", 200.0),
    ("edge of тридцать одно, one pack", "s", 5.0),
    ("drawing and staying at every total, one pack", "s", 10.0),
    ("tableau of roulette, 37 pockets and the fate of prison", "ms", 50.0),
    ("a thousand spins of it, chance to be ahead", "s", 2.0),
)
"""What is printed, in which unit, and the aim."""


def seconds(reckon: Callable[[], object]) -> float:
    """What it takes of this process."""
    began = time.process_time()
    reckon()
    return time.process_time() - began


def rows() -> tuple[float, float]:
    """A full shoe, and one from which red cards are gone."""

    def full() -> None:
        from casino_qt.odds.trente_et_quarante.edges import outcomes

        outcomes()

    def lopsided() -> None:
        from casino_qt.odds.trente_et_quarante.composition import FULL
        from casino_qt.odds.trente_et_quarante.edges import outcomes
        from casino_qt.rules.cards import PACK

        outcomes(FULL.without(card for card in PACK if card.red and card.value < 7))

    return seconds(full), seconds(lopsided)


def blackjack() -> list[float]:
    """Card, both rounds, opening of a table, decisions."""
    from casino_qt.odds.blackjack.best import best_round_value, kept_split
    from casino_qt.odds.blackjack.card import best_play
    from casino_qt.odds.blackjack.decision import OwnHand, decision, warm
    from casino_qt.odds.blackjack.own_cards import all_trees
    from casino_qt.odds.blackjack.round import round_value
    from casino_qt.odds.blackjack.shoes import shoes
    from casino_qt.rules.blackjack.options import Rules

    rules = Rules()

    def card() -> None:
        whole = best_play(rules)
        for up in range(1, 11):
            whole.cell(whole.rows()[0], up)

    figures = [
        seconds(card),
        seconds(lambda: round_value(rules)),
        seconds(lambda: best_round_value(rules)),
    ]
    kept_split.cache_clear()
    shoes.cache_clear()
    all_trees()
    pairs = [
        1000 * seconds(partial(decision, rules, OwnHand((own, own)), up))
        for up in range(1, 11)
        for own in range(1, 11)
    ]
    kept_split.cache_clear()
    shoes.cache_clear()
    figures.append(seconds(lambda: warm(rules)))
    dice = random.Random(1)
    times = [
        1000 * seconds(partial(decision, rules, OwnHand(dealt[1:]), dealt[0]))
        for dealt in (some_hand(dice) for _ in range(HANDS))
    ]
    return [*figures, quantile(times, 0.5), quantile(times, 0.99), max(times), max(pairs)]


def some_hand(dice: random.Random) -> tuple[int, ...]:
    """The croupier's card and a hand that has something to decide."""
    while True:
        up, *cards = dice.choices(range(1, 11), [4] * 9 + [16], k=dice.choice((3, 3, 3, 4, 5)))
        if sum(cards) + 10 * (1 in cards and sum(cards) <= 11) < 21:
            return up, *cards


def trente_et_un() -> tuple[float, float]:
    """Best play against best play, and every total of both sides."""
    from casino_qt.odds.trente_et_un.play import best_play, edge
    from casino_qt.odds.trente_et_un.table import by_total

    best = best_play(1)

    def totals() -> None:
        by_total(1, banks=False)
        by_total(1, banks=True)

    return seconds(lambda: edge(1, best.punter, best.banker)), seconds(totals)


def roulette() -> tuple[float, float]:
    """Grande série, a dozen and two chances that may be locked."""
    from casino_qt.odds.roulette.course import course
    from casino_qt.odds.roulette.layout import Layout
    from casino_qt.rules.roulette.announcements import laid_out
    from casino_qt.rules.roulette.options import Rules

    stakes = {bet: 500 * pieces for bet, pieces in laid_out("grande_serie").items()}
    layout = Layout({**stakes, "douzaine:2": 2_500, "rouge": 5_000, "pair": 2_500}, Rules())
    return 1000 * seconds(lambda: layout.mean), seconds(lambda: course(layout, 1_000))


def figures(values: list[float]) -> list[Figure]:
    """The printed numbers with their names and aims."""
    return [Figure(name, value, unit, aim) for (name, unit, aim), value in zip(FIGURES, values, strict=True)]


if __name__ == "__main__":
    print(*rows(), *blackjack(), *trente_et_un(), *roulette())
