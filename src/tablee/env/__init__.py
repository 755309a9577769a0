"""Doors for research: our games as other libraries want to see them."""
