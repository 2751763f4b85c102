"""Every state of the players and their snapshots, by its name."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

from casino_qt.bank import roster, snapshots
from casino_qt.bank.errors import ProfileDamaged
from casino_qt.windows.kit.button import Button
from casino_qt.windows.players.sheet import PlayersSheet
from casino_qt.windows.trouble.problems import Ways, profile_message
from tests.bank import keep
from tests.screenshots.evening import GAME, Evening
from tests.screenshots.state import State

LAST_NIGHT = datetime(2026, 11, 27, 22, 15, tzinfo=UTC)
COMPANY = ("Pierre", "Žofie Nováková", "Maximilienne-Alexandrine de Rochechouart", "Пётр Ильич")


def _lobby(evening: Evening) -> None:
    evening.settings.last_table, evening.settings.last_result = GAME, 32_500
    evening.profile.rename("Claire")
    evening.window.refresh_lobby()


def _long_name(evening: Evening) -> None:
    evening.profile.rename(COMPANY[2])
    evening.window.refresh_lobby()


def _open(evening: Evening) -> PlayersSheet:
    sheet = evening.window.open_players()
    assert isinstance(sheet, PlayersSheet)
    evening.settle()
    return sheet


def _one(evening: Evening) -> None:
    _open(evening)


def _company(evening: Evening) -> PlayersSheet:
    """Claire plays; four others are of the house, and one file is no longer what it was."""
    _lobby(evening)
    folder = evening.profile.path.parent
    for name in COMPANY:
        path = roster.create(folder, name)
    played = path.with_name("purse-6.casino")
    shutil.copyfile(keep.KEPT / "version_3.sqlite", played)
    path.write_bytes(bytes(9_000))
    return _open(evening)


def _six(evening: Evening) -> None:
    _company(evening)


def _another(evening: Evening) -> None:
    """The keyboard is on somebody who does not play now."""
    sheet = _company(evening)
    sheet.lines.set_index(2)
    sheet._allow()


def _press(evening: Evening, button: Button) -> None:
    button.click()
    evening.settle()


def _rename(evening: Evening) -> None:
    sheet = _company(evening)
    _press(evening, sheet.call)


def _taken(evening: Evening) -> None:
    sheet = _company(evening)
    _press(evening, sheet.new)
    from casino_qt.windows.players.name_sheet import NameSheet

    evening.window.findChildren(NameSheet)[-1].name.setText("pierre")


def _delete(evening: Evening) -> None:
    sheet = _company(evening)
    sheet.lines.set_index(3)
    sheet._allow()
    _press(evening, sheet.delete)


def _told(evening: Evening) -> None:
    """After a deletion where there is no trash."""
    sheet = _company(evening)
    sheet._tell(lambda: sheet._where_to("Pierre", Path("put-away/purse-2-20261128-204000-000000")))


def take_snapshots(evening: Evening) -> None:
    """As after some evenings: daily ones, one before an upgrade, one set aside."""
    path = evening.profile.path
    for days in range(5, 0, -1):
        evening.profile.advance(days * 1_050)
        snapshots.take_daily(path, LAST_NIGHT - timedelta(days=days))
    upgraded = snapshots.free(path, snapshots.UPGRADE, LAST_NIGHT - timedelta(days=9))
    shutil.copyfile(keep.KEPT / "version_4.sqlite", upgraded)
    aside = snapshots.free(path, snapshots.RETURN, LAST_NIGHT)
    shutil.copyfile(snapshots.listed(path)[0].path, aside)


def _snapshots(evening: Evening) -> None:
    take_snapshots(evening)
    sheet = _company(evening)
    _press(evening, sheet.older)


def _no_snapshots(evening: Evening) -> None:
    sheet = _company(evening)
    _press(evening, sheet.older)


def _offered(evening: Evening) -> None:
    """A damaged profile whose last good snapshot is offered, and others who may play instead."""
    take_snapshots(evening)
    problem = ProfileDamaged(Path("/home/claire/casino/purse.casino"))
    good = snapshots.last_good(evening.profile.path)
    ways = Ways(_nothing, _nothing, _nothing, _nothing, good, _nothing)
    profile_message(evening.window, problem, ways, own_place=True).open()


def _nothing() -> None:
    """Nobody answers in a picture."""


PLAYERS_STATES: tuple[State, ...] = (
    State("lobby_player", _lobby),
    State("lobby_player_long_name", _long_name),
    State("players_one", _one),
    State("players_six", _six),
    State("players_another", _another),
    State("players_rename", _rename),
    State("players_name_taken", _taken),
    State("players_delete", _delete),
    State("players_set_aside", _told),
    State("players_snapshots", _snapshots),
    State("players_no_snapshots", _no_snapshots),
    State("problem_snapshot_offered", _offered),
)
