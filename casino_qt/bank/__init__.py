"""The counting-house: chips, the double-entry ledger, the profile file, recovery after a crash. No Qt."""
