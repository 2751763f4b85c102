"""The hints of each table: what the card says, and how the places of decisions are called."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import francs
from casino_qt.odds.advice.advice import Advice
from casino_qt.odds.roulette import bets as roulette
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.scenes.trente_et_quarante.words import chance
from casino_qt.tables.blackjack import Blackjack, Question
from casino_qt.tables.coach.blackjack import BlackjackStudy
from casino_qt.tables.coach.cloths import RouletteStudy, TrenteEtQuaranteStudy
from casino_qt.tables.coach.coach import Coach
from casino_qt.tables.coach.study import Decision, Study
from casino_qt.tables.coach.trente_et_un import TrenteEtUnStudy
from casino_qt.tables.controller import TableController
from casino_qt.tables.roulette import Roulette
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from casino_qt.tables.trente_et_un import TrenteEtUn
from casino_qt.windows.practice import words
from casino_qt.windows.practice.error_words import card_text, hand_words

Told = tuple[str, list[str], list[tuple[str, str]]]
"""Title, sentences, lines of a card."""


class Hints:
    """What is told of the decisions that are due; nothing where none is."""

    def __init__(self, study: Study) -> None:
        self.study = study

    def ready(self, coach: Coach) -> bool:
        """Whether all is known that would be told now."""
        return all(coach.advice(decision) is not None for decision in coach.due())

    def anything(self, coach: Coach) -> bool:
        """Whether there is anything to tell."""
        return bool(coach.due())

    def place(self, decision: Decision) -> str:
        """What the place of a decision is called where it must be named; "" where it is clear."""
        return ""

    def nothing(self) -> str:
        """Why there is nothing to tell, where it is not that nothing is asked."""
        return ""

    def title(self, decision: Decision) -> str:
        """What is to be decided."""
        raise NotImplementedError

    def card(self, coach: Coach) -> Told:
        """The first decision that is due, and a sentence on each other kind."""
        first, *others = self._each_kind(coach)
        decision, advice = first
        question = decision.question
        sentences = [words.best(question, advice), words.reason(advice)]
        for other, told in others:
            sentences += [words.best(other.question, told), words.reason(told)]
        sentences.append(words.unit())
        lines = words.lines(question, advice)
        for other, told in others:
            lines += words.lines(other.question, told)
        return self.title(decision), sentences, lines

    def _each_kind(self, coach: Coach) -> list[tuple[Decision, Advice]]:
        """The first decision of each kind, with what is known of it."""
        found: dict[str, tuple[Decision, Advice]] = {}
        for decision in coach.due():
            advice = coach.advice(decision)
            if advice is not None:
                found.setdefault(str(decision.question["ask"]), (decision, advice))
        return list(found.values())


class HandHints(Hints):
    """One hand of cards, and at blackjack the croupier's card."""

    def __init__(self, study: Study, index: Callable[[], str]) -> None:
        """`index` tells the language of the letters on the cards."""
        super().__init__(study)
        self._index = index

    def title(self, decision: Decision) -> str:
        """The total, and what it stands against."""
        question = decision.question
        if question["ask"] == "insurance":
            return QCoreApplication.translate("Practice", "Insurance")
        hand = hand_words(question["cards"], 31 if question["game"] == "trente-et-un" else 21)
        if "up" not in question:
            return hand
        text = QCoreApplication.translate("Practice", "{hand} against {card}")
        return text.format(hand=hand, card=card_text(question["up"], self._index()))


class BoxHints(HandHints):
    """Blackjack, where some questions hang on what others do."""

    def __init__(self, controller: Blackjack, index: Callable[[], str]) -> None:
        super().__init__(BlackjackStudy(controller), index)
        self._controller = controller

    def nothing(self) -> str:
        """A card drawn by mistake, or another's double or split."""
        if self._controller.question not in (Question.CARD, Question.ADD):
            return ""
        return QCoreApplication.translate("Practice", "What that is worth hangs on what others do.")


class ClothHints(Hints):
    """Where something can always be told: what the bets of this table cost."""

    def ready(self, coach: Coach) -> bool:
        """The general question, too."""
        return super().ready(coach) and coach.general() is not None

    def anything(self, coach: Coach) -> bool:
        """Always."""
        return True

    def title(self, decision: Decision) -> str:
        """Insurance, or prison."""
        return {
            "insurance": lambda: QCoreApplication.translate("Practice", "Insurance"),
            "prison": lambda: QCoreApplication.translate("Practice", "Prison"),
        }[decision.question["ask"]]()

    def card(self, coach: Coach) -> Told:
        """The decisions that are due; else what bets cost."""
        return super().card(coach) if coach.due() else self.bets(coach)

    def bets(self, coach: Coach) -> Told:
        """What bets cost."""
        raise NotImplementedError


class CardHints(ClothHints):
    """Trente et quarante: the four chances are alike, and insurance is the cheaper."""

    def place(self, decision: Decision) -> str:
        """The chance."""
        return chance(Spot(decision.place))

    def bets(self, coach: Coach) -> Told:
        """The same for each chance."""
        question, advice = self.study.general(), coach.general()
        assert advice is not None
        alike = QCoreApplication.translate("Practice", "All four chances are worth the same.")
        sentences = [alike, words.best(question, advice), words.reason(advice), words.unit()]
        title = QCoreApplication.translate("Practice", "The bets")
        return title, sentences, words.lines(question, advice)


class WheelHints(ClothHints):
    """Roulette: simple chances cost half of what the other bets do, where zero does not take them."""

    def __init__(self, controller: Roulette) -> None:
        super().__init__(RouletteStudy(controller))
        self._controller = controller

    def place(self, decision: Decision) -> str:
        """The simple chance."""
        return self._controller.name_of(decision.place)

    def bets(self, coach: Coach) -> Told:
        """What the kinds of bets cost, and what the stakes that lie now do."""
        rules = self._controller.options
        half_back = rules.zero == "prison"
        simple = -roulette.expectation("rouge", rules, half_back=half_back)
        others = -roulette.expectation("plein:17", rules)
        translate = QCoreApplication.translate
        lines = [
            (translate("Practice", "Simple chances"), words.thousandths(-float(simple))),
            (translate("Practice", "All other bets"), words.thousandths(-float(others))),
        ]
        sentence = (
            translate("Practice", "All bets are worth the same here: zero takes the simple chances, too.")
            if simple == others
            else translate("Practice", "Simple chances lose least: zero leaves half of them.")
        )
        lost, laid = Fraction(), 0
        for bet in self._controller.places():
            stake = self._controller.table.lying(bet).stake
            lost += stake * roulette.expectation(bet, rules, half_back=half_back)
            laid += stake
        if laid:
            text = translate("Practice", "Your {sum} on the cloth, in francs a spin")
            lines.append((text.format(sum=francs(laid)), francs(round(lost))))
        return translate("Practice", "The bets"), [sentence, words.unit()], lines


def hints_for(controller: TableController, index: Callable[[], str]) -> Hints:
    """What this table's hints are written by; `index` tells the language of the letters on its cards.

    Raises TypeError for a table that has none.
    """
    match controller:
        case TrenteEtQuarante():
            return CardHints(TrenteEtQuaranteStudy(controller))
        case Roulette():
            return WheelHints(controller)
        case TrenteEtUn():
            return HandHints(TrenteEtUnStudy(controller), index)
        case Blackjack():
            return BoxHints(controller, index)
    raise TypeError(f"nobody is advised at {type(controller).__name__}")
