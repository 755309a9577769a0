"""Notation: moves as players and records write them."""

from tablee.core.errors import GameError
from tablee.core.moves import check_turn, why_not
from tablee.core.state import DONE, State
from tablee.core.zones import NOBODY

TARGET = "@"
"""Prefix of the first seat of the side that a move targets."""

PLACE = ":"
"""Prefix of the number of a place on the table."""


def play_move(state: State, seat: int, move: str) -> list[int]:
    """Play a whole move in notation, all of its steps or none; return the steps.

    Raises:
        GameError: as `parse_move_of`.
    """
    steps = parse_move_of(state, seat, move).steps
    for step in steps:
        state.apply(step)
    return steps


def parse_move_of(state: State, seat: int, move: str) -> "ParsedMove":
    """Parse a whole move of a seat.

    Raises:
        GameError: `game_over`, `cards_to_deal`, `not_your_turn`, `illegal_move`, `unfinished_move`,
            `unknown_move`.
    """
    seats: int = state.seats
    check_turn(state, seat if 0 <= seat < seats else NOBODY)
    return parse_move(state, move)


def parse_move(state: State, move: str, *, whole: bool = True) -> "ParsedMove":
    """Parse a move of the seat on turn; if not `whole`, it may be unfinished."""
    check_turn(state, state.turn)
    words = move.split()
    parsed = _match_words(ParsedMove(state, []), " ".join(words), whole=whole)
    if parsed is None:
        raise _explain_refusal(state, words, move)
    return parsed


def _explain_refusal(state: State, words: list[str], move: str) -> GameError:
    """Return the error for these words: the first illegal step, or a missing one."""
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
            return _explain_refusal(after, words[len(name) :], move)
    return GameError("unfinished_move" if state.midway and not words else "unknown_move", move=move)


def _match_words(parsed: "ParsedMove", words: str, *, whole: bool) -> "ParsedMove | None":
    """Extend a move by steps whose names are these words (backtracking); None if impossible."""
    for action in parsed.after.legal():
        name = parsed.after.name(action)
        if words.startswith(name):
            if len(words) > len(name) and words[len(name)] != " ":
                continue
        elif words or name != DONE:
            continue
        longer = parsed.extend(int(action))
        rest = words[len(name) + 1 :]
        if not rest and not (longer.after.midway and whole):
            return longer
        match = _match_words(longer, rest, whole=whole) if longer.after.midway else None
        if match is not None:
            return match
    return None


class ParsedMove:
    """The steps of a move with their names and cards, and the states around it (read-only)."""

    def __init__(self, state: State, steps: list[int]) -> None:
        self.before = state
        self.steps = steps
        self.names: list[str] = []
        self.cards: list[int] = []
        self.after = state.copy() if steps else state
        for step in steps:
            self._apply(step)

    def _apply(self, step: int) -> None:
        self.names.append(self.after.name(step))
        self.cards.append(int(self.after.card_of(step)))
        self.after.apply(step)

    def extend(self, step: int) -> "ParsedMove":
        """Return this move with one more step."""
        twin = ParsedMove(self.before, [])
        twin.steps, twin.names, twin.cards = [*self.steps, step], self.names[:], self.cards[:]
        twin.after = self.after.copy()
        twin._apply(step)
        return twin

    @property
    def move(self) -> str:
        """The move in notation, as in records."""
        return format_move(self.names)


def format_move(names: list[str]) -> str:
    """Join the names of the steps of a move, without a final `DONE`."""
    return " ".join(names[:-1] if names[1:] and names[-1] == DONE else names)
