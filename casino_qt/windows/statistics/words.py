"""What the statistics say in the language of the interface: lines, figures, what is read on the drawings."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication, QObject

from casino_qt.money_text import MINUS, francs, signed_francs
from casino_qt.number_text import number
from casino_qt.reading.announcing import named
from casino_qt.tables.statistics.figures import Asked, Expected, Figures, Mark, Point, Row
from casino_qt.windows.book import words as book_words
from casino_qt.windows.laboratory.words import amount

MINUTES = 60


class StatisticsPlurals(QObject):
    """What agrees with a number."""

    def times(self, n: int) -> str:
        return self.tr("Given by the house, %n time(s)", "", n)


# -- figures -------------------------------------------------------------------------------------------------


def signed(centimes: float) -> str:
    """An average with its sign, in francs; what was booked is told to the centime."""
    text = amount(centimes)
    return "+" + text if any(digit in "123456789" for digit in text) and not text.startswith(MINUS) else text


def between(expected: Expected) -> str:
    """Where 19 results of 20 lie."""
    return f"{signed(expected.low)} … {signed(expected.high)}"


def moment(at: int) -> str:
    """Seconds since 1970, UTC, as a moment where the person is."""
    return book_words.moment(datetime.fromtimestamp(at, UTC).isoformat())


# -- the table -----------------------------------------------------------------------------------------------


def heads(asked: Asked) -> tuple[str, ...]:
    """The names of the columns."""
    return (
        QCoreApplication.translate("Statistics", "Bet")
        if asked.game
        else QCoreApplication.translate("Statistics", "Table"),
        QCoreApplication.translate("Statistics", "Rounds"),
        QCoreApplication.translate("Statistics", "Staked"),
        QCoreApplication.translate("Statistics", "Result"),
        QCoreApplication.translate("Statistics", "Expected"),
        QCoreApplication.translate("Statistics", "19 times out of 20"),
    )


def kind(game: str, name: str) -> str:
    """The name of a kind of bet."""
    names = {
        "chance": QCoreApplication.translate("Statistics", "Chances, not insured"),
        "insured": QCoreApplication.translate("Statistics", "Chances, insured"),
        "plein": QCoreApplication.translate("Statistics", "One number"),
        "cheval": QCoreApplication.translate("Statistics", "Two numbers"),
        "transversale": QCoreApplication.translate("Statistics", "Three numbers"),
        "carre": QCoreApplication.translate("Statistics", "Four numbers"),
        "sixain": QCoreApplication.translate("Statistics", "Six numbers"),
        "colonne": QCoreApplication.translate("Statistics", "Column"),
        "douzaine": QCoreApplication.translate("Statistics", "Dozen"),
        "colonnes": QCoreApplication.translate("Statistics", "Two columns"),
        "douzaines": QCoreApplication.translate("Statistics", "Two dozens"),
        "simple": QCoreApplication.translate("Statistics", "Simple chances"),
        "punter": QCoreApplication.translate("Statistics", "As punter"),
        "banker": QCoreApplication.translate("Statistics", "As banker"),
        "box": QCoreApplication.translate("Statistics", "Own boxes"),
        "behind": QCoreApplication.translate("Statistics", "Behind others"),
        "insurance": QCoreApplication.translate("Statistics", "Insurance"),
    }
    return names.get(name, f"{game} {name}")


def row_name(row: Row, asked: Asked) -> str:
    """What a line is about."""
    if row.kind:
        return kind(row.game, row.kind)
    if row.game:
        return book_words.table(row.game)
    if asked.game:
        return QCoreApplication.translate("Statistics", "All bets")
    return QCoreApplication.translate("Statistics", "All tables")


def cells(row: Row, asked: Asked, *, hopeless: bool) -> tuple[str, ...]:
    """A line of the table; `hopeless`: what is not known yet never will be."""
    if row.expected is not None:
        expected = signed(row.expected.mean), between(row.expected)
    elif hopeless:
        expected = "–", "–"
    else:
        expected = "…", QCoreApplication.translate("Statistics", "being reckoned…")
    return (
        row_name(row, asked),
        number(row.rounds, 0),
        francs(row.staked),
        signed_francs(row.result),
        *expected,
    )


# -- what stands around it -----------------------------------------------------------------------------------


def setup(found: Figures) -> str:
    """What is told of, in one line."""
    table = (
        book_words.table(found.asked.game)
        if found.asked.game
        else QCoreApplication.translate("Statistics", "All tables")
    )
    parts = [table, book_words.rounds(found.total.rounds)]
    if found.course:
        parts.append(f"{moment(found.course[0].at)} – {moment(found.course[-1].at)}")
    return " · ".join(parts)


def sentence() -> str:
    """The honest one."""
    return QCoreApplication.translate(
        "Statistics", "No round knows the ones before it: nothing here tells what the next will bring."
    )


def side(found: Figures) -> Iterator[tuple[str, str]]:
    """Names and values beside the table."""
    yield QCoreApplication.translate("Statistics", "Longest run of won rounds"), number(found.run.won, 0)
    yield QCoreApplication.translate("Statistics", "Longest run of lost rounds"), number(found.run.lost, 0)
    yield QCoreApplication.translate("Statistics", "Time played"), _duration(found.hours)
    pace = found.pace
    yield (
        QCoreApplication.translate("Statistics", "Rounds an hour"),
        "–" if pace is None else number(pace, 0),
    )
    expected = found.total.expected
    yield (
        QCoreApplication.translate("Statistics", "Expected an hour"),
        _or_dash(None if expected is None else found.an_hour(expected.mean)),
    )
    yield (
        QCoreApplication.translate("Statistics", "Result an hour"),
        _or_dash(found.an_hour(found.total.result)),
    )
    count, given = found.given
    yield StatisticsPlurals().times(count), francs(given)
    if found.course:
        owned = found.course[-1].balance
        yield QCoreApplication.translate("Statistics", "Owned at the end"), francs(owned)


def _or_dash(centimes: float | None) -> str:
    return "–" if centimes is None else signed(centimes)


def _duration(hours: float) -> str:
    whole, rest = divmod(round(hours * MINUTES), MINUTES)
    if whole:
        text = QCoreApplication.translate("Statistics", "{hours} h {minutes} min")
        return text.format(hours=number(whole, 0), minutes=rest)
    return QCoreApplication.translate("Statistics", "{minutes} min").format(minutes=rest)


# -- the drawings --------------------------------------------------------------------------------------------


def result_title() -> str:
    """Over the first drawing."""
    return QCoreApplication.translate("Statistics", "Result and expectation, by rounds")


def result_legend() -> str:
    """Under it."""
    return QCoreApplication.translate(
        "Statistics",
        "Line: what the rounds brought. Dashed: what was to be expected. Shaded: 19 times out of 20.",
    )


def owned_title() -> str:
    """Over the second drawing."""
    return QCoreApplication.translate("Statistics", "What you owned, by rounds")


def owned_legend() -> str:
    """Under it."""
    return QCoreApplication.translate(
        "Statistics", "Purse, cash and what lay on the table. Dashed: at the cashier’s."
    )


def after(point: Point) -> str:
    """A place of the first drawing, read in full."""
    base = QCoreApplication.translate("Statistics", "After {rounds}, {moment}: result {result}")
    text = base.format(
        rounds=book_words.rounds(point.rounds), moment=moment(point.at), result=signed_francs(point.result)
    )
    if point.expected is None:
        return text
    more = QCoreApplication.translate("Statistics", "expected {mean}, 19 times out of 20 {between}")
    expected = more.format(mean=signed(point.expected.mean), between=between(point.expected))
    return f"{text}, {expected}"


def after_shortly(point: Point) -> str:
    """The same as a title."""
    if point.expected is None:
        return signed_francs(point.result)
    text = QCoreApplication.translate("Statistics", "{result}, expected {mean}")
    return text.format(result=signed_francs(point.result), mean=signed(point.expected.mean))


def owned(point: Point) -> str:
    """A place of the second drawing."""
    text = QCoreApplication.translate("Statistics", "After {rounds}, {moment}: {amount}")
    told = text.format(
        rounds=book_words.rounds(point.rounds), moment=moment(point.at), amount=francs(point.balance)
    )
    if point.lowest == point.highest:
        return told
    more = QCoreApplication.translate("Statistics", "since the place before from {low} to {high}")
    return f"{told}, {more.format(low=francs(point.lowest), high=francs(point.highest))}"


def errand(mark: Mark) -> str:
    """What was done at the cashier's, and when."""
    return f"{_errand_name(mark)}, {moment(mark.errand.at)}: {_errand_amount(mark)}"


def done(mark: Mark) -> str:
    """What was done at the cashier's."""
    return named(_errand_name(mark), _errand_amount(mark))


def _errand_name(mark: Mark) -> str:
    from casino_qt.windows.cashier.words import errand as name

    return name(mark.errand.kind)


def _errand_amount(mark: Mark) -> str:
    return francs(abs(mark.errand.given or mark.errand.cash))


def result_summary(found: Figures) -> str:
    """What the first drawing shows, for those who cannot see it."""
    return after(found.course[-1]) if found.course else ""


def owned_summary(found: Figures) -> str:
    """What the second one shows."""
    if not found.course:
        return ""
    marks = ". ".join(errand(mark) for mark in found.marks[-3:])
    return ". ".join(part for part in (owned(found.course[-1]), marks) if part)
