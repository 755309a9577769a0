"""A game remembered step by step, with every position on the way."""

from typing import NamedTuple

from tablee.core.moves import deal
from tablee.core.zones import DEALER
from tablee.records import Setup


class Event(NamedTuple):
    """A deal (`seat` is `DEALER`) or one action of a seat."""

    seat: int
    action: int
    cards: list[int]


class History:
    """A game being played, and the states before each of its events."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.state = setup.start()
        self.events: list[Event] = []
        self.last_deal: dict[int, int] = {}
        self.states = [self.state.copy()]

    def deal(self, cards: list[int]) -> None:
        """Let the dealer deal."""
        deal(self.state, cards)
        self.last_deal.update(dict.fromkeys(cards, len(self.events)))
        self._note(Event(DEALER, -1, cards))

    def apply(self, action: int) -> None:
        """Let the seat on turn act."""
        seat = self.state.turn
        self.state.apply(action)
        self._note(Event(seat, action, []))

    def _note(self, event: Event) -> None:
        self.events.append(event)
        self.states.append(self.state.copy())
