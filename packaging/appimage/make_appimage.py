"""An AppImage of the frozen program: `python make_appimage.py PROGRAM IMAGE --runtime FILE`.

An AppImage is a small program, the runtime, with a squashed folder behind it. The runtime is not in Debian
nor in any package index; it is built from https://github.com/AppImage/type2-runtime and handed in. Without it
the folder and its squashed image are made all the same, and the last step is told.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE.parent)]

from linux import tree  # noqa: E402 - found by the path above

SQUASHER = "mksquashfs"


def lacking(program: Path, runtime: Path | None) -> str:
    """What is not there that an image is made of, in one line; empty: nothing."""
    if shutil.which(SQUASHER) is None:
        return f"this machine has no {SQUASHER} (Debian: squashfs-tools)"
    if not (program / tree.NAME).is_file():
        return f"there is no frozen program in {program}; make package makes it"
    if runtime is not None and not runtime.is_file():
        return f"there is no runtime {runtime}"
    return ""


def lay_out(program: Path, folder: Path) -> None:
    """Lay program, desktop files and AppRun into `folder`, which is made anew."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    tree.put_program(program, folder, "usr/bin/casino-qt")
    tree.put_desktop(folder)
    shutil.copy2(HERE / "AppRun", folder / "AppRun")
    (folder / "AppRun").chmod(0o755)
    applications = folder / "usr/share/applications"
    shutil.copyfile(applications / "casino-qt.desktop", folder / "casino-qt.desktop")
    icons = folder / "usr/share/icons/hicolor"
    shutil.copyfile(icons / "scalable/apps/casino-qt.svg", folder / "casino-qt.svg")
    (folder / ".DirIcon").symlink_to("usr/share/icons/hicolor/256x256/apps/casino-qt.png")


def squash(folder: Path, squashed: Path) -> None:
    """Squash `folder`. Raises CalledProcessError, and FileNotFoundError without SQUASHER."""
    squashed.unlink(missing_ok=True)
    command = [SQUASHER, str(folder), str(squashed), "-root-owned", "-noappend", "-comp", "zstd"]
    subprocess.run([*command, "-Xcompression-level", "15", "-quiet", "-no-progress"], check=True)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="An AppImage of the frozen program.")
    parser.add_argument("program", type=Path, help="the folder of the frozen program")
    parser.add_argument("image", type=Path, help="the AppImage to be made")
    parser.add_argument("--runtime", type=Path, help="the type 2 runtime for this processor")
    asked = parser.parse_args()
    if lack := lacking(asked.program, asked.runtime):
        print(f"make_appimage: {lack}", file=sys.stderr)
        return 1
    folder, squashed = asked.image.with_suffix(".AppDir"), asked.image.with_suffix(".squashfs")
    lay_out(asked.program, folder)
    squash(folder, squashed)
    if asked.runtime is None:
        print(f"{squashed} is made; a runtime is wanted: cat RUNTIME {squashed} > {asked.image}")
        return 0
    asked.image.write_bytes(asked.runtime.read_bytes() + squashed.read_bytes())
    asked.image.chmod(0o755)
    print(asked.image)
    return 0


if __name__ == "__main__":
    sys.exit(main())
