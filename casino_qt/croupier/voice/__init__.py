"""The croupier's voice: which call is spoken when, and the child that speaks it. Silence is allowed."""
