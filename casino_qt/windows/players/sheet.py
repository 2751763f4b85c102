"""The sheet of players: who plays, and what can be done with a player's file."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QFile, Qt, Signal
from PySide6.QtWidgets import QWidget

from casino_qt.bank import roster
from casino_qt.bank.errors import ProfileError
from casino_qt.bank.roster import SUFFIX, Player
from casino_qt.windows.kit.files import name_to_open, name_to_save
from casino_qt.windows.kit.message import Answer, Letter, Message
from casino_qt.windows.players import words
from casino_qt.windows.players.board import PlayersBoard
from casino_qt.windows.players.name_sheet import NameSheet
from casino_qt.windows.players.snapshots_sheet import SnapshotsSheet

if TYPE_CHECKING:
    from casino_qt.windows.house import House

T = TypeVar("T")


def throw_away(path: Path) -> bool:
    """Move a folder to the system's trash; False where there is none."""
    moved = QFile.moveToTrash(str(path))
    return bool(moved[0] if isinstance(moved, tuple) else moved)


class PlayersSheet(PlayersBoard):
    """Works on files beside the window, one thing at a time. Where files are chosen and thrown away is handed
    in by tests; left out: the system's dialogs and its trash."""

    play_wanted = Signal(object)
    """Path of the profile of who wants to play."""
    return_wanted = Signal(object, object)
    """Path of a profile, and of the snapshot to return to."""
    renamed = Signal()
    """Who plays now is called otherwise."""

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
        super().__init__(window, house_now, folder)
        self._save_as = save_as or self._ask_save_as
        self._open_one = open_one or self._ask_open
        self._throw = throw
        self.lines.taken_up.connect(self._play)
        self.play.clicked.connect(self._play)
        self.new.clicked.connect(self._new)
        self.bring.clicked.connect(self._import)
        self.call.clicked.connect(self._rename)
        self.double.clicked.connect(self._duplicate)
        self.older.clicked.connect(self._snapshots)
        self.export.clicked.connect(self._export)
        self.delete.clicked.connect(self._ask_to_delete)

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
        self._tell(lambda: self.tr("{name} has come in.").format(name=words.called(name)))

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
        return name_to_save(self._window, title, name, f"*{SUFFIX}")[0]

    def _ask_open(self, title: str) -> str:
        return name_to_open(self._window, title, f"*{SUFFIX};;*")

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
                self.tr("Delete this player?"),
                self.tr("{name}: purse, tables, practice and snapshots go to the trash.").format(
                    name=words.title(one)
                ),
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
        name = words.title(one)

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
