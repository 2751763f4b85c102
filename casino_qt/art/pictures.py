"""Baked pictures on the window's side: asked for, loaded from the cache, baked by a child when missing.

The rule of the house: pictures are baked, then only blitted.  Whoever shows a table asks for its sheets,
shows `nearest` meanwhile and dresses itself again at `ready`.
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QDir, QObject, QStandardPaths, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from casino_qt.art.bake import store
from casino_qt.art.bake.baker import Baker, Job
from casino_qt.art.bake.spec import SHEETS, Spec
from casino_qt.art.lettering import load_fonts
from casino_qt.art.picture import Picture
from casino_qt.data_files import data_folder

if TYPE_CHECKING:
    from casino_qt.art.bake.pieces import Named

log = logging.getLogger(__name__)

KEPT_IN_MEMORY = 2  # specs of one sheet held at a time
BAKERS = 2  # children at most; never more than the machine has cores


def _paint(sheet: str, spec: Spec) -> Iterator[Named]:
    """Paint a sheet in this process; the painters are loaded only now, for a window seldom needs them."""
    from casino_qt.art.bake.sheets import paint_sheet

    load_fonts()
    return paint_sheet(sheet, spec)


class Sprite(NamedTuple):
    """A pixmap and the way from its anchor to its top-left corner, in the pixmap's own logical pixels."""

    pixmap: QPixmap
    dx: float
    dy: float


class Sheet:
    """The pictures of one sheet at one spec; a pixmap is made when it is first asked for."""

    def __init__(self, baked: store.Baked | dict[str, Picture], spec: Spec) -> None:
        self._baked = baked
        self._sprites: dict[str, Sprite] = {}
        self.spec = spec

    @property
    def scale(self) -> float:
        """Device pixels per su."""
        return self.spec.scale

    def keys(self) -> tuple[str, ...]:
        """Names of all pictures."""
        return tuple(self._baked.keys())

    def picture(self, key: str) -> Picture:
        """A picture as it was baked, without device pixel ratio.  Raises KeyError."""
        return self._baked[key] if isinstance(self._baked, dict) else self._baked.picture(key)

    def sprite(self, key: str) -> Sprite:
        """A picture to blit, at one device pixel per pixel.  Raises KeyError for an unknown name."""
        sprite = self._sprites.get(key)
        if sprite is None:
            picture = self.picture(key)
            sprite = Sprite(QPixmap.fromImage(picture.image), -picture.anchor_x, -picture.anchor_y)
            self._sprites[key] = sprite
        return sprite


