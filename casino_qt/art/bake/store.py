"""Baked sheets on disk: one file per sheet and spec, packed, checked, replaced as a whole.

A file is: magic, length and checksum of its head, the head (JSON), then the pictures, each packed by zlib at
level 1.  A file that is short, damaged, foreign or of another drawing version reads as "not there".
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import struct
import time
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QImage

from casino_qt.art.bake.spec import Spec
from casino_qt.art.bake.version import drawing_version
from casino_qt.art.picture import Picture

if TYPE_CHECKING:
    from casino_qt.art.bake.pieces import Named

log = logging.getLogger(__name__)

MAGIC = b"casino-qt sheet 1\n"
SUFFIX = ".sheet"
SIZES_KEPT = 2  # sets of pictures for other scales, or seen in another size, are removed, oldest first
_HEAD = struct.Struct("<II")  # length and checksum of the head
_FORMATS = {
    "argb": QImage.Format.Format_ARGB32_Premultiplied,
    "rgb": QImage.Format.Format_RGB32,
}
_STALE_PART = 3600.0  # seconds after which a half-written file is nobody's


class BadSheet(ValueError):
    """A cache file that cannot be used; the text says why."""


class Baked:
    """The pictures of one sheet, unpacked one by one when they are first asked for."""

    def __init__(self, entries: dict[str, list[Any]], body: memoryview) -> None:
        self._entries = entries
        self._body = body

    def keys(self) -> tuple[str, ...]:
        """Names of the pictures."""
        return tuple(self._entries)

    def picture(self, key: str) -> Picture:
        """Unpack a picture.  Raises KeyError for a name that the sheet does not hold."""
        w, h, kind, ax, ay, start, length = self._entries[key]
        pixels = zlib.decompress(self._body[start : start + length], bufsize=w * h * 4)
        return Picture(QImage(pixels, w, h, w * 4, _FORMATS[kind]).copy(), ax, ay)


def _raw(image: QImage) -> bytes:
    """Pixels of the image row by row, four bytes each, without padding."""
    return bytes(image.constBits())[: image.width() * image.height() * 4]


def pack(named: Iterable[Named], sheet: str, spec: Spec) -> bytes:
    """The whole content of a cache file."""
    entries: dict[str, list[Any]] = {}
    parts: list[bytes] = []
    at = 0
    for key, picture in named:
        image = picture.image
        kind = "rgb" if image.format() == QImage.Format.Format_RGB32 else "argb"
        image = image.convertToFormat(_FORMATS[kind])
        packed = zlib.compress(_raw(image), 1)
        entries[key] = [
            image.width(),
            image.height(),
            kind,
            picture.anchor_x,
            picture.anchor_y,
            at,
            len(packed),
        ]
        parts.append(packed)
        at += len(packed)
    body = b"".join(parts)
    head = json.dumps(
        {
            "version": drawing_version(),
            "sheet": sheet,
            "spec": spec.of(sheet).text(),
            "body": len(body),
            "sum": zlib.crc32(body),
            "pictures": entries,
        }
    ).encode()
    return MAGIC + _HEAD.pack(len(head), zlib.crc32(head)) + head + body


def unpack(content: bytes, sheet: str, spec: Spec) -> Baked:
    """Read the content of a cache file.  Raises BadSheet."""
    start = len(MAGIC) + _HEAD.size
    if content[: len(MAGIC)] != MAGIC or len(content) < start:
        raise BadSheet("this is not a sheet of this house")
    length, check = _HEAD.unpack_from(content, len(MAGIC))
    head = content[start : start + length]
    if len(head) != length or zlib.crc32(head) != check:
        raise BadSheet("its head is damaged")
    about = json.loads(head)
    if about["version"] != drawing_version():
        raise BadSheet("it was drawn by another version")
    if about["sheet"] != sheet or about["spec"] != spec.of(sheet).text():
        raise BadSheet("it holds something else than its name says")
    body = memoryview(content)[start + length :]
    if len(body) != about["body"] or zlib.crc32(body) != about["sum"]:
        raise BadSheet("its pictures are damaged")
    return Baked(about["pictures"], body)


def file_name(sheet: str, spec: Spec) -> str:
    """Name of the cache file for a sheet at a spec."""
    return f"{sheet}-{spec.of(sheet).text()}-{drawing_version()}{SUFFIX}"


def load(folder: Path, sheet: str, spec: Spec) -> Baked | None:
    """The sheet from its cache file, or None when there is none or it cannot be used."""
    path = folder / file_name(sheet, spec)
    try:
        content = path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as trouble:
        log.warning("the pictures in %s cannot be read: %s", path.name, trouble)
        return None
    try:
        baked = unpack(content, sheet, spec)
    except BadSheet as trouble:
        log.warning("the pictures in %s are painted anew: %s", path.name, trouble)
        return None
    try:
        os.utime(path)  # used lately: the cap keeps it
    except OSError:
        log.debug("the time of %s cannot be set", path.name)
    return baked


def save(folder: Path, sheet: str, spec: Spec, content: bytes) -> Path:
    """Write a cache file under a temporary name, then rename it.  Raises OSError and then leaves nothing."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / file_name(sheet, spec)
    part = folder / f"{path.name}.{os.getpid()}.part"
    try:
        part.write_bytes(content)
        if path.is_dir():
            path.rmdir()  # only an empty one: what a person put there is not ours
        os.replace(part, path)
    except OSError:
        with contextlib.suppress(OSError):  # the folder may be what is wrong: the first trouble counts
            part.unlink(missing_ok=True)
        raise
    return path


def tidy(folder: Path) -> None:
    """Remove files of other versions, all but the two sizes used last, and half-written leftovers."""
    mine: list[tuple[float, str, Path]] = []
    try:
        found = list(folder.iterdir())
    except OSError:
        return
    for path in found:
        try:
            if path.name.endswith(".part") and time.time() - path.stat().st_mtime > _STALE_PART:
                path.unlink()
            elif path.suffix == SUFFIX and path.is_file():
                if drawing_version() in path.name:
                    mine.append((path.stat().st_mtime, path.name.split("-")[1].split("_")[0], path))
                else:
                    path.unlink()
        except OSError as trouble:
            log.debug("%s stays in the cache: %s", path.name, trouble)
    kept: list[str] = []
    for _, size, path in sorted(mine, key=lambda entry: entry[0], reverse=True):
        if size not in kept and len(kept) < SIZES_KEPT:
            kept.append(size)
        elif size not in kept:
            try:
                path.unlink(missing_ok=True)
            except OSError as trouble:
                log.debug("%s stays in the cache: %s", path.name, trouble)
