"""A table with moves to undo is thrown away: Python's collector and Qt must not both free a move."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

# In a process of its own: what this guards against ends the process.
LEFT_BEHIND = """
import gc, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from casino_qt.bank.profile import Profile
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante

application = QCoreApplication([])
profile = Profile.open(Path(sys.argv[1]))
for evening in range(60):
    controller = TrenteEtQuarante(profile)
    if evening == 0:
        controller.cut(100)
    for number in range(6):
        controller.bet(list(Spot)[number % 4], 500)
    controller.undo()
    controller.undo()
    controller.retranslate()
    controller.bet(Spot.NOIR, 500)
    if evening % 3 == 0:
        controller.undo()
    del controller
    gc.collect()
    filler = [bytes(200) for _ in range(1000)]
    controller = TrenteEtQuarante(profile)
    controller.clear()
    del controller
profile.close()
print("alive")
"""


def test_a_table_thrown_away_with_moves_to_undo_ends_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LEFT_BEHIND, str(tmp_path / "purse.casino")],
        cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout.strip()) == (0, "alive"), done.stderr
