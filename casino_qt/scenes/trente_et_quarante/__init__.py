"""The trente-et-quarante table as a picture: its places, its state at rest, and the retelling of a coup."""
