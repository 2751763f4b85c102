"""The windows: lobby, table page, settings, rules. Everything a person clicks that is not on the cloth."""
