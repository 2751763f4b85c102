"""The leaves of the introduction to each table: short, in the language of the day, no rule of the options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from casino_qt.windows.commands.keyring import keyring

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Leaf:
    """A heading and a few sentences."""

    heading: str
    text: str


def leaves(table: str) -> tuple[Leaf, ...]:
    """The leaves for `table`, what holds at every table last."""
    return (*_LEAVES[table](), _hands())


def _hands() -> Leaf:
    return Leaf(
        translate("Introduction", "At every table"),
        translate(
            "Introduction",
            "Every button shows its letter, and Space hurries. Esc leads back to the salon; your stakes "
            "stay where they lie. The title in the middle of the rail opens the placard with limits and "
            "rules, {rules} the book of the house with a glossary of all that is called.",
        ).format(rules=keyring.native("anywhere.rules")),
    )


def _trente_et_quarante() -> tuple[Leaf, ...]:
    return (
        Leaf(
            translate("Introduction", "Two rows of cards"),
            translate(
                "Introduction",
                "The croupier lays two rows, noir above and rouge below, each until it counts more than "
                "thirty. The row that counts less wins. Nothing is to be decided once the cards are "
                "coming.",
            ),
        ),
        Leaf(
            translate("Introduction", "Four chances"),
            translate(
                "Introduction",
                "Rouge and noir are bets on a row. Couleur wins when the very first card has the colour "
                "of the winning row, inverse when it has the other. Each pays as much as was laid.",
            ),
        ),
        Leaf(
            translate("Introduction", "The 31 après"),
            translate(
                "Introduction",
                "When both rows make 31 the house takes its due: it lives on that alone. For one in a "
                "hundred of a stake you insure against it: click the mark of the chance on the ribbon, or "
                "press I on its field.",
            ),
        ),
    )


def _roulette() -> tuple[Leaf, ...]:
    return (
        Leaf(
            translate("Introduction", "The wheel"),
            translate(
                "Introduction",
                "Thirty-six numbers, and one zero. Chips are laid until the croupier closes the bets, "
                "also while the ball runs; then the ball decides.",
            ),
        ),
        Leaf(
            translate("Introduction", "The place decides"),
            translate(
                "Introduction",
                "A chip on a number plays the number, on a line both sides of it, on a corner all that "
                "meet there. A winning stake stays and plays again; what it has won lies beside it, and "
                "is yours.",
            ),
        ),
        Leaf(
            translate("Introduction", "Zero, and bets that are said"),
            translate(
                "Introduction",
                "What zero does to colours, even and odd, low and high, is a rule of the house: the "
                "placard has it. Series, neighbours and finales are announced: click the race track, or "
                "press / and say it.",
            ),
        ),
    )


def _trente_et_un() -> tuple[Leaf, ...]:
    return (
        Leaf(
            translate("Introduction", "Among friends"),
            translate(
                "Introduction",
                "No house plays here. One of the company holds the bank, and the others play against it, "
                "each for himself. As a rule the bank goes to the right after each talia, and so comes to "
                "you.",
            ),
        ),
        Leaf(
            translate("Introduction", "Near to 31"),
            translate(
                "Introduction",
                "Everybody is dealt three cards. King, queen and knave count 10, an ace 1 or 11. Buy "
                "cards one by one, or stay. Over 31 you pay at once; more than the banker wins, as much "
                "is paid with cards.",
            ),
        ),
        Leaf(
            translate("Introduction", "Tokens"),
            translate(
                "Introduction",
                "Nothing is laid on the table. All is reckoned in tokens: two for a hand, more for a "
                "dealt 31. Click your cards to look at them, and the pack to buy one.",
            ),
        ),
    )


def _blackjack() -> tuple[Leaf, ...]:
    return (
        Leaf(
            translate("Introduction", "Nearer to 21"),
            translate(
                "Introduction",
                "King, queen and knave count 10, an ace 1 or 11. Nearer to 21 than the croupier wins, "
                "over 21 loses at once. An ace with a ten or a court card, dealt first, pays 3 to 2.",
            ),
        ),
        Leaf(
            translate("Introduction", "Seven boxes"),
            translate(
                "Introduction",
                "At least two boxes must be occupied: play two, or invite guests. Who bets first on a box "
                "decides for it. A chip on the box of a guest rides behind his, whatever he does.",
            ),
        ),
        Leaf(
            translate("Introduction", "Your decisions"),
            translate(
                "Introduction",
                "Take a card, stay, double, split, give up, insure: each is a button with its letter. The "
                "croupier has his second card last, so a blackjack of his shows only when all have "
                "played.",
            ),
        ),
    )


_LEAVES: dict[str, Callable[[], tuple[Leaf, ...]]] = {
    "trente-et-quarante": _trente_et_quarante,
    "roulette": _roulette,
    "trente-et-un": _trente_et_un,
    "blackjack": _blackjack,
}
