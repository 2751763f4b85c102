"""What is there to be read: house rules, glossary, licences, who made it."""
