"""What sources something was made by: a digest that changes with them, so that what is old is made anew."""

from __future__ import annotations

import hashlib
from pathlib import Path

from casino_qt.stamp import stamp


def digest_of(salt: str, *folders: Path) -> hashlib._Hash:
    """A SHA-256 over `salt` and every Python source under the folders, to be gone on with.

    Where the sources are packed away (a frozen program) the stamp of its build stands for them.
    """
    digest = hashlib.sha256(f"{salt}{stamp().sources}".encode())
    for folder in folders:
        for source in sorted(folder.rglob("*.py")):
            digest.update(source.name.encode())
            digest.update(source.read_bytes())
    return digest
