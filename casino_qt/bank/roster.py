"""The players of the house: every profile in its folder, each one file that is named by a number.

What a player is called is written in the profile; the name of the file says nothing and is safe everywhere.
To a profile belong its practice purse and its snapshots, which lie beside it and are named after it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from casino_qt.bank import copying, ledger, player, schema, snapshots
from casino_qt.bank.errors import ProfileBusy, ProfileError, ProfileUnwritable, from_os
from casino_qt.bank.lock import ProfileLock
from casino_qt.bank.profile import Profile
from casino_qt.bank.storage import at_rest, errors_of, moment, settle_folder

SUFFIX = ".casino"
FIRST = "purse"
PRACTICE = "-practice"
PUT_AWAY = "put-away"
"""The folder for players who were deleted, on their way to the trash or where there is none."""
_PARTS = ("", "-wal", "-shm", ".lock")


@dataclass(frozen=True, slots=True)
class Player:
    """One player as the file tells without being opened. `purse` in centimes, `last` the time of the last
    round (UTC, ISO text, "" for none); `problem` says why nothing else is known."""

    path: Path
    name: str = ""
    purse: int = 0
    last: str = ""
    problem: ProfileError | None = None


def practice_path(profile: Path) -> Path:
    """The file of the practice purse that belongs to a profile: beside it, named after it."""
    return profile.with_name(f"{profile.stem}{PRACTICE}{profile.suffix}")


def paths(folder: Path) -> list[Path]:
    """The profiles in `folder`, the oldest number first."""
    found = [path for path in folder.glob("*" + SUFFIX) if not path.stem.endswith(PRACTICE)]
    return sorted(found, key=lambda path: (len(path.name), path.name))


def players(files: Iterable[Path]) -> list[Player]:
    """The players of these files."""
    return [look(path) for path in files]


def look(path: Path) -> Player:
    """What can be told of a player whose profile nobody here has open."""
    try:
        schema.examine(path)
        with closing(at_rest(path)) as db, errors_of(path):
            name = ""
            if schema.version(db) >= schema.NAMED:
                name = str(db.execute("SELECT name FROM player").fetchone()[0])
            purse, last = _purse_and_last(db)
            return Player(path, name, purse, last and moment(path, last))
    except ProfileError as problem:
        return Player(path, problem=problem)


def _purse_and_last(db: sqlite3.Connection) -> tuple[int, str]:
    purse = db.execute("SELECT balance FROM accounts WHERE name = ?", (ledger.PURSE,)).fetchone()
    last = db.execute("SELECT at FROM rounds ORDER BY id DESC LIMIT 1").fetchone()
    return (int(purse[0]) if purse else 0, str(last[0]) if last else "")


def unused(name: str, others: Iterable[str]) -> str:
    """`name`, or where one of `others` has it already, with the lowest number that makes it new."""
    taken = {player.same(other) for other in others}
    number, tried = 2, name
    while player.same(tried) in taken:
        tail = f" {number}"
        tried, number = name[: player.LONGEST_NAME - len(tail)].rstrip() + tail, number + 1
    return tried


def _free(folder: Path) -> Path:
    """A file name of which nothing is used: no profile, and nothing that would belong to one.

    Raises ProfileUnwritable where the folder does not let itself be looked into.
    """
    number = 1
    while True:
        stem = FIRST if number == 1 else f"{FIRST}-{number}"
        path = folder / (stem + SUFFIX)
        belongings = [path.with_name(path.name + part) for part in _PARTS[:3]]
        belongings += [practice_path(path), snapshots.folder_of(path)]
        try:
            taken = [each for each in belongings if each.exists() or each.is_symlink()]
        except OSError as error:
            raise from_os(error, path) from error
        if not taken:
            return path
        number += 1


def create(folder: Path, name: str) -> Path:
    """A new player with a purse of 10 000 francs; returns the file. Raises ValueError, ProfileError."""
    if not player.may_be(name):
        raise ValueError(f"nobody can be called {name!r}")
    path = _free(folder)
    profile = Profile.open(path)
    try:
        profile.rename(name)
    finally:
        profile.close()
    return path


def rename(path: Path, name: str) -> None:
    """Call a player who is not at play by another name. Raises ValueError, ProfileError."""
    profile = Profile.open(path)
    try:
        profile.rename(name)
    finally:
        profile.close()


def accept(folder: Path, source: Path, name: Callable[[str], str]) -> Path:
    """Take a copy of the profile `source` in as a player of the house; returns the new file.

    `name` gets what the player is called there ("" for nothing) and says what to be called here. Raises
    ProfileForeign, ProfileDamaged, ProfileTooNew for what cannot be taken in, other ProfileErrors; `source`
    is only read.
    """
    schema.examine(source)
    with closing(at_rest(source)) as db, errors_of(source):
        known = schema.version(db) >= schema.NAMED
        called = str(db.execute("SELECT name FROM player").fetchone()[0]) if known else ""
        path = _free(folder)
        wanted = name(called if player.may_be(called) else "")

        def finish(copied: sqlite3.Connection) -> None:
            schema.upgrade(copied, source)
            if wanted:
                copied.execute("UPDATE player SET name = ?", (wanted,))

        _copy_under_lock(db, path, finish)
    return path


def duplicate(folder: Path, source: Path, name: str) -> Path:
    """A second player who owns what the first does, practice purse included. Raises ProfileError."""
    path = accept(folder, source, lambda _: name)
    practice = practice_path(source)
    if practice.exists():
        schema.examine(practice)
        with closing(at_rest(practice)) as db:
            _copy_under_lock(db, practice_path(path), None)
    return path


def _copy_under_lock(db: sqlite3.Connection, path: Path, finish: copying.Finish | None) -> None:
    """Another running copy of the casino may look for a free name at the same moment."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise from_os(error, path) from error
    lock = ProfileLock(path)
    try:
        if path.exists():
            raise ProfileBusy(path)
        copying.copy(db, path, finish)
    except BaseException:  # an interrupted copy must not keep the place locked either
        lock.release(undo=True)
        raise
    lock.release()


