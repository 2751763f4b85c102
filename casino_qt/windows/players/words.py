"""What is said of players and snapshots, in the language of the interface."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_qt.bank import player, snapshots
from casino_qt.bank.roster import Player
from casino_qt.bank.snapshots import Snapshot
from casino_qt.money_text import francs
from casino_qt.windows.book.words import moment


def called(name: str) -> str:
    """The name, or what somebody is called who has none."""
    return name or QCoreApplication.translate("Players", "Guest")


def title(one: Player) -> str:
    """What stands in the line of a player; of a file that cannot be opened nothing but its name is known."""
    return called(one.name) if one.problem is None else one.path.name


def about(one: Player, *, playing: bool) -> str:
    """One line about a player: what is in the purse, and when it was played from."""
    if one.problem is not None:
        return QCoreApplication.translate("Players", "cannot be opened")
    parts = [QCoreApplication.translate("Players", "{amount} in the purse").format(amount=francs(one.purse))]
    if playing:
        parts.append(QCoreApplication.translate("Players", "plays now"))
    elif one.last:
        text = QCoreApplication.translate("Players", "last round {day}")
        parts.append(text.format(day=moment(one.last).split()[0]))
    else:
        parts.append(QCoreApplication.translate("Players", "has not played yet"))
    return " · ".join(parts)


def when(snapshot: Snapshot) -> str:
    """The moment of a snapshot, where the person is."""
    return moment(snapshot.at.isoformat())


def about_snapshot(snapshot: Snapshot) -> str:
    """One line about a snapshot: why it was made, and what was in the purse."""
    why = {
        snapshots.DAILY: QCoreApplication.translate("Players", "snapshot of the day"),
        snapshots.UPGRADE: QCoreApplication.translate("Players", "before an upgrade of the casino"),
        snapshots.RETURN: QCoreApplication.translate("Players", "set aside when you went back"),
    }[snapshot.kind]
    if snapshot.purse is None:
        return f"{why} · " + QCoreApplication.translate("Players", "cannot be read")
    amount = QCoreApplication.translate("Players", "{amount} in the purse").format(
        amount=francs(snapshot.purse)
    )
    return f"{why} · {amount}"


def fault(name: str, others: list[str]) -> str:
    """Why nobody can be called `name` beside `others`; "" when somebody can."""
    if not player.tidied(name):
        return QCoreApplication.translate("Players", "Write a name first.")
    if not player.may_be(player.tidied(name)):
        return QCoreApplication.translate("Players", "A name has no signs that cannot be seen.")
    if player.same(player.tidied(name)) in {player.same(other) for other in others}:
        return QCoreApplication.translate("Players", "Somebody is called so already.")
    return ""
