"""Sets of house rules under a name: those of the house, and the person's own."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QCoreApplication

from casino_qt.settings import Option, Settings
from casino_qt.windows.house_rules.clauses import CLAUSES, Draft

translate = QCoreApplication.translate

LONGEST_NAME = 28  # characters
MOST = 12  # own sets of a table

SHELVES: dict[str, Option[str]] = {
    "trente-et-quarante": Settings.trente_et_quarante_presets,
    "roulette": Settings.roulette_presets,
    "trente-et-un": Settings.trente_et_un_presets,
    "blackjack": Settings.blackjack_presets,
}
"""Where the person's own are kept, a JSON object of options by name."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A set of rules. What it does not name stays as it is; `own`: the person made it."""

    name: Callable[[], str]
    options: Mapping[str, Any] = field(default_factory=dict)
    own: bool = False

    def agrees(self, draft: Draft) -> bool:
        """Whether these are the rules of `draft`."""
        return all(draft[setting] == value for setting, value in self.options.items())


def _founding(table: str, *settings: str) -> Preset:
    """The rules of the founding texts: what holds where nobody chose."""
    options = {clause.setting: clause.default() for clause in CLAUSES[table]}
    if settings:
        options = {setting: options[setting] for setting in settings}
    return Preset(lambda: translate("HouseRules", "The founding texts"), options)


HOUSE: dict[str, tuple[Preset, ...]] = {
    "trente-et-quarante": (
        _founding("trente-et-quarante"),
        Preset(
            lambda: translate("HouseRules", "Riviera: prison"),
            {"refait": "prison", "premium": "decided"},
        ),
        Preset(
            lambda: translate("HouseRules", "A premium every coup"),
            {"refait": "half", "premium": "every_coup"},
        ),
    ),
    "roulette": (
        _founding("roulette"),
        Preset(
            lambda: translate("HouseRules", "Riviera: prison"),
            {"zero": "prison", "finales": "complete"},
        ),
        Preset(lambda: translate("HouseRules", "Partage"), {"zero": "partage", "finales": "complete"}),
        Preset(lambda: translate("HouseRules", "All is lost"), {"zero": "lose_all", "finales": "complete"}),
    ),
    "trente-et-un": (
        _founding("trente-et-un", "natural", "bank", "packs"),
        Preset(
            lambda: translate("HouseRules", "You keep the bank"),
            {"natural": 4, "bank": "yours", "packs": 0},
        ),
        Preset(
            lambda: translate("HouseRules", "A guest keeps the bank"),
            {"natural": 4, "bank": "guest", "packs": 0},
        ),
        Preset(
            lambda: translate("HouseRules", "A dear 31, three packs"),
            {"natural": 10, "bank": "rotates", "packs": 3},
        ),
    ),
    "blackjack": (
        _founding("blackjack"),
        Preset(
            lambda: translate("HouseRules", "Sister house"),
            {
                "surrender": "hard_12_or_more",
                "dealer_blackjack": "takes_all",
                "double_after_split": True,
                "croupier_slips": False,
            },
        ),
        Preset(
            lambda: translate("HouseRules", "The first stake only"),
            {
                "surrender": "none",
                "dealer_blackjack": "original_only",
                "double_after_split": True,
                "croupier_slips": False,
            },
        ),
        Preset(
            lambda: translate("HouseRules", "A strict house"),
            {
                "surrender": "none",
                "dealer_blackjack": "takes_all",
                "double_after_split": False,
                "croupier_slips": False,
            },
        ),
    ),
}
"""The sets of the house, table by table."""


def own(table: str, settings: Settings) -> list[Preset]:
    """The person's own, by name; what was spoilt in the file is left out."""
    return [_own(name, options) for name, options in _read(table, settings).items()]


def _own(name: str, options: Mapping[str, Any]) -> Preset:
    return Preset(lambda: name, options, own=True)


def tidied(name: str) -> str:
    """A name as it is kept: one line, single spaces."""
    return " ".join(name.split())


def taken(table: str, settings: Settings, name: str) -> bool:
    """Whether a set of this table is already called so."""
    names = [preset.name() for preset in (*HOUSE[table], *own(table, settings))]
    return tidied(name).casefold() in [known.casefold() for known in names]


def keep(table: str, settings: Settings, name: str, draft: Draft) -> None:
    """Keep `draft` under `name`. Raises ValueError for a name that cannot be, and where there is no room."""
    kept = _read(table, settings)
    if len(kept) >= MOST:
        raise ValueError(f"at most {MOST} sets of rules are kept")
    _write(table, settings, kept | {_new_name(table, settings, name): dict(draft)})


def rename(table: str, settings: Settings, name: str, new: str) -> None:
    """Call a set otherwise. Raises ValueError for a name that cannot be, KeyError where there is none."""
    kept = _read(table, settings)
    options = kept.pop(name)
    if tidied(new).casefold() != name.casefold():
        new = _new_name(table, settings, new)
    _write(table, settings, kept | {tidied(new): options})


def drop(table: str, settings: Settings, name: str) -> None:
    """Forget a set; harmless where there is none."""
    _write(
        table, settings, {known: rules for known, rules in _read(table, settings).items() if known != name}
    )


def _new_name(table: str, settings: Settings, name: str) -> str:
    name = tidied(name)
    if not _may_be(name):
        raise ValueError(f"a name has 1 to {LONGEST_NAME} printable characters")
    if taken(table, settings, name):
        raise ValueError(f"there is a set called {name!r} already")
    return name


def _may_be(name: str) -> bool:
    return 1 <= len(name) <= LONGEST_NAME and name.isprintable() and name == tidied(name)


def _read(table: str, settings: Settings) -> dict[str, dict[str, Any]]:
    text = SHELVES[table].__get__(settings, Settings)
    try:
        shelf = json.loads(text) if text else {}
    except (ValueError, RecursionError):
        return {}
    if not isinstance(shelf, dict):
        return {}
    known = {name: options for name, options in shelf.items() if _may_be(name) and _whole(table, options)}
    return dict(sorted(known.items(), key=lambda item: item[0].casefold())[:MOST])


def _whole(table: str, options: object) -> bool:
    """Whether this is an answer to every question of the table, and to nothing else."""
    clauses = CLAUSES[table]
    return (
        isinstance(options, dict)
        and options.keys() == {clause.setting for clause in clauses}
        and all(clause.allows(options[clause.setting]) for clause in clauses)
    )


def _write(table: str, settings: Settings, shelf: Mapping[str, Draft]) -> None:
    SHELVES[table].__set__(settings, json.dumps(dict(shelf), ensure_ascii=False, sort_keys=True))
