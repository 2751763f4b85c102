"""The sets of rules at the left of the dialog: taken by a click, one's own kept, renamed, forgotten."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from casino_qt.settings import Settings
from casino_qt.windows.house_rules import figures, presets
from casino_qt.windows.house_rules.clauses import Draft
from casino_qt.windows.house_rules.presets import HOUSE, Preset
from casino_qt.windows.house_rules.weighed import PresetList
from casino_qt.windows.house_rules.worths import Json, Worths
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.entry import WRONG, Entry
from casino_qt.windows.kit.label import CAPITALS, Label
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.shelf import Shelf

WIDTH = 296.0  # su


class PresetShelf(QWidget):
    """`taken` tells the options of a set the person took."""

    taken = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._table = ""
        self._draft: Draft = {}
        self._sets: list[Preset] = []
        self.head = Label(CAPITALS, self)
        self.list = PresetList(self)
        self.shelf = Shelf(self)
        self.shelf.setWidget(self.list)
        self.name = Entry(self, presets.LONGEST_NAME)
        self.hint = Words(self, 13.5, WRONG)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.keep, self.rename, self.forget = (Button("secondary", self) for _ in range(3))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.shelf, 1)
        column.addWidget(self.name)
        column.addWidget(self.hint)
        column.addWidget(self.keep)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.rename)
        row.addWidget(self.forget)
        column.addLayout(row)
        for button in (self.keep, self.rename, self.forget):
            button.least_width = 60.0
            button.HEIGHT = 40.0
        self.list.chosen.connect(self._take)
        self.name.textChanged.connect(lambda _text: self._allow())
        self.name.returnPressed.connect(self._keep)
        self.keep.clicked.connect(self._keep)
        self.rename.clicked.connect(self._rename)
        self.forget.clicked.connect(self._forget)

    # -- what is shown -----------------------------------------------------------------------------------

    def show_table(self, table: str, draft: Draft) -> None:
        """The sets of `table`, the one that `draft` agrees with marked."""
        if table != self._table:
            self.name.clear()
        self._table, self._draft = table, draft
        self._sets = [*HOUSE[table], *presets.own(table, self._settings)]
        self.list.set_sets([preset.name() for preset in self._sets], len(HOUSE[table]))
        self.list.set_index(self._agreeing())
        self._allow()

    def _agreeing(self) -> int:
        """The set of these rules: one of the person's own where there are two."""
        found = [i for i, preset in enumerate(self._sets) if preset.agrees(self._draft)]
        held = self.list.index()
        return held if held in found else found[-1] if found else -1

    def wanted(self) -> list[Json]:
        """What must be known to weigh every set."""
        return [figures.question(self._table, self._rules(preset)) for preset in self._sets]

    def weigh(self, worths: Worths) -> None:
        """Tell what each set is worth, as far as it is known."""
        self.list.set_weights([self._weight(preset, worths) for preset in self._sets])

    def _weight(self, preset: Preset, worths: Worths) -> str:
        draft = self._rules(preset)
        asked = figures.question(self._table, draft)
        odds = worths.of(asked)
        if odds is None:
            return self.tr("cannot be reckoned") if worths.problem(asked) else self.tr("being reckoned…")
        told = figures.figures(self._table, odds, draft)
        texts = [figures.text(self._table, value) for value in told.values()]
        if self._table == "trente-et-quarante":
            return self.tr("{plain}, insured {insured}").format(plain=texts[0], insured=texts[1])
        if self._table in figures.TOKENS_OF:
            return self.tr("{number} tokens").format(number=texts[0])
        return texts[0]

    def _rules(self, preset: Preset) -> Draft:
        return {**self._draft, **preset.options}

    # -- what the person does ----------------------------------------------------------------------------

    def _take(self, index: int) -> None:
        self.taken.emit(dict(self._rules(self._sets[index])))

    def _own(self) -> Preset | None:
        index = self.list.index()
        chosen = self._sets[index] if 0 <= index < len(self._sets) else None
        return chosen if chosen is not None and chosen.own else None

    def _keep(self) -> None:
        if self.keep.isEnabled():
            name = presets.tidied(self.name.text())
            presets.keep(self._table, self._settings, name, self._draft)
            self._list_anew(name)

    def _rename(self) -> None:
        own = self._own()
        if own is not None:
            name = presets.tidied(self.name.text())
            presets.rename(self._table, self._settings, own.name(), name)
            self._list_anew(name)

    def _forget(self) -> None:
        own = self._own()
        if own is not None:
            presets.drop(self._table, self._settings, own.name())
            self._list_anew("")
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _list_anew(self, name: str) -> None:
        self.name.clear()
        self.show_table(self._table, self._draft)
        names = [preset.name() for preset in self._sets]
        if name in names:
            self.list.set_index(names.index(name))
            self.shelf.ensureVisible(0, round(self.list.rects()[names.index(name)].bottom()))
        self._allow()
        self.taken.emit(dict(self._draft))
        if not self._settings.written():
            self.hint.setText(
                self.tr("The disk does not take this: it holds only until the casino is closed.")
            )
            self.hint.setVisible(True)

    def _allow(self) -> None:
        """A name is needed, one that no other set has; what the house wrote stays."""
        name = presets.tidied(self.name.text())
        full = len([preset for preset in self._sets if preset.own]) >= presets.MOST
        own = self._own()
        known = bool(name) and presets.taken(self._table, self._settings, name)
        reason = ""
        if not name or not name.isprintable():
            reason = self.tr("Write a name first.")
        elif known:
            reason = self.tr("There is a set of this name already.")
        wrong = bool(name) and bool(reason)
        self.name.set_wrong(wrong)
        self.hint.setText(reason if wrong else "")
        self.hint.setVisible(wrong)
        room = self.tr("No more sets can be kept: forget one first.") if full else ""
        self.keep.allow(not (reason or room), reason or room)
        theirs = self.tr("Only a set of your own can be renamed.") if own is None else ""
        self.rename.allow(not (theirs or reason), theirs or reason)
        self.forget.allow(own is not None, self.tr("Only a set of your own can be forgotten."))

    # -- shape and words ---------------------------------------------------------------------------------

    def rescale(self, k: float, *, whole: bool = False) -> None:
        """The field and the width; the kit's own are scaled by the sheet. `whole`: no set is hidden."""
        self.name.set_k(k)
        self.head.setContentsMargins(round(faces.ROOM * k), 0, 0, 0)
        wide = max(round(WIDTH * k), self.list.sizeHint().width() + round(10 * k))
        self.setFixedWidth(max(wide, self.minimumSizeHint().width()))
        self.list.setMinimumHeight(self.list.sizeHint().height())
        self.shelf.set_line(round(self.list.line()))
        self.shelf.setMinimumHeight(self.list.sizeHint().height() if whole else 0)

    def say(self) -> None:
        """Every text in the language of the day."""
        self.head.set_text(self.tr("Sets of rules"))
        self.list.set_name(self.tr("Sets of rules"))
        self.name.setPlaceholderText(self.tr("Name of these rules"))
        self.name.setAccessibleName(self.tr("Name of these rules"))
        self.keep.say(
            self.tr("Keep these rules"), "", self.tr("Keep the rules as they stand under this name")
        )
        self.rename.say(self.tr("Rename"), "", self.tr("Give your set the name that is written above"))
        self.forget.say(self.tr("Forget"), "", self.tr("Forget your set; the rules stay as they stand"))
