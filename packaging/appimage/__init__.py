"""An AppImage round the frozen program of Linux."""
