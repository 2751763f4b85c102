"""The tests mirror the rooms of casino_qt."""
