"""What is said to whom no chips are left, or too few: there is cash, or a new purse, openly advanced."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import francs
from casino_qt.rules.refused import Refused
from casino_qt.windows.at_table.refusals import refusal_text
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.kit.message import Answer, Letter, Message

if TYPE_CHECKING:
    from casino_qt.windows.at_table.table_page import TablePage


SHORT = ("not_enough_money", "price_not_covered", "bank_not_covered")
"""Refusals of who has too few chips."""


@dataclass(frozen=True, slots=True)
class Left:
    """What is left in chips, in the purse and on the table, and the least one needs to play on; centimes."""

    chips: int
    needed: int

    def title(self, nothing: str) -> str:
        """The title of the letter: `nothing` where nothing at all is left."""
        return QCoreApplication.translate("TablePage", "Too few chips are left") if self.chips else nothing

    def before(self, words: str) -> str:
        """The words, and before them what is left, if anything is."""
        if not self.chips:
            return words
        text = QCoreApplication.translate(
            "TablePage", "You have {amount} left in chips; to play on here takes at least {needed}."
        )
        return f"{text.format(amount=francs(self.chips), needed=francs(self.needed))} {words}"


def purse_letter(accept: Callable[[], None], leave: Callable[[], None], left: Left) -> Letter:
    """The letter in the language of the day; `leave` goes back to the salon."""
    translate = QCoreApplication.translate
    advance = translate(
        "TablePage", "The house advances you another 10 000 francs. It is play money and has no value."
    )
    return Letter(
        left.title(translate("TablePage", "The purse is empty")),
        left.before(advance),
        translate("TablePage", "The advance is written into the books like everything else."),
        (
            Answer(translate("TablePage", "Accept"), accept, "primary"),
            Answer(translate("TablePage", "Back to the salon"), leave),
        ),
    )


def cashier_letter(go: Callable[[], None], leave: Callable[[], None], left: Left) -> Letter:
    """For who still has cash: it buys chips at the cashier's desk."""
    translate = QCoreApplication.translate
    return Letter(
        left.title(translate("TablePage", "No chips are left")),
        left.before(translate("TablePage", "The tables play with chips only, and you still have cash.")),
        translate("TablePage", "The cashier changes it for chips."),
        (
            Answer(translate("TablePage", "To the cashier"), go, "primary"),
            Answer(translate("TablePage", "Back to the salon"), leave),
        ),
    )


class PurseOffer:
    """Looks after the purse of who sits at a table. `came_with`: what is nothing won there, in centimes."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._letter: Message | None = None
        self.came_with = page.controller.purse + page.controller.in_play

    def look(self) -> bool:
        """Offer a new purse to whom nothing is left, send who has cash to the cashier; whether it was so."""
        page, controller = self._page, self._page.controller
        if controller.needs_new_purse():
            self.offer()
            return True
        if page.tutor is None and controller.needs_chips():
            go, leave = page.cashier_wanted.emit, page.left.emit
            self._open("to the cashier", lambda: cashier_letter(go, leave, self._left()))
            return True
        return False

    def offer(self) -> None:
        """The house advances a new purse; in practice it asks nobody."""
        page = self._page
        if self._letter is None and page.tutor is not None:
            self._accept()
            page.tell(page.tutor.filled_up_words)
        else:
            self._open("new purse", lambda: purse_letter(self._accept, page.left.emit, self._left()))

    def _left(self) -> Left:
        controller = self._page.controller
        return Left(controller.purse + controller.in_play, controller.minimum)

    def _open(self, name: str, write: Callable[[], Letter]) -> None:
        if self._letter is None:
            self._letter = Message(self._page, write)
            self._letter.setObjectName(name)
            self._letter.done.connect(self._answered)
            self._letter.open()

    def _answered(self) -> None:
        self._letter = None

    def _accept(self) -> None:
        self.take(self._page.controller.new_purse)

    def take(self, change: Callable[[], None]) -> None:
        """Do what changes the purse; what it brings is nothing won."""
        before = self._page.controller.purse
        change()
        self.came_with += self._page.controller.purse - before

    def refusal(self, refused: Refused) -> str:
        """Why a bet is refused; who has cash is told what it is good for."""
        page, why = self._page, refusal_text(refused)
        if refused.code not in SHORT or page.tutor is not None or not page.house.cash():
            return why
        more = QCoreApplication.translate("TablePage", "Your cash buys chips at the cashier's ({key}).")
        return f"{why} {more.format(key=keyring.native('anywhere.cashier'))}"
