"""Why this amount: what one coup did on one chance, in words, with the section of the house rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import francs, signed_francs
from casino_qt.rules.trente_et_quarante.actions import YOU, Spot
from casino_qt.rules.trente_et_quarante.events import Outcome
from casino_qt.rules.trente_et_quarante.records import CoupRecord, SpotResult
from casino_qt.scenes.trente_et_quarante.words import chance
from casino_qt.windows.why.explanation import Explanation


def explain(record: CoupRecord, spot: Spot) -> Explanation | None:
    """Explain what `record` did to the person's money on `spot`; None when nothing of it lay there."""
    result = next((r for seat, on, r in record.results if seat == YOU and on is spot), None)
    if result is None:
        return None
    return Explanation(
        QCoreApplication.translate("Why", "Coup {number}, on {spot}").format(
            number=record.number, spot=chance(spot)
        ),
        tuple(_sentences(record, spot)),
        tuple(_lines(record.outcome, result)),
        _section(record.outcome, result),
    )


def _sentences(record: CoupRecord, spot: Spot) -> list[str]:
    totals = QCoreApplication.translate("Why", "Noir has {noir}, Rouge has {rouge}.").format(
        noir=record.noir.total, rouge=record.rouge.total
    )
    outcome = record.outcome
    if outcome is Outcome.VOID:
        return [QCoreApplication.translate("Why", "The stop card came: the coup is void.")]
    if outcome is Outcome.APRES:
        return [totals, QCoreApplication.translate("Why", "Equal totals: nobody wins, nobody loses.")]
    if outcome is Outcome.REFAIT:
        return [QCoreApplication.translate("Why", "Both rows have 31: the 31 après.")]
    said = [totals]
    rouge_won = record.rouge.total < record.noir.total
    said.append(
        QCoreApplication.translate("Why", "The lower total wins: Rouge.")
        if rouge_won
        else QCoreApplication.translate("Why", "The lower total wins: Noir.")
    )
    if spot in (Spot.COULEUR, Spot.INVERSE):
        said.append(_first_card(record.first_red is True, rouge_won))
    return said


def _first_card(first_red: bool, rouge_won: bool) -> str:
    if first_red and rouge_won:
        return QCoreApplication.translate(
            "Why", "The first card was red, the colour of the winning row: Couleur wins."
        )
    if not first_red and not rouge_won:
        return QCoreApplication.translate(
            "Why", "The first card was black, the colour of the winning row: Couleur wins."
        )
    if first_red:
        return QCoreApplication.translate(
            "Why", "The first card was red, not the colour of the winning row: Inverse wins."
        )
    return QCoreApplication.translate(
        "Why", "The first card was black, not the colour of the winning row: Inverse wins."
    )


def _lines(outcome: Outcome, result: SpotResult) -> list[tuple[str, str]]:
    translate = QCoreApplication.translate
    lines: list[tuple[str, str]] = []
    if result.staked:
        lines.append((translate("Why", "Your stake"), francs(result.staked)))
    if result.won:
        lines.append((translate("Why", "Paid beside it, even money"), signed_francs(result.won)))
    if result.lost and outcome is Outcome.REFAIT and result.lost < result.staked:
        lines.append((translate("Why", "Half is lost, an odd centime is yours"), signed_francs(-result.lost)))
    elif result.lost:
        lines.append((translate("Why", "Lost"), signed_francs(-result.lost)))
    if result.imprisoned:
        lines.append((translate("Why", "Locked in prison"), francs(result.imprisoned)))
    if result.freed:
        lines.append((translate("Why", "Freed from prison, without profit"), francs(result.freed)))
    if result.premium_taken:
        if outcome is Outcome.REFAIT:
            lines.append((translate("Why", "Insured: nothing is lost"), francs(0)))
        lines.append((translate("Why", "Premium taken"), signed_francs(-result.premium_taken)))
    return lines


def _section(outcome: Outcome, result: SpotResult) -> str:
    """The section of the house rules that decides."""
    if outcome is Outcome.VOID:
        return "1.9"
    if outcome is Outcome.APRES:
        return "1.6"
    if result.imprisoned or result.freed:
        return "1.10"
    if outcome is Outcome.REFAIT:
        return "1.8" if result.premium_taken else "1.7"
    return "1.5"
