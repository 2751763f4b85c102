"""The page of the sounds: whether anything is heard, how loudly, and which kinds; each can be tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from casino_qt.number_text import percent
from casino_qt.settings import VOLUMES, Settings
from casino_qt.sound.catalogue import GROUPS, Group
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.label import NOTE, Label
from casino_qt.windows.settings.page import SettingsPage, Text
from casino_qt.windows.sounds import SWITCHES, Sounds

if TYPE_CHECKING:
    from casino_qt.windows.house import House


class TrialButton(Button):
    """As high as the answers of the page beside it."""

    HEIGHT = 38.0
    PADDING = 18.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__("secondary", parent)
        self.least_width = 0.0


class SoundPage(SettingsPage):
    """The machine is looked at for loudspeakers when the page is first seen, and never waited for."""

    KEY = "sound"

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(settings, parent)
        self._sounds: Sounds | None = None
        self.key = Label(NOTE, self)
        self.on = self.tick(
            Settings.sound,
            lambda: self.tr("Sound"),
            lambda: self.tr("All of it, on or off"),
            beside=self.key,
        )
        self.volume = self.choice(
            lambda: self.tr("Loudness"),
            Settings.sound_volume,
            VOLUMES,
            lambda: [percent(volume / 100, 0) for volume in VOLUMES],
        )
        self.trials = {group: self._group(group) for group in GROUPS}
        self.told = self.note(self.words)
        self.told.aloud = True

    def _group(self, group: Group) -> TrialButton:
        """The switch of one group, and the button that lets an example of it be heard."""
        trial = TrialButton(self)
        trial.clicked.connect(lambda: self.try_out(group))
        names: dict[Group, tuple[Text, Text]] = {
            "cards": (
                lambda: self.tr("Cards"),
                lambda: self.tr("Slid, turned, shuffled, cut"),
            ),
            "chips": (
                lambda: self.tr("Chips and rake"),
                lambda: self.tr("Laid, pushed, raked in"),
            ),
            "wheel": (
                lambda: self.tr("The wheel"),
                lambda: self.tr("The ball in its track, on the lozenges and the frets"),
            ),
            "room": (
                lambda: self.tr("The room"),
                lambda: self.tr("Very soft, as long as somebody plays; and the bell of the cashier"),
            ),
        }
        words, meanings = names[group]
        self.tick(SWITCHES[group], words, meanings, beside=trial)

        def say() -> None:
            trial.say(self.tr("Hear it"))
            trial.setAccessibleName(self.tr("Hear it: {kind}").format(kind=words()))

        self._texts.append(say)
        return trial

    def retranslate(self) -> None:
        """The key that does the same, too."""
        super().retranslate()
        self.key.set_text(self.tr("Key {key}").format(key=keyring.native("anywhere.mute")))

    @staticmethod
    def title() -> str:
        """Sound."""
        return QCoreApplication.translate("SoundPage", "Sound")

    def meet_house(self, house: House | None) -> None:
        """Whose loudspeakers they are."""
        if self._sounds is not None:
            self._sounds.player.output_changed.disconnect(self._tell)
        self._sounds = None if house is None else house.sounds
        if self._sounds is not None:
            self._sounds.player.output_changed.connect(self._tell)
        if self.isVisible():
            self._look()

    def try_out(self, group: Group) -> None:
        """Let an example be heard."""
        if self._sounds is not None:
            self._sounds.try_out(group)

    def words(self) -> str:
        """Where the sounds go, or that there is nowhere."""
        output = None if self._sounds is None else self._sounds.player.output
        if output is None:
            return ""
        if not output:
            return self.tr("This system has no sound output: nothing will be heard.")
        return self.tr("They are heard by way of {system}.").format(system=output)

    def showEvent(self, event: QShowEvent) -> None:
        """Somebody looks: is there a sound output at all?"""
        super().showEvent(event)
        self._look()

    def _look(self) -> None:
        if self._sounds is not None:
            self._sounds.player.wake()
        self._tell()

    def _tell(self) -> None:
        self.told.setText(self.words())
        self.resized.emit()
