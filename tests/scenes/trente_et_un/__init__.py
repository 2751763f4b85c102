"""The table of тридцать одно on the screen."""
