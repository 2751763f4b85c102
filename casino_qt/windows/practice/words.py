"""The words of practice: plays, hints and warnings, in the language of the interface."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from casino_qt.number_text import number
from casino_qt.odds.advice.advice import Advice, Json, Verdict


def thousandths(stakes: float, *, signed: bool = False) -> str:
    """A part of the stake in thousandths, one decimal below a hundred; `signed`: a gain has its plus."""
    value = stakes * 1_000
    return number(value, 1 if abs(value) < 99.95 else 0, signed=signed)


def play(question: Json, name: str) -> str:
    """What a play is called: as its button at the table, where it has one."""
    translate = QCoreApplication.translate
    if name == "stand" and question["game"] == "trente-et-un":
        return (
            translate("TrenteEtUnPage", "On mine")
            if question["banks"]
            else translate("TrenteEtUnPage", "Enough")
        )
    names: dict[str, Callable[[], str]] = {
        "hit": lambda: translate("BlackjackPage", "Card"),
        "stand": lambda: translate("BlackjackPage", "Stand"),
        "double": lambda: translate("BlackjackPage", "Double", "a decision about a hand"),
        "split": lambda: translate("BlackjackPage", "Split"),
        "surrender": lambda: translate("BlackjackPage", "Surrender"),
        "draw": lambda: translate("TrenteEtUnPage", "Card"),
        "insured": lambda: _insured(question),
        "declined": lambda: QCoreApplication.translate("Practice", "No insurance"),
        "uninsured": lambda: QCoreApplication.translate("Practice", "Uninsured"),
        "half": lambda: QCoreApplication.translate("Practice", "Half back"),
        "prison": lambda: QCoreApplication.translate("Practice", "Prison"),
    }
    return names[name]()


def _insured(question: Json) -> str:
    if question["game"] == "blackjack":
        return QCoreApplication.translate("BlackjackPage", "Insure")
    return QCoreApplication.translate("Practice", "Insured")


# -- warnings ------------------------------------------------------------------------------------------


def warning(verdicts: Sequence[Verdict], places: Sequence[str]) -> str:
    """What is about to be given away; the dearest is told, and at which places it would be ("" for none)."""
    dearest = max(verdicts, key=lambda verdict: verdict.cost)
    alike = [place for place, each in zip(places, verdicts, strict=True) if each.played == dearest.played]
    named = ", ".join(dict.fromkeys(place for place in alike if place))
    text = (
        QCoreApplication.translate(
            "Practice",
            "“{play}” ({places}) costs {cost} thousandths of the stake against “{best}”. "
            "Once more, and it is done.",
        )
        if named
        else QCoreApplication.translate(
            "Practice",
            "“{play}” costs {cost} thousandths of the stake against “{best}”. Once more, and it is done.",
        )
    )
    return text.format(
        play=play(dearest.question, dearest.played),
        places=named,
        cost=thousandths(dearest.cost),
        best=play(dearest.question, dearest.best),
    )


# -- hints ---------------------------------------------------------------------------------------------


def best(question: Json, advice: Advice) -> str:
    """What to do."""
    text = QCoreApplication.translate("Practice", "Best is “{play}”.")
    return text.format(play=play(question, advice.best))


def lines(question: Json, advice: Advice) -> list[tuple[str, str]]:
    """Each play and what it brings, in thousandths of the stake, the best first."""
    ranked = sorted(advice.worth.items(), key=lambda entry: -entry[1])
    return [(play(question, name), thousandths(worth, signed=True)) for name, worth in ranked]


def reason(advice: Advice) -> str:
    """Why the best play is the best."""
    whole = {name: number(figure, 0) for name, figure in advice.figures.items()}
    return _reasons()[advice.reason]().format(**whole)


def _reasons() -> dict[str, Callable[[], str]]:
    translate = QCoreApplication.translate
    return {
        "safe": lambda: translate("Practice", "No card can take this hand over."),
        "soft": lambda: translate(
            "Practice", "No card takes this hand over: the ace would count one instead of eleven."
        ),
        "over": lambda: translate("Practice", "A card goes over {over} times in 100."),
        "too_little": lambda: translate(
            "Practice",
            "Standing wins only if the croupier goes over, and he does {croupier_over} times in 100.",
        ),
        "let_him_go_over": lambda: translate(
            "Practice",
            "A card takes you over {over} times in 100; the croupier goes over {croupier_over} times.",
        ),
        "good_hand": lambda: translate(
            "Practice", "Another card would spoil this hand more often than help it."
        ),
        "double": lambda: translate("Practice", "This hand is good enough for two stakes and one card."),
        "split": lambda: translate("Practice", "Two hands are worth more than this one."),
        "surrender": lambda: translate("Practice", "However it is played, this hand loses more than half."),
        "insurance": lambda: translate(
            "Practice",
            "Insurance is paid 2 to 1, but a ten comes to the ace only {tens} times in 100, not 33.",
        ),
        "refait": lambda: translate(
            "Practice",
            "31 après comes once in {once_in} coups and takes half; the premium is less than that.",
        ),
        "prison": lambda: translate(
            "Practice", "In prison a stake is worth a little less than the half one can have now."
        ),
    }


def unit() -> str:
    """What the figures under a hint are."""
    return QCoreApplication.translate("Practice", "On average, in thousandths of the stake:")
