"""Questions and choices: the seats that are asked now, and their legal answers.

Most of the time one seat is on turn. Where a game asks several together, the rules still ask one
after the other; here is who will be asked, and the state that each of them will answer in.
"""

from collections.abc import Iterator

from tablee.core.errors import GameError
from tablee.core.moves import NOT_HELD, why_not
from tablee.core.notation import ParsedMove, parse_move
from tablee.core.setup import Setup
from tablee.core.state import DONE, NO_CARD, State
from tablee.core.zones import HAND
from tablee.table.messages import Choice, Detail, LogMessage, WordList
from tablee.table.previews import Previews
from tablee.table.visibility import seen_cards


def asked_seats(state: State) -> dict[int, State]:
    """Return the seats that are asked, in their order, each with the state that it answers in.

    Nobody is asked twice, nor in a state that shows them more than the present one.
    """
    if state.turn < 0:
        return {}
    asked = {int(state.turn): state}
    following: State | None = state
    while following is not None:
        following = next(following_questions(following, state), None)
        if following is None or int(following.turn) in asked:
            break
        asked[int(following.turn)] = following
    return asked


def following_questions(state: State, first: State | None = None) -> Iterator[State]:
    """Yield the states in which another seat is asked the same, one for each answer.

    `first` is the state in which the question began, if it was put to others before.
    """
    if not state.asks() or state.midway:
        return
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        while after.midway:
            after.apply(after.legal()[0])
        if after.turn != state.turn and is_same_question(first or state, after):
            yield after


def prompt_message(setup: Setup, state: State) -> LogMessage:
    """Return what the seat on turn is asked: the game's own sentence, or a general one."""
    name, details = state.prompt()
    if not name:
        asks = state.asks()
        return LogMessage(f"ask-{asks}" if asks else "ask", {})
    said: dict[str, Detail] = {}
    for key, value in details.items():
        said[key] = WordList([value]) if isinstance(value, str) else value
    return LogMessage(f"{setup.game.slug}-ask-{name}", said)


def is_same_question(first: State, after: State) -> bool:
    """Return whether the seat on turn is still asked what was asked in the first state.

    What the answers so far have shown it, it was not to know when it was asked: a new question.
    """
    if after.turn < 0 or after.asks() != first.asks():
        return False
    return seen_cards(after, int(after.turn)) <= seen_cards(first, int(after.turn))


def state_after(state: State, move: str) -> State:
    """Return the state after a partial move of the seat on turn; `""` for the beginning.

    Raises:
        GameError: `no_more_steps` after a whole move; `illegal_move`, `unknown_move`.
    """
    return _begun(state, move).after


def _begun(state: State, move: str) -> ParsedMove:
    """Parse a partial move of the seat on turn; raise as `state_after`."""
    if not move.split():
        return ParsedMove(state, [])
    begun = parse_move(state, move, whole=False)
    if not begun.after.midway:
        raise GameError("no_more_steps", move=move)
    return begun


def objections(state: State, shown: list[str], card: str) -> list[str]:
    """Return the rulings against using a card of the seat on turn now, each once.

    A ruling comes before a case of one, such as the own side as a target, and what refines others
    before them: whoever tells one reason only tells the first.

    Only its own hand is looked at: of any other card it learns that it does not hold it.
    """
    own = [zone for zone in state.zones() if zone.owner == state.turn]
    hand = [number for zone in own if zone.name.startswith(HAND) for number in zone.cards]
    if card not in [shown[number] for number in hand]:
        return [NOT_HELD]
    reasons = {
        why_not(state, action)
        for action in range(state.actions())
        if (used := state.card_of(action)) != NO_CARD and shown[used] == card
    }
    return sorted(sorted(reasons - {""}, reverse=True), key=lambda why: why.count("-"))


def legal_choices(state: State, move: str, shown: list[str] | None = None) -> list[Choice]:
    """Return how the seat on turn may go on from a partial move.

    With `shown`, the code of each card, every choice has its preview.

    Raises:
        GameError: as `state_after`.
    """
    said = " ".join([*move.split(), ""])
    begun = _begun(state, move)
    after = begun.after
    previews = Previews(state, shown, begun.steps) if shown is not None else None
    choices: list[Choice] = []
    for action in after.legal():
        name = after.name(action)
        if name == DONE:
            continue
        following = _following(after, int(action)) if after.goes_on(action) else {}
        steps = [int(action)]
        if DONE in following:
            steps.append(following[DONE])
        choices.append(
            Choice(
                said + name,
                whole=not following or DONE in following,
                open=len(following) > (DONE in following),
                preview=previews.preview(steps) if previews is not None else [],
            )
        )
    return choices


def _following(state: State, action: int) -> dict[str, int]:
    """Return the steps after this one by their names; none if it ends the move."""
    after = state.copy()
    after.apply(action)
    return {after.name(step): int(step) for step in after.legal()} if after.midway else {}
