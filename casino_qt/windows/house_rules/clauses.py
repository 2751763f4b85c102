"""The clauses of the house rules, table by table: what is asked, what may be answered, what it moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import francs
from casino_qt.settings import Option, Settings

Draft = Mapping[str, Any]
"""House options as they are thought of: a value for each setting of the table."""

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Clause:
    """One question. `setting` is what it is kept as (an attribute of Settings), `values` are its answers.

    `moves` is the figure that an answer changes (`figures`), "" where it changes none; `remark` is what is
    to be known about that, `below` that it has no room beside the answers. `beyond` tells a value
    that only a table script has.
    """

    setting: str
    name: Callable[[], str]
    answers: Callable[[], list[str]]
    values: tuple[Any, ...]
    moves: str = ""
    remark: Callable[[], str] = str
    below: bool = False
    beyond: Callable[[Any], str] = str

    def default(self) -> Any:
        """What holds where nobody chose."""
        return getattr(Settings, self.setting).default()

    def told(self, value: object) -> str:
        """The answer that is this value, in words."""
        return self.answers()[self.values.index(value)] if value in self.values else self.beyond(value)

    def allows(self, value: object) -> bool:
        """Whether this is an answer."""
        return value in self.values and bool(getattr(Settings, self.setting).accepts(value))


def _allowed(option: Option[Any]) -> tuple[Any, ...]:
    if option.allowed is None:
        raise ValueError(f"{option.key} has no list of answers")
    return option.allowed


def _limits(table: str, most: Callable[[], str]) -> tuple[Clause, Clause]:
    """The least and the most that may be staked; `most` says on what."""

    def limit(setting: str, name: Callable[[], str]) -> Clause:
        values = _allowed(getattr(Settings, setting))
        return Clause(setting, name, lambda: [francs(value) for value in values], values)

    least = limit(f"{table}_min", lambda: translate("HouseRules", "The least stake"))
    return least, limit(f"{table}_max", most)


CLAUSES: dict[str, tuple[Clause, ...]] = {
    "trente-et-quarante": (
        Clause(
            "refait",
            lambda: translate("HouseRules", "On 31 après"),
            lambda: [translate("HouseRules", "half is lost"), translate("HouseRules", "half or prison")],
            _allowed(Settings.refait),
            "chance",
        ),
        Clause(
            "premium",
            lambda: translate("HouseRules", "Insurance is due"),
            lambda: [
                translate("HouseRules", "on decided coups"),
                translate("HouseRules", "on every coup"),
            ],
            _allowed(Settings.premium),
            "insured",
        ),
        *_limits("trente_et_quarante", lambda: translate("HouseRules", "The most on one chance")),
    ),
    "roulette": (
        Clause(
            "zero",
            lambda: translate("HouseRules", "On zero, simple chances"),
            lambda: [
                translate("HouseRules", "prison"),
                translate("HouseRules", "half back"),
                translate("HouseRules", "lose"),
            ],
            _allowed(Settings.zero),
            "chance",
        ),
        Clause(
            "finales",
            lambda: translate("HouseRules", "Finales à cheval, the lone 34, 35, 36"),
            lambda: [translate("HouseRules", "left out"), translate("HouseRules", "covered too")],
            _allowed(Settings.finales),
            remark=lambda: translate("HouseRules", "The bank keeps the same of each piece."),
            below=True,
        ),
        *_limits("roulette", lambda: translate("HouseRules", "The most on one number")),
    ),
    "trente-et-un": (
        Clause(
            "company",
            lambda: translate("HouseRules", "Players, you among them"),
            lambda: [str(guests + 1) for guests in _allowed(Settings.company)],
            _allowed(Settings.company),
            beyond=lambda guests: str(guests + 1),
        ),
        Clause(
            "token",
            lambda: translate("HouseRules", "A token is worth"),
            lambda: [francs(token) for token in _allowed(Settings.token)],
            _allowed(Settings.token),
            beyond=francs,
        ),
        Clause(
            "natural",
            lambda: translate("HouseRules", "A dealt 31, in tokens"),
            lambda: [str(natural) for natural in _allowed(Settings.natural)],
            _allowed(Settings.natural),
            remark=lambda: translate("HouseRules", "Paid both ways alike."),
            below=True,
        ),
        Clause(
            "bank",
            lambda: translate("HouseRules", "The bank"),
            lambda: [
                translate("HouseRules", "goes to the right"),
                translate("HouseRules", "you keep it"),
                translate("HouseRules", "a guest keeps it"),
            ],
            _allowed(Settings.bank),
        ),
        Clause(
            "packs",
            lambda: translate("HouseRules", "Packs of cards"),
            lambda: [translate("HouseRules", "by the company"), "1", "2", "3"],
            _allowed(Settings.packs),
            "punter",
        ),
    ),
    "blackjack": (
        Clause(
            "surrender",
            lambda: translate("HouseRules", "Giving a hand up"),
            lambda: [
                translate("HouseRules", "a hard 12"),
                translate("HouseRules", "12 and more"),
                translate("HouseRules", "never"),
            ],
            _allowed(Settings.surrender),
            "box",
        ),
        Clause(
            "dealer_blackjack",
            lambda: translate("HouseRules", "The croupier's blackjack takes"),
            lambda: [translate("HouseRules", "everything"), translate("HouseRules", "the first stake")],
            _allowed(Settings.dealer_blackjack),
            "box",
        ),
        Clause(
            "double_after_split",
            lambda: translate("HouseRules", "Doubling after a split"),
            lambda: [translate("HouseRules", "allowed"), translate("HouseRules", "not allowed")],
            (True, False),
            "box",
        ),
        Clause(
            "croupier_slips",
            lambda: translate("HouseRules", "The croupier makes mistakes"),
            lambda: [translate("HouseRules", "never"), translate("HouseRules", "now and then")],
            (False, True),
            remark=lambda: translate("HouseRules", "The figures are those without."),
        ),
        *_limits("blackjack", lambda: translate("HouseRules", "The most on one box")),
    ),
}


def stored(table: str, settings: Settings) -> dict[str, Any]:
    """The options of `table` as they are set now."""
    return {clause.setting: getattr(settings, clause.setting) for clause in CLAUSES[table]}


def store(table: str, settings: Settings, draft: Draft) -> None:
    """Let `draft` be the options of `table` from the next sitting on."""
    for clause in CLAUSES[table]:
        setattr(settings, clause.setting, draft[clause.setting])
