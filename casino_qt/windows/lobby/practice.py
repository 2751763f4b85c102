"""How the lobby looks while its doors lead to the practice tables."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QWidget

from casino_qt.windows.kit.place import Place
from casino_qt.windows.practice.sign import PracticeEdge, PracticeTag, edge_height

MIDDLE = 88.0  # su: under the sign of the house, over the doors


class PracticeSigns:
    """The tag under the sign and the striped edges; there while practice is on."""

    def __init__(self, page: QWidget) -> None:
        self.on = False
        self.tag = PracticeTag(page)
        self.edges = (PracticeEdge(page), PracticeEdge(page))
        self.set_on(False)

    def set_on(self, on: bool) -> None:
        """Show them, or take them away."""
        self.on = on
        for sign in (self.tag, *self.edges):
            sign.setVisible(on)

    def retranslate(self) -> None:
        """The word in the language of the interface."""
        self.tag.say(
            QCoreApplication.translate("LobbyPage", "Practice tables"),
            QCoreApplication.translate(
                "LobbyPage", "The doors lead to practice tables; your purse stays closed."
            ),
        )

    def lay_out(self, place: Place, size: QSize) -> None:
        """The tag in the middle, the edges above and below."""
        self.tag.k = place.k
        wide = self.tag.wanted_width() / place.k
        self.tag.lay_out(place, place.width / 2 - wide / 2, MIDDLE)
        for edge, y in zip(self.edges, (0, size.height() - edge_height(place)), strict=True):
            edge.lay_out(place, size.width(), y)
