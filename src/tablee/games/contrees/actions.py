"""The action space of Contrées: lay a character at a place, cast a sort, answer."""

from typing import Final

from mypy_extensions import i64

from tablee.core.state import NO_CARD
from tablee.games.contrees.cards import (
    AFFAIBLISSEMENT,
    ANNEXION,
    COLORS,
    ENTRAVE,
    TRANSLATION,
    TREPAS,
)

PLACES: Final[i64] = 4
ANNEX: Final[i64] = 332  # after four places for each of 83 characters
MOVE: Final[i64] = 336
KILL: Final[i64] = 340
WEAKEN: Final[i64] = 423
HAMPER: Final[i64] = 424
INVOKE: Final[i64] = 439
DECLINE: Final[i64] = 440
BLOCK: Final[i64] = 441
ACTIONS: Final[i64] = 442
PAIRS: Final = [(a, b) for a in range(6) for b in range(a + 1, 6)]


def card_used(action: i64) -> i64:
    """Return the card that leaves the hand, or `NO_CARD`."""
    if action < ANNEX:
        return action // PLACES
    if action < KILL:
        return ANNEXION if action < MOVE else TRANSLATION
    if action < WEAKEN:
        return TREPAS
    if action >= INVOKE:
        return NO_CARD
    return AFFAIBLISSEMENT if action == WEAKEN else ENTRAVE


def name_action(action: i64, codes: list[str], *, midway: bool) -> str:
    """Return `play b3a :2`, `annexion :1`, `translation :3 :1 :2`, `trepas b3a` and the like.

    Places are counted from 1. A Translation lists the places that the lands of the first, second
    and further places come from; the last one follows.
    """
    if action < ANNEX:
        return f"play {codes[action // PLACES]} :{action % PLACES + 1}"
    if action < MOVE:
        return f"annexion :{action - ANNEX + 1}"
    if action < KILL:
        return f":{action - MOVE + 1}" if midway else f"translation :{action - MOVE + 1}"
    if action < WEAKEN:
        return f"trepas {codes[action - KILL]}"
    if HAMPER <= action < INVOKE:
        one, other = PAIRS[action - HAMPER]
        return f"entrave {COLORS[one]} {COLORS[other]}"
    answers = ["invoke", "decline", "blocked"]
    return "affaiblissement" if action == WEAKEN else answers[action - INVOKE]
