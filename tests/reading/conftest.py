"""Somebody listens: what would go to the bus is kept as words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication

from tests.screenshots.fit import BlankPictures
from tests.windows.conftest import unhurried

__all__ = ["unhurried"]


@pytest.fixture(scope="module")
def pictures(qapp: QApplication) -> Iterator[BlankPictures]:
    pictures = BlankPictures()
    yield pictures
    pictures.close()


@dataclass
class Ear:
    """What was announced, in order; `urgent` are those that would not wait for a pause."""

    heard: list[str] = field(default_factory=list)
    urgent: list[str] = field(default_factory=list)
    focused: list[str] = field(default_factory=list)

    def take(self) -> list[str]:
        """What was heard since it was last asked."""
        heard, self.heard = self.heard, []
        return heard


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Ear:
    ear = Ear()

    def update(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            assert isinstance(event.object(), QObject)
            ear.heard.append(event.message())
            if event.politeness() is QAccessible.AnnouncementPoliteness.Assertive:
                ear.urgent.append(event.message())
        elif event.type() is QAccessible.Event.Focus:
            ear.focused.append(event.accessibleInterface().text(QAccessible.Text.Name))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    return ear
