"""What is asked of the desktop and of Qt: the language, the wish for less movement, the portal."""
