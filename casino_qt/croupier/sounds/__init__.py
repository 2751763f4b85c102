"""How calls sound, for guests who do not speak the tongue of the table: a readable respelling."""
