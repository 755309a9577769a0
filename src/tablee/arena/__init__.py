"""Tournaments: bots play the same deals in every seat; results have confidence intervals."""
