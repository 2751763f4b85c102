"""The placard of a table: limits, what is paid, the rules in force. Read at the table, printed, kept."""
