"""The windows, driven by real mouse and key events."""
