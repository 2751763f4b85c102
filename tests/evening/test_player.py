"""The guest who is killed does one thing at a time: each of its tries is told before it is done."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt

from casino_qt.app import Start
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.tables.chips import FRANC
from tests.evening import player
from tests.evening.conftest import Opened
from tests.evening.guest import Guest, wait
from tests.evening.killed_lines import parse
from tests.tables.asked import attempt, done, pending, unasked


def seated(guest: Guest) -> None:
    """At the cards, cut, with two stakes of the last coup to be repeated."""
    guest.click_door()
    wait(lambda: guest.window.table is not None, "the table")
    page = guest.page
    page.scene.skip()
    page.controller.cut(100)
    page.scene.skip()
    for spot in (Spot.ROUGE, Spot.NOIR):
        page.controller.bet(spot, 500 * FRANC)
    page.controller.coup()
    page.scene.skip()
    page.controller.clear()


@pytest.mark.parametrize("words", player.WORDS)
def test_words_meant_for_the_line_are_written_nowhere_else(
    words: str, open_casino: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the line open and the keyboard on the cloth each letter is a shortcut: "rouge 50" would repeat,
    take back, choose the chip of 500 and lay it, and a kill between would find what nobody had tried."""
    guest = open_casino(seed="e1e7e4")
    seated(guest)
    page, lines = guest.page, [b""]
    monkeypatch.setattr(player, "write", lines.append)
    monkeypatch.setattr(player, "WORDS", (words,))
    one = player.Player(cast(Start, SimpleNamespace(window=guest.window)), 1, 0)
    one.timer.stop()
    one.sit(page)
    guest.click_on(page.announce)
    guest.click_table(page.scene.layout.talon)
    page.view.setFocus(Qt.FocusReason.MouseFocusReason)
    assert page.typed.isVisible()
    assert not page.typed.field.hasFocus()
    one.dice = cast(random.Random, SimpleNamespace(choice=lambda among: among[0], random=lambda: 0.0))
    lines.append(attempt("typed"))
    one.announce(page)
    lines.append(done("typed"))
    story: list[dict[str, Any]] = parse(b"".join(lines))
    assert pending(story, lambda action: not unasked(action)) == {}
    assert sum("seen" in line for line in story) <= 2  # as it was found, and the bet
    assert page.typed.isHidden()
