"""What the pages of the cloths share: a line on which bets are announced in words."""

from __future__ import annotations

from PySide6.QtCore import Qt

from casino_qt.scenes.spot import TableSpot
from casino_qt.tables.typed_bets import Misunderstood
from casino_qt.windows.at_table.betting_page import BettingPage
from casino_qt.windows.at_table.typed_line import TypedLine
from casino_qt.windows.kit.place import Place
from casino_qt.windows.kit.spoken import Spoken


class ClothPage(BettingPage):
    """One table where stakes lie on the cloth until they are taken, and may be announced."""

    def say_aloud(self, text: str) -> Misunderstood | None:
        """Do what the person announces; what is not understood comes back."""
        raise NotImplementedError

    def make_line(self) -> TypedLine:
        """The line for announced bets."""
        return TypedLine(self, self.say_aloud)

    def lay_out_line(self, place: Place) -> None:
        """Put the line for announced bets in its place."""
        self.typed.lay_out(place, place.pick(672, 730))

    def _build(self) -> None:
        super()._build()
        self.typed = self.make_line()
        self.typed.stackUnder(self.plate)

    def _connect(self) -> None:
        super()._connect()
        self.typed.closed.connect(lambda: self.view.setFocus(Qt.FocusReason.OtherFocusReason))
        self.scene.focus_moved.connect(self._keyboard_moved)
        self.controller.undo_stack.indexChanged.connect(self.typed.follow)

    def _keyboard_moved(self, spot: TableSpot | None) -> None:
        if spot is not None and self.view.hasFocus():
            self.typed.make_way(spot.group)

    def close_table(self) -> None:
        """Leave; nobody listens any more."""
        super().close_table()
        self.typed.close_line()

    def fit(self) -> None:
        """The line lies where the window has it."""
        super().fit()
        self.lay_out_line(self._place)

    def toggle_typed_line(self) -> None:
        """Open the line for announced bets, or put it away."""
        if self.typed.listening():
            self.typed.close_line()
        else:
            self.plate.hide()
            self.typed.open()

    def tell(self, text: Spoken, *, stays: bool = False) -> None:
        """Say one short thing: under the typed line when it is open, else where every page says it."""
        if self.typed.listening():
            self.teller.remember(text)
            self.typed.answer(text)
        else:
            super().tell(text, stays=stays)
