"""What is heard in the house, as the person wishes: what tables and desks sound, let through or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QWidget

from casino_qt.loudness import amplitude
from casino_qt.settings import Option, Settings
from casino_qt.sound.catalogue import KINDS, SAMPLES, Group
from casino_qt.sound.player import ChildPlayer, Player
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.kit.button import RailButton

if TYPE_CHECKING:
    from casino_qt.croupier.voice.speaker import Speaker
    from casino_qt.scenes.audible import Audible, Rolling
    from casino_qt.scenes.game_scene import GameScene

SWITCHES: dict[Group, Option[bool]] = {
    "cards": Settings.sound_cards,
    "chips": Settings.sound_chips,
    "wheel": Settings.sound_wheel,
    "room": Settings.sound_room,
}
UNSEEN = ("offscreen", "minimal")


def usual_speaker() -> Speaker:
    """A child with a voice; nobody where nothing is seen either, as in pictures and tests."""
    from casino_qt.croupier.voice.speaker import NullSpeaker, Speaker  # the lobby is painted without

    return NullSpeaker() if QGuiApplication.platformName() in UNSEEN else Speaker()


def usual_player(parent: QObject) -> Player:
    """A child with loudspeakers; nobody where nothing is seen either, as in pictures and tests."""
    return Player(parent) if QGuiApplication.platformName() in UNSEEN else ChildPlayer(parent)


class Sounds(QObject):
    """Lets through what the person wants to hear. One per house, for all its windows."""

    def __init__(self, settings: Settings, player: Player | None = None) -> None:
        super().__init__()
        self.settings = settings
        self.player = player or usual_player(self)
        self.player.setParent(self)
        settings.changed.connect(self._changed)
        self._room = False  # whether somebody sits in the salon and sees it
        self._tell_volume()

    def wants(self, group: Group) -> bool:
        """Whether the person wants to hear sounds of that group."""
        return self.settings.sound and SWITCHES[group].__get__(self.settings, Settings)

    def wake(self) -> None:
        """Something will be heard in a moment."""
        if self.settings.sound:
            self.player.wake()
            self._tell_room()

    def play(self, kind: str, strength: float = 1.0, pan: float = 0.0) -> None:
        """Something is heard now."""
        if self.wants(KINDS[kind].group):
            self.player.play(kind, strength, pan)

    def try_out(self, group: Group) -> None:
        """Let an example of a group be heard, whether it is switched on or not."""
        self.player.wake()
        self.player.play(SAMPLES[group], patient=True)

    def ring(self) -> None:
        """The bell on the cashier's counter."""
        if self.wants("room"):
            self.player.wake()
            self.player.play("bell", patient=True)

    def roll(self, rolling: Rolling | None, pace: float = 1.0) -> None:
        """A ball begins to run on a table whose time goes at `pace`, or runs no more."""
        if rolling is None:
            self.player.end_roll()
        elif self.wants("wheel"):
            self.player.roll(rolling.curve, rolling.angle, rolling.pan, rolling.wide, pace)

    def set_room(self, on: bool) -> None:
        """Whether somebody sits at a table and sees it."""
        self._room = on
        self._tell_room()

    def hush(self) -> None:
        """Nobody sees the house any more: nothing of it is heard either."""
        self._room = False
        self.player.hush()

    def close(self) -> None:
        """The house is closed."""
        self.player.close()

    def _tell_room(self) -> None:
        self.player.set_room(self._room and self.wants("room"))

    def _tell_volume(self) -> None:
        self.player.set_volume(amplitude(self.settings.sound_volume))

    def _changed(self, key: str) -> None:
        settings = self.settings
        if key == Settings.sound_volume.key:
            self._tell_volume()
        elif key == Settings.sound.key and not settings.sound:
            self.player.hush()
        elif key == Settings.sound_wheel.key and not settings.sound_wheel:
            self.player.end_roll()
        elif key in (Settings.sound.key, Settings.sound_room.key):
            self.wake()
            self._tell_room()


class TableSounds(QObject):
    """Hands what one scene sounds to the house as long as its page can be seen.

    Whatever is done there wakes the player before the picture, and so the sound, has come.
    """

    def __init__(self, page: QWidget, scene: GameScene, sounds: Sounds) -> None:
        super().__init__(page)
        self._page = page
        self._scene = scene
        self._sounds = sounds
        self._handle: QWindow | None = None
        self._ball: tuple[Rolling, float] | None = None  # and the time of the table when it began
        scene.sounded.connect(self._sounded)
        scene.ball_rolls.connect(self._rolls)
        sounds.settings.changed.connect(self._changed)
        page.installEventFilter(self)

    def wake(self, *_: object) -> None:
        """Something will move."""
        if self._seen():
            self._sounds.wake()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The page comes and goes."""
        if event.type() == QEvent.Type.Show:
            self._follow_window()
            self._look()
        elif event.type() == QEvent.Type.Hide:
            self._sounds.hush()
        return False

    def _follow_window(self) -> None:
        handle = self._page.window().windowHandle()
        if handle is not None and handle is not self._handle:
            self._handle = handle
            handle.visibilityChanged.connect(self._look)

    def _look(self, *_: object) -> None:
        """The window is shown, hidden, laid down in the task bar."""
        if self._seen():
            self._sounds.set_room(True)
            self._sounds.wake()
            self._take_up_ball()
        else:
            self._sounds.hush()

    def _seen(self) -> bool:
        return self._page.isVisible() and not self._page.window().isMinimized()

    def _sounded(self, heard: Audible) -> None:
        if self._seen():
            self._sounds.play(heard.kind, heard.strength, heard.pan)

    def _rolls(self, rolling: Rolling | None) -> None:
        self._ball = None if rolling is None else (rolling, self._scene.stage.now)
        if rolling is None or self._seen():
            self._sounds.roll(rolling, self._scene.stage.speed)

    def _take_up_ball(self) -> None:
        """A ball that runs is heard again from where it is by now."""
        if self._ball is not None and self._seen():
            rolling, began = self._ball
            if rest := rolling.after(self._scene.stage.now - began):
                self._sounds.roll(rest, self._scene.stage.speed)

    def _changed(self, key: str) -> None:
        if key in (Settings.sound.key, Settings.sound_wheel.key):
            self._take_up_ball()

    def follow_pace(self) -> None:
        """The time of the table goes at another pace: so does the ball that is heard."""
        self._sounds.player.set_pace(self._scene.stage.speed)


class SoundSign(RailButton):
    """The loudspeaker on a rail: shows whether there is sound, and mutes the house or lets it be heard."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__("sound", parent)
        self._settings = settings
        self.clicked.connect(lambda: mute(settings))
        settings.changed.connect(self._changed)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _changed(self, key: str) -> None:
        if key == Settings.sound.key:
            self.retranslate()

    def retranslate(self) -> None:
        """Picture and meaning as they are now; the key is the window's."""
        translate, key = QCoreApplication.translate, keyring.native("anywhere.mute")
        on = self._settings.sound
        self.icon_name = "sound" if on else "mute"
        words = (
            translate("Sounds", "Sound is on; no sound ({key})")
            if on
            else translate("Sounds", "Sound is off; let it be heard ({key})")
        )
        self.say("", "", words.format(key=key))
        self.setAccessibleName(heard_or_not(on))


def heard_or_not(on: bool) -> str:
    """Whether sound is on, in words."""
    if on:
        return QCoreApplication.translate("Sounds", "Sound is on")
    return QCoreApplication.translate("Sounds", "Sound is off")


def mute(settings: Settings) -> None:
    """No sound at all, or again what was heard before: the one door of key, sign and settings."""
    settings.sound = not settings.sound
