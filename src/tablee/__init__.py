"""Tablée: card games with hidden cards, for friends, bots and researchers around one table."""

from typing import TYPE_CHECKING

__version__ = "0.1.0"
__all__ = ["Bot", "GameError", "Match", "Sight", "__version__", "bot", "load", "new", "shelf"]

if TYPE_CHECKING:
    from tablee.api import Bot, GameError, Match, Sight, bot, load, new, shelf
else:

    def __getattr__(name: str) -> object:
        """What stands in `tablee.api`, fetched when it is first asked for: importing is quick."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from tablee import api  # noqa: PLC0415

        return getattr(api, name)
