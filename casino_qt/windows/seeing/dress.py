"""What Qt paints itself, tooltips, menus, dialogs for files, in the colours of the house.

They are the same in a light system and in a dark one, and in every style: where half of the colours were the
system's, letters could be light on light.
"""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from casino_qt.art import lettering, palette, text_size
from casino_qt.art.palette import with_alpha

TOOLTIP_PX = 14
STYLE = "fusion"
OF_THE_SYSTEM = (
    *(
        "QAbstractButton",
        "QAbstractItemView",
        "QCheckBox",
        "QComboBox",
        "QGroupBox",
        "QHeaderView",
        "QLabel",
    ),
    *("QLineEdit", "QMenu", "QMenuBar", "QMessageBoxLabel", "QRadioButton", "QTabBar", "QTextEdit"),
    *("QTextLineEdit", "QTipLabel", "QToolButton"),
)
"""Kinds of widgets for which a desktop may bring colours of its own, over those of a program."""


def colours() -> QPalette:
    """Every colour that Qt may ask for, in every state of a widget; none is left to the system."""
    Role = QPalette.ColorRole
    colours = QPalette()
    for role, colour in (
        (Role.Window, palette.PLATE_FOOT),
        (Role.WindowText, palette.TEXT),
        (Role.Base, palette.BANNER_FOOT),
        (Role.AlternateBase, palette.PLATE_TOP),
        (Role.Text, palette.TEXT),
        (Role.BrightText, palette.IVORY),
        (Role.Button, palette.PLATE_TOP),
        (Role.ButtonText, palette.TEXT),
        (Role.Light, palette.BRASS_DARK),
        (Role.Midlight, palette.PLATE_TOP),
        (Role.Mid, palette.MAHOGANY_BASE),
        (Role.Dark, palette.MAHOGANY_DARK),
        (Role.Shadow, palette.INK),
        (Role.Highlight, palette.BRASS_SHADE),
        (Role.HighlightedText, palette.INK),
        (Role.Accent, palette.BRASS),
        (Role.ToolTipBase, palette.BANNER_TOP),
        (Role.ToolTipText, palette.TEXT),
        (Role.PlaceholderText, palette.TEXT_2),
        (Role.Link, palette.GOLD),
        (Role.LinkVisited, palette.GOLD),
    ):
        colours.setColor(role, QColor(colour))
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        colours.setColor(QPalette.ColorGroup.Disabled, role, with_alpha(palette.TEXT, 0.42))
    return colours


def dress() -> None:
    """Give the application its style, its colours and its face. Needs the fonts to be loaded."""
    style = QApplication.style()
    if style is None or style.name() != STYLE:
        QApplication.setStyle(STYLE)
    house = colours()
    QApplication.setPalette(house)
    for kind in OF_THE_SYSTEM:
        QApplication.setPalette(house, kind)  # type: ignore[arg-type]  # stub: bytes; it takes a name only
    QToolTip.setPalette(house)
    set_tooltips()


def set_tooltips() -> None:
    """Tooltips in the face of the house, as large as text is wanted."""
    QToolTip.setFont(lettering.ui(TOOLTIP_PX * text_size.factor(), 400))
