"""A paragraph in the middle of a sheet, and a short one at its edge: even lines, no word left alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from casino_qt.art.lettering import load_fonts
from casino_qt.windows.kit.paragraph import LEAST_MEASURE, Words

TEXTS = (
    "The house advances you another 10\u00a0000 francs. It is play money and has no value.",
    "La maison vous avance encore 10\u00a0000 francs. C’est de l’argent de jeu, sans valeur.",
    "Action 2 of the script cannot be done. The minimum here is 5.",
    "Профиль /home/claire/casino/purse-practice.casino повреждён; он оставлен в точности как есть.",
)


@pytest.fixture
def words(qtbot: QtBot) -> Words:
    load_fonts()
    words = Words()
    qtbot.addWidget(words)
    words.set_k(0.8)
    words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return words


def ends(words: Words) -> list[tuple[int, int]]:
    """First and last column of ink of each line, as painted."""
    words.resize(words.width(), words.heightForWidth(words.width()))
    image = words.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    paper, spacing = image.pixel(0, 0), words.fontMetrics().lineSpacing()
    found = []
    for top in range(0, image.height() - spacing // 2, spacing):
        rows = range(top, min(top + spacing, image.height()))
        ink = [x for x in range(image.width()) if any(image.pixel(x, y) != paper for y in rows)]
        found.append((ink[0], ink[-1]))
    return found


@pytest.mark.parametrize(
    ("edge", "least", "measure"),
    [(Qt.AlignmentFlag.AlignHCenter, 0.5, 0.0), (Qt.AlignmentFlag.AlignLeft, 0.2, LEAST_MEASURE)],
)
@pytest.mark.parametrize("text", TEXTS)
def test_lines_are_even(
    words: Words, text: str, edge: Qt.AlignmentFlag, least: float, measure: float
) -> None:
    """In the middle all are about as long; at the edge no word is left alone, in ¾ of the room."""
    words.setText(text)
    words.setAlignment(edge)
    whole = words.fontMetrics().horizontalAdvance(text)
    for parts in (1.04, 1.2, 1.5, 1.9, 2.1):
        words.resize(round(whole / parts), 100)
        lines = ends(words)
        assert len(lines) >= 2
        widths = [right - left for left, right in lines]
        assert min(widths) > least * max(widths), (parts, widths)
        even = words.even_rect()
        assert even.width() >= measure * words.width() - 1
        assert min(left for left, _ in lines) >= even.left() - 1  # letters may lean out by one
        assert max(right for _, right in lines) <= even.right() + 1


def test_one_line_and_a_long_paragraph_at_the_edge_are_left_as_they_are(words: Words) -> None:
    words.setText(TEXTS[0])
    words.resize(2_000, 40)
    assert words.even_rect() == QRect(0, 0, 2_000, 40)
    words.setAlignment(Qt.AlignmentFlag.AlignLeft)
    words.setText(" ".join(TEXTS))
    words.resize(300, 280)
    assert words.even_rect() == QRect(0, 0, 300, 280)


def test_a_path_is_not_broken_at_a_hyphen(words: Words) -> None:
    path = "put-away/purse-2-20261128-204000-000000"
    text = (
        f"Il n’y a pas de corbeille ici\u00a0: Pierre se trouve dans le dossier {path}, à côté des profils."
    )
    words.setText(text)
    assert words.text() == text
    whole = words.longest_word()
    assert whole >= words.fontMetrics().horizontalAdvance(path)
    words.resize(round(words.fontMetrics().horizontalAdvance(text.split("/")[0]) - 2), 100)
    even = words.even_rect()
    assert even.width() >= words.fontMetrics().horizontalAdvance(path)  # and not "put-" before it
    room = QRect(0, 0, even.width(), even.height())
    flags = words.alignment() | Qt.TextFlag.TextWordWrap
    broken = words.fontMetrics().boundingRect(room, flags, text).width()
    kept = words.fontMetrics().boundingRect(room, flags, QLabel.text(words)).width()
    assert kept <= even.width()
    assert broken != kept
