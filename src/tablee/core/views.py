"""Views: a state as one seat sees it, and determinizations of it (worlds)."""

from typing import NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.zones import Zone


class View(NamedTuple):
    """A state as one seat sees it: hidden cards are negative numbers."""

    seat: int
    state: State


def view(state: State, seat: i64) -> View:
    """Return the view of a seat: a hidden card is -1 minus its back, equal cards are the same."""
    seen = state.copy()
    for zone in seen.zones():
        cards = zone.cards
        is_open = zone.open_to(seat)
        for i in range(len(cards)):
            cards[i] = state.face(cards[i]) if is_open else -1 - state.back(cards[i])
    return View(seat, seen)


def determinize(view: View, rng: Rng) -> State:
    """Return a random world consistent with everything that the seat can know."""
    return Worlds(view).imagine(rng)


class Worlds:
    """Samples worlds from one view; what they have in common is computed once."""

    def __init__(self, view: View) -> None:
        self._seen = view.state.copy()
        zones = self._seen.zones()
        self._hidden = _number_open_cards(self._seen, zones)
        self._closed = vec[i64]()  # positions of the zones with hidden cards
        for number in range(len(zones)):
            if [1 for card in zones[number].cards if card < 0]:
                self._closed = append(self._closed, number)

    def imagine(self, rng: Rng) -> State:
        """Return a random world: hidden cards shuffled, then re-placed where ruled out."""
        world = self._seen.copy()
        zones = world.zones()
        loose = self._hidden[:]
        rng.shuffle(loose)
        lifted = vec[i64]()
        placed: i64 = 0
        for number in self._closed:
            zone = zones[number]
            cards = zone.cards
            for i in range(len(cards)):
                if cards[i] < 0:
                    card = _take(world, loose, placed, -1 - cards[i])
                    placed += 1
                    if zone.bars(card):
                        lifted = append(lifted, card)
                    else:
                        cards[i] = card
        if len(lifted) > 0:
            slots = _Slots(world, self._seen.zones(), rng)
            for i in range(len(lifted)):
                slots.place_anew(lifted[i])
        return world


def _number_open_cards(world: State, zones: list[Zone]) -> vec[i64]:
    """Give equal open cards different numbers; return the hidden cards."""
    loose = vec[i64](list(range(sum([len(zone.cards) for zone in zones]))))
    for zone in zones:
        for i in range(len(zone.cards)):
            card = zone.cards[i]
            if card >= 0:
                while loose[card] < 0 or world.face(card) != zone.cards[i]:
                    card += 1
                loose[card] = -1
                zone.cards[i] = card
    closed = vec[i64]()
    for card in loose:
        if card >= 0:
            closed = append(closed, card)
    return closed


def _take(world: State, loose: vec[i64], start: i64, back: i64) -> i64:
    """Swap the next loose card with this back to `start`, and return it."""
    at = start
    while world.back(loose[at]) != back:
        at += 1
    loose[at], loose[start] = loose[start], loose[at]
    return loose[start]


class _Slots:
    """Bipartite matching of cards to hidden slots; the true deal proves that one exists."""

    def __init__(self, world: State, seen: list[Zone], rng: Rng) -> None:
        self._world = world
        self._rng = rng
        self._zones: list[Zone] = []
        self._positions = vec[i64]()
        self._tried = vec[i64]()
        zones = world.zones()
        for number in range(len(zones)):
            for position in range(len(seen[number].cards)):
                if seen[number].cards[position] < 0:
                    self._zones.append(zones[number])
                    self._positions = append(self._positions, position)

    def place_anew(self, card: i64) -> None:
        self._tried = vec[i64]([0] * len(self._zones))
        placed = self._place(card)
        assert placed, "a zone rules out cards that lie in it"

    def _place(self, card: i64) -> bool:
        back = self._world.back(card)
        slots: i64 = len(self._zones)
        slot = self._rng.below(slots)
        for _ in range(slots):
            slot = slot + 1 if slot + 1 < slots else 0
            zone = self._zones[slot]
            held = zone.cards[self._positions[slot]]
            held_back = -1 - held if held < 0 else self._world.back(held)
            if self._tried[slot] == 0 and held_back == back and not zone.bars(card):
                self._tried[slot] = 1
                if held < 0 or self._place(held):
                    zone.cards[self._positions[slot]] = card
                    return True
        return False
