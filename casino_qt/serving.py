"""The child's side of a child process of ours: lines of JSON in, a line of JSON out for each, no Qt.

It ends when its input ends: that is how it dies with its parent, even with one that was killed.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
from collections.abc import Callable
from typing import Any

ORPHANED = 3
MANNERS = 5  # how far a child steps back behind the window (nice)

Json = dict[str, Any]


def step_back() -> None:
    """Let the window go first wherever both want the machine."""
    if hasattr(os, "nice"):
        os.nice(MANNERS)


def serve(answer: Callable[[Json], Json]) -> None:
    """Answer each request of standard input on standard output, in order, until the input ends.

    What `answer` prints goes to standard error. A line that is no JSON object raises ValueError: only our own
    parent speaks here.
    """
    requests: queue.Queue[str | None] = queue.Queue()
    threading.Thread(target=_listen, args=(requests,), daemon=True).start()
    channel, sys.stdout = sys.stdout, sys.stderr
    try:
        while (line := requests.get()) is not None:
            request = json.loads(line)
            if not isinstance(request, dict):
                raise ValueError(f"a request is a JSON object, not {line.strip()[:80]!r}")
            told = json.dumps(answer(request))
            requests.task_done()  # before the answer: the parent may then close our input at once
            print(told, file=channel, flush=True)
    finally:
        sys.stdout = channel


def _listen(requests: queue.Queue[str | None]) -> None:
    for line in sys.stdin:
        requests.put(line)
    if requests.unfinished_tasks:
        os._exit(ORPHANED)  # the parent is gone while something is being made: nobody wants it
    requests.put(None)
