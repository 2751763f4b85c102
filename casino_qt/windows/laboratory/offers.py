"""What can be asked for at each table: its bets by their names in words, and its house rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from casino_qt.laboratory.reserve import INSURED
from casino_qt.rules.roulette.bets import SPOTS, Kind
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.scenes.roulette import words as roulette_words
from casino_qt.scenes.trente_et_quarante import words as trente_words
from casino_qt.settings import Settings
from casino_qt.windows.doors import ROWS
from casino_qt.windows.house_rules.clauses import CLAUSES, Clause
from casino_qt.windows.laboratory.ways import told

BY_ALL_CARDS = "box+composition"
WITH_NUMBERS = (Kind.PLEIN, Kind.CHEVAL, Kind.TRANSVERSALE, Kind.CARRE, Kind.SIXAIN)
EXAMPLES = {
    Kind.PLEIN: "17",
    Kind.CHEVAL: "17/20",
    Kind.TRANSVERSALE: "16/17/18",
    Kind.CARRE: "16/17/19/20",
    Kind.SIXAIN: "13/18",
}
"""Numbers of each kind of bet that names some, as they are written."""


ASKED_TOO = ("natural", "_max", "company")
"""How settings end that are asked for as well: a price, the highest stake, how many sit at the table."""


class NoSuchPlaceError(ValueError):
    """The numbers that were written are no place on the layout."""


class Offer(NamedTuple):
    """A bet in the list: its canonical name, or a kind of bet whose numbers are asked for."""

    name: str

    @property
    def kind(self) -> Kind | None:
        """The kind whose numbers are asked for; None where the name says all."""
        return next((kind for kind in WITH_NUMBERS if kind.value == self.name), None)


def offers(game: str) -> tuple[Offer, ...]:
    """The bets of a table, in the order of the list."""
    match game:
        case "trente-et-quarante":
            names = [f"{spot}{more}" for spot in Spot for more in ("", INSURED)]
        case "roulette":
            whole = [name for name, spot in SPOTS.items() if spot.kind not in WITH_NUMBERS]
            simple = [name for name in whole if ":" not in name]
            names = [*simple, *(kind.value for kind in WITH_NUMBERS), *(n for n in whole if ":" in n)]
        case "trente-et-un":
            names = ["punter", "bank"]
        case _:
            names = ["box", BY_ALL_CARDS]
    return tuple(map(Offer, names))


def offer_text(offer: Offer) -> str:
    """The name of a bet in the language of the interface."""
    name = offer.name
    if name in SPOTS and SPOTS[name].kind is not Kind.SIMPLE:
        return roulette_words.bet(name)
    return {
        Kind.PLEIN: QCoreApplication.translate("Laboratory", "A number"),
        Kind.CHEVAL: QCoreApplication.translate("Laboratory", "Two numbers"),
        Kind.TRANSVERSALE: QCoreApplication.translate("Laboratory", "Three numbers"),
        Kind.CARRE: QCoreApplication.translate("Laboratory", "Four numbers"),
        Kind.SIXAIN: QCoreApplication.translate("Laboratory", "Six numbers"),
        "punter": QCoreApplication.translate("Laboratory", "Punter"),
        "bank": QCoreApplication.translate("Laboratory", "Banker"),
        "box": QCoreApplication.translate("Laboratory", "A box, by the card"),
        BY_ALL_CARDS: QCoreApplication.translate("Laboratory", "A box, by all cards"),
    }.get(name) or _chance(name)


def _chance(name: str) -> str:
    plain = name.removesuffix(INSURED)
    if plain not in set(Spot):
        return roulette_words.chance(name)
    chance = trente_words.chance(Spot(plain))
    if plain == name:
        return chance
    return QCoreApplication.translate("Laboratory", "{chance}, insured").format(chance=chance)


def bet_text(name: str) -> str:
    """The name of any bet an answer may tell of."""
    if name in SPOTS:
        return roulette_words.bet(name)
    if name.removesuffix(INSURED) not in set(Spot):
        for tail, words in told().items():
            if name.endswith(tail):
                return words.format(bet=bet_text(name.removesuffix(tail)))
    side, _, seats = name.partition(":")
    if not seats:
        return offer_text(Offer(side))
    text = QCoreApplication.translate("Laboratory", "{bet}, a table of {seats}")
    return text.format(bet=offer_text(Offer(side)), seats=seats)


def seated(name: str, answers: Mapping[str, object]) -> str:
    """The bet at a table of so many seats, where seats are asked for."""
    guests = answers.get("company")
    return f"{name}:{guests + 1}" if isinstance(guests, int) else name


def canonical(offer: Offer, numbers: str) -> str:
    """The canonical name of the bet. Raises NoSuchPlaceError when `numbers` are no place of its kind."""
    if offer.kind is None:
        return offer.name
    written = sorted({int(part) for part in re.findall(r"\d{1,3}", numbers)})
    if offer.kind is Kind.SIXAIN and len(written) == 6:
        written = [written[0], written[-1]]
    name = f"{offer.name}:{'/'.join(map(str, written))}"
    if re.fullmatch(r"[\d\s/,;.–-]*", numbers) is None or name not in SPOTS:
        raise NoSuchPlaceError(numbers)
    return name


# -- house rules -----------------------------------------------------------------------------------------


def clauses(game: str) -> tuple[Clause, ...]:
    """The house rules that decide what a stake, and a system, can come to; all else is as it is set."""
    found = [clause for clause in CLAUSES[game] if clause.moves or clause.setting.endswith(ASKED_TOO)]
    return tuple(replace(clause, name=_seats) if clause.setting == "company" else clause for clause in found)


def _seats() -> str:
    return QCoreApplication.translate("Laboratory", "Seats at the table")


def options(game: str, settings: Settings, answers: Mapping[str, object]) -> dict[str, object]:
    """The house options as the rules of the game name them: the answers by setting, the others as set."""
    names = ROWS[game].options
    if game == "trente-et-un":  # the rest of its row is about who sits there
        names = {option: names[option] for option in ("natural", "packs")}
    return {option: answers.get(name, getattr(settings, name)) for option, name in names.items()}
