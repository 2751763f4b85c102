"""The sheet of the settings: the list of its pages, and the page that is open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar, cast

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from casino_qt.settings import Settings
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.contents import Index
from casino_qt.windows.kit.label import POPOVER_TITLE, Label
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.settings.page import SettingsPage
from casino_qt.windows.settings.pages import PAGES

if TYPE_CHECKING:
    from casino_qt.windows.house import House

UNDER_HEADING = 18.0  # su from the name of a page to its first row, a line between them
Page = TypeVar("Page", bound=SettingsPage)


class SettingsSheet(Sheet):
    """Every option is stored the moment it is taken; there is nothing to confirm.

    A page is made when it is first turned to; a table opens its own.
    """

    WIDTH = 1080.0
    TOGGLE = "anywhere.settings"
    BETWEEN = 34.0  # su from the list to the page

    house_rules_wanted = Signal(str)
    """The options of this table."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._settings = settings
        self._house: House | None = None
        self._table = ""
        self._made: dict[type[SettingsPage], SettingsPage] = {}
        self.pages = Index(self.panel)
        self._spread = QHBoxLayout()
        self._spread.addWidget(self.pages, 0, Qt.AlignmentFlag.AlignTop)
        self.heading = Label(POPOVER_TITLE, self.panel)
        self._leaf = QWidget(self.panel)
        self._column = QVBoxLayout()
        self._column.addWidget(self.heading)
        self._column.addWidget(self._leaf)
        self._column.addStretch(1)
        self._spread.addLayout(self._column, 1)
        self.content.addLayout(self._spread, 1)
        self.close_button = self.add_button(Button("primary", self.panel))
        self.row.insertStretch(0, 1)
        self.row.addStretch(1)
        self.pages.chosen.connect(lambda index: self.turn_to(PAGES[index]))
        self.close_button.clicked.connect(self.lay_away)
        settings.changed.connect(self._refresh)
        self.retranslate()
        self.turn_to(PAGES[0])

    def page(self, kind: type[Page]) -> Page:
        """The page of that kind, made where nobody has turned to it yet."""
        found = self._made.get(kind)
        if found is None:
            found = self._made[kind] = kind(self._settings, self.panel)
            found.hide()
            found.meet_house(self._house)
            found.meet_table(self._table)
            found.house_rules_wanted.connect(self._open_house_rules)
            found.resized.connect(self._fit_again)
            found.retranslate()
        return cast(Page, found)

    def meet_house(self, house: House | None) -> None:
        """Whose settings they are: pages may ask what there is on this machine."""
        if house is not self._house:
            self._house = house
            for page in self._made.values():
                page.meet_house(house)

    def meet_table(self, table: str) -> None:
        """At which table the person sits who opens them; "": at none."""
        self._table = table
        for page in self._made.values():
            page.meet_table(table)

    def turn_to(self, kind: type[SettingsPage]) -> None:
        """Show the page of that kind."""
        page, before = self.page(kind), self._leaf
        self.pages.set_index(PAGES.index(kind))
        self.heading.set_text(kind.title())
        if page is not before:
            before.hide()
            at = self._column.indexOf(before)
            self._column.removeWidget(before)
            self._column.insertWidget(at, page)
            page.show()
            self._leaf = page
        if not self.isHidden():
            self.fit()

    def turn_to_key(self, key: str) -> None:
        """Show the page asked for by `key`, such as the name of a table; the first where there is none."""
        self.turn_to(next((kind for kind in PAGES if key == kind.KEY), PAGES[0]))

    def _fit_again(self) -> None:
        if not self.isHidden():
            self.fit()

    def _open_house_rules(self, table: str) -> None:
        self.lay_away()
        self.house_rules_wanted.emit(table)

    def _refresh(self) -> None:
        for page in self._made.values():
            page.refresh()

    def first_focus(self) -> QWidget | None:
        """The list of pages."""
        return self.pages

    def tab_stops(self) -> Sequence[QWidget]:
        """The list, the page, the button at the foot."""
        page = self._leaf.in_order() if isinstance(self._leaf, SettingsPage) else []
        return (self.pages, *page, self.close_button)

    def rescaled(self, k: float) -> None:
        """Lay the open page out in the width that is left beside the list."""
        between = round(self.BETWEEN * k)
        self._spread.setSpacing(between)
        self._column.setSpacing(round(UNDER_HEADING * k))
        self.heading.setContentsMargins(round(faces.ROOM * k), 0, 0, 0)  # where the words of the page begin
        wide = min(round(self.WIDTH * k), self.width() - 2 * round(24 * k)) - 2 * round(self.PADDING * k)
        if isinstance(self._leaf, SettingsPage):
            self._leaf.lay_out(k, wide - between - self.pages.sizeHint().width())

    def paint_panel(self, p: QPainter, r: QRectF) -> None:
        """The cartouche, a line between list and page, another under the heading."""
        super().paint_panel(p, r)
        k, corner = self.k, self.panel.pos()
        head = QRectF(self.heading.geometry()).translated(QPointF(corner))
        room, foot = faces.ROOM * k, self.close_button.geometry().top() + corner.y()
        left, under = head.left() - self.BETWEEN * k / 2, head.bottom() + UNDER_HEADING * k / 2
        faces.line(p, QPointF(left, head.top()), QPointF(left, foot - room), k, 0.4)
        faces.line(p, QPointF(head.left() + room, under), QPointF(head.right() - room, under), k, 0.4)

    def least_height(self) -> int:
        """As high as the longest of the usual pages: the sheet does not jump when a page is turned."""
        return round(490 * self.k)

    def retranslate(self) -> None:
        """Names of the pages, and all that stands on them."""
        self.title.set_text(self.tr("Settings"))
        self.setAccessibleName(self.tr("Settings"))
        self.pages.set_texts([kind.title() for kind in PAGES])
        self.heading.set_text(PAGES[self.pages.index()].title())
        self.pages.set_name(self.tr("Page"))
        for page in self._made.values():
            page.retranslate()
        self.close_button.say(self.tr("Done"))
