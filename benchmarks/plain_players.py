"""Plain strategies as fixed points of the arena: agents by `plain_players:NAME`.

    PYTHONPATH=benchmarks tablee arena high-society --seats 3 --bots master,plain_players:passer

`one_ply` plays every game; the others are those of auctions.
"""

from itertools import combinations

from tablee.bots.players import Bot, Random
from tablee.core.rng import Rng
from tablee.core.views import View, determinize
from tablee.games.auction import Auction
from tablee.games.auction.rules import MONEY, NOTES, POSSESSIONS, SCANDAL, note_of

PASS, DONE = int(NOTES), int(NOTES) + 1
CAP_FOR_TITLE, CAP_FOR_MISFORTUNE = 12, 8


class Bidder:
    """Bids as little as wins for now, as long as the whole bid stays within a cap."""

    def __init__(self, cap: int | None) -> None:
        self._cap = cap

    def choose(self, view: View) -> int:
        """Return the next step of the cheapest bid, or pass."""
        state = view.state
        assert isinstance(state, Auction)
        legal = [int(action) for action in state.legal()]
        if state.robbed or len(legal) == 1:
            return legal[0]
        if DONE in legal:
            return DONE
        own = sum(MONEY[note_of(card)] for card in state.bids[view.seat].cards)
        notes = cheapest(state, view.seat, int(state.highest) - own)
        total = own + sum(MONEY[note] for note in notes)
        cap = self._find_cap(state) if not state.midway else total
        return notes[0] if notes and total <= cap else PASS

    def _find_cap(self, state: Auction) -> int:
        lot = int(state.lot.cards[0])
        if self._cap is None:
            return sum(MONEY)
        if lot < POSSESSIONS:
            return min(lot + 1, self._cap)
        return CAP_FOR_TITLE if lot < SCANDAL else CAP_FOR_MISFORTUNE


def cheapest(state: Auction, seat: int, above: int) -> list[int]:
    """Return the fewest notes in hand of the least sum above a number, or none."""
    notes = [int(note_of(card)) for card in state.hands[seat].cards]
    notes = [note for note in notes if note > state.laid]
    choices = [
        (sum(MONEY[note] for note in some), count, sorted(some))
        for count in range(1, len(notes) + 1)
        for some in combinations(notes, count)
    ]
    return min((choice for choice in choices if choice[0] > above), default=(0, 0, []))[2]


class OnePly:
    """Does what leads to the best standing at once, in one world that it imagines."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View) -> int:
        """Return the action with the greatest lead in points; chance decides among equals."""
        world = determinize(view, Rng(self._seed))
        leads = {}
        for action in view.state.legal():
            after = world.copy()
            after.apply(action)
            scores, places = after.scores(), after.places()
            others = [score for seat, score in enumerate(scores) if seat != view.seat]
            sign = -1 if _is_better_low(scores, places) else 1
            leads[int(action)] = -places[view.seat], sign * (scores[view.seat] - max(others))
        best = max(leads.values())
        equals = [action for action, lead in leads.items() if lead == best]
        return equals[Random(self._seed).choose(view) % len(equals)]


def _is_better_low(scores: list[int], places: list[int]) -> bool:
    """Return whether the seat of the best place has the fewest points."""
    return scores[places.index(min(places))] < max(scores)


class Passer(Bidder):
    """Never spends anything."""

    def __init__(self) -> None:
        super().__init__(0)

    def choose(self, view: View) -> int:
        """Pass, or do what must be done."""
        legal = [int(action) for action in view.state.legal()]
        return PASS if PASS in legal else legal[0]


def passer(seed: int) -> Passer:
    """Return a player who always passes."""
    return Passer()


def capped(seed: int) -> Bidder:
    """Return a player who pays at most what a lot is worth, and never much."""
    return Bidder(8)


def spendthrift(seed: int) -> Bidder:
    """Return a player who never passes while it can bid."""
    return Bidder(None)


def one_ply(seed: int) -> OnePly:
    """Return a player who looks one action ahead."""
    return OnePly(seed)


__all__ = ["Bot", "capped", "one_ply", "passer", "spendthrift"]
