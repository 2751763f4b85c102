"""Practice: the tables on a purse of their own, with hints, warnings and a book of one's errors.

What is here is never made at a real table.
"""
