"""Who lets players in: opens the profile of who played last, changes it for another, goes back to a snapshot.

The tables of who leaves are left as they stand. Whatever goes wrong, the file concerned lies as it lay.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt

from casino_qt.bank import roster, snapshots
from casino_qt.bank.errors import ProfileBusy, ProfileError
from casino_qt.bank.profile import Profile
from casino_qt.bank.storage import damaged_name
from casino_qt.windows.house import House
from casino_qt.windows.kit.message import Message
from casino_qt.windows.staff.auditor import Auditor
from casino_qt.windows.staff.bell import Bell
from casino_qt.windows.staff.errand import Errand
from casino_qt.windows.staff.keeper import Keeper
from casino_qt.windows.trouble.problems import PROBLEM, Ways, may_set_aside, profile_message

if TYPE_CHECKING:
    from casino_qt.bank.snapshots import Snapshot
    from casino_qt.windows.main_window import MainWindow


ONCE_LATER = Qt.ConnectionType(
    Qt.ConnectionType.QueuedConnection.value | Qt.ConnectionType.SingleShotConnection.value
)


class Porter(QObject):
    """`usual`: the profile of the house's first player; `named`: the one named on the command line.

    `house_of` makes the house of an open profile; `arrived` is called when somebody has moved in first.
    """

    def __init__(
        self,
        window: MainWindow,
        usual: Path,
        named: Path | None,
        house_of: Callable[[Profile], House],
        arrived: Callable[[], None],
    ) -> None:
        super().__init__(window)
        self._window = window
        # As the profiles tell where they lie: links on the way are followed.
        self._usual = usual = Path(os.path.realpath(usual.parent)) / usual.name
        self._house_of = house_of
        self._arrived: Callable[[], None] | None = arrived
        self._errand = Errand(self)
        self.profile: Profile | None = None
        self.elsewhere: Callable[[Path], bool] | None = None
        """Asked when a purse is in use: whether its casino is to do what this one was begun for."""
        self._bell = Bell(self)
        self._bell.rung.connect(self._called)
        self._bell.silent.connect(self._nobody_rings)
        self.path = named or self._who_played_last()
        window.players_folder = usual.parent
        window.player_wanted.connect(self.play_as)
        window.return_wanted.connect(self.give_back)
        window.profile_failed.connect(self._sitting_failed)

    def _who_played_last(self) -> Path:
        """The player of the last evening; who is gone leaves the place to the first one there is."""
        folder, name = self._usual.parent, self._window.settings.last_player
        players = roster.paths(folder)
        if folder / name in players:
            return folder / name
        return self._usual if self._usual in players or not players else players[0]

    # -- coming and going --------------------------------------------------------------------------------

    def open(self) -> None:
        """Open purse and tables, or say in one line why they cannot be opened and what can be done."""
        try:
            profile = Profile.open(self.path, late=True)
        except ProfileError as problem:
            busy = isinstance(problem, ProfileBusy)
            if not (busy and self.elsewhere is not None and self.elsewhere(self.path)):
                self.tell(problem)
            return
        self._move_in(profile)

    def _called(self, name: str) -> None:
        """Another casino was begun for a file, and has left it to this one: let the person see it."""
        window = self._window
        window.replay_file(Path(name))
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()

    def play_as(self, path: Path) -> None:
        """Another player comes. Where that one's profile cannot be opened, who plays now stays."""
        try:
            profile = Profile.open(path, late=True)
        except ProfileError as problem:
            self.tell(problem, path)
            return
        self.move_out()
        self._remember(profile)
        self._move_in(profile)

    def _remember(self, profile: Profile) -> None:
        """The lobby knows whose evening it is, and where this player was last."""
        settings = self._window.settings
        try:
            settings.last_table, settings.last_result = profile.last_sitting()
        except ProfileError:  # an unread profile may be damaged: its audit tells
            settings.last_table, settings.last_result = "", 0

    def _move_in(self, profile: Profile) -> None:
        self.profile, self.path = profile, profile.path
        self._bell.hang(profile.path)
        if profile.path.parent == self._usual.parent:
            self._window.settings.last_player = profile.path.name
        house = self._house_of(profile)
        house.introduces = True
        house.keeper = keeper = Keeper(profile.path, self._window)
        keeper.failed.connect(self._no_snapshot)
        if profile.unaudited:
            house.auditor = Auditor(profile.path, self._window)
            house.auditor.found.connect(self._audited)
        else:
            keeper.begin()
        self._window.move_in(house)
        if self._arrived is not None:
            arrived, self._arrived = self._arrived, None
            arrived()

    def move_out(self) -> None:
        """Who plays leaves: the house is empty until somebody moves in."""
        self._window.move_out()
        self._bell.take_down()
        if self.profile is not None:
            self.profile.close()
            self.profile = None

    def _audited(self, problem: ProfileError | None) -> None:
        """A large profile has been read through; one that is damaged is let go before that is told."""
        house = self._window.house
        if problem is None:
            if house is not None and house.keeper is not None:
                house.keeper.begin()
        elif self.profile is not None:
            self.move_out()
            self.tell(problem)

    def _sitting_failed(self, problem: ProfileError) -> None:
        """A table cannot be taken up again: what can be done is done to a file that nobody has open."""
        self.move_out()
        self.tell(problem)

    def _no_snapshot(self, problem: ProfileError) -> None:
        """Play goes on; but nobody should think that there is a snapshot of today."""

        def text() -> str:
            words = QCoreApplication.translate("Porter", "There is no snapshot of today: {problem}")
            return words.format(problem=problem.line(QCoreApplication.translate))

        self._window.lobby.tell(text)

    def _nobody_rings(self, folder: str) -> None:
        """Play goes on; but who double-clicks a script should know why another casino answers."""

        def text() -> str:
            words = QCoreApplication.translate(
                "Porter",
                "A script that is opened from outside cannot be shown in this window: "
                "the folder {folder} cannot be used.",
            )
            return words.format(folder=folder)

        self._window.lobby.tell(text)

    # -- trouble -----------------------------------------------------------------------------------------

    def tell(self, problem: ProfileError, path: Path | None = None) -> None:
        """The dialog of a profile that cannot be used; `path`: of another player than the one at play."""
        path = path or self.path
        ours = path.parent == self._usual.parent
        mendable = may_set_aside(problem, own_place=ours)
        good = snapshots.last_good(path) if mendable else None
        stays = self._window.house is not None
        ways = Ways(
            again=lambda: self._again(path),
            leave=(lambda: None) if stays else self.leave,
            set_aside=(lambda: self._set_aside(path)) if mendable else None,
            give_back=None if good is None else (lambda: self._mend(path, good)),
            snapshot=good,
            others=self._ask_who if not stays and self._others(path) else None,
            stays=stays,
        )
        profile_message(self._window, problem, ways, own_place=ours).open()

    def _others(self, path: Path) -> bool:
        return any(each != path for each in roster.paths(self._usual.parent))

    def _ask_who(self) -> None:
        """Another player may be chosen while the house is empty; whoever chooses nobody is told again."""
        sheet = self._window.open_players()
        if sheet is not None:
            sheet.done.connect(self._unless_told, ONCE_LATER)

    def _unless_told(self) -> None:
        told = any(message.isVisible() for message in self._window.findChildren(Message, PROBLEM))
        if self.profile is None and not self._errand.busy and not told:
            self.open()

    def _again(self, path: Path) -> None:
        if self._window.house is None:
            self.path = path
            self.open()
        else:
            self.play_as(path)

    def _set_aside(self, path: Path) -> None:
        """Keep the damaged profile under another name and open a new one."""
        try:
            Profile.set_aside(path)
        except ProfileError as problem:
            self.tell(problem, path)
            return
        self._again(path)

    def _mend(self, path: Path, snapshot: Snapshot) -> None:
        self.give_back(path, snapshot.path, damaged_name(path))

    def give_back(self, path: Path, snapshot: Path, aside: Path | None = None) -> None:
        """Return to a snapshot: what stands now is set aside, and the player plays from there."""
        if self._errand.busy:
            return
        if self.profile is not None and self.profile.path == path:
            self.move_out()
            self.path = path
        now = datetime.now(UTC)
        self._errand.run(
            lambda: snapshots.give_back(path, snapshot, now, aside),
            lambda _: self._returned(path),
            lambda problem: self._not_returned(path, problem),
        )

    def _returned(self, path: Path) -> None:
        if self.profile is None:
            self.path = path
            self.open()
        if self.profile is not None and self.profile.path == path:
            self._remember(self.profile)
            self._window.refresh_lobby()
        self._window.lobby.tell(
            lambda: QCoreApplication.translate(
                "Porter", "Everything is as it was then. What stood until now is set aside."
            )
        )

    def _not_returned(self, path: Path, problem: ProfileError) -> None:
        """The snapshot is of no use, or the disk refused: who played goes on playing, and is told."""
        self._window.lobby.tell(lambda: problem.line(QCoreApplication.translate))
        if self.profile is None:
            self.open()

    def leave(self) -> None:
        """Close the window and with it the casino."""
        self._window.close()

    def close(self) -> None:
        """The last thing: let go of the profile."""
        self._bell.take_down()
        if self.profile is not None:
            self.profile.close()
