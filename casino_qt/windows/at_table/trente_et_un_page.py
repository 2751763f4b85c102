"""Тридцать одно in the windows: card or enough, the deal, the agreement, the talk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QWidget

from casino_qt.money_text import francs
from casino_qt.rules.refused import Refused
from casino_qt.rules.trente_et_un.actions import YOU, Draw
from casino_qt.scenes.trente_et_un.scene import TrenteEtUnScene
from casino_qt.settings import Option, Settings
from casino_qt.tables.trente_et_un import TrenteEtUn
from casino_qt.tables.trente_et_un_sitting import GAME
from casino_qt.windows.at_table.agreement_sheet import AgreementSheet
from casino_qt.windows.at_table.refusals import refusal_text
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.house_rules.clauses import Draft
from casino_qt.windows.kit.button import Button, RailButton
from casino_qt.windows.kit.place import Place
from casino_qt.windows.standing.trente_et_un import TrenteEtUnStanding
from casino_qt.windows.why.explanation import Explanation
from casino_qt.windows.why.trente_et_un import explain
from casino_qt.windows.worth.trente_et_un import TrenteEtUnBets

if TYPE_CHECKING:
    from casino_qt.windows.house import House

TOO_DEAR = ("bank_not_covered", "price_not_covered")


class TrenteEtUnPage(TablePage):
    """The page of тридцать одно."""

    CHAPTER = "3"

    controller: TrenteEtUn
    scene: TrenteEtUnScene

    @classmethod
    def seated(cls, window: QWidget, house: House) -> Self:
        """At the oval table, under what was agreed last."""
        wish = house.options_of(GAME)
        agreement = None if wish is None else wish.agreement
        controller = TrenteEtUn(house.profile, agreement, house.seed)
        return cls(window, house, GAME, controller, house.clock())

    def make_scene(self) -> TrenteEtUnScene:
        """Cards, tokens and the other guests."""
        scene = TrenteEtUnScene(self.controller, self.house.pictures, self.stage, self.calls(), self)
        scene.explain.connect(self.show_why)
        scene.agreement_wanted.connect(self.show_agreement)
        scene.waiting_changed.connect(self._refresh)
        scene.told_further.connect(self._show_purse)
        scene.paced = self.house.settings.card_by_card
        self.controller.chat = self.house.settings.chat
        return scene

    def begin(self) -> None:
        """Who comes for the first time is asked what is to be agreed."""
        super().begin()
        if self.controller.opening and not self.house.settings.is_set(Settings.token):
            self.show_agreement()
        else:
            self.scene.invite()

    def make_bets(self) -> TrenteEtUnBets:
        """What may be bet on here."""
        return TrenteEtUnBets(self.controller)

    # -- what is said ------------------------------------------------------------------------------------

    def make_standing(self) -> TrenteEtUnStanding:
        """What this table can tell of itself."""
        return TrenteEtUnStanding(self)

    def tongue(self) -> Option[str]:
        """A setting of its own."""
        return Settings.trente_et_un_tongue

    def title_words(self) -> tuple[str, str]:
        """Name, and what a hand is played for."""
        agreed = self.controller.agreement
        text = self.tr("token {token} · a dealt 31 pays {price}")
        return self.tr("Тридцать одно"), text.format(token=francs(agreed.token), price=francs(agreed.price))

    def rules_in_force(self) -> Draft:
        """What was agreed."""
        agreed = self.controller.agreement
        keeper = "yours" if agreed.banker == YOU else "guest"
        return {
            "company": len(agreed.seats) - 1,
            "token": agreed.token,
            "natural": agreed.rules.natural,
            "bank": "rotates" if agreed.rules.bank == "rotates" else keeper,
            "packs": agreed.rules.packs,
        }

    def seal_words(self) -> tuple[str, str, str]:
        """The seal of a game: all its packs come from one seed."""
        return (
            self.tr("The seal of this game"),
            self.tr("The order of all packs was fixed before the first deal. This is its seal, SHA-256:"),
            self.tr("The seed of the game before, now that it is over:"),
        )

    def telling_words(self) -> str:
        """The cards are falling."""
        return self.tr("The round is being played.")

    def retranslate(self) -> None:
        """What is only here, and then all the rest."""
        self.terms.say("", "", self.tr("What is agreed"))
        self.terms.setAccessibleName(self.tr("What is agreed"))
        self._say_talk()
        self.card.say(self.tr("Card"), keyring.key("trente-et-un.card"), self.tr("Buy one more card"))
        self.next_card.say(self.tr("Next card"), "Space", self.tr("Lay the next card of your deal"))
        self.all_cards.say(
            self.tr("All at once"), keyring.key("trente-et-un.all_cards"), self.tr("Lay the rest of the deal")
        )
        super().retranslate()

    def _say_talk(self) -> None:
        talking = self.house.settings.chat
        self.talk.icon_name = "say" if talking else "hush"
        words = self.tr("The guests talk: let them be silent") if talking else self.tr("Let the guests talk")
        self.talk.say("", "", words)
        self.talk.setAccessibleName(words)
        self.talk.update()

    def primary_words(self) -> tuple[str, str, str]:
        """Deal, or let a guest deal."""
        key = keyring.key("trente-et-un.deal")
        if self.controller.banking:
            return self.tr("Deal"), key, self.tr("You hold the bank: three cards to everyone")
        return self.tr("Next round"), key, self.tr("Let the banker deal")

    def primary_pressed(self) -> None:
        """The next round; where the others have been kept from going on, they try again."""
        if self.controller.table.engaged():
            self.controller.go_on()
        else:
            self.controller.deal()

    # -- buttons -----------------------------------------------------------------------------------------

    def own_icons(self) -> tuple[RailButton, ...]:
        """The agreement, and whether the guests talk."""
        self.terms, self.talk = RailButton("agreement", self), RailButton("say", self)
        self.terms.clicked.connect(self.show_agreement)
        self.talk.clicked.connect(self._toggle_talk)
        return self.terms, self.talk

    def make_choices(self) -> tuple[Button, ...]:
        """Card or enough; while the person deals, the next card or all."""
        self.card, self.enough = Button("primary", self), Button("secondary", self)
        self.next_card, self.all_cards = Button("primary", self), Button("secondary", self)
        self.card.clicked.connect(self.controller.draw)
        self.enough.clicked.connect(self.controller.stand)
        self.next_card.clicked.connect(lambda: self.scene.deal_card())
        self.all_cards.clicked.connect(lambda: self.scene.deal_all())
        return self.card, self.enough, self.next_card, self.all_cards

    def choosing(self) -> bool:
        """A card to lay by hand, or the person's turn."""
        return self.scene.waits_for_card or (self.controller.asked and not self.controller.showing)

    def offered(self) -> tuple[Button, ...]:
        """The deal of one's own cards, or the answers."""
        dealing = self.scene.waits_for_card
        return (self.next_card, self.all_cards) if dealing else (self.card, self.enough)

    def _place_does(self) -> object:
        """To lay one's own cards is to hurry: whoever lays one after another is not held up."""
        return "skip" if self.scene.waits_for_card else super()._place_does()

    def asked_about(self, hand: QRectF | None) -> Sequence[QRectF]:
        """The hand with its points and how they are reckoned."""
        if hand is None:
            return ()
        whole = QRectF(hand)
        for key in ("seat/0/disc", "seat/0/sum"):
            if (piece := self.scene.board.get(key)) is not None:
                whole |= piece.item.sceneBoundingRect()
        return whole, hand

    def choices_from(self, place: Place) -> float:
        """Right of the tray, which is a short one."""
        return place.pick(876, 940)

    def refresh_tools(self, telling: str) -> None:
        """Each choice says what it does, or why not."""
        if self.controller.banking:
            self.enough.say(
                self.tr("On mine"),
                keyring.key("trente-et-un.enough"),
                self.tr("Go on your own cards: all hands are opened"),
            )
        else:
            self.enough.say(
                self.tr("Enough"), keyring.key("trente-et-un.enough"), self.tr("No more cards for you")
            )
        refused = self.controller.refusal(Draw()) if self.controller.asked else None
        self._allow(self.card, refused is None, "" if refused is None else refusal_text(refused))
        self._allow(self.enough, True, telling)

    def _refresh(self, *about: object) -> None:
        super()._refresh(*about)
        self._show_purse()
        if not self.controller.showing:
            self.title.say(*self.title_words())

    def _show_purse(self) -> None:
        """The person's money as far as it has been seen to move, as on the plates of the others."""
        now = self.scene.told
        self.bankroll.show_money(now.purses[YOU] - now.in_play(), now.in_play())

    def setting_changed(self, key: str) -> None:
        """Talk and pace act at once."""
        super().setting_changed(key)
        settings = self.house.settings
        if key == Settings.chat.key:
            self.controller.chat = settings.chat
            self._say_talk()
        elif key == Settings.card_by_card.key:
            self.scene.paced = settings.card_by_card

    def _toggle_talk(self) -> None:
        self.house.settings.chat = not self.house.settings.chat

    # -- the agreement -----------------------------------------------------------------------------------

    def show_agreement(self) -> None:
        """Lay the agreement before the person; during a round it can only be read."""
        sheet = AgreementSheet(self, self.house.settings, lambda: self.controller.purse)
        sheet.setObjectName("agreement")
        sheet.agreed.connect(self.controller.agree)
        sheet.done.connect(sheet.deleteLater)
        sheet.done.connect(self.scene.invite, Qt.ConnectionType.QueuedConnection)  # what is agreed by then
        played = self.controller.showing or self.controller.table.engaged()
        sheet.ask(self.tr("While a round is on, what was agreed for it holds.") if played else "")

    def _refused(self, refused: Refused) -> None:
        """Where what was agreed has become too dear, something cheaper can be agreed."""
        super()._refused(refused)
        controller = self.controller
        playing = controller.table.engaged()  # then the purse is filled again, at the cashier
        sent = controller.needs_new_purse() or controller.needs_chips()
        if refused.code in TOO_DEAR and not playing and not sent:
            self.show_agreement()

    def explained(self, about: str) -> tuple[Explanation | None, QPointF]:
        """What the last round has brought a player."""
        record = self.controller.table.last
        index = self.house.settings.card_index
        if record is None:
            return None, self.scene.layout.stake(0)
        explanation = explain(record, about, self.controller.options.natural, index)
        return explanation, self.scene.still.tag_at(self.scene.snapshot, about)
