"""What lies on the cloth of the roulette, as a whole: what every number brings, and where many spins lead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from casino_qt.art import palette
from casino_qt.money_text import francs, signed_francs
from casino_qt.number_text import number, percent
from casino_qt.odds.reports.told import Json
from casino_qt.odds.roulette.layout import SPINS
from casino_qt.rules.money import FRANC
from casino_qt.rules.roulette.bets import is_simple
from casino_qt.tables.roulette import Roulette
from casino_qt.windows.kit.alphabets import same_key
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.label import FIELD, Label
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.kit.sheet import Sheet, Words
from casino_qt.windows.reckoner import Asked, Reckoner
from casino_qt.windows.worth.layout_plate import ChanceBar, FigurePlate
from casino_qt.windows.worth.layout_table import Brings, LayoutTable
from casino_qt.windows.worth.told import EXACT, being_reckoned

SECTION = "w.3"
USUAL = 2  # of these: every pocket once, on average


class Laid(NamedTuple):
    """A person's chips on the cloth: centimes by bet, and what is locked beside them."""

    stakes: dict[str, int]
    locked: int

    @classmethod
    def on(cls, controller: Roulette) -> Laid:
        """As they lie now."""
        lying = {bet: controller.table.lying(bet) for bet in controller.places()}
        stakes = {bet: on.stake for bet, on in lying.items() if on.stake}
        return cls(stakes, sum(on.locked for on in lying.values()))


