"""Gives the keyboard of a display without a window manager to the largest window on it: nobody else does."""

from __future__ import annotations

import ctypes
import ctypes.util

POINTER_ROOT_OR_PARENT, CURRENT_TIME, VIEWABLE = 2, 0, 2


class _Attributes(ctypes.Structure):
    """XWindowAttributes, as far as it is asked; the rest is room."""

    _fields_ = (
        ("x", ctypes.c_int),
        ("y", ctypes.c_int),
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("border_width", ctypes.c_int),
        ("depth", ctypes.c_int),
        ("visual", ctypes.c_void_p),
        ("root", ctypes.c_ulong),
        ("window_class", ctypes.c_int),
        ("bit_gravity", ctypes.c_int),
        ("win_gravity", ctypes.c_int),
        ("backing_store", ctypes.c_int),
        ("backing_planes", ctypes.c_ulong),
        ("backing_pixel", ctypes.c_ulong),
        ("save_under", ctypes.c_int),
        ("colormap", ctypes.c_ulong),
        ("map_installed", ctypes.c_int),
        ("map_state", ctypes.c_int),
        ("room", ctypes.c_byte * 64),
    )


def give_keyboard(display_name: str) -> bool:
    """Whether there was a window to give it to. Raises OSError without Xlib or such a display."""
    x = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XDefaultRootWindow.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x.XOpenDisplay(display_name.encode()))
    if not display:
        raise OSError(f"no display {display_name}")
    try:
        root = ctypes.c_ulong(x.XDefaultRootWindow(display))
        mapped = [
            (size, window) for window in _children(x, display, root) if (size := _size(x, display, window))
        ]
        if not mapped:
            return False
        window = ctypes.c_ulong(max(mapped)[1])
        x.XSetInputFocus(display, window, POINTER_ROOT_OR_PARENT, CURRENT_TIME)
        x.XSync(display, 0)
        return True
    finally:
        x.XCloseDisplay(display)


def _children(x: ctypes.CDLL, display: ctypes.c_void_p, root: ctypes.c_ulong) -> list[int]:
    above, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
    found = ctypes.POINTER(ctypes.c_ulong)()
    x.XQueryTree(display, root, *(ctypes.byref(out) for out in (above, parent, found, count)))
    windows = [int(found[at]) for at in range(count.value)]
    if found:
        x.XFree(found)
    return windows


def _size(x: ctypes.CDLL, display: ctypes.c_void_p, window: int) -> int:
    """Pixels of a window that is shown; 0 for any other."""
    about = _Attributes()
    known = x.XGetWindowAttributes(display, ctypes.c_ulong(window), ctypes.byref(about))
    return about.width * about.height if known and about.map_state == VIEWABLE else 0
