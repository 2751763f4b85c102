"""What differs from table to table: how a stake gets there, what is pressed until a round is over."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.reader.client import Heard, Node
from tests.reader.evening import Evening

TOOLS_AND_ONE, DECISIONS = 5, 6  # so many buttons stand at the right while one bets, or decides
DESK = "F4"
AMOUNT = re.compile(r"\d+(?:\u00a0\d{3})*(?:[.,]\d\d)?")


def console(evening: Evening) -> list[Node]:
    """The purse, which leads to the cashier's, and after it the buttons at the right of the tray."""
    page = evening.table().parent()
    assert page is not None
    buttons = [node for node in page.children() if node.role == "button" and "showing" in node.states]
    at = next(at for at, node in enumerate(buttons) if DESK in node.description)
    return buttons[at:]


def purse(evening: Evening) -> str:
    """What the purse holds, as it is written."""
    return str(AMOUNT.findall(console(evening)[0].name)[0])


def pressed_next(evening: Evening) -> list[Node]:
    """What goes on: the one button, or the second of two or more decisions, which takes no more cards."""
    buttons = console(evening)[1:]
    enabled = [node for node in buttons if "enabled" in node.states]
    if len(buttons) in (1, TOOLS_AND_ONE):
        return enabled[-1:]
    return enabled[1:2] or enabled[:1]


def told_result(evening: Evening) -> Callable[[list[Heard]], bool]:
    """Whether what a round brought has been announced: it ends with the purse as it is now."""

    def over(heard: list[Heard]) -> bool:
        held = purse(evening)
        return any(held in AMOUNT.findall(one.words) for one in heard)

    return over


def say(evening: Evening, words: str) -> None:
    """Announce a bet on the line for it, which may have to be opened first."""
    page = evening.table().parent()
    assert page is not None
    lines = page.find_all("text") + page.find_all("entry")
    if not lines:
        evening.client.key("/")
        lines = [evening.client.wait_to_find(page, "text", seconds=5)]
    line = lines[0]
    evening.check(bool(line.name), "the line for announced bets has a name")
    evening.told.append(f"> write: {words}")
    evening.check(line.write(words), "the line takes text")
    line.focus()
    evening.client.key("Return")
    evening.heard_figures("what was announced")


def trente_et_quarante(evening: Evening) -> None:
    """Cut, lay, announce, insure nothing, deal."""
    cut = evening.client.wait_to_find(evening.table(), "slider", "", "enabled", seconds=30)
    evening.hear()
    evening.check(cut.set_value(100), "the cut card is set")
    evening.hear()
    evening.check(cut.value is not None and cut.value[0] == 100, f"the cut card stands there: {cut.line()}")
    evening.do(cut, "Increase")
    evening.do(cut)
    evening.hear_until_quiet(20)
    evening.lay(lambda: evening.group(0))
    say(evening, "noir 25")
    evening.client.key("Escape")
    evening.by_keys()
    evening.stands()
    _play(evening)


def boards(evening: Evening) -> None:
    """The boards as numbers: a table, of which every figure is read with its line and its column."""
    evening.client.key("F7")
    evening.told.append("> F7")
    table = evening.client.wait_to_find(evening.program, "table")
    heads, *lines = table.figures()
    evening.check(bool(lines), "the boards have lines")
    for line in (heads, *lines):
        evening.check(len(line) == len(heads) > 1, "every line of the boards has all its figures")
        evening.check(all(cell.name for cell in line), "every figure of the boards is read")
    evening.told += [", ".join(cell.name for cell in line) for line in (heads, *lines)]
    evening.client.key("Escape")
    evening.hear()


def roulette(evening: Evening) -> None:
    """Lay on a number, announce, throw; read the boards."""
    evening.hear_until_quiet(4)
    evening.lay(lambda: evening.group(0))
    say(evening, "rouge 25")
    evening.by_keys()
    evening.stands()
    _play(evening)
    boards(evening)


def blackjack(evening: Evening) -> None:
    """Two boxes, then stand on everything."""
    evening.hear_until_quiet(4)
    evening.lay(lambda: evening.group(0))
    evening.do(evening.group(0)[2])
    evening.heard_figures("what was laid")
    evening.by_keys()
    evening.stands()
    _play(evening)


def trente_et_un(evening: Evening) -> None:
    """Take what is agreed, play a round, no card."""
    evening.hear_until_quiet(4)
    evening.by_keys()
    evening.stands()
    _play(evening)


def _play(evening: Evening) -> None:
    evening.play(lambda: pressed_next(evening), told_result(evening))


TABLES = {
    "trente-et-quarante": trente_et_quarante,
    "roulette": roulette,
    "trente-et-un": trente_et_un,
    "blackjack": blackjack,
}
