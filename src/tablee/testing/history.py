"""A game with the history of its events and states."""

from typing import NamedTuple

from tablee.core.moves import deal
from tablee.core.setup import Setup
from tablee.core.zones import DEALER


class PastEvent(NamedTuple):
    """A deal (`seat` is `DEALER`) or one action of a seat."""

    seat: int
    action: int
    cards: list[int]


class History:
    """A game in progress, its events, and the states before each of them and now."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.state = setup.start()
        self.events: list[PastEvent] = []
        self.last_deal: dict[int, int] = {}
        self.states = [self.state.copy()]

    def deal(self, cards: list[int]) -> None:
        """Deal these cards."""
        deal(self.state, cards)
        self.last_deal.update(dict.fromkeys(cards, len(self.events)))
        self._append(PastEvent(DEALER, -1, cards))

    def apply(self, action: int) -> None:
        """Apply an action of the seat on turn."""
        seat = self.state.turn
        self.state.apply(action)
        self._append(PastEvent(seat, action, []))

    def _append(self, event: PastEvent) -> None:
        self.events.append(event)
        self.states.append(self.state.copy())
