"""Pictures: colours, paths, materials, cards, chips and what is baked from them."""
