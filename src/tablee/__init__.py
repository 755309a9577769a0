"""Tablée: card games with hidden cards, for friends, bots and researchers around one table."""

__version__ = "0.1.0"
