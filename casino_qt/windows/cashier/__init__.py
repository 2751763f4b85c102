"""The cashier's desk: cash for chips and back, chips for other chips, and what the house gives."""
