"""How long tests wait for what must come: as long as it may take on the slowest and busiest machine.

What comes is not waited for any longer, so that only a test that fails takes so long.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import MultiSignalBlocker, SignalBlocker

PATIENCE = 120
"""Seconds for anything but pictures to be painted."""


class PatientBot(QtBot):
    """Has patience whoever is waited for: no test knows how busy the machine is that it runs on."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = 1000 * PATIENCE) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = 1000 * PATIENCE, **more: Any) -> SignalBlocker:
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitSignals(
        self, signals: list[Any], *, timeout: int = 1000 * PATIENCE, **more: Any
    ) -> MultiSignalBlocker:
        return super().waitSignals(signals, timeout=timeout, **more)
