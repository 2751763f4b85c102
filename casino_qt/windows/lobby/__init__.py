"""The lobby: a wall with four doors, and the cashier's counter."""
