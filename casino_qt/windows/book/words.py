"""What the book says in the language of the interface: tables, what fell, stakes, moments. And what people
write into its filters, read again."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, datetime, timedelta

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from casino_qt.bank.book import Line, Outcome
from casino_qt.money_text import MINUS, francs
from casino_qt.rules.money import FRANC, LARGEST_AMOUNT
from casino_qt.rules.roulette.bets import SPOTS
from casino_qt.rules.roulette.wheel import colour
from casino_qt.windows.doors import CONTEXT, ROWS

BUST = 21


class _Counted(QObject):
    """What agrees with a number."""

    def tokens(self, n: int) -> str:
        return self.tr("%n token(s)", "", n)

    def rounds(self, n: int) -> str:
        return self.tr("%n round(s)", "", n)


def table(game: str) -> str:
    """The name of a table, as on its door."""
    row = ROWS.get(game)
    return game if row is None else QCoreApplication.translate(CONTEXT, row.title)


def rounds(count: int) -> str:
    """So many rounds, thousands parted as in amounts."""
    return _Counted().rounds(count).replace(str(count), francs(count * FRANC))


# -- what fell -----------------------------------------------------------------------------------------------


def fell(game: str, word: str) -> str:
    """What fell, by the word its record has for it."""
    if game == "roulette" and word.isdigit():
        return _number(int(word))
    if game == "blackjack":
        return _croupier(word)
    if game == "trente-et-un" and re.fullmatch(r"[+-]\d+", word):
        tokens = int(word)
        sign = "+" if tokens > 0 else MINUS if tokens < 0 else ""
        return sign + _Counted().tokens(abs(tokens))
    told = {
        "rouge_gagne_et_couleur": QCoreApplication.translate("Book", "rouge and couleur win"),
        "rouge_gagne_couleur_perd": QCoreApplication.translate("Book", "rouge wins, couleur loses"),
        "rouge_perd_et_couleur": QCoreApplication.translate("Book", "rouge and couleur lose"),
        "rouge_perd_couleur_gagne": QCoreApplication.translate("Book", "rouge loses, couleur wins"),
        "apres": QCoreApplication.translate("Book", "tie"),
        "refait": QCoreApplication.translate("Book", "refait: 31 après"),
        "void": QCoreApplication.translate("Book", "void: the cards ran out"),
    }
    return told.get(word, word)


def _number(number: int) -> str:
    names = {
        "rouge": QCoreApplication.translate("RouletteScene", "Rouge"),
        "noir": QCoreApplication.translate("RouletteScene", "Noir"),
    }
    name = names.get(colour(number))
    return str(number) if name is None else f"{number}, {name.lower()}"


def _croupier(word: str) -> str:
    if not word.isdigit():
        return QCoreApplication.translate("Book", "croupier: blackjack")
    if int(word) > BUST:
        return QCoreApplication.translate("Book", "croupier {total}, bust").format(total=word)
    return QCoreApplication.translate("Book", "croupier {total}").format(total=word)


def fell_in(line: Line) -> str:
    """What fell in a round, with both totals at trente et quarante, noir first."""
    text = fell(line.game, line.outcome)
    rows = [line.fell.get(row) for row in ("noir", "rouge")]
    totals = [row["total"] for row in rows if isinstance(row, dict) and row.get("total")]
    return f"{text} · {totals[0]} – {totals[1]}" if len(totals) == 2 else text


def matching(outcomes: Iterable[Outcome], text: str) -> frozenset[int]:
    """The outcomes in whose words, or the name of whose table, every word of `text` occurs.

    A number is looked for whole: 7 is not 17.
    """
    asked = text.casefold().split()
    return frozenset(
        outcome.id
        for outcome in outcomes
        if all(_occurs(word, f"{fell(outcome.game, outcome.word)} {table(outcome.game)}") for word in asked)
    )


def _occurs(word: str, text: str) -> bool:
    text = text.casefold()
    return bool(re.search(rf"(?<!\d){word}(?!\d)", text)) if word.isdigit() else word in text


def in_order(outcomes: Iterable[Outcome]) -> list[Outcome]:
    """By table in the order of the doors, then what fell: numbers by size, words as they are read."""
    doors = {name: at for at, name in enumerate(ROWS)}

    def key(outcome: Outcome) -> tuple[int, bool, int, str]:
        counted = re.fullmatch(r"[+-]?\d+", outcome.word) is not None
        place = doors.get(outcome.game, len(doors))
        return place, not counted, int(outcome.word) if counted else 0, fell(outcome.game, outcome.word)

    return sorted(outcomes, key=key)


# -- stakes --------------------------------------------------------------------------------------------------


def place(game: str, name: str) -> str:
    """The name of a place where a stake lay."""
    if game == "roulette" and name in SPOTS:
        from casino_qt.scenes.roulette.words import bet

        return bet(name)
    if game == "blackjack":
        return QCoreApplication.translate("BlackjackScene", "Box {box}").format(box=name)
    names = {
        "rouge": QCoreApplication.translate("TrenteEtQuaranteScene", "Rouge"),
        "noir": QCoreApplication.translate("TrenteEtQuaranteScene", "Noir"),
        "couleur": QCoreApplication.translate("TrenteEtQuaranteScene", "Couleur"),
        "inverse": QCoreApplication.translate("TrenteEtQuaranteScene", "Inverse"),
        "you": QCoreApplication.translate("TrenteEtUnScene", "You"),
    }
    return names.get(name, name)


def stakes(line: Line) -> list[tuple[str, str]]:
    """Each place with what was at stake there."""
    from casino_qt.bank.book_entry import staked

    if line.game == "trente-et-un":
        banked = any(isinstance(part, dict) and part.get("banked") for part in line.stakes.values())
        name = (
            QCoreApplication.translate("Book", "As banker")
            if banked
            else QCoreApplication.translate("Book", "As punter")
        )
        return [(name, francs(line.staked))]
    told = ((name, staked({}, {name: laid})) for name, laid in line.stakes.items())
    return [(place(line.game, name), francs(amount)) for name, amount in told if amount]


# -- moments -------------------------------------------------------------------------------------------------


def _day_format() -> str:
    return "%d.%m.%Y" if QLocale().name().split("_")[0] in ("cs", "ru") else "%d/%m/%Y"


def day(when: date) -> str:
    """A date as the language of the interface writes it with figures."""
    return when.strftime(_day_format())


def moment(at: str) -> str:
    """A moment of the records, where the person is."""
    return datetime.fromisoformat(at).astimezone().strftime(f"{_day_format()} %H:%M")


def days(text: str) -> tuple[date, date]:
    """The first and the last day of what somebody wrote: a day, a month with its year, a year.

    The year comes last, or first as in 2026-11-30. Raises ValueError for anything else.
    """
    figures = [int(part) for part in re.split(r"[-./\s]+", text.strip().rstrip("."))]
    if len(figures) == 3:
        year, month, number = figures if figures[0] > 31 else figures[::-1]
        return date(year, month, number), date(year, month, number)
    if len(figures) == 2:
        year, month = sorted(figures, reverse=True)
        return date(year, month, 1), date(year + month // 12, month % 12 + 1, 1) - timedelta(days=1)
    (year,) = figures
    return date(year, 1, 1), date(year, 12, 31)


def midnight(when: date) -> int:
    """The beginning of a day where the person is, in seconds since 1970, UTC."""
    return int(datetime(when.year, when.month, when.day).astimezone().timestamp())


def centimes(text: str) -> int:
    """An amount somebody wrote in francs; nothing written is nothing. Raises ValueError."""
    plain = re.sub(r"\s", "", text).replace(",", ".")
    if not plain:
        return 0
    if not re.fullmatch(r"\d{1,10}(\.\d{1,2})?", plain):
        raise ValueError(f"no amount: {text!r}")
    amount = round(float(plain) * FRANC)
    if amount > LARGEST_AMOUNT:
        raise ValueError(f"no amount: {text!r}")
    return amount
