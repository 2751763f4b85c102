"""The disk image for macOS: freezes the program into a bundle and packs it, into dist/. Run on macOS."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
CHECKOUT = HERE.parents[1]
sys.path[:0] = [str(CHECKOUT), str(HERE.parent)]

from bill.__main__ import DATA, LICENCES, stamp_of, write  # noqa: E402 - found by the path above
from casino_qt import __version__  # noqa: E402 - the same
from frozen.build import freeze  # noqa: E402 - the same
from macos import info  # noqa: E402 - the same


def complete(bundle: Path, program: Path) -> None:
    """Lay into the bundle what is made after it: stamp, licences, the icon of a script, words.

    PyInstaller keeps data under Resources and leads there from Frameworks, where the program looks.
    """
    resources = bundle / "Contents" / "Resources"
    for place in (DATA / "stamp.json", LICENCES):
        into = resources / place.relative_to("_internal")
        into.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(program / place, into)
    shutil.copyfile(CHECKOUT / "resources/icons/casino-qt-script.icns", resources / "casino-qt-script.icns")
    info.write_words(resources)


def main() -> int:
    """Make bundle, bill and image."""
    dist = CHECKOUT / "dist"
    program = freeze(CHECKOUT / "build")
    write(program, dist / f"casino-qt-{__version__}-macos.cdx.json", stamp_of(program))
    bundle = program.parent / "Salon des Jeux.app"
    complete(bundle, program)
    # What was laid in after PyInstaller had signed for this machine alone is signed anew.
    subprocess.run(["codesign", "--force", "--deep", "--sign", "-", str(bundle)], check=True)
    image = dist / f"Casino-Qt-{__version__}.dmg"
    subprocess.run(
        [str(HERE / "make_dmg.sh"), str(bundle), str(CHECKOUT / "resources"), str(image)], check=True
    )
    print(image)
    return 0


if __name__ == "__main__":
    sys.exit(main())
