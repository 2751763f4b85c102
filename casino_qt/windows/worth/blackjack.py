"""What a box of blackjack is worth before the deal, and its insurance against the croupier's ace."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import francs
from casino_qt.number_text import percent
from casino_qt.odds.blackjack import insurance as blackjack_insurance
from casino_qt.odds.blackjack.card import SHOE
from casino_qt.odds.blackjack.croupier import TEN
from casino_qt.odds.reports.told import bet
from casino_qt.odds.worth import from_report
from casino_qt.scenes.blackjack.scene import BlackjackScene
from casino_qt.scenes.spot import TableSpot
from casino_qt.tables.blackjack import Blackjack
from casino_qt.windows.why.explanation import Explanation
from casino_qt.windows.worth.told import (
    EXACT,
    Json,
    Question,
    Told,
    being_reckoned,
    in_the_long_run,
    lines,
    parts,
    pays,
    share_of,
)

SECTION = "w.5"
BOX, INSURANCE = "box", "insurance"
DOUBLE = "2:1"


class BlackjackBets:
    """A box as long as bets are taken, and the insurance where it is offered.

    A box is reckoned for a full shoe and the card of best play, the insurance for the croupier's ace and
    nothing else that has been seen.
    """

    def __init__(self, controller: Blackjack, scene: BlackjackScene) -> None:
        self._controller, self._scene = controller, scene

    def bet_at(self, spot: TableSpot) -> str | None:
        """A box before the deal, or its band while it may be insured."""
        if spot.group == "insure":
            return INSURANCE
        return BOX if spot.group == "box" and not self._scene.playing else None

    def question(self, bet: str) -> Question | None:
        """The round; the insurance is known at once."""
        if bet == INSURANCE:
            return None
        options = self._controller.options
        rules = {
            "dealer_blackjack": options.dealer_blackjack,
            "double_after_split": options.double_after_split,
            "surrender": options.surrender,
        }
        return Question("blackjack_round", {"rules": rules})

    def told(self, bet: str, answer: Json | None) -> Told:
        """The bet under the options of this sitting."""
        return _insurance() if bet == INSURANCE else self._box(answer)

    def _box(self, answer: Json | None) -> Told:
        translate = QCoreApplication.translate
        name = translate("Worth", "A box")
        terms = translate("Worth", "1:1, a blackjack 3:2")
        if answer is None:
            wait = being_reckoned()
            return Told(name, (pays(terms), wait), Explanation(name, (wait,), (), SECTION))
        worth = from_report(answer)
        said = [
            translate(
                "Worth",
                "No single fraction has it: every order of the cards is a case of its own. Reckoned is every "
                "first card of the croupier with every two cards of a box, from six full packs, without "
                "putting a card back; the box is played by the card of best play, the croupier as he must.",
            ),
            *self._rules(),
            translate(
                "Worth",
                "Each result times its chance, all of them added up: of the first stake the house keeps "
                "{share}. Whoever plays otherwise leaves it more.",
            ).format(share=percent(worth.edge, EXACT)),
            in_the_long_run(worth),
        ]
        tie = [(translate("Worth", "Comes back"), percent(worth.tie))]
        figures = lines(terms, percent(worth.win), percent(worth.lose), worth, tie)
        return Told(name, parts(terms, worth), Explanation(name, tuple(said), figures, SECTION))

    def _rules(self) -> list[str]:
        """The options in force that move the result."""
        translate = QCoreApplication.translate
        rules = self._controller.options
        taken = {
            "takes_all": translate("Worth", "The croupier's blackjack takes everything."),
            "original_only": translate("Worth", "The croupier's blackjack takes the first stake only."),
        }[rules.dealer_blackjack]
        given = {
            "hard_12": translate("Worth", "A hard 12 may be given up for half."),
            "hard_12_or_more": translate("Worth", "A hard 12 or more may be given up for half."),
            "none": translate("Worth", "No hand may be given up."),
        }[rules.surrender]
        doubled = (
            translate("Worth", "After a split a hand may be doubled.")
            if rules.double_after_split
            else translate("Worth", "After a split no hand may be doubled.")
        )
        return [f"{taken} {given} {doubled}"]


def _insurance() -> Told:
    """From the cards that are not the croupier's ace."""
    translate = QCoreApplication.translate
    name = translate("Worth", "Insurance")
    results, won = blackjack_insurance.results(), blackjack_insurance.WINNING
    worth = from_report(bet(results, won, 0 * won))
    tens, others = SHOE[TEN - 1], sum(SHOE) - 1 - SHOE[TEN - 1]
    net = blackjack_insurance.PAYS * tens - others
    text = translate(
        "Worth",
        "Six packs without the croupier's ace are {all} cards: {tens} of them count ten and make his "
        "blackjack, {others} do not. Nothing else is looked at, your own hand neither.",
    )
    sums = translate(
        "Worth",
        "If every card comes once, insurances of 1 win {tens} × 2 = {gain} and lose {others}: "
        "together {net}. Of every insurance the house keeps {share}.",
    )
    said = (
        text.format(all=tens + others, tens=tens, others=others),
        sums.format(
            tens=tens,
            gain=blackjack_insurance.PAYS * tens,
            others=others,
            net=francs(100 * net),
            share=percent(worth.edge, EXACT),
        ),
        in_the_long_run(worth),
    )
    figures = lines(DOUBLE, share_of(tens, tens + others), share_of(others, tens + others), worth)
    return Told(name, parts(DOUBLE, worth), Explanation(name, said, figures, SECTION))
