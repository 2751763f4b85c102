"""What a practice table has and a real one has not: the tag, the hint, the warning, the book of errors."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QWidget

from casino_qt.bank.errors import ProfileError
from casino_qt.odds.advice.advice import Json, Verdict
from casino_qt.tables.blackjack import Blackjack
from casino_qt.tables.blackjack_sitting import GAME as BLACKJACK
from casino_qt.tables.coach.coach import Coach
from casino_qt.tables.coach.study import Decision
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.kit.button import Button, RailButton
from casino_qt.windows.kit.place import Place
from casino_qt.windows.kit.popover import Card
from casino_qt.windows.kit.spoken import Spoken, said
from casino_qt.windows.practice import words
from casino_qt.windows.practice.errors_sheet import ErrorsSheet
from casino_qt.windows.practice.hints import Hints, hints_for
from casino_qt.windows.practice.sign import PracticeEdge, PracticeTag, edge_height

if TYPE_CHECKING:
    from casino_qt.windows.at_table.table_page import TablePage

TAG_GAP = 16.0  # su between the way back and the tag
CHAPTER = "p"


class Tutor(QObject):
    """Belongs to one page and its controller; made with the page where the house is in practice."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.page = page
        self.tag = PracticeTag(page)
        self.edges = (PracticeEdge(page), PracticeEdge(page))
        self.hint = RailButton("help", page)
        self.book = RailButton("errors", page)
        self.hint.clicked.connect(self.show_hint)
        self.book.clicked.connect(self.show_errors)
        self.icons = (self.hint, self.book)
        self.hints: Hints = hints_for(page.controller, lambda: page.house.settings.card_index)
        """How the hints of this table are written."""
        self.coach = Coach(
            page.controller,
            self.hints.study,
            self._ask,
            lambda: page.house.settings.practice_warning,
            self._hasty,
        )
        self._warning: Spoken | None = None
        self._wanted = False
        self.coach.warned.connect(self._warn)
        self.coach.eased.connect(self._ease)
        self.coach.advised.connect(self._advised)
        self.coach.unadvised.connect(self._unadvised)
        page.controller.happened.connect(self._moved_on)

    def _ask(self, question: Json, then: Callable[[Json], None], otherwise: Callable[[], None]) -> None:
        self.page.house.reckoner.ask("advice", question, then, self, lambda _why: otherwise())

    def _warm(self) -> None:
        """At blackjack some decisions take long the first time: that time is now, before a card is dealt."""
        controller = self.page.controller
        if isinstance(controller, Blackjack):
            question = {"game": BLACKJACK, "rules": controller.options.to_json()}
            self.page.house.reckoner.ask("warm", question, lambda _: None, self)

    def _hasty(self) -> bool:
        """Whether a second press comes before an eye could read; one that goes on and on never counts."""
        closed = self.page.guard.closed
        if closed:
            self.page.guard.changed()
        return closed

    def begin(self) -> None:
        """The person has sat down."""
        try:
            self.coach.begin()
        except ProfileError as problem:
            self.page.controller.failed.emit(problem)
        self._warm()
        if self.page.house.filled_up:
            self.page.house.filled_up = False
            self.page.tell(self.filled_up_words)

    # -- words and places ------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Tag and buttons."""
        self.tag.say(
            self.tr("Practice"), self.tr("Nothing here touches your purse; there are hints and warnings.")
        )
        self.hint.say("", keyring.key("table.hint"), self.tr("Hint: what each play is worth"))
        self.hint.setAccessibleName(self.tr("Hint"))
        self.book.say("", "", self.tr("The book of your errors"))
        self.book.setAccessibleName(self.tr("The book of your errors"))

    def lay_out(self, place: Place) -> None:
        """The tag behind the way back, the stripes along the edges; a warning stays where it is read."""
        page = self.page
        back = page.back.geometry()
        self.tag.lay_out(
            place, (back.right() - place.x0) / place.k + TAG_GAP - self.page.back.beside() / place.k, 26
        )
        foot = page.height() - edge_height(place)
        for edge, y in zip(self.edges, (0, foot), strict=True):
            edge.lay_out(place, page.width(), y)
            edge.raise_()
        if self._warning is not None:
            page.tell(self._warning, stays=True)

    def purse_words(self) -> str:
        """What the purse of this table is called."""
        return self.tr("Practice purse")

    def filled_up_words(self) -> str:
        """The purse has been filled."""
        return self.tr("The practice purse was short: the house has put another 10 000 francs into it.")

    # -- hints -----------------------------------------------------------------------------------------

    def show_hint(self) -> None:
        """What each play is worth now; where that is still being reckoned, as soon as it is known."""
        if self.page.controller.showing:
            self.page.tell(self.page.telling_words())
            return
        if not self.hints.ready(self.coach):
            self._wanted = True
            self.page.tell(lambda: self.tr("That is being reckoned…"))
            return
        self._wanted = False
        if not self.hints.anything(self.coach):
            self.page.tell(lambda: self.hints.nothing() or self.tr("There is nothing to decide now."))
            return
        box = self.hint.geometry()
        self.page.popover.tell(self._card, QPointF(box.center().x(), box.bottom()))

    def _card(self) -> Card:
        how = Button("secondary")
        how.say(self.tr("How this is reckoned"))
        how.clicked.connect(partial(self.page.read_rules, CHAPTER))
        title, sentences, lines = self.hints.card(self.coach)
        return Card(title, sentences, lines, [how])

    def _advised(self) -> None:
        if self._wanted and not self.page.controller.showing and self.hints.ready(self.coach):
            self.show_hint()

    def _unadvised(self) -> None:
        if self._wanted:
            self._wanted = False
            self.page.tell(lambda: self.tr("That cannot be reckoned now."))

    def _moved_on(self, _events: object) -> None:
        """What was asked about is decided: no hint comes after it."""
        self._wanted = False

    # -- warnings --------------------------------------------------------------------------------------

    def _warn(self, dear: tuple[tuple[Decision, Verdict], ...]) -> None:
        """Say what it costs, and let nobody confirm it before it can have been read."""
        verdicts = [verdict for _, verdict in dear]

        def text() -> str:
            places = [self.hints.place(decision) for decision, _ in dear]
            return words.warning(verdicts, places)

        self._warning = text
        self.page.tell(text, stays=True)
        self.page.guard.changed()

    def _ease(self) -> None:
        plate = self.page.plate
        if self._warning is not None and plate.text() == said(self._warning):
            plate.hide()
        self._warning = None

    # -- errors ----------------------------------------------------------------------------------------

    def show_errors(self) -> None:
        """The book, as it is now."""
        open_errors(self.page, self.page)


def open_errors(window: QWidget, page: TablePage) -> None:
    """Lay the book of errors before the person at a table."""
    house = page.house
    sheet = ErrorsSheet(window, house.profile, house.settings.card_index, page.controller.failed.emit)
    sheet.done.connect(sheet.deleteLater)
    sheet.open()
