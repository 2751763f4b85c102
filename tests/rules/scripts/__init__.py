"""Table scripts, tested; the .json files here are scripts and what `replay --json` makes of them."""
