"""What is decided at blackjack: what to do with the hand to play, and whether to insure it.

A card drawn by mistake and a stake behind another guest's double or split are not judged: what they are worth
hangs on what others do.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from casino_qt.odds.advice.advice import Advice, Json
from casino_qt.odds.blackjack.card import SHOE, Play
from casino_qt.odds.blackjack.croupier import ACE, LIMIT, VALUES, best_total, croupier
from casino_qt.odds.blackjack.decision import OwnHand, decision, insurance
from casino_qt.rules.blackjack.options import Rules

GAME = "blackjack"
INSURED, DECLINED = "insured", "declined"
MOST_INSURED = Fraction(1, 2)  # of the stake
_OVER = 5  # place among the croupier's ends
_STIFF = range(12, 17)
_GOES_OVER = range(2, 7)  # first cards with which the croupier often does


def hand(rules: Rules, own: OwnHand, upcard: int, plays: Iterable[str]) -> Json:
    """The hand to play; `plays` are those that may be done now, the purse considered."""
    return {
        "game": GAME,
        "ask": "hand",
        "rules": {
            "dealer_blackjack": rules.dealer_blackjack,
            "double_after_split": rules.double_after_split,
            "surrender": rules.surrender,
        },
        # Of a hand of a split the first card is the pair's; the order of the others does not matter.
        "cards": [*own.cards[:1], *sorted(own.cards[1:])] if own.hands > 1 else sorted(own.cards),
        "hands": [own.hands, own.stood, own.to_come],
        "up": upcard,
        "plays": sorted(plays),
    }


def insure(cards: Iterable[int], part: Fraction) -> Json:
    """Insurance of so much of the stake, the croupier showing an ace; `cards` are those of the box."""
    return {"game": GAME, "ask": "insurance", "cards": sorted(cards), "part": str(part)}


def advise(question: Json) -> Advice:
    """What each play is worth. Raises ValueError for what cannot be decided."""
    cards = tuple(question["cards"])
    if question["ask"] == "insurance":
        part = Fraction(question["part"])
        left = _left(cards, ACE)
        tens = 100 * left[-1] / sum(left)
        return Advice({INSURED: float(part) * insurance(cards), DECLINED: 0.0}, "insurance", {"tens": tens})
    hands, stood, to_come = question["hands"]
    own, up = OwnHand(cards, hands, stood, to_come), question["up"]
    all_worth = decision(Rules.from_json(question["rules"]), own, up)
    worth = {play: all_worth[play] for play in question["plays"]}
    return Advice(worth, *_reason(cards, up, max(worth, key=worth.__getitem__)))


def _left(cards: Iterable[int], up: int) -> list[int]:
    left = list(SHOE)
    for value in (*cards, up):
        left[value - 1] -= 1
    return left


def _reason(cards: tuple[int, ...], up: int, best: str) -> tuple[str, dict[str, float]]:
    """Why the best play is: a code, and the figures its words need, in hundredths."""
    left, pips, ace = _left(cards, up), sum(cards), ACE in cards
    total = best_total(pips, ace)
    over = 100 * sum(left[value - 1] for value in VALUES if pips + value > LIMIT) / sum(left)
    croupier_over = 100 * croupier(up).ends(left)[_OVER]
    figures = {"total": total, "over": over, "croupier_over": croupier_over}
    match Play(best):
        case Play.STAND if total in _STIFF:
            return "let_him_go_over", figures
        case Play.STAND:
            return "good_hand", figures
        case Play.HIT if not over:
            return "soft" if total > pips else "safe", figures
        case Play.HIT:
            return "too_little", figures
        case _:
            return str(best), figures


def kind(question: Json, played: str, best: str) -> str:
    """What was missed, where a raise or giving up was best; else what was done, on what, and against what.

    For instance "missed/double/hard/11", "missed/split/8", "hit/hard/12-16/2-6", "split/10", "insured".
    """
    if question["ask"] == "insurance":
        return played
    cards, up = question["cards"], question["up"]
    pips = sum(cards)
    total = best_total(pips, ACE in cards)
    soft = "soft" if total > pips else "hard"
    if best == Play.SPLIT or (played == Play.SPLIT and best not in (Play.DOUBLE, Play.SURRENDER)):
        own = str(cards[0])
        return f"missed/split/{own}" if best == Play.SPLIT else f"split/{own}"
    if best in (Play.DOUBLE, Play.SURRENDER):
        return f"missed/{best}/{soft}/{total}"
    if played in (Play.DOUBLE, Play.SURRENDER):
        return f"{played}/{soft}/{total}"
    among = "12-16" if soft == "hard" and total in _STIFF else str(total)
    return f"{played}/{soft}/{among}/{'2-6' if up in _GOES_OVER else '7-A'}"
