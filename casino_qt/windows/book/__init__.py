"""The book of the house on its counter: every round ever played, filtered, sorted, taken out, checked."""
