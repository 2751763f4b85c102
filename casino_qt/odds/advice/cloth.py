"""What is decided at the cloths: insured or not, half back or prison. Parts of the stake, exactly.

Money is in whole centimes and its roundings belong to the decision: `premium` is what the insurance of this
stake costs and `back` what comes back of it, as parts of the stake ("1/100").
"""

from __future__ import annotations

from fractions import Fraction

from casino_qt.odds.advice.advice import Advice, Json
from casino_qt.odds.roulette import bets as roulette
from casino_qt.odds.trente_et_quarante import edges as trente_et_quarante
from casino_qt.rules.trente_et_quarante.options import Rules

TRENTE_ET_QUARANTE, ROULETTE = "trente-et-quarante", "roulette"


def insurance(rules: Rules, premium: Fraction, back: Fraction) -> Json:
    """A stake at trente et quarante that may go insured against 31 après."""
    options = {"refait": rules.refait, "premium": rules.premium}
    asked = {"game": TRENTE_ET_QUARANTE, "ask": "insurance", "rules": options}
    return asked | {"premium": str(premium), "back": str(back)}


def prison(game: str, back: Fraction) -> Json:
    """A stake locked once, of which half may come back."""
    return {"game": game, "ask": "prison", "back": str(back)}


def advise(question: Json) -> Advice:
    """What each play is worth. Raises ValueError for a question that is none."""
    if question["ask"] == "insurance":
        return _insurance(question)
    if question["ask"] != "prison":
        raise ValueError(f"nobody decides {question['ask']!r} at a cloth")
    kept = (roulette if question["game"] == ROULETTE else trente_et_quarante).locked_value(1)
    back = Fraction(question["back"])
    return Advice(
        {"half": float(back - 1), "prison": float(kept - 1)},
        "prison",
        {"back": float(back * 100), "kept": float(kept * 100)},
    )


def _insurance(question: Json) -> Advice:
    rules = Rules.from_json(question["rules"])
    premium, back = Fraction(question["premium"]), Fraction(question["back"])
    kept = max(back, trente_et_quarante.locked_value(1)) if rules.refait == "prison" else back
    refait = trente_et_quarante.refait()
    due = 1 if rules.premium == "every_coup" else 1 - trente_et_quarante.null_tie()
    return Advice(
        {"uninsured": float(-refait * (1 - kept)), "insured": float(-premium * due)},
        "refait",
        {"once_in": float(1 / refait)},
    )


def kind(question: Json, played: str, best: str) -> str:
    """The error is what was done."""
    return played
