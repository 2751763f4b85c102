"""The portable archive: unpack it anywhere and start it, no rights needed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from linux import tree

TOOLS = ("tar", "xz")
README = """\
Casino Qt {line}: an offline salon for one person, play money only.

Start ./casino-qt/casino-qt; nothing need be installed, and the folder may lie anywhere, also where
nobody may write. It needs a 64-bit x86 Linux with glibc {glibc} or newer and a desktop, X11 or Wayland.
Should a library be missing, the program names it; on Debian and Ubuntu all of them come with

    apt install {names}

Under share/ lie the desktop entries, icons, the type of table scripts, metainfo and manual pages. To have
them in your own menu:

    mkdir -p ~/.local/bin ~/.local/share
    cp -r share/applications share/icons share/man share/metainfo share/mime ~/.local/share/
    update-mime-database ~/.local/share/mime
    update-desktop-database ~/.local/share/applications
    ln -s "$PWD/casino-qt/casino-qt" ~/.local/bin/casino-qt

Licence: GPL-3.0-or-later (LICENSE); the about box names everything that comes along, with its licence.
"""


def asked_of(needed: Sequence[str]) -> dict[str, str]:
    """What the paper asks for: Debian's names of the libraries, and the version of the C library.

    >>> asked_of(["libc6 (>= 2.36)", "libglib2.0-0 | libglib2.0-0t64"])
    {'names': 'libc6 libglib2.0-0', 'glibc': '2.36'}
    """
    glibc = re.search(r"\blibc6 \(>= ([\d.]+)\)", " ".join(needed))
    return {
        "names": " ".join(one.split()[0] for one in needed) or "what the .deb depends on",
        "glibc": glibc[1] if glibc is not None else "2.36",
    }


def make_archive(
    program: Path, laid: Path, dist: Path, version: str, line: str, needed: Sequence[str], epoch: int
) -> Path:
    """Make the archive of the frozen `program` by way of the folder `laid`; returns its file.

    `line` says which build it is, `needed` what a package of Debian would depend on.
    """
    top = laid / f"{tree.NAME}-{version}-linux-x86_64"
    top.mkdir(parents=True)
    shutil.copytree(program, top / tree.NAME, symlinks=True)
    tree.put_desktop(laid / "desktop")
    shutil.move(laid / "desktop/usr/share", top / "share")
    shutil.copyfile(tree.CHECKOUT / "LICENSE", top / "LICENSE")
    (top / "README.txt").write_text(README.format(line=line, **asked_of(needed)), encoding="utf-8")
    tree.settle(top, epoch)
    file = dist / f"{top.name}.tar.xz"
    command = ["tar", "--create", "--xz", "--sort=name", "--owner=root:0", "--group=root:0", "--format=gnu"]
    command += ["--file", str(file), "--directory", str(laid), top.name]
    subprocess.run(command, check=True, env={**os.environ, "XZ_OPT": "-6 -T2"})
    return file
