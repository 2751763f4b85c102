"""A replay by the keyboard alone: where it is, in which order it goes, which keys are heard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from casino_qt.windows.commands.here import heard_now, place_now
from casino_qt.windows.kit.button import RailButton
from casino_qt.windows.replay import standing
from tests.screenshots.evening import BLACKJACK, GAME, OVAL, ROULETTE, Evening
from tests.screenshots.replay_states import replayed

Key = Qt.Key


def test_the_keyboard_is_seen_and_goes_round_as_one_reads(evening: Evening) -> None:
    evening.window.activateWindow()
    page = replayed(evening, GAME)
    assert page.bar.slider.hasFocus()
    stops: list[QWidget] = []
    for _ in range(40):
        focused = evening.window.focusWidget()
        assert focused is not None
        if focused in stops:
            break
        stops.append(focused)
        QTest.keyClick(focused, Key.Key_Tab)
    assert page not in stops
    rail: list[QWidget] = [stop for stop in stops if isinstance(stop, RailButton)]
    bar = [stop for stop in stops if page.bar.isAncestorOf(stop)]
    assert set(page.icons) | {page.back} == set(rail)
    assert len(bar) >= 4
    for row in (rail, bar):
        at = row.index(min(row, key=left))  # one may have come into the middle of it
        turned = row[at:] + row[:at]
        assert [left(stop) for stop in turned] == sorted(left(stop) for stop in turned)


@pytest.mark.parametrize("table", [GAME, ROULETTE, OVAL, BLACKJACK])
def test_how_a_replay_stands_is_said_and_shown(
    evening: Evening, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(standing, "announce", lambda _about, words, urgent: heard.append(words))
    page = replayed(evening, table)
    page.go_to(len(page.replay.steps))
    steps = len(page.replay.steps)
    QTest.keyClick(evening.window, Key.Key_F9)
    assert page.teller.plate.isVisible()
    assert f"Step {steps} of {steps}" in heard[-1]
    assert all(text in " ".join(page.teller.plate.words()) for text in page.where_told())
    QTest.keyClick(evening.window, Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    assert page.teller.last.isVisible()
    assert not page.teller.plate.isVisible()
    page.step_back()
    assert not page.teller.last.isVisible()
    assert len(heard) == 2


def left(stop: QWidget) -> int:
    return stop.mapTo(stop.window(), QPoint(0, 0)).x()


def test_who_goes_on_differently_is_told_the_keys_of_the_table(evening: Evening) -> None:
    page = replayed(evening, GAME)
    assert place_now(evening.window)[0] == "replay"
    page.bar.branch.click()
    evening.to_the_end()
    place, at = place_now(evening.window)
    assert (place, at) == (GAME, evening.window.projector().branch)
    told = {heard.command.name for _, group in heard_now(evening.window) for heard in group}
    assert {"trente-et-quarante.announce", "table.worth", "table.hint"} <= told
    assert not any(name.startswith("replay.") for name in told)
