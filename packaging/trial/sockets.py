"""Which sockets a program opened, from what strace wrote."""

from __future__ import annotations

import re

_SOCKET = re.compile(r"socket\((AF_\w+)")
LOCAL = frozenset({"AF_UNIX", "AF_LOCAL", "AF_NETLINK"})
"""Sockets of this machine: the display, the buses, and the kernel's own tidings."""


def families(trace: str) -> dict[str, int]:
    """How often a socket of each family was opened, from what strace wrote."""
    found: dict[str, int] = {}
    for family in _SOCKET.findall(trace):
        found[family] = found.get(family, 0) + 1
    return found
