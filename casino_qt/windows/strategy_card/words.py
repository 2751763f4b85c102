"""The words of the strategy card in the language of the day.

Its letters are those of the table's buttons; `ace` is what stands on an ace of the table's cards.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from casino_qt import __version__
from casino_qt.number_text import number, percent
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.house_rules.clauses import CLAUSES, Draft
from casino_qt.windows.strategy_card.card import UPS, Cell, Kind, Row

translate = QCoreApplication.translate


BUTTONS = {
    "hit": "blackjack.card",
    "stand": "blackjack.stand",
    "double": "blackjack.double",
    "split": "blackjack.split",
    "surrender": "blackjack.surrender",
}
"""The command of each play."""


def letter(play: str) -> str:
    """The letter of a play."""
    return keyring.key(BUTTONS[play])


def plays() -> Mapping[str, str]:
    """The name of each play."""
    return {
        "hit": translate("StrategyCard", "card"),
        "stand": translate("StrategyCard", "stand"),
        "double": translate("StrategyCard", "double"),
        "split": translate("StrategyCard", "split"),
        "surrender": translate("StrategyCard", "surrender"),
    }


def heading(kind: Kind) -> str:
    """What stands over a block."""
    return {
        "hard": translate("StrategyCard", "Hard hands"),
        "soft": translate("StrategyCard", "With an ace as eleven"),
        "pair": translate("StrategyCard", "Pairs"),
    }[kind]


def up_card(up: str, ace: str) -> str:
    """The croupier's card over its column."""
    return ace if up == "A" else up


def label(row: Row, ace: str) -> str:
    """What stands before a row."""
    if row.kind == "pair":
        card = up_card(row.first, ace)
        return f"{card} – {card}"
    total = row.first if row.first == row.last else f"{row.first}–{row.last}"
    if row.kind == "soft" and row.first == row.last:
        return f"{total} ({ace} – {int(row.first) - 11})"
    return total


def hand(row: Row, ace: str) -> str:
    """A hand by itself."""
    text = {
        "hard": translate("StrategyCard", "Hard {total}"),
        "soft": translate("StrategyCard", "Soft {total}"),
        "pair": translate("StrategyCard", "Pair {total}"),
    }[row.kind]
    return text.format(total=label(row, ace))


def best(cell: Cell) -> str:
    """What is done; and what with three cards or more, where that is not possible any more."""
    names = plays()
    return f"{names[cell.play]} / {names[cell.then]}" if cell.then else names[cell.play]


def told(row: Row, column: int, ace: str) -> str:
    """A cell in words, with what every play brings where that is known."""
    cell = row.cells[column]
    hand = {
        "hard": translate("StrategyCard", "Hard {total} against {card}: {play}"),
        "soft": translate("StrategyCard", "Soft {total} against {card}: {play}"),
        "pair": translate("StrategyCard", "Pair {total} against {card}: {play}"),
    }[row.kind]
    text = hand.format(total=label(row, ace), card=up_card(UPS[column], ace), play=plays()[cell.play])
    values = _values(cell)
    return f"{text}   ·   {values}" if values else text


def _values(cell: Cell) -> str:
    best_first = sorted(cell.values.items(), key=lambda item: -item[1])
    names = plays()
    return ", ".join(f"{names[play]} {number(value, 3, signed=True)}" for play, value in best_first)


def title() -> str:
    """What stands over the printed card."""
    return translate("StrategyCard", "Blackjack: the strategy card")


def croupier_shows() -> str:
    """What the columns are."""
    return translate("StrategyCard", "the croupier shows")


def small_letters() -> str:
    """What a second letter in a cell means."""
    return translate(
        "StrategyCard",
        "A small letter: with three cards or more, where the large one is not possible any more, do that.",
    )


def rules(draft: Draft) -> list[str]:
    """The options the card was reckoned for, a line each."""
    said = []
    for clause in CLAUSES["blackjack"]:
        if clause.moves:
            answer = clause.told(draft[clause.setting])
            said.append(
                translate("StrategyCard", "{rule}: {answer}").format(rule=clause.name(), answer=answer)
            )
    return said


def worth(edge: float) -> str:
    """What the bank keeps of whoever plays by the card."""
    text = translate(
        "StrategyCard", "Six packs. Played by this card, a box leaves the bank {edge} of its stake."
    )
    return text.format(edge=percent(edge, 3))


def imprint() -> str:
    """The small line at the foot of the page."""
    return f"Casino Qt {__version__}  ·  " + translate(
        "StrategyCard", "reckoned by totals, from a full shoe; play money, no value"
    )


def suggested_name() -> str:
    """A name for the file, without ending."""
    return translate("StrategyCard", "strategy card blackjack", "name of a file")
