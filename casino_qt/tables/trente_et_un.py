"""The table of тридцать одно for windows and scenes: rules and bank behind signals and slots.

What a signal reports is already on the disk. Whatever is refused, late, or fails on the disk moves nothing.

Who goes on. After everything the person does, and when the person sits down again in the middle of a round,
the other guests go on by themselves until it is the person's turn (`asked`) or the round is over: as soon as
the scene has told what came before. What they do together is one durable step and is told by one `happened`.
A crash in between finds them where they were, and they do the same again: their dice are public.
The next round is dealt when the person says so, whoever holds the bank.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from casino_qt.bank.profile import Profile
from casino_qt.bank.records import Session
from casino_qt.rules.events import Event
from casino_qt.rules.house_rules import Agreed
from casino_qt.rules.refused import Refused
from casino_qt.rules.table import YOU
from casino_qt.rules.trente_et_un.actions import Action, Deal, Draw, Stand
from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.rules.trente_et_un.options import Rules
from casino_qt.rules.trente_et_un.records import RoundRecord
from casino_qt.rules.trente_et_un.table import Table
from casino_qt.rules.trente_et_un.view import View, view_of
from casino_qt.tables.controller import TableController
from casino_qt.tables.moves import Move
from casino_qt.tables.sitting import Played
from casino_qt.tables.trente_et_un_guests import party
from casino_qt.tables.trente_et_un_guests.chat import Remark, remark
from casino_qt.tables.trente_et_un_guests.roster import BY_SEAT, Guest
from casino_qt.tables.trente_et_un_sitting import TrenteEtUnSitting


class TrenteEtUn(TableController):
    """One person at the table, as a punter or as the banker. Amounts are centimes.

    Constructed from an open profile it resumes an open sitting exactly where it stood; `agreement` and `seed`
    are for a new one. A round that is being played goes on under what was agreed for it; between rounds an
    open sitting with another number of seats, token or options gives way. Raises ProfileError (ProfileDamaged
    when the stored sitting does not replay).
    """

    remarked = Signal(object)
    """Remark: a guest says something about what has just `happened`. Only where `chat` is on."""
    seating_changed = Signal()
    """Others sit at the table than before: read `agreement` and `guest`."""

    def __init__(
        self,
        profile: Profile,
        agreement: Agreement | None = None,
        seed: str | None = None,
        parent: QObject | None = None,
        past: Session | None = None,
    ) -> None:
        sitting = TrenteEtUnSitting(profile, agreement, seed, past=past)
        super().__init__(sitting, parent)
        self._sitting: TrenteEtUnSitting = sitting
        self._untold: tuple[Event, ...] = ()
        self.chat = True
        """Whether guests talk."""
        if sitting.untouched:
            self.opening = self.table.opening

    # -- what is to be known -------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The engine, to be read only. A new sitting brings another object: ask each time."""
        return self._sitting.table

    @property
    def agreement(self) -> Agreement:
        """What is agreed: seats, token, options. Its `banker` was the first, `table.banker` banks now."""
        return self.table.agreement

    @property
    def options(self) -> Rules:
        """The house options of this sitting."""
        return self.agreement.rules

    @property
    def history(self) -> list[RoundRecord]:
        """The last rounds of this sitting."""
        return self._sitting.history

    @property
    def banking(self) -> bool:
        """Whether the person holds the bank."""
        return self.table.banker == YOU

    @property
    def asked(self) -> bool:
        """Whether it is the person's turn to draw or stand."""
        return self.table.to_act == YOU

    @property
    def view(self) -> View:
        """What the person sees of the round."""
        return view_of(self.table, YOU)

    @staticmethod
    def guest(seat: str) -> Guest | None:
        """Who sits there; None for the person, and for a name the house does not know."""
        return BY_SEAT.get(seat)

    # -- what may be done ----------------------------------------------------------------------------

    @Slot()
    def deal(self) -> None:
        """The banker deals the next round, the person or a guest.

        Where the purse has changed elsewhere, or somebody cannot pay any more, the game goes on in another
        sitting: then the new pack is told first, and `seating_changed` comes before.
        """
        if self._showing:
            self.refused.emit(Refused("too_late"))
            return
        if self.past or not self._caught_up():
            return
        if self._sitting.over:
            if not self._on_disk(self._sitting.go_on_anew):
                return
            self._untold = self.opening = self._sitting.opening
            self.seating_changed.emit()
        if self._untold and (refused := self.table.refusal(Deal())) is not None:
            self._tell_events(())
            self.refused.emit(refused)
            return
        self._settle_for(Deal())

    @Slot()
    def draw(self) -> None:
        """One more card for the person."""
        if not self._held(Draw()):
            self._settle_for(Draw())

    @Slot()
    def stand(self) -> None:
        """No more cards; as the banker: on the own, and all is opened."""
        if not self._held(Stand()):
            self._settle_for(Stand())

    @Slot(object)
    def agree(self, agreement: Agreement) -> None:
        """Begin another game under `agreement`; refused during a round, or where nobody could bank."""
        if self._showing:
            self.refused.emit(Refused("too_late"))
        elif self.table.engaged():
            self.refused.emit(Refused("round_on"))
        elif self._caught_up():
            if self.purse < agreement.cover:
                self.refused.emit(Refused("bank_not_covered", needed=agreement.cover, purse=self.purse))
            else:
                self.new_sitting(agreement)

    def new_sitting(self, options: Agreed | None = None, seed: str | None = None) -> bool:
        """Leave this sitting for a new one, under another agreement if given. False during a round."""
        begun = super().new_sitting(options, seed)
        if begun:
            self.seating_changed.emit()
        return begun

    # -- the other guests ----------------------------------------------------------------------------

    @Slot()
    def sit_down(self) -> None:
        """The person is at this table again, and the others go on."""
        super().sit_down()
        self._others_go_on()

    @Slot()
    def go_on(self) -> None:
        """The others try once more to go on: the disk may have failed them."""
        self._others_go_on()

    def _all_told(self) -> None:
        self._others_go_on()

    def _settle_for(self, *actions: Any) -> None:
        super()._settle_for(*actions)
        self._others_go_on()

    def _others_go_on(self) -> None:
        """What is due from the guests, once what came before has been told."""
        if self._showing or self.past:
            return
        actions = party.until_the_person(self.table, self.seal)
        played = self._play(actions) if actions else None
        if played is not None:
            self._tell(played)

    def _tell(self, played: Played[Action]) -> None:
        self._tell_events(played.events)

    def _tell_events(self, events: tuple[Event, ...]) -> None:
        told, self._untold = (*self._untold, *events), ()
        self.happened.emit(told)
        self.purse_changed.emit(self.purse)
        said: Remark | None = remark(events, self.table.rounds, self.seal) if self.chat else None
        if said is not None:
            self.remarked.emit(said)

    # -- texts: nothing is undone at this table --------------------------------------------------------

    def _spoken(self, spot: str) -> str:
        return spot

    def _text(self, move: Move) -> str:
        return ""
