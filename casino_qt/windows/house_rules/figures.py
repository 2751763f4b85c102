"""The figures that tell what house rules are worth, taken from the one object of `casino-qt odds`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication

from casino_qt.number_text import number, percent
from casino_qt.windows.house_rules.clauses import CLAUSES, Draft

Json = dict[str, Any]

translate = QCoreApplication.translate

DECIMALS = 3
TOKENS_OF = ("trente-et-un",)
"""The tables whose figures are tokens a round; those of the others are shares of the stake."""

NAMES: dict[str, dict[str, Callable[[], str]]] = {
    "trente-et-quarante": {
        "chance": lambda: translate("HouseRules", "A chance, not insured"),
        "insured": lambda: translate("HouseRules", "A chance, insured"),
    },
    "roulette": {
        "chance": lambda: translate("HouseRules", "A simple chance"),
        "half_back": lambda: translate("HouseRules", "The same, half taken back"),
        "other": lambda: translate("HouseRules", "Every other bet"),
    },
    "trente-et-un": {
        "punter": lambda: translate("HouseRules", "From each punter, in tokens"),
        "company": lambda: translate("HouseRules", "From the company, in tokens"),
    },
    "blackjack": {
        "box": lambda: translate("HouseRules", "A box, by the strategy card"),
        "best": lambda: translate("HouseRules", "A box, by all its cards"),
        "insurance": lambda: translate("HouseRules", "The insurance"),
    },
}
"""The figures of each table, the one that matters first."""


def question(table: str, draft: Draft) -> Json:
    """What to ask the desk ("odds"): only options that move a figure, so that it is not asked twice."""
    rules = {clause.setting: draft[clause.setting] for clause in CLAUSES[table] if clause.moves}
    return {"game": table, "rules": rules}


def figures(table: str, odds: Json, draft: Draft) -> dict[str, float]:
    """What the bank keeps by the rules of `draft`, as `odds` tells it: shares of a stake, or tokens a round.

    A figure that these rules do not know is left out.
    """
    if table == "trente-et-quarante":
        return {"chance": odds["bets"]["rouge"]["edge"], "insured": odds["bets"]["rouge+insurance"]["edge"]}
    if table == "roulette":
        bets = odds["bets"]
        half = {"half_back": bets["rouge+half_back"]["edge"]} if "rouge+half_back" in bets else {}
        return {"chance": bets["rouge"]["edge"], **half, "other": bets["plein:17"]["edge"]}
    if table == "trente-et-un":
        seats = odds["seats"][str(draft["company"] + 1)]
        return {"punter": seats["bank"]["tokens"], "company": seats["tokens"]}
    box = odds["round"]
    return {"box": box["edge"], "best": box["best_edge"], "insurance": odds["bets"]["insurance"]["edge"]}


def text(table: str, value: float, *, signed: bool = False) -> str:
    """A figure as it is read: a share in per cent to thousandths, or tokens."""
    write = number if table in TOKENS_OF else percent
    return write(value, DECIMALS, signed=signed)


def same(table: str, one: float, other: float) -> bool:
    """Whether two figures read the same."""
    return text(table, one - other) == text(table, 0.0)
