"""Where the files that come with the program lie, in a checkout and when installed."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent

IN_CHECKOUT = {
    "pictures": "resources/pictures",
    "icons": "resources/icons",
    "help": "resources/help",
    "licences": "resources/licences",
    "sounds": "resources/sounds",
    "translations": "translations",
}
"""Name of the folder: where a checkout keeps it, seen from the checkout's top."""


@cache  # where it lay once it is looked for ever after, also when an upgrade or a removal has taken it away
def data_folder(name: str) -> Path:
    """Return the folder called `name`: "pictures", "icons", "help", "sounds" or "translations".

    An installed program keeps it in `casino_qt/data`, a checkout at its top. The folder need not exist:
    who reads a file from it must be able to say that the file is missing. Raises KeyError for another name.
    """
    checkout = _PACKAGE.parent / IN_CHECKOUT[name]
    installed = _PACKAGE / "data" / name
    return installed if installed.is_dir() else checkout


@cache
def kept(file: Path) -> bytes:
    """What is in a file, read once: an upgrade may come under the running program. Raises OSError."""
    return file.read_bytes()
