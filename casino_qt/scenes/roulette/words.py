"""Every word the roulette itself shows or speaks, the croupier's calls apart; asked for at each showing."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from casino_qt.croupier.roulette import announced_name
from casino_qt.money_text import francs
from casino_qt.reading.announcing import named
from casino_qt.tables.guests.roster import CONTEXT as GUESTS
from casino_qt.tables.guests.roster import ROSTER
from casino_qt.tables.roulette_bets import SPOTS, covers, pays

TOLD = 12  # numbers of the wheel that are read
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
    """What a screen reader says of a place: its name, and all that lies there (centimes)."""
    held = lying(stake, won, prison)
    return f"{bet(name)}, {held}" if held else bet(name)


def lying(stake: int, won: int, prison: int) -> str:
    """All that lies on a place (centimes), "" for nothing."""
    parts = []
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
    return named(annonce(name), cost(pieces, piece, numbers))


def neighbours(each_side: int) -> str:
    """How many are laid beside a number on the race track, for who is elsewhere on the cloth."""
    text = QCoreApplication.translate("RouletteScene", "Neighbours on each side: {count}")
    return text.format(count=each_side)


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


def groups() -> dict[str, str]:
    """The names of the groups that the places of the table are read in."""
    return {
        "chances": QCoreApplication.translate("RouletteScene", "Simple chances"),
        "thirds": QCoreApplication.translate("RouletteScene", "Dozens and columns"),
        "plein": QCoreApplication.translate("RouletteScene", "Numbers", "bets on one number"),
        "cheval": QCoreApplication.translate("RouletteScene", "Splits"),
        "transversale": QCoreApplication.translate("RouletteScene", "Streets"),
        "carre": QCoreApplication.translate("RouletteScene", "Corners"),
        "sixain": QCoreApplication.translate("RouletteScene", "Six numbers"),
        "track": QCoreApplication.translate("RouletteScene", "Race track"),
        "prison": QCoreApplication.translate("RouletteScene", "In prison"),
        "why": QCoreApplication.translate("RouletteScene", "What the spin brought"),
        "guest": QCoreApplication.translate("RouletteScene", "The other guests"),
    }


def group_of(key: str) -> str:
    """The group of a place, by its key."""
    group, _, rest = key.partition("/")
    if group in ("halve", "prisoner"):
        return "prison"
    if group != "bet":
        return group
    kind = rest.partition("@")[0].partition(":")
    if kind[0] in ("douzaine", "douzaines", "colonne", "colonnes"):
        return "thirds"
    return kind[0] if kind[1] else "chances"


def number(which: int) -> str:
    """A number with its colour and what else it is: 17, noir, impair, manque."""
    if not which:
        return "0"
    traits = [
        name for name in ("rouge", "noir", "impair", "pair", "manque", "passe") if which in covers(name)
    ]
    return ", ".join([str(which), *(chance(name).lower() for name in traits)])


def wheel(numbers: tuple[int, ...], runs: bool) -> str:
    """What the wheel shows: the ball runs, or the number it lies in and those before it."""
    parts = []
    if runs:
        parts.append(QCoreApplication.translate("RouletteScene", "The ball runs"))
    elif not numbers:
        parts.append(QCoreApplication.translate("RouletteScene", "The wheel: no number yet"))
    else:
        text = QCoreApplication.translate("RouletteScene", "The ball lies in {number}")
        parts.append(text.format(number=number(numbers[-1])))
    before = numbers if runs else numbers[:-1]
    if before:
        text = QCoreApplication.translate("RouletteScene", "Numbers before, the newest first: {numbers}")
        parts.append(text.format(numbers=", ".join(map(str, reversed(before[-TOLD:])))))
    return ". ".join(parts)


def guest_name(seat: str) -> str:
    """What another guest is called."""
    known = {guest.seat: guest.name for guest in ROSTER}
    return QCoreApplication.translate(GUESTS, known[seat]) if seat in known else seat


def guest(name: str, stakes: Mapping[str, int]) -> str:
    """Another guest and what he has lying, centimes by bet."""
    told = ", ".join(f"{bet(on)} \u2013 {francs(amount)}" for on, amount in stakes.items())
    return named(name, told)
