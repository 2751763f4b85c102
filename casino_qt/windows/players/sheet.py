"""The sheet of players: who plays, and what can be done with a player's file."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QFile, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from casino_qt.art import palette
from casino_qt.bank import roster
from casino_qt.bank.errors import ProfileError
from casino_qt.bank.roster import SUFFIX, Player
from casino_qt.windows.errand import Errand
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.message import Answer, Letter, Message
from casino_qt.windows.kit.sheet import Sheet, Words
from casino_qt.windows.kit.spoken import Spoken, said
from casino_qt.windows.players import words
from casino_qt.windows.players.lines import Lines, Shelf, paint_board
from casino_qt.windows.players.name_sheet import NameSheet
from casino_qt.windows.players.snapshots_sheet import SnapshotsSheet

if TYPE_CHECKING:
    from casino_qt.windows.house import House

LINES_SEEN = 6
SECTION = "0.10"
"""Where the book of house rules tells of players."""
T = TypeVar("T")


def throw_away(path: Path) -> bool:
    """Move a folder to the system's trash; False where there is none."""
    moved = QFile.moveToTrash(str(path))
    return bool(moved[0] if isinstance(moved, tuple) else moved)


class PlayersSheet(Sheet):
    """`house_now` gives the house, if its profile is there; `folder` is where the players' files lie.

    Files are worked on beside the window, one thing at a time. Where files are chosen and thrown away is
    handed in by tests; left out: the system's dialogs and its trash.
    """

    play_wanted = Signal(object)
    """Path of the profile of who wants to play."""
    return_wanted = Signal(object, object)
    """Path of a profile, and of the snapshot to return to."""
    help_wanted = Signal(str)
    """Section of the house rules."""
    renamed = Signal()
    """Who plays now is called otherwise."""

    WIDTH = 760.0

    def __init__(
        self,
        window: QWidget,
        house_now: Callable[[], House | None],
        folder: Path,
        *,
        save_as: Callable[[str, str], str] | None = None,
        open_one: Callable[[str], str] | None = None,
        throw: Callable[[Path], bool] = throw_away,
    ) -> None:
        super().__init__(window)
        self._house_now = house_now
        self._folder = folder
        self._save_as = save_as or self._ask_save_as
        self._open_one = open_one or self._ask_open
        self._throw = throw
        self._errand = Errand(self)
        self._news: Spoken = ""
        self.players: list[Player] = []
        self.lines = Lines(self.panel)
        self.shelf = Shelf(self.lines, LINES_SEEN, self.panel)
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
        self._connect()
        self.retranslate()

    def _lay(self) -> None:
        halves, left, under = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        right = QVBoxLayout()
        for layout in (halves, left, under, right):
            layout.setSpacing(0)
        left.addWidget(self.shelf)
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

    def _connect(self) -> None:
        self.lines.chosen.connect(lambda _index: self._allow())
        self.lines.taken_up.connect(self._play)
        self.play.clicked.connect(self._play)
        self.new.clicked.connect(self._new)
        self.bring.clicked.connect(self._import)
        self.call.clicked.connect(self._rename)
        self.double.clicked.connect(self._duplicate)
        self.older.clicked.connect(self._snapshots)
        self.export.clicked.connect(self._export)
        self.delete.clicked.connect(self._ask_to_delete)
        self.close_button.clicked.connect(self.lay_away)

    # -- who is there ------------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the players as their files are now, who plays now marked."""
        self._news = ""
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
        if now is not None and now not in files:
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

    # -- what the person does ----------------------------------------------------------------------------

    def _play(self) -> None:
        one = self.chosen()
        if one is None or self._errand.busy:
            return
        self.lay_away()
        if one.path != self.playing():
            self.play_wanted.emit(one.path)

    def _new(self) -> None:
        def make(name: str) -> None:
            self._do(lambda: roster.create(self._folder, name), self._came)

        says = (lambda: self.tr("A new player"), lambda: self.tr("Create"))
        NameSheet(self, says, make, self._others()).open()

    def _came(self, path: Path) -> None:
        """A new file has come: its line is taken."""
        self._read(path)
        one = self.chosen()
        name = "" if one is None else one.name
        self._tell(lambda: self.tr("{name} has come in.").format(name=words.short(name)))

    def _rename(self) -> None:
        one = self.chosen()
        if one is None:
            return

        def call(name: str) -> None:
            house = self._house_now()
            if house is not None and one.path == house.profile.path:
                try:
                    house.profile.rename(name)
                except ProfileError as problem:
                    self._failed(problem)
                    return
                self.renamed.emit()
                self._read(one.path)
                return
            self._do(lambda: roster.rename(one.path, name), lambda _: self._read(one.path))

        says = (lambda: self.tr("Another name"), lambda: self.tr("Rename"))
        NameSheet(self, says, call, self._others(one), one.name).open()

    def _duplicate(self) -> None:
        one = self.chosen()
        if one is None:
            return

        def make(name: str) -> None:
            self._do(lambda: roster.duplicate(self._folder, one.path, name), self._came)

        says = (lambda: self.tr("A second one like this"), lambda: self.tr("Duplicate"))
        proposed = roster.unused(words.called(one.name), self._others())
        NameSheet(self, says, make, self._others(), proposed).open()

    def _snapshots(self) -> None:
        one = self.chosen()
        if one is not None:
            sheet = SnapshotsSheet(self, one)
            sheet.return_wanted.connect(self._return)
            sheet.open()

    def _return(self, path: Path, snapshot: Path) -> None:
        self.lay_away()
        self.return_wanted.emit(path, snapshot)

    # -- out of the house and into it --------------------------------------------------------------------

    def _ask_save_as(self, title: str, name: str) -> str:
        return QFileDialog.getSaveFileName(self._window, title, name, f"*{SUFFIX}")[0]

    def _ask_open(self, title: str) -> str:
        return QFileDialog.getOpenFileName(self._window, title, "", f"*{SUFFIX};;*")[0]

    def _export(self) -> None:
        one = self.chosen()
        if one is None:
            return
        safe = "".join(char for char in one.name if char.isalnum() or char in " -_").strip() or roster.FIRST
        chosen = self._save_as(self.tr("Export"), safe + SUFFIX)
        if not chosen:
            return
        target = Path(chosen)
        if target.suffix.lower() != SUFFIX:
            target = target.with_name(target.name + SUFFIX)
        house = (self._folder, *(each.path for each in self.players))
        self._do(
            lambda: roster.export(one.path, target, house),
            lambda _: self._tell(lambda: self.tr("Saved as {file}.").format(file=target.name)),
        )

    def _import(self) -> None:
        chosen = self._open_one(self.tr("Import"))
        if chosen:
            others, guest = self._others(), words.called("")
            self._do(
                lambda: roster.accept(
                    self._folder, Path(chosen), lambda name: roster.unused(name or guest, others)
                ),
                self._came,
            )

    def _ask_to_delete(self) -> None:
        one = self.chosen()
        if one is None:
            return

        def write() -> Letter:
            return Letter(
                self.tr("Delete {name}?").format(name=words.short(words.title(one))),
                self.tr("Purse, tables, practice and snapshots go to the trash."),
                self.tr("Where there is no trash they are set aside in a folder."),
                (
                    Answer(self.tr("Keep"), lambda: None, "primary"),
                    Answer(self.tr("Delete"), lambda: self._delete(one)),
                ),
            )

        sheet = Message(self, write)
        sheet.setObjectName("delete player")
        sheet.open()

    def _delete(self, one: Player) -> None:
        name = words.short(words.title(one))

        def throw() -> Path | None:
            away = roster.put_away(one.path, datetime.now(UTC))
            return None if self._throw(away) else away

        def gone(away: Path | None) -> None:
            self._read(None)
            self._tell(lambda: self._where_to(name, away))

        self._do(throw, gone)

    def _where_to(self, name: str, away: Path | None) -> str:
        """Where a player has gone who was deleted; `away`: the folder, None: the trash."""
        if away is None:
            return self.tr("{name} is in the trash.").format(name=name)
        text = self.tr(
            "There is no trash here: {name} was set aside in the folder {folder}, beside the profiles."
        )
        return text.format(name=name, folder=f"{away.parent.name}/{away.name}")

    def _do(self, task: Callable[[], T], then: Callable[[T], None]) -> None:
        """Do `task` beside the window; meanwhile nothing else can be begun."""

        def done(answer: T) -> None:
            self._tell("")
            then(answer)
            self._allow()
            self.lines.setFocus(Qt.FocusReason.OtherFocusReason)

        self._errand.run(task, done, self._failed)
        self._tell(lambda: self.tr("One moment…"))
        self._allow()

    def _failed(self, problem: ProfileError) -> None:
        self._read(None if (one := self.chosen()) is None else one.path)
        self._tell(lambda: problem.line(QCoreApplication.translate))

    def _tell(self, news: Spoken) -> None:
        self._news = news
        self.news.setText(said(news))
        self.news.setAccessibleName(said(news))
        self.news.setVisible(bool(said(news)))
        if not self.isHidden():
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """As every sheet; F1 tells of players."""
        if event.key() == Qt.Key.Key_F1:
            self.help_wanted.emit(SECTION)
            event.accept()
            return
        super().keyPressEvent(event)

    def waiting(self) -> bool:
        """Whether something is being done with a file."""
        return self._errand.busy

    # -- shape and words ---------------------------------------------------------------------------------

    def rescaled(self, k: float) -> None:
        """The shelf measures itself in lines."""
        self.shelf.fit(k)

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
