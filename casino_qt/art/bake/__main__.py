"""The baker: a child process that paints sheets for its parent and writes them to the cache.

Each line on its standard input asks for a sheet, each line on its standard output answers (both JSON:
`{"sheet", "spec", "folder"}` and `{"sheet", "spec", "path"}`, path null where no folder takes the file).
It ends when its input ends: that is how it dies with its parent, even with one that was killed.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import tempfile
import threading
from pathlib import Path

ORPHANED = 3
MANNERS = 5  # how far the baker steps back behind the window (nice)


def _listen(requests: queue.Queue[str | None]) -> None:
    for line in sys.stdin:
        requests.put(line)
    if requests.unfinished_tasks:
        os._exit(ORPHANED)  # the parent is gone while something is being painted: nobody wants it
    requests.put(None)


def bake_to_disk(sheet: str, spec_text: str, folder: Path) -> Path | None:
    """Paint a sheet and write it into the cache folder, or else into a new temporary one; None: nowhere."""
    from casino_qt.art.bake import store
    from casino_qt.art.bake.sheets import paint_sheet
    from casino_qt.art.bake.spec import Spec

    spec = Spec.parse(spec_text)
    content = store.pack(paint_sheet(sheet, spec), sheet, spec)
    try:
        path = store.save(folder, sheet, spec, content)
    except OSError as trouble:
        print(f"the pictures cannot be written to {folder}: {trouble}", file=sys.stderr)
    else:
        store.tidy(folder)
        return path
    try:
        return store.save(Path(tempfile.mkdtemp(prefix="casino-qt-")), sheet, spec, content)
    except OSError as trouble:
        print(f"nor to a temporary folder: {trouble}", file=sys.stderr)
        return None


def main() -> int:
    """Serve requests until the input ends; returns the exit status."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if hasattr(os, "nice"):
        os.nice(MANNERS)
    from PySide6.QtWidgets import QApplication

    from casino_qt.art.lettering import load_fonts

    application = QApplication(sys.argv[:1])
    load_fonts()
    requests: queue.Queue[str | None] = queue.Queue()
    threading.Thread(target=_listen, args=(requests,), daemon=True).start()
    while (line := requests.get()) is not None:
        request = json.loads(line)
        path = bake_to_disk(request["sheet"], request["spec"], Path(request["folder"]))
        answer = {"sheet": request["sheet"], "spec": request["spec"], "path": str(path) if path else None}
        requests.task_done()  # before the answer: the parent may then close our input at once
        print(json.dumps(answer), flush=True)
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
