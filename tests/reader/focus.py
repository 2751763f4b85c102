"""A window manager's two duties on a display without one: the keyboard to the largest window, and its end."""

from __future__ import annotations

import ctypes
import ctypes.util
from collections.abc import Iterator
from contextlib import contextmanager

POINTER_ROOT_OR_PARENT, CURRENT_TIME, VIEWABLE, CLIENT_MESSAGE = 2, 0, 2, 33


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


class _Message(ctypes.Structure):
    """XClientMessageEvent, as long as an XEvent is."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("room", ctypes.c_byte * 96),
    )


def give_keyboard(display_name: str) -> bool:
    """Whether there was a window to give it to. Raises OSError without Xlib or such a display."""
    with _largest(display_name) as (x, display, window):
        if window:
            x.XSetInputFocus(display, ctypes.c_ulong(window), POINTER_ROOT_OR_PARENT, CURRENT_TIME)
        return bool(window)


def ask_to_close(display_name: str) -> bool:
    """Close the window as the cross in its frame does; whether there was one. Raises as `give_keyboard`."""
    with _largest(display_name) as (x, display, window):
        if window:
            x.XInternAtom.restype = ctypes.c_ulong
            kind, wish = (x.XInternAtom(display, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
            message = _Message(CLIENT_MESSAGE, 0, 1, display, window, kind, 32)
            message.data[0], message.data[1] = wish, CURRENT_TIME
            x.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
        return bool(window)


@contextmanager
def _largest(display_name: str) -> Iterator[tuple[ctypes.CDLL, ctypes.c_void_p, int]]:
    """Xlib, the display and its largest shown window, 0 where there is none; what was asked is done then."""
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
        yield x, display, max(mapped, default=(0, 0))[1]
        x.XSync(display, 0)
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
