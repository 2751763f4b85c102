"""The states of the laboratory. Its answers are kept ones: a picture waits for no simulation."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from casino_qt.windows.laboratory.findings import Findings
from casino_qt.windows.laboratory.sheet import LaboratorySheet
from casino_qt.windows.laboratory.simulation import Simulation
from tests.screenshots.evening import Evening
from tests.screenshots.state import State

FINDINGS = Path(__file__).with_name("findings")
OWN_RULE = {
    "start": 2,
    "after_win": "start",
    "after_loss": {"times": 2, "plus": 1},
    "reset_at": {"losses": 8, "ahead": 10},
}


class AtWork(Simulation):
    """Has been started and never comes to an end; there is no child."""

    started = False

    @property
    def running(self) -> bool:
        """From the start on."""
        return self.started

    def start(self, arguments: Sequence[str]) -> None:
        """Nothing but that."""
        self.started = True

    def cancel(self) -> None:
        """Nobody works any more."""
        self.started = False


def answer(name: str) -> Findings:
    """A kept answer."""
    return Findings.read(json.loads((FINDINGS / f"{name}.json").read_text(encoding="utf-8")))


def _open(evening: Evening) -> LaboratorySheet:
    evening.window.open_laboratory()
    sheet = evening.window.findChild(LaboratorySheet)
    assert sheet is not None
    return sheet


def _empty(evening: Evening) -> None:
    _open(evening)


def _running(evening: Evening) -> None:
    sheet = _open(evening)
    sheet.form.choose("blackjack", "box", "dalembert")
    sheet.simulation = AtWork(sheet)
    sheet.start()
    sheet.show_progress(4_000_000, 10_000_000, 14.2)


def _martingale(evening: Evening) -> None:
    sheet = _open(evening)
    sheet.form.choose("roulette", "rouge", "martingale")
    sheet.show_findings(answer("martingale"))


def _flat(evening: Evening) -> None:
    sheet = _open(evening)
    sheet.show_findings(answer("flat"))
    fan = sheet.page.fan
    assert fan is not None
    fan.setFocus()
    fan.read_at(60)


def _numbers(evening: Evening) -> None:
    _martingale(evening)
    sheet = evening.window.findChild(LaboratorySheet)
    assert sheet is not None
    for box in sheet.page.boxes:
        box.switch.click()
    sheet.page.boxes[1].give_keyboard()


def _mistake(evening: Evening) -> None:
    sheet = _open(evening)
    sheet.form.choose("roulette", "cheval", "labouchere")
    sheet.form.numbers.setText("3/5")
    sheet.start()


def _ways(evening: Evening) -> None:
    sheet = _open(evening)
    sheet.form.choose("blackjack", "box+composition", "own")
    for way in sheet.form.ways:
        way.take(1)
    sheet.form.purse.setText("80")
    sheet.start()


def _list(evening: Evening) -> None:
    _open(evening).form.bet.open_list()


def _own_rule(evening: Evening) -> None:
    sheet = _open(evening)
    sheet.form.choose("roulette", "rouge", "own")
    sheet.form.take_rule(OWN_RULE)
    sheet.write_own_rule()


LABORATORY_STATES: tuple[State, ...] = tuple(
    State(f"laboratory_{name}", reach, tables=())
    for name, reach in (
        ("empty", _empty),
        ("running", _running),
        ("martingale", _martingale),
        ("flat", _flat),
        ("numbers", _numbers),
        ("mistake", _mistake),
        ("ways", _ways),
        ("list", _list),
        ("own_rule", _own_rule),
    )
)
