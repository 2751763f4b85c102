"""Less movement when the system asks for it."""

from __future__ import annotations

import pytest
from PySide6.QtDBus import QDBusMessage, QDBusVariant

from casino_qt.scenes import timing
from casino_qt.settings import SPEEDS, Settings
from casino_qt.windows.motion_hint import KEY, NAMESPACE, MotionHint, mac_wants_less


@pytest.mark.parametrize(
    ("answer", "heard"),
    [(False, 1), (True, 0), (None, 0), (0, 0), ("no", 0), (QDBusVariant(False), 1), (QDBusVariant(True), 0)],
)
def test_only_a_clear_no_to_animations_counts(answer: object, heard: int) -> None:
    asked: list[bool] = []
    MotionHint(asked.append).hear(answer)
    assert asked == [True] * heard


def test_a_system_without_an_answer_changes_nothing() -> None:
    asked: list[bool] = []
    MotionHint(asked.append).ask()
    assert asked == []


def told(*arguments: object) -> QDBusMessage:
    message = QDBusMessage.createSignal("/org/freedesktop/portal/desktop", "a.b", "SettingChanged")
    message.setArguments(list(arguments))
    return message


def test_a_change_of_the_desktop_is_followed_there_and_back() -> None:
    heard: list[bool] = []
    hint = MotionHint(heard.append)
    for value in (True, False, False, True):
        hint.changed(told(NAMESPACE, KEY, value))
    hint.changed(told(NAMESPACE, "cursor-size", False))
    hint.changed(told("elsewhere", KEY, False))
    assert heard == [True, False]


def test_who_has_chosen_is_not_overruled(settings: Settings) -> None:
    settings.for_this_run(Settings.reduced_motion, True)
    assert not settings.is_kept(Settings.reduced_motion)
    settings.reduced_motion = False
    assert settings.is_kept(Settings.reduced_motion)


def test_a_system_that_is_no_mac_wants_nothing() -> None:
    assert not mac_wants_less()


def test_nothing_flashes() -> None:
    """No ring brightens and dims more than three times in a second, at any speed of the house."""
    for speed in SPEEDS:
        once = timing.PULSE / (speed / 100)  # milliseconds from bright to bright
        assert 1000 / once <= 3
    assert timing.PULSES * timing.PULSE <= 5000  # and it ends by itself
