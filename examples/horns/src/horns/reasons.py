"""What speaks for and against a card of Horns, for hints and reviews."""

from horns.rules import CARDS, ROW_SIZE, Horns, cost_of
from tablee.bots.reasons import Reason
from tablee.core.explanations import Explanation


def find_reasons(state: Horns, action: int) -> list[Reason]:
    """Return what a card would cost as the rows lie now."""
    costs = [cost_of(row) for row in state.rows]
    if action >= CARDS:
        horns = costs[action - CARDS]
        return [Reason(Explanation("takes", numbers={"horns": horns}), -10 * horns)]
    row = state.row_for(action)
    if row is None:
        why = Explanation("below", numbers={"horns": min(costs)})
        return [Reason(why, -10 * min(costs) - 5)]
    number = state.rows.index(row)
    room = ROW_SIZE - len(row.cards)
    if room == 0:
        why = Explanation("sixth", numbers={"row": number + 1, "horns": costs[number]})
        return [Reason(why, -10 * costs[number])]
    between = action - int(row.cards[len(row.cards) - 1]) - 1
    return [
        Reason(Explanation("room", numbers={"row": number + 1, "count": room}), room),
        Reason(Explanation("between", numbers={"count": between}), -between // 4),
    ]
