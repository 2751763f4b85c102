"""Whether other processes are at work, asked while they may end at any moment."""

from __future__ import annotations

import os
from pathlib import Path


def runs(process: int) -> bool:
    """Whether the process is at work; who has ended and is not yet buried is not."""
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat").read_text() if Path("/proc/self").exists() else ""
    except OSError:
        return False
    return ") Z " not in state
