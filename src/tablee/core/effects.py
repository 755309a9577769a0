"""Public effects that last several turns, such as combats and lasting sorts."""

from typing import NamedTuple

from tablee.core.zones import NOBODY


class OngoingEffect(NamedTuple):
    """An effect in progress, with the turn on which it ends, as everybody sees it."""

    name: str
    zone: str
    """The name of the zone it affects."""
    seat: int
    """The seat that started it."""
    turns: int
    """Its duration in turns."""
    left: int
    """Remaining turns, the current one included."""
    last: int
    """The seat whose turn is the last one."""
    strengths: list[int | None]
    """The strength of each seat; `None` for seats that take no part."""
    ahead: int = NOBODY
    """The seat that would win as it stands."""
    words: tuple[str, ...] = ()
    """Further choices made at its start, in words of moves."""
