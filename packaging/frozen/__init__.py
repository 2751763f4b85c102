"""The frozen program: what PyInstaller is told, and what is left out of what it gathers."""
