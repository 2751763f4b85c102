"""Тридцать одно (house rules, section 3): one banker, punters around the table, and a bank that moves."""
