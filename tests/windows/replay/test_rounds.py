"""Rounds replayed in the window by mouse and key, forward and back, over whatever lies there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.scenes.stage import HandTicker, Stage
from casino_qt.tables.replay import Recording, Replay, differences
from casino_qt.tables.roulette import Roulette
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from casino_qt.windows import hanging
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.kit.fade import Fade
from casino_qt.windows.kit.fitting import Fitting
from casino_qt.windows.kit.message import Message
from casino_qt.windows.placard.sheet import PlacardSheet
from casino_qt.windows.placard.words import placard
from casino_qt.windows.replay.page import ReplayPage
from casino_qt.windows.replay.scenes import scene_of
from tests.screenshots.evening import Evening
from tests.screenshots.replay_states import TABLES, newest, replayed
from tests.windows.replay.conftest import fingerprint, page_of

LEFT = Qt.MouseButton.LeftButton


def fresh(page: ReplayPage) -> list[object]:
    """The picture of a scene built anew from the same state."""
    shape = page.scene._shape
    assert shape is not None
    calls = page.calls()
    scene = scene_of(page.replay.controller, page.house.pictures, Stage(HandTicker()), calls, HandTicker())
    try:
        scene.set_spec(*shape)
        return list(scene.picture())
    finally:
        scene.listen(False)


@pytest.mark.parametrize("game", TABLES)
def test_every_step_forward_and_back_shows_the_state(game: str, evening: Evening) -> None:
    page = replayed(evening, game)
    pictures = [page.scene.picture()]
    while not page.replay.at_end:
        QTest.keyClick(page, Qt.Key.Key_Right)
        evening.to_the_end()
        assert page.scene.picture() == fresh(page)
        assert page.scene.corrections == []
        pictures.append(page.scene.picture())
    assert len(pictures) == len(page.replay.steps) + 1 > 2
    for position in reversed(range(len(page.replay.steps))):
        QTest.keyClick(page, Qt.Key.Key_Left)
        assert page.replay.position == position
        assert page.scene.picture() == fresh(page) == pictures[position]
    assert not page.mark.isVisible()


@pytest.mark.parametrize("game", TABLES)
def test_a_click_on_a_call_of_the_past_tells_what_it_means(game: str, evening: Evening) -> None:
    page = replayed(evening, game)
    QTest.keyClick(page, Qt.Key.Key_Right)
    evening.to_the_end()
    page.play()
    shown, picture = page.scene.banner.shown(), page.scene.picture()
    assert shown is not None
    upper = page.scene.banner.at + QPointF(0, 12)
    on_call = page.view.mapTo(page, page.view.mapFromScene(upper * page.scene.unit()))
    QTest.mouseClick(page, LEFT, pos=on_call)
    assert page.popover.isVisible()
    assert page.popover.accessibleName() == shown.words
    assert not page.playing
    assert page.scene.picture() == picture
    english = page.popover.accessibleDescription()
    evening.settings.language = "it"
    evening.settle()
    assert page.popover.accessibleDescription() != english
    QTest.keyClick(page.popover, Qt.Key.Key_Escape)
    assert not page.popover.isVisible()
    assert page_of(evening) is page
    QTest.keyClick(page, Qt.Key.Key_F6)
    assert page.popover.isVisible()


@pytest.mark.parametrize("game", TABLES)
def test_a_replay_writes_nothing(game: str, evening: Evening) -> None:
    before = fingerprint(evening)
    page = replayed(evening, game)
    page.play()
    for _ in range(60):
        evening.pass_time(2_000)
    QTest.keyClick(page, Qt.Key.Key_End)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_D, Qt.Key.Key_R, Qt.Key.Key_U):
        QTest.keyClick(page, key)
    for x, y in ((300, 500), (640, 400), (640, 560), (900, 300)):
        QTest.mouseClick(page, LEFT, pos=QPoint(x, y))
    controller = page.replay.controller
    controller.undo()
    controller.new_purse()
    assert not controller.new_sitting()
    for name in ("coup", "throw", "spin", "deal", "stand", "draw", "clear", "repeat", "go_on"):
        getattr(controller, name, lambda: None)()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert evening.window.projector().page is None
    assert fingerprint(evening) == before


def test_it_plays_by_itself_pauses_and_goes_faster(evening: Evening) -> None:
    page = replayed(evening, "blackjack")
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert page.playing
    evening.settle()
    assert page.replay.position == 1
    evening.to_the_end()
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert not page.playing
    stands = page.replay.position
    evening.to_the_end()
    assert page.replay.position == stands
    QTest.keyClick(page, Qt.Key.Key_Plus)
    assert page.stage.speed == 2.0
    QTest.keyClick(page, Qt.Key.Key_Plus)
    QTest.keyClick(page, Qt.Key.Key_Plus)
    assert page.stage.speed == 4.0
    for _ in range(4):
        QTest.keyClick(page, Qt.Key.Key_Minus)
    assert page.stage.speed == 0.5
    QTest.mouseClick(page.bar.play, LEFT)
    for _ in range(100):
        evening.to_the_end()
    assert page.replay.at_end
    assert not page.playing
    QTest.keyClick(page, Qt.Key.Key_Space)  # once more, from the start
    evening.settle()
    assert page.replay.position == 1


def test_the_slider_and_the_ends(evening: Evening) -> None:
    page = replayed(evening, "trente-et-un")
    steps, slider = len(page.replay.steps), page.bar.slider
    x = round(slider.place_of(steps // 2))
    QTest.mouseClick(slider, LEFT, pos=QPoint(x, slider.height() // 2))
    assert page.replay.position == steps // 2
    assert page.bar.where.text() == f"Step {steps // 2} of {steps}"
    QTest.keyClick(page, Qt.Key.Key_End)
    assert page.replay.at_end
    assert not page.bar.forward.isEnabled()
    QTest.keyClick(page, Qt.Key.Key_Home)
    assert page.replay.position == 0
    assert not page.bar.back.isEnabled()


def test_a_step_is_hurried_by_the_next_one(evening: Evening) -> None:
    evening.settings.reduced_motion = False
    page = replayed(evening, "roulette")
    QTest.keyClick(page, Qt.Key.Key_End)
    at_end = page.scene.picture()
    QTest.keyClick(page, Qt.Key.Key_Left)
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.scene.busy
    evening.pass_time(500)
    QTest.mouseClick(page, LEFT, pos=QPoint(640, 300))
    assert not page.scene.busy
    assert page.scene.picture() == at_end


def test_what_differs_is_said_plainly(evening: Evening) -> None:
    evening.profile._db.execute("UPDATE rounds SET net = net + 100, outcome = '5'")
    page = replayed(evening, "roulette")
    assert page.mark.isVisible()
    assert page.mark.text().endswith("It differs in: what fell, result.")
    evening.settings.language = "cs"
    evening.settle()
    assert "Liší se v: co padlo, výsledek." in page.mark.text()


def test_every_field_is_compared(evening: Evening) -> None:
    line = newest(evening, "blackjack")
    record, first, last = evening.profile.round(line.id)
    session = evening.profile.session(line.session, last)
    booked = Replay(evening.profile, Recording(session, first, record)).ended[-1].booked
    assert differences(record, booked) == ()
    others: tuple[tuple[str, Any], ...] = (
        ("number", 99),
        ("seal", "0"),
        ("cards", {}),
        ("outcome", "x"),
        ("stakes", {}),
        ("net", 1),
        ("balance", 1),
    )
    for name, other in others:
        assert differences(replace(record, **{name: other}), booked) == (name,)
    assert differences(replace(record, rules={**record.rules, "min": 1}), booked) == ("rules",)
    older = {name: value for name, value in record.rules.items() if name != "surrender"}
    assert differences(replace(record, rules=older), booked) == ()


def test_a_journal_that_cannot_be_replayed_is_told(evening: Evening) -> None:
    line = newest(evening, "roulette")
    evening.profile._db.execute(
        """UPDATE actions SET action = '{"do":"bet","on":"rouge","stake":1}'
           WHERE session = ? AND number = 0""",
        (line.session,),
    )
    evening.window.replay_round(line)
    assert evening.window.projector().page is None
    sheet = evening.window.findChild(Message, "no replay")
    assert isinstance(sheet, Message)
    assert sheet.isVisible()


# -- otherwise -----------------------------------------------------------------------------------------------


def branched(evening: Evening, page: ReplayPage) -> TablePage:
    QTest.mouseClick(page.bar.branch, LEFT, pos=page.bar.branch.rect().center())
    evening.to_the_end()
    branch = evening.window.projector().branch
    assert branch is not None
    return branch


def test_continued_otherwise_is_practice_and_touches_no_purse(evening: Evening) -> None:
    evening.settings.reduced_motion = True
    before = fingerprint(evening)
    page = replayed(evening, "trente-et-quarante")
    page.go_to(1)
    purse, lying = page.replay.controller.purse, page.replay.controller.in_play
    branch = branched(evening, page)
    assert branch.house.practice
    assert branch.tutor is not None
    assert branch.tutor.tag.isVisible()
    assert branch.tutor.tag.text() == "Practice"
    assert branch.plate.text() == "From here on you practise: your purse is not touched."
    assert branch.back.words() == "Replay"
    assert (branch.controller.purse, branch.controller.in_play) == (purse, lying)
    assert not page.isVisible()
    table = branch.controller
    assert isinstance(table, TrenteEtQuarante)
    table.bet(Spot.NOIR, 5_000)
    table.coup()
    evening.to_the_end()
    assert len(table.history) == 3
    QTest.keyClick(branch.view, Qt.Key.Key_Escape)
    evening.settle()
    assert evening.window.projector().branch is None
    assert page.isVisible()
    assert page.replay.position == 1
    assert fingerprint(evening) == before


def test_in_what_is_continued_it_is_the_day_of_the_house(evening: Evening) -> None:
    """Else the ball would go back to the pocket of the date as soon as the window changed its size."""
    page = replayed(evening, "roulette")
    page.go_to(1)
    wheel = branched(evening, page).controller
    assert isinstance(wheel, Roulette)
    wheel.spin()
    evening.to_the_end()
    assert wheel.resting_pocket == wheel.history[-1].number


def test_whoever_speaks_in_the_house_speaks_in_what_is_continued(evening: Evening) -> None:
    """A second one would be a child that nobody ends."""
    table = branched(evening, replayed(evening, "trente-et-quarante"))
    assert table.house is not evening.house
    assert not table.house.speaks
    assert table.house.speaker is evening.house.speaker
    assert table.house.speaks
    assert table.house.reckoner is evening.house.reckoner
    assert table.house.sounds is evening.house.sounds


def test_the_placard_of_what_is_continued_tells_the_rules_of_that_evening(evening: Evening) -> None:
    page = replayed(evening, "roulette")
    branch = branched(evening, page)
    rules = branch.rules_in_force()
    evening.settings.roulette_min, evening.settings.zero = 10_000, "lose_all"
    QTest.mouseClick(branch.title, LEFT, pos=branch.title.words_rect().center().toPoint())
    sheet = next(s for s in evening.window.findChildren(PlacardSheet) if s.isVisible())
    assert sheet.placard() == placard("roulette", rules)


def test_a_language_chosen_while_it_plays_is_spoken_at_once(evening: Evening) -> None:
    page = replayed(evening, "blackjack")
    page.go_to(2)
    for language, words in (
        ("fr", "Continuer autrement"),
        ("ru", "Отсюда сыграть иначе"),
        ("en", "Continue"),
    ):
        evening.settings.language = language
        evening.settle()
        assert page.bar.branch.words().startswith(words)
        evening.settle()
        for widget in page.findChildren(QWidget):
            if isinstance(widget, Fitting) and widget.isVisible():
                assert all(part.fits for part in widget.measured()), widget


def test_the_window_may_change_its_size(evening: Evening) -> None:
    page = replayed(evening, "roulette")
    page.go_to(2)
    evening.window.resize(1440, 900)
    evening.settle()
    hanging.fit(evening.window)
    assert page.size() == evening.window.size()
    assert page.scene.picture() == fresh(page)


def test_a_replay_opened_while_a_page_fades_in_is_laid_away_like_any_other(evening: Evening) -> None:
    fade = Fade(evening.window, evening.window.grab())
    page = replayed(evening, "roulette")
    fade.close()
    QApplication.sendPostedEvents(fade, QEvent.Type.DeferredDelete.value)
    assert not isValid(fade)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert evening.window.replay_pages() == ()
    assert evening.window.lobby.isVisible()
