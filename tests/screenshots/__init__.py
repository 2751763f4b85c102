"""Pictures of every window and table state, made without a display and always the same."""
