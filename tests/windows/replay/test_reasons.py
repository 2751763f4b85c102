"""What is said to whom opens a file that is no table script: a sentence in the person's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from casino_qt.rules.scripts import read
from casino_qt.rules.scripts.script import ScriptError
from casino_qt.rules.scripts.streams import load
from casino_qt.windows.replay.reasons import reason
from casino_qt.windows.system.languages import Languages

NO_SCRIPT = "This is no table script."


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", NO_SCRIPT),
        (bytes(4096), NO_SCRIPT),
        (b"\xff\xfe\x00x", NO_SCRIPT),
        (b'{"a":', NO_SCRIPT),
        (b"[1]", NO_SCRIPT),
        (b"[" * 100_000, NO_SCRIPT),
        (b'{"format": "something else"}', NO_SCRIPT),
        (b" " * (17 * 1024**2), "The file is too large for a table script."),
        (
            b'{"format": "casino-qt table script", "version": 9}',
            "The script was written by another version of the casino.",
        ),
        (
            b'{"format": "casino-qt table script", "version": 1, "game": "baccara"}',
            "The casino has no such table.",
        ),
        (
            b'{"format": "casino-qt table script", "version": 1, "game": "roulette"}',
            "The script is not in order: 'chance' is missing",
        ),
    ],
)
def test_a_file_that_is_no_script(languages: Languages, content: bytes, expected: str) -> None:
    with pytest.raises(ScriptError) as caught:
        read(content)
    assert reason(caught.value) == expected


def test_a_file_the_system_does_not_give(languages: Languages, tmp_path: Path) -> None:
    with pytest.raises(ScriptError) as caught:
        load(str(tmp_path / "nowhere"))
    assert reason(caught.value) == "There is no such file."
    with pytest.raises(ScriptError) as caught:
        load(str(tmp_path))
    assert reason(caught.value) == "This is a folder."
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with pytest.raises(ScriptError) as caught:
        load(str(tmp_path / "loop"))
    assert reason(caught.value).startswith("The file cannot be read: ")


def test_an_action_is_named_by_its_number(languages: Languages) -> None:
    languages.speak("cs")
    assert reason(ScriptError("too late", 7)) == "Krok 7 skriptu nelze provést: too late"
