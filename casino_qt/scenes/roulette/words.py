"""Every word the roulette itself shows or speaks, the croupier's calls apart; asked for at each showing."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from casino_qt.croupier.roulette import announced_name
from casino_qt.money_text import francs
from casino_qt.tables.roulette_bets import SPOTS, covers, pays

NDASH = "\u2013"


class _Plurals(QObject):
    """Where a text depends on a number."""

    def numbers(self, n: int) -> str:
        return self.tr("%n number(s)", "", n)

    def pieces(self, n: int) -> str:
        return self.tr("%n piece(s)", "", n)

    def spins(self, n: int) -> str:
        return self.tr("%n spin(s)", "", n)


def spins(n: int) -> str:
    return _Plurals().spins(n)


def bet(name: str) -> str:
    """The spoken name of a bet, its numbers with it."""
    kind, _, rest = name.partition(":")
    if kind in ("colonne", "douzaine"):
        return _third(kind, rest)
    if kind in ("colonnes", "douzaines"):
        text = (
            QCoreApplication.translate("RouletteScene", "Columns {which}")
            if kind == "colonnes"
            else QCoreApplication.translate("RouletteScene", "Dozens {which}")
        )
        return text.format(which=rest.replace("/", NDASH))
    if not rest:
        return chance(name)
    text = {
        "plein": QCoreApplication.translate("RouletteScene", "Number {numbers}"),
        "cheval": QCoreApplication.translate("RouletteScene", "Split {numbers}"),
        "transversale": QCoreApplication.translate("RouletteScene", "Street {numbers}"),
        "carre": QCoreApplication.translate("RouletteScene", "Corner {numbers}"),
        "sixain": QCoreApplication.translate("RouletteScene", "Six numbers {numbers}"),
    }[kind]
    shown = rest.replace("/", NDASH) if kind == "sixain" else _span(rest)
    return text.format(numbers=shown)


def _span(rest: str) -> str:
    return rest.replace("/", "-")


def _third(kind: str, which: str) -> str:
    texts = {
        ("colonne", "1"): QCoreApplication.translate("RouletteScene", "First column"),
        ("colonne", "2"): QCoreApplication.translate("RouletteScene", "Second column"),
        ("colonne", "3"): QCoreApplication.translate("RouletteScene", "Third column"),
        ("douzaine", "1"): QCoreApplication.translate("RouletteScene", "First dozen"),
        ("douzaine", "2"): QCoreApplication.translate("RouletteScene", "Middle dozen"),
        ("douzaine", "3"): QCoreApplication.translate("RouletteScene", "Last dozen"),
    }
    return texts[kind, which]


def chance(name: str) -> str:
    """The spoken name of a simple chance."""
    return {
        "rouge": QCoreApplication.translate("RouletteScene", "Rouge"),
        "noir": QCoreApplication.translate("RouletteScene", "Noir"),
        "pair": QCoreApplication.translate("RouletteScene", "Pair"),
        "impair": QCoreApplication.translate("RouletteScene", "Impair"),
        "manque": QCoreApplication.translate("RouletteScene", "Manque"),
        "passe": QCoreApplication.translate("RouletteScene", "Passe"),
    }[name]


def annonce(name: str) -> str:
    """The name of an announced bet, as the croupier repeats it, in the language of the interface."""
    text = announced_name(name)
    return text[:1].upper() + text[1:]


def place(name: str) -> str:
    """The spoken name of a bet, laid or announced; nothing for no bet."""
    if not name:
        return ""
    return bet(name) if name in SPOTS else annonce(name)


def ratio(name: str) -> str:
    """How a bet pays: 35:1, 1:2."""
    pay: Fraction = pays(name)
    return f"{pay.numerator}:{pay.denominator}"


def covered(name: str) -> str:
    """How many numbers a bet covers and how it pays."""
    text = QCoreApplication.translate("RouletteScene", "{numbers}, pays {ratio}")
    return text.format(numbers=_Plurals().numbers(len(covers(name))), ratio=ratio(name))


def gain(stake: int, paid: int) -> str:
    """What a stake would bring."""
    text = QCoreApplication.translate("RouletteScene", "{stake} would bring {paid}")
    return text.format(stake=francs(stake), paid=francs(paid))


def cost(pieces: int, piece: int, numbers: int) -> str:
    """What an announced bet costs: pieces, value of a piece, and the whole."""
    text = QCoreApplication.translate("RouletteScene", "{pieces} by {piece} = {whole}, {numbers}")
    return text.format(
        pieces=_Plurals().pieces(pieces),
        piece=francs(piece),
        whole=francs(pieces * piece),
        numbers=_Plurals().numbers(numbers),
    )


def field(name: str, stake: int, won: int, prison: int) -> str:
    """What a screen reader says of a place: its name, how it pays, and all that lies there (centimes)."""
    parts = [bet(name), covered(name)]
    if stake:
        text = QCoreApplication.translate("RouletteScene", "stake {amount}")
        parts.append(text.format(amount=francs(stake)))
    if won:
        text = QCoreApplication.translate("RouletteScene", "winnings {amount}")
        parts.append(text.format(amount=francs(won)))
    if prison:
        text = QCoreApplication.translate("RouletteScene", "in prison {amount}")
        parts.append(text.format(amount=francs(prison)))
    return ", ".join(parts)


def announced(name: str, pieces: int, piece: int, numbers: int) -> str:
    """What a screen reader says of a place on the race track."""
    return f"{annonce(name)}: {cost(pieces, piece, numbers)}"


def halve(name: str) -> str:
    text = QCoreApplication.translate(
        "RouletteScene", "Take half of the imprisoned stake on {chance} back, leave the other half"
    )
    return text.format(chance=chance(name))


def prisoner(name: str, amount: int, twice: bool) -> str:
    text = (
        QCoreApplication.translate("RouletteScene", "{amount} imprisoned twice on {chance}: move it")
        if twice
        else QCoreApplication.translate("RouletteScene", "{amount} imprisoned on {chance}: move it")
    )
    return text.format(amount=francs(amount), chance=chance(name))


def where_to() -> str:
    return QCoreApplication.translate("RouletteScene", "Choose another simple chance for it, or press Escape")


def payment(name: str, kind: str, amount: int) -> str:
    """What a screen reader says of a payment or a loss: the question it answers comes with it."""
    text = (
        QCoreApplication.translate("RouletteScene", "{bet} won {amount}. Why this amount?")
        if kind == "won"
        else QCoreApplication.translate("RouletteScene", "{bet} lost {amount}. Why this amount?")
    )
    return text.format(bet=bet(name), amount=francs(amount))


def chip(centimes: int, chosen: bool) -> str:
    text = (
        QCoreApplication.translate("RouletteScene", "Chip of {amount}, chosen")
        if chosen
        else QCoreApplication.translate("RouletteScene", "Chip of {amount}")
    )
    return text.format(amount=francs(centimes))


def board(mode: str) -> str:
    """The title of a board on the tablet."""
    return {
        "numbers": QCoreApplication.translate("RouletteScene", "Numbers"),
        "frequencies": QCoreApplication.translate("RouletteScene", "How often"),
        "runs": QCoreApplication.translate("RouletteScene", "Runs"),
    }[mode]


def board_name(mode: str, last: tuple[int, ...]) -> str:
    """What a screen reader says of the tablet."""
    if not last:
        text = QCoreApplication.translate("RouletteScene", "Board: {board}, no number yet")
        return text.format(board=board(mode))
    text = QCoreApplication.translate("RouletteScene", "Board: {board}. Last numbers: {numbers}")
    return text.format(board=board(mode), numbers=", ".join(map(str, last)))


def expected(count: float, spread: float) -> str:
    """The expectation of every number and how far chance alone strays from it 19 times out of 20."""
    text = QCoreApplication.translate("RouletteScene", "{count} ± {spread}")
    return text.format(count=_one(count), spread=_one(spread))


def _one(value: float) -> str:
    return QLocale().toString(value, "f", 1 if value < 10 else 0)


def place_name() -> str:
    """The spoken name of the whole table."""
    return QCoreApplication.translate("RouletteScene", "French roulette table")
