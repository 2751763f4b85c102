"""Snapshots of a profile: one a day and one before each upgrade, whole files in a folder beside it.

So many of each kind are kept, then the oldest goes. What a return puts in the place of the present file is a
copy of the snapshot; the present file itself is moved among the snapshots and never thrown away by the house.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from casino_qt.bank import copying, ledger, schema
from casino_qt.bank.audit import audit, is_large
from casino_qt.bank.errors import ProfileError, from_os
from casino_qt.bank.lock import ProfileLock
from casino_qt.bank.storage import at_rest, errors_of, read_only, settle_folder

DAILY, UPGRADE, RETURN = "daily", "upgrade", "return"
KEPT = {DAILY: 7, UPGRADE: 3}
"""How many of each kind; what a return moved away is kept until its owner throws it away."""

HEAVY = 128 * 2**20
"""Bytes of a profile (some hundred thousand rounds) of which only so many of each kind are kept:"""
OF_HEAVY = 2

_STAMP = "%Y%m%d-%H%M%S-%f"
_NAME = re.compile(rf"([0-9]{{8}}-[0-9]{{6}}-[0-9]{{6}})-({DAILY}|{UPGRADE}|{RETURN})\.casino")
_YEARS = range(1971, 3000)
"""Those that every system knows the local day of."""
_JOURNALS = ("-wal", "-shm")


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A whole profile as it was `at` (UTC). `kind` says why it was kept, `purse` what the purse held then
    (centimes; None where the file cannot be read)."""

    path: Path
    at: datetime
    kind: str
    purse: int | None = None


def folder_of(profile: Path) -> Path:
    """Where the snapshots of a profile lie: beside it, named after it."""
    return profile.with_name(f"{profile.stem}-snapshots")


def listed(profile: Path) -> list[Snapshot]:
    """Every snapshot of `profile`, the newest first."""
    try:
        names = sorted(folder_of(profile).iterdir(), reverse=True)
    except OSError:
        return []
    found = [(path, _read_name(path.name)) for path in names]
    return [Snapshot(path, *read, _purse(path)) for path, read in found if read is not None]


def _read_name(name: str) -> tuple[datetime, str] | None:
    """When (UTC) and why a snapshot of that name was made; None for a file that is none of ours."""
    match = _NAME.fullmatch(name)
    if match is None:
        return None
    try:
        at = datetime.strptime(match[1], _STAMP).replace(tzinfo=UTC)
    except ValueError:  # figures of no day or hour
        return None
    return (at, match[2]) if at.year in _YEARS else None


def _purse(path: Path) -> int | None:
    try:
        schema.examine(path)
        with closing(at_rest(path)) as db, errors_of(path):
            row = db.execute("SELECT balance FROM accounts WHERE name = ?", (ledger.PURSE,)).fetchone()
    except ProfileError:
        return None
    return int(row[0]) if row else None


def last_good(profile: Path) -> Snapshot | None:
    """The newest snapshot that can be returned to; large ones were read through when they were made."""
    for snapshot in listed(profile):
        if snapshot.kind == RETURN or snapshot.purse is None:
            continue
        if is_large(snapshot.path):
            return snapshot
        # A damaged one is no good one: the one before it is looked at.
        with suppress(ProfileError), closing(at_rest(snapshot.path)) as db, errors_of(snapshot.path):
            audit(db, snapshot.path)
            return snapshot
    return None


# -- making them -----------------------------------------------------------------------------------------


def due(profile: Path, now: datetime) -> bool:
    """Whether the profile has no daily snapshot of the day of `now` yet (any time zone; the day is local)."""
    today = now.astimezone().date()
    try:
        found = [_read_name(path.name) for path in folder_of(profile).iterdir()]
    except OSError:
        return True
    made = [read[0] for read in found if read is not None and read[1] == DAILY]
    return all(at.astimezone().date() != today for at in made)


