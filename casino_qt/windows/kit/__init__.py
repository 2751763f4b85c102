"""The house's own widgets: enamel and dark plates, keys, rings, sheets. They know nothing of any game."""
