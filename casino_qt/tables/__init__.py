"""The tables as the house runs them: rules behind signals and slots, banked before they are seen."""
