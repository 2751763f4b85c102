"""Settings that cannot be read: told in one line, the file kept as it was, the rest of them kept in use."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from casino_qt import logbook
from casino_qt.app import Start, Wishes
from casino_qt.settings import LANGUAGES, Settings
from casino_qt.windows.kit.spoken import said
from casino_qt.windows.system.languages import Languages
from casino_qt.windows.trouble.settings_line import mend
from tests.windows.test_settings import OPTIONS, another

GOOD = b"[General]\nlanguage=fr\n\n[motion]\nspeed=200\n"

SPOILT = {
    "noise": bytes(range(256)) * 40,
    "nothing but zeros, as after a power cut": b"\0" * 300,
    "its end is lost": GOOD + b"\n[tongue]\nroulette",
    "zeros at its end": GOOD + b"\0" * 40,
    "another file": b"<html><body>casino</body></html>\n",
    "a number that is none": GOOD + b"\n[seeing]\ntext-size=banana\n",
    "a number nobody may choose": GOOD + b"\n[seeing]\ntext-size=110\n",
    "a list": GOOD + b"\n[roulette]\nzero=prison, partage\n",
    "bytes that are none": GOOD + b"\n[window]\ngeometry=hello\n",
}


def stored(path: Path) -> Settings:
    return Settings(QSettings(str(path), QSettings.Format.IniFormat))


def kept_beside(path: Path) -> list[Path]:
    return sorted(path.parent.glob(f"{path.name}.damaged-*"))


@pytest.mark.parametrize("content", SPOILT.values(), ids=SPOILT)
def test_it_is_told_once_and_nothing_is_lost(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "casino-qt.ini"
    path.write_bytes(content)
    settings = stored(path)
    told = said(mend(settings))
    (aside,) = kept_beside(path)
    assert aside.read_bytes() == content
    assert told.startswith("Some of your settings could not be read")
    assert told.endswith(str(aside))
    readable = content.startswith(GOOD)
    for again in (settings, stored(path)):
        assert (again.is_set(Settings.language), again.is_set(Settings.speed)) == (readable, readable)
        assert not readable or (again.language, again.speed) == ("fr", 200)
        assert (again.text_size, again.zero, again.geometry) == (100, "prison", b"")
    settings.speed = 50
    settings.sync()
    assert stored(path).speed == 50
    assert mend(stored(path)) == "", "the next evening nothing is to be told"
    assert kept_beside(path) == [aside]


NEWER = b"\n[of-a-newer-house]\nanything=true\n"
REMARKS = b"; of mine\n# and of mine\n#\n\n"


@pytest.mark.parametrize("content", [None, b"", GOOD, GOOD + NEWER, REMARKS, REMARKS + GOOD + REMARKS])
def test_of_a_file_that_can_be_read_nothing_is_said(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "casino-qt.ini"
    if content is not None:
        path.write_bytes(content)
    assert mend(stored(path)) == ""
    assert not kept_beside(path)
    assert content is None or path.read_bytes() == content


def test_what_a_newer_house_keeps_is_nobodys_to_throw_away(tmp_path: Path) -> None:
    """Only its choice that is none here gives way, and that is kept in the file set aside."""
    path = tmp_path / "casino-qt.ini"
    path.write_bytes(GOOD + b"\n[seeing]\ntext-size=250\n" + NEWER)
    assert mend(stored(path)) != ""
    left = QSettings(str(path), QSettings.Format.IniFormat)
    assert {key: left.value(key) for key in left.allKeys()} == {
        "language": "fr",
        "motion/speed": "200",
        "of-a-newer-house/anything": "true",
    }


def test_a_file_that_is_not_given_is_told_of_and_left_where_it_is(tmp_path: Path) -> None:
    """It may be as good as ever; a folder of that name stands for all that cannot be opened."""
    path = tmp_path / "casino-qt.ini"
    path.mkdir()
    settings = stored(path)
    told = said(mend(settings))
    assert told.endswith(f"The file is left as it is: {path}")
    settings.speed = 50
    settings.sync()
    assert not kept_beside(path)
    path.rmdir()
    path.write_bytes(GOOD)
    settings.sync()
    assert (stored(path).language, stored(path).speed) == ("fr", 50), "nothing was lost meanwhile"


def test_what_a_system_keeps_for_everybody_is_nothing_to_set_aside() -> None:
    """Qt asks a file for all programs of a house where ours knows nothing."""

    def of_a_person() -> QSettings:
        return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "a-house", "of-a-test")

    path = Path(of_a_person().fileName())
    everybody = path.parent.with_suffix(".ini")
    path.parent.mkdir(parents=True)
    path.write_bytes(GOOD)
    everybody.write_bytes(b"no setting\n[seeing]\ntext-size=110\n[cards]\nindex=ru\n")
    try:
        settings = Settings(of_a_person())
        assert settings.card_index == "ru"
        assert mend(settings) == ""
        assert path.read_bytes() == GOOD
        path.write_bytes(GOOD + b"\n[motion]\nreduced=perhaps\n")
        assert mend(Settings(of_a_person())) != ""
        assert b"cards" not in path.read_bytes(), "of everybody nothing becomes one's own"
    finally:
        everybody.unlink()
        for file in path.parent.iterdir():
            file.unlink()
        path.parent.rmdir()


def test_two_that_begin_at_once_set_it_aside_once(tmp_path: Path) -> None:
    path = tmp_path / "casino-qt.ini"
    path.write_bytes(SPOILT["a number that is none"])
    late = stored(path)
    assert late.spoilt()
    path.unlink()  # the other has moved it, and written nothing yet
    assert mend(late) == ""
    assert not kept_beside(path)


@pytest.mark.parametrize(
    "text", ["", "Žofie, Ёжик", '{"a": ["\\u0416", "b;c"]}', '@x%20 "=[]', " two\nlines "]
)
def test_whatever_the_house_writes_it_can_read(tmp_path: Path, text: str) -> None:
    path = tmp_path / "casino-qt.ini"
    settings = stored(path)
    for option in OPTIONS:
        free = option.kind is str and option.allowed is None
        option.__set__(settings, text if free else another(option))
    settings.sync()
    assert mend(stored(path)) == ""


def test_a_file_that_cannot_be_moved_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "casino-qt.ini"
    path.write_bytes(SPOILT["noise"])

    def refused(self: Path, to: Path) -> None:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "rename", refused)
    told = said(mend(stored(path)))
    assert told.endswith(f"The file is left as it is: {path}")
    assert path.read_bytes() == SPOILT["noise"]


def test_both_lines_are_in_every_language(tmp_path: Path, languages: Languages) -> None:
    path = tmp_path / "casino-qt.ini"
    path.write_bytes(SPOILT["noise"])
    told = mend(stored(path))
    written: set[str] = set()
    for language in LANGUAGES:
        languages.speak(language)
        assert str(tmp_path) in said(told)
        written.add(said(told))
    assert len(written) == len(LANGUAGES)


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Start]]:
    """Begins with the settings that lie in the folder."""
    begun: list[Start] = []

    def begin() -> Start:
        store = QSettings(str(tmp_path / "casino-qt.ini"), QSettings.Format.IniFormat)
        monkeypatch.setattr("casino_qt.settings.Settings.__init__.__defaults__", (store, None))
        monkeypatch.setattr("sys.excepthook", lambda *_: None)
        begun.append(Start(Wishes(profile=tmp_path / "purse.casino")))
        begun[-1].open_lobby()
        qtbot.waitUntil(lambda: begun[-1].profile is not None)
        return begun[-1]

    yield begin
    for one in begun:
        one.close()
        one.languages.be_silent()
        one.window.hide()
        one.window.deleteLater()
        one.settings.deleteLater()
    logbook.close_logbook()


def test_who_opens_the_casino_reads_it_in_the_salon(start: Callable[[], Start], tmp_path: Path) -> None:
    path = tmp_path / "casino-qt.ini"
    path.write_bytes(SPOILT["zeros at its end"])
    lobby = start().window.lobby
    (aside,) = kept_beside(path)
    assert aside.read_bytes() == SPOILT["zeros at its end"]
    assert lobby.plate.isVisible()
    assert str(aside) in lobby.plate.text()
    assert lobby.plate.text().startswith("Certains de vos réglages"), "what could be read holds"


def test_who_has_no_trouble_reads_nothing(start: Callable[[], Start], tmp_path: Path) -> None:
    (tmp_path / "casino-qt.ini").write_bytes(GOOD)
    assert not start().window.lobby.plate.isVisible()
