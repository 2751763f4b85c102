"""What a hand has to hit is at least 44 logical pixels large in a window of 1280 × 720, or it is named here.

Measured is what answers: from the middle of each thing as far as a press still reaches it, over whatever else
lies there. A smaller one is on a list below with the reason, and with the other way to the same thing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QHeaderView,
    QLineEdit,
    QTextBrowser,
    QWidget,
)

from casino_qt.scenes.cloth_scene import ClothScene
from casino_qt.scenes.view import TableView
from casino_qt.windows.kit.button import TARGET, KitButton
from casino_qt.windows.kit.drop_list import DropList
from casino_qt.windows.kit.label import Label
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.kit.sheet import Sheet
from tests.screenshots.evening import Evening
from tests.screenshots.eyes_states import larger
from tests.screenshots.fit import BlankPictures
from tests.screenshots.states import STATES
from tests.windows.conftest import SMALL

ROUNDED = 1  # logical pixels that the edges of a widget lose where a su is less than one
FAR = 60  # how far one looks
WALKED = (
    "lobby_player",
    "practice_lobby",
    "settings",
    "sound_settings",
    "voice_settings",
    "keys",
    "keys_settings",
    "rules",
    "about",
    "licences",
    "book_full",
    "book_export",
    "statistics_empty",
    "cashier",
    "players_six",
    "laboratory_list",
    "laboratory_own_rule",
    "house_rules_own_sets",
    "placard_roulette",
    "strategy_card",
    "strategy_card_numbers",
    "laboratory_numbers",
    "problem_unforeseen",
    "oval_agreement",
    "table_won",
    "table_keyboard",
    "table_typed_line",
    "table_prison",
    "roulette_full_layout",
    "roulette_prison",
    "roulette_paid",
    "roulette_keyboard",
    "practice_errors",
    "glass_over_the_cloth",
    "roulette_layouts",
    "oval_turn",
    "oval_over",
    "blackjack_decision",
    "blackjack_paid",
    "blackjack_insured",
    "replay_roulette",
)
SMALLER = {
    "Head": "a column of the book: its line is one of many, the filters above find the same rounds",
    "KeyLine": "thirty commands on one sheet, each beside the key that does the same",
    "Contents": "all pages of a book at once: the arrows turn them too",
    "WorthLine": "a strip over chips, at the roulette under the rail: W does the same",
    "Field": "a line to write on, as high as its letters: / and Tab go there, too",
    "QScrollBar": "wheel, arrows and Page keys move the same",
}
GROWING = {
    "Leaf": "rounds of the book, many at once: arrows go line by line, and lines grow with the text",
    "QTableView": "errors in practice: likewise",
    "NumbersTable": "points of a drawing: likewise",
}
SMALLER_LINES = {
    **GROWING,
    "a link": "words within a text: Tab and the arrows go from link to link, Enter follows it",
}
SMALLER_PLACES = {
    "bet": "numbers, lines, crossings of a tableau: each can be said in words, has the arrows, grows with "
    "salon and tables (Ctrl++)",
    "track": "37 numbers on one race track: each can be said in words, has the arrows, grows with the room",
    "why": "the tag of a payment, on the field it pays: Enter on that field asks the same",
    "insure": "a mark on the ribbon between two fields to bet on: I on the field, or in words",
    "halve": "beside the stake it halves, on a field to bet on: Tab and Enter",
    "prisoner": "a chip in its cell, on a field to bet on: Tab and Enter",
}


def reached(answers: Callable[[QPoint], bool], middle: QPoint) -> QSize:
    """How far round `middle` a press answers, across and down; nothing where it does not there."""
    if not answers(middle):
        return QSize(0, 0)

    def far(step: QPoint) -> int:
        return next(n for n in range(FAR) if n == FAR - 1 or not answers(middle + step * (n + 1)))

    left, right, up, down = (far(QPoint(*way)) for way in ((-1, 0), (1, 0), (0, -1), (0, 1)))
    return QSize(left + right + 1, up + down + 1)


def is_pressed(widget: QWidget) -> bool:
    """Whether a hand has anything to do with it."""
    if isinstance(widget, (QAbstractButton, QLineEdit, QAbstractSlider, Segments, DropList)):
        return True
    if isinstance(widget, (QAbstractScrollArea, Sheet, Label, Words)):
        return False
    by_mouse = bool(widget.focusPolicy() & Qt.FocusPolicy.ClickFocus)
    return by_mouse or widget.cursor().shape() == Qt.CursorShape.PointingHandCursor


def parts(widget: QWidget) -> Iterator[QRect]:
    """What is pressed of it: all, or each of its choices."""
    if isinstance(widget, Segments):
        # The room above and below the plate answers as well.
        whole = widget.rect()
        for r in widget.rects():
            part = r.toAlignedRect()
            alone = len({other.y() for other in widget.rects()}) == 1
            yield QRect(part.x(), 0, part.width(), whole.height()) if alone else part
    elif isinstance(widget, DropList):
        yield from (widget.rect_of(at).toAlignedRect() for at in range(widget.lines()))
    elif isinstance(widget, KitButton):
        yield widget.face_rect().toAlignedRect()
    else:
        yield widget.rect()


def small_widgets(window: QWidget) -> Iterator[tuple[str, str]]:
    """Class and description of each widget that answers on less than a target."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or not is_pressed(widget):
            continue

        def answers(at: QPoint, widget: QWidget = widget) -> bool:
            if window.childAt(at) is not widget:
                return False
            return not isinstance(widget, QAbstractButton) or widget.hitButton(widget.mapFrom(window, at))

        for part in parts(widget):
            size = reached(answers, widget.mapTo(window, part.center()))
            if size.isEmpty():
                continue  # it lies under a sheet
            if isinstance(widget, (Segments, DropList)):
                size = size.boundedTo(part.size())
            if min(size.toTuple()) < TARGET - ROUNDED:
                yield type(widget).__name__, f"{widget.accessibleName()!r} {size.toTuple()}"


