"""Bots: they see views only, never what lies under them."""
