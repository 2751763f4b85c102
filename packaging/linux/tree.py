"""The files as they lie in an installed system: the program, and all by which a desktop knows it."""

from __future__ import annotations

import gzip
import os
import shutil
from pathlib import Path

HERE = Path(__file__).resolve().parent
CHECKOUT = HERE.parents[1]
NAME = "casino-qt"
PROGRAM = f"usr/lib/{NAME}"
METAINFO = "org.casino_qt.casino_qt.metainfo.xml"
SCRIPT_TYPE = "application-x-casino-qt-table-script"  # the icon's name follows from the MIME type's


def put_program(program: Path, root: Path, link: str) -> None:
    """Lay the frozen program into `root`, and `link` (a place below it) to its command."""
    shutil.copytree(program, root / PROGRAM, symlinks=True)
    place = root / link
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(os.path.relpath(root / PROGRAM / NAME, place.parent))


def put_desktop(root: Path) -> None:
    """Lay down desktop entries, icons, MIME type, metainfo and manual pages."""
    share = root / "usr/share"
    for entry in sorted(HERE.glob("*.desktop")):
        _copy(entry, share / "applications" / entry.name)
    _copy(HERE / METAINFO, share / "metainfo" / METAINFO)
    _copy(HERE / f"{NAME}-script.xml", share / "mime/packages" / f"{NAME}.xml")
    put_icons(share / "icons/hicolor")
    for page in sorted((HERE / "man").glob("*.6")):
        _, language, _ = page.name.split(".") if page.name.count(".") == 2 else ("", "", "")
        compress(page.read_bytes(), share / "man" / language / "man6" / f"{NAME}.6.gz")


def put_icons(theme: Path) -> None:
    """Lay the icons of program and table script into an icon theme, in every size there is."""
    for picture in sorted((CHECKOUT / "resources/icons").iterdir()):
        stem, _, size = picture.stem.partition("_")
        folder, name = ("mimetypes", SCRIPT_TYPE) if stem.endswith("-script") else ("apps", NAME)
        if picture.suffix == ".svg":
            _copy(picture, theme / "scalable" / folder / f"{name}.svg")
        elif picture.suffix == ".png":
            _copy(picture, theme / f"{size}x{size}" / folder / f"{name}.png")


def settle(root: Path, epoch: int) -> None:
    """Give everything below `root` the rights and the date of a package: nothing of who built it."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or (os.access(path, os.X_OK) and _is_run(path)) else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)


def _is_run(path: Path) -> bool:
    """Whether a file is a command. A library is read, not run."""
    return path.name == NAME or path.suffix == ".sh"


def size_of(root: Path) -> int:
    """Bytes of everything below `root`, links left out."""
    return sum(path.lstat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink())


def _copy(source: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, place)


def compress(content: bytes, place: Path) -> None:
    """Write `content` compressed, without the date of the day."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(gzip.compress(content, 9, mtime=0))
