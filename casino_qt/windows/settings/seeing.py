"""The page of what is seen and how it moves."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from casino_qt.settings import CARD_INDICES, ROOM_SIZES, SPEEDS, TEXT_SIZES, Settings
from casino_qt.windows.settings.page import SettingsPage

INDEX_NAMES = {"en": "A K Q J", "fr": "As R D V", "ru": "Т К Д В"}


class SeeingPage(SettingsPage):
    """Letters on the cards, speed, and whether anything travels at all."""

    KEY = "seeing"

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(settings, parent)
        self.text_size = self.choice(
            lambda: self.tr("Size of text, %"),
            Settings.text_size,
            TEXT_SIZES,
            lambda: [str(size) for size in TEXT_SIZES],
        )
        self.room_size = self.choice(
            lambda: self.tr("Size of salon and tables, %"),
            Settings.room_size,
            ROOM_SIZES,
            lambda: [self.tr("As the text"), *(str(size) for size in TEXT_SIZES)],
        )
        self.contrast = self.tick(
            Settings.contrast,
            lambda: self.tr("High contrast"),
            lambda: self.tr("A cloth near black, bright lines and letters, white cards"),
        )
        self.four_colours = self.tick(
            Settings.four_colours,
            lambda: self.tr("Cards in four colours"),
            lambda: self.tr(
                "Diamonds blue, clubs green; not at trente et quarante, where one bets on the colour"
            ),
        )
        self.card_index = self.choice(
            lambda: self.tr("Letters on the cards"),
            Settings.card_index,
            CARD_INDICES,
            lambda: [INDEX_NAMES[index] for index in CARD_INDICES],
        )
        self.speed = self.choice(
            lambda: self.tr("Speed"),
            Settings.speed,
            SPEEDS,
            lambda: [self.tr("Calm"), self.tr("As at the table"), self.tr("Swift")],
        )
        self.reduced = self.tick(
            Settings.reduced_motion,
            lambda: self.tr("Less movement"),
            lambda: self.tr("Cards and chips appear in their places without travelling"),
        )

    @staticmethod
    def title() -> str:
        """Seeing and moving."""
        return QCoreApplication.translate("SeeingPage", "Seeing and moving")
