"""The voice without a sound: its queue, both sides of its child, the choice among voices."""
