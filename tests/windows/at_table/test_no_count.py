"""The person may not note the cards at blackjack, and the table does not do it for him: no count, no
composition of the shoe (house rules, section 4). How full shoe and tray look may be seen.

Two evenings go through the same coup after a first one that cost nothing at either: at one it took few high
cards, at the other many low ones. Whatever told of the cards that are gone or to come would tell them apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.blackjack.table import Table
from casino_qt.rules.chance import ScriptedChance
from casino_qt.scenes.blackjack.spots import list_spots
from casino_qt.windows.at_table.blackjack_page import BlackjackPage
from casino_qt.windows.kit.label import Label
from casino_qt.windows.kit.plate import Plate
from tests.scenes.table_room import cards
from tests.screenshots.__main__ import LANGUAGES
from tests.screenshots.blackjack_states import lay
from tests.screenshots.evening import BLACKJACK, Evening
from tests.screenshots.fit import BlankPictures

HIGH = "TS TH TD 9S 9C 9D"  # 19 everywhere: nobody wins
LOW = "2S 2H TC 3S 3C 4S 5C 5H 4H 5D 5S 9H"  # as many for everybody, in twelve cards
SAME = "AS 8H 6D 7C 8D 5S 4C TD KS 9C 3H 2D TH 6C QS"
HITS = {HIGH: (0, 0), LOW: (3, 3)}


def said(page: BlackjackPage) -> list[str]:
    """Every text of the page: on widgets and the cloth, in tooltips and for screen readers."""
    texts = [seen.look for seen in page.scene.picture() if seen.look.startswith("('composed'")]
    texts += [spot.name() for spot in list_spots(page.scene)]
    texts += [page.view.accessibleName(), page.scene.place_name()]
    for widget in page.findChildren(QWidget):
        texts += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, Label | Plate):
            texts.append(widget.text())
    return sorted(text for text in texts if text)


def in_every_language(evening: Evening) -> list[str]:
    texts: list[str] = []
    for language in LANGUAGES:
        evening.settings.language = language
        evening.settle()
        texts += said(evening.blackjack)
    return texts


def second_coup(evening: Evening, first: str) -> Iterator[list[str]]:
    """Play a coup with the cards of `first`, then the same one always; what is said at each step of that."""
    page = evening.sit_at_blackjack()
    sitting = page.controller._sitting
    chance = ScriptedChance([cards(f"{first} {SAME}")])
    sitting.table = Table(page.controller.options, chance, sitting.session.purse)
    page.scene.refresh()
    controller = page.controller
    purse = controller.purse
    lay(page, 3, 4)
    controller.deal()
    evening.to_the_end()
    for hits in HITS[first]:
        for _ in range(hits):
            controller.hit()
            evening.to_the_end()
        if controller.table.phase is not Phase.BETTING:
            controller.stand()
            evening.to_the_end()
    assert controller.table.phase is Phase.BETTING
    assert controller.purse == purse
    yield in_every_language(evening)
    lay(page, 3, 4)
    controller.deal()
    evening.pass_time(900)
    yield in_every_language(evening)
    evening.to_the_end()
    while controller.table.phase is not Phase.BETTING:
        yield in_every_language(evening)
        stand = controller.would("stand")
        can = stand is not None and controller.refusal(stand) is None
        (controller.stand if can else controller.hit)()
        evening.to_the_end()
    yield in_every_language(evening)
    page.show_why((3, "0"))
    evening.settle()
    yield in_every_language(evening)
    page.popover.lay_away()
    page.show_seal()
    evening.settle()
    yield in_every_language(evening)


def evenings(folder: Path, pictures: BlankPictures) -> list[list[list[str]]]:
    """What is said in the second coup after few high cards, and after many low ones."""
    told: list[list[list[str]]] = []
    for first in (HIGH, LOW):
        at = folder / str(len(first))
        evening = Evening(at, QSize(1280, 720), "en", "2", pictures=pictures, tables=(BLACKJACK,))
        evening.settings.reduced_motion = True
        try:
            told.append(list(second_coup(evening, first)))
        finally:
            evening.close()
    return told


def differences(told: Sequence[list[list[str]]]) -> list[tuple[str, str]]:
    few, many = told
    assert len(few) == len(many) >= 6
    return [
        pair
        for one, other in zip(few, many, strict=True)
        for pair in zip_longest(one, other, fillvalue="")
        if len(set(pair)) > 1
    ]


def test_nothing_said_tells_of_the_cards_that_are_gone(
    qtbot: QtBot, tmp_path: Path, pictures: BlankPictures
) -> None:
    assert differences(evenings(tmp_path, pictures)) == []


@pytest.mark.parametrize("leak", ["left", "running"])
def test_a_count_anywhere_would_be_noticed(
    qtbot: QtBot, tmp_path: Path, pictures: BlankPictures, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    honest = BlackjackPage.telling_words

    def counting(page: BlackjackPage) -> str:
        table = page.controller.table
        count = table.discards if leak == "left" else sum(card.value for card in table._state.shoe.cards[:9])
        return f"{honest(page)} {count}"

    monkeypatch.setattr(BlackjackPage, "telling_words", counting)
    assert differences(evenings(tmp_path, pictures))
