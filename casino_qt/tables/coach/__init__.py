"""Who looks over the person's shoulder in practice: what is worth what, what was an error, what it cost.

Nothing of it is made at a real table, where nobody may be advised.
"""
