"""The pages of the settings, in the order of the list."""

from __future__ import annotations

from casino_qt.windows.settings.blackjack import BlackjackSettingsPage
from casino_qt.windows.settings.house import HousePage
from casino_qt.windows.settings.keys import KeysPage
from casino_qt.windows.settings.page import SettingsPage
from casino_qt.windows.settings.roulette import RouletteSettingsPage
from casino_qt.windows.settings.seeing import SeeingPage
from casino_qt.windows.settings.sound import SoundPage
from casino_qt.windows.settings.trente_et_quarante import TrenteEtQuarantePage
from casino_qt.windows.settings.trente_et_un import TrenteEtUnSettingsPage
from casino_qt.windows.settings.voice import VoicePage

PAGES: tuple[type[SettingsPage], ...] = (
    HousePage,
    SeeingPage,
    KeysPage,
    SoundPage,
    VoicePage,
    TrenteEtQuarantePage,
    RouletteSettingsPage,
    TrenteEtUnSettingsPage,
    BlackjackSettingsPage,
)
