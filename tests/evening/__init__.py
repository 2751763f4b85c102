"""The whole program played: the real window, real mouse and key events, real clock, real profile."""
