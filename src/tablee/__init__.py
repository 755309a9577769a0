"""Tablée: card games with hidden cards, for friends, bots and researchers around one table."""

from typing import TYPE_CHECKING

__version__ = "0.2.0"
__all__ = ["Bot", "GameError", "Match", "Sight", "__version__", "bot", "load", "new", "shelf"]

if TYPE_CHECKING:
    from tablee.api import Match, Sight, load, new, shelf
    from tablee.bots.levels import bot
    from tablee.bots.players import Bot
    from tablee.core.errors import GameError
else:

    def __getattr__(name: str) -> object:
        """Import the public API from `tablee.api` on first use, so that importing is quick."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from tablee import api  # noqa: PLC0415

        return getattr(api, name)
