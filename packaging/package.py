"""`make package`: freezes the program, tries whether it lives, and makes its packages for Linux, in dist/.

Run by the Python of build/venv (packaging/bootstrap.py --package made it). Needs dpkg-deb and objdump
for the .deb, rpmbuild for the .rpm, tar and xz for the archive; a package whose tools are missing is not
made, and is said so, with status 1 when it was asked for by name.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import smoke
from casino_qt.stamp import Stamp
from frozen.build import NAME, Incomplete, freeze, stamp_program
from frozen.stamping import commit_time
from linux import archive, deb, rpm
from linux.needed import UnknownLibrary, debian_packages, missing_tools
from linux.tree import size_of

HERE = Path(__file__).resolve().parent
CHECKOUT = HERE.parent
BUILD, DIST = CHECKOUT / "build", CHECKOUT / "dist"
KINDS = {"deb": deb.TOOLS, "rpm": rpm.TOOLS, "tar": archive.TOOLS}
FAILED, USAGE_ERROR = 1, 2
VERSION = re.compile(r"\d+(\.\d+){1,3}")


@dataclass(frozen=True, slots=True)
class Made:
    """A package: its file and what it takes, in bytes."""

    file: Path
    installed: int

    @property
    def line(self) -> str:
        """Its line in the table of figures; megabytes are a million bytes."""
        size = self.file.stat().st_size
        return f"  {self.file.name:44} {size / 1e6:7.1f} MB, unpacked {self.installed / 1e6:6.1f} MB"


def packed(program: Path, kind: str, stamp: Stamp, scratch: Path) -> Made:
    """Make one kind of package of the frozen program, with a scratch folder that is empty."""
    version, epoch = stamp.version, commit_time(CHECKOUT)
    if kind == "deb":
        file = deb.make_deb(program, scratch / "root", DIST, version, stamp.commit, epoch)
        return Made(file, size_of(scratch / "root/usr"))
    if kind == "rpm":
        file = rpm.make_rpm(program, scratch, DIST, version, stamp.commit, epoch)
        return Made(file, size_of(scratch / "tree"))
    needed = debian_packages(program)["Depends"] if _has(deb.TOOLS) else []
    file = archive.make_archive(program, scratch, DIST, version, stamp.line, needed, epoch)
    return Made(file, size_of(scratch))


def _has(tools: tuple[str, ...]) -> bool:
    return not missing_tools(tools)


def _told(fault: subprocess.CalledProcessError) -> str:
    """What a tool that failed was; what it found wrong, it has said itself."""
    words = [str(word) for word in fault.cmd]
    name = words[2] if words[1:2] == ["-m"] else words[0]
    return f"{name} ended with status {fault.returncode}; the lines above say why"


def bill(program: Path, version: str) -> None:
    """Write the licences into the program, and the bill of what it holds into dist/."""
    path = os.pathsep.join((str(HERE), str(CHECKOUT)))
    command = [sys.executable, "-m", "bill", str(program), str(DIST / f"{NAME}-{version}.cdx.json")]
    subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": path}, cwd=CHECKOUT)


def main() -> int:
    """Freeze, try and pack; prints what was made. 2: the command line is wrong; 1: something was not made."""
    parser = argparse.ArgumentParser(prog="make package", description="Freezes and packs the program.")
    parser.add_argument("--only", action="append", choices=KINDS, help="make this kind of package only")
    parser.add_argument("--version", help="stand in for the version of the sources: to try an upgrade")
    parser.add_argument("--again", action="store_true", help="pack what was frozen the last time")
    asked = parser.parse_args()
    if asked.version is not None and not VERSION.fullmatch(asked.version):
        print(f"make package: {asked.version!r} is no version such as 0.9.1", file=sys.stderr)
        return USAGE_ERROR
    try:
        return _made(asked)
    except (Incomplete, smoke.Dead, deb.Unplaced) as lack:
        print(f"make package: {lack}", file=sys.stderr)
    except subprocess.CalledProcessError as fault:
        print(f"make package: {_told(fault)}", file=sys.stderr)
    return FAILED


def _made(asked: argparse.Namespace) -> int:
    """Freeze, try and pack what was asked for. Raises Incomplete, Dead and CalledProcessError."""
    program = BUILD / "frozen" / NAME
    if not asked.again:
        program = freeze(BUILD, asked.version)
    elif program.is_dir():
        stamp_program(program, asked.version)
    else:
        print("make package: nothing has been frozen yet", file=sys.stderr)
        return USAGE_ERROR
    DIST.mkdir(exist_ok=True)
    stamp = Stamp(**json.loads((program / "_internal/casino_qt/data/stamp.json").read_text(encoding="utf-8")))
    bill(program, stamp.version)
    smoke.check(str(program / NAME))  # nothing that does not live is packed; no display is needed for it
    status = 0
    print(f"{NAME} {stamp.line}, frozen: {size_of(program) / 1e6:.1f} MB")
    for kind in asked.only or KINDS:
        if missing := missing_tools(KINDS[kind]):
            print(f"  no .{kind}: this machine has no {', '.join(missing)}", file=sys.stderr)
            status = FAILED if asked.only else status
            continue
        with tempfile.TemporaryDirectory(prefix=f"{kind}-", dir=BUILD) as scratch:
            Path(scratch).chmod(0o755)
            try:
                print(packed(program, kind, stamp, Path(scratch)).line, flush=True)
            except UnknownLibrary as library:
                # Its name in Debian is told by packages.debian.org; README.md lists those of a bare system.
                print(f"  no .{kind}: {library}, but the program is linked to it", file=sys.stderr)
                status = FAILED
    return status


if __name__ == "__main__":
    sys.exit(main())
