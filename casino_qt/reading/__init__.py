"""What a screen reader is told: parts of painted things, roles of painted widgets, announcements."""
