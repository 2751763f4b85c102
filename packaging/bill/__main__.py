"""`python -m bill FOLDER SBOM`: writes the licences into a packed program, and its bill beside it.

Run by the build, in the environment the program was packed from, with `packaging/` and the checkout on the
path.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from bill.contents import HOUSE, Unknown, gone_through, licences, modules_of
from bill.sbom import NotValid, written
from casino_qt import bundled
from casino_qt.stamp import Stamp

DATA = Path("_internal") / "casino_qt" / "data"
LICENCES = DATA / "licences" / bundled.LIST


def stamp_of(folder: Path) -> Stamp:
    """The stamp in a packed program. Raises OSError where it has none."""
    return Stamp(**json.loads((folder / DATA / "stamp.json").read_text(encoding="utf-8")))


def write(folder: Path, sbom: Path, stamp: Stamp) -> int:
    """Write both; returns how many parts there are. Raises Unknown and NotValid."""
    program = folder / (f"{HOUSE}.exe" if sys.platform == "win32" else HOUSE)
    found = gone_through(folder, modules_of(program))
    parts = bundled.gathered(*licences(folder, found), version=stamp.version)
    bundled.write(parts, folder / LICENCES)
    found.own = sorted({*found.own, LICENCES.as_posix()})
    sbom.parent.mkdir(parents=True, exist_ok=True)
    sbom.write_text(written(stamp, found, folder), encoding="utf-8")
    return len(parts)


def main() -> int:
    """The command line; 1 and one line where something is not known or not valid."""
    parser = argparse.ArgumentParser(
        prog="python -m bill", description="Licences and bill of a packed program."
    )
    parser.add_argument("folder", type=Path, help="the folder of the packed program")
    parser.add_argument("sbom", type=Path, help="the file of the bill, CycloneDX JSON")
    asked = parser.parse_args()
    try:
        count = write(asked.folder, asked.sbom, stamp_of(asked.folder))
    except (Unknown, NotValid) as fault:
        print(f"bill: {fault}", file=sys.stderr)
        return 1
    print(f"{count} parts, {asked.sbom}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
