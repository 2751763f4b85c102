"""Tests of the roulette."""
