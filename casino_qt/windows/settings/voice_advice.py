"""Why nobody speaks here, and which voice to install on this system, in words of the interface."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication

from casino_qt.croupier.voice.engine import BROKEN, NO_ENGINE, NO_MODULE
from casino_qt.croupier.voice.speaker import ABSENT, DIED, SILENT

# What Windows and macOS call their own voices of a tongue; on Linux one engine speaks them all.
_WINDOWS = {"fr": "Hortense", "it": "Elsa", "cs": "Jakub", "ru": "Irina", "en": "Hazel"}
_MACOS = {"fr": "Thomas", "it": "Alice", "cs": "Zuzana", "ru": "Milena", "en": "Daniel"}


def no_voice(tongue: str, platform: str = sys.platform) -> str:
    """No voice of `tongue` is there: which one to install, and where."""
    return f"{_lacking(tongue)} {how_to_install(tongue, platform)}"


def _lacking(tongue: str) -> str:
    return {
        "fr": QCoreApplication.translate("VoiceAdvice", "This computer has no French voice."),
        "it": QCoreApplication.translate("VoiceAdvice", "This computer has no Italian voice."),
        "cs": QCoreApplication.translate("VoiceAdvice", "This computer has no Czech voice."),
        "ru": QCoreApplication.translate("VoiceAdvice", "This computer has no Russian voice."),
        "en": QCoreApplication.translate("VoiceAdvice", "This computer has no English voice."),
    }[tongue]


def how_to_install(tongue: str, platform: str = sys.platform) -> str:
    """What to do on this system to hear `tongue`."""
    if platform == "win32":
        text = QCoreApplication.translate(
            "VoiceAdvice",
            "Add one in Settings ▸ Time & language ▸ Speech ▸ Manage voices, for instance Microsoft {voice}.",
        )
        return text.format(voice=_WINDOWS[tongue])
    if platform == "darwin":
        text = QCoreApplication.translate(
            "VoiceAdvice",
            "Add one in System Settings ▸ Accessibility ▸ Spoken Content ▸ System voice, "
            "for instance {voice}.",
        )
        return text.format(voice=_MACOS[tongue])
    return QCoreApplication.translate(
        "VoiceAdvice",
        "Install the packages speech-dispatcher and speech-dispatcher-espeak-ng; "
        "they have these names in Debian, Ubuntu and Fedora, and speak all five languages.",
    )


def why_null(reason: str, detail: str, tongue: str, platform: str = sys.platform) -> str:
    """Why there is no voice at all; `detail` is the system's own word about it, untranslated."""
    if reason == NO_MODULE and platform in ("win32", "darwin"):
        text = QCoreApplication.translate(
            "VoiceAdvice",
            "This copy of the casino cannot speak ({detail}). "
            "In a checkout, “make voice” adds what is missing.",
        )
        return text.format(detail=detail)
    if reason in (NO_MODULE, NO_ENGINE):
        text = QCoreApplication.translate("VoiceAdvice", "This computer has no speech service.")
        return f"{text} {how_to_install(tongue, platform)}"
    if reason == SILENT:
        return QCoreApplication.translate(
            "VoiceAdvice",
            "The speech service of this computer does not answer; "
            "that happens where no loudspeaker is there.",
        )
    if reason in (DIED, ABSENT, BROKEN):
        return QCoreApplication.translate(
            "VoiceAdvice", "The speech service of this computer has broken off."
        )
    raise ValueError(f"{reason!r} is no reason for silence")
