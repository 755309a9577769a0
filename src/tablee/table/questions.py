"""Who is asked now, and what they may answer.

Most of the time one seat is on turn. Where a game asks several together, the rules still ask one
after the other; here is who will be asked, and the state that each of them will answer in.
"""

from collections.abc import Iterator

from tablee.core.errors import GameError
from tablee.core.moves import NOT_HELD, why_not
from tablee.core.state import DONE, NO_CARD, State
from tablee.core.zones import HAND
from tablee.records import read
from tablee.table.shapes import Choice


def asked(state: State) -> dict[int, State]:
    """The seats that are asked, in their order, each with the state that it answers in."""
    if state.turn < 0:
        return {}
    found = {int(state.turn): state}
    while state.asks():
        following = next(answered(state), None)
        if following is None:
            break
        found[int(following.turn)] = state = following
    return found


def answered(state: State) -> Iterator[State]:
    """The states in which another seat is asked the same, one for each answer that leads there."""
    if not state.asks() or state.midway:
        return
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        while after.midway:
            after.apply(after.legal()[0])
        if after.asks() == state.asks() and after.turn != state.turn:
            yield after


def begun(state: State, move: str) -> State:
    """The state after what the seat on turn has said of its move; `""` for the beginning.

    Raises:
        GameError: `no_more_steps` after a whole move; `illegal_move`, `unknown_move`.
    """
    after = read(state, move, whole=False).after if move.split() else state
    if move.split() and not after.midway:
        raise GameError("no_more_steps", move=move)
    return after


def against(state: State, shown: list[str], card: str) -> list[str]:
    """What speaks against using a card of the seat on turn now, each ruling once.

    Only its own hand is looked at: of any other card it learns that it does not hold it.
    """
    own = [zone for zone in state.zones() if zone.owner == state.turn]
    hand = [number for zone in own if zone.name.startswith(HAND) for number in zone.cards]
    if card not in [shown[number] for number in hand]:
        return [NOT_HELD]
    found = [
        why_not(state, action)
        for action in range(state.actions())
        if (used := state.card_of(action)) != NO_CARD and shown[used] == card
    ]
    return [why for why in dict.fromkeys(found) if why]


def choices(state: State, move: str) -> list[Choice]:
    """How the seat on turn may go on from what it has said of its move; raises as `begun`."""
    said = " ".join([*move.split(), ""])
    after = begun(state, move)
    found: list[Choice] = []
    for action in after.legal():
        name = after.name(action)
        if name == DONE:
            continue
        following = _following(after, int(action)) if after.goes_on(action) else [DONE]
        found.append(Choice(said + name, whole=DONE in following, open=following != [DONE]))
    return found


def _following(state: State, action: int) -> list[str]:
    """The names of the steps after this one, or that it is done."""
    after = state.copy()
    after.apply(action)
    return [after.name(step) for step in after.legal()] if after.midway else [DONE]
