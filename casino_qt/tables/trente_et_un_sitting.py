"""A sitting at тридцать одно: talia after talia under one agreement, from one seed. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from casino_qt.bank.ledger import PURSE, Overdrawn, table_account
from casino_qt.bank.records import Json, Session
from casino_qt.rules.chance import SeededChance
from casino_qt.rules.money import LARGEST_AMOUNT
from casino_qt.rules.refused import Refused
from casino_qt.rules.table import YOU
from casino_qt.rules.trente_et_un import notation
from casino_qt.rules.trente_et_un.actions import Action
from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.rules.trente_et_un.hands import Hand
from casino_qt.rules.trente_et_un.options import LEAST_TOKEN, Rules
from casino_qt.rules.trente_et_un.records import RoundRecord
from casino_qt.rules.trente_et_un.table import Table
from casino_qt.tables.purse_change import PurseChange
from casino_qt.tables.sitting import Played, Sitting, Step
from casino_qt.tables.trente_et_un_guests.party import agreement_for, who_plays_on

GAME = "trente-et-un"
GUESTS = 3
TOKEN = 500  # centimes: what the house proposes


class TrenteEtUnSitting(Sitting[Action, Agreement, RoundRecord]):
    """Everybody sits down with as much as the person has, as a script has it, and nobody brings more later.

    What a purse holds decides here who can bank. So where the person's purse has changed elsewhere, or
    somebody cannot pay any more, the sitting is over with its round, and the same game goes on in another
    (`who_plays_on`).

    What a round can still cost the person lies on this table for the ledger until it is decided, though for
    the rules it is in the purse. Elsewhere nobody can spend it: who could not pay would learn from a refusal
    what the next card is, and lose only when he likes. `_laid` is False for a round which an older program
    has dealt, that laid nothing.
    """

    GAME = GAME
    table: Table
    _laid: bool

    def rules(self, options: Json | None = None) -> Agreement:
        """What was agreed; or three guests, and tokens of five francs."""
        return agreement_for(GUESTS, TOKEN, Rules()) if options is None else Agreement.from_json(options)

    def fresh_table(self, session: Session) -> Table:
        """The table with its first pack."""
        return Table(self.rules(session.rules), SeededChance(session.seed), session.purse)

    def read(self, action: Json) -> Action:
        """From the notation of the scripts."""
        return notation.from_json(action)

    def written(self, action: Action) -> Json:
        """In the notation of the scripts."""
        return notation.to_json(action)

    def told(self, record: RoundRecord) -> tuple[int, Json, str]:
        """Every hand, who banked and what everybody won; the outcome is the person's, in tokens."""
        fell: Json = {
            "banker": record.banker,
            "talia": record.talia,
            "hands": {seat: _hand(hand) for seat, hand in record.hands},
            "results": dict(record.results),
        }
        return record.number, fell, f"{record.result(YOU):+d}"

    def stakes(self, record: RoundRecord, before: Any) -> dict[str, Json]:
        """The person's part in the round."""
        tokens = record.result(YOU)
        return {
            YOU: {"banked": record.banker == YOU, "tokens": tokens, "won": tokens * record.token},
        }

    @property
    def minimum(self) -> int:
        """What the same company could still agree upon, or the price of a dealt 31 where that is less.

        To begin anew it is what a banker must have, for all begin with the same. Nothing is needed for a
        round that is on: what it can cost lies there.
        """
        agreed, on = self.table.agreement, self.table.engaged()
        if on and self._laid:
            return 0
        on = on or self._others_can_pay()
        return min(agreed.price if on else agreed.cover, replace(agreed, token=LEAST_TOKEN).cover)

    def play(
        self, actions: Sequence[Action | PurseChange], note: Callable[[int], None] | None = None
    ) -> Played[Action]:
        """As anywhere. Refused, too, where the person cannot pay what is lost in a round of an older program:
        the purse may have gone elsewhere since it was dealt. The round waits until it holds enough.
        """
        try:
            return super().play(actions, note)
        except Overdrawn as short:
            agreed, purse = self.table.agreement, self.profile.purse()
            if self.table.banker == YOU:
                raise Refused("bank_not_covered", needed=agreed.cover, purse=purse) from short
            raise Refused("price_not_covered", needed=agreed.price, purse=purse) from short

    def money(self) -> dict[str, int]:
        """As the rules have it, but for what the round can still cost, which is no more in the purse."""
        money = super().money()
        if self._laid:
            held = self.table.at_stake()
            money[PURSE] -= held
            money[table_account(GAME)] += held
        return money

    # -- the end of a sitting ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the next round is to be dealt in another sitting, and the person can begin one."""
        due = self._purse_moved or not self._others_can_pay()
        return due and not self.table.engaged() and self.profile.purse() >= self.table.agreement.cover

    def _others_can_pay(self) -> bool:
        """Whether every guest can pay the price, and whoever banks the price for all."""
        table = self.table
        guests = [seat for seat in table.seats() if seat != YOU]
        pay = all(table.purse(seat) >= table.agreement.price for seat in guests)
        return pay and table.covers(table.banker)

    def go_on_anew(self) -> None:
        """The same game in another sitting. Raises ProfileError; then nothing has changed."""
        self.new_sitting(who_plays_on(self.table))

    def _sit(self, session: Session) -> None:
        super()._sit(session)
        self._purse_moved, self._laid = False, not self.past

    def _replay(self, session: Session) -> Iterator[tuple[object, ...]]:
        yield from super()._replay(session)
        if self.table.at_stake() and not self.profile.balance(table_account(GAME)):
            self._laid = False

    def _note(self, step: Step[RoundRecord]) -> None:
        super()._note(step)
        if step.ended is not None:
            self._laid = not self.past

    def _hear(self, change: PurseChange) -> None:
        super()._hear(change)
        self._purse_moved = True

    def catch_up(self) -> bool:
        """Learn what happened to the purse elsewhere; then this sitting ends with its round."""
        changed = super().catch_up()
        self._purse_moved |= changed
        return changed

    def _meets(self, session: Session, options: Agreement | None, seed: str | None) -> bool:
        """Who sits there is no wish, for guests come and go; nor who banks, unless it is agreed for ever."""
        if options is not None and _wished(options) != _wished(self.rules(session.rules)):
            return False
        return super()._meets(session, None, seed)

    # -- scripts -------------------------------------------------------------------------------------

    def script_purse(self, session: Session, actions: Sequence[Action]) -> int:
        """The purse all sat down with: what it holds decides who can bank.

        Where the person's changed within a round, one with which the bank goes where it went, if any.
        """
        told = [record.next_banker for record in self.rounds_of(session)]
        moved = session.purse + self.table.account().elsewhere
        fit = (
            p for p in (session.purse, moved, LARGEST_AMOUNT) if self._bankers(session, actions, p) == told
        )
        return next(fit, session.purse)

    def _bankers(self, session: Session, actions: Sequence[Action], purse: int) -> list[str] | None:
        """Where the bank goes after each round, if everybody has `purse`; None where a deal is refused."""
        table = Table(self.rules(session.rules), SeededChance(session.seed), purse)
        bankers: list[str] = []
        for action in actions:
            last = table.last
            try:
                table.apply(action)
            except Refused:
                return None
            if table.last is not None and table.last is not last:
                bankers.append(table.last.next_banker)
        return bankers


def _wished(agreed: Agreement) -> tuple[object, ...]:
    """What is wished for with an agreement."""
    yours = agreed.rules.bank == "fixed" and agreed.banker == YOU
    return len(agreed.seats), agreed.token, agreed.rules, yours


def _hand(hand: Hand) -> Json:
    return {"cards": [card.code for card in hand.cards], "total": hand.total}
