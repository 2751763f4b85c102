"""Seal and seed of a sitting, and how anybody can see for himself that the one belongs to the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from casino_qt.art import palette
from casino_qt.bank.book import Line
from casino_qt.bank.errors import ProfileError
from casino_qt.bank.profile import Profile
from casino_qt.rules.scripts.writing import write as script_bytes
from casino_qt.tables.exporting import script_upto
from casino_qt.windows.at_table.seal_card import grouped
from casino_qt.windows.book import words, writing
from casino_qt.windows.book.checker import FILE, checker
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.files import name_to_save
from casino_qt.windows.kit.label import CAPITALS, Label
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.kit.spoken import Spoken, said
from casino_qt.windows.kit.typed import Typed

SECTION = "f.1"


class FairnessSheet(Sheet):
    """Gone for good when it is laid away. `where` asks for the name of a file; left out: the system's dialog.

    The seed is told of a sitting that has ended only: while it goes on, it is the cards to come.
    """

    help_wanted = Signal(str)

    WIDTH = 1180.0  # a command with its seal stands in one line

    def __init__(
        self, window: QWidget, profile: Profile, line: Line, where: Callable[[str, str], str] | None = None
    ) -> None:
        super().__init__(window)
        self._profile = profile
        self._line = line
        self._seed = profile.session(line.session, 0).seed
        self._file = f"{line.game}-{line.session}.json"
        self._where = where or self._ask_where
        self._news: Spoken = ""
        self.which = Words(self.panel, 15, palette.TEXT_2)
        self.seal_label, self.seal = Label(CAPITALS, self.panel, "c"), Words(self.panel)
        self.seed_label, self.seed = Label(CAPITALS, self.panel, "c"), Words(self.panel)
        self.steps = Words(self.panel, 15)
        self.commands = Typed(self.panel)
        self.news = Words(self.panel, 15, palette.TEXT_2)
        self.news.aloud = True
        self._groups: list[QVBoxLayout] = []
        for group in (
            (self.which,),
            (self.seal_label, self.seal),
            (self.seed_label, self.seed),
            (self.steps,),
            (self.commands,),
            (self.news,),
        ):
            together = QVBoxLayout()
            for widget in group:
                if isinstance(widget, Words):
                    if widget is not self.commands:
                        widget.setAlignment(Qt.AlignmentFlag.AlignHCenter)
                    if widget is not self.steps:  # prose is set in even lines
                        widget.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
                together.addWidget(widget)
            self._groups.append(together)
            self.content.addLayout(together)
        self.row.addStretch(1)
        self.save = self.add_button(Button("primary", self.panel))
        self.copy = self.add_button(Button("secondary", self.panel))
        self.how = self.add_button(Button("secondary", self.panel))
        self.close_button = self.add_button(Button("secondary", self.panel))
        self.row.addStretch(1)
        self.save.clicked.connect(self._save)
        self.copy.clicked.connect(self._copy)
        self.how.clicked.connect(lambda: self.help_wanted.emit(SECTION))
        self.close_button.clicked.connect(self.lay_away)
        self.retranslate()

    def lay_away(self) -> None:
        """It is made anew for another sitting."""
        super().lay_away()
        self.deleteLater()

    def rescaled(self, k: float) -> None:
        """A name stands close over what it names, and apart from what comes before."""
        for together in self._groups:
            together.setSpacing(round(2 * k))
            together.setContentsMargins(0, round(8 * k), 0, 0)

    def command_lines(self) -> tuple[str, str]:
        """What to type where the two files lie."""
        return f'casino-qt replay "{self._file}"', f'python3 {FILE} "{self._file}" {self._line.seal}'

    # -- what it does ------------------------------------------------------------------------------------

    def _ask_where(self, title: str, name: str) -> str:
        return name_to_save(self._window, title, name, "*.json")[0]

    def _save(self) -> None:
        """The script where the person wants it, the checker beside it."""
        chosen = self._where(self.tr("Save"), self._file)
        if not chosen:
            return
        path = Path(chosen)
        if path.suffix.lower() != ".json":
            path = path.with_name(path.name + ".json")
        try:
            every = len(self._profile.session(self._line.session).actions)
            writing.write(path, [script_bytes(script_upto(self._profile, self._line.session, every))])
            writing.write(path.with_name(FILE), [checker().encode()])
        except writing.NotWritten as problem:
            self._tell(problem.line)
            return
        except ProfileError as problem:
            self._tell(partial(problem.line, QCoreApplication.translate))
            return
        self._file = path.name
        self._tell(lambda: self.tr("Saved as {file}.").format(file=f"{path.name}, {FILE}"))
        self.retranslate()
        self.fit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(self.command_lines()))
        self._tell(lambda: self.tr("The commands are on the clipboard."))

    def _tell(self, news: Spoken) -> None:
        self._news = news
        self.news.setText(said(news))
        self.fit()

    # -- words -------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Every text of the sheet."""
        over = self._line.over
        self.title.set_text(self.tr("Check it yourself"))
        self.setAccessibleName(self.tr("Check it yourself"))
        which = self.tr("{table}, the sitting of {day}")
        self.which.setText(
            which.format(table=words.table(self._line.game), day=words.moment(self._line.at).split(" ")[0])
        )
        self.seal_label.set_text(self.tr("The seal, shown before the first bet"))
        self.seal.setText(grouped(self._line.seal))
        self.seed_label.set_text(self.tr("The seed, told when the sitting is over"))
        self.seed.setText(
            grouped(self._seed) if over else self.tr("It stays sealed while the sitting goes on.")
        )
        self.steps.setText(
            self.tr(
                "The seal is the SHA-256 of the seed, and every card and number comes from the seed alone. "
                "Save the table script and the checker; the first line replays the sitting here, the second "
                "reckons the seal and the cards without this program."
            )
        )
        self.commands.setText("\n".join(self.command_lines()) if over else "")
        self.commands.setVisible(over)
        sealed = self.tr("The sitting still goes on: its seed stays sealed, and so does its script.")
        self.save.say(self.tr("Save both…"))
        self.save.allow(over, sealed)
        self.copy.say(self.tr("Copy the commands"))
        self.copy.allow(over, sealed)
        self.how.say(self.tr("How it works"))
        self.close_button.say(self.tr("Close"))
        self.news.setText(said(self._news))
