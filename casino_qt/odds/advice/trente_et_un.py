"""What is decided at тридцать одно: a card, or enough."""

from __future__ import annotations

from collections.abc import Sequence

from casino_qt.odds.advice.advice import Advice, Json
from casino_qt.odds.trente_et_un.decision import bunch_of, decision
from casino_qt.odds.trente_et_un.hands import copies, with_card, worth
from casino_qt.rules.trente_et_un.hands import LIMIT

GAME = "trente-et-un"


def hand(packs: int, values: Sequence[int], *, banks: bool) -> Json:
    """The person's hand, as a punter or with the bank."""
    return {"game": GAME, "ask": "hand", "packs": packs, "cards": sorted(values), "banks": banks}


def advise(question: Json) -> Advice:
    """What each play is worth. Raises ValueError for a hand that is none."""
    packs, values = question["packs"], question["cards"]
    worths = decision(packs, values, banks=question["banks"])
    bunch = bunch_of(values)
    left = [have - count for have, count in zip(copies(packs), bunch, strict=True)]
    over = sum(many for place, many in enumerate(left) if worth(with_card(bunch, place))[0] > LIMIT)
    total, soft = worth(bunch)
    if over:
        reason = "over"
    elif worths["stand"] > worths["draw"]:
        reason = "good_hand"
    else:
        reason = "soft" if soft else "safe"
    return Advice(worths, reason, {"total": total, "over": 100 * over / sum(left)})


def kind(question: Json, played: str, best: str) -> str:
    """Who did what, on how much: "punter/draw/hard/26"."""
    total, soft = worth(bunch_of(question["cards"]))
    return "/".join(
        ("banker" if question["banks"] else "punter", played, "soft" if soft else "hard", str(total))
    )
