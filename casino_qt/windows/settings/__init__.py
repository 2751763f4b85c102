"""The room of the settings: one module a page, the sheet that turns them."""
