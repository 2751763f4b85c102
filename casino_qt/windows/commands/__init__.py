"""The commands of the house: what can be done by a key, which key it is, and the sheet that shows them."""
