"""What a round of тридцать одно is worth to a punter and to the banker, by what is agreed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import signed_francs
from casino_qt.number_text import number, percent
from casino_qt.odds.worth import Worth, from_report
from casino_qt.rules.trente_et_un.agreement import RESULT
from casino_qt.scenes.spot import TableSpot
from casino_qt.tables.trente_et_un import TrenteEtUn
from casino_qt.windows.why.explanation import Explanation
from casino_qt.windows.worth.told import (
    EXACT,
    MANY,
    Json,
    Question,
    Told,
    being_reckoned,
    strays,
    wins,
)

SECTION = "w.4"
PUNTER, BANK = "punter", "bank"


class TrenteEtUnBets:
    """The person's own round: as a punter, or with the bank. Reckoned for full packs and best play."""

    def __init__(self, controller: TrenteEtUn) -> None:
        self._controller = controller

    def bet_at(self, spot: TableSpot) -> str | None:
        """The card of what is agreed, or one's own place as long as no cards lie there."""
        playing = self._controller.showing or self._controller.table.engaged()
        if spot.group != "terms" and (spot.group != "own" or playing):
            return None
        return BANK if self._controller.banking else PUNTER

    def question(self, bet: str) -> Question | None:
        """By packs and the price of a dealt 31; what a token is worth changes nothing."""
        agreed = self._controller.agreement
        return Question("trente_et_un_round", {"packs": agreed.packs, "price": agreed.rules.natural})

    def told(self, bet: str, answer: Json | None) -> Told:
        """The round under what is agreed, in tokens."""
        translate = QCoreApplication.translate
        agreed = self._controller.agreement
        banks = bet == BANK
        name = translate("Worth", "Your bank") if banks else translate("Worth", "Your round")
        text = translate("Worth", "pays {result} tokens, {price} for a dealt 31")
        terms = text.format(result=RESULT, price=agreed.rules.natural)
        if answer is None:
            wait = being_reckoned()
            return Told(name, (terms, wait), Explanation(name, (wait,), (), SECTION))
        worth = from_report(answer)
        gain = worth.edge if banks else -worth.edge
        won = worth.lose if banks else worth.win
        text = (
            translate("Worth", "brings {tokens} tokens against each")
            if banks
            else translate("Worth", "brings {tokens} tokens")
        )
        brings = text.format(tokens=number(gain, 3, signed=True))
        said = [*_derived(answer, worth), self._long_run(gain, worth.deviation)]
        punters = len(agreed.seats) - 1 if banks else 1
        if banks:
            text = translate(
                "Worth",
                "All this is against one punter; against the whole company ({punters}) a round brings "
                "{sum} tokens.",
            )
            said.append(text.format(punters=punters, sum=number(gain * punters, EXACT, signed=True)))
        figures = _figures(worth, gain * punters, agreed.token, banks=banks)
        short = (terms, wins(won), brings, strays(worth.deviation))
        return Told(name, short, Explanation(name, tuple(said), tuple(figures), SECTION))

    def _long_run(self, gain: float, deviation: float) -> str:
        text = QCoreApplication.translate(
            "Worth",
            "{rounds} such rounds bring {average} tokens on average; about two times out of three the result "
            "lies no further than {spread} from that.",
        )
        average, spread = MANY * gain, MANY**0.5 * deviation
        return text.format(rounds=MANY, average=number(average, 1, signed=True), spread=number(spread, 1))


def _derived(answer: Json, worth: Worth) -> list[str]:
    """Where the edge comes from, in sentences; the worth is that of the banker against one punter."""
    translate, share = QCoreApplication.translate, answer["shares"]
    return [
        translate(
            "Worth",
            "A dealt 31 comes to both sides equally often and costs nobody anything in the long run. The "
            "banker lives on one rule: a punter over 31 pays at once, even where the banker goes over "
            "later. That happens in {over} of all rounds.",
        ).format(over=percent(share["over"])),
        translate(
            "Worth",
            "Where the punter stays he is ahead in {ahead}, level in {level} and behind in {behind} of "
            "all rounds: {tokens} × ({ahead} − {behind} − {over}) = {average} tokens a round for him.",
        ).format(
            ahead=percent(share["ahead"]),
            level=percent(share["level"]),
            behind=percent(share["behind"]),
            over=percent(share["over"]),
            tokens=RESULT,
            average=number(-worth.edge, EXACT, signed=True),
        ),
        translate(
            "Worth",
            "Reckoned from full packs, every order of the cards, both sides playing their best: a punter "
            "stays on {punter}, with an ace as eleven on {punter_soft}; the banker on {banker} and "
            "{banker_soft}.",
        ).format(
            punter=answer["punter"]["hard"],
            banker=answer["banker"]["hard"],
            punter_soft=answer["punter"]["soft"],
            banker_soft=answer["banker"]["soft"],
        ),
    ]


def _figures(worth: Worth, gain: float, token: int, *, banks: bool) -> list[tuple[str, str]]:
    """Chances, and what a round brings in all: `gain` tokens of `token` centimes."""
    translate = QCoreApplication.translate
    won, lost = (worth.lose, worth.win) if banks else (worth.win, worth.lose)
    average = translate("Worth", "{number} tokens")
    return [
        (translate("Worth", "Wins"), percent(won)),
        (translate("Worth", "Nothing passes"), percent(worth.tie)),
        (translate("Worth", "Loses"), percent(lost)),
        (
            translate("Worth", "A round brings on average"),
            average.format(number=number(gain, EXACT, signed=True)),
        ),
        (translate("Worth", "The same in francs"), signed_francs(round(gain * token))),
        (translate("Worth", "Standard deviation"), average.format(number=number(worth.deviation, EXACT))),
    ]
