"""What the four chances of trente et quarante are worth, with and without insurance."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_qt.number_text import number, percent
from casino_qt.odds.worth import Worth, from_report, locked_again
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.scenes.spot import TableSpot
from casino_qt.scenes.trente_et_quarante import words
from casino_qt.scenes.trente_et_quarante.scene import TrenteEtQuaranteScene
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from casino_qt.tables.trente_et_quarante_sitting import GAME
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
)

SECTION = "w.2"
INSURED = "+insurance"
EVEN = "1:1"


class TrenteEtQuaranteBets:
    """The four chances; insured where an insurance lies, or where one points at its mark.

    All are reckoned for the first coup of a full shoe: what has gone is not looked at.
    """

    def __init__(self, controller: TrenteEtQuarante, scene: TrenteEtQuaranteScene) -> None:
        self._controller, self._scene = controller, scene

    def bet_at(self, spot: TableSpot) -> str | None:
        """A field, or the mark of its insurance."""
        _, _, name = spot.key.partition("/")
        if spot.group == "insure":
            return name + INSURED
        if spot.group == "field":
            return name + (INSURED if self._scene.told.heaps[Spot(name)].premium else "")
        return None

    def question(self, bet: str) -> Question | None:
        """One report has every bet, as long as the options that move it stay."""
        options = self._controller.options
        rules = {"refait": options.refait, "premium": options.premium}
        return Question("odds", {"game": GAME, "rules": rules})

    def told(self, bet: str, answer: Json | None) -> Told:
        """The bet under the options of this sitting."""
        chance, _, insured = bet.partition("+")
        name = words.chance(Spot(chance))
        if insured:
            text = QCoreApplication.translate("Worth", "{chance}, insured")
            name = text.format(chance=name)
        if answer is None:
            wait = being_reckoned()
            return Told(name, (pays(EVEN), wait), Explanation(name, (wait,), (), SECTION))
        worth, plain = from_report(answer["bets"][bet]), from_report(answer["bets"][chance])
        sentences = [_rows(plain, answer["rows"]["31"])]
        sentences += self._insured(worth, plain) if insured else self._uninsured(plain)
        sentences.append(in_the_long_run(worth))
        others = [
            (QCoreApplication.translate("Worth", "Tie from 32 to 40"), percent(worth.tie, EXACT)),
            (QCoreApplication.translate("Worth", "31 après"), percent(worth.other["refait"], EXACT)),
        ]
        figures = lines(EVEN, percent(worth.win, EXACT), percent(worth.lose, EXACT), worth, others)
        return Told(name, parts(EVEN, worth), Explanation(name, tuple(sentences), figures, SECTION))

    def _uninsured(self, plain: Worth) -> list[str]:
        translate = QCoreApplication.translate
        refait, share = percent(plain.other["refait"], EXACT), percent(plain.edge, EXACT)
        said = [
            translate(
                "Worth",
                "A win brings as much as a loss costs, and both come equally often; a tie from 32 to 40 "
                "costs nothing. What is left is the 31 après.",
            )
        ]
        if self._controller.options.refait == "prison":
            text = translate(
                "Worth",
                "There you choose: half back, or prison. A locked stake is worth {value} of itself, less "
                "than the half; whoever does what is better takes the half.",
            )
            said.append(text.format(value=number(locked_again(plain), EXACT)))
        text = translate(
            "Worth", "It takes half of the stake: {refait} × 1/2 = {share}. That is what the house keeps."
        )
        return [*said, text.format(refait=refait, share=share)]

    def _insured(self, worth: Worth, plain: Worth) -> list[str]:
        translate = QCoreApplication.translate
        said = [
            translate(
                "Worth",
                "A win brings as much as a loss costs, both come equally often, and with the insurance the "
                "31 après takes nothing. What is left is the premium, 1% of the stake.",
            )
        ]
        if self._controller.options.premium == "every_coup":
            text = translate("Worth", "It is due on every coup, so the house keeps {share}.")
            said.append(text.format(share=percent(worth.edge, EXACT)))
        else:
            text = translate(
                "Worth",
                "It is due on every coup but a tie from 32 to 40: (1 − {tie}) × 1% = {share}. "
                "That is what the house keeps.",
            )
            said.append(text.format(tie=number(worth.tie, 6), share=percent(worth.edge, EXACT)))
        text = translate("Worth", "Without insurance it would keep {share}.")
        return [*said, text.format(share=percent(plain.edge, EXACT))]


def _rows(plain: Worth, thirty_one: float) -> str:
    text = QCoreApplication.translate(
        "Worth",
        "Six full packs, every order of the cards: a row comes to 31 in {row} of all coups, both rows in "
        "{refait}. They tie from 32 to 40 in {tie}. What is left falls to either side alike, {win} each.",
    )
    return text.format(
        row=percent(thirty_one),
        refait=percent(plain.other["refait"], EXACT),
        tie=percent(plain.tie, EXACT),
        win=percent(plain.win, EXACT),
    )