def cache_folder() -> Path:
    """Where baked pictures are kept between two evenings."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)
    return Path(place) / "pictures" if place else Path(QDir.tempPath()) / "casino-qt-pictures"


class Pictures(QObject):
    """All sheets of the house.

    `ready(sheet, spec)` tells that a requested sheet can now be had; `failed(text)` that it never will
    (English, for people).  Cache trouble is no failure: pictures are then handed over through a temporary
    folder, or painted in this process in small steps.
    """

    ready = Signal(str, object)
    failed = Signal(str)

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = cache_folder() if folder is None else folder
        self._sheets: dict[str, dict[Spec, Sheet]] = {name: {} for name in SHEETS}
        self._looked: set[Job] = set()
        self._waiting: deque[Job] = deque()
        self._asked: dict[Job, Spec] = {}
        self._second_try: set[Job] = set()
        self._bakers: list[Baker] = []
        self._moving = False  # to pictures of another spec
        self._steps: Iterator[Named] | None = None
        self._step_job: Job | None = None
        self._stepped: dict[str, Picture] = {}
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    # ------------------------------------------------------------------ asking
    def sheet(self, sheet: str, spec: Spec) -> Sheet | None:
        """The sheet if it is in memory or in the cache, else None.  Raises KeyError for an unknown sheet."""
        job = (sheet, spec.of(sheet))
        held = self._sheets[sheet]
        kept = held.pop(job[1], None)
        if kept is not None:
            held[job[1]] = kept  # asked for last, forgotten last
            return kept
        if job in self._looked:
            return None
        self._looked.add(job)  # one look at the disk: afterwards only a finished job brings it
        baked = store.load(self._folder, sheet, spec)
        return None if baked is None else self._keep(job, baked)

    def request(self, sheet: str, spec: Spec) -> None:
        """See to it that the sheet will be there; `ready` follows unless it is there already."""
        job = (sheet, spec.of(sheet))
        if self.sheet(sheet, spec) is not None or job in self._asked:
            return
        self._asked[job] = spec
        self._waiting.append(job)
        self._next()

    def hurry(self, sheets: Sequence[str], spec: Spec) -> None:
        """Somebody waits for `sheets`: of all that is not begun yet they are painted first, in this order."""
        for sheet in reversed(sheets):
            job = (sheet, spec.of(sheet))
            if job in self._waiting:
                self._waiting.remove(job)
                self._waiting.appendleft(job)

    def leave(self, spec: Spec) -> None:
        """Only pictures for `spec` are wanted by now: of others none is begun any more."""
        self._moving = True
        for job in [job for job in self._waiting if job[1] != spec.of(job[0])]:
            self._waiting.remove(job)
            self._asked.pop(job, None)

    def settle(self, spec: Spec) -> None:
        """Let go of what `leave` was told to leave, once all that is wanted for `spec` has come.

        Until then it stands in; kept for good, the pictures of a room twice as large would outlast it.
        """
        if self._asked or not self._moving:
            return
        self._moving = False
        for sheet, held in self._sheets.items():
            if spec.of(sheet) in held:
                for other in [one for one in held if one != spec.of(sheet)]:
                    del held[other]
                    self._looked.discard((sheet, other))

    def nearest(self, sheet: str, spec: Spec) -> tuple[Sheet, Spec] | None:
        """The sheet in memory that looks best instead: the next larger scale, else the largest."""
        own = spec.of(sheet)
        held = self._sheets[sheet]
        if not held:
            return None

        def unlike(other: Spec) -> tuple[bool, float, int, bool]:
            away = abs(other.scale - own.scale)
            other_kind = (other.index, other.look) != (own.index, own.look)
            return other.scale < own.scale, away, abs(other.width - own.width), other_kind

        best = min(held, key=unlike)
        return held[best], best

    def bake_now(self, sheet: str, spec: Spec) -> Sheet:
        """The sheet at once, painted in this process if it must be: for screenshots and tests."""
        found = self.sheet(sheet, spec)
        if found is not None:
            return found
        return self._keep((sheet, spec.of(sheet)), dict(_paint(sheet, spec)))

    def drop(self, sheet: str) -> None:
        """Forget a sheet's pictures: its table was left."""
        self._sheets[sheet].clear()
        self._looked = {job for job in self._looked if job[0] != sheet}

    def busy(self) -> bool:
        """Whether something is still being painted."""
        return bool(self._asked)

    def close(self) -> None:
        """End every child; nothing requested comes any more."""
        self._waiting.clear()
        self._asked.clear()
        self._steps = None
        for baker in self._bakers:
            baker.close()

    # ------------------------------------------------------------------ baking
    def _keep(self, job: Job, baked: store.Baked | dict[str, Picture]) -> Sheet:
        held = self._sheets[job[0]]
        while len(held) >= KEPT_IN_MEMORY:
            oldest = next(iter(held))
            del held[oldest]
            self._looked.discard((job[0], oldest))
        self._looked.add(job)
        held[job[1]] = Sheet(baked, job[1])
        return held[job[1]]

    def _next(self) -> None:
        while self._waiting:
            baker = self._idle_baker()
            if baker is None:
                return
            baker.bake(self._waiting.popleft(), self._folder)

    def _idle_baker(self) -> Baker | None:
        for baker in self._bakers:
            if baker.job is None:
                return baker
        if len(self._bakers) >= min(BAKERS, os.cpu_count() or 1):
            return None
        baker = Baker(self)
        baker.done.connect(self._done)
        baker.broke.connect(self._broke)
        baker.absent.connect(self._bake_here)
        self._bakers.append(baker)
        return baker

    def _done(self, job: Job, path: str) -> None:
        folder = Path(path).parent if path else None
        baked = None if folder is None else store.load(folder, *job)
        if folder is not None and folder != self._folder:
            self._clear_handed_over(Path(path))
        if baked is None:
            self._bake_here(job)  # nowhere to write, or spoilt on the way: paint it here
        else:
            self._deliver(job, baked)
        self._next()

    def _clear_handed_over(self, path: Path) -> None:
        log.warning("the cache folder takes no files; pictures will be painted anew next time")
        try:
            path.unlink()
            path.parent.rmdir()
        except OSError as trouble:
            log.debug("%s stays for now: %s", path.parent, trouble)

    def _deliver(self, job: Job, baked: store.Baked | dict[str, Picture]) -> None:
        self._keep(job, baked)
        self._second_try.discard(job)
        spec = self._asked.pop(job, None)
        if spec is not None:
            self.ready.emit(job[0], spec)

    def _broke(self, job: Job, why: str) -> None:
        if job not in self._second_try:
            log.warning("painting %s at %s failed and is tried once more: %s", job[0], job[1].text(), why)
            self._second_try.add(job)
            self._waiting.appendleft(job)
        else:
            self._second_try.discard(job)
            self._asked.pop(job, None)
            text = self.tr("The pictures of the table could not be painted: {reason}")
            self.failed.emit(text.format(reason=why))
        self._next()

    # ------------------------------------------------------------------ without a child
    def _bake_here(self, job: Job) -> None:
        if self._steps is not None:
            self._waiting.appendleft(job)
            return
        self._step_job, self._stepped = job, {}
        self._steps = _paint(*job)
        QTimer.singleShot(0, self, self._step)

    def _step(self) -> None:
        if self._steps is None or self._step_job is None:
            return
        named = next(self._steps, None)
        if named is not None:
            self._stepped[named[0]] = named[1]
            QTimer.singleShot(0, self, self._step)
            return
        job, self._steps = self._step_job, None
        self._deliver(job, self._stepped)
        self._next()


def stand_in_lobby(width: int) -> QPixmap:
    """The lobby as shipped, for the very first start: the picture nearest to a room `width` su wide.

    A null pixmap when the file is missing.
    """
    file = data_folder("pictures") / ("lobby_1600.jpg" if width >= 1520 else "lobby_1440.jpg")
    # A pixmap that reads a file itself leaves a copy in Qt's store of pixmaps (see `canvas.blur`).
    return QPixmap.fromImage(QImage(str(file)))
