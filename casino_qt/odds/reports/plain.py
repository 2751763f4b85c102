"""A report to read: what the JSON object holds, in columns."""

from __future__ import annotations

from collections.abc import Iterator

from casino_qt.odds.blackjack.card import Play
from casino_qt.odds.reports.told import Json
from casino_qt.rules.money import FRANC
from casino_qt.rules.scripts.game import francs

_LETTERS = {
    Play.STAND: "S",
    Play.HIT: "H",
    Play.DOUBLE: "D",
    Play.SPLIT: "P",
    Play.SURRENDER: "R",
}
_COLUMNS = {
    "edge": "edge %",
    "deviation": "deviation",
    "win": "win %",
    "lose": "lose %",
    "tie": "tie %",
    "refait": "31 après %",
    "zero": "zero %",
    "void": "void %",
}
_IN_STAKES = "deviation"


def plain_text(told: Json) -> Iterator[str]:
    """The report of `casino-qt odds` in whole lines; percentages and deviations are of one stake."""
    yield f"{told['game']}\n"
    for option, value in told["rules"].items():
        yield f"  {option}: {value}\n"
    if "round" in told:
        edge, best = told["round"]["edge"], told["round"]["best_edge"]
        yield f"\nA round played by the card: the bank keeps {100 * edge:.4f} % of the stake\n"
        yield f"Played by all the cards of each hand: {100 * best:.4f} %\n"
    if "cards" in told:
        yield f"\nThe next coup, {told['cards']} cards being left\n"
    if "layout" in told:
        yield from _layout(told)
    if "bets" in told:
        yield from _bets(told["bets"])
    if "rows" in told:
        yield "\nA row comes to\n"
        yield from (f"  {total:<4}{100 * chance:9.4f} %\n" for total, chance in told["rows"].items())
    if "card" in told:
        yield from _card(told["card"])
    if "seats" in told:
        yield from _seats(told["seats"])
    if "hands" in told:
        yield from _hands(told["hands"])


def _layout(told: Json) -> Iterator[str]:
    """Amounts in francs; three numbers in a line, each with what it brings."""
    yield "\nOn the cloth\n"
    width = max(map(len, told["layout"]))
    for bet, stake in told["layout"].items():
        yield f"  {bet:{width}}{francs(stake):>14}\n"
    yield f"  {'':{width}}{francs(told['staked']):>14}\n"
    yield "\nNumbers, and what each brings\n"
    brings = [
        f"{number:>5}{_signed(francs(pocket['net']), pocket['net']):>14}"
        for number, pocket in enumerate(told["pockets"])
    ]
    yield f"{brings[0]}{_locked(told['pockets'][0]['locked'])}\n"
    for first in range(1, len(brings), 3):
        yield f"{''.join(brings[first : first + 3])}\n"
    mean, edge = told["mean"] / FRANC, 100 * told["edge"]
    yield f"\n  a spin brings on average {mean:.4f}: the bank keeps {edge:.4f} %\n"
    yield f"  standard deviation {told['deviation'] / FRANC:.4f}\n"
    yield f"\n  {'spins':>7}{'ahead %':>12}{'level %':>12}{'behind %':>12}\n"
    for after in told["after"]:
        chances = (after["ahead"], after["level"], after["behind"])
        if None in chances:
            yield f"  {after['spins']:>7}  too many different results to be followed\n"
            continue
        yield f"  {after['spins']:>7}{''.join(f'{100 * chance:>12.4f}' for chance in chances)}\n"


def _signed(text: str, amount: int) -> str:
    return f"+{text}" if amount > 0 else text


def _locked(amount: int) -> str:
    return f", {francs(amount)} in prison" if amount else ""


def _bets(bets: Json) -> Iterator[str]:
    width = max(map(len, bets))
    columns = [column for column in _COLUMNS if any(column in bet for bet in bets.values())]
    heads = "".join(f"{_COLUMNS[column]:>12}" for column in columns)
    yield f"\n  {'':{width}}{heads}\n"
    for name, bet in bets.items():
        figures = "".join(f"{_figure(bet, column):>12}" for column in columns)
        yield f"  {name:{width}}{figures}\n"


def _figure(bet: Json, column: str) -> str:
    if column not in bet:
        return ""
    return f"{bet[column] * (1 if column == _IN_STAKES else 100):.4f}"


def _card(card: Json) -> Iterator[str]:
    told = ", ".join(f"{letter} {play}" for play, letter in _LETTERS.items())
    yield f"\nBest play ({told})\n"
    ups = next(iter(card.values()))
    yield f"  {'':8}{''.join(f'{up:>4}' for up in ups)}\n"
    for hand, cells in card.items():
        letters = "".join(f"{_LETTERS[Play(cell['action'])]:>4}" for cell in cells.values())
        yield f"  {hand:8}{letters}\n"


def _seats(seats: Json) -> Iterator[str]:
    yield "\n  seats  packs  punter stays on  banker stays on  tokens a round for the bank\n"
    for number, table in seats.items():
        stays = "".join(
            f"{'{stays_on} (soft {soft})'.format_map(table[side]):>17}" for side in ("punter", "bank")
        )
        yield f"  {number:>5}  {table['packs']:>5}{stays}  {table['tokens']:>27.6f}\n"


def _hands(hands: Json) -> Iterator[str]:
    for side, table in hands.items():
        yield f"\n  {side:<8}   stay, tokens   draw, tokens  times in 100  better\n"
        for hand, told in table.items():
            values = "".join(f"{told['values'][play]:>15.4f}" for play in ("stay", "draw"))
            yield f"  {hand:<8}{values}{100 * told['chance']:>14.2f}  {told['action']}\n"
