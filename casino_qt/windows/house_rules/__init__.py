"""The house rules as the person chooses them: clauses, sets under a name, and what each is worth."""
