"""Size of text, colours, screens, and what is seen where one looks."""
