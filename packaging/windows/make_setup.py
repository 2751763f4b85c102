"""The setup for Windows: freezes the program and packs it, into dist/. Run on Windows with NSIS on the path.

`--payload FOLDER` packs what lies in a folder instead: so the script is compiled elsewhere, as a check.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
CHECKOUT = HERE.parents[1]
sys.path[:0] = [str(CHECKOUT), str(HERE.parent)]

from casino_qt import __version__  # noqa: E402 - found by the path above

USUAL = Path("C:/Program Files (x86)/NSIS/makensis.exe")
NO_TOOL = 3


def compile_setup(payload: Path, setup: Path, version: str) -> None:
    """Pack `payload` into `setup`; a warning of the compiler is a fault.

    Raises FileNotFoundError without NSIS and CalledProcessError where it finds one.
    """
    compiler = shutil.which("makensis") or (str(USUAL) if USUAL.is_file() else None)
    if compiler is None:
        raise FileNotFoundError("makensis")
    resources = CHECKOUT / "resources"
    named = {
        "VERSION": version,
        "PAYLOAD": payload.resolve(),
        "RESOURCES": resources,
        "SETUP": setup.resolve(),
    }
    setup.parent.mkdir(parents=True, exist_ok=True)
    command = [compiler, "-V2", "-WX", *(f"-D{name}={value}" for name, value in named.items())]
    subprocess.run([*command, str(HERE / "casino-qt.nsi")], check=True, cwd=HERE)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="The setup for Windows, into dist/.")
    parser.add_argument("--payload", type=Path, help="pack this folder instead of freezing the program")
    asked = parser.parse_args()
    dist = CHECKOUT / "dist"
    payload = asked.payload
    if payload is None:
        from bill.__main__ import stamp_of, write
        from frozen.build import freeze

        payload = freeze(CHECKOUT / "build")
        write(payload, dist / f"casino-qt-{__version__}-windows.cdx.json", stamp_of(payload))
    setup = dist / f"Casino-Qt-{__version__}.exe"
    try:
        compile_setup(payload, setup, __version__)
    except FileNotFoundError:
        print("NSIS is wanted: https://nsis.sourceforge.io, or `apt install nsis`", file=sys.stderr)
        return NO_TOOL
    print(setup)
    return 0


if __name__ == "__main__":
    sys.exit(main())
