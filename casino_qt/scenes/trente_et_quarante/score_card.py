"""The carte de jeu: the coups of this shoe, newest first. Shapes carry what colours say."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from casino_qt.art import lettering, palette
from casino_qt.art.paths import circle, lozenge
from casino_qt.art.trente_et_quarante_places import Places, places
from casino_qt.rules.trente_et_quarante.events import Outcome
from casino_qt.rules.trente_et_quarante.records import CoupRecord
from casino_qt.scenes.trente_et_quarante import words
from casino_qt.scenes.wardrobe import Drawing, Look

Line = tuple[str, bool, str]  # "R", "N", "A" or "P"; whether couleur won; the points

_LINES = {
    Outcome.ROUGE_GAGNE_ET_COULEUR: ("R", True),
    Outcome.ROUGE_GAGNE_COULEUR_PERD: ("R", False),
    Outcome.ROUGE_PERD_ET_COULEUR: ("N", False),
    Outcome.ROUGE_PERD_COULEUR_GAGNE: ("N", True),
    Outcome.APRES: ("A", False),
    Outcome.REFAIT: ("P", False),
}


def score_look(width: float, shoe: int, history: tuple[CoupRecord, ...]) -> Look:
    """The look of the written part of the card, in the language of this moment."""
    lines: list[Line] = []
    for record in reversed(history):
        if record.outcome in _LINES and len(lines) < places(width).score_rows:
            mark, couleur = _LINES[record.outcome]
            points = f"{record.noir.total - 30}\u00a0–\u00a0{record.rouge.total - 30}"
            lines.append((mark, couleur, points))
    texts = (words.shoe_label(shoe), words.null_coup(False), words.null_coup(True))
    return ("composed", "score", width, texts, tuple(lines))


def score(
    scale: float,
    width: float,
    texts: tuple[str, str, str],
    lines: tuple[Line, ...],
) -> Drawing:
    """What is written on the printed paper; anchor: the table's origin."""
    at = places(width)
    box = at.score_card

    def paint(p: QPainter) -> None:
        shoe = lettering.ui(13, 400, scale=scale)
        lettering.draw_text(p, box.right - 24, box.y + 35, texts[0], shoe, palette.INK_2, "r")
        for index, line in enumerate(lines):
            _line(p, at, scale, index, line, texts)

    return Drawing(box.x, box.y, box.w, box.h, paint)


def _line(p: QPainter, at: Places, scale: float, index: int, line: Line, texts: tuple[str, str, str]) -> None:
    mark, couleur, points = line
    box, columns = at.score_card, at.score_columns()
    top = at.score_first + index * at.score_row
    y = top + at.score_row / 2
    if index == 0:
        p.fillRect(QRectF(box.x + 12, top + 1, box.w - 24, at.score_row - 1), QColor(214, 170, 80, 60))
    if mark == "N":
        p.fillPath(circle(columns[0], y, 6.4), palette.INK)
    elif mark == "R":
        p.fillPath(lozenge(columns[1], y, 8.5 * 0.7, 8.5), palette.ROUGE)
    else:
        face = lettering.call(18, 700, scale=scale)
        word, colour = (texts[1], palette.INK_2) if mark == "A" else (texts[2], palette.ROUGE_DEEP)
        lettering.draw_text(p, (columns[0] + columns[3]) / 2, y + 5, word, face, colour, "c")
    if mark in "NR":
        x = columns[2] if couleur else columns[3]
        pen = QPen(palette.INK, 1.6)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        p.setPen(pen)
        p.drawLine(QLineF(x - 3.6, y - 3.6, x + 3.6, y + 3.6))
        p.drawLine(QLineF(x - 3.6, y + 3.6, x + 3.6, y - 3.6))
    face = lettering.ui(14, 500, scale=scale)
    lettering.draw_text(
        p, columns[4], y + 4.6, points, face, palette.INK if index == 0 else palette.INK_2, "c"
    )
