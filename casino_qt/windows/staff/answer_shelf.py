"""Answers that are slow to reckon, kept on disk from one evening to the next."""

from __future__ import annotations

import hashlib
import json
import logging
from functools import lru_cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QDir, QSaveFile, QStandardPaths

import casino_qt
from casino_qt.fingerprint import digest_of

log = logging.getLogger(__name__)

Json = dict[str, Any]

KEPT = 200  # files
SUFFIX = ".json"


@lru_cache(maxsize=1)
def reckoning_version() -> str:
    """Twelve hex digits that change with the sources of the odds and of the rules."""
    package = Path(casino_qt.__file__).resolve().parent
    return digest_of(casino_qt.__version__, package / "rules", package / "odds").hexdigest()[:12]


def cache_folder() -> Path:
    """Where answers are kept between two evenings."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)
    return Path(place) / "odds" if place else Path(QDir.tempPath()) / "casino-qt-odds"


class AnswerShelf:
    """A file for each answer. What cannot be read or is not whole counts as absent; trouble is logged."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder

    @property
    def folder(self) -> Path:
        """Where the files lie; it need not exist."""
        return cache_folder() if self._folder is None else self._folder

    def path(self, key: str) -> Path:
        """The file of an answer by this version of the odds."""
        name = hashlib.sha256(key.encode()).hexdigest()[:24]
        return self.folder / f"{reckoning_version()}-{name}{SUFFIX}"

    def find(self, key: str) -> Json | None:
        """The answer kept for `key`, None when there is none that can be used."""
        path = self.path(key)
        try:
            kept = json.loads(path.read_bytes())
        except (FileNotFoundError, NotADirectoryError):
            return None
        except (OSError, ValueError, RecursionError) as trouble:
            log.warning("the odds in %s are reckoned anew: %s", path.name, trouble)
            return None
        if (
            not isinstance(kept, dict)
            or kept.get("key") != key
            or not isinstance(kept.get("answer"), dict)
            or kept.get("sum") != _sum(kept["answer"])
        ):
            log.warning("the odds in %s are reckoned anew: they are damaged", path.name)
            return None
        answer: Json = kept["answer"]
        return answer

    def keep(self, key: str, answer: Json) -> None:
        """Write an answer, and clear away those of other versions and the oldest beyond KEPT."""
        path = self.path(key)
        content = json.dumps({"key": key, "sum": _sum(answer), "answer": answer})
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as trouble:
            log.warning("the cache folder takes no odds: %s", trouble)
            return
        file = QSaveFile(str(path))
        written = file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(content.encode()) >= 0
        if not (written and file.commit()):
            log.warning("the cache folder takes no odds: %s", file.errorString())
            return
        self._tidy()

    def _tidy(self) -> None:
        try:
            files = [path for path in self.folder.iterdir() if path.suffix == SUFFIX]
            mine = [path for path in files if path.name.startswith(reckoning_version())]
            mine.sort(key=lambda path: path.stat().st_mtime, reverse=True)
            for path in {*files} - {*mine[:KEPT]}:
                path.unlink(missing_ok=True)
        except OSError as trouble:
            log.debug("the cache of odds is not tidied: %s", trouble)


def _sum(answer: Json) -> str:
    return hashlib.sha256(json.dumps(answer, sort_keys=True).encode()).hexdigest()
