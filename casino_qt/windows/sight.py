"""At a table that may be larger than its window: what is said or asked is seen where one looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QRegion

from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.popover import Card
from casino_qt.windows.kit.seen import seen

if TYPE_CHECKING:
    from casino_qt.windows.table_page import TablePage

PLATE, OVER_LINE = 794.0, 12.0  # su: middle of the plate from the top; over the line about a bet
ABOVE_PILE, BELOW_PILE = QPointF(0, 44), 48.0  # su: a pile with its tag, from its middle


class Sight:
    """The eyes of the person at one page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._asked: tuple[QRectF | None, object] = None, None

    def keep(self) -> None:
        """Another part of the page is seen: whatever lies over it follows."""
        page = self._page
        page.view.show_within(seen(page))
        page.teller.keep_in_sight()
        page.asking.line.keep_in_sight()

    def plate_at(self) -> QPointF:
        """The middle of the brass plate, in logical pixels of the page: over what is told of a bet."""
        page, line = self._page, self._page.asking.line
        place = page.place()
        at = place.point(page.told_about(place), PLATE)
        if line.isVisible() and line.geometry().contains(at.toPoint()):
            at.setY(line.y() - OVER_LINE * place.k)
        return at

    def show_question(self) -> None:
        """Something else is asked now: bring the answers whole into sight, and with them what it is about."""
        page = self._page
        asks = page.choosing() and not page.controller.showing
        asked = (page.scene.asked_at(), page.asks()) if asks else (None, None)
        if asked == self._asked:
            return
        self._asked = asked
        if asked[0] is not None:
            page.scene.happens_at.emit(asked[0])
        if asked != (None, None):
            answers = QRegion()
            for choice in page.choices:
                if choice.isVisibleTo(page):
                    answers += choice.geometry()
            box = answers.boundingRect().translated(-page.view.pos())
            page.scene.happens_at.emit(page.view.mapToScene(box).boundingRect())

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
