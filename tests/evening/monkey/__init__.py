"""A monkey at the real window: everything that can be pressed, drawn, turned and typed, legal or not."""
