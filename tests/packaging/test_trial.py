"""What the trial of the installed program judges by."""

from __future__ import annotations

import re
from pathlib import Path

from trial.sockets import LOCAL, families
from trial.texts import judged, read_catalogue

TS = """<?xml version="1.0"?>
<TS language="fr"><context><name>Rail</name>
<message><source>&amp;Deal</source><translation>&amp;Donner</translation></message>
<message><source>Blackjack</source><translation>Blackjack</translation></message>
<message><source>In the purse {sum}</source><translation>Dans la bourse {sum}</translation></message>
<message numerus="yes"><source>%n coup(s)</source><translation>
<numerusform>%n coup</numerusform><numerusform>%n coups</numerusform></translation></message>
</context></TS>
"""


def test_window_in_its_language_is_told_from_one_left_in_english(tmp_path: Path) -> None:
    file = tmp_path / "casino_fr.ts"
    file.write_text(TS, encoding="utf-8")
    shown = ["Donner", "Dans la bourse 10\u00a0000", "3 coups", "Blackjack", "Deal", "17"]
    own, foreign = judged(read_catalogue(file), shown)
    assert own == shown[:4]
    assert foreign == ["Deal"]


def test_sockets_of_a_trace_are_counted_by_family() -> None:
    trace = "12 socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 3\n13 socket(AF_INET6, SOCK_DGRAM, 0) = 4\n"
    found = families(trace + "12 socket(AF_UNIX, SOCK_STREAM, 0) = 5\n")
    assert found == {"AF_UNIX": 2, "AF_INET6": 1}
    assert not found.keys() <= LOCAL


def test_no_display_begun_here_begins_anew_when_its_last_client_leaves() -> None:
    """Xvfb refuses whoever comes while it resets; a program started just then has no display, and aborts."""
    root = Path(__file__).resolve().parents[2]
    places = (root / "packaging", root / "tests", root / ".github")
    begun = re.compile(r"""^\s*(Xvfb\s+\S|.*["']Xvfb["'],\s*(["']-|$))""", re.MULTILINE)
    files = [file for place in places for file in place.rglob("*") if file.suffix in (".py", ".sh", ".yml")]
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    starting = {file: text for file, text in texts.items() if begun.search(text)}
    assert {"room.py", "figures.py", "try_package.sh", "on_screen.py"} <= {file.name for file in starting}
    assert [str(file) for file, text in starting.items() if "-noreset" not in text] == []
