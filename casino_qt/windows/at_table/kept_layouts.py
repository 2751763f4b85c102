"""Layouts kept under a name: lay one again, keep what lies now, forget one."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from casino_qt.art import lettering
from casino_qt.bank.layouts import LONGEST_NAME
from casino_qt.money_text import francs
from casino_qt.tables.roulette import Roulette
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import Button, RailButton
from casino_qt.windows.kit.entry import Entry
from casino_qt.windows.kit.label import FIELD, NOTE, Label
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.popover import Popover
from casino_qt.windows.kit.shelf import Shelf

NAME_ROOM = 190.0  # su of a name; a longer one goes on in a next line, or the card grew over the whole table
ROWS_SEEN = 5  # more are scrolled to


class KeptLayouts(Popover):
    """A card below its sign on the rail. What it lays, keeps and forgets is the controller's doing."""

    WIDTH = 500.0

    def __init__(self, window: QWidget, controller: Roulette) -> None:
        super().__init__(window)
        self.controller = controller
        self.shelf = Shelf(self.panel)
        self.empty = Label(NOTE, self.panel, "c")
        self.name = Entry(self.panel, LONGEST_NAME)
        self.keep = Button("primary", self.panel)
        keeping = QHBoxLayout()
        keeping.addWidget(self.name, 1)
        keeping.addWidget(self.keep)
        self.content.addWidget(self.empty)
        self.content.addWidget(self.shelf)
        self.content.addLayout(keeping)
        self.rows: list[tuple[str, Button, RailButton]] = []
        self._titles: list[Words] = []
        self.keep.clicked.connect(self._keep)
        self.name.returnPressed.connect(self._keep)
        self.name.textChanged.connect(self._allow)
        self.retranslate()

    def show_at(self, at: QPointF) -> None:
        """Open below `at` (logical pixels of the window) with what is kept now. Raises ProfileError."""
        self.point_at(at)
        self.name.clear()
        self._list_anew()
        self.open()

    def first_focus(self) -> QWidget | None:
        """The first layout, else the name of one to come."""
        return self.rows[0][1] if self.rows else self.name

    # -- what is kept ------------------------------------------------------------------------------------

    def _list_anew(self) -> None:
        """One row for each layout: its name, what it costs, lay it, forget it."""
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 1)
        self.rows.clear()
        self._titles.clear()
        for row, (name, stakes) in enumerate(self.controller.layouts().items()):
            title, cost = Words(inside, FIELD.px), Label(NOTE, inside, "r")
            title.setWordWrap(False)  # its lines are made here
            title.setText(
                "\n".join(lettering.broken(name, faces.ui_font(1.0, FIELD.px, weight=400), NAME_ROOM))
            )
            title.setAccessibleName(name)
            cost.set_text(francs(sum(stakes.values())))
            lay, forget = Button("secondary", inside), RailButton("clear", inside)
            lay.least_width = 90.0
            lay.clicked.connect(partial(self._lay, name))
            forget.clicked.connect(partial(self._forget, name))
            for column, widget in enumerate((title, cost, lay, forget)):
                grid.addWidget(widget, row, column)
            self.rows.append((name, lay, forget))
            self._titles.append(title)
        self.shelf.setWidget(inside)
        self.shelf.setVisible(bool(self.rows))
        self.empty.setVisible(not self.rows)
        self._name_rows()
        self._allow()

    def _name_rows(self) -> None:
        for name, lay, forget in self.rows:
            lay.say(self.tr("Lay"), "", self.tr("Lay what this layout has and the cloth lacks"))
            lay.setAccessibleName(self.tr("Lay the layout {name}").format(name=name))
            forget.say("", "", self.tr("Forget this layout"))
            forget.setAccessibleName(self.tr("Forget the layout {name}").format(name=name))

    def _lay(self, name: str, _checked: bool = False) -> None:
        self.lay_away()
        self.controller.lay_layout(name)

    def _forget(self, name: str, _checked: bool = False) -> None:
        self.controller.drop_layout(name)
        self._list_anew()
        self.fit()
        first = self.first_focus()
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self) -> None:
        name = self._wanted_name()
        if name and self.keep.isEnabled() and self.controller.keep_layout(name):
            self.name.clear()
            self._list_anew()
            self.fit()

    def _wanted_name(self) -> str:
        return " ".join(self.name.text().split())

    def _allow(self, _text: str = "") -> None:
        """Keeping needs a name, and something that lies."""
        lies = bool(self.controller.to_double())
        reason = self.tr("Give it a name first.") if lies else self.tr("No stake lies on the cloth.")
        self.keep.allow(lies and self._wanted_name().isprintable() and bool(self._wanted_name()), reason)

    # -- shape and words ---------------------------------------------------------------------------------

    def rescaled(self, k: float) -> None:
        """As many rows as are seen at a time."""
        super().rescaled(k)
        inside = self.shelf.widget()
        if inside is None or not self.rows:
            return
        side = round((RailButton.SIDE + 2 * faces.ROOM) * k)
        for _, _, forget in self.rows:
            forget.setFixedSize(side, side)
        for title in self._titles:  # a name begins where the plate of the field does
            title.setContentsMargins(round(faces.ROOM * k), 0, 0, 0)
        grid = inside.layout()
        if isinstance(grid, QGridLayout):
            grid.setHorizontalSpacing(round(8 * k))
            grid.activate()
        high = inside.sizeHint().height() / len(self.rows) * min(len(self.rows), ROWS_SEEN)
        self.shelf.setFixedHeight(round(high) + 1)
        self.shelf.setMinimumWidth(inside.sizeHint().width() + round(12 * k))

    def retranslate(self) -> None:
        """Every text of the card."""
        self.title.set_text(self.tr("Kept layouts"))
        self.setAccessibleName(self.tr("Kept layouts"))
        self.empty.set_text(self.tr("No layout has been kept yet."))
        self.name.setPlaceholderText(self.tr("Name of what lies now"))
        self.name.setAccessibleName(self.tr("Name of what lies now"))
        self.keep.say(self.tr("Keep"), "", self.tr("Keep the stakes that lie now under this name"))
        self._name_rows()
        self._allow()
