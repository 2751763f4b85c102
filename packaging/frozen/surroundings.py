"""What surrounds the frozen program, put right before any of its modules is read."""

import os
import sys
from collections.abc import MutableMapping

NETWORK = "_socket"
"""Some interpreters have it built in, Debian's among them: no leaving it out. It cannot be imported then."""


def put_right(environment: MutableMapping[str, str], modules: MutableMapping[str, object]) -> None:
    """Let programs that are begun by ours see their own libraries, and printing know no network.

    The boot loader points the linker at the folder of the program and keeps what stood there before under
    another name. CUPS falls back on a connection to port 631 where its own socket is missing, and may be
    configured to print elsewhere: we ask nobody but the print service of this machine. Nor can Python itself
    connect to anything.
    """
    before = environment.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is None:
        environment.pop("LD_LIBRARY_PATH", None)
    else:
        environment["LD_LIBRARY_PATH"] = before
    if sys.platform == "linux":
        environment["CUPS_SERVER"] = "/run/cups/cups.sock"
    modules[NETWORK] = None


def keep_modules(reader: object, running: str = "/proc/self/exe") -> None:
    """Let modules be read from the program that runs, also when an upgrade has laid another in its place.

    PyInstaller opens the file anew, by its name, for every module that is needed later: from the new one it
    would read at the old one's offsets, and where the program was removed it ends the process.
    """
    named = getattr(reader, "_filename", "")
    if os.path.exists(running) and os.path.exists(named) and os.path.samefile(running, named):
        reader._filename = running  # type: ignore[attr-defined]  # it has no other way in


if getattr(sys, "frozen", False):
    from pyimod02_importers import pyz_archive

    keep_modules(pyz_archive)
    put_right(os.environ, sys.modules)  # type: ignore[arg-type]  # None there says: not to be imported
