"""At a table that may be larger than its window: what is said or asked is seen where one looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF

from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.ledge import AIR, Ledge, clear
from casino_qt.windows.kit.popover import Card
from casino_qt.windows.kit.seen import seen

if TYPE_CHECKING:
    from casino_qt.windows.at_table.table_page import TablePage

PLATE, OVER_LINE = 788.0, 12.0  # su: middle of the plate from the top; over the line about a bet
FROM_EDGE = 2.0  # su from the ledge of the answers to the end of what is seen
ABOVE_PILE, BELOW_PILE = QPointF(0, 44), 48.0  # su: a pile with its tag, from its middle


class Sight:
    """The eyes of the person at one page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._asked: tuple[QRectF | None, object] = None, None
        self._ledge = Ledge(page)  # over the cloth, under the buttons that are made later
        self._docked = QPoint()  # how far the answers stand from their places on the console
        self._raised = False

    def keep(self) -> None:
        """Another part of the page is seen: whatever lies over it follows."""
        page = self._page
        self.dock()
        page.view.show_within(clear(page))
        page.plate.keep_in_sight()
        page.teller.keep_in_sight()
        page.asking.line.keep_in_sight()

    def dock(self, *, laid: bool = False) -> None:
        """Where the page is larger than the window let the answers stand in its corner, whatever is seen.

        So they are whole in sight with any hand, and lie still in the window while the page moves under it.
        `laid`: they stand on the console now.
        """
        page = self._page
        if laid:
            self._docked = QPoint()
        shown = [choice for choice in page.choices if choice.isVisibleTo(page)]
        if not shown:
            self._ledge.hide()
            return
        home = QRect()
        for choice in shown:
            home |= choice.geometry().translated(-self._docked)
        shown_of_page, k = seen(page), page.scale()
        if shown_of_page == page.rect():
            self._ledge.hide()
            way, raised = QPoint(), False
        else:
            edge = round((AIR + FROM_EDGE) * k)
            way = shown_of_page.bottomRight() - QPoint(edge, edge) - home.bottomRight()
            raised = page.bankroll.geometry().intersects(home.translated(way))
            if raised:  # the amounts stay to be read
                way.setY(page.bankroll.y() - edge - home.bottom())
            self._ledge.lie_under(home.translated(way), k)
        if raised != self._raised:
            self._raised = raised
            page.guard.changed(keys=False)  # they leap away from under the pointer
        for choice in shown:
            choice.move(choice.pos() + way - self._docked)
        self._docked = way

    def plate_at(self) -> QPointF:
        """The middle of the brass plate, in logical pixels of the page: over what is told of a bet."""
        page, line = self._page, self._page.asking.line
        place = page.place()
        at = place.point(page.told_about(place), PLATE)
        if line.isVisible() and line.geometry().contains(at.toPoint()):
            at.setY(line.y() - OVER_LINE * place.k)
        return at

    def show_question(self) -> None:
        """Something else is asked now: bring what it is about into sight; the answers stand there."""
        page = self._page
        asks = page.choosing() and not page.controller.showing
        asked = (page.scene.asked_at(), page.asks()) if asks else (None, None)
        if asked == self._asked:
            return
        self._asked = asked
        for about in page.asked_about(asked[0]):
            page.scene.happens_at.emit(about)

    def show_why(self, about: Any) -> bool:
        """Explain a payment beside its place on the cloth; False where nothing was decided there."""
        page = self._page
        explanation, where = page.explained(about)
        if explanation is None:
            return False

        def write() -> Card:
            now = page.explained(about)[0] or explanation
            rules = Button("secondary")
            words = QCoreApplication.translate("TablePage", "House rules {section}")
            rules.say(words.format(section=now.section))
            rules.clicked.connect(lambda: page.read_rules(now.section))
            return Card(now.title, now.sentences, now.lines, [rules])

        at = (where - ABOVE_PILE) * page.scene.unit()
        where = QPointF(page.view.mapTo(page, page.view.mapFromScene(at)))
        page.popover.tell(write, where, ABOVE_PILE.y() + BELOW_PILE)
        return True
