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
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.alphabets import same_key
from casino_qt.windows.kit.as_numbers import AsNumbers
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.label import FIELD, Label
from casino_qt.windows.kit.numbers_table import copy_hint
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.staff.reckoner import Asked, Reckoner
from casino_qt.windows.worth import layout_points as points
from casino_qt.windows.worth.layout_plate import ChanceBar, FigurePlate
from casino_qt.windows.worth.layout_table import RING, Brings, LayoutTable
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
        self.told = Label(FIELD, self.panel, "c")
        self.brings = AsNumbers(self.panel, "layout", self.told, foot=True, paper=RING)
        self.table = LayoutTable(self.brings)
        self.brings.take(self.table)
        self.spin = FigurePlate(("staked", "win", "lose", "mean", "edge", "deviation"), self.panel)
        self.question = Words(self.panel, 15)
        self.chances = AsNumbers(
            self.panel, "chances of the layout", self.question, "sheet.other_numbers", paper=0.0
        )
        self._after = QWidget(self.chances)
        self.spins = Segments(self._after)
        self.after = FigurePlate(points.CHANCES, self._after)
        self.bar = ChanceBar(self._after)
        self._after.setFocusProxy(self.spins)
        self.note = Words(self.panel, 14, palette.TEXT_2)
        self._body = QHBoxLayout()
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        self._left.addWidget(self.brings)
        self._left.addStretch(1)
        self._parts = QVBoxLayout(self._after)
        self._parts.setContentsMargins(0, 0, 0, 0)
        for widget in (self.spins, self.bar, self.after):
            self._parts.addWidget(widget)
        self.chances.take(self._after)
        for part in (self.spin, self.chances, self.note):
            self._right.addWidget(part)
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
        self.chances.turned.connect(self._want)
        self.brings.turned.connect(lambda: self.table.point(-1))
        self.table.pointed.connect(self._point_out)
        self.rules.clicked.connect(self._read)
        self.close_button.clicked.connect(self.lay_away)
        self.done.connect(self._forget)
        self.retranslate()
        self._want()

    def first_focus(self) -> QWidget | None:
        """The number of spins, which the arrows change; as numbers, all of them."""
        return self.chances.shown()

    # -- what is reckoned --------------------------------------------------------------------------------

    def chosen(self) -> int:
        """After so many spins."""
        return SPINS[self.spins.index()]

    def _want(self, _index: int = 0) -> None:
        """Ask what is wanted now; what was asked before is not wanted any more."""
        self._forget()
        self._failed.difference_update(self._wanted())
        self._ask_next()
        self._show()

    def _wanted(self) -> Sequence[int]:
        """The numbers of spins whose chances are shown: the one that is chosen, or all of them."""
        return SPINS if self.chances.as_numbers else (self.chosen(),)

    def _ask_next(self) -> None:
        """Ask for the first one that is not known yet."""
        for spins in self._wanted():
            if spins in self._answers or spins in self._failed:
                continue
            question = {"rules": self._rules, "stakes": self.laid.stakes, "spins": spins}
            known = self._reckoner.known("roulette_layout", question)
            if known is None:
                self._asked = self._reckoner.ask(
                    "roulette_layout", question, partial(self._came, spins), self, partial(self._went, spins)
                )
                return
            self._answers[spins] = known

    def _forget(self) -> None:
        if self._asked is not None:
            self._asked.cancel()
            self._asked = None

    def _came(self, spins: int, answer: Json) -> None:
        self._answers[spins] = answer
        self._ask_next()
        self._show()

    def _went(self, spins: int, _problem: str) -> None:
        self._failed.add(spins)
        self._ask_next()
        self._show()

    # -- what is shown -----------------------------------------------------------------------------------

    def _show(self) -> None:
        now = self._answers.get(self.chosen())
        any_ = now or next(iter(self._answers.values()), None)
        waiting = self._waiting(self.chosen())
        self._show_spin(any_, waiting)
        self._show_after(now, waiting)
        self._tell_numbers(any_, waiting)
        if not self.isHidden():
            self.fit()

    def _waiting(self, spins: int) -> str:
        """What stands where the chances of so many spins are not known."""
        return self.tr("cannot be reckoned") if spins in self._failed else being_reckoned()

    def _tell_numbers(self, told: Json | None, waiting: str) -> None:
        """The same drawings as numbers."""
        pockets = [] if told is None else told["pockets"]
        self.brings.tell(self.tr("What every number brings"), points.brings(pockets, waiting))
        chances = [points.chances(self._answers.get(spins), self._waiting(spins)) for spins in SPINS]
        self.chances.tell(self.tr("How often is one ahead after so many spins?"), points.after(chances))

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
        for key, chance in zip(points.CHANCES, points.chances(told, waiting), strict=True):
            self.after.show_figure(key, chance)
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
        self.told.set_text(copy_hint() if self.brings.as_numbers else text or hint)

    def _read(self) -> None:
        self.lay_away()
        self.rules_wanted.emit(SECTION)

    # -- shape, keys and words ---------------------------------------------------------------------------

    def rescaled(self, k: float) -> None:
        """Gaps between the parts."""
        self._body.setSpacing(round(30 * k))
        self._left.setSpacing(round(4 * k))
        for column in (self._right, self._parts):
            column.setSpacing(round(9 * k))
        # plates begin where the paper does, and end where the buttons do
        self._right.setContentsMargins(0, round(RING * k) - 1, round(faces.ROOM * k), 0)
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
        self.after.say(dict(zip(points.CHANCES, points.ahead_level_behind(), strict=True)))
        question = self.tr("How often is one ahead after so many spins?")
        self.question.setText(question)
        self.spins.set_texts([number(spins, 0) for spins in SPINS])
        self.spins.set_name(question)
        self.rules.say(self.tr("House rules {section}").format(section=SECTION.upper()))
        self.close_button.say(self.tr("Close"))
        self._show()
