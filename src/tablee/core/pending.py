"""What goes on at a table over several turns, besides the cards."""

from typing import NamedTuple

from tablee.core.zones import NOBODY


class Pending(NamedTuple):
    """Something that somebody has begun and that a later turn will end, as everybody sees it."""

    name: str
    zone: str
    """Where it goes on."""
    seat: int
    """Who has begun it."""
    turns: int
    """How many turns it lasts in all."""
    left: int
    """How many of them are left, with the one that is being played."""
    last: int
    """Whose turn will be the last of them."""
    strengths: list[int | None]
    """How strong each seat is in it; `None` for those who take no part."""
    ahead: int = NOBODY
    """Who would win it as it stands."""
    words: tuple[str, ...] = ()
    """What else was said when it began, in words of moves."""
