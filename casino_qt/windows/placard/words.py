"""What stands on the placard of each table, in the language of the day, for the rules it is written for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from casino_qt import __version__
from casino_qt.money_text import francs
from casino_qt.rules.roulette.bets import PAYS, Kind
from casino_qt.rules.roulette.options import Rules as RouletteRules
from casino_qt.rules.trente_et_un.agreement import RESULT
from casino_qt.windows.doors import CONTEXT, ROWS
from casino_qt.windows.house_rules.clauses import CLAUSES, Draft

translate = QCoreApplication.translate

LIMITS = ("_min", "_max")
"""How the settings end that stand in the line of the limits."""
EVEN = "1:1"


@dataclass(frozen=True, slots=True)
class Placard:
    """Title and limits; a table of what is paid; the rules in force as (question, answer); remarks."""

    title: str
    limits: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    terms: tuple[tuple[str, str], ...]
    notes: tuple[str, ...]


def placard(table: str, rules: Draft) -> Placard:
    """The placard of `table` by `rules`, a value for each of its settings."""
    return _WRITERS[table](rules)


def title(table: str) -> str:
    """The name of the table."""
    return translate(CONTEXT, ROWS[table].title)


def in_force() -> str:
    """What stands over the rules."""
    return translate("Placard", "The rules of this table")


def imprint() -> str:
    """The small line at the foot."""
    return f"Casino Qt {__version__}  ·  " + translate("Placard", "play money, no value")


def suggested_name(table: str) -> str:
    """A name for the file, without ending."""
    return translate("Placard", "placard {table}", "name of a file").format(table=title(table))


def _terms(table: str, rules: Draft) -> tuple[tuple[str, str], ...]:
    return tuple(
        (clause.name(), clause.told(rules[clause.setting]))
        for clause in CLAUSES[table]
        if not clause.setting.endswith(LIMITS)
    )


def _trente_et_quarante(rules: Draft) -> Placard:
    limits = translate("Placard", "From {least} to {most} francs on each chance  ·  six packs")
    return Placard(
        title("trente-et-quarante"),
        limits.format(
            least=francs(rules["trente_et_quarante_min"]), most=francs(rules["trente_et_quarante_max"])
        ),
        (translate("Placard", "Chance"), translate("Placard", "It wins when"), translate("Placard", "Pays")),
        (
            (
                translate("TrenteEtQuaranteScene", "Noir"),
                translate("Placard", "the upper row counts less"),
                EVEN,
            ),
            (
                translate("TrenteEtQuaranteScene", "Rouge"),
                translate("Placard", "the lower row counts less"),
                EVEN,
            ),
            (
                translate("TrenteEtQuaranteScene", "Couleur"),
                translate("Placard", "the first card has the colour of the winning row"),
                EVEN,
            ),
            (
                translate("TrenteEtQuaranteScene", "Inverse"),
                translate("Placard", "the first card has the other colour"),
                EVEN,
            ),
        ),
        _terms("trente-et-quarante", rules),
        (
            translate("Placard", "Both rows 32 to 40 alike: the coup is void."),
            translate("Placard", "The insurance against 31 après costs 1 in 100 of the stake."),
            translate("Placard", "The red card before the last five ends the shoe; that coup is void."),
        ),
    )


def _covered() -> tuple[tuple[Kind, str, str], ...]:
    return (
        (Kind.PLEIN, translate("Placard", "Number (plein)"), translate("Placard", "one number, zero too")),
        (Kind.CHEVAL, translate("Placard", "Split (cheval)"), translate("Placard", "two that touch")),
        (Kind.TRANSVERSALE, translate("Placard", "Street"), translate("Placard", "a row of three")),
        (Kind.CARRE, translate("Placard", "Corner (carré)"), translate("Placard", "four at a corner")),
        (Kind.SIXAIN, translate("Placard", "Six numbers"), translate("Placard", "two rows")),
        (Kind.COLONNE, translate("Placard", "Column"), translate("Placard", "twelve numbers")),
        (Kind.DOUZAINE, translate("Placard", "Dozen"), translate("Placard", "12P, 12M or 12D")),
        (
            Kind.COLONNES,
            translate("Placard", "Two columns, two dozens"),
            translate("Placard", "24 numbers"),
        ),
        (
            Kind.SIMPLE,
            translate("Placard", "Simple chance"),
            translate("Placard", "colour, even or odd, low or high"),
        ),
    )


def _roulette(rules: Draft) -> Placard:
    house = RouletteRules(min=rules["roulette_min"], max=rules["roulette_max"])
    most = {kind: house.limit(kind) for kind in PAYS}
    limits = translate("Placard", "From {least} francs on every bet  ·  37 numbers, one zero")
    return Placard(
        title("roulette"),
        limits.format(least=francs(house.min)),
        (
            translate("Placard", "Bet"),
            translate("Placard", "Covers"),
            translate("Placard", "Pays"),
            translate("Placard", "At most"),
        ),
        tuple(
            (name, covers, f"{PAYS[kind].numerator}:{PAYS[kind].denominator}", francs(most[kind]))
            for kind, name, covers in _covered()
        ),
        _terms("roulette", rules),
        (
            translate("Placard", "The place of the chip decides the bet."),
            translate("Placard", "On zero every bet that holds it is paid."),
            translate("Placard", "A winning stake stays where it lies and plays again."),
        ),
    )


def _trente_et_un(rules: Draft) -> Placard:
    token, natural = rules["token"], rules["natural"]
    limits = translate("Placard", "A token is worth {token} francs  ·  the company plays against its banker")
    return Placard(
        title("trente-et-un"),
        limits.format(token=francs(token)),
        (
            translate("Placard", "Result"),
            translate("Placard", "What passes"),
            translate("Placard", "Tokens"),
            translate("Placard", "Francs"),
        ),
        (
            (
                translate("Placard", "A dealt 31"),
                translate("Placard", "at once, to whoever holds it; two of them, nothing"),
                str(natural),
                francs(natural * token),
            ),
            (
                translate("Placard", "More than the banker"),
                translate("Placard", "from the banker; also when he goes over 31"),
                str(RESULT),
                francs(RESULT * token),
            ),
            (
                translate("Placard", "Less, or over 31"),
                translate("Placard", "to the banker"),
                str(RESULT),
                francs(RESULT * token),
            ),
            (
                translate("Placard", "As much"),
                translate("Placard", "nothing: paid with cards"),
                "0",
                francs(0),
            ),
        ),
        _terms("trente-et-un", rules),
        (
            translate("Placard", "King, queen and knave count 10, an ace 1 or 11."),
            translate("Placard", "When the pack is dealt out, the talia is over."),
        ),
    )


def _blackjack(rules: Draft) -> Placard:
    limits = translate("Placard", "From {least} to {most} francs on a box  ·  seven boxes, six packs")
    return Placard(
        title("blackjack"),
        limits.format(least=francs(rules["blackjack_min"]), most=francs(rules["blackjack_max"])),
        (translate("Placard", "Your hand"), translate("Placard", "When"), translate("Placard", "Pays")),
        (
            (
                translate("Placard", "Blackjack"),
                translate("Placard", "ace and ten or court card, dealt first"),
                "3:2",
            ),
            (
                translate("Placard", "Better hand"),
                translate("Placard", "nearer to 21, or the croupier is over it"),
                EVEN,
            ),
            (
                translate("Placard", "Equal"),
                translate("Placard", "the coup is void, the stake comes back"),
                "0",
            ),
            (
                translate("Placard", "Insurance"),
                translate("Placard", "against an ace, up to half of the stake"),
                "2:1",
            ),
        ),
        _terms("blackjack", rules),
        (
            translate(
                "Placard", "The croupier draws to 16, stands on every 17, and has his second card last."
            ),
            translate("Placard", "Pairs may be split into up to four hands; split aces get one card each."),
            translate("Placard", "At least two boxes must be occupied; three may bet on one box."),
        ),
    )


_WRITERS: dict[str, Callable[[Draft], Placard]] = {
    "trente-et-quarante": _trente_et_quarante,
    "roulette": _roulette,
    "trente-et-un": _trente_et_un,
    "blackjack": _blackjack,
}
