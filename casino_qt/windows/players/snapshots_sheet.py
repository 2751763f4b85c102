"""The snapshots of one player, and the way back to one of them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from casino_qt.art import palette
from casino_qt.bank import snapshots
from casino_qt.bank.roster import Player
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.players import words
from casino_qt.windows.players.lines import Lines, LineShelf, paint_board

LINES_SEEN = 6


class SnapshotsSheet(Sheet):
    """Gone for good when it is laid away."""

    return_wanted = Signal(object, object)
    """Path of the profile, and of the snapshot to return to."""

    WIDTH = 600.0

    def __init__(self, window: QWidget, whose: Player) -> None:
        super().__init__(window)
        self._player = whose
        self.snapshots = snapshots.listed(whose.path)
        self.head = Words(self.panel, 15)
        self.lines = Lines(self.panel, 500.0)
        self.shelf = LineShelf(self.lines, min(max(len(self.snapshots), 1), LINES_SEEN), self.panel)
        self.note = Words(self.panel, 13.5, palette.TEXT_2)
        for paragraph in (self.head, self.note):
            paragraph.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.content.addWidget(self.head)
        self.content.addWidget(self.shelf, 0, Qt.AlignmentFlag.AlignHCenter)
        self.content.addWidget(self.note)
        self.row.addStretch(1)
        self.back = self.add_button(Button("primary", self.panel))
        self.close_button = self.add_button(Button("secondary", self.panel))
        self.row.addStretch(1)
        self.shelf.setVisible(bool(self.snapshots))
        self.lines.chosen.connect(lambda _index: self._allow())
        self.lines.taken_up.connect(self._return)
        self.back.clicked.connect(self._return)
        self.close_button.clicked.connect(self.lay_away)
        self.done.connect(self.deleteLater)
        self.retranslate()
        own = [at for at, one in enumerate(self.snapshots) if one.kind != snapshots.RETURN]
        self.lines.set_index(own[0] if own else 0)
        self._allow()

    def first_focus(self) -> QWidget | None:
        """The snapshots, where there are any."""
        return self.lines if self.snapshots else self.close_button

    def _allow(self) -> None:
        index = self.lines.index()
        some = 0 <= index < len(self.snapshots)
        broken = some and self.snapshots[index].purse is None
        reason = "" if some and not broken else self.tr("There is no snapshot to return to.")
        self.back.allow(not reason, reason)

    def _return(self) -> None:
        if self.back.isEnabled():
            snapshot = self.snapshots[self.lines.index()]
            self.lay_away()
            self.return_wanted.emit(self._player.path, snapshot.path)

    def rescaled(self, k: float) -> None:
        """The shelf measures itself in lines."""
        self.shelf.fit(k)

    def paint_panel(self, p: QPainter, r: QRectF) -> None:
        """The cartouche, and in it the board the snapshots stand on."""
        super().paint_panel(p, r)
        if self.snapshots:
            paint_board(p, self.shelf, self, self.k)

    def retranslate(self) -> None:
        """Every text of the sheet."""
        self.title.set_text(self.tr("Snapshots"))
        self.setAccessibleName(self.tr("Snapshots"))
        self.lines.set_name(self.tr("Snapshots"))
        self.lines.show_lines(
            [words.when(one) for one in self.snapshots],
            [words.about_snapshot(one) for one in self.snapshots],
        )
        self.head.setText(
            words.called(self._player.name)
            if self.snapshots
            else self.tr("No snapshot has been made of this player yet.")
        )
        self.note.setText(
            self.tr("What stands now is set aside and stays among these snapshots.")
            if self.snapshots
            else self.tr("The house makes one every day it is open, and one before each upgrade.")
        )
        self.back.say(self.tr("Return to it"), "", self.tr("Purse, tables and book as they were then"))
        self.close_button.say(self.tr("Close"))
        self._allow()
