"""The rooms know only what they may: every import is walked, and an arrow the wrong way is a fault."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "casino_qt"

# The rooms of the house, and the rooms each may know. Leaves are small modules that anyone may use.
LEAVES = {
    "data_files",
    "loudness",
    "money_text",
    "number_text",
    "serving",
    "fingerprint",
    "stamp",
    "scratch",
    "garbage",
    "reading",
}
ARROWS: dict[str, set[str]] = {
    "rules": set(),
    "odds": {"rules"},
    "laboratory": {"rules", "odds"},
    "art": {"child"},
    "bank": {"rules"},
    "croupier": {"rules", "child"},
    "tables": {"rules", "odds", "bank", "croupier"},
    "scenes": {"rules", "tables", "croupier", "art"},
    "sound": {"child"},
    "settings": set(),
    "logbook": set(),
    "windows": {
        "rules",
        "odds",
        "laboratory",
        "bank",
        "croupier",
        "tables",
        "scenes",
        "art",
        "sound",
        "settings",
        "logbook",
        "child",
        "bundled",
    },
    "child": set(),
    "reading": set(),
    "serving": set(),
    "fingerprint": set(),
    "stamp": set(),
    "scratch": set(),
    "garbage": set(),
    "bundled": set(),
    "data_files": set(),
    "loudness": set(),
    "money_text": set(),
    "number_text": set(),
}
WITHOUT_QT = ("rules", "odds", "laboratory", "serving", "fingerprint", "stamp", "scratch", "garbage")
# A scene draws what the rules report: it may name their events and places, and what lies open at a table; it
# never calls their judgement.
REPORTED = ("cards", "events", "actions", "refused", "options", "record", "records")
LYING_OPEN = ("agreement", "box", "hand", "hands", "sight", "state")
WHAT_SCENES_MAY_NAME = (*REPORTED, *LYING_OPEN)


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(f"relative import in {path.name}")
    return found


def rooms() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if "__pycache__" not in path.parts)


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", rooms(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_arrow_runs_the_wrong_way(path: Path) -> None:
    room = room_of(path)
    if room not in ARROWS:  # app, cli, __init__, __main__: the front door may know every room
        assert room in {"app", "cli", "__init__", "__main__"}, f"unknown room {room}: add it to ARROWS"
        return
    for name in imports(path):
        assert not name.startswith("relative import"), f"{path}: write imports in full"
        if room in WITHOUT_QT:
            assert name.split(".")[0] not in {"PySide6", "shiboken6"}, f"{path} must not know Qt"
        parts = name.split(".")
        if parts[0] != "casino_qt" or len(parts) == 1:
            continue
        other = parts[1]
        allowed = ARROWS[room] | LEAVES | {room, "__version__"}
        assert other in allowed, f"{path}: {room} may not know {other}"
        if room == "scenes" and other == "rules" and len(parts) > 2:
            assert any(part in WHAT_SCENES_MAY_NAME for part in parts[2:]) or name.endswith(
                ("rules.trente_et_quarante",)
            ), f"{path}: a scene may not call the rules' {name}"


def test_nobody_whom_the_window_knows_knows_more_of_it_than_its_pages() -> None:
    """Not even by type: fifteen files once knew each other in a circle."""
    folder = PACKAGE / "windows"
    paths = {
        f"casino_qt.{'.'.join(path.relative_to(PACKAGE).with_suffix('').parts)}": path
        for path in folder.rglob("*.py")
    }
    window, known = "casino_qt.windows.main_window", set[str]()
    waiting = [window]
    while waiting:
        for name in imports(paths[waiting.pop()]) & paths.keys() - known:
            known.add(name)
            waiting.append(name)
    assert "casino_qt.windows.pages_window" in known
    assert window not in known


def test_every_room_is_listed() -> None:
    found = {room_of(path) for path in rooms()} - {"app", "cli", "__init__", "__main__"}
    assert found <= set(ARROWS)
