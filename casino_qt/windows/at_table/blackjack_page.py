"""Blackjack in the windows: the buttons of a decision, what others ask of the person, its seal, its why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from casino_qt.art import text_size
from casino_qt.money_text import francs
from casino_qt.rules.blackjack.actions import YOU, Action, Bet, Deal
from casino_qt.scenes.blackjack.layout import STAKE_DOWN
from casino_qt.scenes.blackjack.scene import BlackjackScene
from casino_qt.scenes.stage import Ticker
from casino_qt.settings import Option, Settings
from casino_qt.tables.blackjack import Blackjack, Question
from casino_qt.tables.blackjack_sitting import GAME
from casino_qt.windows.at_table.betting_page import BettingPage
from casino_qt.windows.at_table.blackjack_offers import Offers, letter
from casino_qt.windows.at_table.console import RIGHT_EDGE
from casino_qt.windows.at_table.refusals import refusal_text
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.choice import ChoiceButton
from casino_qt.windows.kit.place import Place
from casino_qt.windows.kit.popover import Card
from casino_qt.windows.kit.spoken import Spoken, said
from casino_qt.windows.standing.blackjack import BlackjackStanding
from casino_qt.windows.why.blackjack import INSURANCE, explain
from casino_qt.windows.why.explanation import Explanation
from casino_qt.windows.worth.blackjack import BlackjackBets

if TYPE_CHECKING:
    from casino_qt.windows.house import House

ROW_TOP, ROW_HEIGHT = 826.0, 52.0  # su: the four decisions on the console
FLOOR_TOP, FLOOR_HEIGHT = 752.0, 44.0  # the two rarer ones, on the floor beside the table
GAP, TRAY_GAP = 10.0, 20.0
LEAST_PADDING, MOST_PADDING = 7.0, 22.0


class BlackjackPage(BettingPage):
    """The page of the blackjack table."""

    CHAPTER = "4"

    controller: Blackjack
    scene: BlackjackScene

    def __init__(
        self,
        parent: QWidget,
        house: House,
        name: str,
        controller: Blackjack,
        ticker: Ticker | None = None,
    ) -> None:
        self._asked: object = None
        self._question: Spoken | None = None
        self.offers = Offers(controller, self.choosing)
        super().__init__(parent, house, name, controller, ticker)

    @classmethod
    def seated(cls, window: QWidget, house: House) -> Self:
        """In the fourth chair."""
        controller = Blackjack(house.profile, house.options_of(GAME), house.seed)
        return cls(window, house, GAME, controller, house.clock())

    def make_scene(self) -> BlackjackScene:
        """Boxes, cards and chips."""
        scene = BlackjackScene(self.controller, self.house.pictures, self.stage, self.calls(), self)
        scene.explain.connect(self.show_why)
        return scene

    def begin(self) -> None:
        """Sit down among as many other guests as the person wishes for."""
        self.controller.seat_guests(self.house.settings.blackjack_guests)
        super().begin()

    # -- building ----------------------------------------------------------------------------------------

    def make_choices(self) -> tuple[Button, ...]:
        """Four on the console; giving up and insuring stand apart, on the floor."""
        self.card = ChoiceButton("primary", self)
        self.stay = ChoiceButton("secondary", self)
        self.double_down = ChoiceButton("secondary", self)
        self.split = ChoiceButton("secondary", self)
        self.surrender = ChoiceButton("secondary", self)
        self.insure = ChoiceButton("secondary", self)
        return self.card, self.stay, self.double_down, self.split, self.surrender, self.insure

    def _connect(self) -> None:
        super()._connect()
        self.card.clicked.connect(self._card)
        self.stay.clicked.connect(self._stay)
        self.double_down.clicked.connect(self._double)
        self.split.clicked.connect(self._split)
        self.surrender.clicked.connect(self.controller.surrender)
        self.insure.clicked.connect(self._insure)
        self.guard.watch(*self.tools)  # decisions take their place

    def choosing(self) -> bool:
        """As long as cards are out the decisions are shown, so that none moves under the pointer."""
        return self.scene.playing

    def asks(self) -> object:
        """What others wait for."""
        return self.controller.question

    def stand_choices(self, place: Place) -> None:
        """Where they stand depends on the language alone, never on what is asked."""
        row, floor = self.choices[:4], self.choices[4:]
        right = place.width - RIGHT_EDGE
        left = self.scene.layout.places.tray.right + TRAY_GAP
        self._row(place, row, left, right, ROW_TOP, ROW_HEIGHT)
        close = ROW_TOP - GAP - FLOOR_HEIGHT  # over the others, where they stand apart from the console
        top = close if text_size.rooms() > 1 else FLOOR_TOP
        self._row(place, floor, right - place.pick(340, 400), right, top, FLOOR_HEIGHT)

    def _row(
        self, place: Place, buttons: tuple[Button, ...], left: float, right: float, top: float, height: float
    ) -> None:
        for growth in text_size.steps(1.5):
            for button in buttons:
                button.growth = growth
            contents = [
                button.content_width() / place.k for button in buttons if isinstance(button, ChoiceButton)
            ]
            room = right - left - GAP * (len(buttons) - 1) - sum(contents)
            if room >= 2 * LEAST_PADDING * len(buttons):
                break
        padding = min(MOST_PADDING, max(LEAST_PADDING, room / (2 * len(buttons))))
        widths = [content + 2 * padding for content in contents]
        x = right - sum(widths) - GAP * (len(buttons) - 1)
        for button, width in zip(buttons, widths, strict=True):
            button.set_face(place.rectf(x, top, width, height))
            x += width + GAP

    def asked_about(self, hand: QRectF | None) -> Sequence[QRectF]:
        """The hand with its stake; the boxes that may be insured, with their parts of the band."""
        controller, layout = self.controller, self.scene.layout
        place = self.scene.kit.wardrobe.place
        if controller.question is Question.INSURANCE:
            boxes = [number for number in controller.table.boxes if controller.insurable(number)]
            each = [layout.circle(box) + layout.insurance_zone(box) for box in boxes]
            whole = QRectF()
            for one in each:
                whole |= one.boundingRect()
            return [place.rect(whole), *(place.rect(one.boundingRect()) for one in each[:1])]
        turn = controller.table.to_play
        if hand is None or turn is None:
            return super().asked_about(hand)
        stake = place.rect(layout.circle(turn[0], STAKE_DOWN).boundingRect())
        return hand | stake, hand

    def make_bets(self) -> BlackjackBets:
        """What may be bet on here."""
        return BlackjackBets(self.controller, self.scene)

    # -- words -------------------------------------------------------------------------------------------

    def make_standing(self) -> BlackjackStanding:
        """What this table can tell of itself."""
        return BlackjackStanding(self)

    def tongue(self) -> Option[str]:
        """A setting of its own."""
        return Settings.blackjack_tongue

    def title_words(self) -> tuple[str, str]:
        """Name, limits of a box, and how many packs there are."""
        options = self.controller.options
        limits = self.tr("min {least} · max {most} · six packs").format(
            least=francs(options.min), most=francs(options.max)
        )
        return self.tr("Blackjack"), limits

    def seal_words(self) -> tuple[str, str, str]:
        """The seal of a shoe."""
        return (
            self.tr("The seal of this shoe"),
            self.tr("The order of the cards was fixed before the first bet. This is its seal, SHA-256:"),
            self.tr("The seed of the shoe before, now that it is over:"),
        )

    def telling_words(self) -> str:
        """The croupier or another guest is busy."""
        return self.tr("The croupier is at work.")

    def primary_words(self) -> tuple[str, str, str]:
        """Deal, or watch."""
        key = letter("deal")
        refused = None if self.controller.seated else self.controller.refusal(Deal())
        if refused is not None and refused.code == "two_boxes":
            return self.tr("Deal"), key, refusal_text(refused)
        if self.controller.in_play or len(self.controller.table.boxes) < 2:
            return self.tr("Deal"), key, self.tr("No more bets: every box gets two cards")
        return self.tr("Next coup"), key, self.tr("Watch a coup without a stake")

    def primary_pressed(self) -> None:
        """The cards are dealt."""
        self.controller.deal()

    def retranslate(self) -> None:
        """What each choice may ever mean here, and then all the rest."""
        for button, offers in zip(self.choices, self.offers.possible(), strict=True):
            if isinstance(button, ChoiceButton):
                button.could_say([(offer.words, offer.key) for offer in offers])
        super().retranslate()
        self._lay_out_choices(self._place)

    # -- what may be done --------------------------------------------------------------------------------

    def refresh_tools(self, telling: str) -> None:
        """Bets before the deal; afterwards the decisions, each with its reason when it is not allowed."""
        super().refresh_tools(telling)
        for button, offer in zip(self.choices, self.offers.now(telling), strict=True):
            shown = (button.words(), button.shortcut().toString(), button.meaning())
            if (offer.words, offer.key, offer.meaning) != shown:
                button.say(offer.words, offer.key, offer.meaning)
            self._allow(button, not offer.reason, offer.reason)
        if not telling:
            self._note_question()
        else:
            self._answered()

    def _note_question(self) -> None:
        """Where something else is asked than before, the buttons wait a moment, and it is said."""
        controller = self.controller
        table = controller.table
        # A hand that was split is another hand, though it stands in the same place and may be a pair again.
        hands = len(table.boxes[table.to_play[0]].hands) if table.to_play else 0
        asked = (controller.question, table.to_play, hands, table.asked, controller.adding, self.choosing())
        if asked == self._asked:
            return
        self._asked = asked
        self.guard.changed()
        self._answered()
        if controller.question is Question.INSURANCE:
            self._ask(
                lambda: self.tr("Insurance? Lay it on the band before your boxes, or let the others go on.")
            )
        elif controller.question is Question.ADD and controller.adding is not None:
            holder = table.boxes[controller.adding.box].holder

            def raises() -> str:
                words = self.tr("{name} raises: does your stake follow?")
                return words.format(name=self.scene.guest_name(holder))

            self._ask(raises)

    def _ask(self, question: Spoken) -> None:
        self.tell(question)
        self._question = question

    def _answered(self) -> None:
        """A question that has been answered is not on the plate any more."""
        if self._question is not None and self.plate.text() == said(self._question):
            self.plate.hide()
        self._question = None

    # -- doing it ----------------------------------------------------------------------------------------

    def _card(self) -> None:
        question = self.controller.question
        if question is Question.CARD:
            self.controller.accept()
        elif question is Question.ADD:
            self.controller.add()
        else:
            self.controller.hit()

    def _stay(self) -> None:
        question = self.controller.question
        if question is Question.CARD:
            self.controller.decline()
        elif question is Question.DECIDE:
            self.controller.stand()
        else:
            self.controller.go_on()
            self._refresh()  # the next question may come without anything having happened

    def _double(self) -> None:
        self._raising("double", self.double_down)

    def _split(self) -> None:
        self._raising("split", self.split)

    def _raising(self, play: str, button: Button) -> None:
        """Double or split; who is insured is asked whether the insurance grows with the stake."""
        controller = self.controller
        turn = controller.table.to_play
        insured = 0 if turn is None else controller.table.boxes[turn[0]].insurance.get(YOU, 0)
        more = controller.most_with(play)
        do = controller.double_down if play == "double" else controller.split
        if not insured or not more:
            do()
            return

        def write() -> Card:
            both, alone = Button("primary"), Button("secondary")
            both.say(self.tr("Raise it by {sum}").format(sum=francs(more)))
            alone.say(self.tr("Leave it"))
            for answer, raised in ((both, more), (alone, 0)):
                answer.clicked.connect(self.popover.lay_away)
                answer.clicked.connect(lambda _=False, raised=raised: do(raised))
            sentence = self.tr("The stake grows: the insurance may grow with it, in the same move.")
            return Card(self.tr("The insurance"), [sentence], (), [both, alone])

        box = button.geometry()
        self.popover.tell(write, QPointF(box.center().x(), box.top()))

    def _insure(self) -> None:
        number = self.offers.box_to_insure()
        if number is not None:
            self.controller.insure(number, self.controller.insurable(number))

    # -- amounts -----------------------------------------------------------------------------------------

    def price(self, action: Action) -> int:
        """A bet takes its stake."""
        return action.stake if isinstance(action, Bet) else 0

    def explained(self, about: tuple[int, str]) -> tuple[Explanation | None, QPointF]:
        """What the last coup did to a hand or an insurance of a box."""
        number, part = about
        layout = self.scene.layout
        if part == INSURANCE:
            where = layout.insurance(number, 0, 1)
        else:
            box = self.scene.snapshot.lying().get(number)
            where = layout.stake(number, int(part), 1 if box is None else len(box.hands))
        record = self.controller.table.last
        return None if record is None else explain(record, number, part), where

    def setting_changed(self, key: str) -> None:
        """Other guests come and go at once; the rules wait for the next sitting."""
        super().setting_changed(key)
        if key == Settings.blackjack_guests.key:
            self.controller.seat_guests(self.house.settings.blackjack_guests)
