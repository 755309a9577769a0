"""Bots by name, and agents of one's own by `module:function`."""

from importlib import import_module

from tablee.bots.levels import PLAIN, bot
from tablee.bots.players import Bot
from tablee.core.errors import GameError


def find_bot(name: str, seed: int = 0) -> Bot:
    """Return a bot by its name, or an agent of one's own by `module:function`.

    The function is given the seed and returns a `Bot`, or any object whose `choose(view)` returns
    an action. Whoever calls this with a name runs the code of that module.

    Raises:
        GameError: `unknown_bot`, `bad_agent`.
    """
    if not is_agent(name):
        return bot(name, seed)
    module, _, function = name.partition(":")
    try:
        agent = getattr(import_module(module), function)(seed)
        if not callable(getattr(agent, "choose", None)):
            raise TypeError(f"{type(agent).__name__} has no method choose(view)")
    except Exception as error:  # modules of others may raise anything
        reason = f"{type(error).__name__}: {error}"
        raise GameError("bad_agent", agent=name, reason=reason) from error
    found: Bot = agent
    return found


def is_agent(name: str) -> bool:
    """Return whether a name is that of an agent of one's own, `module:function`."""
    module, colon, function = name.partition(":")
    return bool(colon) and function.isidentifier() and module not in PLAIN
