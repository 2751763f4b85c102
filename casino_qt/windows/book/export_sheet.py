"""What is taken out of the book: which rounds, as what, and where to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QWidget

from casino_qt.art import palette
from casino_qt.bank.book import Book, Line
from casino_qt.bank.errors import ProfileError
from casino_qt.rules.scripts.script import OWN_ENDING
from casino_qt.rules.scripts.writing import write as script_bytes
from casino_qt.tables.exporting import script_upto
from casino_qt.windows.book import words, writing
from casino_qt.windows.book.clerk import Clerk
from casino_qt.windows.book.rounds import Rounds
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.files import name_to_save
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.kit.spoken import Spoken, said

if TYPE_CHECKING:
    from casino_qt.windows.house import House

SCRIPT, TABLE, PICTURE = range(3)
ENDINGS = ((OWN_ENDING, ".json"), (".csv",), (".png",))  # by kind; the first is the usual one
MOST_SCRIPTS = 500  # files at once

Rows = Sequence[tuple[int, int]]


class ExportSheet(Sheet):
    """Gone for good when it is laid away. `where` asks for the name of a file; left out: in a dialog."""

    WIDTH = 760.0

    def __init__(
        self,
        window: QWidget,
        house: House,
        rounds: Rounds,
        chosen: Rows,
        line: Line | None,
        where: Callable[[str, str], str] | None = None,
    ) -> None:
        super().__init__(window)
        self._house = house
        self._rounds = rounds
        self._chosen = chosen
        self._line = line
        self._where = where or self._ask_where
        self._stop = Event()
        self._clerk = Clerk(house.profile.path, self)
        self._clerk.failed.connect(self._failed)
        self._news: Spoken = ""
        self._writing = False
        self.which = Segments(self.panel)
        self.kind = Segments(self.panel)
        self.about = Words(self.panel, 15, palette.TEXT_2)
        self.news = Words(self.panel, 15)
        self.about.aloud = self.news.aloud = True
        for words_ in (self.about, self.news):
            words_.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for widget in (self.which, self.kind):
            self.content.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        self.content.addWidget(self.about)
        self.content.addWidget(self.news)
        self.row.addStretch(1)
        self.save = self.add_button(Button("primary", self.panel))
        self.close_button = self.add_button(Button("secondary", self.panel))
        self.row.addStretch(1)
        self.which.chosen.connect(lambda _: self._changed())
        self.kind.chosen.connect(lambda _: self._changed())
        self.save.clicked.connect(self._save)
        self.close_button.clicked.connect(self.lay_away)
        self.which.set_index(1 if self.count(1) > 1 else 0)
        self.retranslate()

    def lay_away(self) -> None:
        """A file that is still being written is given up."""
        super().lay_away()
        self._stop.set()
        self._clerk.close()
        self.deleteLater()

    # -- which and what ----------------------------------------------------------------------------------

    def rows(self, which: int) -> Rows:
        """The rows meant: that of the keyboard, the marked ones, all."""
        if which == 0:
            return ()
        return self._chosen if which == 1 else ((0, self._rounds.sums.rounds - 1),)

    def count(self, which: int) -> int:
        """How many rounds these are."""
        return 1 if which == 0 else sum(last + 1 - first for first, last in self.rows(which))

    def reason(self) -> str:
        """Why what is chosen cannot be written; "" when it can."""
        line, which, kind = self._line, self.which.index(), self.kind.index()
        if line is None:
            return self.tr("No round is marked.")
        if kind == PICTURE and which:
            return self.tr("A picture shows one round.")
        if kind == PICTURE and not self._pictures_there(line):
            return self.tr("The pictures of this table are still being painted; try again in a moment.")
        if kind == SCRIPT and which == 0 and not line.over:
            return self.tr("The sitting still goes on: its seed stays sealed, and so does its script.")
        return ""

    def _pictures_there(self, line: Line) -> bool:
        from casino_qt.windows.doors import ROWS

        spec = self._house.spec(self._window)
        return all(self._house.pictures.sheet(sheet, spec) is not None for sheet in ROWS[line.game].sheets)

    def _changed(self) -> None:
        self._tell("")
        self._describe()

    def _describe(self) -> None:
        reason = self.reason()
        self.about.setText(reason or self._meaning())
        self.save.allow(not reason and not self._writing, reason)
        if not self.isHidden():
            self.fit()

    def _meaning(self) -> str:
        match self.kind.index(), self.which.index():
            case (0, 0):
                return self.tr("The sitting up to this round, to be replayed exactly by anyone.")
            case (0, _):
                return self.tr(
                    "A script for each sitting, up to the last of its rounds; "
                    "sittings that go on stay sealed."
                )
            case (1, _):
                return self.tr("One line for each round, for a spreadsheet; amounts in francs, times in UTC.")
        return self.tr("The table as the round left it.")

    # -- writing -----------------------------------------------------------------------------------------

    def first_name(self) -> str:
        """The name proposed for the file."""
        line, kind = self._line, self.kind.index()
        if line is not None and (self.which.index() == 0 or kind == SCRIPT):
            return f"{line.game}-{line.session}-{line.number}{ENDINGS[kind][0]}"
        return f"casino-qt-book{ENDINGS[kind][0]}"

    def _ask_where(self, title: str, name: str) -> str:
        kinds = " ".join(f"*{ending}" for ending in ENDINGS[self.kind.index()])
        return name_to_save(self._window, title, name, kinds)[0]

    def _save(self) -> None:
        kind = self.kind.index()
        chosen = self._where(self.tr("Save"), self.first_name())
        if not chosen or self._line is None:
            return
        path = Path(chosen)
        if path.suffix.lower() not in ENDINGS[kind]:
            path = path.with_name(path.name + ENDINGS[kind][0])
        try:
            if kind == PICTURE:
                from casino_qt.windows.book.picture import picture

                writing.write(path, [_png(picture(self._house, self._window, self._line))])
                self._saved(path, 1)
            elif self.which.index() == 0:
                self._write_one(path, self._line)
            else:
                self._write_many(path, kind)
        except writing.NotWritten as problem:
            self._tell(problem.line)
        except ProfileError as problem:
            self._failed(problem)

    def _write_one(self, path: Path, line: Line) -> None:
        if self.kind.index() == TABLE:
            headings = (",".join(writing.HEADINGS) + "\r\n").encode()
            writing.write(path, [headings, writing.csv_lines([line])])
        else:
            self._write_script(path, line)
        self._saved(path, 1)

    def _write_script(self, path: Path, line: Line) -> None:
        script = script_upto(self._house.profile, line.session, line.actions)
        writing.write(path, [script_bytes(script)])

    def _write_many(self, path: Path, kind: int) -> None:
        """By a clerk: it may take a while."""
        question, rows, stop = self._rounds.question(), self.rows(self.which.index()), self._stop
        self._writing = True
        self._tell(lambda: self.tr("Writing…"))
        self._describe()

        def table(book: Book) -> object:
            try:
                writing.write(path, writing.csv_parts(book, *question, rows, stop))
            except writing.NotWritten as problem:
                return problem
            return None

        def last_rounds(book: Book) -> dict[int, Line]:
            """Of each sitting the last round chosen, of the first sittings met."""
            found: dict[int, Line] = {}
            for first, last in rows:
                for top in range(first, last + 1, writing.AT_A_TIME):
                    for line in book.page(*question, top, min(writing.AT_A_TIME, last + 1 - top)):
                        if line.over and line.actions >= found.get(line.session, line).actions:
                            found[line.session] = line
                    if stop.is_set() or len(found) > MOST_SCRIPTS:
                        return found
            return found

        if kind == TABLE:
            self._clerk.ask(table, lambda problem: self._table_done(path, problem))
        else:
            self._clerk.ask(last_rounds, lambda found: self._scripts(path, found))

    def _table_done(self, path: Path, problem: object) -> None:
        self._writing = False
        if isinstance(problem, writing.NotWritten):
            self._tell(problem.line)
        else:
            self._saved(path, 1)
        self._describe()

    def _scripts(self, path: Path, found: dict[int, Line]) -> None:
        """A file for each sitting beside the one that was named."""
        self._writing = False
        self._describe()
        if not found:
            self._tell(lambda: self.tr("All these sittings still go on: their seeds stay sealed."))
            return
        if len(found) > MOST_SCRIPTS:
            self._tell(
                lambda: self.tr("These are more than {count} sittings: choose fewer rounds.").format(
                    count=MOST_SCRIPTS
                )
            )
            return
        try:
            for session, line in sorted(found.items()):
                each = path if len(found) == 1 else path.with_name(f"{path.stem}-{session}{path.suffix}")
                self._write_script(each, line)
        except writing.NotWritten as problem:
            self._tell(problem.line)
        except ProfileError as problem:
            self._failed(problem)
        else:
            self._saved(path, len(found))

    def _saved(self, path: Path, files: int) -> None:
        if files == 1:
            self._tell(lambda: self.tr("Saved as {file}.").format(file=path.name))
        else:
            self._tell(lambda: self.tr("%n file(s) saved.", "", files))

    def _failed(self, problem: ProfileError) -> None:
        self._writing = False
        self._tell(lambda: problem.line(QCoreApplication.translate))

    def _tell(self, news: Spoken) -> None:
        self._news = news
        self.news.setText(said(news))
        self.news.setAccessibleName(said(news))
        if not self.isHidden():
            self.fit()

    # -- words -------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Every text of the sheet."""
        self.title.set_text(self.tr("Export"))
        self.setAccessibleName(self.tr("Export"))
        self.which.set_texts(
            [
                self.tr("This round"),
                self.tr("Marked: {rounds}").format(rounds=words.rounds(self.count(1))),
                self.tr("All shown: {rounds}").format(rounds=words.rounds(self.count(2))),
            ]
        )
        self.which.set_name(self.tr("Which rounds"))
        self.kind.set_texts([self.tr("Table script"), self.tr("CSV"), self.tr("Picture")])
        self.kind.set_name(self.tr("As what"))
        self.save.say(self.tr("Save…"))
        self.close_button.say(self.tr("Close"))
        self.news.setText(said(self._news))
        self._describe()


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())
