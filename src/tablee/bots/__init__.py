"""Bots: heuristics, searches and levels; they are given views, never states."""