def take_daily(profile: Path, now: datetime, wanted: Callable[[], bool] = lambda: True) -> Snapshot:
    """Make the daily snapshot of a profile that is open and was found whole, from any thread.

    Raises ProfileError, GivenUp when no longer `wanted`.
    """
    with closing(read_only(profile)) as db:
        db.isolation_level = None
        return take(db, profile, DAILY, now, wanted)


def take(
    db: sqlite3.Connection,
    profile: Path,
    kind: str,
    now: datetime,
    wanted: Callable[[], bool] = lambda: True,
) -> Snapshot:
    """Make a snapshot of what `db` reads, and throw away what is too many. Raises ProfileError, GivenUp."""
    path = free(profile, kind, now)
    copying.copy(db, path, wanted=wanted)
    _thin_out(profile)
    return Snapshot(path, now.astimezone(UTC), kind)


def free(profile: Path, kind: str, now: datetime) -> Path:
    """Where the next snapshot goes. The clock of a machine may be turned back: what lies there stays."""
    when = now.astimezone(UTC)
    while True:
        path = folder_of(profile) / f"{when.strftime(_STAMP)}-{kind}.casino"
        if not os.path.lexists(path):
            return path
        when = when.replace(microsecond=(when.microsecond + 1) % 1_000_000)


def _thin_out(profile: Path) -> None:
    """Only ever after a new one has come. One that cannot be removed stays; it is tried again next time."""
    folder = folder_of(profile)
    names = sorted((path.name for path in folder.iterdir()), reverse=True)
    heavy = profile.stat().st_size > HEAVY
    for kind, most in KEPT.items():
        most = min(most, OF_HEAVY) if heavy else most
        of_kind = [name for name in names if (read := _read_name(name)) and read[1] == kind]
        for name in of_kind[most:]:
            with suppress(OSError):  # one too many harms nobody, and goes with the next
                (folder / name).unlink()
    for name in names:
        if copying.MAKING in name:
            with suppress(OSError):  # as above
                (folder / name).unlink()


# -- going back to one -----------------------------------------------------------------------------------


def give_back(profile: Path, snapshot: Path, now: datetime, aside: Path | None = None) -> Path:
    """Put a copy of `snapshot` in the place of `profile`, which nobody may have open.

    What lies there now is first kept at `aside`; left out: among the snapshots. Returns where. Raises
    ProfileBusy, ProfileDamaged when the snapshot is not whole, other ProfileErrors when the disk refuses;
    then everything lies where it lay.
    """
    lock = ProfileLock(profile)
    coming = profile.with_name(profile.name + ".returning")
    try:
        schema.examine(snapshot)
        with closing(at_rest(snapshot)) as db:
            copying.copy(db, coming)
        aside = aside or free(profile, RETURN, now)
        try:
            _keep(profile, aside)
            coming.replace(profile)
            settle_folder(profile.parent)
        except OSError as error:
            raise from_os(error, profile) from error
    except BaseException:  # whatever stopped it, the half made profile goes
        with suppress(OSError):  # the first trouble is the one to tell
            coming.unlink(missing_ok=True)
        raise
    finally:
        lock.release()
    return aside


def _keep(profile: Path, aside: Path) -> None:
    """Give what lies at `profile` a second name; its journal goes there, for it would spoil another file."""
    aside.parent.mkdir(parents=True, exist_ok=True)
    if os.path.lexists(profile):
        _second_name(profile, aside)
    journal = profile.with_name(profile.name + "-wal")
    if os.path.lexists(journal):
        _second_name(journal, aside.with_name(aside.name + "-wal"))
    settle_folder(aside.parent)
    for suffix in _JOURNALS:
        profile.with_name(profile.name + suffix).unlink(missing_ok=True)


def _second_name(path: Path, other: Path) -> None:
    if not path.is_file() or path.is_symlink():
        path.rename(other)
        return
    try:
        os.link(path, other)
    except OSError:  # a disk whose files have one name each
        shutil.copyfile(path, other)
        copying.settle(other)
