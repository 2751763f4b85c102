"""What surrounds a table: its page, its buttons, its rail, the lines one writes in; a page for each game."""
