"""Tests of blackjack."""
