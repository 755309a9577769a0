"""Tournaments: bots at the same deals in every seat, and what can be said of their strength."""
