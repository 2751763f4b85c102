"""What Qt paints itself, tooltips and plain boxes, in the colours of the house."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from casino_qt.art import lettering, palette, text_size

TOOLTIP_PX = 14


def dress() -> None:
    """Give the application its palette and face. Needs the fonts to be loaded."""
    Role = QPalette.ColorRole
    colours = QPalette()
    for role, colour in (
        (Role.Window, palette.PLATE_FOOT),
        (Role.WindowText, palette.TEXT),
        (Role.Base, palette.BANNER_FOOT),
        (Role.AlternateBase, palette.PLATE_TOP),
        (Role.Text, palette.TEXT),
        (Role.Button, palette.PLATE_TOP),
        (Role.ButtonText, palette.TEXT),
        (Role.Highlight, palette.BRASS_SHADE),
        (Role.HighlightedText, palette.INK),
        (Role.ToolTipBase, palette.BANNER_TOP),
        (Role.ToolTipText, palette.TEXT),
        (Role.PlaceholderText, palette.TEXT_2),
        (Role.Link, palette.GOLD),
    ):
        colours.setColor(role, QColor(colour))
    QApplication.setPalette(colours)
    QToolTip.setPalette(colours)
    set_tooltips()


def set_tooltips() -> None:
    """Tooltips in the face of the house, as large as text is wanted."""
    QToolTip.setFont(lettering.ui(TOOLTIP_PX * text_size.factor(), 400))
