"""`python -m casino_qt` is the command `casino-qt`."""

from __future__ import annotations

import sys

from casino_qt.cli import main

if __name__ == "__main__":
    sys.exit(main())
