"""The roulette table behind signals and slots, tested."""
