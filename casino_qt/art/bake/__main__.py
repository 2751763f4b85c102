"""The baker: a child process that paints sheets for its parent and writes them to the cache.

Each line on its standard input asks for a sheet, each line on its standard output answers (both JSON:
`{"sheet", "spec", "folder"}` and `{"sheet", "spec", "path"}`, path null where no folder takes the file).
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from casino_qt import scratch
from casino_qt.serving import Json, serve, step_back


def bake_to_disk(sheet: str, spec_text: str, folder: Path) -> Path | None:
    """Paint a sheet and write it into the cache folder, or else into a new temporary one; None: nowhere."""
    from casino_qt.art import looks
    from casino_qt.art.bake import store
    from casino_qt.art.bake.sheets import paint_sheet
    from casino_qt.art.bake.spec import Spec

    spec = Spec.parse(spec_text)
    looks.wear(spec.of(sheet).look)  # and keep it on: the next sheet is most often of the same
    content = store.pack(paint_sheet(sheet, spec), sheet, spec)
    try:
        path = store.save(folder, sheet, spec, content)
    except OSError as trouble:
        print(f"the pictures cannot be written to {folder}: {trouble}", file=sys.stderr)
    else:
        store.tidy(folder)
        return path
    try:
        spare = scratch.new_for_parent()
    except OSError as trouble:
        print(f"nor to a temporary folder: {trouble}", file=sys.stderr)
        return None
    try:
        return store.save(spare, sheet, spec, content)
    except OSError as trouble:
        print(f"nor to {spare}: {trouble}", file=sys.stderr)
        shutil.rmtree(spare, ignore_errors=True)
        return None


def bake(request: Json) -> Json:
    """Paint what one line asks for."""
    path = bake_to_disk(request["sheet"], request["spec"], Path(request["folder"]))
    return {"sheet": request["sheet"], "spec": request["spec"], "path": str(path) if path else None}


def main() -> int:
    """Serve requests until the input ends; returns the exit status."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    step_back()
    from PySide6.QtWidgets import QApplication

    from casino_qt.art.lettering import load_fonts

    application = QApplication(sys.argv[:1])
    load_fonts()
    serve(bake)
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
