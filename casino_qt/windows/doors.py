"""The tables of the house, a row for each, in the order of their doors. Another table is another row.

Only words and names stand here: the lobby and the command line read it before anything else is imported.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from casino_qt.rules.marking import QT_TRANSLATE_NOOP

CONTEXT = "LobbyPage"


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table. `title` and `note`, the words on its door, are to be translated (CONTEXT).

    `page` is the class of its page ("module:Class", a TablePage). `rules` is the class of its house options,
    and `options` names for each the setting it is chosen with. `sheets` are the pictures that must be there
    before the door opens, the ones it needs most first.
    """

    name: str
    title: str
    note: str
    page: str
    rules: str
    options: Mapping[str, str] = field(default_factory=dict)
    sheets: tuple[str, ...] = ()

    @property
    def page_module(self) -> str:
        """Where its page is."""
        return self.page.partition(":")[0]

    def page_class(self) -> Any:
        """The class of its page; what it needs is imported now."""
        return _found(self.page)

    def options_of(self, settings: object) -> Any:
        """Its house options as the person has set them."""
        chosen = {option: getattr(settings, setting) for option, setting in self.options.items()}
        return _found(self.rules).from_json(chosen)


def _found(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


TABLE_ROWS: tuple[TableRow, ...] = (
    TableRow(
        name="trente-et-quarante",
        title=QT_TRANSLATE_NOOP("LobbyPage", "Trente et Quarante"),
        note=QT_TRANSLATE_NOOP("LobbyPage", "rouge · noir · couleur · inverse"),
        page="casino_qt.windows.at_table.trente_et_quarante_page:TrenteEtQuarantePage",
        rules="casino_qt.rules.trente_et_quarante.options:Rules",
        options={
            "refait": "refait",
            "premium": "premium",
            "min": "trente_et_quarante_min",
            "max": "trente_et_quarante_max",
        },
        sheets=("trente_et_quarante", "chips", "cards"),
    ),
    TableRow(
        name="roulette",
        title=QT_TRANSLATE_NOOP("LobbyPage", "Roulette française"),
        note=QT_TRANSLATE_NOOP("LobbyPage", "one zero, en prison"),
        page="casino_qt.windows.at_table.roulette_page:RoulettePage",
        rules="casino_qt.rules.roulette.options:Rules",
        options={"zero": "zero", "finales": "finales", "min": "roulette_min", "max": "roulette_max"},
        sheets=("roulette", "wheel", "roulette_chips", "chips"),
    ),
    TableRow(
        name="trente-et-un",
        title=QT_TRANSLATE_NOOP("LobbyPage", "Тридцать одно"),
        note=QT_TRANSLATE_NOOP("LobbyPage", "thirty-one, from hand to hand"),
        page="casino_qt.windows.at_table.trente_et_un_page:TrenteEtUnPage",
        rules="casino_qt.windows.at_table.trente_et_un_wish:Wish",
        options={
            "guests": "company",
            "token": "token",
            "natural": "natural",
            "bank": "bank",
            "packs": "packs",
        },
        sheets=("trente_et_un", "cards_96", "cards_160", "chips"),
    ),
    TableRow(
        name="blackjack",
        title=QT_TRANSLATE_NOOP("LobbyPage", "Blackjack"),
        note=QT_TRANSLATE_NOOP("LobbyPage", "seven boxes, six packs"),
        page="casino_qt.windows.at_table.blackjack_page:BlackjackPage",
        rules="casino_qt.rules.blackjack.options:Rules",
        options={
            "dealer_blackjack": "dealer_blackjack",
            "double_after_split": "double_after_split",
            "surrender": "surrender",
            "croupier_slips": "croupier_slips",
            "min": "blackjack_min",
            "max": "blackjack_max",
        },
        sheets=("blackjack", "blackjack_chips", "chips", "cards_96", "cards_126", "cards_84"),
    ),
)

ROWS: dict[str, TableRow] = {row.name: row for row in TABLE_ROWS}
TABLES: tuple[str, ...] = tuple(ROWS)
