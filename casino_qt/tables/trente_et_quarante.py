"""The trente-et-quarante table for windows and scenes: rules and bank behind signals and slots.

What a signal reports is already on the disk. Whatever is refused, late, or fails on the disk moves nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from casino_qt.bank.profile import Profile
from casino_qt.bank.records import Session
from casino_qt.rules.trente_et_quarante.actions import Action, Bet, Coup, Cut, Halve, Insure, Spot, Take
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.records import CoupRecord
from casino_qt.rules.trente_et_quarante.table import Phase, Table
from casino_qt.tables.cloth_controller import ClothController
from casino_qt.tables.moves import Move
from casino_qt.tables.trente_et_quarante_sitting import TrenteEtQuaranteSitting
from casino_qt.tables.typed_bets import Misunderstood, TakeAll, understand


class TrenteEtQuarante(ClothController):
    """One person at the table. Amounts are centimes.

    Constructed from an open profile it resumes an open sitting exactly where it stood; `options` and `seed`
    are for a new one. Raises ProfileError (ProfileDamaged when the stored sitting does not replay).
    """

    BET, TAKE, HALVE = Bet, Take, Halve

    def __init__(
        self,
        profile: Profile,
        options: Rules | None = None,
        seed: str | None = None,
        parent: QObject | None = None,
        past: Session | None = None,
    ) -> None:
        sitting = TrenteEtQuaranteSitting(profile, options, seed, past=past)
        super().__init__(sitting, parent)
        self._sitting: TrenteEtQuaranteSitting = sitting
        self.name_of: Callable[[str], str] = str.capitalize
        """How whoever shows this table calls a chance: the undo texts name it so."""
        if self.table.phase is Phase.CUTTING:
            self.opening = self.table.opening

    # -- what is to be known -------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The engine, to be read only. A new sitting brings another object: ask each time."""
        return self._sitting.table

    @property
    def options(self) -> Rules:
        """The house rules of this sitting."""
        return self.table.options

    @property
    def history(self) -> list[CoupRecord]:
        """This shoe's coups, for the score card."""
        return self._sitting.history

    def to_repeat(self) -> tuple[Action, ...]:
        """What `repeat` would lay: what the last coup with a stake was begun with and is missing now."""
        actions: list[Action] = []
        for spot, begun in self._sitting.begun.items():
            lying = self.table.lying(spot)
            if begun.stake > lying.stake:
                actions.append(Bet(spot, begun.stake - lying.stake))
            if begun.insured and not lying.premium:
                actions.append(Insure(spot))
        return tuple(actions)

    def places(self) -> tuple[Spot, ...]:
        """The four chances."""
        return tuple(Spot)

    # -- what may be done ----------------------------------------------------------------------------

    @Slot(object)
    def cut(self, at: int | None) -> None:
        """Cut the first shoe at `at`; None lets a guest cut."""
        self._settle_for(Cut(at))

    @Slot(object, object)
    def bet(self, spot: Spot, centimes: int) -> None:
        """Lay `centimes` more on `spot`; while a coup is shown the chip comes back as late."""
        if self._showing:
            self.late.emit(spot, centimes)
            return
        self._move("bet", spot, [Bet(spot, centimes)])

    @Slot(object)
    def insure(self, spot: Spot) -> None:
        """Lay the premium beside the stake on `spot`."""
        self._move("insure", spot, [Insure(spot)])

    def carry(self, spot: Spot, to: Spot, *, won: bool) -> None:
        """Take the payment from `spot` (`won`), else the stake, and lay it on `to`; both or neither."""
        self._carry(spot, won, lambda amount: Bet(to, amount))

    @Slot()
    def coup(self) -> None:
        """No more bets: the coup is decided, booked, and told."""
        if not self._held(Coup()):
            self._settle_for(Coup())

    def say(self, text: str, tongue: str = "fr") -> Misunderstood | None:
        """Do what `text` announces in any tongue; what is not understood comes back and moves nothing.

        `tongue` is the one in which to suggest other words where those that were said are of none.
        """
        meant = understand(text, tongue)
        match meant:
            case Misunderstood():
                return meant
            case TakeAll():
                self.clear()
            case Bet(spot, stake):
                self.bet(spot, stake)
            case Insure(spot):
                self.insure(spot)
            case Take(spot, stake):
                self.take(spot, stake)
            case Coup():
                self.coup()
        return None

    # -- texts ---------------------------------------------------------------------------------------

    def _spoken(self, spot: str) -> str:
        return spot

    def _text(self, move: Move) -> str:
        texts = {
            "bet": self.tr("bet on {spot}"),
            "insure": self.tr("insurance on {spot}"),
            "take": self.tr("taking back from {spot}"),
            "carry": self.tr("carrying from {spot}"),
            "halve": self.tr("half back from {spot}"),
            "clear": self.tr("clearing the cloth"),
            "repeat": self.tr("repeated bets"),
            "double": self.tr("doubled bets"),
        }
        return texts[move.kind].format(spot=self.name_of(move.spot))
