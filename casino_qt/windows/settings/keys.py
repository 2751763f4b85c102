"""The page of keys: every command that may be laid on another key, group by group."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractSlider, QGridLayout, QWidget

from casino_qt.reading.announcing import announce, sentence
from casino_qt.settings import Settings
from casino_qt.windows.commands.command import Command
from casino_qt.windows.commands.keyring import OWN, keyring
from casino_qt.windows.commands.table import GROUPS, commands, group_title
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.drop_down import DropDown
from casino_qt.windows.kit.label import BODY, FIELD, Label, Style
from casino_qt.windows.kit.shelf import Shelf
from casino_qt.windows.settings.key_field import KeyField
from casino_qt.windows.settings.page import SettingsPage

LEAST_SEEN = 5  # keys at a time
REFUSED = Style(BODY.family, 15, 500, BODY.colour)


def changeable(group: str) -> list[Command]:
    """The commands of `group` that may have another key."""
    return [command for command in commands(group) if not command.fixed]


class Ruled(QWidget):
    """Lines of one height, ruled like a ledger: a name stands far from its key."""

    def __init__(self) -> None:
        super().__init__()
        self.line = self.beside = 0
        """Logical pixels: the height of a line, and what is left free at either side of a rule."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """A hairline over every line but the first."""
        p = faces.begin(self)
        for y in range(self.line, self.height(), self.line) if self.line else ():
            left, right = QPointF(self.beside, y + 0.5), QPointF(self.width() - self.beside, y + 0.5)
            faces.line(p, left, right, 1.0, 0.28)
        p.end()


class KeysPage(SettingsPage):
    """What is chosen holds for the language of the interface; each language keeps its own keys."""

    KEY = "keys"

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(settings, parent)
        self._groups = [group for group in GROUPS if changeable(group)]
        self._refusal = ""
        self.group = DropDown(self)
        self.add(self.group)
        self.shelf = Shelf(self)
        self._table = Ruled()
        self.shelf.setWidget(self._table)
        self._lines = QGridLayout(self._table)
        self._lines.setVerticalSpacing(0)
        self._lines.setColumnStretch(0, 1)
        self.fields: dict[str, KeyField] = {}
        self._names: dict[str, Label] = {}
        self.refusal = Label(REFUSED, self)
        self.add(self.refusal)  # above: below a long table it would be out of sight
        self.add(self.shelf)
        self.note(lambda: self.tr("These are the keys of your language; each language keeps its own."))
        self.reset = self.button(lambda: self.tr("All keys as in the house"), self._reset_all)
        self.group.chosen.connect(lambda _: self._turn())
        self._turn()

    @staticmethod
    def title() -> str:
        """Keys."""
        return QCoreApplication.translate("KeysPage", "Keys")

    def show_group(self, group: str) -> None:
        """Turn to the commands of `group`."""
        self.group.take(self._groups.index(group))

    def _turn(self) -> None:
        """Lay out the commands of the group that is chosen."""
        self._refusal = ""
        for widget in (*self.fields.values(), *self._names.values()):
            self._lines.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self.fields, self._names = {}, {}
        for row, command in enumerate(changeable(self._groups[self.group.index()])):
            name, field = Label(FIELD, self._table), KeyField(self._table)
            for widget in (name, field):
                widget.set_k(self.group.k)
                widget.show()
            field.offered.connect(lambda key, which=command.name: self._offered(which, key))
            self._lines.addWidget(name, row, 0)
            self._lines.addWidget(field, row, 1, Qt.AlignmentFlag.AlignRight)
            self._names[command.name], self.fields[command.name] = name, field
        self.shelf.verticalScrollBar().setValue(0)
        self.refresh()
        self.resized.emit()

    def lay_out(self, k: float, room: int) -> None:
        """Where the window is too low for all of them the keys are scrolled, and nothing else."""
        line = next(iter(self.fields.values())).sizeHint().height()
        self.shelf.setMinimumHeight(min(LEAST_SEEN, len(self.fields)) * line)
        self.shelf.set_line(line)
        aside = round(faces.ROOM * k)
        self._table.line, self._table.beside = line, aside
        self._lines.setContentsMargins(aside, 0, aside, 0)
        super().lay_out(k, room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Where there are more keys than are seen, the lines between which they are moved."""
        if not self.shelf.verticalScrollBar().maximum():
            return
        p = faces.begin(self)
        box, k = QRectF(self.shelf.viewport().geometry()).translated(self.shelf.pos()), self.group.k
        for y in (box.top() - 1, box.bottom() + 1):
            faces.line(p, QPointF(box.left() + faces.ROOM * k, y), QPointF(box.right(), y), k, 0.45)
        p.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A page up or down, while there is more than is seen."""
        bar, action = self.shelf.verticalScrollBar(), QAbstractSlider.SliderAction
        steps = {
            Qt.Key.Key_PageUp: action.SliderPageStepSub,
            Qt.Key.Key_PageDown: action.SliderPageStepAdd,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None or not bar.maximum():
            super().keyPressEvent(event)
        else:
            bar.triggerAction(step)

    def _offered(self, name: str, key: str) -> None:
        wanted = key or keyring.default(name)
        self._refusal = keyring.why_not(name, wanted)
        if not self._refusal:
            keyring.put(name, wanted)
        self.refresh()
        announce(self, sentence(self._refusal or self.fields[name].accessibleName()), urgent=True)
        self.resized.emit()

    def _reset_all(self) -> None:
        self._refusal = ""
        keyring.reset_all()
        self.refresh()

    def refresh(self) -> None:
        """Show what every command lies on now, and why the last key was refused."""
        super().refresh()
        for name, field in self.fields.items():
            command = keyring.command(name)
            self._names[name].set_text(command.words)
            field.show_key(command.words, keyring.key(name), own=keyring.is_own(name))
        spoilt = keyring.spoilt
        told = self._refusal
        if spoilt and not told:
            told = self.tr("Not all of your keys in the file could be used; the house’s stand in for them.")
        self.refusal.set_text(f"! {told}" if told else "")  # not by its colour alone
        changed = spoilt or any(option.__get__(self.settings, Settings) for option in OWN.values())
        self.reset.allow(changed, self.tr("They are the keys of the house."))

    def retranslate(self) -> None:
        """The groups, and their commands in the new language."""
        self._refusal = ""
        self.group.set_texts([group_title(group) for group in self._groups])
        self.group.set_name(self.tr("Keys for"))
        super().retranslate()
