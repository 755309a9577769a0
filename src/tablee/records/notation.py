"""Cards and moves as players write them."""

from tablee.core.errors import GameError
from tablee.core.moves import check_turn, why_not
from tablee.core.state import DONE, NO_CARD, State
from tablee.core.zones import NOBODY
from tablee.records.setup import HIDDEN, Setup

TARGET = "@"
"""What stands before the first seat of a side that a move is aimed at."""

PLACE = ":"
"""What stands before the number of a place on the table."""


def play(state: State, seat: int, move: str) -> list[int]:
    """Do a whole move as players write it, all of its steps or none; return the steps.

    Raises:
        GameError: as `move_of`.
    """
    steps = move_of(state, seat, move).steps
    for step in steps:
        state.apply(step)
    return steps


def move_of(state: State, seat: int, move: str) -> "Walk":
    """A whole move of a seat, as players write it.

    Raises:
        GameError: `game_over`, `cards_to_deal`, `not_your_turn`, `illegal_move`, `unfinished_move`,
            `unknown_move`.
    """
    seats: int = state.seats
    check_turn(state, seat if 0 <= seat < seats else NOBODY)
    return read(state, move)


def read(state: State, move: str, *, whole: bool = True) -> "Walk":
    """A move of the seat on turn, from its words; not `whole` if it may go on."""
    check_turn(state, state.turn)
    words = move.split()
    found = _matching(Walk(state, []), " ".join(words), whole=whole)
    if found is None:
        raise _refusal(state, words, move)
    return found


def _refusal(state: State, words: list[str], move: str) -> GameError:
    """Why these words are no move: the first step that cannot be done, or the one that lacks."""
    for action in range(state.actions()):
        name = state.name(action).split()
        if name != (words[: len(name)] or [DONE] * state.midway):
            continue
        why = why_not(state, action)
        if why:
            return GameError("illegal_move", move=move, why=why)
        after = state.copy()
        after.apply(action)
        if after.midway:
            return _refusal(after, words[len(name) :], move)
    return GameError("unfinished_move" if state.midway and not words else "unknown_move", move=move)


def _matching(walk: "Walk", words: str, *, whole: bool) -> "Walk | None":
    """The walk, gone on by steps whose names are these words, to the end of a move or not."""
    for action in walk.after.legal():
        name = walk.after.name(action)
        if words.startswith(name):
            if len(words) > len(name) and words[len(name)] != " ":
                continue
        elif words or name != DONE:
            continue
        following = walk.then(int(action))
        rest = words[len(name) + 1 :]
        if not rest and not (following.after.midway and whole):
            return following
        found = _matching(following, rest, whole=whole) if following.after.midway else None
        if found is not None:
            return found
    return None


class Walk:
    """A move gone through step by step: the name and the card of each, and the state after all.

    The states are nobody's to change.
    """

    def __init__(self, state: State, steps: list[int]) -> None:
        self.before = state
        self.steps = steps
        self.names: list[str] = []
        self.cards: list[int] = []
        self.after = state.copy() if steps else state
        for step in steps:
            self._go(step)

    def _go(self, step: int) -> None:
        self.names.append(self.after.name(step))
        self.cards.append(int(self.after.card_of(step)))
        self.after.apply(step)

    def then(self, step: int) -> "Walk":
        """The same walk, gone on by a step."""
        twin = Walk(self.before, [])
        twin.steps, twin.names, twin.cards = [*self.steps, step], self.names[:], self.cards[:]
        twin.after = self.after.copy()
        twin._go(step)
        return twin

    @property
    def move(self) -> str:
        """The move as records write it."""
        return written(self.names)

    def shown(self, setup: Setup, viewer: int | None) -> str:
        """The move as `viewer` may read it, who sees only cards that lie open to it afterwards."""
        closed = self._closed_to(viewer)
        if not closed:
            return self.move
        names = []
        for name, card in zip(self.names, self.cards, strict=True):
            code = setup.faces[card].code if card in closed else None
            names.append(" ".join(HIDDEN if word == code else word for word in name.split()))
        return written(names)

    def _closed_to(self, viewer: int | None) -> list[int]:
        """The cards of the move that the viewer does not see afterwards."""
        cards = [card for card in self.cards if card != NO_CARD]
        if viewer is None or not cards:
            return []
        closed = [zone for zone in self.after.zones() if not zone.open_to(viewer)]
        return [card for card in cards if any(zone.holds(card) for zone in closed)]


def written(names: list[str]) -> str:
    """A move from the names of its steps."""
    return " ".join(names[:-1] if names[1:] and names[-1] == DONE else names)


def shown(setup: Setup, state: State, steps: list[int], viewer: int | None) -> str:
    """A move from this state as `viewer` may read it; to `None` everything is open."""
    return Walk(state, steps).shown(setup, viewer)
