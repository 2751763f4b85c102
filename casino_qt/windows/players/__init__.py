"""Who plays: the sheet of players, the sheet of a player's snapshots, and a line to write a name on."""
