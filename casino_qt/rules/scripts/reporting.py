"""What a replay prints: one JSON object, or a text to read."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator

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


def json_text(report: Report, text_of: TextOf) -> Iterator[str]:
    """The one JSON object of `replay --json`, a coup a line; amounts are centimes.

    It comes piece by piece: the longest script that can be read has more than a million coups.
    """
    yield f'{{\n "game": {_text(report.game)},\n "rounds": ['
    for number, coup in enumerate(report.rounds):
        yield f"{',' if number else ''}\n  {_text(_round(report, coup, text_of))}"
    yield "\n ]" if report.rounds else "]"
    for key, value in _summary(report, text_of).items():
        yield f",\n {_text(key)}: {_text(value)}"
    yield "\n}\n"


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _summary(report: Report, text_of: TextOf) -> Json:
    return {
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


def plain_text(report: Report, text_of: TextOf) -> Iterator[str]:
    """The report to read, in francs: every coup with what was said, what lies there, who won what."""
    yield f"{_TITLES[report.game]}\n"
    for number, coup in enumerate(report.rounds, start=1):
        yield f"\nCoup {number}\n"
        yield from _said(report.game, coup.calls, text_of)
        yield _row_text("Noir", coup.noir) + _row_text("Rouge", coup.rouge)
        for spot, result in coup.spots().items():
            yield f"  {spot.value:<8}{_amounts(_spot(report.rules, result), keep='staked')}\n"
    yield "\n"
    yield from _said(report.game, report.calls, text_of)
    yield "\nOn the cloth\n"
    for place, lying in report.table.items():
        amounts: Json = {"stake": lying.stake, "won": lying.won, "locked once": lying.prison[0]}
        amounts |= {"locked twice": lying.prison[1], "premium": lying.premium}
        yield f"  {place.value:<8}{_amounts(amounts)}\n"
    if not report.table:
        yield "  nothing\n"
    yield "\nSeats\n"
    for name, seat in report.seats.items():
        yield (
            f"  {name}: put in {francs(seat.put_in)}, taken out {francs(seat.taken_out)}, "
            f"on the cloth {francs(seat.on_table)}, net {francs(seat.net)}\n"
        )
    yield f"\nHouse: net {francs(report.house_net)}\n"


def _said(game: str, calls: Iterable[Said], text_of: TextOf) -> Iterator[str]:
    return (f"  — {text_of(game, said)}\n" for said in calls)


def _card(card: Card) -> str:
    return f"{'10' if card.rank == 'T' else card.rank}{_SUIT_SIGNS[card.suit]}"


def _row_text(name: str, row: RowRecord) -> str:
    cards = " ".join(_card(card) for card in row.cards)
    return f"  {name:<8}{cards or 'no card'}{f'  = {row.total}' if row.cards else ''}\n"


def _amounts(amounts: Json, keep: str = "") -> str:
    """Names and amounts that are not nothing; the one to keep is always there."""
    shown = {name.replace("_", " "): amount for name, amount in amounts.items() if amount or name == keep}
    return ", ".join(f"{name} {francs(amount)}" for name, amount in shown.items() if isinstance(amount, int))
