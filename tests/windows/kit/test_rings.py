"""Whatever has the keyboard has a ring, and it is whole: it lies within what the widget may paint on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from casino_qt.windows.kit import faces
from tests.screenshots.evening import Evening
from tests.screenshots.fit import BlankPictures
from tests.screenshots.states import STATES
from tests.windows.test_hands import open_sheets, stops

REACH = 5.0  # su the ring lies outside of the plate, the half of its stroke included
WIDEST = 2  # of so many pixels a ring may lose the edge of its soft stroke
SHEETS = (
    *("sound_settings", "voice_settings", "keys_settings", "keys", "rules", "licences", "players_six"),
    *(
        "players_snapshots",
        "cashier",
        "book_empty",
        "book_round",
    ),
    *("laboratory_own_rule", "roulette_layouts", "oval_agreement"),
    *(
        "practice_errors",
        "house_rules_own_sets",
        "strategy_card",
        "placard_roulette",
        "introduction_blackjack",
    ),
)


@pytest.mark.parametrize("name", [state.name for state in STATES if state.name in SHEETS])
def test_every_stop_has_a_whole_ring(
    qtbot: QtBot, tmp_path: Path, pictures: BlankPictures, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    drawn: list[tuple[QRectF, QRectF]] = []
    paint = faces.focus_ring

    def noted(p: QPainter, r: QRectF, k: float, *more: float) -> None:
        device = p.device()
        assert isinstance(device, QWidget)
        box = r.adjusted(-REACH * k, -REACH * k, REACH * k, REACH * k)
        drawn.append((p.transform().mapRect(box), QRectF(device.rect())))
        paint(p, r, k, *more)

    monkeypatch.setattr(faces, "focus_ring", noted)
    state = next(state for state in STATES if state.name == name)
    evening = Evening(tmp_path, QSize(1280, 720), "en", state.seed, pictures=pictures, tables=state.tables)
    try:
        evening.window.activateWindow()
        state.reach(evening)
        sheet = open_sheets(evening)[-1]
        for widget in stops(sheet) or [sheet]:
            drawn.clear()
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            widget.grab()
            if not drawn:  # the sheet paints it round the page
                sheet.grab()
            assert drawn, (widget, widget.accessibleName())
            for ring, room in drawn:
                left, top = room.left() - ring.left(), room.top() - ring.top()
                right, foot = ring.right() - room.right(), ring.bottom() - room.bottom()
                assert max(left, top, right, foot) <= WIDEST, (widget, widget.accessibleName(), ring, room)
    finally:
        evening.close()