class LayoutSheet(Sheet):
    """Tells of the layout as it lay when the sheet was opened: behind it nothing can be laid.

    It knows nothing of the spins before. What takes long is asked of the reckoner, one question at a time.
    """

    rules_wanted = Signal(str)

    WIDTH = 1150.0
    PADDING = 34.0

    def __init__(
        self,
        window: QWidget,
        laid: Laid,
        rules: dict[str, Any],
        reckoner: Reckoner,
        letter: Callable[[], str],
    ) -> None:
        """`rules`: the house options of the table. `letter`: the key that opened it lays it away again."""
        super().__init__(window)
        self.laid = laid
        self._rules, self._reckoner, self._letter = rules, reckoner, letter
        self._answers: dict[int, Json] = {}
        self._failed: set[int] = set()
        self._asked: Asked | None = None
        self.table = LayoutTable(self.panel)
        self.told = Label(FIELD, self.panel, "c")
        self.spin = FigurePlate(("staked", "win", "lose", "mean", "edge", "deviation"), self.panel)
        self.question = Words(self.panel, 15)
        self.spins = Segments(self.panel)
        self.after = FigurePlate(("ahead", "level", "behind"), self.panel)
        self.bar = ChanceBar(self.panel)
        self.note = Words(self.panel, 14, palette.TEXT_2)
        self._body = QHBoxLayout()
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        self._left.addWidget(self.table)
        self._left.addWidget(self.told)
        self._left.addStretch(1)
        for widget in (self.spin, self.question, self.spins, self.bar, self.after, self.note):
            self._right.addWidget(widget)
        self._right.addStretch(1)
        self._body.addLayout(self._left)
        self._body.addLayout(self._right, 1)
        self.flows.append(self._body)
        self.content.addLayout(self._body)
        self.row.addStretch(1)
        self.rules = self.add_button(Button("secondary", self.panel))
        self.close_button = self.add_button(Button("primary", self.panel))
        self.spins.set_index(USUAL)
        self.spins.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.spins.chosen.connect(self._want)
        self.table.pointed.connect(self._point_out)
        self.rules.clicked.connect(self._read)
        self.close_button.clicked.connect(self.lay_away)
        self.done.connect(self._forget)
        self.retranslate()
        self._want()

    def first_focus(self) -> QWidget | None:
        """The number of spins, which the arrows change."""
        return self.spins

    # -- what is reckoned --------------------------------------------------------------------------------

    def chosen(self) -> int:
        """After so many spins."""
        return SPINS[self.spins.index()]

    def _want(self, _index: int = 0) -> None:
        """Ask what is chosen now; what was asked before is not wanted any more."""
        self._forget()
        spins = self.chosen()
        if spins not in self._answers:
            self._failed.discard(spins)
            question = {"rules": self._rules, "stakes": self.laid.stakes, "spins": spins}
            known = self._reckoner.known("roulette_layout", question)
            if known is not None:
                self._answers[spins] = known
            else:
                self._asked = self._reckoner.ask(
                    "roulette_layout", question, partial(self._came, spins), self, partial(self._went, spins)
                )
        self._show()

    def _forget(self) -> None:
        if self._asked is not None:
            self._asked.cancel()
            self._asked = None

    def _came(self, spins: int, answer: Json) -> None:
        self._answers[spins] = answer
        self._show()

    def _went(self, spins: int, _problem: str) -> None:
        self._failed.add(spins)
        self._show()

    # -- what is shown -----------------------------------------------------------------------------------

    def _show(self) -> None:
        now = self._answers.get(self.chosen())
        any_ = now or next(iter(self._answers.values()), None)
        waiting = self.tr("cannot be reckoned") if self.chosen() in self._failed else being_reckoned()
        self._show_spin(any_, waiting)
        self._show_after(now, waiting)
        if not self.isHidden():
            self.fit()

    def _show_spin(self, told: Json | None, waiting: str) -> None:
        """What all spins have in common."""
        pockets = [] if told is None else told["pockets"]
        self.table.show_brings([Brings(pocket["net"], pocket["locked"]) for pocket in pockets])
        self.spin.show_figure("staked", francs(sum(self.laid.stakes.values())))
        if told is None:
            for key in ("win", "lose", "mean", "edge", "deviation"):
                self.spin.show_figure(key, waiting)
            return
        nets = [pocket["net"] for pocket in pockets]
        self.spin.show_figure("win", self._counted([net for net in nets if net > 0]))
        self.spin.show_figure("lose", self._counted([net for net in nets if net < 0]))
        self.spin.show_figure("mean", number(told["mean"] / FRANC, EXACT, signed=True))
        self.spin.show_figure("edge", percent(told["edge"], EXACT))
        self.spin.show_figure("deviation", number(told["deviation"] / FRANC, 2))

    def _counted(self, nets: Sequence[int]) -> str:
        """So many numbers, and what the best or worst of them brings."""
        count, furthest, differ = len(nets), max(nets, key=abs, default=0), len(set(nets)) > 1
        if not count:
            return "0"
        if not differ:
            return f"{count} × {signed_francs(furthest)}"
        return self.tr("{count}, up to {result}").format(count=count, result=signed_francs(furthest))

    def _show_after(self, told: Json | None, waiting: str) -> None:
        too_fine = told is not None and told["ahead"] is None
        for key in ("ahead", "level", "behind"):
            chance = None if told is None else told[key]
            unknown = "—" if too_fine else waiting
            self.after.show_figure(key, unknown if chance is None else percent(chance, 2))
        self.bar.show_shares(*((None, None) if told is None else (told["ahead"], told["level"])))
        sentences = [
            self.tr("The layout is laid again as it lies at every spin, whatever the last one brought.")
        ]
        if too_fine:
            sentences = [
                self.tr("So many spins of such different stakes have more results than can be followed.")
            ]
        if self._rules["zero"] == "prison" and any(map(is_simple, self.laid.stakes)):
            sentences.append(self.tr("What zero locks is left to its fate, and counted with it."))
        if self.laid.locked:
            locked = self.tr("The {amount} in prison now belong to earlier spins, and are not counted.")
            sentences.append(locked.format(amount=francs(self.laid.locked)))
        self.note.setText(" ".join(sentences))

    def _point_out(self, text: str) -> None:
        hint = self.tr("Point at a number, or go there with the arrows.")
        self.told.set_text(text or hint)

    def _read(self) -> None:
        self.lay_away()
        self.rules_wanted.emit(SECTION)

    # -- shape, keys and words ---------------------------------------------------------------------------

    def rescaled(self, k: float) -> None:
        """Gaps between the parts."""
        self._body.setSpacing(round(30 * k))
        self._left.setSpacing(round(4 * k))
        self._right.setSpacing(round(9 * k))
        for plate in (self.spin, self.after):
            plate.rescale(k)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The letter of the key, on either layout, closes what it opened."""
        typed = QKeySequence(event.key()).toString()
        if typed and typed in (self._letter(), same_key(self._letter())) and not event.modifiers():
            self.lay_away()
            event.accept()
            return
        super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Every text of the sheet."""
        title = self.tr("What lies on the cloth")
        self.title.set_text(title)
        self.setAccessibleName(title)
        self.table.say(self.tr("What every number brings"))
        self.spin.say(
            {
                "staked": self.tr("All stakes together"),
                "win": self.tr("Numbers that win"),
                "lose": self.tr("Numbers that lose"),
                "mean": self.tr("A spin brings on average"),
                "edge": self.tr("The house keeps"),
                "deviation": self.tr("Standard deviation"),
            }
        )
        self.after.say(
            {
                "ahead": self.tr("Ahead"),
                "level": self.tr("Level"),
                "behind": self.tr("Behind"),
            }
        )
        question = self.tr("How often is one ahead after so many spins?")
        self.question.setText(question)
        self.spins.set_texts([number(spins, 0) for spins in SPINS])
        self.spins.set_name(question)
        self.rules.say(self.tr("House rules {section}").format(section=SECTION.upper()))
        self.close_button.say(self.tr("Close"))
        self._show()