def export(source: Path, target: Path, house: Iterable[Path]) -> None:
    """Write a copy of the profile `source` to `target`, whole or not at all.

    `house` are folders in which the house keeps what is its own; nothing is exported there. Raises
    ProfileUnwritable for that, ProfileBusy where `target` is open elsewhere, and other ProfileErrors.
    """
    try:
        target = target.resolve()
        inside = any(target.is_relative_to(folder.resolve()) for folder in house)
    except (OSError, RuntimeError) as error:
        raise ProfileUnwritable(target, str(error)) from error
    if inside:
        raise ProfileUnwritable(target, "the house keeps its own files there")
    if target.with_name(target.name + "-wal").exists():
        raise ProfileBusy(target)
    schema.examine(source)
    with closing(at_rest(source)) as db:
        copying.copy(db, target)


def put_away(path: Path, now: datetime) -> Path:
    """Move a player's files into a folder of their own, from which nothing is opened; returns the folder.

    Raises ProfileBusy while somebody plays with them, ProfileUnwritable; then they lie where they lay.
    """
    lock = ProfileLock(path)
    moved: list[tuple[Path, Path]] = []
    try:
        away = path.parent / PUT_AWAY / f"{path.stem}-{now.strftime('%Y%m%d-%H%M%S-%f')}"
        away.mkdir(parents=True)
        try:
            for part in _belongings(path):
                part.rename(away / part.name)
                moved.append((part, away / part.name))
        except OSError:
            for part, there in reversed(moved):
                there.rename(part)
            away.rmdir()
            raise
        settle_folder(path.parent)
    except OSError as error:
        raise from_os(error, path) from error
    finally:
        lock.release(undo=True)
    return away


def _belongings(path: Path) -> list[Path]:
    """What there is of a player, the profile itself last: until it goes the player is there.

    The lock stays: it is held, and an empty file is nobody's.
    """
    own = [path.with_name(path.name + part) for part in ("-shm", "-wal")]
    practice = practice_path(path)
    practised = [practice.with_name(practice.name + part) for part in _PARTS]
    found = [snapshots.folder_of(path), snapshots.folder_of(practice), *practised, *own, path]
    return [each for each in found if each.exists() or each.is_symlink()]
