"""What the laboratory says of an answer: the sentence, the figures, what is read on the two drawings."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QObject

from casino_qt.money_text import francs, signed_francs
from casino_qt.number_text import number, percent
from casino_qt.windows.doors import CONTEXT, ROWS
from casino_qt.windows.laboratory.findings import Count, Findings, Measured
from casino_qt.windows.laboratory.offers import bet_text

EDGE_DECIMALS = 4
SHARE_DECIMALS = 2
MINUTE = 60


class LaboratoryPlurals(QObject):
    """Where a text depends on a number; large ones are written by the house, not by Qt."""

    def players(self, n: int) -> str:
        return self.tr("%n player(s)", "", n)

    def coups(self, n: int) -> str:
        return self.tr("%n coup(s)", "", n)

    def seconds(self, n: int) -> str:
        return self.tr("%n second(s) left", "", n)

    def minutes(self, n: int) -> str:
        return self.tr("%n minute(s) left", "", n)


def _counted(text: str, n: int) -> str:
    """`text` with its number parted into thousands."""
    return text.replace(str(n), number(n, 0))


def players(n: int) -> str:
    """So many players."""
    return _counted(LaboratoryPlurals().players(n), n)


def coups(n: int) -> str:
    """So many coups."""
    return _counted(LaboratoryPlurals().coups(n), n)


def time_left(seconds: float | None) -> str:
    """How long it will still take, rounded up; "" while nobody knows."""
    if seconds is None:
        return ""
    whole = max(1, -int(-seconds // 1))
    if whole < 2 * MINUTE:
        return _counted(LaboratoryPlurals().seconds(whole), whole)
    return _counted(LaboratoryPlurals().minutes(-(-whole // MINUTE)), -(-whole // MINUTE))


def table_name(game: str) -> str:
    """The name on the door of a table."""
    return QCoreApplication.translate(CONTEXT, ROWS[game].title)


def systems() -> dict[str, str]:
    """The staking systems by their names on the command line."""
    return {
        "flat": QCoreApplication.translate("Laboratory", "Flat stake"),
        "martingale": QCoreApplication.translate("Laboratory", "Martingale"),
        "dalembert": QCoreApplication.translate("Laboratory", "D’Alembert"),
        "labouchere": QCoreApplication.translate("Laboratory", "Labouchère"),
        "paroli": QCoreApplication.translate("Laboratory", "Paroli"),
        "fibonacci": QCoreApplication.translate("Laboratory", "Fibonacci"),
        "own": QCoreApplication.translate("Laboratory", "A rule of one’s own"),
    }


def system_text(name: str) -> str:
    """The name of a system; whatever the laboratory does not know by name came from a file."""
    known = systems()
    return known.get(name, known["own"])


def setup(found: Findings) -> str:
    """What was asked for, in one line."""
    parts = [
        table_name(found.game),
        bet_text(found.bet),
        system_text(found.system),
        QCoreApplication.translate("Laboratory", "stake {amount}").format(amount=francs(found.stake)),
        QCoreApplication.translate("Laboratory", "purse {amount}").format(amount=francs(found.purse)),
        players(found.players),
        QCoreApplication.translate("Laboratory", "{coups} each").format(coups=coups(found.coups)),
    ]
    if found.goal is not None:
        goal = QCoreApplication.translate("Laboratory", "goal {amount}").format(amount=francs(found.goal))
        parts.insert(5, goal)
    return " · ".join(parts)


def verdict(found: Findings) -> str:
    """The plain sentence."""
    edge = found.edge_exact
    if edge is None:
        text = QCoreApplication.translate(
            "Laboratory", "No system changes the edge: of everything staked the bank kept {edge}."
        )
        return text.format(edge=percent(found.edge_seen.value, SHARE_DECIMALS))
    if edge < 0:
        text = QCoreApplication.translate(
            "Laboratory", "No system changes the edge: it stays {edge} of everything staked, on this side."
        )
        return text.format(edge=percent(-edge, EDGE_DECIMALS))
    text = QCoreApplication.translate(
        "Laboratory", "No system changes the edge: the bank keeps {edge} of everything staked."
    )
    return text.format(edge=percent(edge, EDGE_DECIMALS))


def _within(share: Measured, decimals: int = SHARE_DECIMALS) -> str:
    """A share and, in brackets, the interval it lies in."""
    low, high = number(100 * share.low, decimals), percent(share.high, decimals)
    return f"{percent(share.value, decimals)} ({low} – {high})"


def _exactly(share: float | None) -> str:
    if share is None:
        return QCoreApplication.translate("Laboratory", "not known")
    return percent(share, EDGE_DECIMALS)


def figures(found: Findings) -> Iterator[tuple[str, str]]:
    """Name and value, in the order they are read: first what was staked, then what became of the players."""
    yield QCoreApplication.translate("Laboratory", "Coups played"), number(found.played, 0)
    yield QCoreApplication.translate("Laboratory", "Staked in all"), francs(found.staked)
    yield QCoreApplication.translate("Laboratory", "All players together"), signed_francs(found.net)
    yield QCoreApplication.translate("Laboratory", "Edge, expected"), _exactly(found.edge_exact)
    yield QCoreApplication.translate("Laboratory", "Edge, seen"), _within(found.edge_seen)
    yield QCoreApplication.translate("Laboratory", "Largest stake"), francs(found.largest_stake)
    yield QCoreApplication.translate("Laboratory", "Ruined"), _within(found.ruined.share)
    yield QCoreApplication.translate("Laboratory", "Ruined, exactly"), _exactly(found.ruined.exact)
    yield QCoreApplication.translate("Laboratory", "Goal reached"), _reached(found.reached)
    run = number(found.longest_losing_run, 0)
    yield QCoreApplication.translate("Laboratory", "Longest losing run"), run
    held = number(found.held_by_limit, 0)
    yield QCoreApplication.translate("Laboratory", "Stakes cut by the limit"), held
    yield QCoreApplication.translate("Laboratory", "Seed"), found.seed


def _reached(reached: Count | None) -> str:
    if reached is None:
        return QCoreApplication.translate("Laboratory", "no goal")
    return _within(reached.share)


def intervals() -> str:
    """What the brackets mean."""
    return QCoreApplication.translate(
        "Laboratory", "In brackets: where the true value lies, nineteen times out of twenty."
    )


# -- the two drawings ------------------------------------------------------------------------------------


def ends_title() -> str:
    """Over the columns."""
    return QCoreApplication.translate("Laboratory", "Where the players ended")


def fan_title() -> str:
    """Over the fan."""
    return QCoreApplication.translate("Laboratory", "How they stood on the way")


def ends_legend() -> str:
    """Under the columns."""
    return QCoreApplication.translate(
        "Laboratory", "Result of a player in francs, and the share who ended there."
    )


def fan_legend() -> str:
    """Under the fan."""
    return QCoreApplication.translate(
        "Laboratory",
        "Result so far, by coup: dark, every second player; pale, nine of ten; "
        "half of them lie below the line.",
    )


def between(low: float, high: float) -> str:
    """Two amounts (centimes) as a span."""
    return f"{amount(low)} … {amount(high)}"


def amount(centimes: float) -> str:
    """An amount that may come from between two others: whole francs from a hundred on."""
    whole = round(centimes)
    if abs(whole) >= 10_000:
        whole = round(whole / 100) * 100
    return francs(whole)


def column(low: float, high: float, count: float, all_players: float) -> str:
    """One column, read."""
    text = QCoreApplication.translate("Laboratory", "{span} francs: {share} of the players")
    share = count / all_players if all_players else 0.0
    return text.format(span=between(low, high), share=percent(share, SHARE_DECIMALS))


def moment(found: Findings, index: int) -> str:
    """One moment of the fan, read in full."""
    text = QCoreApplication.translate(
        "Laboratory",
        "After {coups}: half of the players stood at {half}, nine of ten at {most}; one half below {middle}.",
    )
    p05, p25, p50, p75, p95 = (found.bands[name][index] for name in ("p05", "p25", "p50", "p75", "p95"))
    return text.format(
        coups=coups(round(found.marks[index])),
        half=between(p25, p75),
        most=between(p05, p95),
        middle=amount(p50),
    )


def moment_shortly(found: Findings, index: int) -> str:
    """The same as a title."""
    half = between(found.bands["p25"][index], found.bands["p75"][index])
    text = QCoreApplication.translate("Laboratory", "After {coups}: {half}")
    return text.format(coups=coups(round(found.marks[index])), half=half)


def ends_summary(found: Findings) -> str:
    """What the columns show, for those who cannot see them."""
    players_in_all = sum(found.counts)
    won = sum(c for c, low in zip(found.counts, found.edges, strict=False) if low >= 0)
    highest = max(range(len(found.counts)), key=lambda i: found.counts[i])
    text = QCoreApplication.translate(
        "Laboratory",
        "Results from {least} to {most} francs; {won} of the players ended without a loss. "
        "Most often: {top}.",
    )
    return text.format(
        least=amount(found.edges[0]),
        most=amount(found.edges[-1]),
        won=percent(won / players_in_all if players_in_all else 0.0, 1),
        top=between(found.edges[highest], found.edges[highest + 1]),
    )


def fan_summary(found: Findings) -> str:
    """What the fan shows at its end, for those who cannot see it."""
    return moment(found, len(found.marks) - 1) if found.marks else ""


def axis_amount(centimes: float, apart: float) -> str:
    """A figure along an axis of amounts."""
    return number(centimes / 100, 0 if apart >= 100 else 2)


def axis_coups(coups: float, apart: float) -> str:
    """A figure along an axis of coups: there are none between two."""
    return number(coups, 0) if abs(coups - round(coups)) < apart / 100 else ""


def axis_share(share: float, apart: float) -> str:
    """A figure along an axis of shares."""
    return percent(share, 0 if apart >= 0.01 else 1 if apart >= 0.001 else 2)
