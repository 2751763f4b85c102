"""Who made this, under which licence, and whom the house thanks."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, qVersion
from PySide6.QtWidgets import QWidget

from casino_qt.art import palette
from casino_qt.stamp import stamp
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.sheet import Sheet


class AboutSheet(Sheet):
    """Version, licence, play money, credits."""

    WIDTH = 860.0

    licences_wanted = Signal()
    """The list of everything the casino is made of."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.version = Words(self.panel)
        self.licence = Words(self.panel)
        self.money = Words(self.panel)
        self.credits = Words(self.panel, 14, palette.TEXT_2)
        for words in (self.version, self.money, self.licence, self.credits):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.content.addWidget(words)
        self.row.addStretch(1)
        self.licences = self.add_button(Button("secondary", self.panel))
        self.close_button = self.add_button(Button("primary", self.panel))
        self.row.addStretch(1)
        self.licences.clicked.connect(self.licences_wanted)
        self.close_button.clicked.connect(self.lay_away)
        self.retranslate()

    def retranslate(self) -> None:
        """All the lines."""
        self.title.set_text("Salon des Jeux")
        self.setAccessibleName(self.tr("About the casino"))
        self.version.setText(
            self.tr("Casino Qt {version}, with Qt {qt}").format(version=stamp().line, qt=qVersion())
        )
        self.money.setText(self.tr("Play money only: it has no value, and nothing can be bought or won."))
        self.licence.setText(
            self.tr("Free software under the GNU General Public License, version 3 or later. No warranty.")
        )
        self.credits.setText(
            "\n".join(
                (
                    self.tr("The house thanks:"),
                    self.tr("Qt and PySide6 (GNU Lesser General Public License, version 3)"),
                    self.tr("Playfair Display, by Claus Eggers Sørensen (SIL Open Font License 1.1)"),
                    self.tr("Cormorant Garamond, by Christian Thalmann (SIL Open Font License 1.1)"),
                    self.tr("Jost, by Owen Earl (SIL Open Font License 1.1)"),
                    self.tr("Python, NumPy, pyqtgraph, SQLite and all the others in the list of licences"),
                )
            )
        )
        self.licences.say(self.tr("Licences…"))
        self.close_button.say(self.tr("Close"))
