"""What a replay prints: one JSON object, or a text to read."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from casino_qt.rules.cards import Card, Suit
from casino_qt.rules.events import Said
from casino_qt.rules.money import FRANC
from casino_qt.rules.scripts.replaying import Report
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.records import CoupRecord, RowRecord, SpotResult
from casino_qt.rules.trente_et_quarante.settlement import Lying

TextOf = Callable[[str, Said], str]
"""The words of a call at a game, in the tongue the caller chose."""

Json = dict[str, object]

_TITLES = {"trente-et-quarante": "Trente et quarante"}
_SUIT_SIGNS = {Suit.S: "♠", Suit.H: "♥", Suit.D: "♦", Suit.C: "♣"}


def report_json(report: Report, text_of: TextOf) -> Json:
    """The report as the one JSON object of `replay --json`; amounts are centimes."""
    return {
        "game": report.game,
        "rounds": [_round(report, coup, text_of) for coup in report.rounds],
        "calls": _calls(report.game, report.calls, text_of),
        "table": {spot.value: _lying(lying) for spot, lying in report.table.items()},
        "seats": {
            name: {
                "put_in": seat.put_in,
                "taken_out": seat.taken_out,
                "on_table": seat.on_table,
                "net": seat.net,
            }
            for name, seat in report.seats.items()
        },
        "house": {"net": report.house_net},
    }


def _round(report: Report, coup: CoupRecord, text_of: TextOf) -> Json:
    return {
        "noir": _row(coup.noir),
        "rouge": _row(coup.rouge),
        "outcome": coup.outcome.value,
        "calls": _calls(report.game, coup.calls, text_of),
        "spots": {spot.value: _spot(report.rules, result) for spot, result in coup.spots().items()},
    }


def _row(row: RowRecord) -> Json:
    return {"cards": [card.code for card in row.cards], "total": row.total}


def _calls(game: str, calls: Iterable[Said], text_of: TextOf) -> list[Json]:
    return [{"id": said.call, "text": text_of(game, said)} for said in calls]


def _spot(rules: Rules, result: SpotResult) -> Json:
    spot: Json = {"staked": result.staked, "lost": result.lost, "won": result.won}
    if rules.refait == "prison":
        spot |= {"imprisoned": result.imprisoned, "freed": result.freed}
    return spot | {"premium_taken": result.premium_taken}


def _lying(lying: Lying) -> Json:
    return {
        "free": lying.free,
        "stake": lying.stake,
        "won": lying.won,
        "prison": list(lying.prison),
        "premium": lying.premium,
    }


def francs(centimes: int) -> str:
    """Centimes as francs with two decimals, the same in every language."""
    whole, rest = divmod(abs(centimes), FRANC)
    return f"{'-' if centimes < 0 else ''}{whole}.{rest:02d}"


def report_text(report: Report, text_of: TextOf) -> str:
    """The report as a text in francs: every coup with what was said, what lies there, who won what."""
    lines = [_TITLES[report.game]]
    for number, coup in enumerate(report.rounds, start=1):
        lines += ["", f"Coup {number}", *_said(report.game, coup.calls, text_of)]
        lines += [_row_text("Noir", coup.noir), _row_text("Rouge", coup.rouge)]
        for spot, result in coup.spots().items():
            lines.append(f"  {spot.value:<8}{_amounts(_spot(report.rules, result), keep='staked')}")
    if report.calls:
        lines += ["", *_said(report.game, report.calls, text_of)]
    lines += ["", "On the cloth"]
    for place, lying in report.table.items():
        amounts: Json = {"stake": lying.stake, "won": lying.won, "locked once": lying.prison[0]}
        amounts |= {"locked twice": lying.prison[1], "premium": lying.premium}
        lines.append(f"  {place.value:<8}{_amounts(amounts)}")
    if not report.table:
        lines.append("  nothing")
    lines += ["", "Seats"]
    for name, seat in report.seats.items():
        lines.append(
            f"  {name}: put in {francs(seat.put_in)}, taken out {francs(seat.taken_out)}, "
            f"on the cloth {francs(seat.on_table)}, net {francs(seat.net)}"
        )
    lines += ["", f"House: net {francs(report.house_net)}"]
    return "\n".join(lines) + "\n"


def _said(game: str, calls: Iterable[Said], text_of: TextOf) -> list[str]:
    return [f"  — {text_of(game, said)}" for said in calls]


def _card(card: Card) -> str:
    return f"{'10' if card.rank == 'T' else card.rank}{_SUIT_SIGNS[card.suit]}"


def _row_text(name: str, row: RowRecord) -> str:
    cards = " ".join(_card(card) for card in row.cards)
    return f"  {name:<8}{cards or 'no card'}{f'  = {row.total}' if row.cards else ''}"


def _amounts(amounts: Json, keep: str = "") -> str:
    """Names and amounts that are not nothing; the one to keep is always there."""
    shown = {name.replace("_", " "): amount for name, amount in amounts.items() if amount or name == keep}
    return ", ".join(f"{name} {francs(amount)}" for name, amount in shown.items() if isinstance(amount, int))
