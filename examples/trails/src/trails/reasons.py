"""What speaks for and against an action of Five Trails, for hints and reviews."""

from tablee.bots.reasons import Reason
from tablee.core.explanations import Explanation
from trails.rules import CARDS, COST, DISCARD, DRAW, Trails, color_of, value_of


def find_reasons(state: Trails, action: int) -> list[Reason]:
    """Return what an action does for the trails of both players."""
    seat = int(state.turn)
    if action >= DRAW:
        pile = state.discards[action - DRAW - 1].cards if action > DRAW else None
        if pile is None:
            return [_reason("draws", 5)]
        helps = state.helps(seat, int(pile[len(pile) - 1]))
        return [_reason("picks-useful", 10) if helps else _reason("picks-useless", -10)]
    card = action % CARDS
    if action >= DISCARD:
        return _reasons_to_discard(state, seat, card)
    return _reasons_to_lay(state, seat, card)


def _reasons_to_discard(state: Trails, seat: int, card: int) -> list[Reason]:
    reasons = []
    if state.helps(seat, card):
        reasons.append(_reason("useful", -20))
    if not state.fits(seat, card):
        reasons.append(_reason("useless", 20))
    if state.helps(1 - seat, card):
        reasons.append(_reason("gives", -25))
    return reasons


def _reasons_to_lay(state: Trails, seat: int, card: int) -> list[Reason]:
    color, after = color_of(card), state.copy()
    assert isinstance(after, Trails)
    after.apply(card)
    points = after.worth(seat, color) - state.worth(seat, color)
    own = [value_of(other) for other in state.held(seat) if color_of(other) == color]
    skipped = len([value for value in own if value < value_of(card)])
    if len(state.trail(seat, color).cards) > 0:
        reasons = [_reason("goes-on", points, points=points)]
    else:
        reasons = [_reason("begins", 2 * (sum(own) - COST), points=sum(own), cost=COST)]
    if skipped:
        reasons.append(_reason("skips", -12 * skipped, count=skipped))
    return reasons


def _reason(name: str, weight: int, **numbers: int) -> Reason:
    return Reason(Explanation(name, numbers=numbers), weight)
