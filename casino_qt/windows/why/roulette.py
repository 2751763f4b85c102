"""Why this amount: what one spin did on one bet, in words, with the section of the house rules."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import francs, signed_francs
from casino_qt.rules.lying import SpotResult
from casino_qt.rules.roulette.bets import covers, is_simple, pays
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.records import SpinRecord
from casino_qt.rules.table import YOU
from casino_qt.scenes.roulette import words
from casino_qt.windows.why.explanation import Explanation

LIST_UP_TO = 6  # so many numbers are listed one by one


def explain(record: SpinRecord, bet: str, options: Rules) -> Explanation | None:
    """Explain what `record` did to the person's money on `bet`; None when nothing of it lay there."""
    result = next((r for seat, on, r in record.results if seat == YOU and on == bet), None)
    if result is None:
        return None
    title = QCoreApplication.translate("Why", "Spin {number}: {bet}").format(
        number=record.count, bet=words.bet(bet)
    )
    return Explanation(
        title,
        tuple(_sentences(record, bet, result, options)),
        tuple(_lines(bet, result)),
        _section(record, bet, result),
    )


def _sentences(record: SpinRecord, bet: str, result: SpotResult, options: Rules) -> list[str]:
    said = [_fell(record.number)]
    numbers = covers(bet)
    if len(numbers) <= LIST_UP_TO:
        text = QCoreApplication.translate("Why", "Your bet covered {numbers}.")
        said.append(text.format(numbers=", ".join(map(str, sorted(numbers)))))
    if record.number == 0 and is_simple(bet):
        said.append(_zero(result, options))
    elif result.freed:
        said.append(
            QCoreApplication.translate(
                "Why", "The chance has come: the lock is opened one level, without profit."
            )
        )
    elif record.number in numbers and result.won:
        said.append(_paid(pays(bet)))
    return said


def _fell(number: int) -> str:
    if number == 0:
        return QCoreApplication.translate("Why", "Zero fell.")
    chances = [words.chance(chance).lower() for chance in _chances(number)]
    text = QCoreApplication.translate("Why", "{number} fell: {chances}.")
    return text.format(number=number, chances=", ".join(chances))


def _chances(number: int) -> list[str]:
    order = ("rouge", "noir", "pair", "impair", "manque", "passe")
    return [chance for chance in order if number in covers(chance)]


def _paid(ratio: Fraction) -> str:
    text = QCoreApplication.translate("Why", "It pays {ratio}.")
    return text.format(ratio=f"{ratio.numerator}:{ratio.denominator}")


def _zero(result: SpotResult, options: Rules) -> str:
    if result.imprisoned:
        return QCoreApplication.translate(
            "Why", "Zero imprisons the stakes on simple chances; half back may be had instead."
        )
    if options.zero == "partage":
        return QCoreApplication.translate("Why", "On zero simple chances lose half of their stake.")
    return QCoreApplication.translate("Why", "On zero these stakes are lost.")


def _lines(bet: str, result: SpotResult) -> list[tuple[str, str]]:
    translate = QCoreApplication.translate
    lines: list[tuple[str, str]] = []
    if result.staked:
        lines.append((translate("Why", "Your stake"), francs(result.staked)))
    if result.won:
        name = translate("Why", "Paid {ratio}").format(ratio=words.ratio(bet))
        lines.append((name, signed_francs(result.won)))
    if result.lost:
        half = 0 < result.lost < result.staked and not result.imprisoned
        name = translate("Why", "Half is lost, an odd centime is yours") if half else translate("Why", "Lost")
        lines.append((name, signed_francs(-result.lost)))
    if result.imprisoned:
        lines.append((translate("Why", "Locked in prison"), francs(result.imprisoned)))
    if result.freed:
        lines.append((translate("Why", "Freed from prison, without profit"), francs(result.freed)))
    return lines


def _section(record: SpinRecord, bet: str, result: SpotResult) -> str:
    """The section of the house rules that decides."""
    if not is_simple(bet):
        return "2.4"
    if result.freed or result.lost > result.staked:
        return "2.6"
    return "2.5" if record.number == 0 else "2.4"
