"""What the bets of the roulette are worth, derived pocket by pocket under the house option about zero."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from casino_qt.number_text import number, percent
from casino_qt.odds.roulette import bets as roulette
from casino_qt.odds.worth import Worth, announced_by_number, roulette_bet
from casino_qt.rules.roulette import announcements, bets
from casino_qt.rules.roulette.wheel import POCKETS
from casino_qt.scenes.roulette import words
from casino_qt.scenes.roulette.scene import RouletteScene
from casino_qt.scenes.spot import TableSpot
from casino_qt.tables.roulette import Roulette
from casino_qt.windows.why.explanation import Explanation
from casino_qt.windows.worth.told import (
    EXACT,
    Json,
    Question,
    Told,
    in_the_long_run,
    keeps,
    lines,
    parts,
    ratio,
    share_of,
    strays,
    wins,
)

SECTION = "w.3"


class RouletteBets:
    """Every place of the tableau and every announced bet of the race track; all are known at once."""

    def __init__(self, controller: Roulette, scene: RouletteScene) -> None:
        self._controller, self._scene = controller, scene

    def bet_at(self, spot: TableSpot) -> str | None:
        """A place of the cloth, or what a place of the race track announces now."""
        _, _, name = spot.key.partition("/")
        if spot.group == "bet":
            return name.partition("@")[0]
        if spot.group == "track":
            return self._scene.track.neighbours_of(int(name)) if name.isdigit() else name
        return None

    def question(self, bet: str) -> Question | None:
        """Fractions of 37 need no desk."""
        return None

    def told(self, bet: str, answer: Json | None = None) -> Told:
        """The bet under the options of this sitting."""
        worth = roulette_bet(bet, self._controller.options)
        if bet not in bets.SPOTS:
            return self._announced(bet, worth)
        terms = ratio(bets.pays(bet))
        sentences = self._simple(bet) if bets.is_simple(bet) else _plain(bet)
        won = len(bets.covers(bet))
        zero = int(bets.is_simple(bet))
        figures = lines(
            terms,
            share_of(won, POCKETS),
            share_of(POCKETS - won - zero, POCKETS),
            worth,
            [(self._zero(), share_of(1, POCKETS))] if zero else [],
        )
        sentences.append(in_the_long_run(worth))
        name = words.bet(bet)
        return Told(name, parts(terms, worth), Explanation(name, tuple(sentences), figures, SECTION))

    # -- simple chances ----------------------------------------------------------------------------------

    def _zero(self) -> str:
        return {
            "prison": QCoreApplication.translate("Worth", "Zero locks it"),
            "partage": QCoreApplication.translate("Worth", "Zero takes half"),
            "lose_all": QCoreApplication.translate("Worth", "Zero takes it"),
        }[self._controller.options.zero]

    def _simple(self, bet: str) -> list[str]:
        translate = QCoreApplication.translate
        rules = self._controller.options
        won = len(bets.covers(bet))
        text = translate(
            "Worth",
            "37 pockets, all equally likely: {wins} for the bet, paid 1:1; {loses} against it; and zero.",
        )
        said = [text.format(wins=won, loses=POCKETS - 1 - won)]
        if rules.zero == "prison":
            said += _prison()
        elif rules.zero == "partage":
            said.append(translate("Worth", "Zero takes half of the stake and gives the other half back."))
        else:
            said.append(translate("Worth", "On zero these stakes are lost like all the others."))
        left = 1 - roulette.kept_after_zero(rules)
        text = translate(
            "Worth",
            "If every pocket comes once, stakes of 1 win {wins} and lose as much; what is left is zero, "
            "and it takes {part} of a stake.",
        )
        said.append(text.format(wins=won, part=number(float(left), EXACT) if left != 1 else "1"))
        said.append(_kept(left / POCKETS, with_fraction=rules.zero != "prison"))
        if rules.zero == "prison":
            half = roulette.expectation(bet, rules, half_back=True)
            text = translate(
                "Worth",
                "Whoever takes half back at once instead leaves half a stake at each zero: "
                "the house keeps {share}.",
            )
            said.append(text.format(share=percent(-float(half), EXACT)))
        return said

    # -- announced bets ----------------------------------------------------------------------------------

    def _announced(self, bet: str, worth: Worth) -> Told:
        translate = QCoreApplication.translate
        rules = self._controller.options
        brings = announced_by_number(bet, rules)
        pieces = sum(announcements.laid_out(bet, rules.finales).values())
        won = sum(result > 0 for result in brings.values())
        said = [
            translate(
                "Worth",
                "Laid out it is {pieces} equal pieces on {numbers} numbers; "
                "the stake is all of them together.",
            ).format(pieces=pieces, numbers=won),
            translate(
                "Worth",
                "Each piece is a bet of its own, of which the house keeps 1/37 whatever it covers; "
                "so it keeps as much of all of them: {share}.",
            ).format(share=percent(worth.edge, EXACT)),
        ]
        counted = sorted(Counter(brings.values()).items(), reverse=True)
        name = translate("Worth", "Numbers: {count}")
        figures = [(name.format(count=count), number(result, 0, signed=True)) for result, count in counted]
        figures += [
            (translate("Worth", "Wins"), share_of(won, POCKETS)),
            (translate("Worth", "The house keeps"), percent(worth.edge, EXACT)),
            (translate("Worth", "Standard deviation"), number(worth.deviation, EXACT)),
        ]
        title = words.annonce(bet)
        said.append(in_the_long_run(worth))
        said.append(translate("Worth", "What the numbers bring, in pieces, those that lose taken off:"))
        laid = translate("Worth", "pieces: {pieces}").format(pieces=pieces)
        short = (laid, wins(worth.win), keeps(worth.edge), strays(worth.deviation))
        derivation = Explanation(title, tuple(said), tuple(figures), SECTION)
        return Told(title, short, derivation, known=(laid,))


def _plain(bet: str) -> list[str]:
    """A bet that zero treats as any other number."""
    translate = QCoreApplication.translate
    won, pays = len(bets.covers(bet)), bets.pays(bet)
    text = translate(
        "Worth", "37 pockets, all equally likely: {wins} for the bet, paid {ratio}; {loses} against it."
    )
    said = [text.format(wins=won, ratio=ratio(pays), loses=POCKETS - won)]
    text = translate(
        "Worth",
        "If every pocket comes once, stakes of 1 win {wins} × {pays} = {gain} and lose {loses}: "
        "together {net}.",
    )
    net = won * pays - (POCKETS - won)
    said.append(
        text.format(
            wins=won, pays=pays, gain=won * pays, loses=POCKETS - won, net=number(float(net), 0, signed=True)
        )
    )
    said.append(_kept(-net / POCKETS))
    return said


def _kept(edge: Fraction, *, with_fraction: bool = True) -> str:
    translate = QCoreApplication.translate
    if with_fraction:
        text = translate("Worth", "So the house keeps {part} of every stake on average, {share}.")
        return text.format(part=edge, share=percent(float(edge), EXACT))
    text = translate("Worth", "That is {share} of every stake on average, taken once in 37 spins.")
    return text.format(share=percent(float(edge), EXACT))


def _prison() -> list[str]:
    """What a locked stake is worth, from the two equations of the prison."""
    translate = QCoreApplication.translate
    value = roulette.locked_value(1)
    text = translate(
        "Worth",
        "Zero locks the stake. From there 18 pockets free it without profit, zero locks it a second time, "
        "the other 18 take it; from behind the second lock 18 pockets bring it back behind the first.",
    )
    sums = translate(
        "Worth",
        "Call a stake locked once x, locked twice y: y = 18/37 · x, and x = 18/37 + 1/37 · y. "
        "So x = {fraction} = {value} of the stake.",
    )
    return [text, sums.format(fraction=value, value=number(float(value), EXACT))]
