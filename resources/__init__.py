"""Pictures, icons and help that come with the program, and the recipe that paints them."""
