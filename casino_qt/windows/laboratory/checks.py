"""What is written in the form, judged before anything is started: an order is right, or says what is not."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from math import ceil
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from casino_qt.laboratory.reserve import whole_centimes
from casino_qt.money_text import francs
from casino_qt.number_text import number
from casino_qt.rules.money import LARGEST_AMOUNT
from casino_qt.rules.roulette.options import Rules as RouletteRules
from casino_qt.rules.scripts.games import GAMES_OPEN
from casino_qt.rules.scripts.strict_json import LARGEST_FILE
from casino_qt.rules.spoken_numbers import figures
from casino_qt.rules.trente_et_un.agreement import RESULT
from casino_qt.rules.trente_et_un.options import LEAST_TOKEN, MOST_TOKEN
from casino_qt.windows.kit.entry import Entry
from casino_qt.windows.kit.spoken import Spoken
from casino_qt.windows.laboratory.offers import NoSuchPlaceError, Offer, canonical
from casino_qt.windows.laboratory.order import MOST_COUPS, MOST_PLAYED, MOST_PLAYERS, SEED_DIGITS
from casino_qt.windows.laboratory.permanence import Permanence
from casino_qt.windows.laboratory.ways import HALF_BACK

MEGABYTE = 1 << 20
PROBLEM = QColor("#FFB3AB")  # in which a line says what cannot be


class MistakeError(ValueError):
    """An answer that cannot be: `where` it stands, and `said`, one line for the person."""

    def __init__(self, where: QWidget, said: Spoken) -> None:
        super().__init__(said if isinstance(said, str) else said())
        self.where = where
        self.said = said


def rules_of(game: str, chosen: Mapping[str, object]) -> Any:
    """The house options, those not asked for by default."""
    return GAMES_OPEN[game].rules(dict(chosen))


def bet(offer: Offer, entry: Entry) -> str:
    """The canonical name of the bet. Raises MistakeError."""
    try:
        return canonical(offer, entry.text())
    except NoSuchPlaceError:
        written = entry.text().strip()
        raise MistakeError(
            entry,
            lambda: (
                QCoreApplication.translate("Laboratory", "There is no such place on the layout: {numbers}.")
                if written
                else QCoreApplication.translate("Laboratory", "Write the numbers of the bet.")
            ).format(numbers=written),
        ) from None


def _plain(entry: Entry) -> str:
    return " ".join(entry.text().split())


def amount(entry: Entry) -> int:
    """Centimes, more than none. Raises MistakeError."""
    centimes = figures(_plain(entry))
    if not centimes or centimes > LARGEST_AMOUNT:
        raise MistakeError(
            entry,
            lambda: QCoreApplication.translate(
                "Laboratory", "An amount is written in francs, for instance {example}."
            ).format(example=francs(1250)),
        )
    return centimes


def stake(game: str, rules: Any, name: str, entry: Entry) -> int:
    """The first stake, within the limits of the table. Raises MistakeError."""
    centimes = amount(entry)
    least, most = stake_limits(game, rules, name)
    if not least <= centimes <= most:
        raise MistakeError(
            entry,
            lambda: QCoreApplication.translate(
                "Laboratory", "The table takes from {least} to {most} on this bet."
            ).format(least=francs(least), most=francs(most)),
        )
    if centimes % whole_centimes(game, name):
        raise MistakeError(
            entry,
            lambda: QCoreApplication.translate(
                "Laboratory", "Half of a stake is laid here: an even number of centimes is wanted."
            ),
        )
    return centimes


def stake_limits(game: str, rules: Any, name: str) -> tuple[int, int]:
    """The least and the most the table takes on a bet, centimes; of agreed tokens, that of a usual result."""
    if game == "roulette":
        assert isinstance(rules, RouletteRules)
        return rules.min, rules.maximum(name.removesuffix(HALF_BACK))
    if game == "trente-et-un":
        return RESULT * LEAST_TOKEN, RESULT * MOST_TOKEN
    return rules.min, rules.max


def purse(entry: Entry, first: int, stakes: Fraction) -> int:
    """What a player brings: enough for the first stake and all that its coup may ask for.

    `stakes`: how many first stakes that is. Raises MistakeError.
    """
    centimes = amount(entry)
    asked = ceil(first * stakes)
    if first <= centimes < asked:
        raise MistakeError(
            entry,
            lambda: QCoreApplication.translate(
                "Laboratory", "One coup may ask for {amount} here: a purse must be enough for that."
            ).format(amount=francs(asked)),
        )
    if centimes < first:
        raise MistakeError(
            entry,
            lambda: QCoreApplication.translate(
                "Laboratory", "A purse must be enough for the first stake of {stake}."
            ).format(stake=francs(first)),
        )
    return centimes


def goal(entry: Entry, beginning: int) -> int | None:
    """With what a player stops; None: with nothing in particular. Raises MistakeError."""
    if not _plain(entry):
        return None
    centimes = amount(entry)
    if centimes <= beginning:
        raise MistakeError(
            entry,
            lambda: QCoreApplication.translate(
                "Laboratory", "A goal lies above the purse of {purse}."
            ).format(purse=francs(beginning)),
        )
    return centimes


def _whole(entry: Entry, most: int) -> int:
    text = _plain(entry).replace(" ", "")
    found = int(text) if re.fullmatch(r"[0-9]{1,15}", text) else 0
    if not 1 <= found <= most:
        raise MistakeError(
            entry,
            lambda: QCoreApplication.translate(
                "Laboratory", "A whole number from 1 to {most} is wanted here."
            ).format(most=number(most, 0)),
        )
    return found


def coups(entry: Entry) -> int:
    """How long an evening is. Raises MistakeError."""
    return _whole(entry, MOST_COUPS)


def players(entry: Entry) -> int:
    """How many play. Raises MistakeError."""
    return _whole(entry, MOST_PLAYERS)


def together(coups: int, players: int, entry: Entry) -> None:
    """All of them play no more than can be waited for. Raises MistakeError."""
    if coups * players > MOST_PLAYED:
        raise MistakeError(
            entry,
            lambda: QCoreApplication.translate(
                "Laboratory", "All players together may play {most} coups at most."
            ).format(most=number(MOST_PLAYED, 0)),
        )


def seed(entry: Entry) -> str:
    """Hex digits, "" where none were written. Raises MistakeError."""
    text = _plain(entry).replace(" ", "").lower()
    if re.fullmatch(rf"[0-9a-f]{{0,{SEED_DIGITS}}}", text) is None:
        raise MistakeError(
            entry,
            lambda: QCoreApplication.translate(
                "Laboratory", "A seed has the digits 0 to 9 and the letters a to f, {most} at most."
            ).format(most=SEED_DIGITS),
        )
    return text


def permanence(chosen: Permanence) -> str:
    """The file whose coups are played, "" for none. Raises MistakeError."""
    if not chosen.path:
        return ""
    path = Path(chosen.path)
    name = path.name
    if not path.is_file():
        raise MistakeError(
            chosen,
            lambda: QCoreApplication.translate("Laboratory", "The file {file} cannot be found.").format(
                file=name
            ),
        )
    if path.stat().st_size > LARGEST_FILE:
        raise MistakeError(
            chosen,
            lambda: QCoreApplication.translate(
                "Laboratory", "The file {file} is larger than {most} MB: that is no list of coups."
            ).format(file=name, most=LARGEST_FILE // MEGABYTE),
        )
    return chosen.path
