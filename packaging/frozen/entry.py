"""Where the frozen program begins; the same as the command `casino-qt` of an installed wheel."""

import sys

from casino_qt.cli import main

sys.exit(main())
