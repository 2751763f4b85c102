"""The board of players: who there is, what is in the purses, and what can be done with whom."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from casino_qt.art import palette
from casino_qt.bank import roster
from casino_qt.bank.roster import Player
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.explained_sheet import ExplainedSheet
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.spoken import Spoken, said
from casino_qt.windows.players import words
from casino_qt.windows.players.lines import BAR_ROOM, Lines, LineShelf, paint_board
from casino_qt.windows.staff.errand import Errand

if TYPE_CHECKING:
    from casino_qt.windows.house import House

LINES_SEEN = 6


class PlayersBoard(ExplainedSheet):
    """What is seen of the sheet of players. `house_now` gives the house, if its profile is there; `folder` is
    where the players' files lie. While the errand is out, nothing else can be begun."""

    WIDTH = 760.0
    SECTION = "0.10"

    def __init__(self, window: QWidget, house_now: Callable[[], House | None], folder: Path) -> None:
        super().__init__(window)
        self._house_now = house_now
        self._folder = folder
        self._errand = Errand(self)
        self._news: Spoken = ""
        self.players: list[Player] = []
        self.lines = Lines(self.panel)
        self.shelf = LineShelf(self.lines, LINES_SEEN, self.panel)
        self.news = Words(self.panel, 15)
        self.note = Words(self.panel, 13.5, palette.TEXT_2)
        for paragraph in (self.news, self.note):
            paragraph.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.new, self.bring = (Button("secondary", self.panel) for _ in range(2))
        self.call, self.double, self.older, self.export, self.delete = (
            Button("secondary", self.panel) for _ in range(5)
        )
        self._lay()
        self.row.addStretch(1)
        self.play = self.add_button(Button("primary", self.panel))
        self.close_button = self.add_button(Button("secondary", self.panel))
        self.row.addStretch(1)
        self.lines.chosen.connect(lambda _index: self._allow())
        self.close_button.clicked.connect(self.lay_away)
        self.retranslate()

    def _lay(self) -> None:
        self._halves = halves = QHBoxLayout()
        left, right, under = QVBoxLayout(), QVBoxLayout(), QHBoxLayout()
        for layout in (halves, left, under, right):
            layout.setSpacing(0)
        self._board = QVBoxLayout()
        self._board.addWidget(self.shelf)
        left.addLayout(self._board)
        left.addStretch(1)
        for button in (self.new, self.bring):
            under.addWidget(button)
        left.addLayout(under)
        for button in (self.call, self.double, self.older, self.export, self.delete):
            right.addWidget(button)
        right.addStretch(1)
        halves.addLayout(left, 1)
        halves.addLayout(right)
        self.content.addLayout(halves)
        self.content.addWidget(self.news)
        self.content.addWidget(self.note)

    # -- who is there ------------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the players as their files are now, who plays now marked; what was answered last is over."""
        self._tell("")
        self._read(None)
        super().open()

    def first_focus(self) -> QWidget | None:
        """The players: arrows walk at once."""
        return self.lines

    def lay_away(self) -> None:
        """Not while something is done with a file: it comes to an end first."""
        if not self._errand.busy:
            super().lay_away()

    def playing(self) -> Path | None:
        """The profile of who plays now."""
        house = self._house_now()
        return None if house is None else house.profile.path

    def _read(self, chosen: Path | None) -> None:
        """Everything as it is on the disk; `chosen`: the line that is taken, left out: who plays now."""
        now = self.playing()
        files = roster.paths(self._folder)
        if now is not None:
            files = [now if Path(os.path.realpath(path)) == now else path for path in files]
            if now not in files:
                files.insert(0, now)  # named on the command line, it may lie anywhere
        self.players = [self._look(path) for path in files]
        wanted = chosen or now
        index = files.index(wanted) if wanted in files else 0
        self._say_lines()
        self.lines.set_index(min(index, len(files) - 1))
        self._allow()
        if not self.isHidden():
            self.fit()

    def _look(self, path: Path) -> Player:
        house = self._house_now()
        if house is None or house.profile.path != path:
            return roster.look(path)
        return Player(path, house.profile.name(), house.profile.purse())

    def _say_lines(self) -> None:
        now = self.playing()
        files = [one.path for one in self.players]
        notes = [words.about(one, playing=one.path == now) for one in self.players]
        names = [words.title(one) for one in self.players]
        self.lines.show_lines(names, notes, files.index(now) if now in files else -1)

    def chosen(self) -> Player | None:
        """The player whose line is taken."""
        index = self.lines.index()
        return self.players[index] if 0 <= index < len(self.players) else None

    def _others(self, but: Player | None = None) -> list[str]:
        return [one.name for one in self.players if one.name and one is not but]

    def _allow(self) -> None:
        """What can be done with the player whose line is taken."""
        one, busy = self.chosen(), self._errand.busy
        wait = self.tr("One moment…") if busy else ""
        nobody = wait or ("" if one is not None else self.tr("There is no player yet."))
        broken = self.tr("This file cannot be opened.") if one is not None and one.problem else ""
        playing = one is not None and one.path == self.playing()
        house = self._house_now()
        unread = playing and house is not None and house.auditor is not None and house.auditor.busy
        reading = self.tr("This profile is still being read through.") if unread else ""
        reasons = {
            self.play: nobody,
            self.call: nobody or broken or reading,
            self.double: nobody or broken or reading,
            self.export: nobody or broken or reading,
            self.older: nobody or reading,
            self.delete: nobody or (self.tr("Who plays now cannot be deleted.") if playing else ""),
            self.new: wait,
            self.bring: wait,
            self.close_button: wait,
        }
        for button, reason in reasons.items():
            button.allow(not reason, reason)
        self.lines.setEnabled(not busy)

    def _tell(self, news: Spoken) -> None:
        self._news = news
        self.news.setText(said(news))
        self.news.setAccessibleName(said(news))
        self.news.setVisible(bool(said(news)))
        if not self.isHidden():
            self.fit()

    def waiting(self) -> bool:
        """Whether something is being done with a file."""
        return self._errand.busy

    # -- shape and words ---------------------------------------------------------------------------------

    def rescaled(self, k: float) -> None:
        """The shelf measures itself in lines; its board keeps clear of the buttons."""
        self.shelf.fit(k)
        self._halves.setSpacing(round(10 * k))
        # The board ends where the plates under it and beside it do, and these have room for their rings.
        room = round(faces.ROOM * k)
        self._board.setContentsMargins(room, room, room + round(BAR_ROOM * k), 0)

    def paint_panel(self, p: QPainter, r: QRectF) -> None:
        """The cartouche, and in it the board the players stand on."""
        super().paint_panel(p, r)
        paint_board(p, self.shelf, self, self.k)

    def retranslate(self) -> None:
        """Every text of the sheet."""
        self.title.set_text(self.tr("Players"))
        self.setAccessibleName(self.tr("Players"))
        self.lines.set_name(self.tr("Players"))
        self._say_lines()
        self.new.say(self.tr("New player…"), "", self.tr("A purse of 10 000 francs for somebody else"))
        self.bring.say(self.tr("Import…"), "", self.tr("Take in the copy of a player from a file"))
        self.call.say(self.tr("Rename…"))
        self.double.say(self.tr("Duplicate…"), "", self.tr("A second player who owns the same"))
        self.older.say(self.tr("Snapshots…"), "", self.tr("Go back to an earlier day"))
        self.export.say(self.tr("Export…"), "", self.tr("Purse, tables and book as one file"))
        self.delete.say(self.tr("Delete…"))
        self.play.say(self.tr("Play"), "", self.tr("Sit down with the purse of this player"))
        self.close_button.say(self.tr("Close"))
        self.note.setText(self.tr("Each player has a purse, tables, a book and a practice purse."))
        self._tell(self._news)
        self._allow()
