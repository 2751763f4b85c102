"""What a game says for itself on its page at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from casino_qt.scenes.game_scene import GameScene
from casino_qt.settings import Option
from casino_qt.tables.controller import TableController
from casino_qt.windows.at_table.console import lay_out_choices
from casino_qt.windows.doors import ROWS
from casino_qt.windows.house_rules.clauses import Draft
from casino_qt.windows.kit.button import Button, IconButton, RailButton
from casino_qt.windows.kit.choice import Meaning
from casino_qt.windows.kit.place import Place
from casino_qt.windows.standing.standing import Standing
from casino_qt.windows.why.explanation import Explanation
from casino_qt.windows.worth.told import Bets


class GamePage(QWidget):
    """What the page of every table asks of its game, and what holds where the game has nothing to say."""

    table_name: str
    choices: tuple[Button, ...]
    controller: TableController

    def make_scene(self) -> GameScene:
        """The scene of this table: it listens to `controller` and is played on `stage`."""
        raise NotImplementedError

    def tongue(self) -> Option[str]:
        """The setting that is the tongue of this table's croupier."""
        raise NotImplementedError

    def title_words(self) -> tuple[str, str]:
        """The name of the table and its limits."""
        raise NotImplementedError

    def make_standing(self) -> Standing:
        """What this table can tell of itself."""
        raise NotImplementedError

    def rules_in_force(self) -> Draft:
        """The rules of this sitting, a value for each setting of the table."""
        options = self.controller.options
        return {
            setting: getattr(options, option) for option, setting in ROWS[self.table_name].options.items()
        }

    def primary_words(self) -> tuple[str, str, str]:
        """What the primary button would do now: words, shortcut, meaning. Not asked while a round is told."""
        raise NotImplementedError

    def primary_meanings(self) -> tuple[Meaning, ...]:
        """Words and shortcuts of the primary button; with "Skip" among them it is as wide as the widest."""
        return ()

    def primary_does(self) -> object:
        """What the primary button would do now, whatever it is called: a press meant for one thing does no
        other that came in its place a moment ago."""
        return "play"

    def primary_pressed(self) -> None:
        """Do what the primary button says."""
        raise NotImplementedError

    def telling_words(self) -> str:
        """Why nothing can be done while a round is told."""
        raise NotImplementedError

    def told_about(self, place: Place) -> float:
        """The middle of the plate for what is told over the edge of the cloth, su."""
        return place.pick(672, 730)

    def worth_place(self, place: Place) -> QPointF:
        """The middle of the foot of the line about a bet's worth, su: clear of chips and their amounts."""
        return QPointF(self.told_about(place), 805)

    def seal_words(self) -> tuple[str, str, str]:
        """The name of the seal; what was sealed; what is said before the seed that is over."""
        raise NotImplementedError

    def explained(self, about: Any) -> tuple[Explanation | None, QPointF]:
        """Why this amount (None when nothing was decided there), and where it lies in su."""
        raise NotImplementedError

    def make_tools(self) -> tuple[IconButton, ...]:
        """The small buttons beside the primary one."""
        return ()

    def refresh_tools(self, telling: str) -> None:
        """Let tools and choices say what they do, or why not; `telling` is why not while a round is told."""

    def make_choices(self) -> tuple[Button, ...]:
        """The buttons of a decision; they stand where tools and primary button are while one is due."""
        return ()

    def choosing(self) -> bool:
        """Whether the person has a decision to make now, so that the choices are shown."""
        return False

    def offered(self) -> tuple[Button, ...]:
        """Those of the choices that are shown while there is a decision."""
        return self.choices

    def asks(self) -> object:
        """What is asked of the person now, besides whose hand it is about; None: nothing else."""
        return None

    def asked_about(self, hand: QRectF | None) -> Sequence[QRectF]:
        """What a question is about (logical pixels of the scene), what has to be seen above all last.

        `hand`: the ring round the hand that is asked; None where no hand is.
        """
        return () if hand is None else (hand,)

    def choices_from(self, place: Place) -> float:
        """How far to the left the choices may reach, in su."""
        return place.pick(960, 1048)

    def stand_choices(self, place: Place) -> None:
        """Those that are shown, on the console, in a row."""
        shown = [choice for choice in self.choices if choice.isVisibleTo(self)]
        lay_out_choices(shown, place, self.choices_from(place))

    def make_bets(self) -> Bets:
        """The bets of this table, with what each is worth."""
        raise NotImplementedError

    def own_icons(self) -> tuple[RailButton, ...]:
        """The signs of this table on the rail, between those of the house and the book of rules."""
        return ()
