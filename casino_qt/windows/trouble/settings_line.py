"""The line that says that not all of the settings could be read, and where the file of them is kept."""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from casino_qt.bank.storage import damaged_name
from casino_qt.settings import Settings
from casino_qt.windows.kit.spoken import Spoken

KEY = "settings"

log = logging.getLogger(__name__)


def mend(settings: Settings) -> Spoken:
    """Set a spoilt file aside before anything is written into it; what is to be said, "" for nothing.

    A file that cannot be moved lies where nothing can be written either: it stays as it is. So does one that
    cannot be opened: it may be as good as ever, and nothing is written over it as long as that lasts.
    """
    file = settings.file()
    if settings.out_of_reach():
        log.warning("the settings in %s cannot be opened", file)
        return partial(_left, file)
    aside = damaged_name(file)
    try:
        if not settings.spoilt():
            return ""
        settings.set_aside(aside)
    except FileNotFoundError:
        return ""  # another casino that begins has moved it, and tells of it
    except OSError as problem:
        log.warning("some settings in %s cannot be read, nor can it be set aside: %s", file, problem)
        return partial(_left, file)
    log.warning("some settings could not be read; the file is kept as %s", aside)
    return partial(_kept, aside)


def _kept(aside: Path) -> str:
    text = QCoreApplication.translate(
        "SettingsLine",
        "Some of your settings could not be read; those of the house hold in their place. "
        "The file as it was is kept here: {path}",
    )
    return text.format(path=aside)


def _left(file: Path) -> str:
    text = QCoreApplication.translate(
        "SettingsLine",
        "Some of your settings could not be read; those of the house hold in their place. "
        "The file is left as it is: {path}",
    )
    return text.format(path=file)