def small_lines(window: QWidget) -> Iterator[tuple[str, str]]:
    """Class and height of the lines one chooses from, where they are lower than a target; and of links."""
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        if isinstance(view, QHeaderView) or not view.isVisible():
            continue
        if view.selectionMode() == QAbstractItemView.SelectionMode.NoSelection:
            continue
        if model is not None and model.rowCount():
            high = view.visualRect(model.index(0, 0)).height()
            if high < TARGET - ROUNDED:
                yield type(view).__name__, f"{view.accessibleName()!r} {high}"
    for page in window.findChildren(QTextBrowser):
        if page.isVisible() and "<a href" in page.toHtml():
            yield "a link", page.accessibleName()


def small_places(window: QWidget) -> Iterator[tuple[str, str]]:
    """Group and description of each place of a table that is smaller than a target."""
    for view in window.findChildren(TableView):
        if not view.isVisible() or view.only_shown:
            continue
        scene = view.table
        for spot in scene.focus_order.spots:
            if spot.kind == "text":
                continue
            box = scene.spot_box(spot)
            if spot.kind == "chip":
                assert isinstance(scene, ClothScene)
                tray = scene.tray
                value = next(v for v in tray.values if tray.outline(v).boundingRect() == spot.box)
                box = scene._wardrobe.place.rect(tray.met(value))
            if min(box.width(), box.height()) < TARGET - ROUNDED:
                yield spot.group, f"{spot.key} {box.width():.0f} × {box.height():.0f}"


def small_in(name: str, folder: Path, pictures: BlankPictures) -> list[tuple[str, str]]:
    """All that is too small in a state of the window."""
    state = next(state for state in STATES if state.name == name)
    evening = Evening(
        folder, SMALL, "en", state.seed, pictures=pictures, refait=state.refait, tables=state.tables
    )
    evening.window.setUpdatesEnabled(False)  # nobody looks
    try:
        state.reach(evening)
        evening.settle()
        window = evening.window
        return [*small_widgets(window), *small_places(window), *small_lines(window)]
    finally:
        evening.close()


def test_what_is_pressed_is_large_enough_and_nothing_large_is_excused(
    tmp_path: Path, pictures: BlankPictures
) -> None:
    small = {name: small_in(name, tmp_path / name, pictures) for name in WALKED}
    excused = set(SMALLER) | set(SMALLER_PLACES) | set(SMALLER_LINES)
    assert [(name, line) for name in WALKED for kind, line in small[name] if kind not in excused] == []
    assert {kind for found in small.values() for kind, _ in found} == excused


@pytest.mark.parametrize("name", ["book_full", "practice_errors", "laboratory_numbers"])
def test_lines_that_grow_with_the_text_become_large_enough(
    name: str, tmp_path: Path, pictures: BlankPictures
) -> None:
    state = next(state for state in STATES if state.name == name)
    evening = Evening(tmp_path, SMALL, "en", state.seed, pictures=pictures, tables=state.tables)
    evening.window.setUpdatesEnabled(False)  # nobody looks
    try:
        larger(state.reach, evening)
        evening.settle()
        assert [line for kind, line in small_lines(evening.window) if kind in GROWING] == []
    finally:
        evening.close()
