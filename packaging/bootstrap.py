"""Prepares a checkout on a bare machine: virtual environment, dependencies, what is missing of the system.

Standard library only, because nothing else is there yet. Each step is done once and remembered by the
fingerprint of pyproject.toml, so that a second `make play` starts at once.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PACKAGING_VENV = ROOT / "build" / "venv"  # what is frozen comes from here, and nothing of the tests with it

# What Qt's own wheels load from the system: the library, and the package that holds it by package manager.
DRAWING = {
    "libGL.so.1": ("libgl1", "libglvnd-glx", "libglvnd"),
    "libEGL.so.1": ("libegl1", "libglvnd-egl", "libglvnd"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2", "glib2"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype", "freetype2"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs", "dbus"),
}
WINDOWS = {
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb", "libxcb"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image", "xcb-util-image"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb", "libxcb"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb", "libx11"),
}
# Debian and its like keep apart from Python what puts pip into a virtual environment.
WITH_PIP = ("python{}.{}-venv".format(*sys.version_info), "python3-libs", "python")
MANAGERS = (
    ("apt-get", "apt-get install -y --no-install-recommends"),
    ("dnf", "dnf install -y"),
    ("pacman", "pacman -S --needed --noconfirm"),
)


def main() -> int:
    parser = argparse.ArgumentParser(description="Set up a checkout of Casino Qt.")
    parser.add_argument("--tests", action="store_true", help="what the tests need, without a display")
    parser.add_argument("--package", action="store_true", help="what makes packages, in build/venv")
    wanted = parser.parse_args()
    # This file is read by whatever Python the machine has, also one the project does not run on.
    if sys.version_info < (3, 11):  # noqa: UP036 - the reason stands above
        return fail(f"Casino Qt needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    folder = PACKAGING_VENV if wanted.package else VENV
    missing = system_packages(DRAWING if wanted.tests else DRAWING | WINDOWS, folder)
    if missing:
        return missing
    if wanted.package:
        return environment(folder, ".[package]", "ready-to-package")
    if wanted.tests:
        return environment(folder, ".[dev]", "ready-for-tests")
    return environment(folder, ".", "ready-to-play")


def system_packages(needed: dict[str, tuple[str, str, str]], folder: Path) -> int:
    """Install what the system lacks, or name it in one line that can be pasted into a terminal."""
    if not sys.platform.startswith("linux"):
        return 0
    missing = [packages for library, packages in needed.items() if not loads(library)]
    if not has_pip(folder) and importlib.util.find_spec("ensurepip") is None:
        missing.append(WITH_PIP)
    if not missing:
        return 0
    for column, (manager, command) in enumerate(MANAGERS):
        if shutil.which(manager):
            names = sorted({packages[column] for packages in missing})
            return install(manager, [*command.split(), *names])
    names = sorted({packages[0] for packages in missing})
    return fail(f"These packages of the system are missing (names as in Debian): {' '.join(names)}")


def has_pip(folder: Path) -> bool:
    """Whether a virtual environment is there and whole: one that was only begun has no pip."""
    return any(folder.glob("bin/pip*")) or any(folder.glob("Scripts/pip*"))


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install(manager: str, command: list[str]) -> int:
    if os.geteuid() != 0:
        return fail(f"A few packages of the system are missing. Please run once:  sudo {' '.join(command)}")
    say("installing what Qt and Python need of the system")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if manager == "apt-get":
        subprocess.run([manager, "update", "-qq"], env=quiet, check=False)
    done = subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False)
    if done.returncode:
        return fail(f"That did not work. Please run once:  {' '.join(command)}")
    return 0


def environment(folder: Path, target: str, ready: str) -> int:
    """Make a virtual environment and install `target` into it, once for each state of pyproject.toml."""
    stamp = folder / ready
    fingerprint = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + sys.version.encode()).hexdigest()
    if stamp.is_file() and stamp.read_text() == fingerprint:
        return 0
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    place = folder.relative_to(ROOT).as_posix()
    if not python.exists():
        say(f"making the virtual environment in {place}")
        venv.create(folder, with_pip=True)
    elif not has_pip(folder):
        subprocess.run([str(python), "-m", "ensurepip"], stdout=subprocess.DEVNULL, check=False)
    say(f"installing the dependencies into {place} (the first time this takes a minute or two)")
    done = subprocess.run(
        [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", target],
        cwd=ROOT,
        check=False,
    )
    if done.returncode:
        return fail("The dependencies could not be installed; the lines above say why.")
    stamp.write_text(fingerprint)
    return 0


def say(words: str) -> None:
    print(f"casino-qt: {words}", flush=True)


def fail(words: str) -> int:
    print(f"casino-qt: {words}", file=sys.stderr, flush=True)
    return 1


if __name__ == "__main__":
    sys.exit(main())
