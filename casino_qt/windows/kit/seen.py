"""Which part of a page is seen: salon and tables may be larger than their window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget


def seen(page: QWidget) -> QRect:
    """What the window shows of `page`, in its own logical pixels; all of it where it fits."""
    window = page.parentWidget()
    if window is None:
        return page.rect()
    return page.rect() & QRect(QPoint(0, 0) - page.pos(), window.size())
