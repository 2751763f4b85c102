"""What the person wants to hear: switches by mouse and key, the mute key, the sign, a hidden window."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.scenes.audible import Rolling
from casino_qt.settings import VOLUMES, Settings
from casino_qt.sound.catalogue import GROUPS, KINDS, SAMPLES
from casino_qt.sound.player import ChildPlayer, Player
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.kit.segments import Segments, Tick
from casino_qt.windows.settings.sound import SoundPage
from casino_qt.windows.sounds import SWITCHES, Sounds, usual_player
from tests.screenshots.evening import GAME, Evening
from tests.windows.conftest import Begin

LEFT = Qt.MouseButton.LeftButton
ROLL = Rolling(((0.0, 500.0), (900.0, 200.0)), 0.0, -0.5, 0.3)


class Scribe(Player):
    """Writes down what it is asked to play."""

    def __init__(self) -> None:
        super().__init__()
        self.output = None
        self.done: list[tuple[object, ...]] = []

    def wake(self) -> None:
        self.done.append(("wake",))

    def play(self, kind: str, strength: float = 1.0, pan: float = 0.0, *, patient: bool = False) -> None:
        self.done.append(("play", kind))

    def roll(
        self, curve: Sequence[tuple[float, float]], angle: float, pan: float, wide: float, pace: float
    ) -> None:
        self.done.append(("roll", pace))

    def end_roll(self) -> None:
        self.done.append(("end roll",))

    def set_pace(self, pace: float) -> None:
        self.done.append(("pace", pace))

    def set_room(self, on: bool) -> None:
        self.done.append(("room", on))

    def set_volume(self, volume: float) -> None:
        self.done.append(("volume", round(volume, 2)))

    def hush(self) -> None:
        self.done.append(("hush",))

    def take(self) -> list[tuple[object, ...]]:
        """What was done since the last time."""
        done, self.done = self.done, []
        return done

    @property
    def played(self) -> list[object]:
        """The kinds that were heard since the last time."""
        return [what[1] for what in self.take() if what[0] == "play"]


@pytest.fixture
def scribe() -> Scribe:
    return Scribe()


@pytest.fixture
def sounds(qtbot: QtBot, settings: Settings, scribe: Scribe) -> Sounds:
    return Sounds(settings, scribe)


@pytest.fixture
def evening(begin: Begin, scribe: Scribe) -> Evening:
    evening = begin(tables=(GAME,), still=False)
    evening.house._sounds = Sounds(evening.settings, scribe)
    scribe.take()
    return evening


def press(widget: QWidget, key: Qt.Key) -> None:
    widget.window().activateWindow()
    QTest.keyClick(widget.window().focusWidget() or widget, key)


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, pos=at or widget.rect().center())


# -- what is let through -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_group_is_switched_by_itself_and_all_at_once(
    sounds: Sounds, scribe: Scribe, settings: Settings, kind: str
) -> None:
    sounds.play(kind)
    assert scribe.played == [kind]
    for group, switch in SWITCHES.items():
        switch.__set__(settings, False)
        scribe.take()
        sounds.play(kind)
        assert (scribe.played == []) == (group == KINDS[kind].group)
        switch.__set__(settings, True)
    settings.sound = False
    scribe.take()
    sounds.play(kind)
    assert scribe.take() == []


def test_the_ball_follows_its_switch(sounds: Sounds, scribe: Scribe, settings: Settings) -> None:
    scribe.take()
    sounds.roll(ROLL, 2.0)
    sounds.roll(None)
    assert scribe.take() == [("roll", 2.0), ("end roll",)]
    settings.sound_wheel = False
    assert scribe.take() == [("end roll",)]
    sounds.roll(ROLL)
    assert scribe.take() == []


def test_loudness_is_bent_and_told_at_once(scribe: Scribe, settings: Settings, qtbot: QtBot) -> None:
    settings.sound_volume = 60
    sounds = Sounds(settings, scribe)
    settings.sound_volume = 100
    settings.sound_volume = 20
    assert scribe.take() == [("volume", 0.44), ("volume", 1.0), ("volume", 0.08)]
    sounds.close()


def test_muted_everything_ends_and_the_room_comes_back(
    sounds: Sounds, scribe: Scribe, settings: Settings
) -> None:
    sounds.set_room(True)
    settings.sound = False
    assert scribe.take()[-1] == ("hush",)
    sounds.wake()
    assert scribe.take() == []
    settings.sound = True
    assert ("room", True) in scribe.take()
    settings.sound_room = False
    assert scribe.take()[-1] == ("room", False)


def test_an_example_is_heard_though_its_group_is_off(
    sounds: Sounds, scribe: Scribe, settings: Settings
) -> None:
    for group in GROUPS:
        SWITCHES[group].__set__(settings, False)
        scribe.take()
        sounds.try_out(group)
        assert scribe.take() == [("wake",), ("play", SAMPLES[group])]


def test_where_nothing_is_seen_nothing_is_heard(sounds: Sounds) -> None:
    player = usual_player(sounds)
    assert type(player) is Player
    assert not isinstance(player, ChildPlayer)


# -- at a table ----------------------------------------------------------------------------------------------


def test_a_chip_by_mouse_is_heard(evening: Evening, scribe: Scribe) -> None:
    page = evening.sit_down()
    assert ("room", True) in scribe.take()
    page.controller.cut(150)
    page.scene.skip()
    scribe.take()
    scene = page.scene
    click(page.view.viewport(), page.view.mapFromScene(scene.layout.stake(Spot.ROUGE) * scene.unit()))
    assert scribe.take()[0] == ("wake",)  # while the chip is still in the air
    evening.to_the_end()
    assert scribe.played == ["chip"]


def test_the_ball_is_heard_at_the_pace_of_the_table(evening: Evening, scribe: Scribe) -> None:
    evening.settings.speed = 200
    page = evening.sit_at_roulette()
    scribe.take()
    page.scene.throw_ball()
    evening.pass_time(1_000)
    assert [what for what in scribe.take() if what[0] == "roll"] == [("roll", 2.0)]
    evening.settings.speed = 50
    assert scribe.take() == [("pace", 0.5)]
    page.scene.skip()
    assert ("end roll",) in scribe.take()


def test_a_ball_that_runs_is_heard_again_after_a_silence(evening: Evening, scribe: Scribe) -> None:
    page = evening.sit_at_roulette()
    page.scene.throw_ball()
    evening.pass_time(1_000)
    evening.settings.sound = False
    evening.pass_time(500)
    scribe.take()
    evening.settings.sound = True
    assert ("roll", 1.0) in scribe.take()
    evening.settings.sound_wheel = False
    assert scribe.take() == [("end roll",)]
    evening.settings.sound_wheel = True
    assert scribe.take() == [("roll", 1.0)]
    evening.settings.sound = False
    evening.to_the_end()
    scribe.take()
    evening.settings.sound = True
    assert ("roll", 1.0) not in scribe.take()  # it has come to rest


def test_a_ball_some_time_later() -> None:
    ball = Rolling(((0.0, 500.0), (1000.0, 300.0), (2000.0, 200.0)), 10.0, -0.5, 0.3)
    assert ball.after(0.0) == ball
    assert ball.after(500.0) == replace(
        ball, curve=((0.0, 400.0), (500.0, 300.0), (1500.0, 200.0)), angle=10.0 + 225.0
    )
    assert ball.after(1000.0) == replace(ball, curve=((0.0, 300.0), (1000.0, 200.0)), angle=10.0 + 400.0)
    assert ball.after(2000.0) is None
    assert ball.after(9000.0) is None


def test_the_mute_key_is_heard_everywhere_and_the_sign_shows_it(evening: Evening, scribe: Scribe) -> None:
    settings, window = evening.settings, evening.window
    press(window, Qt.Key.Key_F8)
    assert not settings.sound
    assert window.lobby.sound.icon_name == "mute"
    click(window.lobby.sound)
    assert settings.sound
    page = evening.sit_at_roulette()
    sign = page.sound
    assert (sign.icon_name, sign.accessibleName()) == ("sound", "Sound is on")
    press(page, Qt.Key.Key_F8)
    assert (sign.icon_name, sign.accessibleName()) == ("mute", "Sound is off")
    assert "F8" in sign.toolTip()
    click(sign)
    assert settings.sound
    assert sign.icon_name == "sound"
    window.open_settings("sound")
    press(window, Qt.Key.Key_F8)
    assert not window.findChildren(SoundPage)[0].on.isChecked()
    settings.language = "ru"
    evening.settle()
    assert sign.accessibleName() == "Звук выключен"


def test_no_other_command_lies_on_its_key() -> None:
    assert keyring.key("anywhere.mute") == "F8"
    assert keyring.why_not("table.call", "F8")


def test_out_of_sight_the_table_is_silent(evening: Evening, scribe: Scribe, qtbot: QtBot) -> None:
    page, window = evening.sit_at_roulette(), evening.window
    scribe.take()
    window.showMinimized()
    qtbot.waitUntil(window.isMinimized)
    assert ("hush",) in scribe.take()
    page.scene.hear("chip")
    page.scene.ball_rolls.emit(ROLL)
    page.controller.bet("rouge", 2_500)
    assert scribe.take() == []
    window.showNormal()
    qtbot.waitUntil(lambda: not window.isMinimized())
    assert ("room", True) in scribe.take()
    window.leave_table()
    assert ("hush",) in scribe.take()


def test_the_cashiers_bell_and_chips(evening: Evening, scribe: Scribe) -> None:
    evening.window.open_cashier()
    assert scribe.played == ["bell"]
    evening.window.cashier._served()
    assert scribe.played == ["stack"]


# -- the page of the settings --------------------------------------------------------------------------------


def turn_to_page(evening: Evening) -> SoundPage:
    evening.window.open_settings("sound")
    evening.settle()
    page = evening.window.findChildren(SoundPage)[0]
    assert page.isVisible()
    return page


def test_every_switch_by_mouse(evening: Evening, scribe: Scribe) -> None:
    page, settings = turn_to_page(evening), evening.settings
    ticks = page.findChildren(Tick)
    switches = [Settings.sound, *SWITCHES.values()]
    assert len(ticks) == len(switches)
    for tick, switch in zip(ticks, switches, strict=True):
        assert switch.__get__(settings, Settings)
        click(tick, QPoint(12, tick.height() // 2))
        assert not switch.__get__(settings, Settings)
        click(tick, QPoint(12, tick.height() // 2))
        assert switch.__get__(settings, Settings)


def test_loudness_and_examples_by_keyboard_alone(evening: Evening, scribe: Scribe) -> None:
    page, settings = turn_to_page(evening), evening.settings
    segments = page.findChildren(Segments)[0]
    segments.setFocus()
    press(segments, Qt.Key.Key_Right)
    assert settings.sound_volume == VOLUMES[3]
    scribe.take()
    for trial in page.trials.values():
        trial.setFocus()
        press(trial, Qt.Key.Key_Space)
    assert scribe.played == list(SAMPLES.values())
    names = [trial.accessibleName() for trial in page.trials.values()]
    assert names == ["Hear it: Cards", "Hear it: Chips and rake", "Hear it: The wheel", "Hear it: The room"]


def test_examples_by_mouse(evening: Evening, scribe: Scribe) -> None:
    page = turn_to_page(evening)
    scribe.take()
    for group, trial in page.trials.items():
        click(trial)
        assert scribe.played == [SAMPLES[group]]


def test_the_page_says_where_the_sounds_go_or_that_there_is_nowhere(evening: Evening, scribe: Scribe) -> None:
    page = turn_to_page(evening)
    assert ("wake",) in scribe.take()  # somebody looks
    assert page.told.text() == ""
    for output, words in (("ALSA", "They are heard by way of ALSA."), ("", page.tr("This system has no "))):
        scribe.output = output
        scribe.output_changed.emit()
        assert page.told.text().startswith(words)
    evening.settings.language = "fr"
    evening.settle()
    assert page.told.text().startswith("Ce système n’a pas de sortie audio")


LEFT_OPEN = """
import sys
from pathlib import Path
from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QApplication
from tests.screenshots.evening import Evening
from tests.screenshots.fit import BlankPictures
app = QApplication([])
evening = Evening(Path(sys.argv[1]), QSize(1280, 720), pictures=BlankPictures())
evening.sit_down()
QTimer.singleShot(0, lambda: app.exit(0))
sys.exit(app.exec())
"""


def test_a_window_that_is_left_open_complains_of_nothing(tmp_path: Path) -> None:
    """The table still asks what the person wants to hear when the system shuts everything down."""
    left = subprocess.run(
        [sys.executable, "-c", LEFT_OPEN, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert (left.returncode, left.stderr) == (0, "")
