"""Who has the keyboard at a table when the button that had it can be pressed no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from casino_qt.windows.kit.button import KitButton

if TYPE_CHECKING:
    from casino_qt.windows.at_table.table_page import TablePage


class Heir:
    """The cloth, and then the button that takes the place of one that was no tool."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._waits = False
        page.scene.focus_moved.connect(self.stays)

    def yields(self, button: KitButton) -> None:
        """A button that can no longer be pressed hands the keyboard to the cloth.

        What Qt would give it to means something else: a second Enter on Undo would deal.
        """
        if button.hasFocus():
            page = self._page
            self._waits = button not in page.tools
            page.view.setFocus(Qt.FocusReason.OtherFocusReason)
            page.scene.show_focus(True)

    def takes(self) -> None:
        """Whoever decides by Enter has the keyboard on the next decision, unless gone elsewhere meanwhile."""
        page = self._page
        if not self._waits or not page.view.hasFocus() or page.controller.showing:
            return
        row = page.choices if page.choosing() else (page.primary,)
        heir = next((one for one in row if one.isVisibleTo(page) and one.isEnabled()), None)
        if heir is not None:
            self._waits = False
            heir.setFocus(Qt.FocusReason.OtherFocusReason)

    def stays(self, *_: object) -> None:
        """The person walks on the cloth."""
        self._waits = False
