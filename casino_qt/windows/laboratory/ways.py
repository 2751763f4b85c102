"""In which way a bet is played: asked only where the bet and the rules leave more than one open."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from casino_qt.laboratory.reserve import INSURED, RAISED
from casino_qt.rules.roulette.bets import SPOTS, Kind
from casino_qt.rules.trente_et_quarante.actions import Spot

translate = QCoreApplication.translate

HALF_BACK, PRISON = "+half_back", "+prison"
SHOE, TALIA = "+shoe", "+talia"

Answers = Mapping[str, object]
"""House rules as they are chosen, by setting."""


@dataclass(frozen=True, slots=True)
class Way:
    """One question. `tails`: what each answer puts behind the name of the bet. `asked`: of which bets."""

    name: Callable[[], str]
    answers: Callable[[], list[str]]
    tails: tuple[str, ...]
    asked: Callable[[str, Answers], bool] = lambda _bet, _answers: True


WAYS: dict[str, tuple[Way, ...]] = {
    "trente-et-quarante": (
        Way(
            lambda: translate("Laboratory", "A locked stake"),
            lambda: [
                translate("Laboratory", "half is taken back"),
                translate("Laboratory", "stays in prison"),
            ],
            ("", PRISON),
            lambda bet, answers: bet in set(Spot) and answers.get("refait") == "prison",
        ),
    ),
    "roulette": (
        Way(
            lambda: translate("Laboratory", "A locked stake"),
            lambda: [
                translate("Laboratory", "stays in prison"),
                translate("Laboratory", "half is taken back"),
            ],
            ("", HALF_BACK),
            lambda bet, answers: (
                bet in SPOTS and SPOTS[bet].kind is Kind.SIMPLE and answers.get("zero") == "prison"
            ),
        ),
    ),
    "trente-et-un": (
        Way(
            lambda: translate("Laboratory", "Each round is dealt"),
            lambda: [
                translate("Laboratory", "from full packs"),
                translate("Laboratory", "on through the talia"),
            ],
            ("", TALIA),
        ),
    ),
    "blackjack": (
        Way(
            lambda: translate("Laboratory", "Insurance against an ace"),
            lambda: [
                translate("Laboratory", "none"),
                translate("Laboratory", "half of the stake"),
                translate("Laboratory", "raised with the stake"),
            ],
            ("", INSURED, RAISED),
        ),
        Way(
            lambda: translate("Laboratory", "Each coup is dealt"),
            lambda: [
                translate("Laboratory", "from a full shoe"),
                translate("Laboratory", "on through the shoe"),
            ],
            ("", SHOE),
        ),
    ),
}
"""By table, in the order in which their tails follow one another in a name."""


def asked(table: str, bet: str, answers: Answers) -> tuple[int, ...]:
    """The places in `WAYS` of what is to be asked of this bet under these rules."""
    return tuple(place for place, way in enumerate(WAYS[table]) if way.asked(bet, answers))


def tail(table: str, bet: str, answers: Answers, taken: Sequence[int]) -> str:
    """What stands behind the bet; `taken` are the answers to all of the table's ways, those not asked too."""
    return "".join(WAYS[table][place].tails[taken[place]] for place in asked(table, bet, answers))


def told() -> dict[str, str]:
    """How a bet is told of whose name ends so; not of insured chances, which are bets of their own."""
    return {
        HALF_BACK: translate("Laboratory", "{bet}, half taken back"),
        PRISON: translate("Laboratory", "{bet}, left in prison"),
        INSURED: translate("Laboratory", "{bet}, insured by half"),
        RAISED: translate("Laboratory", "{bet}, insurance raised"),
        SHOE: translate("Laboratory", "{bet}, through the shoe"),
        TALIA: translate("Laboratory", "{bet}, through the talia"),
    }
