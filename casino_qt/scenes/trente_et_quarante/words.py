"""Every word the table itself shows or speaks, the croupier's calls apart; asked for at each showing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from casino_qt.croupier.spoken.cards import said_card
from casino_qt.croupier.tongues import SOURCE_TONGUE, TONGUES
from casino_qt.money_text import MINUS, francs
from casino_qt.rules.cards import Card
from casino_qt.rules.trente_et_quarante.actions import Row, Spot
from casino_qt.rules.trente_et_quarante.events import Outcome
from casino_qt.rules.trente_et_quarante.records import CoupRecord

TOLD = 12  # coups of the carte de jeu that are read


def chance(spot: Spot) -> str:
    """The spoken name of a chance."""
    return {
        Spot.ROUGE: QCoreApplication.translate("TrenteEtQuaranteScene", "Rouge"),
        Spot.NOIR: QCoreApplication.translate("TrenteEtQuaranteScene", "Noir"),
        Spot.COULEUR: QCoreApplication.translate("TrenteEtQuaranteScene", "Couleur"),
        Spot.INVERSE: QCoreApplication.translate("TrenteEtQuaranteScene", "Inverse"),
    }[spot]


def named(name: str) -> str:
    """The spoken name of the chance the rules call `name`; nothing for none."""
    return chance(Spot(name)) if name else ""


def field(spot: Spot, stake: int, won: int, premium: int, prison: int) -> str:
    """What a screen reader says of a field: its name and all that lies there (centimes)."""
    parts = [chance(spot)]
    if stake:
        text = QCoreApplication.translate("TrenteEtQuaranteScene", "stake {amount}")
        parts.append(text.format(amount=francs(stake)))
    if won:
        text = QCoreApplication.translate("TrenteEtQuaranteScene", "winnings {amount}")
        parts.append(text.format(amount=francs(won)))
    if prison:
        text = QCoreApplication.translate("TrenteEtQuaranteScene", "in prison {amount}")
        parts.append(text.format(amount=francs(prison)))
    if premium:
        text = QCoreApplication.translate("TrenteEtQuaranteScene", "insured with {amount}")
        parts.append(text.format(amount=francs(premium)))
    if len(parts) == 1:
        parts.append(QCoreApplication.translate("TrenteEtQuaranteScene", "nothing lies here"))
    return ", ".join(parts)


def insure(spot: Spot) -> str:
    text = QCoreApplication.translate("TrenteEtQuaranteScene", "Insure {chance} against the 31 après")
    return text.format(chance=chance(spot))


def halve(spot: Spot) -> str:
    text = QCoreApplication.translate(
        "TrenteEtQuaranteScene", "Take half of the imprisoned stake on {chance} back, leave the other half"
    )
    return text.format(chance=chance(spot))


def payment(spot: Spot, kind: str, amount: int) -> str:
    """What a screen reader says of a payment or a loss: the question it answers comes with it."""
    text = {
        "won": QCoreApplication.translate("TrenteEtQuaranteScene", "{chance} won {amount}. Why this amount?"),
        "lost": QCoreApplication.translate(
            "TrenteEtQuaranteScene", "{chance} lost {amount}. Why this amount?"
        ),
        "premium": QCoreApplication.translate(
            "TrenteEtQuaranteScene", "The insurance of {chance} cost {amount}. Why this amount?"
        ),
    }[kind]
    return text.format(chance=chance(spot), amount=francs(amount))


def first_card(red: bool) -> str:
    if red:
        return QCoreApplication.translate("TrenteEtQuaranteScene", "first card: red")
    return QCoreApplication.translate("TrenteEtQuaranteScene", "first card: black")


def row(which: Row, total: int, cards: tuple[Card, ...]) -> str:
    """A row in one breath: its total and its cards as they lie."""
    if which is Row.NOIR:
        text = QCoreApplication.translate("TrenteEtQuaranteScene", "Row of noir: {total}")
    else:
        text = QCoreApplication.translate("TrenteEtQuaranteScene", "Row of rouge: {total}")
    return ", ".join([text.format(total=total), *(card(one) for one in cards)])


def not_yet() -> str:
    """Why the pack cannot be cut while it is being mixed."""
    return QCoreApplication.translate("TrenteEtQuaranteScene", "the pack has not been offered yet")


def cut_over() -> str:
    """Why it cannot be cut any more."""
    return QCoreApplication.translate("TrenteEtQuaranteScene", "the pack has been cut")


def cut_hint() -> str:
    return QCoreApplication.translate(
        "TrenteEtQuaranteScene", "Drag the cut card to where you want to cut, or use the arrow keys and Enter"
    )


def cut_place(at: int, size: int) -> str:
    text = QCoreApplication.translate("TrenteEtQuaranteScene", "{above} cards above, {below} below")
    return text.format(above=at, below=size - at)


def cut_card(at: int, size: int) -> str:
    text = QCoreApplication.translate("TrenteEtQuaranteScene", "Cut card: {place}")
    return text.format(place=cut_place(at, size))


def shoe_label(number: int) -> str:
    return QCoreApplication.translate("TrenteEtQuaranteScene", "shoe {number}").format(number=number)


def null_coup(refait: bool) -> str:
    """The word across the columns of a coup nobody won."""
    if refait:
        return QCoreApplication.translate("TrenteEtQuaranteScene", "31 après")
    return QCoreApplication.translate("TrenteEtQuaranteScene", "après")


def minus(centimes: int) -> str:
    """A loss, its sign always shown."""
    return MINUS + francs(centimes)


def card(one: Card) -> str:
    """A card in one breath, in the language of the interface: rank and suit agree."""
    language = QLocale().name().split("_")[0]
    return said_card(one, language if language in TONGUES else SOURCE_TONGUE)


def place_name() -> str:
    """The spoken name of the whole table."""
    return QCoreApplication.translate("TrenteEtQuaranteScene", "Trente et quarante table")


def chances() -> str:
    return QCoreApplication.translate("TrenteEtQuaranteScene", "Chances")


def rows() -> str:
    return QCoreApplication.translate("TrenteEtQuaranteScene", "The two rows")


def payments() -> str:
    return QCoreApplication.translate("TrenteEtQuaranteScene", "What the coup brought")


def outcome(record: CoupRecord) -> str:
    """A coup in a few words: which row won, and whether couleur did."""
    won = QCoreApplication.translate("TrenteEtQuaranteScene", "{row} and couleur")
    lost = QCoreApplication.translate("TrenteEtQuaranteScene", "{row} and inverse")
    texts = {
        Outcome.ROUGE_GAGNE_ET_COULEUR: won.format(row=chance(Spot.ROUGE)),
        Outcome.ROUGE_GAGNE_COULEUR_PERD: lost.format(row=chance(Spot.ROUGE)),
        Outcome.ROUGE_PERD_COULEUR_GAGNE: won.format(row=chance(Spot.NOIR)),
        Outcome.ROUGE_PERD_ET_COULEUR: lost.format(row=chance(Spot.NOIR)),
        Outcome.APRES: null_coup(False),
        Outcome.REFAIT: null_coup(True),
    }
    return texts.get(record.outcome, "")


def history(records: Sequence[CoupRecord]) -> str:
    """The carte de jeu: the last coups of the shoe, the newest first."""
    told = [text for record in reversed(records) if (text := outcome(record))][:TOLD]
    if not told:
        return QCoreApplication.translate("TrenteEtQuaranteScene", "No coup of this shoe yet")
    text = QCoreApplication.translate("TrenteEtQuaranteScene", "Last coups, the newest first: {coups}")
    return text.format(coups="; ".join(told))
